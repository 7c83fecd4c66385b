"""The champion: the knight's search with ten times the work, judged by what many games have taught."""

from typing import Final

from roundtable.bots.round_search import RoundSearch
from roundtable.bots.value import Value
from roundtable.kernel.chance import Chance

PLAYOUTS: Final = 250
PLAN: Final = 120  # positions for each of them, where whole turns are planned
OPTIONS: Final = 8


class Champion(RoundSearch):
    """Plays more options on to the end of the round, about 250 times in all."""

    def __init__(
        self, chance: Chance, playouts: int = PLAYOUTS, options: int = OPTIONS, judge: Value | None = None
    ) -> None:
        super().__init__(chance, playouts, options, judge, PLAN * playouts)
