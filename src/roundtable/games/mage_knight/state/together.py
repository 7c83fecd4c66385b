"""A joint assault going on: whose share of the defenders is whose, and whose turn is open."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Seat, Token
from roundtable.games.mage_knight.state.classes import JointAssault, Turn

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def blank_turn() -> Turn:
    """Give a turn of nobody."""
    turn = Turn()
    turn.clear()
    return turn


def share(joint: JointAssault, seat: Seat) -> tuple[Token, ...]:
    """Give the defenders dealt to a member."""
    at = joint.members.index(seat)
    first = sum(joint.shares[:at])
    return joint.dealt[first : first + joint.shares[at]]


def open_turn(game: "MageKnight", seat: Seat) -> None:
    """Lay the open turn aside and go on with that of another member."""
    joint = game.joint
    assert joint is not None
    at = joint.members.index(seat)
    if at == joint.active:
        return
    joint.turns[joint.active] = game.turn
    game.turn = joint.turns[at]
    joint.turns[at] = blank_turn()
    joint.active = at


def turn_of(game: "MageKnight", seat: Seat) -> Turn:
    """Give the turn of a member, open or laid aside."""
    joint = game.joint
    assert joint is not None
    at = joint.members.index(seat)
    return game.turn if at == joint.active else joint.turns[at]
