"""`python -m bench.pool`: how much of what the cores can do the arena's pool does, and Ray on this machine.

The measure of all is the same games played by as many processes that have nothing to do with each other. Everything is
measured in turn, several times, because the machine's speed changes from moment to moment.
"""

import argparse
import multiprocessing
import os
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from multiprocessing.synchronize import Barrier
from statistics import median
from time import perf_counter
from typing import Final

from rich.console import Console

from roundtable.arena import League, play
from roundtable.arena.league import Fixture
from roundtable.arena.on_ray import LOCAL, on_ray
from roundtable.arena.runners import here, processes

Runner = Callable[[Callable[[Fixture], object], list[Fixture]], Iterable[object]]
SEED: Final = "pool"


def drain(run: Runner, league: League, fixtures: list[Fixture]) -> float:
    """Play fixtures; give the games per second from the call to the last result."""
    began = perf_counter()
    count = len(list(run(partial(play, league), fixtures)))
    return count / (perf_counter() - began)


def apart(league: League, fixtures: list[Fixture], ready: Barrier, speeds: "multiprocessing.Queue[float]") -> None:
    """Be one of the processes that have nothing to do with each other: begin together, say how fast it went."""
    play(league, fixtures[0])  # all is imported and warm
    ready.wait()
    speeds.put(drain(here, league, fixtures))


def ideal(league: League, fixtures: list[Fixture], workers: int) -> float:
    """Give the games per second of separate processes together."""
    context = multiprocessing.get_context("spawn")
    ready, speeds = context.Barrier(workers), context.Queue()
    crew = [
        context.Process(target=apart, args=(league, fixtures[number::workers], ready, speeds))
        for number in range(workers)
    ]
    for one in crew:
        one.start()
    total = 0.0
    for _ in crew:
        total += speeds.get()
    for one in crew:
        one.join()
    return total


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="merlin")
    parser.add_argument("--bots", nargs=2, default=["squire", "squire"])
    parser.add_argument("--games", type=int, default=1200, help="of each sample: enough for a minute")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    league = League(args.game, args.bots, 2, {}, SEED)
    fixtures = list(league.fixtures(args.games))
    runners: dict[str, Runner] = {"pool": partial(processes, workers=args.workers)}
    if find_spec("ray"):
        runners["ray"] = partial(on_ray, address=LOCAL)
    shares: dict[str, list[float]] = {name: [] for name in runners}
    console = Console(highlight=False)
    for _ in range(args.rounds):
        for name, run in runners.items():
            most = ideal(league, fixtures, args.workers)
            reached = drain(run, league, fixtures)
            shares[name].append(reached / most)
            console.print(f"{name}: {reached:.1f} games/s of {most:.1f}")
    for name, found in shares.items():
        console.print(f"{name}: {100 * median(found):.0f} % of what {args.workers} separate processes reach")


if __name__ == "__main__":
    main()
