"""What other processes wrote at tables that are held here: the bell tells, and now and then we look for ourselves.

A bell that was lost costs a few seconds and nothing else: the versions and the chat of all tables that somebody here
watches are compared with the store again and again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from contextvars import Context
from typing import Final

from roundtable.server.refused import Refused
from roundtable.server.store import Unavailable
from roundtable.server.store.bell import News

from .desk import Desk
from .room import Room

LOOK: Final = 3.0  # seconds between two looks
AT_ONCE: Final = 500  # tables in one query
logger: Final = logging.getLogger(__name__)


class Neighbours:
    """Follows the other processes. Where there can be none, it has nothing to do."""

    def __init__(self, desk: Desk) -> None:
        self.desk: Final = desk
        self.caught_up = 0  # tables at which something new was found without a bell
        self._looking: asyncio.Task[None] | None = None
        self._busy: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        """Begin to listen and to look."""
        await self.desk.store.listen(self.hear, self.missed)
        if not self.desk.store.database.sqlite:
            self._looking = asyncio.create_task(self._look_again_and_again(), name="neighbours")

    async def stop(self) -> None:
        """Follow nobody any more."""
        tasks = [*self._busy, *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def hear(self, news: News) -> None:
        """Another process stored something: tell whose turn came, and if we hold the table, catch up."""
        self.desk.tell_turns(news.table, news.version, news.turns)
        room = self.desk.rooms.get(news.table)
        if room is not None:
            self._compare(room, news.version, news.line)

    def missed(self) -> None:
        """Some news may have been lost: look now."""
        self._later(self._look(list(self.desk.rooms)))

    def _compare(self, room: Room, version: int, line: int) -> bool:
        """Catch up with a table if there is something new at it."""
        behind = version > room.newest or (room.watched and version > room.published)
        if behind:
            room.newest = max(version, room.newest)
            self._later(self._catch_up(room))
        unheard = room.lines is not None and line > room.lines
        if unheard and room.watchers:
            self._later(self._pass_on(room))
        return behind or unheard

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            if room.table is None and not room.watched:
                return
            with contextlib.suppress(Refused):
                await self.desk.current(room)

    async def _pass_on(self, room: Room) -> None:
        try:
            await self.desk.pass_on(room)
        except Unavailable:
            logger.warning("passing a line of chat on failed")

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._look([room.id for room in self.desk.rooms.values() if room.watched])

    async def _look(self, ids: list[str]) -> None:
        try:
            for start in range(0, len(ids), AT_ONCE):
                some = ids[start : start + AT_ONCE]
                versions = await self.desk.store.logs.versions(some)
                lines = await self.desk.store.chat.newest(some)
                for id, version in versions.items():
                    room = self.desk.rooms.get(id)
                    if room is not None and self._compare(room, version, lines.get(id, 0)):
                        self.caught_up += 1
        except Unavailable:
            logger.warning("looking for what other processes wrote failed")

    def _later(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside what is being done, in its own time."""
        task = asyncio.create_task(work, context=Context())
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
