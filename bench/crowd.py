"""People who play at many tables at once, two at each over sockets, and how long the server took with each move."""

import asyncio
import json
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Final

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.served import begin, guest, socket

OPEN_AT_ONCE: Final = 20
SETTLE: Final = 2.0  # seconds before anything is measured at a new pace
LAST: Final = 1.0  # seconds in which nobody moves at the end, so that everything is acknowledged


class Option(Struct):
    """What can be answered."""

    notation: str


class Ask(Struct):
    """What is asked."""

    options: list[Option]


class Info(Struct):
    """How a table stands."""

    id: str
    status: str


class Shown(Struct):
    """As much of a state as a player needs who answers anything."""

    version: int
    table: Info
    ask: Ask | None


class Heard(Struct):
    """A message of the server."""

    type: str
    id: str | None = None
    version: int = 0
    state: Shown | None = None


DECODER: Final = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What was measured."""

    acks: list[float] = field(default_factory=list)  # seconds from sending a move to its acknowledgement
    news: list[float] = field(default_factory=list)  # seconds until the other seat has it
    afar: list[float] = field(default_factory=list)  # seconds from an acknowledgement until the second seat has it
    errors: int = 0
    over: int = 0


class Pair:
    """Two people at one table after another."""

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self.crowd: Final = crowd
        self.number: Final = number
        self.luck: Final = random.Random(number)
        self.tokens: list[str] = []
        self.table = ""
        self.sockets: list[ClientConnection] = []
        self.sent: Final[dict[str, float]] = {}  # when, by the name of the move
        self.moved = [0.0, 0.0]  # when the last move was sent that a seat has yet to hear of
        self.acked: Final[dict[int, float]] = {}  # when, by version, as long as the second seat does not have it
        self.seen = 0  # the version that the second seat has
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    async def sit(self) -> None:
        """Come in and begin a game."""
        self.tokens = [await guest(self.crowd.where, f"{name} {self.number}") for name in ("Ada", "Bea")]
        self.table = await begin(self.crowd.where, self.crowd.game, self.tokens[0], self.tokens[1])

    async def open(self) -> None:
        """Open the sockets and watch."""
        for seat, token in enumerate(self.tokens):
            self.sockets.append(await socket((self.crowd.where, self.crowd.other)[seat], token))
            self._later(self._listen(seat))
        await self._watch()

    async def close(self) -> None:
        """Go home."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for one in self.sockets:
            await one.close()

    async def _watch(self) -> None:
        for seat, one in enumerate(self.sockets):
            await one.send(json.dumps({"do": "watch", "table": self.table, "seat": seat}))

    async def _listen(self, seat: int) -> None:
        try:
            while True:
                self._hear(seat, DECODER.decode(await self.sockets[seat].recv()))
        except WebSocketException:
            self.crowd.tally.errors += 1

    def _hear(self, seat: int, message: Heard) -> None:
        now = time.perf_counter()
        if message.type == "ack" and message.id in self.sent:
            self.crowd.tally.acks.append(now - self.sent.pop(message.id))
            self._stands(message.version, now)
        elif message.type == "error":
            self.crowd.tally.errors += 1
        elif message.state is not None and message.state.table.id == self.table:
            self._see(seat, message.state, now)

    def _stands(self, version: int, now: float) -> None:
        if version <= self.seen:
            self.crowd.tally.afar.append(0.0)
        else:
            self.acked[version] = now

    def _see(self, seat: int, shown: Shown, now: float) -> None:
        if seat == 1:
            self.seen = shown.version
            for version in [one for one in self.acked if one <= self.seen]:
                self.crowd.tally.afar.append(now - self.acked.pop(version))
        if self.moved[seat]:
            self.crowd.tally.news.append(now - self.moved[seat])
            self.moved[seat] = 0.0
        if shown.ask is not None:
            self._later(self._move(seat, shown.version, shown.ask.options))
        elif shown.table.status == "over" and seat == 0:
            self._later(self._again())

    async def _move(self, seat: int, version: int, options: list[Option]) -> None:
        """Think, then send any move."""
        think = self.crowd.think
        await asyncio.sleep(self.luck.expovariate(1 / think) if think else 0)
        if self.crowd.resting:
            return
        id = f"{self.table}-{seat}-{version}"
        body = {"do": "play", "id": id, "table": self.table, "seat": seat, "version": version}
        text = json.dumps({**body, "action": self.luck.choice(options).notation})
        self.sent[id] = self.moved[1 - seat] = time.perf_counter()
        await self.sockets[seat].send(text)

    async def _again(self) -> None:
        """Play another game."""
        self.crowd.tally.over += 1
        before, self.seen = self.table, 0
        self.acked.clear()
        self.table = await begin(self.crowd.where, self.crowd.game, self.tokens[0], self.tokens[1])
        for one in self.sockets:
            await one.send(json.dumps({"do": "unwatch", "table": before}))
        await self._watch()

    def _later(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class Crowd:
    """All of them. How long they think can be changed at any time; second seats may be at another process."""

    def __init__(self, where: str, game: str, tables: int, other: str = "") -> None:
        self.where: Final = where
        self.other: Final = other or where
        self.game: Final = game
        self.tally = Tally()
        self.think = 1.0
        self.resting = False  # nobody makes a move any more
        self.pairs: Final = [Pair(self, number) for number in range(tables)]

    @property
    def unacknowledged(self) -> int:
        """Moves that were sent and not answered."""
        return sum([len(pair.sent) for pair in self.pairs])

    async def come(self, rate: float) -> None:
        """Sit down everywhere, and begin to play so many moves a second."""
        self.pace(rate)
        for start in range(0, len(self.pairs), OPEN_AT_ONCE):
            batch = self.pairs[start : start + OPEN_AT_ONCE]
            await asyncio.gather(*[pair.sit() for pair in batch])
            await asyncio.gather(*[pair.open() for pair in batch])

    def pace(self, rate: float) -> None:
        """Think so long that all together make so many moves a second, if they are answered at once."""
        self.think = len(self.pairs) / rate

    async def play(self, seconds: float) -> Tally:
        """Play for a while and give what was measured."""
        self.tally = Tally()
        await asyncio.sleep(seconds)
        measured, self.tally = self.tally, Tally()
        return measured

    async def go(self) -> None:
        """Let the last moves be answered, then go home."""
        self.resting = True
        await asyncio.sleep(LAST)
        await asyncio.gather(*[pair.close() for pair in self.pairs])
