"""Where map tiles go: hexes in axial coordinates, the lattice of tile positions, and the shapes of the map.

A tile is seven hexes around its centre. Slot (x, y) has its centre at (3x + y, -2x - 3y); the starting tile is slot
(0, 0). Tiles fill the plane without gaps, and corner symbols allow no other positions.
"""

from typing import Final

Hex = tuple[int, int]
Slot = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # clockwise from north-east
NEIGHBOUR_SLOTS: Final[tuple[Slot, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

LEAST_FOR_CORE: Final = 2
LEAST_FROM_BOX: Final = 3  # neighbours of a tile that was left out of the stack

HELD_SLOTS: Final[tuple[Slot, ...]] = (
    (0, 0),
    (0, 1),
    (1, 0),
    (1, -1),
    (1, 1),
    (2, -1),
    (2, 0),
    (2, 1),
    (3, 0),
    (3, -1),
)
HELD_CORE: Final[tuple[Slot, ...]] = ((2, 0), (2, 1), (3, 0), (3, -1))


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


class Shape:
    """The outline of a map: a wedge, an open map with the columns from `low` to `high`, or held positions only."""

    def __init__(self, id: str, low: int, high: int, wedge: bool, held: bool, setup: tuple[Slot, ...]) -> None:
        self.id: Final = id
        self.low: Final = low
        self.high: Final = high
        self.wedge: Final = wedge
        self.held: Final = held
        self.setup: Final = setup

    def holds(self, slot: Slot) -> bool:
        """Say whether a slot lies inside the coastline."""
        x, y = slot
        if self.held:
            return slot in HELD_SLOTS
        if self.wedge:
            return x >= 0 and y >= 0
        return x >= 0 and self.low <= y <= self.high and (y >= 0 or x >= -y)

    def takes_core(self, slot: Slot, on_coast: bool) -> bool:
        """Say whether a core tile may lie in a slot: not on the coast of the wedge, unless the scenario lifts that."""
        if self.held:
            return slot in HELD_CORE
        return on_coast or not self.wedge or (slot[0] != 0 and slot[1] != 0)

    def takes_countryside(self, slot: Slot) -> bool:
        """Say whether a countryside tile may lie in a slot."""
        return not (self.held and slot in HELD_CORE)


WEDGE_SETUP: Final[tuple[Slot, ...]] = ((0, 1), (1, 0))
OPEN_SETUP: Final[tuple[Slot, ...]] = ((0, 1), (1, 0), (1, -1))
SHAPES: Final = {
    "wedge": Shape("wedge", 0, 0, True, False, WEDGE_SETUP),
    "open-5": Shape("open-5", -2, 2, False, False, OPEN_SETUP),
    "open-4": Shape("open-4", -2, 1, False, False, OPEN_SETUP),
    "open-3": Shape("open-3", -1, 1, False, False, OPEN_SETUP),
    "conquer-and-hold": Shape("conquer-and-hold", 0, 0, False, True, OPEN_SETUP),
}
