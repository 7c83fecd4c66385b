"""The bot with likings: in every game some things count more for it and some less, so that many plans are seen."""

import json
from pathlib import Path
from typing import Final

from roundtable.bots.learned import SCALE, Learned, by_round
from roundtable.bots.lookahead import Lookahead
from roundtable.bots.squire import Squire
from roundtable.bots.value import Value
from roundtable.bots.values import value_in
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game

DRAWS: Final = 3  # evenly from -1 to 1; their sum spreads by 1
POSITIONS: Final = 4000  # tried for a plan, where whole turns are planned


class Liking(Squire):
    """Plays by a quick look or plan; what it likes is drawn once: weights as a file says, spread as it says, too."""

    def __init__(self, chance: Chance, path: str) -> None:
        super().__init__(chance)
        self.likes: Final = drawn(value_in(path), spread_in(path), chance)

    def midst(self, world: Game, value: Value) -> Value:
        """Judge by what it likes."""
        return self.likes

    def positions(self) -> int:
        """Plan quickly."""
        return POSITIONS

    def worths(self, eyes: Eyes, world: Game, value: Value) -> list[int]:
        """Try each option to the end of its turn on one imagined table."""
        return [Lookahead(self.likes, eyes.seat, 0).judge(world, action) for action in eyes.options()]


def tastes(facts: int, chance: Chance) -> list[int]:
    """Draw how much more or less than usual each fact is liked, in thousandths of its spread."""
    return [sum([chance.below(2 * SCALE + 1) - SCALE for _ in range(DRAWS)]) for _ in range(facts)]


def drawn(usual: Learned, spread: dict[int, list[int]], chance: Chance) -> Learned:
    """Give weights near the usual ones: every fact is liked more or less than usual, in all rounds alike."""
    return moved(usual, spread, tastes(len(usual.features.names), chance))


def moved(usual: Learned, spread: dict[int, list[int]], more: list[int]) -> Learned:
    """Give weights that like every fact by so many thousandths of its spread more than the usual ones."""
    rows: dict[int, list[int]] = {}
    for number, row in usual.rows.items():
        own = row[:2]
        for at, weight in enumerate(row[2:]):
            own.append(weight + spread[number][at] * more[at] // SCALE)
        rows[number] = own
    return Learned(usual.value, usual.features, rows)


def spread_in(path: str) -> dict[int, list[int]]:
    """Read how far the weights of a file spread, by round and fact."""
    try:
        return by_round(json.loads(Path(path).read_text(encoding="utf-8"))["spread"])
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise BadSettings("bad-weights", path, str(problem)) from problem
