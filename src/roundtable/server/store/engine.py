"""Opens the database: SQLite in WAL mode with full sync, or PostgreSQL; one writer at a time on SQLite."""

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from roundtable.server.refused import Refused

from .patience import in_time
from .rows import Unavailable

BUSY: Final = 5_000  # milliseconds to wait for a lock of SQLite
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY}",
    "PRAGMA wal_autocheckpoint=0",  # done beside the writer, see `tidy`, and not by whoever commits
)
SQLITE: Final = "sqlite"
TIDY: Final = 0.5  # seconds between looks at what was written ahead
MOST_AHEAD: Final = 4_000_000  # bytes written ahead before they are carried over
BRIEFLY: Final = 50  # milliseconds in which readers may keep what was written ahead from being cut off

# PostgreSQL says by these that it cannot just now, and not that something is wrong with what it was asked: lost
# connections, no room for one more, starting up or shutting down, read-only after a failover, a lock not given,
# a transaction that gave way to another, and a command that took too long.
CONNECT: Final = 5.0  # seconds for a new connection
AWAY: Final = ("08", "53", "57P", "25006", "55P03", "40001", "40P01", "57014")
POSTGRESQL: Final[dict[str, Any]] = {
    "pool_pre_ping": True,
    "pool_timeout": 5.0,
    "connect_args": {
        "timeout": CONNECT,
        "server_settings": {
            "tcp_keepalives_idle": "5",
            "tcp_keepalives_interval": "2",
            "tcp_keepalives_count": "3",
            "idle_in_transaction_session_timeout": "15s",  # what a stopped process holds is let go
        },
    },
}


class Database:
    """The engine, and the two ways of using it."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.sqlite: Final = parsed.get_backend_name() == SQLITE
        self.lock_file: int | None = None
        path = parsed.database if self.sqlite else None
        self.file: Final = None if not path or path == ":memory:" else Path(path).resolve()
        if self.file is not None:
            self.lock_file = _claim(self.file)
        # Errors end up in logs, and parameters are seeds, hashes and what people said.
        extra = {} if self.sqlite else POSTGRESQL
        self.engine: Final[AsyncEngine] = create_async_engine(url, hide_parameters=True, **extra)
        self._writing: Final = asyncio.Lock()
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read from."""
        async with _answering(), in_time(), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction; SQLite has one writer, and waiting here is fairer than waiting for its lock."""
        if not self.sqlite:
            async with _answering(), in_time(), self.engine.begin() as connection:
                yield connection
            return
        async with _answering(), in_time(), self._writing, self.engine.begin() as connection:
            yield connection

    # ---- what SQLite wrote ahead ----

    @property
    def ahead(self) -> int:
        """The bytes that SQLite wrote ahead of its file."""
        try:
            return 0 if self.file is None else Path(f"{self.file}-wal").stat().st_size
        except OSError:
            return 0

    async def tidy(self) -> None:
        """Carry what SQLite wrote ahead over into its file whenever it has grown."""
        while self.sqlite:
            await asyncio.sleep(TIDY)
            if self.ahead > MOST_AHEAD:
                try:
                    await self.carry_over()
                except Unavailable:
                    continue

    async def carry_over(self) -> None:
        """Carry most of it over while others write, then the rest between two of their batches, and cut it off.

        Who reads just then keeps it from being cut off, but not for long, and then the next look does it.
        """
        async with self.reading() as connection:
            await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
            async with self._writing:
                await connection.execute(text(f"PRAGMA busy_timeout={BRIEFLY}"))
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
                await connection.execute(text(f"PRAGMA busy_timeout={BUSY}"))

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()
        if self.lock_file is not None:
            os.close(self.lock_file)
            self.lock_file = None


@asynccontextmanager
async def _answering() -> AsyncIterator[None]:
    """Turn every way in which a database does not answer into one."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout, OSError, asyncpg.InterfaceError) as problem:
        raise Unavailable(type(problem).__name__) from problem
    except (DBAPIError, asyncpg.PostgresError) as problem:
        if away(problem):
            raise Unavailable(type(problem).__name__) from problem
        raise


def away(problem: DBAPIError | asyncpg.PostgresError) -> bool:
    """Say whether an error means that PostgreSQL cannot just now; while connecting it comes as asyncpg made it."""
    if isinstance(problem, DBAPIError) and problem.connection_invalidated:
        return True
    origin = problem.orig if isinstance(problem, DBAPIError) else problem
    return str(getattr(origin, "sqlstate", "") or "").startswith(AWAY)


def _claim(path: Path) -> int:
    """Make sure that no other server uses the file: two would not hear of each other's moves.

    The lock is on the file itself, so a link of another name is no way around it. SQLite's own locks are of another
    kind and end when any descriptor of the file is closed, so this one stays open as long as they.
    A new file is for its owner alone: seeds of running games and the key of all links stand in it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as problem:
        raise Refused("server-database-file", 500, file=str(path), why=problem.strerror or "?") from problem
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        os.close(file)
        raise Refused("server-database-taken", 500, file=str(path)) from problem
    return file


def _prepare(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
