"""What a finished game was worth to every seat, by choice: who won, the lead in points, or the points themselves."""

from collections.abc import Sequence
from typing import Final

OUTCOME: Final = "outcome"  # the own part of the victory, less the mean of the others': 1 for who wins alone
LEAD: Final = "lead"  # the own points, less the mean of the others'
POINTS: Final = "points"
REWARDS: Final = (OUTCOME, LEAD, POINTS)
MOST_POINTS: Final = 1000.0  # nobody has more of them, or fewer below zero


def reward(kind: str, scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Give what each seat gets; alone, or where all win or lose together, points say more than who won."""
    if kind == POINTS:
        return [float(points) for points in scores]
    if kind == LEAD:
        return above([float(points) for points in scores])
    return above([1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))])


def above(values: Sequence[float]) -> list[float]:
    """Give how far each lies above the mean of the others; alone, the value itself."""
    others = len(values) - 1
    total = sum(values)
    return [value - (total - value) / others if others else value for value in values]


def bounds(kind: str) -> tuple[float, float]:
    """Give the least and the most that a seat can get."""
    if kind not in REWARDS:
        raise ValueError(f"reward={kind}: there are {', '.join(REWARDS)}")
    most = {OUTCOME: 1.0, LEAD: 2 * MOST_POINTS, POINTS: MOST_POINTS}[kind]
    return -most, most
