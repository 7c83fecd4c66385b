"""The garbage collector pauses while a search runs: it would look through thousands of living tables again and again.

Tables hold no cycles, so what a search drops is freed at once all the same. Should more things pile up than a search
ever keeps, the collector comes nevertheless: memory stays bounded.
"""

import gc
from types import TracebackType
from typing import Final

ENOUGH: Final = 1_000_000  # lists, players, zones and the like: some 20,000 tables of Merlin


class Pause:
    """How many searches run, one within another or side by side, and how the collector was set before them."""

    def __init__(self) -> None:
        self.searches = 0
        self.before = (0, 0, 0)


PAUSE: Final = Pause()


class CollectorPaused:
    """`with CollectorPaused():` around a search; when the last one has ended, well or badly, all is as before."""

    def __enter__(self) -> None:
        if PAUSE.searches == 0:
            PAUSE.before = gc.get_threshold()
            if PAUSE.before[0]:  # 0: it never comes
                gc.set_threshold(max(ENOUGH, PAUSE.before[0]))
        PAUSE.searches += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        PAUSE.searches -= 1
        if PAUSE.searches == 0:
            gc.set_threshold(*PAUSE.before)
