"""What a bot has shown so far: wins, the share of victories with its interval, points, and time to think."""

from math import sqrt
from typing import Final

from roundtable.arena.playing import Result

Z: Final = 1.96  # standard deviations on each side that hold 95 %


class Tally:
    """One bot's side of a league."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.games = 0
        self.wins = 0
        self.draws = 0
        self.victories = 0.0  # a draw is part of one
        self.points = 0
        self.seats = 0
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def add(self, result: Result, which: int) -> None:
        """Note a game in which the bot sat on some seats."""
        seats = [seat for seat, sitting in enumerate(result.seating) if sitting == which]
        if not seats:
            return
        won = len([seat for seat in seats if seat in result.winners])
        self.games += 1
        self.wins += won > 0 and won == len(result.winners)
        self.draws += 0 < won < len(result.winners)
        self.victories += won / len(result.winners) if result.winners else 0.0
        for seat in seats:
            self.seats += 1
            self.points += result.scores[seat]
            self.decisions += result.decisions[seat]
            self.seconds += result.seconds[seat]
            self.slowest = max(self.slowest, result.slowest[seat])

    @property
    def share(self) -> float:
        """Victories per game."""
        return self.victories / self.games if self.games else 0.0

    @property
    def mean_points(self) -> float:
        """Points per seat and game."""
        return self.points / self.seats if self.seats else 0.0

    @property
    def mean_milliseconds(self) -> float:
        """Time per decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


def interval(share: float, games: int) -> tuple[float, float]:
    """Give Wilson's 95 % interval of a share. Draws and swapped seats make it rather too wide than too narrow."""
    if games == 0:
        return 0.0, 1.0
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)
