"""Limits on connections before there is a whole request, and after: uvicorn's two protocols, with bounds.

A head that is too long or too slow, too many connections of one address, a reader that does not read, an end that does
not come: whoever looks once a second (`Connections.sweep`) cuts what has lasted too long.
"""

import asyncio
import resource
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .config import Config
from .limits import counted

LOOK: Final = 1.0
UNREAD: Final = 30.0  # seconds for which a client may leave unread what it was sent
CLOSING: Final = 10.0  # seconds in which a connection that is being closed must be gone
SPARE: Final = 100  # descriptors that are not for clients: the database, workers, calls


class Line:
    """One connection, and since when it does what it may not do for long; 0: it does not."""

    __slots__ = ("address", "closing", "heading", "transport", "unread")

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport: Final = transport
        self.address: Final = address
        self.heading = now  # it has yet to send the head of a request
        self.unread = 0.0
        self.closing = 0.0


class Connections:
    """All connections of this process."""

    def __init__(self, config: Config) -> None:
        self.head_bytes: Final = config.head_bytes
        self.head_seconds: Final = config.head_seconds
        self.each: Final = config.connections_each
        self.most: Final = min(config.connections, descriptors() - SPARE)
        self.trusted: Final = frozenset(config.proxies)
        self.refused = 0
        self.cut = 0
        self._lines: Final[dict[asyncio.Transport, Line]] = {}
        self._by_address: Final[Counter[str]] = Counter()
        self._looking = False

    def __len__(self) -> int:
        return len(self._lines)

    def opened(self, transport: asyncio.Transport, host: str) -> Line | None:
        """Let a connection in; None if its address has too many, or all together."""
        address = "" if host in self.trusted else counted(host)
        if len(self._lines) >= self.most or (address and self._by_address[address] >= self.each):
            self.refused += 1
            return None
        loop = asyncio.get_running_loop()
        line = self._lines[transport] = Line(transport, address, loop.time())
        self._by_address[address] += 1
        if not self._looking:
            self._looking = True
            loop.call_later(LOOK, self.sweep)
        return line

    def line(self, transport: asyncio.Transport) -> Line:
        """Give a connection that was let in."""
        return self._lines[transport]

    def closed(self, transport: asyncio.Transport) -> None:
        """Forget a connection."""
        line = self._lines.pop(transport, None)
        if line is not None:
            self._by_address[line.address] -= 1
            if not self._by_address[line.address]:
                del self._by_address[line.address]

    def sweep(self) -> None:
        """Cut what has lasted too long; look again soon, as long as there is anybody."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for line in list(self._lines.values()):
            if line.transport.is_closing():
                line.closing = line.closing or now
            slow = line.heading and now - line.heading > self.head_seconds
            if slow or over(line.unread, UNREAD, now) or over(line.closing, CLOSING, now):
                self.cut += 1
                line.transport.abort()
        self._looking = bool(self._lines)
        if self._looking:
            loop.call_later(LOOK, self.sweep)


def over(since: float, seconds: float, now: float) -> bool:
    """Say whether something has lasted for longer than it may."""
    return since > 0 and now - since > seconds


def descriptors() -> int:
    """Give how many files and connections this process may have open, having asked for as many as it can get."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1_000_000


class TooLong(Exception):
    """A head has more bytes than it may have."""


class Http(HttpToolsProtocol):
    """HTTP with bounds. `protocols` gives the classes for a configuration."""

    bounds: Connections

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401  # as uvicorn calls it
        super().__init__(*args, **named)
        self._line: Line | None = None
        self._head = 0  # bytes that came since a head is expected
        self._counted = 0  # bytes of the head as it was understood so far
        self._too_long = False
        self._asked = False  # a request is being answered
        self._whole = True  # all of it has come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let a client in, or tell it that there are too many."""
        super().connection_made(transport)
        self._line = self.bounds.opened(transport, self.client[0] if self.client else "?")
        if self._line is None:
            self._refuse(429)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the client."""
        self.bounds.closed(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, as long as the head is not too long."""
        if self._line is None or self.transport.is_closing():
            return
        if self._line.heading:
            self._head += len(data)
        elif not self._asked:
            self._expect_head()
        super().data_received(data)
        if self._line.heading and self._head > self.bounds.head_bytes and not self.transport.is_closing():
            if self._whole:
                self._refuse(431)
            else:  # the rest of a body that nobody wants: its request was answered, so there is nothing left to say
                self.transport.close()

    def _expect_head(self) -> None:
        if self._line is not None and not self._line.heading:
            self._line.heading = self.loop.time()

    def on_url(self, url: bytes) -> None:
        """Count what is part of the head."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count what is part of the head, or comes behind the body in its manner."""
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _count(self, more: int) -> None:
        self._counted += more
        if self._counted > self.bounds.head_bytes:
            self._too_long = True
            raise TooLong

    def on_message_begin(self) -> None:
        """Count anew."""
        self._counted = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._head = 0
        self._asked, self._whole = True, False
        if self._line is not None:
            self._line.heading = 0.0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there."""
        self._whole = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next head; what is left of a body that nobody wants has as little time as a head."""
        self._asked = bool(self.pipeline)
        super().on_response_complete()
        if not self._whole:
            self._expect_head()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with a head."""
        if self._too_long:
            self._refuse(431)
        else:
            super().send_400_response(msg)

    def _refuse(self, status: int) -> None:
        """Say a status and nothing else, and close."""
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def pause_writing(self) -> None:
        """The client leaves unread what it was sent."""
        super().pause_writing()
        if self._line is not None:
            self._line.unread = self.loop.time()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self._line is not None:
            self._line.unread = 0.0


class WebSocket(WebSocketsSansIOProtocol):
    """WebSockets with bounds: a connection that HTTP let in already."""

    bounds: Connections

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401  # as uvicorn calls it
        super().__init__(*args, **named)
        self.close_timeout = CLOSING  # for the client's part of the goodbye

    def pause_writing(self) -> None:
        """The client leaves unread what it was sent."""
        super().pause_writing()
        self.bounds.line(self.transport).unread = self.loop.time()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self.bounds.line(self.transport).unread = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the client."""
        self.bounds.closed(self.transport)
        super().connection_lost(exc)


def protocols(connections: Connections) -> tuple[type[Http], type[WebSocket]]:
    """Give the classes by which uvicorn serves these connections."""

    class BoundedHttp(Http):
        bounds = connections

    class BoundedWebSocket(WebSocket):
        bounds = connections

    return BoundedHttp, BoundedWebSocket
