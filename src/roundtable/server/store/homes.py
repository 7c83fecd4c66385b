"""Where tables are at home: at one process at a time, under an epoch that grows whenever the home changes.

Safety does not rest on this but on the log, in which a place is taken once. A home makes orders meet in one memory,
and its epoch keeps a process that slept from writing under a home it has lost: the writer compares it inside the
transaction, and whoever wants to take the home over waits for that transaction to end.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs
from sqlalchemy import bindparam, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .engine import Database
from .rows import Conflict, Write, made

MOST: Final = 50_000  # homes remembered


class Home(Struct, frozen=True, kw_only=True):
    """A table's home: which process, where others reach it and with which key, and the epoch."""

    table: str
    process: str
    address: str
    key: str
    epoch: int


_homes: Final = schema.homes
_EPOCHS: Final = (
    select(_homes.c.table, _homes.c.epoch)
    .where(_homes.c.table.in_(bindparam("tables", expanding=True)))
    .with_for_update(read=True)
)


class Homes:
    """The homes as this process knows them. What it knows may be old; the writer and the database know better."""

    def __init__(self, database: Database, name: str) -> None:
        self._database: Final = database
        self.name: Final = name
        self.address = ""  # where other processes reach this one
        self.key = ""
        self.taken = 0  # homes that came to this process
        self._known: Final[dict[str, Home]] = {}

    @property
    def wanted(self) -> bool:
        """There may be other processes; a SQLite file has one."""
        return not self._database.sqlite

    def is_here(self, home: Home) -> bool:
        """Say whether a table is at home in this process."""
        return home.process == self.name

    def epoch(self, table: str) -> int:
        """Give the epoch under which this process writes at a table; 0 if it is not at home here."""
        home = self._known.get(table)
        return home.epoch if home is not None and home.process == self.name else 0

    async def find(self, table: str) -> Home | None:
        """Give a table's home, if it has one."""
        known = self._known.get(table) or await self._read(table)
        return None if known is None else self._remember(known)

    async def take(self, table: str, known: Home | None) -> None:
        """Take a table over from the home that is known, unless somebody was faster."""
        epoch = 0 if known is None else known.epoch
        mine = Home(table=table, process=self.name, address=self.address, key=self.key, epoch=epoch + 1)
        if await self._replace(mine):
            self.taken += 1
            self._remember(mine)
        else:
            self.forget(table)

    async def _read(self, table: str) -> Home | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(_homes).where(_homes.c.table == table))).mappings().first()
        return None if row is None else made(Home, row)

    async def _replace(self, home: Home) -> bool:
        """Write a home down, if the epoch before it is still the newest."""
        row = structs.asdict(home)
        taking = (
            insert(_homes)
            .values(row)
            .on_conflict_do_update(index_elements=[_homes.c.table], set_=row, where=_homes.c.epoch == home.epoch - 1)
        )
        async with self._database.writing() as connection:
            return (await connection.execute(taking.returning(_homes.c.epoch))).scalar() is not None

    def forget(self, table: str) -> None:
        """What we know of a table's home is old."""
        self._known.pop(table, None)

    def _remember(self, home: Home) -> Home:
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[home.table] = home
        return home


async def need_homes(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """Refuse entries of a process whose home was taken over; nobody takes one over until this transaction ends."""
    tables = sorted({write.entry.table for write in writes})
    epochs = {str(row[0]): int(row[1]) for row in (await connection.execute(_EPOCHS, {"tables": tables})).all()}
    if any(write.entry.epoch != epochs.get(write.entry.table, 0) for write in writes):
        raise Conflict
