"""Weights from games: ridge regression of the final points, round by round, drawn towards the hand-made value.

NumPy does the sums; it is an extra (`pip install roundtable[learn]`).
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from roundtable.arena.lessons import Row
from roundtable.arena.trouble import ArenaTrouble
from roundtable.bots.learned import SCALE
from roundtable.bots.value import POINT

RIDGE: Final = 40.0  # how many rows it takes before what they show counts as much as the hand-made value
HELD_BACK: Final = 5  # every so many games are kept to check what the others teach
STEPS: Final = 8  # points of the learning curve


@dataclass(frozen=True)
class Lesson:
    """A point of the learning curve: so many games, and how far off the points of other games are foretold."""

    games: int
    error: float


def fit(rows: list[Row]) -> dict[int, list[int]]:
    """Give, by round, a constant and the weights of the hand-made worth and of every feature, in thousandths."""
    return {
        round: weights([row for row in rows if row.round == round]) for round in sorted({row.round for row in rows})
    }


def weights(rows: list[Row]) -> list[int]:
    """Fit one round: what the hand-made worth misses is explained by the facts, each scaled by how much it varies."""
    try:
        import numpy as np
    except ImportError as problem:
        raise ArenaTrouble("no-numpy", "numpy", str(problem)) from problem
    facts = np.array([row.facts for row in rows], dtype=float)
    missed = np.array([row.points * POINT for row in rows], dtype=float) - facts[:, 0]
    mean, spread = facts.mean(axis=0), facts.std(axis=0)
    spread[spread == 0] = 1.0
    scaled = (facts - mean) / spread
    square = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    found = np.linalg.solve(square, scaled.T @ (missed - missed.mean())) / spread
    constant = missed.mean() - found @ mean
    found[0] += 1.0  # on top of the hand-made worth itself
    return [round(SCALE * float(one)) for one in (constant, *found)]


def foretold(row: Row, fitted: dict[int, list[int]]) -> float:
    """Give the points that weights expect."""
    own = fitted[row.round]
    total = own[0] + sum([weight * fact for weight, fact in zip(own[1:], row.facts, strict=True)])
    return total / SCALE / POINT


def curve(rows: list[Row]) -> list[Lesson]:
    """Learn from more and more games, and say each time how far off the games held back are; 0 games: by hand."""
    back = [row for row in rows if row.game % HELD_BACK == 0]
    front = [row for row in rows if row.game % HELD_BACK]
    games = sorted({row.game for row in front})
    found = [Lesson(0, error(back, by_hand(front)))]
    for step in range(1, STEPS + 1):
        count = len(games) * step // STEPS
        taken = set(games[:count])
        if count > 1:
            found.append(Lesson(count, error(back, fit([row for row in front if row.game in taken]))))
    return found


def by_hand(rows: list[Row]) -> dict[int, list[int]]:
    """Give the weights of the hand-made value alone, right on average in every round."""
    fitted: dict[int, list[int]] = {}
    for number in {row.round for row in rows}:
        own = [row for row in rows if row.round == number]
        missed = sum([row.points * POINT - row.facts[0] for row in own]) / len(own)
        fitted[number] = [round(SCALE * missed), SCALE, *[0] * (len(own[0].facts) - 1)]
    return fitted


def error(rows: list[Row], fitted: dict[int, list[int]]) -> float:
    """Give the root of the mean square by which weights miss the final points."""
    return sqrt(sum([(foretold(row, fitted) - row.points) ** 2 for row in rows]) / max(1, len(rows)))
