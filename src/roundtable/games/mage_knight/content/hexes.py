"""Spaces as numbers: every hex of every slot in which a tile can ever lie, with its neighbours, worked out once.

Space 7·s + k is hex k of slot number s; 0 is the centre, 1 to 6 follow clockwise from north-east.
"""

from typing import Final

from roundtable.games.mage_knight.content.slots import Hex, Slot, distance, hexes_of, neighbours, slots_around
from roundtable.kernel.wording import Plain

WIDTH: Final = 12  # slots along x
LOWEST: Final = -2
ROWS: Final = 14  # slots along y, from LOWEST

SLOTS: Final[tuple[Slot, ...]] = tuple([(x, y) for y in range(LOWEST, LOWEST + ROWS) for x in range(WIDTH)])
NUMBER_OF_SLOT: Final = {slot: number for number, slot in enumerate(SLOTS)}
HEXES: Final[tuple[Hex, ...]] = tuple([place for slot in SLOTS for place in hexes_of(slot)])
NUMBER_OF_HEX: Final = {place: number for number, place in enumerate(HEXES)}
START_SLOT: Final = NUMBER_OF_SLOT[(0, 0)]
START: Final = 7 * START_SLOT  # the portal

# Neighbours of each space, clockwise from north-east, without those outside all slots.
NEAR: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([NUMBER_OF_HEX[near] for near in neighbours(place) if near in NUMBER_OF_HEX]) for place in HEXES]
)
# Slots around each slot.
SLOTS_NEAR: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([NUMBER_OF_SLOT[near] for near in slots_around(slot) if near in NUMBER_OF_SLOT]) for slot in SLOTS]
)

SPACE: Final = Plain("mage_knight-space", tuple([f"{q},{r}" for q, r in HEXES]))
SLOT: Final = Plain("mage_knight-slot", tuple([f"{x},{y}" for x, y in SLOTS]))

# Spaces exactly two steps away, clockwise from north-east, whatever lies between.
LEAP: Final = ((2, -2), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1), (0, -2), (1, -2))
TWO_AWAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([NUMBER_OF_HEX[q + x, r + y] for x, y in LEAP if (q + x, r + y) in NUMBER_OF_HEX]) for q, r in HEXES]
)


def steps_between(one: int, other: int) -> int:
    """Give the number of steps between two spaces, whatever lies between."""
    return distance(HEXES[one], HEXES[other])
