"""The two new flags of the expansion Arthur: +/-1 and swap."""

from typing import ClassVar, Final

from roundtable.games.merlin import words
from roundtable.games.merlin.names import ARTHUR, KNIGHT, MERLIN
from roundtable.games.merlin.rules import BEFORE_MOVE, FlagPower
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import MOST_STEPS, TurnQuestion
from roundtable.games.merlin.vocabulary import ADJUSTS, FIGURES
from roundtable.kernel.action import Action

UP: Final = 0


class PlusMinusOne(FlagPower):
    """The chosen die counts one more or one less, within 0 and 7."""

    def __init__(self) -> None:
        super().__init__(BEFORE_MOVE)

    def use(self, game: Merlin, seat: int) -> None:
        """Ask which."""
        game.push(AdjustDie(seat))


class AdjustDie(TurnQuestion):
    """One more or one less?"""

    rule: ClassVar[str] = "merlin_arthur.flag.plus-minus-one"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Within 0 and 7."""
        steps = game.turn.face + game.turn.shift
        if steps < MOST_STEPS:
            out.append(ADJUSTS[UP])
        if steps > 0:
            out.append(ADJUSTS[1 - UP])

    def take(self, game: Merlin, action: Action) -> None:
        """Change it."""
        game.turn.shift += 1 if action.a == UP else -1
        game.tell(words.ADJUSTED, self.seat, action.a)


class Swap(FlagPower):
    """The chosen die moves another figure."""

    def __init__(self) -> None:
        super().__init__(BEFORE_MOVE)

    def use(self, game: Merlin, seat: int) -> None:
        """Ask which."""
        game.push(SwapFigure(seat))


class SwapFigure(TurnQuestion):
    """Which figure moves instead?"""

    rule: ClassVar[str] = "merlin_arthur.flag.swap"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any other."""
        for figure in (KNIGHT, MERLIN, ARTHUR):
            if figure != game.turn.figure:
                out.append(FIGURES[figure])

    def take(self, game: Merlin, action: Action) -> None:
        """It moves by its own direction rule."""
        game.turn.figure = action.a
        game.tell(words.SWAPPED, self.seat, action.a)
