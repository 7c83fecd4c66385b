"""Playing one fixture, and what is kept of it."""

from collections import Counter
from time import perf_counter
from typing import Final

from msgspec import Struct

from roundtable import bots
from roundtable.arena.league import Fixture, League
from roundtable.bots import Bot
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game
from roundtable.kernel.record import Seed
from roundtable.kernel.table import new


class Result(Struct, frozen=True, kw_only=True):
    """A finished game. All lists go by seat; `sheet` has the points by source, in the order of `sources`."""

    seating: list[int]
    scores: list[int]
    winners: list[int]
    moves: int
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    sources: list[str]
    sheet: list[list[int]]
    choices: list[dict[str, int]]  # how often each seat gave which answer, where it had a choice


class Clock:
    """How long one seat has thought."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.choices: Final[Counter[str]] = Counter()

    def note(self, seconds: float, choice: str) -> None:
        """Note a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.choices[choice] += 1


def deal_seed(seed: Seed, deal: int) -> str:
    """Give the seed of a deal."""
    return f"{seed}, deal {deal}"


def table_of(league: League, fixture: Fixture) -> Game:
    """Set up the table of a fixture."""
    return new(league.game, league.seats, deal_seed(league.seed, fixture.deal), league.settings)


def seated(league: League, fixture: Fixture) -> list[Bot]:
    """Give the bot on every seat, each with a chance of its own."""
    deal = deal_seed(league.seed, fixture.deal)
    names = [league.names[which] for which in league.seating(fixture)]
    return [bots.find(name)(Chance(key_of(f"{deal}, seat {seat}, {name}"))) for seat, name in enumerate(names)]


def play(league: League, fixture: Fixture) -> Result:
    """Play a game to its end; questions with one answer are no decisions."""
    game, sitting = table_of(league, fixture), seated(league, fixture)
    seating = league.seating(fixture)
    clocks = [Clock() for _ in seating]
    while not game.over:
        seat = game.waiting[0]
        choosing = len(game.options_of(seat)) > 1
        before = perf_counter()
        choice = sitting[seat].choose(Eyes(game, seat))
        if choosing:
            clocks[seat].note(perf_counter() - before, choice.notation)
        game.play(choice, seat)
    names = game.sources()
    return Result(
        seating=list(seating),
        scores=game.scores(),
        winners=game.winners(),
        moves=len(game.record().moves),
        decisions=[clock.decisions for clock in clocks],
        seconds=[clock.seconds for clock in clocks],
        slowest=[clock.slowest for clock in clocks],
        sources=[] if names is None else names.messages(),
        sheet=[] if names is None else game.sheet(),
        choices=[dict(clock.choices) for clock in clocks],
    )
