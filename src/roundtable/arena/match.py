"""A match: two bots play every seed twice, the second time with their seats swapped, so that the deal favours none."""

from collections.abc import Iterator, Mapping
from time import perf_counter
from typing import Final

from roundtable import bots
from roundtable.arena.tally import Tally
from roundtable.bots import Bot
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game
from roundtable.kernel.record import Seed
from roundtable.kernel.table import box_of, new


class Match:
    """Two bots by name, a game with its settings, and a seed from which those of all games are made."""

    def __init__(
        self, game: str, names: tuple[str, str], seats: int, settings: Mapping[str, object], seed: Seed = 0
    ) -> None:
        box = box_of(game)
        box.choose(seats, settings)
        if seats < 2:
            raise BadSettings("seats", str(seats), ", ".join([str(count) for count in box.seats if count > 1]))
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = dict(settings)
        self.seed: Final = seed
        self.makers: Final = [bots.find(name) for name in names]
        self.tallies: Final = [Tally(name) for name in names]

    def play(self, pairs: int) -> Iterator[Game]:
        """Play so many pairs of games; give each game when it is over."""
        for pair in range(pairs):
            for first in (0, 1):
                yield self.play_one(pair, first)

    def play_one(self, pair: int, first: int) -> Game:
        """Play one game; the bots sit in turns, beginning with the first or the second of them."""
        game = new(self.game, self.seats, f"{self.seed}, pair {pair}", self.settings)
        side = [(seat + first) % 2 for seat in range(self.seats)]
        sitting = [self.sit_down(side[seat], f"{self.seed}, pair {pair}, seat {seat}") for seat in range(self.seats)]
        while not game.over:
            seat = game.waiting[0]
            before = perf_counter()
            choice = sitting[seat].choose(Eyes(game, seat))
            self.tallies[side[seat]].thought(perf_counter() - before)
            game.play(choice, seat)
        scores, winners = game.scores(), game.winners()
        for which, tally in enumerate(self.tallies):
            tally.finished([seat for seat in range(self.seats) if side[seat] == which], scores, winners)
        return game

    def sit_down(self, which: int, seed: str) -> Bot:
        """Make a bot with a chance of its own."""
        return self.makers[which](Chance(key_of(f"{seed}, {self.tallies[which].name}")))
