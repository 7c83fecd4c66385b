"""A table in memory: one change at a time, and everybody who watches hears of it once it is stored."""

import asyncio
import logging
import time
from typing import Final, Protocol

from roundtable.server.store import ChatLine

from .state import Moment
from .table import Table

logger: Final = logging.getLogger(__name__)


class Watcher(Protocol):
    """Somebody who watches a table."""

    def updated(self, room: "Room") -> None:
        """There is a new version."""

    def heard(self, room: "Room", line: ChatLine) -> None:
        """Somebody said something."""


class Room:
    """A table, its lock, and its watchers. `table` is None while it must be read from the store."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.newest = 0  # the version that other processes told us of
        self.published = 0  # the version that everybody here was told of
        self.used = time.monotonic()
        self.watchers: Final[set[Watcher]] = set()
        self.lines: int | None = None  # of chat that were passed on; None: not looked yet
        self._waiting: Final[set[asyncio.Future[None]]] = set()
        self._moment: Moment | None = None

    @property
    def idle(self) -> bool:
        """Nobody watches, waits or changes anything."""
        return not self.watched and not self.lock.locked()

    @property
    def watched(self) -> bool:
        """Somebody watches, or waits for a change."""
        return bool(self.watchers or self._waiting)

    def publish(self) -> None:
        """Tell everybody that there is a new version."""
        self.published = -1 if self.table is None else self.table.version
        self._moment = None
        self.wake()
        for watcher in list(self.watchers):
            try:
                watcher.updated(self)
            except Exception:  # one view that fails must not keep a stored move from everybody else
                logger.exception("a table cannot be shown", extra={"table": self.id})

    def wake(self) -> None:
        """Let those who wait for news look again."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    def said(self, line: ChatLine) -> None:
        """Pass a line of chat on, once."""
        if self.lines is not None and line.n <= self.lines:
            return
        self.lines = line.n
        for watcher in list(self.watchers):
            watcher.heard(self, line)

    def shown(self, viewer: int | None, since: int) -> bytes:
        """Give the state for a viewer as JSON."""
        assert self.table is not None
        if self._moment is None or not self._moment.is_of(self.table):
            self._moment = Moment(self.table)
        return self._moment.shown(viewer, since)

    async def changed(self, seconds: float) -> None:
        """Wait for a new version, at most so long."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        try:
            await asyncio.wait_for(future, seconds)
        except TimeoutError:
            return
        finally:
            self._waiting.discard(future)
