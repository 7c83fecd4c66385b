"""The garbage collector rests while a search runs: it would look through thousands of living tables again and again.

Tables hold no cycles, so what a search drops is freed at once all the same. Should more things pile up than a search
ever keeps, the collector wakes: memory stays bounded.
"""

import gc
from types import TracebackType
from typing import Final

ENOUGH: Final = 1_000_000  # lists, players, zones and the like: some 20,000 tables of Merlin


class Sleep:
    """How many searches run, one within another or side by side, and when the collector came before them."""

    def __init__(self) -> None:
        self.searches = 0
        self.before = (0, 0, 0)


SLEEP: Final = Sleep()


class Resting:
    """`with Resting():` around a search; when the last one has ended, well or badly, all is as before."""

    def __enter__(self) -> None:
        if SLEEP.searches == 0:
            SLEEP.before = gc.get_threshold()
            if SLEEP.before[0]:  # 0: it never comes
                gc.set_threshold(max(ENOUGH, SLEEP.before[0]))
        SLEEP.searches += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        SLEEP.searches -= 1
        if SLEEP.searches == 0:
            gc.set_threshold(*SLEEP.before)
