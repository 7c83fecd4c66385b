"""`python -m bench.news`: how soon sockets at another process know a move, with the bell between them and without.

Starts two servers on a PostgreSQL of its own. Everybody's second seat is at the other process; afterwards the lines to
the database swallow whatever the bell says.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import Final

from rich.console import Console

from bench.crowd import SETTLE, Crowd, Tally
from bench.machine import machine
from bench.served import Served, percentiles
from tests.server.line import Line
from tests.server.postgres import MISSING, Postgres, programs

DEAD: Final = 4.0  # seconds until a dead bell is noticed


async def measured(args: argparse.Namespace, folder: Path, postgres: Postgres) -> tuple[Tally, Tally]:
    """Play with the bell, then without."""
    database = postgres.database()
    with Line(database) as here, Line(database) as there:
        servers = [Served(folder, line.database, compiled=args.compiled) for line in (here, there)]
        where: list[str] = []
        try:
            for server in servers:
                where.append(await server.start())
            crowd = Crowd(where[0], args.game, args.tables, where[1])
            await crowd.come(args.rate)
            await asyncio.sleep(SETTLE)
            alive = await crowd.play(args.seconds)
            for line in (here, there):
                line.deafen()
            await asyncio.sleep(DEAD)
            dead = await crowd.play(args.seconds)
            await crowd.go()
        finally:
            for server in servers[: len(where)]:
                await server.stop()
    return alive, dead


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="bench.news", description=__doc__)
    parser.add_argument("--game", default="merlin")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=40, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30, help="with the bell, and as long without")
    parser.add_argument("--compiled", action="store_true", help="the servers run compiled, as make fast leaves them")
    args = parser.parse_args()
    found = programs()
    if found is None:
        raise SystemExit(MISSING)
    console = Console()
    with tempfile.TemporaryDirectory(prefix="roundtable-bench-") as folder, machine(console):
        postgres = Postgres(found)
        try:
            both = asyncio.run(measured(args, Path(folder), postgres))
        finally:
            postgres.stop()
        for name, tally in zip(("with the bell", "without"), both, strict=True):
            told = f"{len(tally.acks)} moves, at the other process after ms {percentiles(tally.afar)}"
            console.print(f"{name}: {told}, {tally.errors} errors", highlight=False)


if __name__ == "__main__":
    main()
