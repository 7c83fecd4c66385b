"""Whose job is next when more wait than there are workers: people before bots among themselves, and fair by owner.

The pool asks here for a turn before it does a job.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

PEOPLE: Final = 0  # somebody waits for the answer
NOBODY: Final = 1  # nobody does: bots among themselves
GRACE: Final = 0.2  # seconds: a table with people mostly wants its next decision as soon as the last one is stored
MOST_REMEMBERED: Final = 1000  # owners whose share is known although they want nothing now


class For(Struct, frozen=True):
    """For whom a job is done: who pays for it with their share, and whether anybody waits."""

    owner: str = ""
    lane: int = PEOPLE


class Share:
    """What an owner has had of the workers, in seconds, and the jobs they have running now."""

    __slots__ = ("running", "spent")

    def __init__(self, spent: float) -> None:
        self.spent = spent
        self.running = 0


class Turns:
    """So many jobs at once. With more than one worker, one is always left to those for whom somebody waits."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.waiting = 0
        self._left: Final = [size, max(1, size - 1)]  # by lane: workers it may still take
        self._lines: Final[list[dict[str, deque[asyncio.Future[None]]]]] = [{}, {}]  # by lane and owner
        self._shares: Final[dict[str, Share]] = {}
        self._quiet_until = 0.0  # before, bots among themselves leave their workers to people
        self._resting: asyncio.Future[None] | None = None
        self._reached = 0.0  # the share of who was served last: nobody saves up by wanting nothing for a while

    @asynccontextmanager
    async def turn(self, whom: For) -> AsyncIterator[None]:
        """Wait for a worker and have it for a while; the time is charged to the owner."""
        share = self._share(whom.owner)
        await self._wait(whom)
        began = time.monotonic()
        try:
            yield
        finally:
            share.running -= 1
            share.spent += time.monotonic() - began
            self._give_back(whom.lane)

    async def rest(self) -> None:
        """Wait until no job runs and none waits."""
        while self.waiting or self._left[PEOPLE] < self.size:
            self._resting = asyncio.get_running_loop().create_future()
            await self._resting

    async def _wait(self, whom: For) -> None:
        """Wait for one's turn; whoever gives up waiting passes it on."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines[whom.lane].setdefault(whom.owner, deque()).append(future)
        self.waiting += 1
        self._serve()
        try:
            await future
        except asyncio.CancelledError:
            if not future.cancelled():  # it was given at the same moment
                self._shares[whom.owner].running -= 1
                self._give_back(whom.lane)
            else:
                self._leave(whom, future)
            raise

    def _leave(self, whom: For, future: asyncio.Future[None]) -> None:
        """Take somebody out of the line, unless it was found out before that they have gone."""
        line = self._lines[whom.lane]
        if future in line.get(whom.owner, ()):
            line[whom.owner].remove(future)
            if not line[whom.owner]:
                del line[whom.owner]
            self.waiting -= 1
            self._look_up()

    def _look_up(self) -> None:
        """Let whoever waits for rest see whether it has come."""
        if self._resting is not None and not self._resting.done():
            self._resting.set_result(None)

    def _give_back(self, lane: int) -> None:
        self._left[PEOPLE] += 1
        if lane == NOBODY:
            self._left[NOBODY] += 1
        else:
            loop = asyncio.get_running_loop()
            self._quiet_until = loop.time() + GRACE
            loop.call_later(GRACE, self._serve)
        self._serve()
        self._look_up()

    def _serve(self) -> None:
        """Give free workers to those whose turn it is."""
        while (lane := self._next_lane()) is not None:
            line = self._lines[lane]
            owner = min(line, key=lambda one: (self._shares[one].running, self._shares[one].spent))
            future = line[owner].popleft()
            if not line[owner]:
                del line[owner]
            self.waiting -= 1
            if future.cancelled():
                self._look_up()
                continue
            self._left[PEOPLE] -= 1
            if lane == NOBODY:
                self._left[NOBODY] -= 1
            share = self._shares[owner]
            share.running += 1
            self._reached = max(self._reached, share.spent)
            future.set_result(None)

    def _next_lane(self) -> int | None:
        if self._left[PEOPLE] <= 0:
            return None
        if self._lines[PEOPLE]:
            return PEOPLE
        if not self._lines[NOBODY] or self._left[NOBODY] <= 0:
            return None
        return NOBODY if asyncio.get_running_loop().time() >= self._quiet_until else None

    def _share(self, owner: str) -> Share:
        """Give the share of an owner; who wanted nothing for a while begins where the others are."""
        share = self._shares.get(owner)
        if share is None:
            if len(self._shares) >= MOST_REMEMBERED:
                self._forget()
            share = self._shares[owner] = Share(self._reached)
        elif not share.running and not any(owner in line for line in self._lines):
            share.spent = max(share.spent, self._reached)
        return share

    def _forget(self) -> None:
        wanted = {owner for line in self._lines for owner in line}
        for owner in [one for one, share in self._shares.items() if not share.running and one not in wanted]:
            del self._shares[owner]
