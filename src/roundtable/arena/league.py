"""A league: which bots meet at which game, who sits where, and the seeds of all games.

A deal is one seed. Every line-up plays it once per seat it can begin on, so that neither deal nor seat favours anybody.
Everything is worked out from the numbers of a fixture: any process on any machine plays the same game.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from roundtable import bots
from roundtable.arena.trouble import ArenaTrouble
from roundtable.kernel.record import Seed
from roundtable.kernel.table import box_of


@dataclass(frozen=True)
class Fixture:
    """One game of a league: the number of its deal and of its line-up, and by how many seats that is turned."""

    deal: int
    lineup: int
    turned: int


class League:
    """Bots by name, a game with its settings, and a seed from which those of all games are made."""

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        seats: int,
        settings: Mapping[str, object],
        seed: Seed = 0,
        alone: bool = False,
    ) -> None:
        box = box_of(game)
        box.choose(seats, settings)
        for name in names:
            bots.find(name)
        if not names or (seats > 1 and len(names) < 2):
            raise ArenaTrouble("too-few-bots", ", ".join(names))
        if len(set(names)) < len(names) and len(names) > 2:
            raise ArenaTrouble("bot-twice", ", ".join(names))
        self.game: Final = game
        self.names: Final = tuple(names)
        self.seats: Final = seats
        self.settings: Final = dict(settings)
        self.seed: Final = seed
        self.alone: Final = alone
        self.rules: Final = box.version
        self.lineups: Final = lineups(len(names), seats, alone)

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """Give the fixtures of at least so many games: deals are played whole."""
        deal = given = 0
        while given < games:
            for number, lineup in enumerate(self.lineups):
                for turned in range(period(lineup)):
                    yield Fixture(deal, number, turned)
                    given += 1
            deal += 1

    def seating(self, fixture: Fixture) -> tuple[int, ...]:
        """Give the bot on every seat."""
        lineup = self.lineups[fixture.lineup]
        return lineup[fixture.turned :] + lineup[: fixture.turned]

    def key(self) -> str:
        """Give what tells one league from another, rules included: games of equal keys belong together."""
        told = [self.game, self.rules, self.names, self.seats, self.settings, str(self.seed), self.alone]
        return json.dumps(told, sort_keys=True)


def lineups(count: int, seats: int, alone: bool) -> tuple[tuple[int, ...], ...]:
    """Give who plays with whom: each set of different bots, or all in turns where there are more seats than bots.

    `alone`, the first sits by itself among several of each other one.
    """
    if alone and seats > 1:
        return tuple([(0, *[other] * (seats - 1)) for other in range(1, count)])
    if count >= seats:
        return tuple(combinations(range(count), seats))
    return (tuple([seat % count for seat in range(seats)]),)


def period(lineup: tuple[int, ...]) -> int:
    """Say how often a line-up can be turned before it is the same again."""
    for turned in range(1, len(lineup)):
        if lineup[turned:] + lineup[:turned] == lineup:
            return turned
    return len(lineup)
