"""Workers named together: those placed on an action in the order of its places, or kept by who passes."""

from itertools import product
from typing import Final

from roundtable.games.paladins.names import PLACES, WORKER, WORKERS
from roundtable.games.paladins.phrases import (
    ALL_GAINS,
    GAIN,
    NEED,
    Phrase,
    inside,
)
from roundtable.kernel.wording import Composed, phrase

LINES: Final = tuple([line for count in range(1, PLACES + 1) for line in product(range(WORKERS), repeat=count)])


def line_text(line: tuple[int, ...]) -> Phrase:
    """Give workers in words, those of a type together."""
    told: list[object] = []
    for worker in dict.fromkeys(line):
        count = line.count(worker)
        told.append(inside(phrase(NEED, worker) if count == 1 else phrase(GAIN, count, worker)))
    return phrase(ALL_GAINS, told)


LINE: Final = Composed(
    "paladins-line",
    tuple(["-".join([WORKER.words[worker] for worker in line]) for line in LINES]),
    tuple([line_text(line) for line in LINES]),
    (ALL_GAINS, GAIN, NEED),
)
LINE_AT: Final = {line: at for at, line in enumerate(LINES)}
