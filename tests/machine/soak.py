"""Long random play: `python -m tests.machine.soak`, or `make soak`, plays every table and collects what breaks.

Every breach leaves its record in build/breaches; `--again <file>` shows it once more. Ctrl-C ends the play and prints
what was found so far. With `--log <file>` every game is noted as it ends, and the same command goes on from there.
"""

import argparse
import json
import multiprocessing
import random
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import roundtable as rt
from tests.machine import check_past, checks
from tests.machine.player import Breach, Care, play_game, position_beside
from tests.machine.tables import Table, drawn_tables, games, table_of, tables_of, tables_with_each

Task = tuple[Table, int]  # a table and a seed
AHEAD = 8  # games handed out per process before the first is done
SHOWN = 10  # breaches printed in full
OFTEN = 20  # times that all checks are made at the position of a breach
EVERY = (*checks.CHEAP, *checks.DEAR)


def play_one(task: Task, care: Care) -> str:
    """Play one game in a process of its own; give what broke, empty if nothing did."""
    table, seed = task
    try:
        play_game(table, seed, care)
    except Breach as breach:
        return str(breach)
    return ""


def leave_interrupts_to_the_parent() -> None:
    """Let Ctrl-C reach only the process that collects the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Log:
    """A file with a line for every game that was played, so that a long play can be stopped and taken up again."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        text = path.read_text(encoding="utf-8") if path is not None and path.exists() else ""
        lines = [json.loads(line) for line in text.splitlines()]
        self.played: dict[tuple[str, int], str] = {(one["table"], one["seed"]): one["broken"] for one in lines}

    def first_seed(self) -> int | None:
        """Give the seed the play began with, None if nothing was played yet."""
        return min([seed for _, seed in self.played], default=None)

    def add(self, table: Table, seed: int, broken: str) -> None:
        """Note a game."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"table": table.id, "seed": seed, "broken": broken}) + "\n")


class Tally:
    """Games passed and breaches found, per table."""

    def __init__(self, tables: list[Table]) -> None:
        self.passed = dict.fromkeys([table.id for table in tables], 0)
        self.breaches: dict[str, list[str]] = {table.id: [] for table in tables}

    def add(self, table: Table, broken: str) -> None:
        """Count one game."""
        if broken:
            self.breaches[table.id].append(broken)
        else:
            self.passed[table.id] += 1

    @property
    def games(self) -> int:
        """The number of games played."""
        return sum(self.passed.values()) + self.failed

    @property
    def failed(self) -> int:
        """The number of breaches."""
        return sum([len(found) for found in self.breaches.values()])

    def show(self, console: Console) -> None:
        """Print the breaches, then a line per table."""
        found = [one for breaches in self.breaches.values() for one in breaches]
        for breach in found[:SHOWN]:
            console.print(escape(breach), style="red", highlight=False, soft_wrap=True)
        if len(found) > SHOWN:
            console.print(f"... and {len(found) - SHOWN} more in build/breaches")
        for name, passed in self.passed.items():
            failed = len(self.breaches[name])
            style = "red" if failed else "green"
            console.print(f"[{style}]{passed} passed, {failed} failed[/]  {escape(name)}", highlight=False)


def tasks(tables: list[Table], count: int, first: int) -> Iterator[Task]:
    """Give every table in turn, with one seed after the other."""
    for seed in range(first, first + count):
        for table in tables:
            yield table, seed


def still_to_play(tables: list[Table], count: int, first: int, log: Log, tally: Tally) -> Iterator[Task]:
    """Count the games in the log, and give the others."""
    left: list[Task] = []
    for table, seed in tasks(tables, count, first):
        if (table.id, seed) in log.played:
            tally.add(table, log.played[table.id, seed])
        else:
            left.append((table, seed))
    return iter(left)


def soak(
    tables: list[Table], count: int, first: int, processes: int, care: Care, console: Console, log: Log | None = None
) -> Tally:
    """Play `count` games at every table, those in the log left out, and collect what breaks."""
    log = log or Log(None)
    tally = Tally(tables)
    todo = still_to_play(tables, count, first, log, tally)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    pool = ProcessPoolExecutor(
        processes, multiprocessing.get_context("spawn"), initializer=leave_interrupts_to_the_parent
    )
    running: dict[Future[str], Task] = {}
    try:
        with bar:
            shown = bar.add_task("playing", total=count * len(tables))
            bar.update(shown, completed=tally.games)
            for task in islice(todo, AHEAD * processes):
                running[pool.submit(play_one, task, care)] = task
            while running:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    table, seed = running.pop(future)
                    log.add(table, seed, future.result())
                    tally.add(table, future.result())
                    bar.update(shown, advance=1, description=f"playing, {tally.failed} failed")
                for task in islice(todo, len(done)):
                    running[pool.submit(play_one, task, care)] = task
    except KeyboardInterrupt:
        console.print("interrupted; this was found so far:")
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return tally


def show_again(path: Path, console: Console) -> bool:
    """Make all checks at every position of a breach's record, then at the position saved with it; say if it breaks."""
    record = rt.read_record(path.read_text(encoding="utf-8"))
    console.print(f"{table_of(record).id}, {len(record.moves)} moves", highlight=False)
    try:
        game = check_past.new_with_journal(record)
        for move in record.moves:
            checks.run(EVERY, game, random.Random(0))
            check_past.play_move(game, move)
        check_often(game)
        saved = position_beside(path)
        if saved.exists():
            check_often(rt.load(json.loads(saved.read_text(encoding="utf-8"))))
    except (checks.Failed, rt.RoundtableError) as found:
        console.print_exception()
        console.print(escape(str(found)), style="red", highlight=False, soft_wrap=True)
        return True
    console.print("nothing breaks any more", style="green")
    return False


def check_often(game: rt.Game) -> None:
    """Make all checks several times: some take samples."""
    for seed in range(OFTEN):
        checks.run(EVERY, game, random.Random(seed))


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.machine.soak", description=__doc__)
    parser.add_argument("--game", choices=games(), action="append", help="only this game; may be given again")
    parser.add_argument("--games", type=int, default=1000, help="games at every table (default: 1000)")
    parser.add_argument(
        "--each", metavar="SETTING", help="the tables are one for each value of a setting and seat count"
    )
    parser.add_argument("--drawn", type=int, metavar="N", help="the tables are N with all settings drawn at random")
    parser.add_argument("--seats", type=int, help="only tables with so many seats")
    parser.add_argument("--cheap", type=float, default=1.0, help="share of decisions after which cheap checks are made")
    parser.add_argument("--dear", type=float, default=0.1, help="share of decisions after which all checks are made")
    parser.add_argument("--final", type=float, default=1.0, help="share of games at whose end all checks are made")
    parser.add_argument("--seed", type=int, help="the first seed (default: another one every day)")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--log", type=Path, metavar="FILE", help="note every game here; those noted are not played again"
    )
    parser.add_argument("--again", type=Path, metavar="FILE", help="replay the record of a breach with all checks")
    return parser.parse_args()


def tables_for(given: argparse.Namespace, game: str) -> list[Table]:
    """Give the tables of a game that the command line asks for."""
    if given.each is not None:
        return tables_with_each(game, given.each)
    if given.drawn is not None:
        return drawn_tables(game, given.drawn)
    return tables_of(game)


def main() -> int:
    """Play, print what was found, and give 1 if anything was."""
    given = arguments()
    console = Console()
    if given.again is not None:
        return int(show_again(given.again, console))
    tables = [table for game in given.game or games() for table in tables_for(given, game)]
    tables = [table for table in tables if given.seats in (None, table.seats)]
    if not tables:
        console.print("there is no such table")
        return 2
    log = Log(given.log)
    seeds = (given.seed, log.first_seed(), int(time.time()) // 86_400 * 1_000_000)
    first = next(seed for seed in seeds if seed is not None)
    tally = soak(tables, given.games, first, given.processes, Care(given.cheap, given.dear, given.final), console, log)
    tally.show(console)
    return int(tally.failed > 0)


if __name__ == "__main__":
    sys.exit(main())
