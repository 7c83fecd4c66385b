"""The standings of a league: a tally and a rating of every bot, and the lead of the first over the others."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from roundtable.arena.league import Fixture
from roundtable.arena.playing import Result
from roundtable.arena.tally import Tally, Z

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Standings:
    """Grows game by game. Games must come in the order of their numbers for equal ratings."""

    def __init__(self, names: Sequence[str]) -> None:
        self.tallies: Final = [Tally(name) for name in names]
        from openskill.models import PlackettLuce  # only leagues need it

        self.model: Final = PlackettLuce()
        self.ratings: Final[list[PlackettLuceRating]] = [self.model.rating(name=name) for name in names]
        self.leads: Final[dict[int, list[float]]] = {}  # by deal: what the first made above the others, per seat

    @property
    def games(self) -> int:
        """How many were played."""
        return sum([len(leads) for leads in self.leads.values()])

    def add(self, fixture: Fixture, result: Result) -> None:
        """Note a game."""
        for which, tally in enumerate(self.tallies):
            tally.add(result, which)
        sides = sorted(set(result.seating))
        points = [fmean([result.scores[seat] for seat in seats_of(result, which)]) for which in sides]
        first = points[0] - fmean(points[1:]) if len(sides) > 1 else points[0]
        self.leads.setdefault(fixture.deal, []).append(first)
        if len(sides) > 1:
            self.rate(result, sides, points)

    def rate(self, result: Result, sides: list[int], points: list[float]) -> None:
        """Move the ratings: who won ranks first, the others by their points."""
        marks = []
        for which, mean in zip(sides, points, strict=True):
            won = len([seat for seat in seats_of(result, which) if seat in result.winners])
            marks.append((won / len(seats_of(result, which)), mean))
        order = sorted(set(marks), reverse=True)
        teams = [[self.ratings[which]] for which in sides]
        rated = self.model.rate(teams, ranks=[float(order.index(mark)) for mark in marks])
        for which, team in zip(sides, rated, strict=True):
            self.ratings[which] = team[0]

    def lead(self) -> tuple[float, float]:
        """Give the mean lead of the first bot per deal, and the half of its 95 % interval."""
        means = [fmean(leads) for leads in self.leads.values()]
        if not means:
            return 0.0, 0.0
        return fmean(means), Z * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0


def seats_of(result: Result, which: int) -> list[int]:
    """Give the seats on which a bot sat."""
    return [seat for seat, sitting in enumerate(result.seating) if sitting == which]
