"""The WebSocket: one per client, for as many tables as it likes. Moves are acknowledged once they are stored.

`docs/api.md` describes the messages. A client that lost its socket opens another and watches from the version it has.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Final

import msgspec
from msgspec import Raw
from starlette.websockets import WebSocket, WebSocketDisconnect

from roundtable.kernel.errors import RoundtableError

from .accounts import Known
from .api.play import Play, TakeBack, carry_out, speak
from .api.socket_messages import (
    ClientMessage,
    Greeted,
    Hello,
    MessageRefused,
    NewLine,
    NewState,
    Ping,
    PlayThis,
    Pong,
    SayThis,
    ServerMessage,
    Stored,
    Turn,
    Undo,
    Unwatch,
    Watch,
)
from .api.tables import need_view
from .refused import Refused, status_of
from .service import SHUT_OUT, Service
from .store import ChatLine, Conflict, Unavailable
from .store.patience import arrived
from .tables.room import Room

NOT_TEXT: Final = 1003
SILENT: Final = 4408
SLOW: Final = 4413
FLOOD: Final = 4429
MOST_WAITING: Final = 256  # messages a slow client may be behind
MOST_BYTES: Final = 4_000_000
BEHIND: Final = 4  # messages waiting, from which on only the newest state of a table is made for a client
MOST_WATCHED: Final = 200  # tables watched over one socket
LOOK_AGAIN: Final = 60.0  # seconds after which a device is looked up again: another process may have shut it out
PATIENCE: Final = 50  # messages too many before the socket is closed
logger: Final = logging.getLogger(__name__)

DECODER: Final = msgspec.json.Decoder(ClientMessage)


class Socket:
    """One open socket."""

    def __init__(self, websocket: WebSocket, service: Service, known: Known | None, address: str) -> None:
        self.websocket: Final = websocket
        self.service: Final = service
        self.player: Final = None if known is None else known.player
        self.device: Final = None if known is None else known.device.id
        self.client: Final = f"address {address}" if known is None else f"person {known.player.id}"
        self.watched: Final[dict[str, tuple[Room, int | None, int]]] = {}  # by table: room, eyes, version known
        self._late: Final[set[Room]] = set()  # tables whose newest state is to be sent once the client has caught up
        self._out: Final[deque[bytes]] = deque()
        self._bytes = 0
        self._wake: Final = asyncio.Event()
        self._over: int | None = None  # the code with which the socket is to be closed
        self._excess = 0
        self._look_again = time.monotonic() + LOOK_AGAIN

    async def run(self) -> None:
        """Listen until the client goes, is silent for too long, or does too much."""
        player = None if self.player is None else Greeted(id=self.player.id, name=self.player.name)
        self._put(Hello(player=player, seconds=self.service.config.socket_seconds))
        sender = asyncio.create_task(self._send())
        try:
            while self._over is None:
                await self._listen()
        except (TimeoutError, WebSocketDisconnect, RuntimeError) as problem:
            self.end(SILENT if isinstance(problem, TimeoutError) else 1000)
        finally:
            for room, _, _ in self.watched.values():
                room.watchers.discard(self)
            self._wake.set()
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(self._over or 1000)

    async def _listen(self) -> None:
        """Read one message and do what it says."""
        async with asyncio.timeout(self.service.config.socket_seconds):
            received = await self.websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text = received.get("text")
        if text is None:
            self.end(NOT_TEXT)
            return
        if self.service.requests.wait(self.client) > 0:
            self._excess += 1
            if self._excess > PATIENCE:
                self.end(FLOOD)
            self._refuse(Refused("server-too-many", 429, seconds=1), None, None)
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._refuse(Refused("server-bad-message", 422, why=str(problem)[:200]), None, None)
            return
        id = None if isinstance(message, Watch | Unwatch | Ping) else message.id
        table = None if isinstance(message, Ping) else message.table
        try:
            with arrived():
                if await self._still_known():
                    await self._do(message)
        except RoundtableError as problem:
            self._refuse(problem, id, table)
        except (Unavailable, Conflict):
            self._refuse(Refused("server-store-away", 503), id, table)
        except Exception:
            logger.exception("a socket message failed")
            self._refuse(Refused("server-fault", 500), id, table)

    async def _still_known(self) -> bool:
        """Look now and then whether the device may still come in; close the socket if not."""
        if self._over is not None:
            return False
        if self.device is None or time.monotonic() < self._look_again:
            return True
        self._look_again = time.monotonic() + LOOK_AGAIN
        if await self.service.accounts.known(self.device) is None:
            self.end(SHUT_OUT)
        return self._over is None

    async def _do(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self._put(Pong())
            case Watch():
                await self._watch(message)
            case Unwatch():
                room, _, _ = self.watched.pop(message.table, (None, None, 0))
                if room is not None:
                    room.watchers.discard(self)
            case PlayThis():
                play = Play(
                    seat=message.seat,
                    version=message.version,
                    action=message.action,
                    then=message.then,
                    obvious=message.obvious,
                    key=message.id,
                )
                version = await carry_out(self.service, message.table, self._someone(), "play", play)
                self._acknowledge(message, version)
            case Undo():
                undo = TakeBack(seat=message.seat, version=message.version, key=message.id)
                version = await carry_out(self.service, message.table, self._someone(), message.how, undo)
                self._acknowledge(message, version)
            case SayThis():
                player = self._someone()
                known = await self.service.accounts.known(self.device or "")  # under the name they have by now
                if known is None:
                    raise Refused("server-who-are-you", 401)
                line = await speak(self.service, message.table, player, known.player.name, message.text)
                self._put(Stored(id=message.id, table=message.table, line=line.n))

    def _someone(self) -> str:
        if self.player is None:
            raise Refused("server-who-are-you", 401)
        return self.player.id

    def _acknowledge(self, message: PlayThis | Undo, version: int) -> None:
        self._put(Stored(id=message.id, table=message.table, version=version))

    # ---- watching ----

    async def _watch(self, message: Watch) -> None:
        """Show a table, and everything new at it from now on."""
        if message.table not in self.watched and len(self.watched) >= MOST_WATCHED:
            raise Refused("server-too-many-tables", 409, most=MOST_WATCHED)
        async with self.service.desk.reading(message.table) as (room, table):
            need_view(table, None if self.player is None else self.player.id, message.seat)
            self.watched[room.id] = (room, message.seat, message.since)
            room.watchers.add(self)
            self.updated(room)

    def updated(self, room: Room) -> None:
        """Send what is new at a table, as far as this client may know it; who is behind gets it later."""
        if self._over is not None:
            return
        if len(self._out) >= BEHIND:
            self._late.add(room)
            return
        _, seat, since = self.watched[room.id]
        table = room.table
        assert table is not None
        try:
            need_view(table, None if self.player is None else self.player.id, seat)
        except Refused as refused:
            room.watchers.discard(self)
            del self.watched[room.id]
            self._refuse(refused, None, room.id)
            return
        shown = room.shown(seat, since)
        self.watched[room.id] = (room, seat, table.version)
        self._put(NewState(table=room.id, state=Raw(shown)))

    def heard(self, room: Room, line: ChatLine) -> None:
        """Send a line of chat."""
        self._put(NewLine(table=room.id, line=line))

    def turn(self, table: str, version: int) -> None:
        """Say that one of the client's seats must decide."""
        self._put(Turn(table=table, version=version))

    # ---- sending ----

    def end(self, code: int) -> None:
        """Close the socket once what is waiting is sent, or at once if the client is too slow."""
        self._over = self._over or code
        self._wake.set()

    def _refuse(self, problem: RoundtableError, id: str | None, table: str | None) -> None:
        self.service.metrics.refused.labels(problem.message).inc()
        self._put(MessageRefused(id=id, table=table, status=status_of(problem), error=problem.data()))

    def _put(self, message: ServerMessage) -> None:
        """Send a message when its turn comes."""
        if len(self._out) >= MOST_WAITING or self._bytes > MOST_BYTES:
            self.end(SLOW)
            return
        text = msgspec.json.encode(message)
        self._out.append(text)
        self._bytes += len(text)
        self._wake.set()

    async def _catch_up(self) -> None:
        """Send the newest state of tables that went on while the client was behind."""
        late = list(self._late)
        self._late.clear()
        for room in late:
            async with room.lock:  # so that nothing is shown that is not stored yet
                if room.table is not None and room.id in self.watched:
                    self.updated(room)

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._out:
                message = self._out.popleft()
                self._bytes -= len(message)
                try:
                    await self.websocket.send_text(message.decode())
                except (RuntimeError, WebSocketDisconnect, OSError):
                    return
                if not self._out:
                    await self._catch_up()
            if self._over is not None:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
                    await self.websocket.close(self._over)
                return
