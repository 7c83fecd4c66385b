"""The lattice of map tiles and the shapes of the map."""

from roundtable.games.mage_knight.content.slots import SHAPES, centre_of, distance, hexes_of, neighbours, slots_around
from tests.proof import rule


@rule("mage_knight.exploration.positions-fixed-by-corner-symbols")
def test_tiles_fill_the_plane_without_gaps_and_overlaps() -> None:
    slots = [(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    covered = [place for slot in slots for place in hexes_of(slot)]
    assert len(set(covered)) == len(covered) == 7 * len(slots)
    for slot in slots_around((0, 0)):
        edges = [(a, b) for a in hexes_of((0, 0)) for b in hexes_of(slot) if b in neighbours(a)]
        assert len(edges) == 3


def test_distance_counts_steps() -> None:
    assert distance((0, 0), (0, 0)) == 0
    assert {distance((2, -1), near) for near in neighbours((2, -1))} == {1}
    assert distance(centre_of((0, 0)), centre_of((1, 0))) == 3


@rule("mage_knight.exploration.not-beyond-coastline")
def test_open_maps_have_as_many_columns_as_their_name_says() -> None:
    for name, columns in (("open-3", range(-1, 2)), ("open-4", range(-2, 2)), ("open-5", range(-2, 3))):
        assert [y for y in range(-4, 5) if SHAPES[name].holds((4, y))] == list(columns)
        assert not SHAPES[name].holds((1, -2))
