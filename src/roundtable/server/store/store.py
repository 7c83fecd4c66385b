"""The store as the rest of the server sees it: parts by subject, opened and closed together."""

import asyncio
import secrets
import socket
import time
from typing import Final

from sqlalchemy.exc import DatabaseError

from roundtable.server.refused import Refused

from . import migrate
from .attempts import Attempts
from .bell import Bell, Hear, InProcess, Missed
from .calls import Calls
from .chat import Chats
from .engine import Database
from .erasing import Erasing
from .homes import Homes
from .logs import Logs
from .people import People
from .postgres_bell import postgres_bell
from .promise import Promise
from .records import Records
from .redis_bell import redis_bell
from .rows import Unavailable, Write
from .secrets import Secrets
from .writer import Writer

PROMPT: Final = 3.0  # seconds in which a database that is well answers
STARTING: Final = 30.0  # seconds that a database may take to start
PAUSE: Final = 0.2
NOBODY: Final = (ConnectionRefusedError, FileNotFoundError, socket.gaierror)  # listens there


class Store:
    """An open database."""

    def __init__(self, url: str, bell: str = "") -> None:
        self.url: Final = url
        self.name: Final = secrets.token_hex(8)  # of this process among those that share the database
        self.database: Final = Database(url)
        self.bell: Final[Bell] = self._bell(bell)
        self.promise: Final = Promise.beside(url)
        self.writer: Final = Writer(self.database, self.bell, self.promise)
        self.homes: Final = Homes(self.database, self.name)
        self.logs: Final = Logs(self.database)
        self.people: Final = People(self.database)
        self.chat: Final = Chats(self.database, self.bell)
        self.attempts: Final = Attempts(self.database)
        self.erasing: Final = Erasing(self.database, self.promise)
        self.records: Final = Records(self.database)
        self.calls: Final = Calls(self.database)
        self.secrets: Final = Secrets(self.database)
        self._tidying: asyncio.Task[None] | None = None

    def _bell(self, address: str) -> Bell:
        """Give the bell between the processes on this database."""
        if self.database.sqlite:
            return InProcess()
        return redis_bell(self.name, address) if address else postgres_bell(self.name, self.url)

    def start(self) -> None:
        """Begin to write."""
        self.writer.start()
        self._tidying = asyncio.create_task(self.database.tidy(), name="tidy")

    async def append(self, write: Write) -> None:
        """Store a log entry; return when it is on disk."""
        await self.writer.append(write)

    async def listen(self, hear: Hear, missed: Missed) -> None:
        """Hear of entries and lines of chat that other processes write."""
        await self.bell.start(hear, missed)

    async def ready(self) -> bool:
        """Say whether the database answers in good time, has the form this version needs and takes what is written."""
        try:
            async with asyncio.timeout(PROMPT):
                return await migrate.current(self.database) == migrate.newest() and await self.writer.well()
        except (Unavailable, TimeoutError):
            return False

    async def close(self) -> None:
        """Write what is waiting, and close."""
        await self.writer.stop()
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
        await self.bell.stop()
        await self.database.close()


async def open_store(url: str, bell: str = "") -> Store:
    """Open a database and bring it to the form this version needs; one that is just starting up is waited for."""
    store = Store(url, bell)
    until = time.monotonic() + STARTING
    try:
        while not await _migrated(store.database, until):
            await asyncio.sleep(PAUSE)
    except (Unavailable, DatabaseError) as problem:
        await store.database.close()
        why = problem.orig if isinstance(problem, DatabaseError) else problem.__cause__
        raise Refused("server-database-closed", 503, why=type(why).__name__) from problem
    except BaseException:
        await store.database.close()
        raise
    if store.promise is not None:
        await store.promise.check(store.logs)
    store.start()
    return store


async def _migrated(database: Database, until: float) -> bool:
    """Migrate; False if somebody answers there who cannot let us in yet, and there is still time."""
    try:
        await migrate.migrate(database)
    except Unavailable as problem:
        if database.sqlite or isinstance(problem.__cause__, NOBODY) or time.monotonic() > until:
            raise
        return False
    return True
