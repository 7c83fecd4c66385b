"""Opens the database: SQLite in WAL mode with full sync, or PostgreSQL; one writer at a time on SQLite."""

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from roundtable.server.refused import Refused

from .rows import Unavailable

PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
    "PRAGMA wal_autocheckpoint=0",  # done beside the writer, see `tidy`, and not by whoever commits
)
SQLITE: Final = "sqlite"
TIDY: Final = 5.0  # seconds


class Database:
    """The engine, and the two ways of using it."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.sqlite: Final = parsed.get_backend_name() == SQLITE
        self.lock_file: int | None = None
        path = parsed.database if self.sqlite else None
        if path and path != ":memory:":
            self.lock_file = _claim(Path(path))
        extra = {} if self.sqlite else {"pool_pre_ping": True, "pool_timeout": 5.0}
        # Errors end up in logs, and parameters are seeds, hashes and what people said.
        self.engine: Final[AsyncEngine] = create_async_engine(url, hide_parameters=True, **extra)
        self._writing: Final = asyncio.Lock()
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read from."""
        async with _answering(), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction; SQLite has one writer, and waiting here is fairer than waiting for its lock."""
        if not self.sqlite:
            async with _answering(), self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, _answering(), self.engine.begin() as connection:
            yield connection

    async def tidy(self) -> None:
        """Carry what SQLite wrote ahead over into its file, now and then, without keeping anybody from writing."""
        while self.sqlite:
            await asyncio.sleep(TIDY)
            try:
                async with self.reading() as connection:
                    await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
            except Unavailable:
                continue

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
    except (OperationalError, InterfaceError, PoolTimeout, OSError) as problem:
        raise Unavailable(type(problem).__name__) from problem
    except DBAPIError as problem:
        if problem.connection_invalidated:
            raise Unavailable(type(problem).__name__) from problem
        raise


def _claim(path: Path) -> int:
    """Make sure that no other server uses the file: two would not hear of each other's moves.

    A new file is for its owner alone: seeds of running games and the key of all links stand in it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
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
