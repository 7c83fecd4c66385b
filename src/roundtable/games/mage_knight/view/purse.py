"""The purse: points of a turn that are gathered and not yet spent, for everybody to see."""

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import ATTACK, ELEMENT, NONE
from roundtable.games.mage_knight.state.game import MageKnight


def purse_of(game: MageKnight, seat: Seat) -> dict[str, int]:
    """Give what is left of whoever's turn it is: Move, Influence, Healing, Attack by kind, Block by element.

    What there is none of is left out.
    """
    turn = game.turn
    if turn.seat != seat:
        return {}
    points = {"move": turn.move, "influence": turn.influence, "healing": turn.healing}
    combat = game.combat
    if combat is not None:
        for lot in combat.pool:
            element = ELEMENT.words[lot.element]
            name = f"block-{element}" if combat.blocking != NONE else f"attack-{ATTACK.words[lot.type]}-{element}"
            points[name] = points.get(name, 0) + lot.value
    return {name: number for name, number in points.items() if number}
