"""What clients may do before they have asked anything, and when they no longer listen."""

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from roundtable.server import connections

from .conftest import sqlite
from .live import PATIENCE, Live, begun, config_for, eventually

MUCH = 30_000_000  # bytes: more than lines hold by themselves
LINES = "GET /health/live HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """Give a server that has little patience."""
    with pytest.MonkeyPatch.context() as patched:
        for name, seconds in (("LOOK", 0.05), ("UNREAD", 0.3), ("CLOSING", 0.3)):
            patched.setattr(connections, name, seconds)
        folder = tmp_path_factory.mktemp("strict")
        with Live(config_for(sqlite(folder), head_seconds=0.3, head_bytes=4096, connections_each=8)) as live:
            live._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # so that little is on its way
            yield live


@contextmanager
def line(live: Live, small: bool = False) -> Iterator[socket.socket]:
    """Open a connection and nothing more; one with small buffers is soon full."""
    with socket.socket() as opened:
        if small:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        opened.settimeout(PATIENCE)
        opened.connect(("127.0.0.1", live.port))
        yield opened


def ended(opened: socket.socket) -> bytes:
    """Give all that comes until the server ends a connection."""
    parts = b""
    try:
        while part := opened.recv(65536):
            parts += part
    except ConnectionError:
        pass
    return parts


def alone(live: Live) -> None:
    """Wait until nobody is connected."""
    eventually(lambda: not live.server.server_state.connections, "all connections end")


def test_a_head_that_never_ends_is_not_taken(strict: Live) -> None:
    for kind in ("one header", "many headers", "path"):
        with line(strict) as opened:
            opened.sendall(b"GET /x" if kind == "path" else (LINES + "X: ").encode())
            piece = b"a: b\r\n" * 5000 if kind == "many headers" else b"x" * 30_000
            sent = 0
            try:
                while sent < MUCH:
                    sent += opened.send(piece)
            except ConnectionError:
                pass
            assert sent < MUCH, kind  # and it was not read to its end
    alone(strict)


def test_a_head_that_is_too_long_in_one_piece_is_refused(strict: Live) -> None:
    with line(strict) as opened:
        opened.sendall((LINES + "".join(f"X-{number}: {'y' * 90}\r\n" for number in range(60)) + "\r\n").encode())
        assert ended(opened).startswith(b"HTTP/1.1 431 ")


def test_a_head_that_fits_is_answered_again_and_again(strict: Live) -> None:
    head = LINES + "".join(f"X-{number}: {'y' * 90}\r\n" for number in range(30)) + "\r\n"
    with line(strict) as opened:
        for _ in range(5):
            opened.sendall(head.encode())
            assert opened.recv(4096).startswith(b"HTTP/1.1 200 ")
        opened.sendall(head.encode() * 4)  # more than may be in one head, but four
        said = b""
        while said.count(b"HTTP/1.1 200 ") < 4:
            said += opened.recv(4096)


@pytest.mark.parametrize("sent", ["", "GET /", LINES, "\r\n"])
def test_who_does_not_ask_is_not_waited_for(strict: Live, sent: str) -> None:
    with line(strict) as opened:
        began = time.monotonic()
        opened.sendall(sent.encode())
        assert ended(opened) == b""
        assert time.monotonic() - began < 20


def test_a_second_head_that_trickles_in_is_not_waited_for(strict: Live) -> None:
    with line(strict) as opened:
        opened.sendall((LINES + "\r\n").encode())
        assert opened.recv(4096).startswith(b"HTTP/1.1 200 ")
        opened.sendall(b"GET / HT")
        assert ended(opened) == b""


def test_a_body_that_nobody_wants_is_not_taken_for_ever(strict: Live) -> None:
    with line(strict) as opened:
        opened.sendall(b"POST /health/live HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert opened.recv(4096).startswith(b"HTTP/1.1 405 ")
        opened.settimeout(0.05)
        until = time.monotonic() + 20
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < until:
                opened.sendall(b"3\r\nabc\r\n")
                time.sleep(0.02)
        assert time.monotonic() < until


def test_one_address_has_so_many_connections_and_no_more(strict: Live) -> None:
    alone(strict)
    with ExitStack() as crowd:
        for _ in range(8):
            crowd.enter_context(line(strict))
        with line(strict) as one_more:
            assert ended(one_more).startswith(b"HTTP/1.1 429 ")
    alone(strict)
    with line(strict) as later:
        later.sendall((LINES + "\r\n").encode())
        assert later.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_sockets_are_counted_until_they_end(strict: Live) -> None:
    alone(strict)
    ada = strict.guest()
    ada.client.close()
    alone(strict)
    with ExitStack() as crowd:
        for _ in range(8):
            crowd.enter_context(ada.socket())
        with line(strict) as one_more:
            assert ended(one_more).startswith(b"HTTP/1.1 429 ")
        time.sleep(0.5)  # longer than a head may take: sockets have no head any more
        assert len(strict.server.server_state.connections) == 8
    alone(strict)


def test_a_reader_that_never_reads_is_cut(strict: Live) -> None:
    alone(strict)
    with line(strict, small=True) as opened:
        opened.sendall(b"GET /api/text/en HTTP/1.1\r\nHost: localhost\r\n\r\n" * 8)
        eventually(lambda: bool(strict.server.server_state.connections), "the reader asks")
        alone(strict)


def test_a_socket_that_never_reads_is_cut(strict: Live) -> None:
    table, folk = begun(strict, "merlin")
    for person in folk:
        person.client.close()
    with line(strict, small=True) as opened:
        lines = ("GET /api/socket HTTP/1.1", "Host: localhost", "Connection: Upgrade", "Upgrade: websocket")
        key = ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
        opened.sendall("\r\n".join([*lines, *key, "", ""]).encode())
        assert opened.recv(12) == b"HTTP/1.1 101"
        text = json.dumps({"do": "watch", "table": table, "since": 0}).encode()
        frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
        opened.settimeout(0.2)
        until = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < until:
                with contextlib.suppress(TimeoutError):
                    opened.sendall(frame * 50)
        assert time.monotonic() < until


def test_an_answer_that_nobody_takes_does_not_keep_a_connection_open(strict: Live) -> None:
    alone(strict)
    with line(strict, small=True) as opened:
        opened.sendall(b"GET /api/text/it?part=general HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        alone(strict)


def test_behind_a_proxy_people_are_counted_and_not_the_proxy(tmp_path: Path) -> None:
    config = config_for(sqlite(tmp_path), connections_each=2, proxies=("127.0.0.1",))
    with Live(config) as live, ExitStack() as crowd:
        opened = [crowd.enter_context(line(live)) for _ in range(5)]
        opened[4].sendall((LINES + "\r\n").encode())
        assert opened[4].recv(4096).startswith(b"HTTP/1.1 200 ")
