"""Odd procedures of Units of the Lost Legion: Scouts look at a token, Shocktroops draw damage onto themselves."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.hexes import START, steps_between
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import NONE, STACKS
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.pieces import UNTIL_COMBAT, UNTIL_TURN
from roundtable.games.mage_knight.vocabulary import BLOWS, SPIES, SPIES_RUINS, SPIES_STACK, SPY, SPY_STACK
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.zone import EVERYBODY, bit

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

SIGHT: Final = 3  # spaces


def scout_peek(game: "MageKnight", by: Frame, node: Node) -> None:
    """Ask where to look."""
    game.push(Spy(by.seat, node.path))


def in_sight(game: "MageKnight", seat: Seat) -> list[Space]:
    """Give the spaces near the hero on which a token lies face down."""
    here = game.players[seat].space
    found: list[int] = []
    for stack, places in enumerate(game.where):
        for at, spot in enumerate(places):
            if spot != NONE and game.field[stack].known[at] != EVERYBODY:
                found.append(board.space_of(game, spot))
    for at, spot in enumerate(game.ruin_where):
        if game.ruin_field.known[at] != EVERYBODY:
            found.append(board.space_of(game, spot))
    near = START if here == NONE else here
    return sorted({space for space in found if steps_between(near, space) <= SIGHT})


class Spy(Question["MageKnight"]):
    """Which face-down token is looked at: one near the hero, or the top one of a stack?"""

    rule: ClassVar[str] = "mage_knight.units.activation-one-ability"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Spaces in sight, then the stacks."""
        for space in in_sight(game, self.seat):
            out.append(SPIES[space])
        for stack in range(STACKS):
            if game.stacks[stack].cards:
                out.append(SPIES_STACK[stack])
        if game.ruin_stack.cards:
            out.append(SPIES_RUINS)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Look at it; its defeat in this turn is worth Fame."""
        game.seal()
        token = NONE
        if action.verb == SPY:
            game.tell(words.SPIED, self.seat, action.a)
            token = look_at_space(game, self.seat, action.a)
        elif action.verb == SPY_STACK:
            game.tell(words.SPIED_STACK, self.seat, action.a)
            pile = game.stacks[action.a]
            token = zone.look(game, pile, len(pile.cards) - 1, bit(self.seat))
        else:
            game.tell(words.SPIED_RUINS, self.seat)
            zone.look(game, game.ruin_stack, len(game.ruin_stack.cards) - 1, bit(self.seat))
        if token != NONE:
            lasting.add(game, NODES[self.path], game.frames[-1], 1, token, end=UNTIL_TURN)


def look_at_space(game: "MageKnight", seat: Seat, space: Space) -> int:
    """Look at a face-down token of a space, an enemy first. Give the enemy token, -1 none."""
    spot = board.spot_at(game, space)
    for stack, places in enumerate(game.where):
        for at, place in enumerate(places):
            if place == spot and not game.field[stack].known[at] & bit(seat):
                return zone.look(game, game.field[stack], at, bit(seat))
    for at, place in enumerate(game.ruin_where):
        if place == spot and not game.ruin_field.known[at] & bit(seat):
            zone.look(game, game.ruin_field, at, bit(seat))
    return NONE


def damage_redirect(game: "MageKnight", by: Frame, node: Node) -> None:
    """Damage of the attack picked goes to this Unit first; see combat/damage.py. A borrowed Unit takes none."""
    if by.unit != NONE and by.foe != NONE:
        card = game.players[by.seat].units[by.unit].card
        lasting.add(game, node, by, 1, BLOWS * by.foe + by.blow, card, end=UNTIL_COMBAT)
