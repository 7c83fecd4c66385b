"""`python -m tests.server.history`: plays while things go wrong, for long, and says whether anything was lost.

Starts servers, lines and a PostgreSQL of its own; everything stays on this machine, and all is bounded.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from bench.machine import Machine
from tests.server.postgres import MISSING, Postgres, programs

from .faults import Faults
from .trial import Trial


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="tests.server.history", description=__doc__)
    parser.add_argument("--faults", type=int, default=100)
    parser.add_argument("--only", action="append", help="only this kind of fault")
    parser.add_argument("--seconds", type=float, default=0.0, help="play at least so long")
    parser.add_argument("--minutes", type=float, default=30.0, help="let nothing more go wrong after so long")
    parser.add_argument("--sqlite", action="store_true", help="one process on SQLite")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--think", type=float, default=0.1, help="mean seconds before an answer")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    programs_here = programs()
    if not args.sqlite and programs_here is None:
        raise SystemExit(MISSING)
    postgres = None if args.sqlite or programs_here is None else Postgres(programs_here)
    luck = random.Random(args.seed)
    faults = Faults(luck, args.faults, set(args.only) if args.only else None)
    faults.until = time.monotonic() + 60 * args.minutes
    machine = Machine()
    with tempfile.TemporaryDirectory(prefix="roundtable-history-") as folder:
        trial = Trial(Path(folder), postgres, args.processes, args.tables, args.think, luck)
        try:
            asyncio.run(trial.run(faults, args.seconds, say))
        finally:
            if postgres is not None:
                postgres.stop()
            for number, log in enumerate(sorted(Path(folder).glob("log*"))):
                traces = log.read_text(encoding="utf-8", errors="replace").count("Traceback")
                say(f"process {number}: {traces} traces in its log") if traces else None
    pace = 60 * faults.done.total() / trial.seconds if trial.seconds else 0
    say(f"{faults.done.total()} faults in {trial.seconds:.0f} s, {pace:.0f} a minute: {trial.told()}")
    say(machine.told())
    say(", ".join([f"{count} {name}" for name, count in sorted(faults.done.items())]))
    if trial.history.wrong:
        raise SystemExit("\n".join(trial.history.wrong[:20]))


def say(words: str) -> None:
    """Print a line at once."""
    print(words, flush=True)


if __name__ == "__main__":
    main()
