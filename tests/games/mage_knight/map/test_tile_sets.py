"""Which map tiles are used: those of all sets in play that the scenario allows, or those of the base set."""

import pytest

from roundtable.games.mage_knight.content.components import TILES
from roundtable.games.mage_knight.content.names import SET
from roundtable.games.mage_knight.state import settings
from tests.rules.mage_knight.arrange import table

CHOSEN: dict[str, bool | int | str] = dict.fromkeys(settings.MORE_SETS, False)
LOST_LEGION: dict[str, bool | int | str] = {**CHOSEN, "lost_legion": True, "tile_sets": "sets"}


def tiles_of(sets: int) -> set[str]:
    """Give the tiles of the pools from these sets that are not of the base set."""
    return {tile.id for tile in TILES if tile.pool and tile.set and (sets >> tile.set) & 1}


@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest", "solo_conquest"])
def test_tiles_of_the_lost_legion_join_with_the_set_unless_they_are_left_out(scenario: str) -> None:
    chosen: dict[str, bool | int | str] = {**LOST_LEGION, "scenario": scenario}
    assert settings.tile_sets(2, chosen) == ("sets", "base")
    added = {"countryside-12", "countryside-13", "countryside-14", "core-09", "core-10"}
    assert tiles_of(settings.tile_sets_of(chosen)) == added
    assert tiles_of(settings.tile_sets_of({**chosen, "tile_sets": "base"})) == set()


def test_first_reconnaissance_uses_the_tiles_of_the_base_set() -> None:
    chosen: dict[str, bool | int | str] = {**LOST_LEGION, "scenario": "first_reconnaissance"}
    assert settings.tile_sets(2, chosen) == ("sets",)
    assert settings.tile_sets_of(chosen) == 1 << SET.at("base")


def test_without_the_set_there_is_nothing_to_leave_out() -> None:
    chosen: dict[str, bool | int | str] = {**CHOSEN, "scenario": "full_conquest", "tile_sets": "sets"}
    assert (settings.tile_sets(2, chosen), settings.tile_sets_of(chosen)) == (("sets",), 1)


@pytest.mark.parametrize(("tile_sets", "tiles"), [("sets", 14), ("base", 11)])
def test_a_table_holds_the_tiles_chosen(tile_sets: str, tiles: int) -> None:
    game = table(seats=2, settings={"lost_legion": True, "tile_sets": tile_sets})
    everywhere = [*game.tiles, *game.stack, *game.box_tiles]
    assert len([tile for tile in everywhere if tile >= 0 and TILES[tile].pool == "countryside"]) == tiles
