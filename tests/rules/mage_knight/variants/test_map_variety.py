"""Map variety: shapes and numbers of tiles, tiles turned at random, random cities."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import TILE, TILES
from roundtable.games.mage_knight.content.hexes import NUMBER_OF_SLOT
from roundtable.games.mage_knight.content.names import COLOUR, SITE, TERRAIN
from roundtable.games.mage_knight.map import board
from roundtable.kernel.errors import BadSettings
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_variants import allowed, garrison_sizes, garrison_sizes_of, hexes, reveal, started


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


# ---- tiles turned at random ----

TURNED = {"random_tile_orientation": True}
SLOT = (1, 1)
FIRST = 7 * NUMBER_OF_SLOT[SLOT]


def lands(game: MageKnightTable) -> list[str]:
    """Give the terrains of the spaces of a slot, the centre first, then clockwise from north-east."""
    return [TERRAIN.words[board.terrain_at(game, FIRST + place)] for place in range(7)]


def ways_to_lie(tile: str) -> list[list[str]]:
    """Give the terrains of a tile as printed, and turned by one to five sixths."""
    centre, *ring = [TERRAIN.words[land] for land in TILES[TILE.at(tile)].terrain]
    return [[centre, *ring[6 - turned :], *ring[: 6 - turned]] for turned in range(6)]


@rule("mage_knight.variant-map.random-orientation-on-reveal", "mage_knight.variant-map.random-orientation-method")
def test_a_revealed_tile_lies_at_random() -> None:
    found = [lands(reveal(table(settings=TURNED, seed=seed), "core-04", SLOT)) for seed in range(60)]
    assert all([one in ways_to_lie("core-04") for one in found])
    assert len({tuple(one) for one in found}) == len({tuple(one) for one in ways_to_lie("core-04")}) == 6
    assert lands(reveal(table(), "core-04", SLOT)) == ways_to_lie("core-04")[0]


@rule("mage_knight.variant-map.random-orientation-on-reveal")
def test_tiles_of_setup_are_turned_too_but_not_the_first() -> None:
    turned = set()
    for seed in range(10):
        game = started(TURNED, seed=seed)
        turned |= {game.lie[tile] for tile in game.tiles if tile != -1 and TILES[tile].pool}
        assert {game.lie[tile] for tile in game.tiles if tile != -1 and not TILES[tile].pool} == {0}
    assert turned == {*range(6)}


@rule("mage_knight.variant-map.random-orientation-on-reveal")
def test_sites_and_tokens_turn_with_their_tile() -> None:
    places = set()
    for seed in range(30):
        game = reveal(table(settings=TURNED, seed=seed), "core-04", SLOT)
        spaces = [FIRST + place for place in range(7)]
        sites = [board.site_at(game, space) for space in spaces]
        assert sorted(sites) == sorted(TILES[TILE.at("core-04")].site)
        assert all([board.space_of(game, board.spot_at(game, space)) == space for space in spaces])
        assert garrison_sizes(game, FIRST + sites.index(SITE.at("keep"))) == ["grey"]
        places.add(tuple(sites))
    assert len(places) == 6


@rule("mage_knight.variant-map.random-orientation-symbols-still-connect")
def test_turned_tiles_lie_in_the_same_places() -> None:
    for seed in range(10):
        usual, turned = started({}, seed=seed), started(TURNED, seed=seed)
        assert [tile != -1 for tile in usual.tiles] == [tile != -1 for tile in turned.tiles]
        assert usual.sees(0)["tiles"]["fits"] == turned.sees(0)["tiles"]["fits"]  # type: ignore[index]


# ---- random cities ----

RANDOM = {"random_cities": True}
CITY_TILES = {"core-05": "green", "core-06": "blue", "core-07": "white", "core-08": "red"}


@rule("mage_knight.variant-map.random-cities-on-reveal")
def test_a_city_tile_gets_a_random_city() -> None:
    found = set()
    for seed in range(40):
        game = table(settings=RANDOM, seed=seed)
        for tile, slot in (("core-05", (1, 1)), ("core-08", (2, 2))):
            reveal(game, tile, slot)
        cards = [board.city_cards(game, 7 * TILE.at(tile)) for tile in ("core-05", "core-08")]
        assert cards[0] != cards[1]
        found.add(COLOUR.words[cards[0][0]])
        seen = [one for one in hexes(game) if one["site"] == "city"]
        assert [one["colours"] for one in seen] == [[COLOUR.words[card[0]]] for card in cards]
    assert found == {*CITY_TILES.values()}


@rule("mage_knight.variant-map.random-cities-on-reveal")
def test_the_city_card_decides_the_garrison() -> None:
    for seed in range(12):
        game = reveal(table(settings=RANDOM, seed=seed), "core-05", SLOT)
        city = board.city_cards(game, 7 * TILE.at("core-05"))[0]
        assert garrison_sizes(game, FIRST) == garrison_sizes_of(city, game.rules.city_levels[0])


def test_usually_a_city_stands_on_its_own_tile() -> None:
    for tile, colour in CITY_TILES.items():
        game = reveal(table(), tile, SLOT)
        assert board.city_cards(game, 7 * TILE.at(tile)) == (COLOUR.at(colour),)
