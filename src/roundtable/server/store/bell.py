"""The wake-up: processes that share a database tell each other what they have stored, once per batch and never first.

A bell may be lost and costs nothing but time: what is true stands in the log, and `tables/neighbours.py` looks there
every few seconds. So ringing is not part of any transaction, and nobody waits for it. There are three makes: in
process, PostgreSQL's LISTEN/NOTIFY, and Redis or Valkey. The last two differ only in their `Rope`.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

PAUSE: Final = 0.5  # seconds before another attempt to connect
CONNECT: Final = 5.0  # seconds for one
BEAT: Final = 1.0  # seconds between two signs of life that a process gives itself
SILENCE: Final = 2.0  # seconds without hearing one's own after which the connection counts as dead
LONGEST: Final = 7_000  # bytes of a message; PostgreSQL takes 8,000
MOST_USED: Final = 1_000  # clients of whom is told once the rope hangs again
T = TypeVar("T", bound=Struct)
logger: Final = logging.getLogger(__name__)


class News(Struct, frozen=True, array_like=True):
    """What is new at a table: its newest entry and line of chat (0: none), and the people whose turn came."""

    table: str
    version: int = 0
    line: int = 0
    turns: tuple[str, ...] = ()


class Used(Struct, frozen=True, array_like=True):
    """What a client used of a limit: taken since it was last told, or held now."""

    limit: str
    client: str
    amount: float


class Message(Struct, frozen=True, array_like=True):
    """What goes over a rope: who says it, and what; a number instead of news is a sign of life."""

    process: str
    news: list[News]
    beat: int = 0
    used: list[Used] = []


Hear = Callable[[News], None]
HearUsed = Callable[[str, Sequence[Used]], None]  # process, and what clients used there
Missed = Callable[[], None]


def nothing(_process: str, _used: Sequence[Used]) -> None:
    """Nobody wants to know."""


class Bell(Protocol):
    """What the store needs of a bell. `hear_used` is told what clients used at other processes."""

    hear_used: HearUsed

    async def start(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen: `hear` is told the news of other processes, `missed` that some may have been lost."""

    def ring(self, news: Sequence[News]) -> None:
        """Tell the others, at once but without waiting for it."""

    def tell(self, used: Sequence[Used]) -> None:
        """Tell the others what clients used."""

    async def stop(self) -> None:
        """Listen no more."""


class InProcess:
    """For those who live in one process: a server alone on SQLite, or several desks of a test that share `members`."""

    def __init__(self, members: "list[InProcess] | None" = None) -> None:
        self._members: Final = [] if members is None else members
        self._hear: Hear | None = None
        self.hear_used: HearUsed = nothing

    async def start(self, hear: Hear, missed: Missed) -> None:
        """Join the others."""
        self._hear = hear
        self._members.append(self)
        missed()

    def ring(self, news: Sequence[News]) -> None:
        """Tell the other members."""
        for member in self._members:
            if member is not self and member._hear is not None:  # one of us
                for one in news:
                    asyncio.get_running_loop().call_soon(member._hear, one)

    def tell(self, used: Sequence[Used]) -> None:
        """Tell the other members."""
        for member in self._members:
            if member is not self:
                member.hear_used(f"member {id(self)}", used)

    async def stop(self) -> None:
        """Leave."""
        if self in self._members:
            self._members.remove(self)


class Rope(Protocol):
    """A connection over which messages go to everybody who listens, oneself among them."""

    async def send(self, message: bytes) -> None:
        """Send a message."""

    async def close(self) -> None:
        """Let go at once, whatever the other end does."""


Heard = Callable[[bytes], None]
Hang = Callable[[Heard], Awaitable[Rope]]  # opens a rope over which messages are heard


class Roped:
    """A bell over a rope. Who no longer hears their own beat hangs a new one, and what was missed is looked up."""

    def __init__(self, name: str, hang: Hang) -> None:
        self.name: Final = name  # of this process
        self._hang: Final = hang
        self._waiting: Final[dict[str, News]] = {}
        self._used: list[Used] = []
        self._wake: Final = asyncio.Event()
        self._beats = 0
        self._echo: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._hear: Hear = lambda _news: None
        self.hear_used: HearUsed = nothing
        self.hung = 0  # how often

    async def start(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen; return when the rope hangs, or after a while without: the log is looked at anyway."""
        self._hear = hear
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(missed, ready), name="bell")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), CONNECT)

    async def stop(self) -> None:
        """Say what is still to be said, then listen no more."""
        if self._task is None:
            return
        if self._waiting and self._wake.is_set():
            await asyncio.sleep(0.05)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def ring(self, news: Sequence[News]) -> None:
        """Keep news until they can be sent; what is new at one table becomes one."""
        for one in news:
            before = self._waiting.get(one.table)
            self._waiting[one.table] = one if before is None else merged(before, one)
        self._wake.set()

    def tell(self, used: Sequence[Used]) -> None:
        """Keep what clients used until it can be sent; of very much the oldest is forgotten."""
        self._used = [*self._used, *used][-MOST_USED:]
        self._wake.set()

    async def _run(self, missed: Missed, ready: asyncio.Event) -> None:
        while True:
            try:
                async with asyncio.timeout(CONNECT):
                    rope = await self._hang(self._heard)
                try:
                    self.hung += 1
                    missed()
                    ready.set()
                    async with asyncio.TaskGroup() as both:
                        both.create_task(self._beat(rope))
                        both.create_task(self._send(rope))
                finally:
                    await rope.close()
            except* Exception as problems:  # noqa: BLE001  # whatever it is, or nobody would be heard any more
                why = type(problems.exceptions[0]).__name__
                if ready.is_set():  # said once, not with every attempt
                    logger.warning("the bell to other processes failed", extra={"why": why})
                ready.clear()
            await asyncio.sleep(PAUSE)

    async def _beat(self, rope: Rope) -> None:
        """Give signs of life as long as they are heard."""
        while True:
            self._beats += 1
            self._echo.clear()
            async with asyncio.timeout(SILENCE):
                await rope.send(msgspec.json.encode(Message(self.name, [], self._beats)))
                await self._echo.wait()
            await asyncio.sleep(BEAT)

    async def _send(self, rope: Rope) -> None:
        """Send news whenever there are some; those that could not be sent stay for the next rope."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            for news in parts(list(self._waiting.values())):
                async with asyncio.timeout(SILENCE):
                    await rope.send(msgspec.json.encode(Message(self.name, news)))
                for one in news:
                    if self._waiting.get(one.table) is one:
                        del self._waiting[one.table]
            told, self._used = self._used, []
            for used in parts(told):
                async with asyncio.timeout(SILENCE):
                    await rope.send(msgspec.json.encode(Message(self.name, [], used=used)))

    def _heard(self, text: bytes) -> None:
        try:
            message = msgspec.json.decode(text, type=Message)
        except msgspec.DecodeError:
            logger.warning("the bell said something strange")  # a newer version, while processes are restarted
            return
        if message.process != self.name:
            for one in message.news:
                self._hear(one)
            if message.used:
                self.hear_used(message.process, message.used)
        elif message.beat == self._beats:
            self._echo.set()


def merged(before: News, after: News) -> News:
    """Give two pieces of news of a table as one."""
    turns = tuple(dict.fromkeys(before.turns + after.turns))
    version, line = max(before.version, after.version), max(before.line, after.line)
    return News(after.table, version, line, turns)


def parts(whole: Iterable[T]) -> Iterator[list[T]]:
    """Give what is to be told in parts, each short enough for a message."""
    part: list[T] = []
    size = 0
    for one in whole:
        length = len(msgspec.json.encode(one)) + 1
        if part and size + length > LONGEST:
            yield part
            part, size = [], 0
        part.append(one)
        size += length
    if part:
        yield part
