"""`python -m bench.steady`: plays for some minutes, and says by how much the server grows in an hour, and how surely.

Games that end are followed by others, and the server forgets old tables early, so that in a few minutes everything
happens that happens in an hour. What grows is seen in the slope of a line through the means of a dozen parts of the
time; twice its standard error stands beside it.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

from rich.console import Console

from bench.crowd import Crowd
from bench.machine import machine
from bench.served import Served, metrics, request

EVERY: Final = 1.0  # seconds between two looks
WARM: Final = 1 / 3  # of the time: caches fill
PARTS: Final = 12
HOUR: Final = 3600.0
DATABASE: Final = "tables.db"


class Look:
    """The server at one moment."""

    def __init__(self, served: Served) -> None:
        files = [path for path in served.folder.iterdir() if path.is_file()]
        self.at: Final = time.monotonic()
        self.numbers: Final = {
            "memory, MB": served.megabytes(),
            "descriptors": float(served.descriptors()),
            "files": float(len(files)),
            "files beside the database, MB": sum([one.stat().st_size for one in files if one.name != DATABASE]) / 1e6,
        }


def growth(looks: Sequence[Look], name: str) -> tuple[float, float]:
    """Give by how much a number grows in an hour, and twice the standard error of that."""
    each = max(1, len(looks) // PARTS)
    parts = [looks[at : at + each] for at in range(0, each * PARTS, each) if looks[at : at + each]]
    across = [fmean([look.at for look in part]) / HOUR for part in parts]
    up = [fmean([look.numbers[name] for look in part]) for part in parts]
    middle, mean = fmean(across), fmean(up)
    spread = sum([(x - middle) ** 2 for x in across])
    slope = sum([(x - middle) * (y - mean) for x, y in zip(across, up, strict=True)]) / spread
    left = sum([(y - mean - slope * (x - middle)) ** 2 for x, y in zip(across, up, strict=True)])
    return slope, 2 * (left / (len(parts) - 2) / spread) ** 0.5


async def play(args: argparse.Namespace, served: Served) -> tuple[list[Look], int, dict[str, float]]:
    """Play, and look at the server again and again; a person's games against bots go on beside."""
    where = await served.start()
    crowd = Crowd(where, args.game, args.tables)
    looks: list[Look] = []
    try:
        await crowd.come(args.rate)
        bots = {"game": args.game, "seats": [{"kind": "bot", "bot": "page"}] * 2, "start": True}
        until = time.monotonic() + 60 * args.minutes
        while time.monotonic() < until:
            await asyncio.sleep(EVERY)
            looks.append(Look(served))
            if len(looks) % 10 == 1:
                await request(where, "POST", "/api/tables", crowd.pairs[0].tokens[0], bots)
        numbers = await metrics(where)
        await crowd.go()
    finally:
        await served.stop()
    return looks, crowd.tally.over, numbers


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="bench.steady", description=__doc__)
    parser.add_argument("--game", default="merlin")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=120, help="moves a second")
    parser.add_argument("--compiled", action="store_true", help="the server runs compiled, as make fast leaves it")
    args = parser.parse_args()
    console = Console()
    few = {"ROUNDTABLE_TABLES_IN_MEMORY": str(args.tables)}  # so that every game that ended is forgotten soon
    with tempfile.TemporaryDirectory(prefix="roundtable-bench-") as folder, machine(console):
        served = Served(Path(folder), compiled=args.compiled, settings=few)
        looks, over, numbers = asyncio.run(play(args, served))
        looks = looks[round(WARM * len(looks)) :]
        kilobytes = (Path(folder) / DATABASE).stat().st_size / 1000
        entries = numbers["log_entries"]
        console.print(f"{entries:.0f} entries stored, {over} games ended, {kilobytes / entries:.2f} kB an entry")
        console.print("growth an hour ± twice its error, and how much it is at last:")
        for name, last in looks[-1].numbers.items():
            slope, error = growth(looks, name)
            console.print(f"{name:>30}: {slope:+.2f} ± {error:.2f}, {last:.1f}", highlight=False)


if __name__ == "__main__":
    main()
