"""What many games say about a game: seats, length, where points come from, and which answers go with victory."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from roundtable.arena.playing import Result

OFTEN: Final = 20  # seats that gave an answer, before anything is said about it
TOLD: Final = 16  # answers that are shown
BINS: Final = 14


@dataclass(frozen=True)
class Answer:
    """An answer: how many seats gave it at least once, and how much more often those won than the others did."""

    notation: str
    seats: int
    share: float
    others: float


def victory(result: Result, seat: int) -> float:
    """Give a seat's part of the victory."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def by_seat(results: Sequence[Result]) -> list[tuple[float, int]]:
    """Give, for every seat, its share of victories and of how many games."""
    seats = len(results[0].seating)
    return [(fmean([victory(one, seat) for one in results]), len(results)) for seat in range(seats)]


def by_source(results: Sequence[Result], which: int) -> list[float]:
    """Give a bot's points by source, on average."""
    rows = [
        one.sheet[seat] for one in results if one.sheet for seat, sitting in enumerate(one.seating) if sitting == which
    ]
    return [fmean(column) for column in zip(*rows, strict=True)]


def lengths(results: Sequence[Result]) -> tuple[list[int], list[str]]:
    """Give how many games were how long, in answers, and what stands below each column."""
    counts = [one.moves for one in results]
    least, most = min(counts), max(counts)
    wide = max(1, -(-(most - least + 1) // BINS))
    bins = Counter([(count - least) // wide for count in counts])
    places = range((most - least) // wide + 1)
    return [bins[place] for place in places], [str(least + place * wide) for place in places]


def what_wins(results: Sequence[Result]) -> list[Answer]:
    """Give the answers whose givers won more often, or less often, than all others: the furthest apart.

    It says what goes together, not what causes what.
    """
    given: Counter[str] = Counter()
    won: Counter[str] = Counter()
    seats = 0
    victories = 0.0
    for one in results:
        for seat, choices in enumerate(one.choices):
            part = victory(one, seat)
            seats += 1
            victories += part
            for notation in choices:
                given[notation] += 1
                won[notation] += part  # type: ignore[assignment]  # a Counter adds fractions as well
    found = []
    for notation, count in given.items():
        rest = seats - count
        if count >= OFTEN and rest >= OFTEN:
            found.append(Answer(notation, count, won[notation] / count, (victories - won[notation]) / rest))
    found.sort(key=lambda one: one.share - one.others, reverse=True)
    return found if len(found) <= TOLD else found[: TOLD // 2] + found[-TOLD // 2 :]
