"""Walls between two spaces of a tile (Lost Legion): a step across costs more, and they shelter who stands behind."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.components import TILES
from roundtable.games.mage_knight.content.integers import Space
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.content.site_rules import WALL_COST

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

# By spot: the hexes of its tile beyond a wall, as bits.
WALLS_OF: Final = tuple([walls for tile in TILES for walls in tile.walls])


def around(game: "MageKnight", space: Space) -> int:
    """Give, as bits, the hexes of the same tile that a wall separates from a space; 0 for almost all spaces."""
    tile = game.tiles[space // 7]
    return 0 if tile == NONE else WALLS_OF[7 * tile + space % 7]


def between(game: "MageKnight", one: Space, other: Space) -> bool:
    """Say whether a wall stands between two spaces. Walls lie within a tile."""
    return one // 7 == other // 7 and (around(game, one) >> other % 7) & 1 == 1


def cost(game: "MageKnight", one: Space, other: Space) -> int:
    """Give the Move points that a step costs for the wall it crosses; no effect on terrain lowers them."""
    return WALL_COST if between(game, one, other) else 0
