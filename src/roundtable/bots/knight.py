"""The knight: sees what an option comes to by the end of the round, and judges it by hand-made numbers."""

from typing import Final

from roundtable.bots.round_search import RoundSearch
from roundtable.bots.value import Value
from roundtable.bots.values import HAND_MADE
from roundtable.kernel.chance import Chance

PLAYOUTS: Final = 25
PLAN: Final = 480  # positions for each of them, where whole turns are planned
OPTIONS: Final = 5


class Knight(RoundSearch):
    """Plays its best options on to the end of the round, about 25 times in all."""

    def __init__(
        self, chance: Chance, playouts: int = PLAYOUTS, options: int = OPTIONS, judge: Value | None = HAND_MADE
    ) -> None:
        super().__init__(chance, playouts, options, judge, PLAN * playouts)
