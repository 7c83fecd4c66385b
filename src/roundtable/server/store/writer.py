"""Writes log entries, many in one transaction: while one batch is being stored the next gathers.

An entry is acknowledged only when its transaction is on disk. After a lost connection it is written again; if its
place in the log is taken then, the writer looks by its mark whether it was taken by the entry itself.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .bell import Bell, News
from .engine import Database
from .homes import need_homes
from .patience import in_time
from .promise import Promise
from .quotas import need_place
from .rows import Conflict, Unavailable, Write

MOST: Final = 200  # entries in one transaction
PAUSE: Final = 0.1
HOPE: Final = 2.0  # seconds in which a lost connection may come back before people are turned away
STUCK: Final = 5.0  # seconds after which an attempt that goes on counts as failing
LATELY: Final = 5.0  # seconds for which what was stored last proves that it is possible

_ADD: Final = insert(schema.log)
_CREATE: Final = insert(schema.tables)
_CHANGE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"), schema.tables.c.version < bindparam("version"))
    .values({column.name: bindparam(column.name) for column in schema.tables.c if column.name != "id"})
)
_STAND: Final = delete(schema.seats).where(schema.seats.c.table == bindparam("of"))
_SIT: Final = insert(schema.seats)
_CALL: Final = insert(schema.calls)
_CALL_NO_MORE: Final = delete(schema.calls).where(
    schema.calls.c.table == bindparam("of"), schema.calls.c.player == bindparam("whom")
)
_PROBE: Final = update(schema.secrets).values(value=schema.secrets.c.value)
logger: Final = logging.getLogger(__name__)


class Waiting:
    """An entry, and whoever waits for it to be stored. Nobody does any more once the future is done."""

    __slots__ = ("future", "write")

    def __init__(self, write: Write) -> None:
        self.write: Final = write
        self.future: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def settle(self, problem: Exception | None = None) -> None:
        """Tell who waits how it went."""
        if self.future.done():
            return
        if problem is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(problem)


class Writer:
    """One task that stores entries in the order in which they come."""

    def __init__(self, database: Database, bell: Bell, promise: Promise | None = None) -> None:
        self.database: Final = database
        self.promise: Final = promise
        self.bell: Final = bell
        self._waiting: list[Waiting] = []
        self._wake: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failing: float | None = None  # since when nothing can be stored
        self._trying: float | None = None  # since when one attempt has been going on
        self._stored = 0.0  # when something was stored last
        self.batches = 0
        self.entries = 0

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._task is not None:
            task, self._task = self._task, None
            self._wake.set()
            await task

    async def append(self, write: Write) -> None:
        """Store an entry; return when it is on disk. Raises Conflict if its place is taken, Unavailable if unsure.

        Nobody waits longer than their request may take; and while the store is away, nobody waits at all.
        """
        if self.away:
            raise Unavailable("the writer")
        one = Waiting(write)
        self._waiting.append(one)
        self._wake.set()
        try:
            async with in_time():
                await one.future
        except TimeoutError as problem:
            raise Unavailable("the writer") from problem

    # ---- how it goes ----

    @property
    def away(self) -> bool:
        """Nothing could be stored for a while."""
        now = time.monotonic()
        failing = self._failing is not None and now - self._failing > HOPE
        return failing or (self._trying is not None and now - self._trying > STUCK)

    async def well(self) -> bool:
        """Say whether entries can be stored, and try if none was for a while."""
        if self._failing is None and self._trying is None and time.monotonic() - self._stored > LATELY:
            try:
                await self._probe()
            except Unavailable:
                self._fail()
                self._wake.set()
        return self._failing is None and not self.away

    def _fail(self) -> None:
        if self._failing is None:
            self._failing = time.monotonic()
            logger.warning("nothing can be stored just now")

    def _succeed(self) -> None:
        if self._failing is not None:
            logger.warning("the store is back", extra={"after": round(time.monotonic() - self._failing, 1)})
        self._failing = None
        self._stored = time.monotonic()

    async def _probe(self) -> None:
        """Store what is stored already, to see whether that is possible."""
        async with self.database.writing() as connection:
            await connection.execute(_PROBE)
        self._succeed()

    # ---- storing ----

    async def _run(self) -> None:
        while self._task is not None or self._waiting:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if batch:
                await self._store(batch)
            elif self._failing is not None:
                await self._look_again()
            if not self._waiting and self._failing is None and self._task is not None:
                self._wake.clear()

    async def _look_again(self) -> None:
        """Nobody waits, and the store was away: see whether it is back, so that people are let in again."""
        if self._task is None:
            return
        await asyncio.sleep(PAUSE)
        with contextlib.suppress(Unavailable):
            await self._probe()

    async def _store(self, batch: list[Waiting]) -> None:
        """Store a batch, again and again as long as anybody waits for it and the store does not answer."""
        while batch := [one for one in batch if not one.future.done()]:
            try:
                await self._attempt(batch)
                return
            except Unavailable:
                self._fail()
                batch = [*batch[1:], batch[0]]  # if it is the entry's own fault, the others shall not suffer
                await asyncio.sleep(PAUSE)

    async def _attempt(self, batch: list[Waiting]) -> None:
        """Store a batch; if one entry is in the way of the others, store them one by one."""
        self._trying = time.monotonic()
        try:
            if self._failing is None or len(batch) == 1:
                await self._together(batch)
            else:
                await self._one_by_one(batch)
        except Unavailable:
            raise
        except Exception:  # noqa: BLE001  # whatever it is, only the entry that caused it may suffer
            await self._one_by_one(batch)
        finally:
            self._trying = None

    async def _together(self, batch: list[Waiting]) -> None:
        writes = [one.write for one in batch]
        async with self.database.writing() as connection:
            if not self.database.sqlite:
                await need_homes(connection, writes)
            await _write(connection, writes)
        if self.promise is not None:
            self.promise.note(writes[-1].entry)
        self._succeed()
        self.batches += 1
        self.entries += len(writes)
        for one in batch:
            one.settle()
        self.bell.ring([News(write.entry.table, write.entry.sequence, 0, write.turns) for write in writes])

    async def _one_by_one(self, batch: list[Waiting]) -> None:
        for one in batch:
            if one.future.done():
                continue
            try:
                await self._together([one])
            except (IntegrityError, Conflict):
                one.settle(None if await self._stands(one.write) else Conflict())
            except Unavailable:
                raise
            except Exception as problem:  # noqa: BLE001  # the caller hears of it
                one.settle(problem)

    async def _stands(self, write: Write) -> bool:
        """Say whether an entry stands in the log already: its place may be taken by itself."""
        entry = write.entry
        column = schema.log.c
        query = select(column.mark).where(column.table == entry.table, column.sequence == entry.sequence)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalar() == entry.mark


async def _write(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """Write entries and what lists say about their tables."""
    await connection.execute(_ADD, [msgspec.structs.asdict(write.entry) for write in writes])
    created = [msgspec.structs.asdict(write.summary) for write in writes if write.entry.sequence == 1]
    changed = [write.summary for write in writes if write.entry.sequence > 1]
    if created:
        await connection.execute(_CREATE, created)
    if changed:
        rows = [{**msgspec.structs.asdict(summary), "of": summary.id} for summary in changed]
        for row in rows:
            del row["id"]
        await connection.execute(_CHANGE, rows)
    moved = [write for write in writes if write.sitting is not None]
    if moved:
        await connection.execute(_STAND, [{"of": write.summary.id} for write in moved])
        sitting = [
            {"table": write.summary.id, "seat": seat, "player": player}
            for write in moved
            for seat, player in write.sitting or ()
        ]
        if sitting:
            await connection.execute(_SIT, sitting)
    calls = [msgspec.structs.asdict(call) for write in writes for call in write.calls]
    if calls:  # what somebody was not told yet about a table is old news now
        await connection.execute(_CALL_NO_MORE, [{"of": call["table"], "whom": call["player"]} for call in calls])
        await connection.execute(_CALL, calls)
    await need_place(connection, [write.quota for write in writes if write.quota is not None])
