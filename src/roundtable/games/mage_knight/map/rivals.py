"""Whether another player may be attacked, and by whom a hero must be attacked now."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import CITY, NONE
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state import teams

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def permitted(game: "MageKnight", seat: Seat, rival: Seat) -> bool:
    """Say whether a player may be attacked: no ally, not in last turns, nor with the Round Order token face down."""
    if game.announced != NONE or game.scenario_over or teams.allies(game, seat, rival):
        return False
    return not game.players[rival].token_down


def attackable(game: "MageKnight", seat: Seat, space: Space) -> list[Seat]:
    """Give the players on a space whom a hero who enters it may attack; on the portal and in cities nobody."""
    if not game.rules.pvp or board.site_at(game, space) == CITY or board.is_portal(game, space):
        return []
    return [rival for rival in board.heroes_at(game, space, seat) if permitted(game, seat, rival)]


def to_attack(game: "MageKnight", seat: Seat) -> list[Seat]:
    """Give the players one of whom a hero must attack, unless it moves on: those whose space it has entered."""
    path = game.turn.path
    space = game.players[seat].space
    if len(path) < 2 or path[-1] != space:
        return []
    return attackable(game, seat, space)
