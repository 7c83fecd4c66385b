"""What goes wrong in a trial: processes die and sleep, lines fail, databases restart, disks fill, clocks jump."""

import asyncio
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from tests.server.line import FULL, STARTING, Line
from tests.server.postgres import Postgres

from .processes import Process

LASTING: Final = 0.2  # part of the faults that last longer than leases, heartbeats and patience
LONG: Final = (3.0, 8.0)  # seconds
SHORT: Final = (0.2, 1.2)

Fault = Callable[[], Awaitable[None]]


class Faults:
    """Everything that can go wrong, one after another at each process and at the database, and how often it did."""

    def __init__(self, luck: random.Random, most: int, kinds: set[str] | None = None) -> None:
        self.luck: Final = luck
        self.most = most
        self.kinds: Final = kinds  # None: all
        self.done: Final[Counter[str]] = Counter()
        self.until = float("inf")  # by the monotonic clock; nothing goes wrong afterwards

    @property
    def enough(self) -> bool:
        """As many as were wanted, or as long."""
        return self.done.total() >= self.most or time.monotonic() >= self.until

    def stop(self) -> None:
        """Let nothing more go wrong."""
        self.most = 0

    def _while(self) -> float:
        """Give how long something goes wrong: mostly for a moment, now and then for long."""
        return self.luck.uniform(*(LONG if self.luck.random() < LASTING else SHORT))

    async def go_on(self, faults: dict[str, Fault], pause: float, processes: Sequence[Process]) -> None:
        """Let one thing after another go wrong, as long as there is anybody who could notice."""
        chosen = {name: fault for name, fault in faults.items() if self.kinds is None or name in self.kinds}
        while chosen and not self.enough:
            await asyncio.sleep(self.luck.uniform(0.2, 1) * pause)
            if not any(process.where and process.out_since is None for process in processes):
                continue
            name = self.luck.choice(list(chosen))
            self.done[name] += 1
            await chosen[name]()

    # ---- at a process ----

    def of_process(self, process: Process) -> dict[str, Fault]:
        """Give what can go wrong with one process."""
        found: dict[str, Fault] = {
            "kill": lambda: self._end(process, signal.SIGKILL),
            "end": lambda: self._end(process, signal.SIGTERM),
            "sleep": lambda: process.stop_for(self._while()),
            "clock": lambda: self._jump(process),
        }
        if process.line is not None:
            found |= self._of_line(process.line)
        return found

    async def _end(self, process: Process, how: signal.Signals) -> None:
        await process.end(how)
        await process.start_surely()

    async def _jump(self, process: Process) -> None:
        process.jump(self.luck.choice((-3600, -60, 0, 60, 3600)))

    # ---- at its line ----

    def _of_line(self, line: Line) -> dict[str, Fault]:
        return {
            "cut": lambda: asyncio.to_thread(line.cut),
            "silent line": lambda: self._for_a_while(line, line.silence, cut=True),
            "slow line": lambda: self._for_a_while(line, lambda: line.slow_down(0.05)),
            "deaf bell": lambda: self._for_a_while(line, line.deafen),
            "starting": lambda: self._for_a_while(line, lambda: line.refuse(STARTING)),
            "too many": lambda: self._for_a_while(line, lambda: line.refuse(FULL)),
        }

    async def _for_a_while(self, line: Line, begin: Callable[[], None], *, cut: bool = False) -> None:
        await asyncio.to_thread(begin)
        await asyncio.sleep(self._while())
        if cut and self.luck.random() < 0.5:  # a dead line does not come back: others take its place
            await asyncio.to_thread(line.cut)
        await asyncio.to_thread(line.mend)

    # ---- at the database ----

    def of_postgres(self, postgres: Postgres, database: str) -> dict[str, Fault]:
        """Give what can go wrong with PostgreSQL."""
        return {
            "crash of the database": lambda: asyncio.to_thread(postgres.crash),
            "restart of the database": lambda: asyncio.to_thread(postgres.restart),
            "all connections cut": lambda: asyncio.to_thread(postgres.cut, database),
        }

    def of_sqlite(self, file: Path, process: Process) -> dict[str, Fault]:
        """Give what can go wrong with a file."""
        return {
            "full disk": lambda: process.full_disk_for(self._while()),
            "slow sync": lambda: self._hold(file),
        }

    async def _hold(self, file: Path) -> None:
        """Let nothing be written for a while, as if the disk took long."""
        with closing(sqlite3.connect(file, isolation_level=None, timeout=1, check_same_thread=False)) as other:
            try:
                other.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                return
            await asyncio.sleep(self._while())
            other.execute("ROLLBACK")
