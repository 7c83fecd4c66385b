"""Exploration: where a tile may be revealed, what it costs, which tile comes, and when there is none left."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import TILE, TILES
from roundtable.games.mage_knight.content.hexes import NUMBER_OF_SLOT, SLOTS
from roundtable.games.mage_knight.content.names import CRYSTAL_MINE, MARAUDING_ORCS, MONASTERY, NONE, TERRAIN
from roundtable.games.mage_knight.content.slots import Slot, hexes_of, neighbours
from roundtable.games.mage_knight.map import board
from roundtable.server.tables.preview import preview_of
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_map import Space, space
from tests.rules.mage_knight.arrange_turn import MAP, with_points
from tests.rules.mage_knight.look import offered, options, place_of, play

COUNTRYSIDE = [tile.id for tile in TILES if tile.pool == "countryside"]
explorer = partial(table, tiles=MAP, hand={0: ["rage"]}, move=20, forced=False)


def laid(game: MageKnightTable) -> dict[Slot, str]:
    """Give the tiles on the map by their slots."""
    return {SLOTS[at]: TILE.words[tile] for at, tile in enumerate(game.tiles) if tile != NONE}


def spots(game: MageKnightTable) -> list[str]:
    """Give the positions at which the hero may reveal a tile."""
    return sorted(offered(game, "explore"))


def map_of(*slots: Slot) -> dict[Slot, str]:
    """Give countryside tiles for some slots."""
    return dict(zip(slots, COUNTRYSIDE, strict=False))


# ---- where ----


@rule("mage_knight.exploration.only-when-adjacent-to-position")
@pytest.mark.parametrize(
    ("place", "positions"),
    [
        ((0, 0), []),
        ((3, -2), []),
        ((2, -1), []),  # borders a position beyond the coast only
        ((2, -3), ["1,1"]),
        ((4, -2), ["2,0"]),
        ((4, -3), ["1,1", "2,0"]),
        ((0, -3), []),
    ],
)
def test_a_tile_is_revealed_only_beside_the_hero(place: Space, positions: list[str]) -> None:
    assert spots(explorer(at={0: place}, enemies={(4, -3): []}, shields={(4, -3): [0]})) == positions


@rule("mage_knight.exploration.positions-fixed-by-corner-symbols")
def test_a_new_tile_joins_the_others_without_gap_or_overlap() -> None:
    game = explorer(at={0: (2, -3)}, next_tiles=["countryside-05"])
    game.play("explore 1,1")
    assert laid(game)[(1, 1)] == "countryside-05"
    covered = [place for slot in laid(game) for place in hexes_of(slot)]
    assert len(set(covered)) == len(covered) == 7 * 4
    for slot in MAP:
        edges = [one for one in hexes_of((1, 1)) for other in hexes_of(slot) if other in neighbours(one)]
        assert len(edges) == 3  # it lies along a side of both, leaving no gap
    assert "go 3,-4" in options(game)


@rule("mage_knight.exploration.not-beyond-coastline")
def test_no_tile_is_laid_beyond_the_coast() -> None:
    for shape, positions in (("wedge", []), ("open_3", ["1,-1"])):
        game = explorer(settings={"map_shape": shape}, at={0: (2, -1)}, next_tiles=["countryside-05"])
        if shape != "wedge":
            remove(game, (1, -1))
        assert spots(game) == positions


def remove(game: MageKnightTable, slot: Slot) -> None:
    """Take a tile of the setup off the map again."""
    at = NUMBER_OF_SLOT[slot]
    tile = game.tiles[at]
    game.tiles = game.tiles[:at] + (NONE,) + game.tiles[at + 1 :]
    game.slots = game.slots[:tile] + (NONE,) + game.slots[tile + 1 :]
    settle(game)


@rule("mage_knight.exploration.costs-2-move-points")
def test_a_tile_costs_2_move_points() -> None:
    game = explorer(at={0: (2, -3)}, next_tiles=["countryside-05"])
    assert spots(with_points(game, 1)) == []
    assert spots(with_points(game, 2)) == ["1,1"]
    with_points(game, 5).play("explore 1,1")
    assert (game.turn.move, place_of(game, 0)) == (3, (2, -3))


@rule("mage_knight.exploration.never-provokes")
def test_revealing_a_tile_beside_rampaging_enemies_provokes_nobody() -> None:
    tiles = {(0, 1): "countryside-01", (1, 0): "countryside-02"}
    game = explorer(tiles=tiles, at={0: (4, -3)}, enemies={(3, -3): ["diggers"]}, next_tiles=["countryside-05"])
    game.play("explore 2,0")
    assert (game.combat, game.turn.move) == (None, 18)
    assert offered(game, "go")


@rule("mage_knight.exploration.tile-from-top-of-stack")
@pytest.mark.parametrize("order", [["countryside-05", "countryside-06"], ["countryside-06", "countryside-05"]])
def test_the_tile_is_the_top_one_of_the_stack(order: list[str]) -> None:
    game = explorer(at={0: (4, -3)}, enemies={(4, -3): []}, shields={(4, -3): [0]}, next_tiles=order)
    size = len(game.stack)
    play(game, "explore 1,1", "explore 2,0")
    assert [laid(game)[slot] for slot in ((1, 1), (2, 0))] == order
    assert len(game.stack) == size - 2


@rule("mage_knight.exploration.position-announced-before-reveal")
@pytest.mark.parametrize("slot", [(1, 1), (2, 0)])
def test_the_position_is_named_before_the_tile_is_seen(slot: Slot) -> None:
    game = explorer(at={0: (4, -3)}, enemies={(4, -3): []}, shields={(4, -3): [0]}, next_tiles=["countryside-05"])
    assert spots(game) == ["1,1", "2,0"]
    assert "countryside-05" not in str(game.view(0))
    game.play(f"explore {slot[0]},{slot[1]}")
    assert laid(game) == {(0, 0): "start-a", **MAP, slot: "countryside-05"}


@rule("mage_knight.exploration.orientation-fixed")
@pytest.mark.parametrize(("place", "slot"), [((2, -3), (1, 1)), ((4, -2), (2, 0))])
def test_a_tile_always_lies_the_same_way_round(place: Space, slot: Slot) -> None:
    game = explorer(at={0: place}, next_tiles=["countryside-05"])
    game.play(f"explore {slot[0]},{slot[1]}")
    around = [space(place) for place in hexes_of(slot)]
    lands = [TERRAIN.words[board.terrain_at(game, place)] for place in around]
    assert lands == ["lake", "plains", "plains", "hills", "forest", "forest", "forest"]
    assert [board.site_at(game, place) for place in around[1:4]] == [MONASTERY, MARAUDING_ORCS, CRYSTAL_MINE]
    assert game.asks == "mage_knight.take-turn"  # nothing is asked about it


# ---- which tiles fit where ----


@rule("mage_knight.exploration.countryside-placement")
@pytest.mark.parametrize(
    ("slots", "place", "slot", "fits"),
    [
        ([(0, 1), (1, 0)], (2, -3), "1,1", True),  # beside two tiles
        ([(0, 1), (1, 0)], (4, -2), "2,0", True),  # beside one that borders two others
        ([(0, 1), (1, 0), (2, 0)], (7, -4), "3,0", False),  # beside one that borders a single other
        ([(0, 1), (1, 0), (2, 0), (1, 1)], (7, -4), "3,0", True),
    ],
)
def test_a_countryside_tile_needs_two_neighbours_or_one_that_has_two(
    slots: list[Slot], place: Space, slot: str, fits: bool
) -> None:
    game = explorer(tiles=map_of(*slots), at={0: place}, next_tiles=["countryside-11"])
    assert (slot in spots(game)) == fits


@rule("mage_knight.exploration.core-placement")
@pytest.mark.parametrize(
    ("slots", "place", "slot", "fits"),
    [
        ([(0, 1), (1, 0)], (2, -3), "1,1", True),
        ([(0, 1), (1, 0), (1, 1)], (5, -5), "2,1", False),  # beside one tile, though that borders two others
        ([(0, 1), (1, 0), (1, 1), (2, 0)], (5, -5), "2,1", True),
    ],
)
def test_a_core_tile_needs_two_neighbours(slots: list[Slot], place: Space, slot: str, fits: bool) -> None:
    game = explorer(tiles=map_of(*slots), at={0: place}, next_tiles=["core-01"])
    assert (slot in spots(game)) == fits


@rule("mage_knight.exploration.only-where-top-tile-fits")
def test_the_kind_of_the_top_tile_decides_where_the_hero_may_explore() -> None:
    place = (4, -3)
    arrange = partial(explorer, at={0: place}, enemies={place: []}, shields={place: [0]})
    assert spots(arrange(next_tiles=["countryside-05"])) == ["1,1", "2,0"]
    assert spots(arrange(next_tiles=["core-02"])) == ["1,1"]  # the other lies on the coast, beside one tile
    assert spots(arrange(next_tiles=["countryside-05", "core-02"])) == ["1,1", "2,0"]


# ---- the empty stack ----


def outlying(game: MageKnightTable, box: list[str]) -> MageKnightTable:
    """Empty the stack and leave just these tiles in the box."""
    game.stack = ()
    game.box_tiles = tuple([TILE.at(name) for name in box])
    settle(game)
    return game


# (2, 1) has three neighbours, (3, 0) and (0, 3) fewer; the hero stands between (2, 1) and the coast.
RING = [(0, 1), (1, 0), (1, 1), (2, 0), (1, 2)]
hole = partial(explorer, tiles=map_of(*RING), at={0: (5, -5)})


@rule("mage_knight.exploration.empty-stack-random-removed-countryside")
def test_with_an_empty_stack_a_random_countryside_tile_of_the_box_is_used() -> None:
    box = ["countryside-09", "countryside-10", "countryside-11", "core-02"]
    found = set()
    for seed in range(12):
        game = outlying(hole(seed=seed), box)
        assert spots(game) == ["2,1"]
        game.play("explore 2,1")
        found.add(laid(game)[(2, 1)])
        assert len(game.box_tiles) == 3
    assert found == {"countryside-09", "countryside-10", "countryside-11"}


@rule("mage_knight.exploration.empty-stack-then-non-city-core")
def test_without_countryside_tiles_core_tiles_without_a_city_are_used() -> None:
    found = set()
    for seed in range(12):
        game = outlying(hole(seed=seed), ["core-02", "core-03", "core-05", "core-06"])
        game.play("explore 2,1")
        found.add(laid(game)[(2, 1)])
    assert found == {"core-02", "core-03"}


@rule("mage_knight.exploration.empty-stack-placement-three-neighbours")
def test_a_tile_of_the_box_needs_three_neighbours() -> None:
    box = ["countryside-09"]
    assert spots(outlying(hole(), box)) == ["2,1"]
    assert spots(outlying(hole(tiles=map_of((0, 1), (1, 0), (1, 1), (2, 0))), box)) == []
    assert spots(outlying(hole(at={0: (7, -4)}), box)) == []  # (3, 0) touches a single tile


@rule("mage_knight.exploration.empty-stack-within-shape")
def test_a_tile_of_the_box_stays_inside_the_coast() -> None:
    around = map_of((0, 1), (1, 0), (2, -1), (2, -2), (1, -2))  # all around (1, -1), which is beyond the coast
    wedge = outlying(explorer(tiles=around, at={0: (2, -1)}), ["countryside-09"])
    assert spots(wedge) == []
    opened = explorer(tiles=around, at={0: (2, -1)}, settings={"map_shape": "open_3"}, next_tiles=["countryside-11"])
    remove(opened, (1, -1))
    assert spots(outlying(opened, ["countryside-09"])) == ["1,-1"]


@rule("mage_knight.map-shapes.wedge-no-core-on-coastline", "mage_knight.exploration.empty-stack-then-non-city-core")
def test_a_core_tile_of_the_box_keeps_off_the_coast_of_the_wedge() -> None:
    around = map_of((0, 1), (1, 0), (1, 1), (2, 1), (3, 0))  # all around (2, 0), which lies on the coast
    gap = partial(explorer, tiles=around, at={0: (4, -4)})
    assert spots(outlying(gap(), ["countryside-09", "core-02"])) == ["2,0"]
    assert spots(outlying(gap(), ["core-02"])) == []
    assert spots(outlying(gap(scenario="first_reconnaissance"), ["core-02"])) == ["2,0"]  # which lifts that


@rule("mage_knight.exploration.empty-box-no-exploring")
@pytest.mark.parametrize("box", [[], ["core-05", "core-06"]])
def test_without_any_tile_left_nobody_explores(box: list[str]) -> None:
    assert spots(outlying(hole(), box)) == []


def test_a_preview_does_not_tell_which_tile_comes() -> None:
    for tile in ("countryside-03", "countryside-08"):  # nothing is placed on the first
        game = explorer(at={0: (2, -3)}, next_tiles=[tile])
        explore = next(one for one in game.options() if one.notation == "explore 1,1")
        seen = preview_of(game, 0, explore, 0)
        assert (seen.reveals, seen.events, seen.view) == (True, [], None)
