"""Sites of the Lost Legion: deep mines, refugee camps, mazes and labyrinths."""

from typing import Any, Final

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import KIND_OF, KIND_OF_CARD
from roundtable.games.mage_knight.content.names import KIND, PART
from roundtable.games.mage_knight.scoring import parts
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, do, fallen, foe, phase_of, to
from tests.rules.mage_knight.arrange_foes import MANY, defeated
from tests.rules.mage_knight.arrange_sites import (
    CENTRE,
    EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    actions,
    on,
    seen,
    shields_at,
    turn_of,
)
from tests.rules.mage_knight.look import crystals_of, foes_of, offered, options, play, units_of

DEEP_MINES: Final = [
    ("countryside-13", SOUTH_EAST, ["blue", "green"]),
    ("countryside-14", WEST, ["red", "white"]),
    ("core-10", NORTH_WEST, ["red", "blue", "green", "white"]),
]
CAMP: Final = ("countryside-12", WEST, SOUTH_WEST)
MAZE: Final = ("countryside-12", SOUTH_WEST, WEST)
OTHER_MAZE: Final = ("countryside-14", EAST, CENTRE)
LABYRINTH: Final = ("core-09", NORTH_WEST, CENTRE)
OTHER_LABYRINTH: Final = ("core-10", EAST, CENTRE)
MAZES: Final = [MAZE, OTHER_MAZE, LABYRINTH, OTHER_LABYRINTH]
REWARDS: Final = {2: [], 4: ["spell"], 6: ["artifact"]}

Place = tuple[str, tuple[int, int], tuple[int, int]]


# ---- deep mines ----


@pytest.mark.parametrize(("tile", "place", "colours"), DEEP_MINES)
def test_a_deep_mine_gives_a_crystal_of_one_of_its_colours(
    tile: str, place: tuple[int, int], colours: list[str]
) -> None:
    for colour in colours:
        game = table(tiles={(0, 1): tile}, at={0: place}, hand={0: ["march"]}, forced=False)
        play(game, "sideways march move", "end-turn")
        assert offered(game, "colour") == colours
        game.play(f"colour {colour}")
        assert crystals_of(game) == {colour: 1}


def test_a_deep_mine_gives_no_fourth_crystal() -> None:
    tile, place, _ = DEEP_MINES[1]
    game = table(tiles={(0, 1): tile}, at={0: place}, hand={0: ["march"]}, crystals={0: ["red"] * 3}, forced=False)
    play(game, "sideways march move", "end-turn")
    assert offered(game, "colour") == ["white"]
    full = table(tiles={(0, 1): tile}, at={0: place}, hand={0: ["march"]}, crystals={0: ["red"] * 3 + ["white"] * 3})
    play(full, "sideways march move")
    assert crystals_of(full) == {"red": 3, "white": 3}


# ---- refugee camps ----

UNITS: Final = {  # with what they cost, and how much more at a camp
    "peasants": (4, 0),
    "utem-swordsmen": (6, 1),
    "red-cape-monks": (7, 1),
    "ice-mages": (9, 1),
    "altem-mages": (12, 3),
    "delphana-masters": (13, 3),
}


def with_influence(game: MageKnightTable, influence: int) -> None:
    """Let there be so much Influence."""
    game.turn.influence = influence
    settle(game)


@pytest.mark.parametrize("unit", list(UNITS))
def test_a_refugee_camp_sells_any_unit_for_a_surcharge(unit: str) -> None:
    cost, more = UNITS[unit]
    for influence, enough in ((cost + more - 1, False), (cost + more, True)):
        game = on(CAMP, unit_offer=[unit], hand=["march"], forced=False)
        game.play("interact")
        with_influence(game, influence)
        assert (unit in offered(game, "recruit")) is enough
        if enough:
            play(game, f"recruit {unit}")
            assert (units_of(game), game.turn.influence) == ([unit], 0)


def test_a_refugee_camp_sells_nothing_else() -> None:
    game = on(CAMP, unit_offer=["peasants"], hand=["march"], forced=False)
    game.play("interact")
    with_influence(game, 20)
    verbs = {notation.split()[0] for notation in options(game)}
    assert verbs == {"recruit", "sideways", "done"}


def test_the_surcharge_of_a_camp_is_lowered_by_discounts_only() -> None:
    game = on(CAMP, unit_offer=["altem-mages"], hand=["march"], skills={0: ["norowas-bonds-of-loyalty"]}, forced=False)
    game.play("interact")
    with_influence(game, 10)
    play(game, "recruit altem-mages", "skill norowas-bonds-of-loyalty", "accept")
    assert game.turn.influence == 10 - (12 + 3 - 5)


# ---- mazes and labyrinths ----


def inside(place: Place, **more: Any) -> MageKnightTable:  # noqa: ANN401
    """Let seat 0 enter a maze or labyrinth; nobody else is near."""
    game = on(place, fame=more.pop("fame", {0: 99}), forced=False, **more)
    game.play("enter")
    return game


def walk(game: MageKnightTable, path: int) -> MageKnightTable:
    """Pay for a path with cards played sideways."""
    while f"number {path}" not in options(game):
        game.play(next(one for one in options(game) if one.startswith("sideways")))
    game.play(f"number {path}")
    return game


def monster(place: Place) -> str:
    """Give an enemy of a maze, or of a labyrinth."""
    return "minotaur" if place[0].startswith("countryside") else "swamp-dragon"


@pytest.mark.parametrize("place", MAZES)
@pytest.mark.parametrize("path", [2, 4, 6])
def test_each_path_of_a_maze_has_its_price_and_its_reward(place: Place, path: int) -> None:
    game = inside(place, next_enemies=[monster(place)], deck={0: []})
    walk(game, path)
    assert (foes_of(game), game.turn.move) == ([monster(place)], 0)
    foe(game).skips = True
    defeated(to(game, ATTACK), 0)
    play(game, "next")
    assert (shields_at(game, place[1]), seen(game, place[1])["paths"]) == ([0], [path])
    play(game, "end-turn")
    while [one for one in options(game) if one.split()[0] in ("reward", "pick", "colour")]:
        game.play_at(0)
    labyrinth = ["advanced-action"] if place[0].startswith("core") else []
    kinds = [KIND.words[KIND_OF_CARD[KIND_OF[deed]]] for deed in game.players[0].deck.cards]
    assert sorted(kinds) == sorted(labyrinth + REWARDS[path])
    assert sum(crystals_of(game).values()) == (2 if path == 2 else 0)
    assert parts(game, 0)[PART.at("adventurer")] == 2


def test_the_crystals_of_a_maze_are_of_any_colour() -> None:
    game = walk(inside(MAZE, next_enemies=["minotaur"]), 2)
    foe(game).skips = True
    defeated(to(game, ATTACK), 0)
    play(game, "next", "end-turn", "reward crystal-choice")
    assert offered(game, "colour") == ["red", "blue", "green", "white"]
    play(game, "colour white", "reward crystal-choice", "colour red")
    assert crystals_of(game) == {"white": 1, "red": 1}


def test_a_path_takes_fresh_move_points() -> None:
    game = on(MAZE, forced=False)
    game.turn.move = 6
    game.play("enter")
    assert (phase_of(game), game.turn.move, offered(game, "number")) == ("path", 0, [])


def test_only_move_effects_help_on_the_way() -> None:
    game = inside(MAZE, hand=["march", "rage", "promise", "tranquility"], mana={0: ["green"]})
    assert offered(game, "play") == ["march"]
    assert {one.split()[-1] for one in options(game) if one.startswith("sideways")} == {"move"}
    do(game, "power march")
    assert offered(game, "number") == ["2", "4"]


def test_move_points_left_over_serve_against_a_cumbersome_enemy() -> None:
    game = inside(MAZE, hand=["march"], mana={0: ["green"]}, next_enemies=["earth-elemental"])
    do(game, "power march", "number 2")
    assert "slow 0 0" in options(to(game, BLOCK))


def test_whoever_turns_back_has_used_the_action() -> None:
    game = inside(MAZE)
    game.play("give-up")
    assert (game.combat, game.turn.acted, shields_at(game, SOUTH_WEST)) == (None, True, [])
    assert actions(game) == []


def test_the_enemy_of_a_maze_is_discarded_either_way_and_nothing_won_if_it_stands() -> None:
    game = walk(inside(MAZE, next_enemies=["gargoyle"]), 2)
    while game.combat is not None:
        to(game, ATTACK)
        play(game, "next")
    assert (shields_at(game, SOUTH_WEST), fallen(game, "brown")[-1]) == ([], "gargoyle")
    assert seen(game, SOUTH_WEST)["paths"] == []


def test_a_path_is_conquered_once_and_each_player_conquers_one_of_a_maze() -> None:
    game = walk(inside(MAZE, next_enemies=["minotaur"]), 4)
    foe(game).skips = True
    defeated(to(game, ATTACK), 0)
    play(game, "next")
    turn_of(game, 0, SOUTH_WEST)
    assert "enter" not in actions(game)
    game.players[0].space, other = -1, game.players[0].hand
    game.players[1].hand = other
    turn_of(game, 1, SOUTH_WEST)
    game.play("enter")
    game.turn.move = 9
    settle(game)
    assert offered(game, "number") == ["2", "6"]


@pytest.mark.parametrize("place", [MAZE, LABYRINTH])
def test_one_ready_unit_may_come_along_and_no_other_is_used(place: Place) -> None:
    units = ["peasants", "foresters", "herbalists spent", "utem-guardsmen wounded"]
    game = inside(place, units={0: units}, next_enemies=[monster(place)])
    assert options(game) == ["unit 0", "unit 1", "decline"]
    game.play("unit 1")
    assert {one.split()[0] for one in offered(game, "activate")} == {"1"}
    walk(game, 2)
    play(to(game, "assign-damage"), "damage 0 0")
    assert offered(game, "assign") == ["1"]


def test_without_a_companion_no_unit_is_used() -> None:
    game = inside(MAZE, units={0: ["peasants"]}, next_enemies=["minotaur"])
    game.play("decline")
    assert offered(game, "activate") == []
    walk(game, 2)
    to(game, "assign-damage").play("damage 0 0")
    assert offered(game, "assign") == []


def test_night_rules_do_not_hold_in_a_maze() -> None:
    game = walk(inside(MAZE, next_enemies=["minotaur"], hand=[*MANY[:6], "fireball"], mana={0: ["red", "black"]}), 2)
    game.play("target 0")
    assert "power fireball" not in options(game)
