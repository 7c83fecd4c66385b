"""Turn: a normal turn with its movement and its one action, mandatory or voluntary."""

from functools import partial

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import Space
from tests.rules.mage_knight.arrange_turn import (
    GLADE,
    KEEP,
    TAKE_TURN,
    VILLAGE,
    WEST_OF_KEEP,
    actions,
    beside_orcs,
    moves,
    turn_of,
    with_points,
)
from tests.rules.mage_knight.look import end_turn, foes_of, offered, options, place_of, play

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
    assert moves(game)
    assert actions(game) == ["interact"]
    assert "end-turn" in options(game)
    play(game, "interact", "done")
    with_points(game, 9)
    assert moves(game) == actions(game) == []
    assert "end-turn" in options(game)


@rule("mage_knight.turn.no-moving-after-action")
def test_neither_step_nor_exploration_follows_a_combat() -> None:
    game = beside_orcs(hand={0: ["march"]}, at={0: (4, -3)}, move=9)
    assert offered(game, "explore")
    assert offered(game, "go")
    assert actions(game) == ["challenge 3,-3"]
    play(game, "challenge 3,-3", "next", "next", "damage 0 0", "next")
    assert game.asks == TAKE_TURN
    assert moves(with_points(game, 9)) == []


@rule("mage_knight.turn.one-action-per-turn")
def test_after_one_action_there_is_no_other() -> None:
    tiles = {(1, 0): "countryside-07"}
    village = partial(table, tiles=tiles, at={0: (2, -2)}, hand={0: ["march"]}, next_enemies=["monks"], forced=False)
    game = village()
    assert actions(game) == ["interact", "burn"]
    play(game, "interact", "done")
    assert (game.asks, actions(game)) == (TAKE_TURN, [])
    burns = village()
    play(burns, "burn", "next", "next", "damage 0 0", "next")
    assert (burns.asks, actions(burns)) == (TAKE_TURN, [])


@rule("mage_knight.turn.one-action-per-turn")
def test_a_mandatory_action_is_the_only_one() -> None:
    game = turn_of(hand={0: ["rage"]}, at={0: WEST_OF_KEEP}, move=3, enemies={KEEP: []})
    play(game, "go 4,-3", "next", "next")  # nobody defends it
    assert (place_of(game, 0), game.asks, actions(game)) == (KEEP, TAKE_TURN, [])
    later = turn_of(hand={0: ["rage"]}, at={0: KEEP}, shields={KEEP: [0]}, enemies={KEEP: []})
    assert actions(later) == ["interact"]


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
    game = turn_of(hand={0: ["march"]}, at={0: VILLAGE}, influence=3, reputation={0: 5})
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
    tiles = {(1, 0): "countryside-04", (1, 1): "core-06"}
    site, beside = ((4, -5), (5, -6)) if len(garrison) > 1 else ((3, -2), (4, -3))
    enemies = {site: garrison, (2, -2): [], (3, -5): []}
    game = table(tiles=tiles, hand={0: ["march"]}, at={0: beside}, move=5, enemies=enemies, forced=False)
    game.play(f"go {site[0]},{site[1]}")
    assert sorted(foes_of(game)) == sorted(garrison)
    assert place_of(game, 0) == site


@rule("mage_knight.turn.mandatory-action-rampaging", "mage_knight.turn.voluntary-action-only-without-mandatory")
def test_provoked_enemies_are_fought_and_nothing_else_is_done() -> None:
    game = beside_orcs(hand={0: ["march"]}, at={0: (3, -2)}, move=9)
    assert actions(game) == ["challenge 3,-3"]
    game.play("go 4,-3")
    assert foes_of(game) == ["diggers"]
    assert actions(game) == moves(game) == []
    assert "end-turn" not in options(game)


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
    enemies: dict[Space, list[str]] = {(3, -2): []} if ruins else {}
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
    end_turn(game)
    assert game.turn.seat == 1
