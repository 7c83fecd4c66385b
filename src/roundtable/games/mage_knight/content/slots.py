"""Where map tiles go: hexes in axial coordinates, the lattice of tile positions, and the shapes of the map.

A tile is seven hexes around its centre. Slot (x, y) has its centre at (3x + y, -2x - 3y); the starting tile is slot
(0, 0). Tiles fill the plane without gaps, and corner symbols allow no other positions.
"""

from typing import Final

from roundtable.games.mage_knight.content.nodes import PACKAGE
from roundtable.kernel.content import BadContent, Entry, read

Hex = tuple[int, int]
Slot = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # clockwise from north-east
NEIGHBOUR_SLOTS: Final[tuple[Slot, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

MAP: Final = read(PACKAGE, "map_tiles.toml")
LEAST_NEIGHBOURS: Final = MAP.entry("exploration").entry("least_neighbours")
LEAST_FOR_COUNTRYSIDE: Final = LEAST_NEIGHBOURS.number("countryside")
LEAST_FOR_CORE: Final = LEAST_NEIGHBOURS.number("core")
LEAST_FROM_BOX: Final = LEAST_NEIGHBOURS.number("from_box")  # of a tile that was left out of the stack


def neighbours(place: Hex) -> list[Hex]:
    """Give the six hexes around a hex, clockwise from north-east."""
    return [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]


def distance(one: Hex, other: Hex) -> int:
    """Give the number of steps between two hexes."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def centre_of(slot: Slot) -> Hex:
    """Give the centre hex of a slot."""
    x, y = slot
    return 3 * x + y, -2 * x - 3 * y


def hexes_of(slot: Slot) -> list[Hex]:
    """Give the seven hexes of a slot, the centre first, then clockwise from north-east."""
    centre = centre_of(slot)
    return [centre, *neighbours(centre)]


def slots_around(slot: Slot) -> list[Slot]:
    """Give the six slots around a slot."""
    return [(slot[0] + x, slot[1] + y) for x, y in NEIGHBOUR_SLOTS]


def slots_in(entry: Entry, key: str) -> tuple[Slot, ...]:
    """Read a list of slots, empty if there is none."""
    value = entry.data.get(key, [])
    if not isinstance(value, list):
        raise BadContent(f"{entry.where}: {key} must be a list of slots, not {value!r}")
    pairs = [Entry(entry.where, {key: one}).numbers(key) for one in value]
    return tuple([(x, y) for x, y in pairs])


class Shape:
    """The outline of a map: a wedge, an open map with the columns from `low` to `high`, or held positions only."""

    def __init__(self, id: str, entry: Entry) -> None:
        columns = entry.numbers("columns") if entry.has("columns") else (0,)
        self.id: Final = id
        self.start_tile: Final = entry.text("start_tile")
        self.setup: Final = slots_in(entry, "setup_slots")
        self.low: Final = min(columns)
        self.high: Final = max(columns)
        self.wedge: Final = entry.has("coast")
        self.held_core: Final = slots_in(entry, "core_slots")
        self.held: Final = bool(self.held_core)
        self.held_slots: Final = ((0, 0), *self.setup, *slots_in(entry, "countryside_slots"), *self.held_core)

    def holds(self, slot: Slot) -> bool:
        """Say whether a slot lies inside the coastline."""
        x, y = slot
        if self.held:
            return slot in self.held_slots
        if self.wedge:
            return x >= 0 and y >= 0
        return x >= 0 and self.low <= y <= self.high and (y >= 0 or x >= -y)

    def takes_core(self, slot: Slot, on_coast: bool) -> bool:
        """Say whether a core tile may lie in a slot: not on the coast of the wedge, unless the scenario lifts that."""
        return on_coast or not self.wedge or (slot[0] != 0 and slot[1] != 0)


SHAPES: Final = {
    word.replace("_", "-"): Shape(word.replace("_", "-"), MAP.entry("shapes").entry(word))
    for word in MAP.entry("shapes").data
}
