"""Setup of the map: the stack of tiles, the starting tile and those beside it, and the cities that wait aside."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import TILES
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import fresh, tiles
from tests.rules.mage_knight.look import enemies_at

SEEDS = range(40)
OUTER = {(0, 1): "countryside-01", (1, 0): "countryside-02"}


def laid(game: MageKnightTable) -> dict[str, str]:
    """Give the tiles on the map by their positions."""
    found = game.sees(None)["tiles"]
    assert isinstance(found, dict)
    return dict(found["laid"])


def pools(game: MageKnightTable) -> list[str]:
    """Give the kinds of all tiles chosen, in the order in which they are revealed."""
    numbers = {tile.id: tile.number for tile in TILES}
    first = [numbers[name] for place, name in laid(game).items() if place != "0,0"]
    return [TILES[number].pool for number in (*first, *reversed(game.stack))]


def hexes(game: MageKnightTable) -> dict[tuple[int, int], dict[str, object]]:
    """Give what everybody sees of the spaces of the map."""
    found = game.sees(None)["hexes"]
    assert isinstance(found, list)
    return {(one["q"], one["r"]): one for one in found}


@rule("mage_knight.setup.map-stack-counts-from-scenario", "mage_knight.setup.core-tiles-split-by-city")
@pytest.mark.parametrize(
    ("scenario", "seats", "countryside", "cities", "others"),
    [
        ("first_reconnaissance", 1, 8, 1, 2),
        ("first_reconnaissance", 2, 8, 1, 2),
        ("first_reconnaissance", 3, 9, 1, 2),
        ("first_reconnaissance", 4, 11, 1, 2),
        ("full_conquest", 2, 8, 2, 1),
        ("full_conquest", 3, 9, 3, 2),
        ("full_conquest", 4, 11, 4, 3),
        ("blitz_conquest", 2, 6, 2, 1),
        ("blitz_conquest", 3, 7, 3, 2),
        ("blitz_conquest", 4, 9, 4, 3),
        ("solo_conquest", 1, 7, 2, 2),
    ],
)
def test_the_scenario_says_how_many_tiles_of_each_kind_there_are(
    scenario: str, seats: int, countryside: int, cities: int, others: int
) -> None:
    for seed in range(5):
        found = pools(fresh(seats, scenario, seed))
        assert found.count("countryside") == countryside
        assert found.count("core-city") == cities
        assert found.count("core-non-city") == others
        assert len(found) == countryside + cities + others


@rule("mage_knight.setup.countryside-tiles-random", "mage_knight.setup.core-tiles-random-within-kind")
@pytest.mark.parametrize(("pool", "count"), [("countryside", 8), ("core-city", 2), ("core-non-city", 1)])
def test_the_tiles_of_each_kind_are_chosen_at_random(pool: str, count: int) -> None:
    chosen = []
    for seed in SEEDS:
        game = fresh(seed=seed)
        everything = [*game.stack, *[tile for tile in game.tiles if tile >= 0]]
        chosen.append(frozenset([tile for tile in everything if TILES[tile].pool == pool]))
    assert {len(tiles) for tiles in chosen} == {count}
    whole = {tile.number for tile in TILES if tile.pool == pool and tile.set == 0}
    assert set().union(*chosen) == whole  # each is in some game
    assert set(whole).intersection(*chosen) == set()  # and none in all


@rule("mage_knight.setup.core-tiles-split-by-city")
def test_only_tiles_with_a_city_count_as_city_tiles() -> None:
    for seed in SEEDS:
        game = fresh(3, seed=seed)
        core = [TILES[tile] for tile in game.stack if TILES[tile].core]
        assert len([tile for tile in core if tile.has_city]) == 3
        assert len([tile for tile in core if not tile.has_city]) == 2


@rule("mage_knight.setup.map-stack-countryside-above-core")
def test_core_tiles_lie_shuffled_under_the_shuffled_countryside() -> None:
    kinds, first = set(), set()
    for seed in SEEDS:
        found = pools(fresh(seed=seed))
        assert found[:8] == ["countryside"] * 8
        assert "countryside" not in found[8:]
        kinds.add(tuple(found[8:]))  # cities are mixed with the others
        first.add(laid(fresh(seed=seed))["0,1"])
    assert len(kinds) == 3
    assert len(first) > 5


@rule("mage_knight.setup.starting-tile-side-from-scenario")
@pytest.mark.parametrize(
    ("scenario", "seats", "side"),
    [
        ("first_reconnaissance", 4, "start-a"),
        ("full_conquest", 2, "start-a"),
        ("full_conquest", 3, "start-a"),
        ("full_conquest", 4, "start-b"),
        ("blitz_conquest", 3, "start-a"),
        ("blitz_conquest", 4, "start-b"),
        ("solo_conquest", 1, "start-a"),
    ],
)
def test_the_shape_named_by_the_scenario_decides_the_side(scenario: str, seats: int, side: str) -> None:
    assert laid(fresh(seats, scenario))["0,0"] == side


@rule("mage_knight.setup.starting-side-a-reveals-2-tiles")
def test_with_side_a_two_tiles_are_revealed() -> None:
    game = fresh(2)
    assert (laid(game)["0,0"], sorted(laid(game))) == ("start-a", ["0,0", "0,1", "1,0"])
    assert len(game.stack) == 8 + 2 + 1 - 2


@rule("mage_knight.setup.starting-side-b-reveals-3-tiles")
def test_with_side_b_three_tiles_are_revealed() -> None:
    game = fresh(4)
    assert (laid(game)["0,0"], sorted(laid(game))) == ("start-b", ["0,0", "0,1", "1,-1", "1,0"])
    assert len(game.stack) == 11 + 4 + 3 - 3


@rule("mage_knight.setup.starting-tiles-share-orientation")
def test_tiles_lie_the_same_way_up_wherever_they_lie() -> None:
    centres = {"0,1": (1, -3), "1,0": (3, -2), "1,-1": (2, 1)}
    seen = set()
    for seed in range(12):
        game = fresh(4, seed=seed)
        spaces = hexes(game)
        assert spaces[(1, 0)]["terrain"] == spaces[(0, 1)]["terrain"] == "plains"  # of the starting tile
        for place, (q, r) in centres.items():
            if laid(game)[place] == "countryside-03":  # a keep in the north-east, a village in the south-west
                seen.add(place)
                found = [spaces[one]["site"] for one in ((q + 1, r - 1), (q, r + 1), (q - 1, r + 1))]
                assert found == ["keep", "crystal-mine", "village"]
            if laid(game)[place] == "countryside-04":  # a mountain in the east, hills with orcs in the west
                seen.add(place)
                assert [spaces[(q + 1, r)]["terrain"], spaces[(q - 1, r)]["site"]] == ["mountain", "marauding-orcs"]
    assert len(seen) > 1


@rule("mage_knight.setup.starting-tiles-trigger-site-reveals")
def test_the_sites_of_the_first_tiles_get_what_their_cards_say() -> None:
    backs = {"keep": "grey", "mage-tower": "violet", "marauding-orcs": "green"}
    seen = set()
    for seed in range(30):
        game = fresh(4, seed=seed)
        monasteries = 0
        for space in hexes(game).values():
            site = str(space["site"])
            seen.add(site)
            monasteries += site == "monastery"
            if site in backs:
                tokens = space["enemies"]
                assert isinstance(tokens, list)
                assert [token["back"] for token in tokens] == [backs[site]]
                assert ("enemy" in tokens[0]) == (site == "marauding-orcs")  # rampaging ones are seen
            else:
                assert "enemies" not in space
            assert ("ruin" in space) == (site == "ancient-ruins")
            assert space.get("ruin", "seen by day") is not None
        assert len(game.monastery_offer) == monasteries
    assert seen >= {*backs, "monastery", "ancient-ruins"}


@rule("mage_knight.setup.city-components-wait-aside")
def test_cities_come_into_play_when_they_are_revealed() -> None:
    for seed in range(5):
        game = fresh(4, seed=seed)
        assert game.cities == ()
        assert not [space for space in hexes(game).values() if space["site"] == "city" or "level" in space]
    game = table(tiles=OUTER, at={0: (4, -3)}, move=2, next_tiles=["core-06"], hand={0: ["rage"]})
    white = len(game.field[5])
    game.play("explore 1,1")
    assert (white, tiles(game.cities), hexes(game)[(4, -5)]["level"]) == (0, ["core-06"], 4)
    assert len(enemies_at(game, (4, -5))) == 3
