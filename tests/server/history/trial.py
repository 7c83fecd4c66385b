"""A trial from beginning to end: processes, people, faults; then everything is mended, and all is compared."""

import asyncio
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Final

from roundtable.server.config import Config
from roundtable.server.store import Store, open_store
from roundtable.server.work.worker import bring
from tests.server.line import Line
from tests.server.postgres import Postgres

from .faults import Fault, Faults
from .players import World, pair
from .processes import Process
from .record import History, faults
from .views import untrue

bring(("tests.practice",))  # the game that is played
OFTEN: Final = 1.0  # seconds between two faults at one place, at most
SELDOM: Final = 6.0
QUIET: Final = 180.0  # seconds for everybody to learn what became of their last move


class Trial:
    """Some processes on one database, and people at some tables."""

    def __init__(
        self, folder: Path, postgres: Postgres | None, processes: int, tables: int, think: float, luck: random.Random
    ) -> None:
        self.postgres: Final = postgres
        self.file: Final = folder / "tables.db"
        self.database: Final = f"sqlite:///{self.file}" if postgres is None else postgres.database()
        self.lines: Final = [Line(self.database) for _ in range(processes)] if postgres is not None else []
        lines: list[Line | None] = [*self.lines] or [None]
        self.processes: Final = [Process(folder, n, self.database, line) for n, line in enumerate(lines)]
        self.history: Final = History()
        self.world: Final = World(self.processes, self.history, luck, think)
        self.tables: Final = tables
        self.seconds = 0.0

    async def run(self, goes_wrong: Faults, least: float, say: Callable[[str], None], moves: int = 0) -> None:
        """Play while things go wrong, at least so long and so many moves; then compare."""
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.processes[0].start()  # which makes the tables of the database
            await asyncio.gather(*[process.start() for process in self.processes[1:]])
            began = time.monotonic()
            people = [asyncio.create_task(pair(self.world, number)) for number in range(self.tables)]
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, goes_wrong.stop)
            breaking = [
                asyncio.create_task(goes_wrong.go_on(one, pause, self.processes))
                for one, pause in self._everything(goes_wrong)
            ]
            tasks += [*people, *breaking, asyncio.create_task(self._report(goes_wrong, say))]
            await asyncio.gather(*breaking)
            await asyncio.sleep(max(0.0, began + least - time.monotonic()))
            while len(self.history.standing) < moves and time.monotonic() < began + least + QUIET:
                await asyncio.sleep(0.1)
            self.world.ending = True
            await asyncio.wait_for(asyncio.gather(*people), QUIET)
            self.seconds = time.monotonic() - began
            await self.compare()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*[process.end(signal.SIGKILL) for process in self.processes])
            for line in self.lines:
                line.close()

    def _everything(self, goes_wrong: Faults) -> list[tuple[dict[str, Fault], float]]:
        """Give what can go wrong at each place, and the seconds between: a database fails all processes at once."""
        found = [(goes_wrong.of_process(process), OFTEN) for process in self.processes]
        if self.postgres is not None:
            return [*found, (goes_wrong.of_postgres(self.postgres, self.database), SELDOM)]
        return [*found, (goes_wrong.of_sqlite(self.file, self.processes[0]), OFTEN)]

    async def _report(self, goes_wrong: Faults, say: Callable[[str], None]) -> None:
        said = 0
        while True:
            await asyncio.sleep(60)
            say("\n".join([f"{goes_wrong.done.total()} faults, {self.told()}", *self.history.wrong[said:]]))
            said = len(self.history.wrong)

    def told(self) -> str:
        """Say in a line what happened so far."""
        history = self.history
        refused = len([move for move in history.moves.values() if move.refused])
        return (
            f"{len(history.standing)} moves acknowledged, {refused} refused, {history.away} told to wait, "
            f"{len(history.shown)} views, {len(history.wrong)} wrong; {times('answers', history.answers)}, "
            f"{times('news', history.news)}"
        )

    # ---- comparing ----

    async def compare(self) -> None:
        """Hold what people were told against the log, and against what every process shows now."""
        if self.postgres is None:
            await self.processes[0].end(signal.SIGTERM)
        store = await open_store(Config.read({}, database=self.database).url)
        try:
            for table in self.world.tables:
                await self._compare(store, table)
        finally:
            await store.close()

    async def _compare(self, store: Store, id: str) -> None:
        entries = await store.logs.entries(id)
        self.history.wrong += faults(self.history, id, entries)
        if (await store.logs.versions([id])) != {id: len(entries)}:
            self.history.wrong.append(f"{id}: half written")
        self.history.wrong += await untrue(self.history, id, entries)


def times(what: str, samples: list[float]) -> str:
    """Give the usual percentiles in milliseconds."""
    if len(samples) < 2:
        return f"{what} none"
    cuts = quantiles(samples, n=100)
    return f"{what} p50 {1000 * cuts[49]:.0f} p99 {1000 * cuts[98]:.0f} most {1000 * max(samples):.0f} ms"
