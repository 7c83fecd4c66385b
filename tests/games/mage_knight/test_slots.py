"""Where map tiles may be laid."""

from roundtable.games.mage_knight.slots import (
    SHAPES,
    centre_of,
    core_fits,
    countryside_fits,
    distance,
    explorable,
    extra_fits,
    hexes_of,
    neighbours,
    slot_of,
    slots_around,
)
from tests.proof import rule

WEDGE = SHAPES["wedge"]
START = [(0, 0), (0, 1), (1, 0)]


@rule("mage_knight.exploration.positions-fixed-by-corner-symbols")
def test_tiles_fill_the_plane_without_gaps_and_overlaps() -> None:
    slots = [(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    covered = [place for slot in slots for place in hexes_of(slot)]
    assert len(set(covered)) == len(covered) == 7 * len(slots)
    assert all(slot_of(place) == slot for slot in slots for place in hexes_of(slot))
    for slot in slots_around((0, 0)):
        edges = [(a, b) for a in hexes_of((0, 0)) for b in hexes_of(slot) if b in neighbours(a)]
        assert len(edges) == 3


def test_distance_counts_steps() -> None:
    assert distance((0, 0), (0, 0)) == 0
    assert {distance((2, -1), near) for near in neighbours((2, -1))} == {1}
    assert distance(centre_of((0, 0)), centre_of((1, 0))) == 3


@rule("mage_knight.exploration.countryside-placement")
def test_a_countryside_tile_needs_two_neighbours_or_one_that_has_two() -> None:
    assert countryside_fits(WEDGE, (1, 1), START)  # next to (0, 1) and (1, 0)
    assert countryside_fits(WEDGE, (0, 2), START)  # next to (0, 1), which borders the start and (1, 0)
    assert not countryside_fits(WEDGE, (0, 2), [(0, 0), (0, 1)])  # (0, 1) borders the start alone
    assert not countryside_fits(WEDGE, (3, 3), START)
    assert not countryside_fits(WEDGE, (0, 1), START)


@rule("mage_knight.exploration.core-placement")
def test_a_core_tile_needs_two_neighbours() -> None:
    assert core_fits(WEDGE, (1, 1), START, False)
    assert not core_fits(WEDGE, (2, 1), [*START, (1, 1)], False)
    assert core_fits(WEDGE, (2, 1), [*START, (1, 1), (2, 0)], False)


@rule("mage_knight.exploration.not-beyond-coastline")
def test_no_tile_beyond_the_coast() -> None:
    assert not countryside_fits(WEDGE, (1, -1), START)
    assert countryside_fits(SHAPES["open-3"], (1, -1), START)
    for name, columns in (("open-3", range(-1, 2)), ("open-4", range(-2, 2)), ("open-5", range(-2, 3))):
        assert [y for y in range(-4, 5) if SHAPES[name].holds((4, y))] == list(columns)
        assert not SHAPES[name].holds((1, -2))


def test_core_tiles_keep_off_the_coast_of_the_wedge_unless_the_scenario_lifts_it() -> None:
    laid = [*START, (1, 1), (0, 2)]
    assert not core_fits(WEDGE, (0, 3), [*laid, (1, 2)], False)
    assert core_fits(WEDGE, (0, 3), [*laid, (1, 2)], True)
    assert core_fits(SHAPES["open-5"], (0, 2), [(0, 0), (0, 1), (1, 0), (1, 1)], False)


@rule(
    "mage_knight.exploration.empty-stack-placement-three-neighbours",
    "mage_knight.exploration.empty-stack-within-shape",
)
def test_a_tile_from_outside_the_stack_needs_three_neighbours_inside_the_shape() -> None:
    laid = [*START, (1, 1), (2, 0)]
    assert not extra_fits(WEDGE, (2, 1), laid)
    assert extra_fits(WEDGE, (2, 1), [*laid, (1, 2)])
    around = slots_around((1, -1))
    assert not extra_fits(WEDGE, (1, -1), around)


@rule("mage_knight.exploration.only-when-adjacent-to-position")
def test_a_hero_explores_only_where_it_borders_an_empty_position() -> None:
    centre = centre_of((0, 0))
    assert explorable(centre, START) == []
    north_east = neighbours(centre)[0]
    assert explorable(north_east, [(0, 0)]) == [(1, 0), (0, 1)]
    assert explorable(north_east, START) == []
