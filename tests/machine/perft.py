"""Perft: how many legal sequences of each length a position has. Stored counts catch any silent change of the rules.

`python -m tests.machine.perft tourney --seats 2 --depth 3` counts and shows the share of every first action.
"""

import argparse
import json
import random
import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import track

import roundtable as rt
from roundtable.kernel.rules import Value
from tests.machine.check_copies import pick
from tests.machine.tables import Table, games, stored_tables_of

STORED = Path(__file__).with_name("perft.json")
AFTER = (0, 25)  # decisions at random before counting begins
MOST = 4_000  # sequences of the greatest length that is stored


@dataclass(frozen=True)
class Count:
    """A position, given by its table, seed and number of decisions played at random, and its counts per length."""

    table: Table
    seed: int
    after: int
    counts: tuple[int, ...]

    def data(self) -> dict[str, object]:
        """Give the count as JSON data."""
        return {"table": self.table.id, "seed": self.seed, "after": self.after, "counts": list(self.counts)}


def start(table: Table, seed: int, after: int) -> rt.Game:
    """Give the position at which counting begins; chance goes on as it must."""
    game = table.new(seed).clone()
    chance = random.Random(seed)
    for _ in range(after):
        if not game.over:
            game.play_at(pick(game, chance))
    return game


def perft(game: rt.Game, depth: int) -> int:
    """Count the legal sequences of a length. Games that end sooner have none."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.options())
    total = 0
    for place in range(len(game.options())):
        after = game.clone()
        after.play_at(place)
        total += perft(after, depth - 1)
    return total


def count_within(table: Table, seed: int, after: int, most: int = MOST) -> Count:
    """Count the sequences of every length of which there are few enough."""
    game = start(table, seed, after)
    counts = [perft(game, 1)]
    while counts[-1] > 0 and len(counts) < 12:
        longer = estimate(counts)
        if longer > most:
            break
        counts.append(perft(game, len(counts) + 1))
    return Count(table, seed, after, tuple(counts))


def estimate(counts: list[int]) -> int:
    """Guess how many sequences there are with one action more."""
    return counts[-1] * max(1, counts[-1] // counts[-2] if len(counts) > 1 else counts[-1])


def counts_of(game: str) -> list[Count]:
    """Make every count of a game that is stored."""
    return [count_within(table, 1, after) for table in stored_tables_of(game) for after in AFTER]


def stored() -> dict[str, list[dict[str, object]]]:
    """Read the stored counts by game."""
    data: dict[str, list[dict[str, object]]] = json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {}
    return data


def value_of(text: str) -> Value:
    """Read the value of a setting as it is written on the command line."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdigit() else text


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.machine.perft", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--after", type=int, default=0, help="decisions at random before counting begins")
    parser.add_argument("--setting", action="append", default=[], metavar="NAME=VALUE")
    return parser.parse_args()


def main() -> None:
    """Count, and print the share of every first action."""
    given = arguments()
    settings = [(name, value_of(value)) for name, _, value in [one.partition("=") for one in given.setting]]
    table = Table(given.game, given.seats, tuple(settings))
    console = Console()
    game = start(table, given.seed, given.after)
    begun = time.perf_counter()
    total = 0
    for place, action in enumerate(track(game.options(), description=table.id, console=console, transient=True)):
        after = game.clone()
        after.play_at(place)
        share = perft(after, given.depth - 1)
        console.print(f"{share:>12,}  {action.notation}", highlight=False)
        total += share
    seconds = time.perf_counter() - begun
    console.print(
        f"{total:>12,}  sequences of {given.depth} actions, {total / seconds:,.0f} per second", highlight=False
    )


if __name__ == "__main__":
    main()
