"""What the start of a turn gives: the mana of a magical glade, and of dice claimed before."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import inventory
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import BLACK, GOLD, MAGICAL_GLADE
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.odd import interactive_spells

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def benefits(game: "MageKnight", seat: Seat) -> None:
    """Give them to a hero whose turn is taken."""
    if board.site_at(game, game.players[seat].space) == MAGICAL_GLADE:
        line = changes.GLADE_AT_NIGHT if game.night else words.GLADE_MANA
        inventory.gain_mana(game, seat, BLACK if game.night else GOLD, line)
    interactive_spells.claimed_mana(game, seat)
    game.rules.scenario.turn_begins(game, seat)
