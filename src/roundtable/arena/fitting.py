"""Weights from games: ridge regression of the final points, round by round, drawn towards what was known before.

NumPy does the sums; it is an extra (`pip install roundtable[learn]`).
"""

from dataclasses import dataclass
from importlib import import_module
from itertools import permutations
from math import sqrt
from types import ModuleType
from typing import Final

from roundtable.arena.lessons import Row
from roundtable.arena.trouble import ArenaTrouble
from roundtable.bots.learned import SCALE
from roundtable.bots.value import POINT

Weights = dict[int, list[int]]  # by round: a constant, the weight of the hand-made worth, those of the features
RIDGES: Final = (40.0, 200.0, 1000.0)  # how many rows it takes before what they show counts as much as what was known
HELD_BACK: Final = 5  # every so many games are kept to check what the others teach
HALF: Final = 50  # per cent
BESIDE_LIKINGS: Final = 35
STEPS: Final = 8  # points of the learning curve
TASTES: Final = 30.0  # games it takes before what they show of a taste counts as much as that it does not matter
LUCK: Final = 0.7  # standard errors by which a taste has to matter to be followed
STRIDE: Final = 6.0  # how far the middle moves where tastes have won, in spreads, all facts together


@dataclass(frozen=True)
class Lesson:
    """A point of the learning curve: so many games, and how far off the points of other games are foretold."""

    games: int
    error: float


def fit(rows: list[Row], before: Weights | None = None) -> Weights:
    """Give weights in thousandths that mend earlier ones, or else the hand-made value; how far, some games decide."""
    asked = [row for row in rows if row.game % HELD_BACK == 1]
    others = [row for row in rows if row.game % HELD_BACK != 1]
    if not asked or not others:
        return mended(rows, before, RIDGES[0])
    best = min(RIDGES, key=lambda ridge: error(asked, mended(others, before, ridge)))
    return mended(rows, before, best)


def leads(rows: list[Row]) -> list[Row]:
    """Compare each seat with every other at the same moment: bots play for the lead, and luck they share drops out."""
    moments: dict[tuple[int, int], list[Row]] = {}
    for row in rows:
        moments.setdefault((row.game, row.round), []).append(row)
    found: list[Row] = []
    for together in moments.values():
        for one, other in permutations(together, 2):
            facts = [mine - theirs for mine, theirs in zip(one.facts, other.facts, strict=True)]
            found.append(Row(one.game, one.round, facts, one.points - other.points))
    return found


def mended(rows: list[Row], before: Weights | None, ridge: float) -> Weights:
    """Mend the weights of every round."""
    known = by_hand(rows) if before is None else before
    return {
        number: weights([row for row in rows if row.round == number], known, ridge)
        for number in sorted({row.round for row in rows})
    }


def numpy() -> ModuleType:
    """Give NumPy, or say that it is missing."""
    try:
        return import_module("numpy")
    except ImportError as problem:
        raise ArenaTrouble("no-numpy", "numpy", str(problem)) from problem


def weights(rows: list[Row], before: Weights, ridge: float) -> list[int]:
    """Fit one round: what earlier weights miss is explained by the facts, each scaled by how much it varies."""
    np = numpy()
    facts = np.array([row.facts for row in rows], dtype=float)
    missed = np.array([(row.points - foretold(row, before)) * POINT for row in rows], dtype=float)
    mean, spread = facts.mean(axis=0), facts.std(axis=0)
    spread[spread == 0] = 1.0
    scaled = (facts - mean) / spread
    square = scaled.T @ scaled + ridge * np.eye(scaled.shape[1])
    found = np.linalg.solve(square, scaled.T @ (missed - missed.mean())) / spread
    constant = missed.mean() - found @ mean
    known = before[rows[0].round]
    return [old + round(SCALE * float(one)) for old, one in zip(known, (constant, *found), strict=True)]


def winning(tastes: list[list[int]], points: list[int]) -> list[int]:
    """Say which tastes went with more points: how far to move for each fact, in the unit of the tastes."""
    np = numpy()
    told = np.array(tastes, dtype=float)
    won = np.array(points, dtype=float)
    told -= told.mean(axis=0)
    won -= won.mean()
    scaled = told / SCALE
    found = np.linalg.solve(scaled.T @ scaled + TASTES * np.eye(scaled.shape[1]), scaled.T @ won)
    luck = LUCK * float((won - scaled @ found).std()) / sqrt(len(points))
    clear = np.sign(found) * np.maximum(0.0, np.abs(found) - luck)
    length = float(np.sqrt((clear**2).sum()))
    return [round(SCALE * STRIDE * float(one) / length) if length else 0 for one in clear]


def for_playing(fitted: Weights, likings: Weights | None = None) -> Weights:
    """Give weights for the midst of rounds: half way from the hand-made value to what was learned.

    Where games were played by likings, these count for half, and what was learned a little less. For the first round
    the weights of the next are taken. They need no constant: only positions of the same round are compared by them.
    """
    learned = HALF if likings is None else BESIDE_LIKINGS
    found: Weights = {}
    for number in range(1, max(fitted) + 1):
        row = fitted.get(number, fitted[min(fitted)])
        liked = (likings or {}).get(number, [0, SCALE, *[0] * (len(row) - 2)])
        own = [(learned * one + HALF * other) // 100 for one, other in zip(row[2:], liked[2:], strict=True)]
        hand = SCALE + (learned * (row[1] - SCALE) + HALF * (liked[1] - SCALE)) // 100
        found[number] = [0, hand, *own]
    return found


def foretold(row: Row, fitted: Weights) -> float:
    """Give the points that weights expect."""
    own = fitted[row.round]
    total = own[0] + sum([weight * fact for weight, fact in zip(own[1:], row.facts, strict=True)])
    return total / SCALE / POINT


def curve(rows: list[Row], before: Weights | None = None) -> list[Lesson]:
    """Learn from more and more games, and say each time how far off the games held back are; 0 games: as before."""
    back = [row for row in rows if row.game % HELD_BACK == 0]
    front = [row for row in rows if row.game % HELD_BACK]
    games = sorted({row.game for row in front})
    found = [Lesson(0, error(back, by_hand(front) if before is None else before))]
    for step in range(1, STEPS + 1):
        count = len(games) * step // STEPS
        taken = set(games[:count])
        if count > 1:
            found.append(Lesson(count, error(back, fit([row for row in front if row.game in taken], before))))
    return found


def by_hand(rows: list[Row]) -> Weights:
    """Give the weights of the hand-made value alone, right on average in every round."""
    fitted: Weights = {}
    for number in {row.round for row in rows}:
        own = [row for row in rows if row.round == number]
        missed = sum([row.points * POINT - row.facts[0] for row in own]) / len(own)
        fitted[number] = [round(SCALE * missed), SCALE, *[0] * (len(own[0].facts) - 1)]
    return fitted


def error(rows: list[Row], fitted: Weights) -> float:
    """Give the root of the mean square by which weights miss the final points."""
    return sqrt(sum([(foretold(row, fitted) - row.points) ** 2 for row in rows]) / max(1, len(rows)))
