"""People who play over sockets at whatever process answers, and write down what they were told."""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Sequence
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.served import Message, socket
from bench.served import request as ask

from .processes import Process
from .record import SLOWEST, History
from .views import digest

LOST: Final = (WebSocketException, OSError, EOFError, TimeoutError, SystemExit, ValueError, IndexError)
PAUSE: Final = 0.2
NUMBERS: Final = itertools.count(1)


class World:
    """Who is there, and when everybody goes home."""

    def __init__(self, processes: Sequence[Process], history: History, luck: random.Random, think: float) -> None:
        self.processes: Final = processes
        self.history: Final = history
        self.luck: Final = luck
        self.think: Final = think
        self.ending = False  # nobody makes new moves
        self.tables: Final[list[str]] = []
        self.told: Final[dict[tuple[str, int], tuple[float, Process]]] = {}  # acknowledgements by table and version

    def anyone(self) -> Process:
        """Give a process that is up."""
        return self.luck.choice([one for one in self.processes if one.where])

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Message:
        """Ask any process, until one answers."""
        for _ in range(300):
            try:
                async with asyncio.timeout(SLOWEST + 2):
                    return await ask(self.anyone().where, method, path, token, body)
            except LOST:
                await asyncio.sleep(PAUSE)
        raise TimeoutError(path)


class Player:
    """One device of somebody at a seat."""

    def __init__(self, world: World, name: str, token: str, table: str, seat: int) -> None:
        self.world: Final = world
        self.name: Final = name
        self.token: Final = token
        self.table: Final = table
        self.seat: Final = seat
        self.version = 0
        self.over = False
        self.latest: Message | None = None
        self.pending: Message | None = None
        self.sent = 0.0
        self.at: Process | None = None

    async def run(self) -> None:
        """Play at one process after another, until the table is over or everybody goes home."""
        while not self.over and not (self.world.ending and self.pending is None):
            try:
                self.at = self.world.anyone()
                async with asyncio.timeout(SLOWEST):
                    websocket = await socket(self.at.where, self.token)
                try:
                    await self.session(websocket, self.at)
                finally:
                    websocket.transport.abort()
            except LOST:
                await asyncio.sleep(PAUSE)

    async def session(self, websocket: ClientConnection, at: Process) -> None:
        """Play over one socket; what was not acknowledged is sent again."""
        self.latest = None
        watch = {"do": "watch", "table": self.table, "seat": self.seat, "since": self.version}
        await websocket.send(json.dumps(watch))
        if self.pending is not None:
            await self.send(websocket)
        while not self.over:
            try:
                async with asyncio.timeout(SLOWEST + 1 if self.pending else 2.0):
                    await self.hear(websocket, at, json.loads(await websocket.recv()))
            except TimeoutError:
                if self.pending is None and not self.world.ending:
                    await websocket.send(json.dumps({"do": "ping"}))
                    continue
                if self.pending is not None and at.could_answer(self.sent):
                    self.world.history.answered(time.monotonic() - self.sent, f"none of {self.name} at {at.number}")
                return

    async def hear(self, websocket: ClientConnection, at: Process, message: Message) -> None:
        """Take one message."""
        now = time.monotonic()
        if message["type"] == "state":
            self.see(message["state"], at, now)
        elif message["type"] in ("ack", "error") and self.pending and message["id"] == self.pending["id"]:
            if at.could_answer(self.sent):
                self.world.history.answered(now - self.sent, f"{message} to {self.name} at {at.number}")
            await self.answered(websocket, at, message, now)
        elif message["type"] == "error" and message["id"] is None:
            raise EOFError  # it cannot show the table just now
        if self.pending is None and self.latest is not None and self.latest["ask"] is not None:
            await self.move(websocket, self.latest)

    def see(self, state: Message, at: Process, now: float) -> None:
        """Look at the table."""
        self.world.history.saw(self.name, self.table, self.seat, self.version, state["version"], digest(state["view"]))
        told = self.world.told.get((self.table, state["version"]))
        if told is not None and told[1] is not at and self.version == state["version"] - 1:
            self.world.history.news.append(max(0.0, now - told[0]))
        self.version = state["version"]
        self.latest = state
        self.over = state["table"]["status"] != "playing"

    async def answered(self, websocket: ClientConnection, at: Process, message: Message, now: float) -> None:
        """Learn whether a move stands; if that is not known, ask again under the same key."""
        key = message["id"]
        if message["type"] == "ack":
            self.pending = None
            self.world.history.acknowledged(key, message["version"], now)
            self.world.told.setdefault((self.table, message["version"]), (now, at))
        elif message["status"] == 503:
            self.world.history.away += 1
            await asyncio.sleep(PAUSE)
            await self.send(websocket)
        elif message["status"] == 500:
            self.world.history.wrong.append(f"{self.table}: a fault: {message}")
            self.pending = None
        else:
            self.pending = None
            self.world.history.refused(key, message["error"]["id"], now)

    async def move(self, websocket: ClientConnection, state: Message) -> None:
        """Make any move, under a key of its own."""
        if self.world.ending:
            raise EOFError
        await asyncio.sleep(self.world.luck.expovariate(1 / self.world.think))
        self.latest = None
        self.pending = {
            "do": "play",
            "id": f"k{next(NUMBERS)}",
            "table": self.table,
            "seat": self.seat,
            "version": state["version"],
            "action": self.world.luck.choice(state["ask"]["options"])["notation"],
        }
        await self.send(websocket)

    async def send(self, websocket: ClientConnection) -> None:
        """Send a move, perhaps again."""
        assert self.pending is not None
        self.sent = time.monotonic()
        self.world.history.sent(self.pending["id"], self.table, self.sent)
        await websocket.send(json.dumps(self.pending))


async def pair(world: World, number: int) -> None:
    """Two people, each with two devices that do not know of each other, play one table after another."""
    names = [f"Ada {number}", f"Bea {number}"]
    tokens = [str((await world.ask("POST", "/api/guests", body={"name": name}))["token"]) for name in names]
    while not world.ending:
        try:
            body = {"game": "tourney", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = str((await world.ask("POST", "/api/tables", tokens[0], body))["table"])
            await until_done(world, tokens[1], f"/api/tables/{table}/seats", {"seat": 1})
            await until_done(world, tokens[0], f"/api/tables/{table}/start", None)
        except TimeoutError:
            continue
        world.tables.append(table)
        devices = [
            Player(world, f"{names[seat]} {device}", tokens[seat], table, seat) for seat in (0, 1) for device in (0, 1)
        ]
        await asyncio.gather(*[player.run() for player in devices])


async def until_done(world: World, token: str, path: str, body: object) -> None:
    """Do something once: whoever does it again is refused, which is as good."""
    for _ in range(300):
        try:
            async with asyncio.timeout(SLOWEST + 2):
                await ask(world.anyone().where, "POST", path, token, body)
                return
        except SystemExit as refused:
            if "seated" in str(refused) or "started" in str(refused):
                return
        except LOST:
            pass
        await asyncio.sleep(PAUSE)
    raise TimeoutError(path)
