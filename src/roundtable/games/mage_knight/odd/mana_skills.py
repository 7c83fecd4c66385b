"""Mana Suppression, Mana Enhancement, Arcane Disguise, Spirit Guides (Krang); what On Her Own (Wolfhawk) forbids."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.cards import centre, inventory
from roundtable.games.mage_knight.content.names import BASIC, MELEE
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.effects import giving
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


def spirit_guides(game: "MageKnight", by: Frame, node: Node) -> None:
    """The Block given last for the attack being blocked is raised by 1."""
    combat = game.combat
    assert combat is not None
    giving.replace_lot(combat, len(combat.pool) - 1, combat.pool[-1].value + 1, MELEE)


def guides_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be a Block."""
    return game.combat is not None and bool(game.combat.pool)
