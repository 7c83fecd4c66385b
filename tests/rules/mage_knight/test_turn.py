"""Turn: a normal turn with its movement and its one action, effects at any time, and the end."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content import DEED
from roundtable.kernel.zone import bit
from tests.proof import rule
from tests.rules.mage_knight.arrange import (
    Space,
    crystals_of,
    discard_of,
    end_turn,
    foes_of,
    hand_of,
    mana_of,
    offered,
    options,
    place_of,
    play,
    played_by,
    settle,
    table,
)

MAP = {(0, 1): "countryside-01", (1, 0): "countryside-03"}
ORC = (1, -4)  # beside the glade
GLADE = (1, -3)
VILLAGE = (2, -1)
KEEP = (4, -3)
WEST_OF_KEEP = (3, -3)
TAKE_TURN = "mage_knight.turn.two-options-normal-or-rest"
DISCARDS = "mage_knight.end-of-turn.discard-non-wounds-before-drawing"

ACTIONS = ("interact", "enter", "tribute", "burn", "challenge")
turn_of = partial(table, tiles=MAP, enemies={ORC: ["prowlers"], KEEP: ["guardsmen"]}, forced=False)


def actions(game: MageKnightTable) -> list[str]:
    """Give the voluntary actions offered."""
    return [notation for notation in options(game) if notation.split()[0] in ACTIONS]


def moves(game: MageKnightTable) -> list[str]:
    """Give the steps and explorations offered."""
    return [notation for notation in options(game) if notation.split()[0] in ("go", "explore")]


def with_points(game: MageKnightTable, move: int) -> MageKnightTable:
    """Give the player on turn Move points."""
    game.turn.move = move
    settle(game)
    return game


# ---- the course of a normal turn ----


@rule("mage_knight.turn.two-options-normal-or-rest")
def test_a_turn_is_either_normal_or_a_rest() -> None:
    game = turn_of(hand={0: ["march", "rage"]}, at={0: (1, 0)}, move=2)
    assert game.asks == TAKE_TURN
    assert {"go 0,0", "go 2,-1", "rest"} <= set(options(game))
    game.play("go 2,-1")
    assert "rest" not in options(game)
    rested = turn_of(hand={0: ["march", "rage"]}, at={0: VILLAGE}, move=2)
    assert {"interact", "rest"} <= set(options(rested))
    rested.play("rest")
    assert moves(rested) == actions(rested) == []
    acted = turn_of(hand={0: ["march", "rage"]}, at={0: VILLAGE})
    play(acted, "interact", "done")
    assert "rest" not in options(acted)


@rule("mage_knight.turn.normal-turn-move-then-action", "mage_knight.turn.no-moving-after-action")
def test_moving_comes_before_the_action_and_both_may_be_left_out() -> None:
    game = turn_of(hand={0: ["march", "promise"]}, at={0: (1, 0)}, move=9)
    assert "end-turn" in options(game)
    game.play("go 2,-1")
    assert moves(game) and actions(game) == ["interact"]
    assert "end-turn" in options(game)
    play(game, "interact", "done")
    with_points(game, 9)
    assert moves(game) == actions(game) == []
    assert "end-turn" in options(game)


@rule("mage_knight.turn.no-moving-after-action")
def test_neither_step_nor_exploration_follows_a_combat() -> None:
    game = turn_of(hand={0: ["march"]}, at={0: (2, -3)}, enemies={(2, -3): []}, move=9)
    assert offered(game, "explore") and offered(game, "go")
    play(game, "challenge 1,-4", "next", "next", "damage 0 0", "next")
    assert game.asks == TAKE_TURN
    assert moves(with_points(game, 9)) == []


@rule("mage_knight.turn.one-action-per-turn")
def test_after_one_action_there_is_no_other() -> None:
    orcs = {(0, 1): "countryside-02", (1, 0): "countryside-01"}  # a village and orcs beside one space
    game = table(tiles=orcs, hand={0: ["march"]}, at={0: (4, -2)}, enemies={(3, -3): ["prowlers"]})
    assert actions(game) == ["interact"]
    play(game, "interact", "done")
    assert actions(game) == []
    ruins = {(1, 0): "countryside-07"}
    dungeon = table(tiles=ruins, hand={0: ["march"]}, at={0: (3, -1)}, next_enemies=["gargoyle"])
    assert actions(dungeon) == ["enter"]
    play(dungeon, "enter", "next", "next", "damage 0 0", "next")
    assert (dungeon.asks, actions(dungeon)) == (TAKE_TURN, [])


@rule("mage_knight.turn.unspent-points-lost-at-action")
def test_points_left_are_lost_when_the_action_begins() -> None:
    game = turn_of(hand={0: ["march"]}, at={0: VILLAGE}, move=5, influence=3)
    game.play("interact")
    assert (game.turn.move, game.turn.influence) == (0, 0)
    fights = turn_of(hand={0: ["march"]}, at={0: GLADE}, move=5, influence=3)
    fights.play("challenge 1,-4")
    assert (fights.turn.move, fights.turn.influence) == (0, 0)
    assaults = turn_of(hand={0: ["march"]}, at={0: WEST_OF_KEEP}, move=8, influence=3)
    assaults.play("go 4,-3")
    assert (assaults.turn.move, assaults.turn.influence) == (0, 0)


@rule("mage_knight.turn.unspent-points-lost-at-action")
def test_an_interaction_begins_with_the_reputation_modifier_alone() -> None:
    game = turn_of(hand={0: ["march"]}, at={0: VILLAGE}, influence=3, reputation={0: 3})
    game.play("interact")
    assert game.turn.influence == 2


# ---- mandatory actions ----


@rule("mage_knight.turn.mandatory-action-assault", "mage_knight.turn.voluntary-action-only-without-mandatory")
def test_entering_an_unconquered_keep_is_a_combat_with_its_garrison() -> None:
    game = turn_of(hand={0: ["march"]}, at={0: WEST_OF_KEEP}, move=3)
    game.play("go 4,-3")
    assert foes_of(game) == ["guardsmen"]
    assert actions(game) == moves(game) == []
    assert "end-turn" not in options(game)


@rule("mage_knight.turn.mandatory-action-assault")
@pytest.mark.parametrize("garrison", [["monks"], ["freezers", "swordsmen", "minotaur"]])
def test_the_whole_garrison_of_a_tower_or_city_is_fought(garrison: list[str]) -> None:
    city = len(garrison) > 1
    tiles = {(1, 0): "countryside-04", (1, 1): "core-06"}
    site, start, step = ((4, -5), (5, -6), "go 4,-5") if city else ((3, -2), (3, -3), "go 3,-2")
    game = table(tiles=tiles, hand={0: ["march"]}, at={0: start}, move=5, enemies={site: garrison})
    game.play(step)
    assert sorted(foes_of(game)) == sorted(garrison)
    assert place_of(game, 0) == site


@rule("mage_knight.turn.mandatory-action-rampaging", "mage_knight.turn.voluntary-action-only-without-mandatory")
def test_provoked_enemies_are_fought_and_nothing_else_is_done() -> None:
    tiles = {(1, 0): "countryside-05"}  # a monastery and a mine beside the same orcs
    game = table(tiles=tiles, hand={0: ["march"]}, at={0: (3, -1)}, move=9, enemies={(4, -2): ["diggers"]})
    game.turn.path = ((0),)
    quiet = game.clone()
    quiet.play("challenge 4,-2")
    lake = {(1, 0): "countryside-02"}
    village = table(tiles=lake, hand={0: ["march"]}, at={0: (3, -2)}, move=9, enemies={(3, -3): ["diggers"]})
    village.play("go 4,-3")
    assert foes_of(village) == ["diggers"]
    assert actions(village) == moves(village) == []
    assert "end-turn" not in options(village)


# ---- voluntary actions ----


@rule("mage_knight.turn.voluntary-action-interact")
@pytest.mark.parametrize(
    ("tile", "place", "shields"),
    [
        ("countryside-03", VILLAGE, []),
        ("countryside-07", (2, -2), []),
        ("countryside-03", KEEP, [0]),
        ("countryside-04", (3, -2), [1]),
        ("core-06", (3, -2), [1]),
    ],
    ids=["village", "monastery", "keep", "tower", "city"],
)
def test_inhabited_sites_offer_interaction(tile: str, place: Space, shields: list[int]) -> None:
    marks = {place: shields}
    game = table(tiles={(1, 0): tile}, hand={0: ["march"]}, at={0: place}, shields=marks, enemies={place: []})
    assert "interact" in options(game)
    game.play("interact")
    assert "sideways march influence" in options(game)
    away = table(tiles={(1, 0): tile}, hand={0: ["march"]}, at={0: (1, 0)}, shields=marks, enemies={place: []})
    assert "interact" not in options(away)


@rule("mage_knight.turn.voluntary-action-adventure-site")
@pytest.mark.parametrize(
    ("tile", "place", "drawn"),
    [
        ("countryside-08", (4, -3), ["guardsmen", "monks"]),
        ("countryside-07", (3, -1), ["gargoyle"]),
        ("core-01", (4, -3), ["ice-dragon"]),
        ("countryside-06", (2, -2), ["medusa"]),
        ("core-01", (2, -2), ["minotaur", "werewolf"]),
    ],
    ids=["ruins", "dungeon", "tomb", "den", "grounds"],
)
def test_adventure_sites_can_be_entered(tile: str, place: Space, drawn: list[str]) -> None:
    ruins = {place: "ruins-grey-violet"} if tile == "countryside-08" else {}
    enemies = {(3, -2): []} if ruins else {}
    game = table(
        tiles={(1, 0): tile}, hand={0: ["march"]}, at={0: place}, ruins=ruins, enemies=enemies, next_enemies=drawn
    )
    assert actions(game) == ["enter"]
    game.play("enter")
    assert sorted(foes_of(game)) == sorted(drawn)


@rule("mage_knight.turn.voluntary-action-challenge")
def test_one_or_more_rampaging_enemies_beside_the_hero_can_be_challenged() -> None:
    orcs = {(5, -5): ["prowlers"], (3, -4): ["diggers"]}
    arrange = partial(table, tiles={(1, 0): "countryside-03", (1, 1): "core-05"}, hand={0: ["march"]}, enemies=orcs)
    game = arrange(at={0: (4, -4)})
    assert offered(game, "challenge") == ["5,-5", "3,-4"]
    game.play("challenge 3,-4")
    both = game.clone()
    play(game, "done")
    assert foes_of(game) == ["diggers"]
    both.play("challenge 5,-5")
    assert foes_of(both) == ["diggers", "prowlers"]
    one = arrange(at={0: (3, -3)})
    assert offered(one, "challenge") == ["3,-4"]
    one.play("challenge 3,-4")
    assert foes_of(one) == ["diggers"]
    assert offered(arrange(at={0: (3, -1)}), "challenge") == []


@rule("mage_knight.turn.voluntary-action-burn-monastery")
def test_a_monastery_can_be_burned_in_a_combat() -> None:
    game = table(tiles={(1, 0): "countryside-07"}, hand={0: ["march"]}, at={0: (2, -2)}, next_enemies=["monks"])
    assert actions(game) == ["interact", "burn"]
    game.play("burn")
    assert foes_of(game) == ["monks"]


@rule("mage_knight.turn.voluntary-action-none")
@pytest.mark.parametrize("place", [(0, 0), VILLAGE, GLADE])
def test_the_turn_may_end_without_an_action(place: Space) -> None:
    game = turn_of(hand={0: ["march"]}, at={0: place}, move=1)
    assert "end-turn" in options(game)
    end_turn(game)
    assert game.turn.seat == 1


# ---- effects at any time ----


def in_state(state: str) -> MageKnightTable:
    """Bring a player with two cards of a special effect, one to move and one to rest with into a state of the turn."""
    hand = {0: ["concentration", "concentration", "tranquility", "march"]}
    steps = {
        "open": [],
        "movement": ["play march", "go 2,-1"],
        "interaction": ["interact"],
        "ranged": ["challenge 1,-4"],
        "block": ["challenge 1,-4", "next"],
        "damage": ["challenge 1,-4", "next", "next"],
        "attack": ["challenge 1,-4", "next", "next", "damage 0 0"],
        "after": ["interact", "done"],
        "rest": ["rest"],
        "rested": ["rest", "card march", "done"],
    }
    fights = state in ("ranged", "block", "damage", "attack")
    place = GLADE if fights else (1, 0) if state == "movement" else VILLAGE
    game = turn_of(hand=hand, at={0: place})
    play(game, *steps[state])
    return game


STATES = ["open", "movement", "interaction", "ranged", "block", "damage", "attack", "after", "rest", "rested"]


@rule("mage_knight.turn.special-effects-any-time")
@pytest.mark.parametrize("state", STATES)
def test_special_effects_can_be_played_in_every_state_of_the_turn(state: str) -> None:
    game = in_state(state)
    play(game, "play concentration", "colour blue", "play concentration", "colour white")
    assert mana_of(game) == {"blue": 1, "white": 1}


@rule("mage_knight.turn.special-effects-any-time", "mage_knight.turn.end-sequence-no-effects")
def test_no_effect_is_played_once_the_end_is_announced() -> None:
    game = turn_of(
        heroes=("goldyx", "tovak"),
        hand={0: ["concentration", "tranquility", "wound"]},
        at={0: VILLAGE},
        crystals={0: ["green"]},
        units={0: ["herbalists"]},
        skills={0: ["goldyx-potion-making", "goldyx-motivation"]},
    )
    own = {"play concentration", "play tranquility", "crystal green", "use goldyx-potion-making", "activate 0 0"}
    assert {*own, "use goldyx-motivation"} <= set(options(game))
    game.play("end-turn")
    assert game.asks == DISCARDS
    assert sorted(options(game)) == ["card concentration", "card tranquility"]
    game.play("card tranquility")
    assert sorted(options(game)) == ["card concentration", "done"]


@rule("mage_knight.turn.special-effects-before-turn-type")
def test_a_special_effect_leaves_both_kinds_of_turn_open() -> None:
    game = turn_of(hand={0: ["concentration", "march"]}, at={0: VILLAGE}, move=2)
    play(game, "play concentration", "colour blue")
    assert {"go 1,0", "interact", "rest"} <= set(options(game))


@rule("mage_knight.turn.move-effects-any-time")
def test_any_number_of_move_effects_before_and_between_steps() -> None:
    hand = {0: ["march", "march", "stamina", "rage"]}
    game = turn_of(hand=hand, at={0: (1, 0)})
    play(game, "play march", "sideways rage move")
    assert game.turn.move == 3
    play(game, "go 2,-1", "play march", "play stamina")
    assert game.turn.move == 5


@rule("mage_knight.turn.move-effects-any-time")
def test_any_number_of_influence_effects_in_an_interaction() -> None:
    game = turn_of(hand={0: ["promise", "threaten", "rage"]}, at={0: VILLAGE})
    play(game, "interact", "play promise", "play threaten", "sideways rage influence")
    assert game.turn.influence == 5


@rule("mage_knight.turn.move-effects-any-time")
def test_move_and_influence_effects_in_combat_where_they_serve_for_something() -> None:
    hand = {0: ["agility", "march", "diplomacy", "promise"]}
    game = turn_of(hand=hand, at={0: GLADE})
    play(game, "challenge 1,-4", "next")
    play(game, "play diplomacy", "play promise", "next", "damage 0 0")
    assert game.turn.influence == 4
    play(game, "play agility", "play march")
    assert game.turn.move == 4


@rule("mage_knight.turn.no-moving-outside-movement-phase")
@pytest.mark.parametrize("state", [state for state in STATES if state not in ("open", "movement")])
def test_outside_the_movement_nobody_moves_or_explores(state: str) -> None:
    assert moves(with_points(in_state(state), 20)) == []


@rule("mage_knight.turn.no-moving-outside-movement-phase")
@pytest.mark.parametrize("state", ["open", "movement"])
def test_in_the_movement_steps_are_open(state: str) -> None:
    assert moves(with_points(in_state(state), 20))


def with_staff(state: str) -> MageKnightTable:
    """Give the player the Druidic Staff, whose white effect moves the hero, and white and red cards to discard."""
    game = in_state(state)
    staff = DEED.at("druidic-staff")
    game.players[0].hand.put(staff, bit(0), game.clock)
    return game


@rule("mage_knight.turn.move-part-of-effect-ignored-outside-phase")
def test_an_effect_that_moves_the_hero_does_nothing_outside_the_movement() -> None:
    spells = {0: ["underground-travel", "wings-of-wind", "rage"]}
    arrange = partial(turn_of, heroes=("goldyx", "tovak"), hand=spells, mana={0: ["green", "white"]}, at={0: VILLAGE})
    directly = {"play underground-travel", "play wings-of-wind", "use goldyx-flight"}
    moving = arrange(move=3, skills={0: ["goldyx-flight"]})
    assert directly <= set(options(moving))
    for steps in (["interact"], ["interact", "done"], ["rest"]):
        game = arrange(move=3, skills={0: ["goldyx-flight"]})
        play(game, *steps)
        assert not directly & set(options(with_points(game, 3)))


# ---- the duty to play or discard a card ----


@rule("mage_knight.turn.at-least-one-card-played-or-discarded")
def test_who_has_played_nothing_must_discard_a_card_at_the_end() -> None:
    game = turn_of(hand={0: ["march", "rage"]}, at={0: VILLAGE}, move=2)
    play(game, "go 1,0", "end-turn")
    assert (game.asks, options(game)) == (DISCARDS, ["card rage", "card march"])
    game.play("card rage")
    assert "done" in options(game)
    played = turn_of(hand={0: ["march", "rage"]}, at={0: VILLAGE})
    play(played, "play march", "end-turn")
    assert options(played) == ["card rage", "done"]


@rule("mage_knight.turn.at-least-one-card-played-or-discarded")
def test_a_rest_cannot_end_before_its_discard() -> None:
    game = turn_of(hand={0: ["march", "rage"]}, at={0: VILLAGE})
    game.play("rest")
    assert "end-turn" not in options(game)
    play(game, "card rage", "end-turn")
    assert (game.asks, options(game)) == (DISCARDS, ["card march", "done"])


@rule("mage_knight.turn.at-least-one-card-waived-for-empty-hand")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    game = turn_of(hand={1: ["rage"]}, at={0: VILLAGE}, move=2)
    assert hand_of(game) == []
    play(game, "go 1,0", "end-turn")
    assert (game.seat, game.asks) == (1, TAKE_TURN)
    assert (len(hand_of(game)), discard_of(game)) == (5, [])


@rule("mage_knight.turn.at-least-one-card-waived-for-empty-hand")
def test_wounds_that_effects_have_left_need_not_be_discarded() -> None:
    game = turn_of(at={0: (1, 0), 1: VILLAGE}, hand={1: ["rage"]}, move=2)
    play(game, "go 2,-1", "end-turn")  # the other hero's space: back with a Wound
    assert hand_of(game).count("wound") == 1
    assert (game.turn.seat, discard_of(game)) == (1, [])


@rule("mage_knight.turn.only-wounds-must-rest")
def test_with_only_wounds_and_no_card_played_a_rest_is_all_there_is() -> None:
    skills = {0: ["goldyx-flight", "goldyx-potion-making"]}
    game = turn_of(heroes=("goldyx", "tovak"), hand={0: ["wound", "wound"]}, at={0: VILLAGE}, move=9, skills=skills)
    assert options(game) == ["rest", "use goldyx-potion-making"]
    mixed = turn_of(heroes=("goldyx", "tovak"), hand={0: ["wound", "march"]}, at={0: VILLAGE}, move=9, skills=skills)
    assert moves(mixed) and actions(mixed) and "use goldyx-flight" in options(mixed)
    mixed.play("play march")
    assert moves(mixed) and actions(mixed) and "end-turn" in options(mixed)


# ---- the end of the turn ----


@rule("mage_knight.turn.end-announced")
def test_the_turn_lasts_until_the_player_ends_it() -> None:
    game = turn_of(hand={0: ["march", "rage"], 1: ["rage"]}, at={0: VILLAGE})
    play(game, "play march", "interact", "done")
    assert (game.seat, "end-turn" in options(game)) == (0, True)
    end_turn(game)
    assert (game.seat, played_by(game)) == (1, [])


@rule("mage_knight.turn.end-next-player-may-start")
def test_the_dice_are_back_first_and_then_the_next_in_round_order_starts() -> None:
    hand = {0: ["march", "rage"], 1: ["rage"], 2: ["rage"]}
    tactic = {0: "planning", 1: "great-start", 2: "early-bird"}
    game = table(3, tiles=MAP, hand=hand, at={0: VILLAGE}, source=["green", "gold", "red"], tactic=tactic)
    game.order = (2, 0, 1)
    play(game, "power march")
    assert len(game.source) == 2
    game.play("end-turn")
    assert (game.seat, game.asks, len(game.source)) == (0, DISCARDS, 3)
    game.play("done")
    assert game.seat == 1


@rule("mage_knight.turn.end-next-player-may-wait")
def test_the_next_turn_begins_when_the_last_one_is_completely_over() -> None:
    game = turn_of(hand={0: ["march", "rage"], 1: ["rage"]}, at={0: VILLAGE})
    play(game, "play march", "end-turn")
    assert game.waiting == [0]
    play(game, "done")
    assert (game.waiting, len(hand_of(game)), crystals_of(game, 1)) == ([1], 5, {})

