"""What other processes wrote: PostgreSQL tells by LISTEN/NOTIFY, and after a lost connection everything is suspect."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

import asyncpg
from sqlalchemy.engine import make_url

from .writer import CHANNEL, CHAT

PAUSE: Final = 0.5
logger: Final = logging.getLogger(__name__)

Heard = Callable[[str, int, list[str]], None]  # table, version, the people whose turn it brought
Said = Callable[[str, int], None]  # table, line of chat
Missed = Callable[[], None]


class Notifications:
    """Listens on a connection of its own: `heard` is told entries of other processes, `missed` that there was a gap."""

    def __init__(self, url: str, name: str, heard: Heard, said: Said, missed: Missed) -> None:
        self.url: Final = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.name: Final = name
        self.heard: Final = heard
        self.said: Final = said
        self.missed: Final = missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen; return when the connection stands."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(ready), name="notifications")
        await ready.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(ready)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                logger.warning("listening to PostgreSQL failed", extra={"why": type(problem).__name__})
            await asyncio.sleep(PAUSE)

    async def _listen(self, ready: asyncio.Event) -> None:
        connection = await asyncpg.connect(self.url, timeout=5)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._tell)
            self.missed()
            ready.set()
            await lost.wait()
        finally:
            connection.terminate()

    def _tell(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        name, table, version, *turns = str(payload).split()
        if name == self.name:
            return
        if version.startswith(CHAT):
            self.said(table, int(version[len(CHAT) :]))
        else:
            self.heard(table, int(version), turns[0].split(",") if turns else [])
