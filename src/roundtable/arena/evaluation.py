"""A frozen evaluation: the same deals against the same opponents for everybody, so that results can be compared.

What a suite consists of stands in suites.toml and never changes; its hash covers game, rules, settings, opponents and
every deal as it lies on the table. A suite that must change gets a new name.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

from roundtable.arena.league import Fixture, League
from roundtable.arena.playing import Result, deal_seed, play
from roundtable.arena.standings import Standings
from roundtable.arena.trouble import ArenaTrouble
from roundtable.kernel.table import box_of, new

LEVELS: Final = ("page", "squire", "knight", "champion")
ALONE: Final = ("",)  # the one opponent of those who play alone


@dataclass(frozen=True)
class Suite:
    """A game and how many deals are played against each opponent, from every seat; nobody is met where one is alone."""

    name: str
    game: str
    seats: int
    deals: int
    opponents: Sequence[str]
    settings: Mapping[str, object] = field(default_factory=dict)

    @property
    def seed(self) -> str:
        """What the seeds of all deals are made from."""
        return f"suite {self.name}"

    def league(self, bot: str, opponent: str) -> League:
        """Give the league of a bot and one opponent, which takes all other seats."""
        names = (bot,) if self.seats == 1 else (bot, opponent)
        return League(self.game, names, self.seats, self.settings, self.seed, alone=True)

    def hash(self) -> str:
        """Give what tells whether two results are of the same games."""
        box = box_of(self.game)
        told = [self.name, self.game, box.version, self.seats, self.deals]
        told += [list(self.opponents), box.choose(self.seats, self.settings)]
        for deal in range(self.deals):
            told.append(new(self.game, self.seats, deal_seed(self.seed, deal), self.settings).digest())
        return blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=6).hexdigest()


def suites() -> dict[str, Suite]:
    """Read the suites; alone at a table one meets nobody."""
    text = (Path(__file__).parent / "suites.toml").read_text(encoding="utf-8")
    return {
        name: Suite(name=name, opponents=LEVELS if said["seats"] > 1 else ALONE, **said)
        for name, said in tomllib.loads(text).items()
    }


SUITES: Final = suites()


def suite_of(name: str) -> Suite:
    """Find a suite by its name."""
    if name not in SUITES:
        raise ArenaTrouble("no-suite", name, ", ".join(SUITES))
    return SUITES[name]


@dataclass(frozen=True)
class Meeting:
    """One game of an evaluation: against which opponent, and its place in that league."""

    opponent: str
    fixture: Fixture


class Evaluation:
    """A bot, a suite, and the opponents it is to meet; `standings` grow game by game."""

    def __init__(self, suite: Suite, bot: str, opponents: Sequence[str] = (), deals: int = 0) -> None:
        for name in opponents:
            if name not in suite.opponents:
                raise ArenaTrouble("no-opponent", name, ", ".join(suite.opponents))
        self.suite: Final = suite
        self.bot: Final = bot
        self.deals: Final = min(deals or suite.deals, suite.deals)
        chosen = [name for name in suite.opponents if not opponents or name in opponents]
        self.leagues: Final = {name: suite.league(bot, name) for name in chosen}
        self.standings: Final = {name: Standings(league.names) for name, league in self.leagues.items()}

    @property
    def whole(self) -> bool:
        """Everything the suite asks for is played; only then the result can be compared."""
        return self.deals == self.suite.deals and len(self.leagues) == len(self.suite.opponents)

    def meetings(self) -> list[Meeting]:
        """Give all games."""
        games = self.deals * self.suite.seats
        return [Meeting(name, fixture) for name, league in self.leagues.items() for fixture in league.fixtures(games)]

    def share(self) -> tuple[float, int]:
        """Give the victories per game over all opponents, and of how many games."""
        tallies = [standings.tallies[0] for standings in self.standings.values()]
        games = sum([tally.games for tally in tallies])
        return sum([tally.victories for tally in tallies]) / max(games, 1), games


def meet(leagues: Mapping[str, League], meeting: Meeting) -> Result:
    """Play one game of an evaluation."""
    return play(leagues[meeting.opponent], meeting.fixture)
