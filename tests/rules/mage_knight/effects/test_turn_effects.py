"""Turn: effects at any time of it, the duty to play or discard a card, and the end."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_turn import (
    DISCARDS,
    GLADE,
    MAP,
    TAKE_TURN,
    VILLAGE,
    actions,
    moves,
    turn_of,
    with_points,
)
from tests.rules.mage_knight.look import (
    crystals_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    offered,
    options,
    play,
    played_by,
)

# ---- effects at any time ----


def in_state(state: str, *cards: str) -> MageKnightTable:
    """Bring a player with two cards of a special effect, one to move and others into a state of the turn."""
    hand = {0: ["concentration", "concentration", "tranquility", "march", *cards]}
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


@rule("mage_knight.turn.move-part-of-effect-ignored-outside-phase")
@pytest.mark.parametrize(("state", "moved"), [("open", True), ("after", False)])
def test_the_moving_part_of_an_effect_with_other_parts_is_left_out(state: str, moved: bool) -> None:
    game = in_state(state, "druidic-staff", "swiftness", "rage")  # white moves the hero, red does nothing here
    play(game, "play druidic-staff")
    assert ("swiftness" in offered(game, "card")) == moved
    assert "tranquility" in offered(game, "card")  # green heals in both states
    if moved:
        game.play("card swiftness")
        assert offered(game, "go")


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
    play(game, "card rage", "done", "end-turn")
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
    play(game, "go 2,-1", "end-turn", "done")  # the other hero's space: back with a Wound, which stays
    assert hand_of(game).count("wound") == 1
    assert (game.seat, discard_of(game)) == (1, [])


@rule("mage_knight.turn.only-wounds-must-rest")
def test_with_only_wounds_and_no_card_played_a_rest_is_all_there_is() -> None:
    skills = {0: ["goldyx-flight", "goldyx-potion-making"]}
    game = turn_of(heroes=("goldyx", "tovak"), hand={0: ["wound", "wound"]}, at={0: VILLAGE}, move=9, skills=skills)
    assert options(game) == ["rest", "use goldyx-potion-making"]
    mixed = turn_of(heroes=("goldyx", "tovak"), hand={0: ["wound", "march"]}, at={0: VILLAGE}, move=9, skills=skills)
    assert moves(mixed)
    assert actions(mixed)
    assert "use goldyx-flight" in options(mixed)
    mixed.play("play march")
    assert moves(mixed)
    assert actions(mixed)
    assert "end-turn" in options(mixed)


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
    play(game, "power march", "pay green-die green")
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
