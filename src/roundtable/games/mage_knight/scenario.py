"""What the scenarios add to the general rules: Fame of their own, when their end is reached, and the mission."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.cards import points
from roundtable.games.mage_knight.content.components import TILES, level_of
from roundtable.games.mage_knight.content.names import CITY
from roundtable.games.mage_knight.map import board

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def fame_gained(game: "MageKnight", seat: int, before: int) -> None:
    """After Fame was gained: Blitz Conquest gives more for each row end crossed, and that may cross another."""
    player = game.players[seat]
    rows = level_of(player.fame) - level_of(before)
    if rows <= 0:
        return
    extra = game.book.fame_per_row
    while extra and rows > 0:
        before = player.fame
        player.fame += rows * extra
        game.tell(words.FAME, seat, rows * extra)
        rows = level_of(player.fame) - level_of(before)


def tile_revealed(game: "MageKnight", seat: int, tile: int) -> None:
    """After a player revealed a tile, whatever its kind: First Reconnaissance gives Fame for it."""
    game.tiles_by = points.changed(game.tiles_by, seat, 1)
    points.gain_fame(game, seat, game.book.fame_per_tile)


def city_closed(game: "MageKnight") -> bool:
    """Say whether cities can be neither entered nor conquered."""
    return game.book.reconnaissance


def city_space(game: "MageKnight", tile: int) -> int:
    """Give the space of the city on a tile that lies on the map."""
    return 7 * game.slots[tile] + TILES[tile].site.index(CITY)


def city_conquered(game: "MageKnight", tile: int) -> None:
    """After a city was conquered: its leader is named."""
    space = city_space(game, tile)
    game.tell(words.CITY_LED, board.leader(game, space), space)


def conquered_cities(game: "MageKnight") -> list[int]:
    """Give the spaces of the conquered cities, in the order of their revealing."""
    spaces = [city_space(game, tile) for tile in game.cities]
    return [space for space in spaces if board.conquered(game, space)]


def accomplished(game: "MageKnight") -> bool:
    """Say whether the mission has succeeded: a city found, or all cities conquered. It is also the scenario's end."""
    if game.book.reconnaissance:
        return bool(game.cities)
    return len(conquered_cities(game)) == game.book.core_cities
