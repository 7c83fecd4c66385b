"""Mana Suppression, Mana Enhancement and Arcane Disguise (Krang), and what On Her Own (Wolfhawk) forbids."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.cards import centre, inventory
from roundtable.games.mage_knight.content.names import BASIC
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.pieces import UNTIL_TURN

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def mana_suppression(game: "MageKnight", by: Frame, node: Node) -> None:
    """The token lies in the centre; see cards/mana.py for what it does there."""


def mana_enhancement(game: "MageKnight", by: Frame, node: Node) -> None:
    """The user gains a crystal of the basic mana just used, and the token is marked with its colour."""
    colour = game.turn.last_paid
    inventory.gain_crystal(game, by.seat, colour, True)
    if by.source in game.centre:
        centre.mark(game, by.source, colour)


def enhancement_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """The last mana used this turn must have been of a basic colour."""
    return 0 <= game.turn.last_paid < BASIC


def holds_this_turn(game: "MageKnight", by: Frame, node: Node) -> None:
    """It holds until the end of the turn; see locals/interaction.py and locals/recruiting.py."""
    lasting.add(game, node, by, end=UNTIL_TURN)


def harvest_done(game: "MageKnight", by: Frame, node: Node) -> None:
    """A card was given up for Savage Harvesting: the basic half does no more this turn."""
    card = node.path.partition(".")[0]
    for one in lasting.of(game, "when"):
        if one.path.startswith(f"{card}.basic"):
            lasting.end(game, one)
