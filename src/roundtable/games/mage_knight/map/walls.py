"""Walls between two spaces of a tile (Lost Legion): a step across costs more, and they shelter who stands behind."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.components import TILES
from roundtable.games.mage_knight.content.integers import Space
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.content.site_rules import WALL_COST
from roundtable.games.mage_knight.map import board

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

# By spot: the hexes of its tile beyond a wall, as bits.
WALLS_OF: Final = tuple([walls for tile in TILES for walls in tile.walls])


def around(game: "MageKnight", space: Space) -> int:
    """Give, as bits, the hexes of the same tile that a wall separates from a space; 0 for almost all spaces."""
    spot = board.spot_at(game, space)
    return 0 if spot == NONE else WALLS_OF[spot]


def between(game: "MageKnight", one: Space, other: Space) -> bool:
    """Say whether a wall stands between two spaces. Walls lie within a tile."""
    if one // 7 != other // 7:
        return False
    walls = around(game, one)
    return walls != 0 and (walls >> board.spot_at(game, other) % 7) & 1 == 1


def beyond(game: "MageKnight", space: Space) -> list[Space]:
    """Give the spaces that a wall separates from a space."""
    if not around(game, space):
        return []
    first = space - space % 7
    return [other for other in range(first, first + 7) if between(game, space, other)]


def cost(game: "MageKnight", one: Space, other: Space) -> int:
    """Give the Move points that a step costs for the wall it crosses; no effect on terrain lowers them."""
    return WALL_COST if between(game, one, other) else 0
