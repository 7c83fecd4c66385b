"""A view shows what the scenario is about, how far that is, and what of it is whose."""

from typing import Any

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import CRYSTAL_MINE, DUNGEON, KEEP, MAGE_TOWER, MAGICAL_GLADE, SCENARIO
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state.settings import seat_counts
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import fresh
from tests.rules.mage_knight.arrange_map import space

Whose = tuple[int, int, list[int]]


def goals(game: MageKnightTable) -> dict[str, Whose]:
    """Give the goals that are shown: done, of how many, by seat."""
    shown: Any = game.view(0)["table"]
    return {one["what"]: (one["done"], one["of"], one["by_seat"]) for one in shown["goals"]}


def with_shields(scenario: str, tiles: dict[tuple[int, int], str], site: int, seats: list[int]) -> MageKnightTable:
    """Give a table with a shield of each seat on sites of one kind, one after the other."""
    game = table(scenario=scenario, tiles=tiles)
    for place, seat in zip(board.spaces_with(game, (site,)), seats, strict=False):
        board.mark(game, place, seat)
    return game


@pytest.mark.parametrize("word", [word.replace("-", "_") for word in SCENARIO.words])
def test_every_scenario_has_a_goal_that_is_not_reached_at_the_start(word: str) -> None:
    for seats in seat_counts({"scenario": word}):
        for done, _, by_seat in list(goals(fresh(seats, word)).values())[:1]:
            assert (done, sum(by_seat)) == (0, 0)
            assert len(by_seat) in (0, seats)


def test_conquests_count_cities_and_who_leads_them() -> None:
    city = space((4, -5))
    game = table(tiles={(1, 1): "core-05"}, enemies={(4, -5): []})
    assert goals(game)["cities"] == (0, 2, [0, 0])
    board.mark(game, city, 1)
    assert goals(game)["cities"] == (1, 2, [0, 1])


def test_tiles_are_counted_without_the_first_and_in_the_first_game_by_who_revealed_them() -> None:
    game = fresh(2, "first_reconnaissance")
    game.tiles_by = (2, 1)
    assert goals(game) == {"city-found": (0, 1, []), "tiles": (2, 11, [2, 1])}
    assert goals(fresh(2, "blitz_conquest"))["tiles"] == (2, 9, [])


def test_mines_and_lairs_are_counted_by_who_has_marked_them() -> None:
    slots = {(0, 1): "countryside-03", (1, 0): "countryside-05"}
    assert goals(with_shields("mines_liberation", slots, CRYSTAL_MINE, [1]))["mines"] == (1, 2, [0, 1])
    slots = {(0, 1): "countryside-07", (1, 0): "countryside-09"}
    game = with_shields("dungeon_lords", slots, DUNGEON, [0])
    done, of, whose = goals(game)["lairs"]
    assert (done, whose) == (1, [1, 0])
    game.secret_tombs = (*game.secret_tombs, board.spot_at(game, space((0, -2))))
    assert goals(game)["lairs"] == (1, of + 1, [1, 0])


def test_druids_count_glades_and_incantations() -> None:
    game = with_shields("druid_nights", {(0, 1): "countryside-01", (1, 0): "countryside-02"}, MAGICAL_GLADE, [1, 1])
    game.incanted = (0,)
    glades = len(board.spaces_with(game, (MAGICAL_GLADE,)))
    assert goals(game) == {"glades": (glades, glades, [0, glades]), "incantations": (1, 2, [1, 0])}


def test_whoever_holds_a_keep_or_tower_is_counted() -> None:
    game = fresh(2, "conquer_and_hold", tiles_revealed_from_start=True)
    for at, place in enumerate(board.spaces_with(game, (KEEP,))[:3]):
        board.mark(game, place, at % 2)
    board.mark(game, board.spaces_with(game, (MAGE_TOWER,))[0], 1)
    assert goals(game) == {"keeps": (3, 5, [2, 1]), "towers": (1, 5, [0, 1])}


def test_only_the_closed_portal_is_a_goal() -> None:
    game = table(scenario="one_to_return", at={0: (0, 0), 1: (1, 0)})
    assert goals(game) == {"return": (0, 1, [0, 0])}
    game.round = 2
    assert goals(game) == {"return": (1, 1, [1, 0])}
