"""What effects said that holds for a while: modifications, allowances and promises, looked up by their verb."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.pieces import UNTIL, UNTIL_TURN, Lasting

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def node(one: Lasting) -> Node:
    """Give the words of the effect that said it."""
    return NODES[one.path]


def of(game: "MageKnight", verb: str) -> list[Lasting]:
    """Give everything that holds for the player on turn and was said by a verb, oldest first."""
    if not game.lasting:
        return []
    seat = game.turn.seat
    return [one for one in game.lasting if one.verb == verb and one.seat == seat]


def holds(game: "MageKnight", verb: str) -> bool:
    """Say whether something said by a verb holds for the player on turn."""
    seat = game.turn.seat
    for one in game.lasting:
        if one.verb == verb and one.seat == seat:
            return True
    return False


def odd(game: "MageKnight", name: str) -> list[Lasting]:
    """Give what holds for the player on turn and was said by an odd procedure."""
    return [one for one in of(game, "odd") if NODES[one.path].words["name"] == name]


def until(said: Node) -> int:
    """Give how long a node says something holds; the turn if it is silent."""
    return UNTIL.index.get(said.word_of("until"), UNTIL_TURN)


def add(
    game: "MageKnight", said: Node, by: Frame, left: int = NONE, target: int = NONE, amount: int = 0, end: int = NONE
) -> Lasting:
    """Let what a node says hold from now on."""
    ends = until(said) if end == NONE else end
    one = Lasting(by.seat, said.path, said.verb, ends, left, by.colours, by.source, target, amount)
    game.lasting = (*game.lasting, one)
    return one


def use(game: "MageKnight", one: Lasting) -> None:
    """Count one use; what is used up ends."""
    if one.left == NONE:
        return
    if one.left <= 1:
        end(game, one)
    else:
        game.lasting = tuple([one.with_left(one.left - 1) if other is one else other for other in game.lasting])


def end(game: "MageKnight", one: Lasting) -> None:
    """Let one thing end."""
    game.lasting = tuple([other for other in game.lasting if other is not one])


def expire(game: "MageKnight", ends: int, seat: Seat = NONE) -> None:
    """Let everything end that lasts no longer than this moment, of one seat or of all."""
    kept = [one for one in game.lasting if one.until > ends or (seat != NONE and one.seat != seat)]
    if len(kept) != len(game.lasting):
        game.lasting = tuple(kept)
