"""The Inventory of a hero: crystals and mana tokens."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.components import CRYSTALS_MOST
from roundtable.games.mage_knight.content.integers import Colour, Seat

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def gain_mana(game: "MageKnight", seat: Seat, colour: Colour) -> None:
    """Give a mana token."""
    player = game.players[seat]
    player.mana = changed(player.mana, colour, 1)


def gain_crystal(game: "MageKnight", seat: Seat, colour: Colour, overflow: bool) -> None:
    """Give a crystal; with three of the colour a mana token instead if that overflows, else nothing."""
    player = game.players[seat]
    if player.crystals[colour] < CRYSTALS_MOST:
        player.crystals = changed(player.crystals, colour, 1)
    elif overflow:
        player.mana = changed(player.mana, colour, 1)


def changed(counts: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """Give counts with one of them changed."""
    return counts[:at] + (counts[at] + by,) + counts[at + 1 :]
