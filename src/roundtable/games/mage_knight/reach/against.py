"""What can be played in a fight before an enemy is chosen for it: one touch chooses the enemy it serves best, too.

Whoever has several enemies to attack or to block may begin with a card, a Unit or a Skill. Each goes against the enemy
that matters most of those it is enough for, else against the one where it counts most.
"""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.combat import blocking, damage, foes, strike
from roundtable.games.mage_knight.content.components import ENEMIES, ENEMY_OF
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.reach.sources import answered
from roundtable.games.mage_knight.vocabulary import ACTIVATE, BLOCK, PLAY, POWER, SIDEWAYS, TARGET, USE
from roundtable.kernel.action import Action
from roundtable.kernel.ways import Way

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

PLAYED: Final = (PLAY, POWER, SIDEWAYS, USE, ACTIVATE)
MOST_TRIED: Final = 160  # cards and enemies tried together
MOST_ANSWERS: Final = 3  # to what an effect asks: mana, a branch

Worth = tuple[bool, int, int]


class Use:
    """A card, Unit or Skill used against one enemy, and what that is worth."""

    def __init__(self, first: Action, deed: Action, after: "MageKnight", worth: Worth) -> None:
        self.first: Final = first
        self.deed: Final = deed
        self.after: Final = after  # the table once the enemy is chosen
        self.worth: Final = worth

    def way(self, seat: Seat) -> Way:
        """Give it as a way to what is touched."""
        return Way(self.deed.touches[-1], (self.first, self.deed), False, self.after.describe(self.deed, seat), {})


def ways(game: "MageKnight", seat: Seat) -> list[Way]:
    """Give the ways to everything that waits for an enemy to be chosen; none if there is no choice, or one is made."""
    firsts = [action for action in game.options() if action.verb in (TARGET, BLOCK)]
    combat = game.combat
    if combat is None or len(firsts) < 2 or combat.targets or combat.blocking != NONE:
        return []
    open_now = game.options()
    tried = 0
    found: list[Use] = []
    for first in firsts:
        after = answered(game, seat, first)
        if after is None:
            continue
        for deed in after.options():
            if deed.verb not in PLAYED or deed in open_now:
                continue
            tried += 1
            if tried > MOST_TRIED:
                return []
            worth = worth_of(after, seat, deed)
            if worth is not None:
                found.append(Use(first, deed, after, worth))
    best: dict[Action, Use] = {}
    for use in found:
        if use.deed not in best or use.worth > best[use.deed].worth:
            best[use.deed] = use
    return [use.way(seat) for use in best.values()]


def worth_of(after: "MageKnight", seat: Seat, deed: Action) -> Worth | None:
    """Give what it is worth to use something against the enemy chosen, best highest; None if it brings nothing there.

    Whether it is enough; if so how much the enemy matters, else how much of it counts.
    """
    game = played(after, seat, deed)
    if game is None or game.combat is None:
        return None
    combat = game.combat
    if combat.blocking != NONE:
        foe = combat.foes[combat.blocking]
        total, enough, matters = blocking.total(game), blocking.enough(game), damage.damage_of(foe, combat.blow)
    elif combat.targets:
        printed = ENEMIES[ENEMY_OF[combat.foes[combat.targets[0]].token]]
        total, enough, matters = strike.total(game), strike.enough(game), printed.fame
    else:
        return (False, 0, 0)
    return (True, matters, total) if enough else (False, total, matters)


def played(after: "MageKnight", seat: Seat, deed: Action) -> "MageKnight | None":
    """Give the table after a deed and the likeliest answers to what its effect asks; None if somebody learns of it."""
    combat = foes.fight(after)
    asked = after.asks
    game = answered(after, seat, deed)
    for _ in range(MOST_ANSWERS):
        if game is None or game.asks == asked or game.combat is None:
            break
        question = game.question()
        proposal = None if question is None else question.proposal(game, game.options())
        game = answered(game, seat, game.options()[0] if proposal is None else proposal)
    if game is None or game.combat is None:
        return None
    gains = len(game.combat.pool) > len(combat.pool)
    return game if gains or game.lasting != after.lasting or game.asks != asked else None
