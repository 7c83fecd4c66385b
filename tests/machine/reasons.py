"""How many things can say why they can do nothing now: `python -m tests.machine.reasons merlin paladins`.

Plays at random over the settings of a game, points at every thing of every view of a seat that is asked, and counts.
A reason is specific if it says more than what is asked instead.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import roundtable as rt
from roundtable.games import GAMES
from roundtable.server.tables.reasons import Reasons, reasons_for
from roundtable.text import Words
from tests.machine.choices import most_decisions
from tests.machine.tables import Table, some_tables_of
from tests.machine.things import on_the_table

ENOUGH: Final = 0.95  # of the things that can do nothing
SHOWN: Final = 40

Point = tuple[str, str, str]  # what is asked, the kind of thing, and the thing


@dataclass
class Count:
    """What was pointed at: how often, how often with a specific reason, and what is missing."""

    pointed: int = 0
    specific: int = 0
    missing: Counter[tuple[str, str]] = field(default_factory=Counter)  # what is asked, and the kind of thing
    said: Counter[tuple[Point, str, str]] = field(default_factory=Counter)  # the reason told first, and its rule

    @property
    def share(self) -> float:
        """The share of things with a specific reason."""
        return self.specific / max(1, self.pointed)

    def add(self, game: rt.Game, thing: str, found: Reasons) -> None:
        """Count a thing that can do nothing; the last reason is what is asked."""
        self.pointed += 1
        asked, kind = game.asks or "", thing.partition(":")[0]
        if len(found.reasons) < 2:
            self.missing[asked, kind] += 1
            return
        self.specific += 1
        first = found.reasons[0]
        self.said[(asked, kind, thing), Words("en").data(first.message), first.rule] += 1


def count_game(table: Table, seed: int, pace: float, count: Count, most: int | None = None) -> None:
    """Play a game at random, and point at everything after a share of the decisions."""
    chance = random.Random(f"{table.id} {seed}")
    game = table.new(seed)
    for _ in range(most or most_decisions(table.game)):
        if game.over:
            return
        seat = chance.choice(game.waiting)
        if chance.random() < pace:
            for thing in on_the_table(game, seat):
                found = reasons_for(game, seat, thing)
                if found.reasons:
                    count.add(game, thing, found)
        game.play(chance.choice(game.options_of(seat)), seat)


def count_of(name: str, tables: int, games: int, pace: float, most: int | None = None) -> Count:
    """Count over some tables of a game, up to so many decisions of each."""
    count = Count()
    for table in some_tables_of(name, tables):
        for seed in range(games):
            count_game(table, seed, pace, count, most)
    return count


def main() -> None:
    """Count for the games named, and list what is missing most often; `--sample` draws pairs to be read."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--tables", type=int, default=8, help="sets of seats and settings")
    parser.add_argument("--each", type=int, default=1, help="games at each")
    parser.add_argument("--pace", type=float, default=0.1, help="share of the decisions at which things are pointed at")
    parser.add_argument("--sample", type=int, default=0, help="so many things with the reason given, drawn at random")
    args = parser.parse_args()
    for name in args.games:
        count = count_of(name, args.tables, args.each, args.pace)
        print(f"{name}: {count.share:.1%} of {count.pointed} things say why")
        for (asked, kind), times in count.missing.most_common(SHOWN):
            print(f"{times:7}  {asked}  {kind}")
        told = sorted(count.said)
        for (asked, _, thing), text, rule in random.Random(name).sample(told, min(args.sample, len(told))):
            print(f"{asked}\t{thing}\t{text}\t{rule}")


if __name__ == "__main__":
    main()
