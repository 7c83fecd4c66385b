"""Scoring, category 2: manors in the territories of the environs."""

import pytest

from roundtable.games.merlin.names import PLAYER_COLOURS
from tests.proof import rule
from tests.rules.merlin.arrange import pass_round, points, scored, shown

TERRAINS = {"m": "mountain", "f": "forest", "l": "lake"}


def land(*rows: str) -> list[str]:
    """Give the tiles of rows like "m m+ f"; every second row lies half a tile further to the right."""
    return [TERRAINS[word[0]] + word[1:] for row in rows for word in row.split()]


# Three territories of six tiles.
THREE = land(
    "m  m  m+ m  m+ m",
    "  f  f+ f  f  f+ f",
    "l  l  l  l+ l  l+",
)
# Three territories of eight tiles.
GREAT = land(
    "m  m  m  m+ m  m",
    "  m+ m+ f  f+ f  f",
    "l  l  f  f+ f+ f",
    "  l+ l  l+ l  l  l+",
)
# Nine territories, and how many tiles the one of each place has.
MANY = land(
    "m+ f  m  m  l  l",
    "  m  f  l+ l  f+ m",
    "l  f  m+ f+ l+ f",
)
SIZES = """
 2  3  2  2  5  5
   2  3  5  5  2  1
 1  3  1  1  5  2
"""
# The picture of the rulebook: a forest of five tiles, territories of two tiles (c2) and of one (d4).
PICTURE = land(
    "f  f+ f  m  m  l",
    "  f  f  m+ l+ m  m",
    "l  m  l+ f+ l  f",
    "  m+ l  l  m+ f+ l+",
)
BLUE, YELLOW, GREEN, RED = (PLAYER_COLOURS.index(colour) for colour in ("blue", "yellow", "green", "red"))


@rule("merlin.scoring-environs.territory")
def test_adjacent_tiles_of_one_terrain_are_a_territory() -> None:
    for at, size in enumerate(SIZES.split()):
        cell = "abc"[at // 6] + str(at % 6 + 1)
        game = scored(tiles=MANY, manors={cell: 0})
        assert (cell, points(game, "environs")) == (cell, [int(size), 0])


@rule("merlin.scoring-environs.territory")
def test_each_territory_is_scored_once_and_on_its_own() -> None:
    lakes, forests, mountains = {"a5": 0, "b4": 0, "c5": 1, "c1": 1}, {"a2": 1, "c4": 0}, {"a1": 0, "a3": 1, "c3": 1}
    game = scored(tiles=MANY, manors={**lakes, **forests, **mountains})
    assert points(game, "environs") == [5 + 1 + 2, 1 + 3 + 2 + 1]


@rule("merlin.scoring-environs.tower-same-type")
@pytest.mark.parametrize("cell", ["a1", "a3", "b2", "b3", "c4", "c5"])
def test_towers_do_not_part_a_territory(cell: str) -> None:
    game = scored(tiles=THREE, manors={cell: 0})
    assert points(game, "environs") == [6, 0]


@rule("merlin.scoring-environs.majority")
def test_most_manors_in_a_territory_give_a_point_for_each_of_its_tiles() -> None:
    game = scored(3, tiles=THREE, manors={"a1": 2, "a3": 2, "a5": 0, "a6": 1, "c1": 1, "c4": 1, "c6": 0})
    assert points(game, "environs") == [0, 6, 6]
    game = scored(4, tiles=GREAT, manors={"a1": 3, "b2": 3, "a4": 3, "b1": 0, "a5": 0, "c1": 0})
    assert points(game, "environs") == [8, 0, 0, 8]


@rule("merlin.scoring-environs.tie")
@pytest.mark.parametrize(
    ("manors", "shares"),
    [
        ({"a1": 0, "a2": 1}, [4, 4, 0, 0]),
        ({"a1": 0, "a2": 1, "a3": 3}, [2, 2, 0, 2]),
        ({"a1": 0, "a2": 1, "a3": 2, "b1": 3}, [2, 2, 2, 2]),
        ({"a1": 0, "a2": 0, "a3": 2, "b1": 2, "b2": 1}, [4, 0, 4, 0]),
    ],
    ids=["two", "three", "four", "two-of-three"],
)
def test_tied_players_share_a_territory_rounded_down(manors: dict[str, int], shares: list[int]) -> None:
    game = scored(4, tiles=GREAT, manors=manors)
    assert points(game, "environs") == shares


@rule("merlin.scoring-environs.tie")
def test_each_share_is_rounded_down_for_its_own_territory() -> None:
    game = scored(tiles=MANY, manors={"a2": 0, "b2": 1, "a5": 0, "c5": 1, "b6": 0})
    assert points(game, "environs") == [3 // 2 + 5 // 2 + 1, 3 // 2 + 5 // 2]


@rule("merlin.scoring-environs.minority-nothing")
def test_fewer_manors_than_another_give_nothing() -> None:
    game = scored(3, tiles=THREE, manors={"a1": 0, "a2": 0, "a3": 0, "a4": 1, "a5": 1, "a6": 2})
    assert points(game, "environs") == [6, 0, 0]


@rule("merlin.scoring-environs.empty")
def test_a_territory_without_manors_gives_nothing() -> None:
    assert points(scored(3, tiles=THREE), "environs") == [0, 0, 0]
    assert points(scored(3, tiles=THREE, manors={"b1": 1}), "environs") == [0, 6, 0]


@rule("merlin.scoring-environs.manors-stay")
def test_manors_stay_and_count_again_in_the_next_scoring() -> None:
    game = scored(tiles=THREE, manors={"a1": 0, "a2": 0, "b1": 1})
    assert [cell["manor"] for cell in shown(game)["environs"]].count(None) == 18 - 3
    assert [player.manors for player in game.players] == [5, 6]
    pass_round(game)
    pass_round(game)
    assert game.round == 5
    assert points(game, "environs") == [6 + 6, 6 + 6]


@rule("merlin.scoring-environs.example-sole", "merlin.scoring-environs.example-tie")
def test_example_blue_and_green_alone_red_and_yellow_tied() -> None:
    game = scored(4, tiles=PICTURE, manors={"c2": BLUE, "d4": GREEN, "a1": RED, "b2": YELLOW})
    gained = points(game, "environs")
    assert (gained[BLUE], gained[GREEN]) == (2, 1)
    assert (gained[RED], gained[YELLOW]) == (2, 2)
