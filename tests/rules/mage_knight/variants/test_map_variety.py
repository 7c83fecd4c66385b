"""Map variety: shapes and numbers of tiles."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.content.components import TILES
from roundtable.kernel.errors import BadSettings
from tests.proof import rule
from tests.rules.mage_knight.arrange_variants import started

BOX = rt.box_of("mage_knight")
NUMBERS = {setting.name: setting for setting in BOX.settings}


def allowed(name: str, seats: int = 2, **chosen: object) -> tuple[object, ...]:
    """Give the values of a setting that go with others."""
    defaults = {setting.name: setting.default for setting in BOX.settings}
    return BOX.allowed(NUMBERS[name], seats, {**defaults, **chosen})  # type: ignore[dict-item]  # handed on


@rule("mage_knight.variant-map.shape-and-tile-numbers-free")
@pytest.mark.parametrize("shape", ["wedge", "open_5", "open_4", "open_3"])
@pytest.mark.parametrize(("countryside", "cities", "others"), [(3, 1, 0), (11, 4, 4), (5, 3, 1)])
def test_players_may_choose_shape_and_numbers(shape: str, countryside: int, cities: int, others: int) -> None:
    numbers = {"countryside_tiles": countryside, "core_city_tiles": cities, "core_non_city_tiles": others}
    game = started({"map_shape": shape, **numbers})
    tiles = [TILES[tile] for tile in (*game.stack, *game.tiles) if tile != -1 and TILES[tile].pool]
    found = [
        len([tile for tile in tiles if tile.pool == pool]) for pool in ("countryside", "core-city", "core-non-city")
    ]
    assert found == [countryside, cities, others]
    assert game.rules.shape.id == shape.replace("_", "-")


@rule("mage_knight.variant-map.shape-and-tile-numbers-free")
def test_what_nobody_changes_is_as_recommended() -> None:
    usual, chosen = started({}), started({"core_city_tiles": 4})
    assert (usual.rules.countryside, usual.rules.core_cities, usual.rules.core_others) == (8, 2, 1)
    assert (chosen.rules.countryside, chosen.rules.core_cities, chosen.rules.core_others) == (8, 4, 1)


def test_the_tiles_of_setup_are_always_there() -> None:
    assert allowed("countryside_tiles", scenario="full_conquest")[1] == 2
    assert allowed("countryside_tiles", scenario="full_conquest", map_shape="open_4")[1] == 3
    with pytest.raises(BadSettings):
        started({"countryside_tiles": 2, "map_shape": "open_3"})


def test_there_are_only_so_many_tiles() -> None:
    assert allowed("countryside_tiles", scenario="full_conquest")[-1] == 11
    assert allowed("core_non_city_tiles", scenario="full_conquest")[-1] == 4
