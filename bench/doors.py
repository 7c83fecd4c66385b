"""`python -m bench.doors`: steps per second through the doors to learning frameworks, beside PettingZoo's chess.

Observations and masks are part of every step. Both play at random by the masks, in turn within moments, on one core;
time is the processor's. What is compiled is measured if it is there (make bench, or make fast), else plain Python.
"""

import argparse
import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import IO, Any, Final

import numpy as np
import pettingzoo
from rich.console import Console
from rich.table import Table

import roundtable as rt
from bench.checkout import ROOT
from bench.report import figure
from bench.result import spread

GAMES: Final = {"merlin": (20, 100_000), "paladins": (20, 60_000), "mage_knight": (10, 40_000)}  # times chess, steps/s
COUNTS: Final = (1, 16, 64, 256, 1024)  # tables at once
MOST_CALLS: Final = 100_000
CLOCKS: Final = 2000
AHEAD: Final = 150  # decisions: tables are measured at all moments of a game


def aec_steps(env: Any, seconds: float) -> float:  # noqa: ANN401  # PettingZoo has no types
    """Play at random as PettingZoo's own benchmark does; give the steps per second."""
    chance = Random(1)
    env.reset(seed=1)
    steps = 0
    begun = process_time()
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            spent = process_time() - begun
            if spent >= seconds:
                return steps / spent
            continue
        env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        steps += 1
        if steps % 256 == 0:
            spent = process_time() - begun
            if spent >= seconds:
                return steps / spent


def vector_steps(env: Any, seconds: float) -> float:  # noqa: ANN401
    """Step many tables at random; only the steps are timed, not the choosing, nor what the clock itself takes."""
    chance = Random(1).random
    steps = 0
    spent = 0.0
    clock = clock_time()
    for _ in range(MOST_CALLS):
        found = [table.found for table in env.tables]
        actions = np.array([options[int(chance() * len(options))].id for options in found])
        begun = process_time()
        env.step(actions)
        spent += process_time() - begun - clock
        steps += env.num_envs
        if spent >= seconds:
            break
    return steps / spent


def clock_time() -> float:
    """Measure what asking for the time takes."""
    begun = process_time()
    for _ in range(CLOCKS):
        process_time()
    return (process_time() - begun) / CLOCKS


def chess() -> Any:  # noqa: ANN401
    """Give PettingZoo's chess."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it imports is not ours
        return pettingzoo.make("aec", "classic/chess-v6")


class Doors:
    """What a process that measures keeps open."""

    def __init__(self, copy: bool = True) -> None:
        self.copy: Final = copy  # of the arrays of many tables
        self.envs: dict[tuple[str, int], Any] = {}

    def measure(self, what: str, tables: int, seconds: float) -> float:
        """Take one sample: of chess, of a game through PettingZoo (0 tables), or of so many tables."""
        if (what, tables) not in self.envs:
            self.envs = {key: env for key, env in self.envs.items() if key[1] == 0}
            self.envs[what, tables] = self.opened(what, tables)
        env = self.envs[what, tables]
        return vector_steps(env, seconds) if tables else aec_steps(env, seconds)

    def opened(self, what: str, tables: int) -> Any:  # noqa: ANN401
        """Open a door; games at many tables are spread over their course before anything is timed."""
        if what == "chess":
            return chess()
        from roundtable.gym import aec
        from roundtable.gym.tables_env import TablesEnv

        if not tables:
            return aec(what)
        env = TablesEnv(what, tables, copy=self.copy)
        env.reset(seed=1)
        for number, table in enumerate(env.tables):
            play_ahead(table, Random(number))
        env.seats[:] = [table.agenda[-1].seat for table in env.tables]
        for number in range(len(env.batches)):
            env.see(number)
        return env


def play_ahead(table: rt.Game, chance: Random) -> None:
    """Play some decisions at random, not to the end."""
    for _ in range(chance.randrange(AHEAD)):
        further = table.clone()
        further.play_at(int(chance.random() * len(table.options())))
        if further.over:
            return
        table.become(further)


def serve(copy: bool) -> None:
    """Measure until the input ends."""
    doors = Doors(copy)
    from roundtable.kernel import game

    print(json.dumps("compiled" if not str(game.__file__).endswith(".py") else "interpreted"), flush=True)
    for line in sys.stdin:
        print(json.dumps(doors.measure(**json.loads(line))), flush=True)


class Worker:
    """A process that measures, with the compiled package if there is one."""

    def __init__(self, no_copies: bool) -> None:
        places = [ROOT / "build" / name for name in ("bench", "fast")]
        place = next((one for one in places if one.is_dir()), ROOT / "src")
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
        self.process: Final = subprocess.Popen(
            [sys.executable, "-P", "-m", "bench.doors", "--serve", *["--no-copies"] * no_copies],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.manner: Final = json.loads(pipe(self.process.stdout).readline())

    def ask(self, what: str, tables: int, seconds: float) -> float:
        """Have one sample taken."""
        told = pipe(self.process.stdin)
        told.write(json.dumps({"what": what, "tables": tables, "seconds": seconds}) + "\n")
        told.flush()
        return float(json.loads(pipe(self.process.stdout).readline()))

    def dismiss(self) -> None:
        """Let the process end."""
        pipe(self.process.stdin).close()
        self.process.wait()


def pipe(one: IO[str] | None) -> IO[str]:
    """Narrow a pipe that is there."""
    assert one is not None
    return one


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.doors", description="Measure the doors to learning frameworks.")
    parser.add_argument("games", nargs="*", metavar="game", help="only these games")
    parser.add_argument("--rounds", type=int, default=7, help="samples of each kind")
    parser.add_argument("--seconds", type=float, default=0.3, help="time per sample")
    parser.add_argument("--no-copies", action="store_true", help="many tables: hand out the arrays themselves")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(not args.no_copies)
        return
    worker = Worker(args.no_copies)
    console = Console()
    games = args.games or list(GAMES)
    console.print(f"{worker.manner}, samples of {args.seconds:g} s of the processor, one core")
    print_aec(console, games, lambda what: worker.ask(what, 0, args.seconds), args.rounds)
    print_tables(console, games, lambda what, count: worker.ask(what, count, args.seconds), args.rounds)
    worker.dismiss()


def print_aec(console: Console, games: list[str], measure: Callable[[str], float], rounds: int) -> None:
    """Print the steps through PettingZoo, each beside a sample of chess taken just before."""
    table = Table("PettingZoo, 2 seats", "steps/s", "× chess", "wanted", title_justify="left")
    beside: list[float] = []
    for game in games:
        pairs = [(measure("chess"), measure(game)) for _ in range(rounds)]
        beside += [theirs for theirs, _ in pairs]
        speed, ratio = spread([ours for _, ours in pairs]), spread([ours / theirs for theirs, ours in pairs])
        assert speed is not None
        assert ratio is not None
        table.add_row(game, figure(speed), figure(ratio), f"{GAMES[game][0]}")
    table.add_row("chess", f"{median(beside):,.0f}", "1", "")
    console.print(table)


def print_tables(console: Console, games: list[str], measure: Callable[[str, int], float], rounds: int) -> None:
    """Print the steps per second of many tables, by their number."""
    table = Table("tables at once", *[str(count) for count in COUNTS], "wanted")
    for game in games:
        found = [spread([measure(game, count) for _ in range(rounds)]) for count in COUNTS]
        table.add_row(game, *[figure(one) for one in found if one is not None], f"{GAMES[game][1]:,}")
    console.print(table)


if __name__ == "__main__":
    main()
