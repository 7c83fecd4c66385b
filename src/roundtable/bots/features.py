"""Facts about a position that a value can be learned from: whole numbers, each with a name. One small file per game."""

from typing import Final

from roundtable.kernel.game import Game
from roundtable.kernel.openness import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The facts of one game as a seat stands; `names` and what `of` gives are in the same order."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names

    def variant(self, game: Game) -> str:
        """Name what makes another game of it, such as modules: weights are learned for each by itself."""
        return ""

    def of(self, game: Game, seat: int) -> list[int]:
        """Give the facts about a seat's position, as far as the table shows them or the seat may know."""
        raise NotImplementedError(type(self).__name__)
