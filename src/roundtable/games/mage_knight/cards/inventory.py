"""The Inventory of a hero: crystals and mana tokens."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.content.components import CRYSTALS_MOST
from roundtable.games.mage_knight.content.integers import Colour, Seat
from roundtable.kernel.wording import Wording

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def gain_mana(game: "MageKnight", seat: Seat, colour: Colour, line: Wording = changes.MANA_GAINED) -> None:
    """Give a mana token, as a line tells."""
    game.tell(line, seat, colour)
    player = game.players[seat]
    player.mana = changed(player.mana, colour, 1)


def gain_crystal(
    game: "MageKnight", seat: Seat, colour: Colour, overflow: bool, line: Wording = changes.CRYSTAL
) -> None:
    """Give a crystal, as a line tells; a fourth of the colour is a mana token if that overflows, else nothing."""
    player = game.players[seat]
    if player.crystals[colour] < CRYSTALS_MOST:
        player.crystals = changed(player.crystals, colour, 1)
        game.tell(line, seat, colour)
    elif overflow:
        game.tell(changes.OVERFLOW, seat, colour)
        player.mana = changed(player.mana, colour, 1)


def changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """Give counts with one of them changed."""
    return counts[:at] + (counts[at] + by,) + counts[at + 1 :]
