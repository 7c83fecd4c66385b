"""What people need not be asked for in a combat: the only target, a phase in which nothing can happen.

A single enemy is taken as the target, a single attack as the one to be blocked; whoever does not want that lets go of
it. Going on by itself rests on the cards in hand, so it is left to whoever plays alone: others would learn from it.
"""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.vocabulary import CRYSTAL, NEXTS, SLOW, STAND, STRIKE
from roundtable.kernel.action import Action

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def way_on(game: "MageKnight", firsts: list[Action]) -> Action | None:
    """Give the answer to a phase's question, of which `firsts` take up a target or a block; None if it is asked."""
    if alone(game):
        if not firsts and not foes.alive(game) and nothing_lost(game):
            return NEXTS
        if not extras(game) and not [first for first in firsts if serves(game, first)]:
            return NEXTS
    return firsts[0] if len(firsts) == 1 else None


def any_order(game: "MageKnight", seat: Seat, damages: list[Action]) -> Action | None:
    """Give the attack that deals its damage next if any will do: nothing can be played, the hero takes all."""
    if not alone(game) or not damages or extras(game) or game.players[seat].units:
        return None
    return damages[0]


def alone(game: "MageKnight") -> bool:
    """Say whether nobody else is there who could learn anything."""
    return game.rules.seats == 1


def extras(game: "MageKnight") -> list[Action]:
    """Give what can be played now beside the answers to the question itself.

    A crystal turned into mana opens nothing, as it pays for cards by itself, and it can be turned later.
    """
    played = [action for action in game.options() if game.extras.by_verb[action.verb] is not None]
    return [action for action in played if action.verb != CRYSTAL]


def serves(game: "MageKnight", first: Action) -> bool:
    """Say whether anything can be done for a target or a block as soon as it is taken up."""
    if first.verb == SLOW:
        return True
    copy = game.clone()
    copy.play(first)
    combat = foes.fight(copy)
    if not combat.targets and combat.blocking == NONE:
        return True
    return bool(extras(copy)) or bool([one for one in copy.options() if one.verb in (STRIKE, STAND, SLOW)])


def nothing_lost(game: "MageKnight") -> bool:
    """Say whether all that can be played now can still be played when the combat is over."""
    copy = game.clone()
    copy.play(NEXTS)
    later = extras(copy)
    return not [one for one in extras(game) if one not in later]
