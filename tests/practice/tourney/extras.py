"""What may be done at many moments: spending a favour, and playing a trick that was kept."""

from typing import ClassVar, Final

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra
from roundtable.kernel.zone import EVERYBODY, move
from tests.practice.tourney import draft, effects
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.content import GLORY, LANCE, TRICKS
from tests.practice.tourney.state import Tourney

DRAFT: Final = 1  # while tricks are picked and kept
TURN: Final = 2  # in one's own turn
LISTS: Final = 4  # before the joust


def pay_favour(game: Tourney, seat: int) -> None:
    """Put a favour back into the supply."""
    game.knights[seat].favours -= 1
    game.favours += 1


class Favours(Extra[Tourney]):
    """A favour is worth glory in the draft, a lance later, or one more on a die in one's turn."""

    rule: ClassVar[str] = "tourney.offer.favour"

    def options(self, game: Tourney, seat: int, window: int, out: list[Action]) -> None:
        knight = game.knights[seat]
        if not knight.favours:
            return
        if window & DRAFT:
            out.append(v.FAVOURS[GLORY])
        elif game.lances:
            out.append(v.FAVOURS[LANCE])
        if window & TURN:
            seen = 1 << 6
            for die in knight.dice:
                if not (seen >> die) & 1:
                    seen |= 1 << die
                    out.append(v.NUDGES[die - 1])

    def take(self, game: Tourney, seat: int, action: Action) -> None:
        pay_favour(game, seat)
        if action.verb == v.FAVOUR:
            effects.gain(game, seat, action.a, 1)
            return
        knight = game.knights[seat]
        at = knight.dice.index(action.a)
        knight.dice = knight.dice[:at] + (action.a + 1,) + knight.dice[at + 1 :]


class Tricks(Extra[Tourney]):
    """A trick that was kept is played in one's turn."""

    rule: ClassVar[str] = "tourney.offer.trick"

    def options(self, game: Tourney, seat: int, window: int, out: list[Action]) -> None:
        draft.kinds(game.knights[seat].tricks, v.TRICKS_NOW, out)

    def take(self, game: Tourney, seat: int, action: Action) -> None:
        tricks = game.knights[seat].tricks
        move(game, tricks, draft.find_kind(tricks, action.a), game.discard, EVERYBODY)
        game.tell(v.PLAYED, seat, action.a)
        game.push(effects.Resolve(seat, TRICKS[action.a].effect.path))
