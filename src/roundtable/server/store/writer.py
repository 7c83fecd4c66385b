"""Writes log entries, many in one transaction: while one batch is being stored the next gathers.

An entry is acknowledged only when its transaction is on disk. After a lost connection the writer looks whether its
entries stand in the log, by their marks, before it writes them again.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .engine import Database
from .quotas import need_place
from .rows import Conflict, Unavailable, Write

CHANNEL: Final = "roundtable"
CHAT: Final = "c"  # before the number of a line of chat, where otherwise a version stands
MOST: Final = 200  # entries in one transaction
PATIENCE: Final = 8.0  # seconds in which a lost connection may come back
PAUSE: Final = 0.1

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
TELL: Final = select(func.pg_notify(CHANNEL, bindparam("payload")))

Waiting = tuple[Write, asyncio.Future[None]]


class Writer:
    """One task that stores entries in the order in which they come."""

    def __init__(self, database: Database, name: str) -> None:
        self.database: Final = database
        self.name: Final = name  # of this process, so that it does not listen to itself
        self._waiting: list[Waiting] = []
        self._wake: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
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
        """Store an entry; return when it is on disk. Raises Conflict if its place is taken, Unavailable if unsure."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        self._wake.set()
        await future

    async def _run(self) -> None:
        while self._task is not None or self._waiting:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting and self._task is not None:
                self._wake.clear()
            if batch:
                await self._store(batch)

    async def _store(self, batch: list[Waiting]) -> None:
        """Store a batch; if one entry is in the way of the others, store them one by one."""
        try:
            await self._together([write for write, _ in batch])
        except Unavailable:
            for one in batch:
                await self._alone(one, time.monotonic() + PATIENCE)
        except Exception:  # noqa: BLE001  # whatever it is, only the entry that caused it may suffer
            for one in batch:
                await self._alone(one, time.monotonic())
        else:
            for _, future in batch:
                _settle(future, None)

    async def _alone(self, one: Waiting, deadline: float) -> None:
        """Store one entry, again and again until the deadline if the connection is lost."""
        write, future = one
        while True:
            try:
                if not await self._stands(write):
                    await self._together([write])
                return _settle(future, None)
            except Unavailable as problem:
                if time.monotonic() > deadline:
                    return _settle(future, problem)
                await asyncio.sleep(PAUSE)
            except IntegrityError:
                return _settle(future, Conflict())
            except Exception as problem:  # noqa: BLE001  # the caller hears of it
                return _settle(future, problem)

    async def _stands(self, write: Write) -> bool:
        """Say whether an entry stands in the log already; another in its place is a conflict."""
        entry = write.entry
        column = schema.log.c
        query = select(column.mark).where(column.table == entry.table, column.sequence == entry.sequence)
        async with self.database.reading() as connection:
            mark = (await connection.execute(query)).scalar()
        if mark is not None and mark != entry.mark:
            raise IntegrityError("", None, Conflict())
        return mark is not None

    def _notifications(self, write: Write) -> str:
        """Give what other processes are told of an entry."""
        return f"{self.name} {write.entry.table} {write.entry.sequence} {','.join(write.turns)}"

    async def _together(self, writes: Sequence[Write]) -> None:
        async with self.database.writing() as connection:
            await _write(connection, writes)
            if not self.database.sqlite:
                for write in writes:
                    await connection.execute(TELL, {"payload": self._notifications(write)})
        self.batches += 1
        self.entries += len(writes)


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


def _settle(future: asyncio.Future[None], problem: Exception | None) -> None:
    if future.done():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)
