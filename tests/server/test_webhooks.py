"""Webhooks: signed, tried again, never to places that are nobody's business."""

import asyncio
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from roundtable.server import webhook_delivery, webhooks
from roundtable.server.webhook_delivery import BadTarget, target

from .conftest import sqlite
from .live import PATIENCE, Live, begun, config_for, whose_turn


class Receiver(ThreadingHTTPServer):
    """Takes calls; refuses the first few."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.came = threading.Semaphore(0)
        self.may_end = threading.Event()  # until then calls to /slow are not answered
        super().__init__(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/turn?x=1"


class Handler(BaseHTTPRequestHandler):
    """Notes a call."""

    server: Receiver

    def do_POST(self) -> None:  # as http.server names it
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.append((dict(self.headers.items()), body))
        if self.path == "/slow":
            self.server.came.release()
            self.server.may_end.wait(PATIENCE)
        status = 500 if len(self.server.calls) <= self.server.refusals else 204
        self.send_response(status)
        self.end_headers()
        self.server.came.release()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    server = Receiver(refusals=2)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


def test_calls_are_signed_and_tried_again(receiver: Receiver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(webhooks, "LOOK", 0.05)
    with Live(config_for(sqlite(tmp_path), webhooks_private=True)) as live:
        table, folk = begun(live, "merlin")
        seat = whose_turn(table, folk)
        other = folk[1 - seat]
        secret = other.put("/api/webhook", {"url": receiver.url})["secret"]
        for count in range(200):
            if 1 - seat in folk[0].state(table)["table"]["waiting"]:
                break
            folk[seat].play(table, seat, count)
        for _ in range(3):
            assert receiver.came.acquire(timeout=PATIENCE)
        headers, body = receiver.calls[2]
        signed = hmac.new(secret.encode(), headers["Roundtable-Time"].encode() + b"." + body, hashlib.sha256)
        assert headers["Roundtable-Signature"] == f"sha256={signed.hexdigest()}"
        assert len({call["Roundtable-Id"] for call, _ in receiver.calls}) == 1
        told = json.loads(body)
        assert (told["event"], told["table"], told["seats"], told["player"]) == ("turn", table, [1 - seat], other.id)
        assert other.get("/api/webhook") == {"url": receiver.url, "secret": None}
        other.delete("/api/webhook")
        assert other.get("/api/webhook") == {"url": None, "secret": None}


def test_a_slow_receiver_holds_up_nobody_else(
    receiver: Receiver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook_delivery, "SECONDS", PATIENCE)
    monkeypatch.setattr(webhooks, "LOOK", 0.05)
    receiver.refusals = 0
    with Live(config_for(sqlite(tmp_path), webhooks_private=True)) as live:
        for path in ("/slow", "/quick"):
            table, folk = begun(live, "merlin")
            seat = whose_turn(table, folk)
            folk[1 - seat].put("/api/webhook", {"url": receiver.url.replace("/turn?x=1", path)})
            for count in range(200):
                if 1 - seat in folk[0].state(table)["table"]["waiting"]:
                    break
                folk[seat].play(table, seat, count)
            assert receiver.came.acquire(timeout=PATIENCE / 2), path
        receiver.may_end.set()


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("http://example.com/", "server-webhook-address"),
        ("ftp://example.com/", "server-webhook-address"),
        ("https://example.com:22/", "server-webhook-address"),
        ("https://user@example.com/", "server-webhook-address"),
        ("https://exa mple.com/", "server-webhook-address"),
        ("https://x/\r\nHost: y", "server-webhook-address"),
        ("https://[::1", "server-webhook-address"),
        ("https://", "server-webhook-address"),
        ("https://127.0.0.1/", "server-webhook-private"),
        ("https://localhost/", "server-webhook-unknown"),  # as if there were no such name
        ("https://no-such-name.invalid/", "server-webhook-unknown"),
        ("https://2130706433/", "server-webhook-unknown"),
        ("https://0x7f.1/", "server-webhook-unknown"),
        ("https://10.1.2.3/", "server-webhook-private"),
        ("https://192.168.0.1/", "server-webhook-private"),
        ("https://169.254.169.254/latest", "server-webhook-private"),
        ("https://100.64.0.1/", "server-webhook-private"),
        ("https://0.0.0.0/", "server-webhook-private"),
        ("https://224.0.0.1/", "server-webhook-private"),
        ("https://[::1]/", "server-webhook-private"),
        ("https://[::ffff:127.0.0.1]/", "server-webhook-private"),
        ("https://[::ffff:10.0.0.1]/", "server-webhook-private"),
        ("https://[64:ff9b::7f00:1]/", "server-webhook-private"),
        ("https://[2002:7f00:1::]/", "server-webhook-private"),
        ("https://[fe80::1]/", "server-webhook-private"),
        ("https://[fd00::1]/", "server-webhook-private"),
        ("https://[fec0::1]/", "server-webhook-private"),
        ("https://[::7f00:1]/", "server-webhook-private"),
    ],
)
def test_private_and_odd_addresses_are_refused(quick: Live, url: str, message: str) -> None:
    assert quick.guest().refused("PUT", "/api/webhook", 422, json={"url": url}) == message


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def addresses(host: str, port: int) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    monkeypatch.setattr(webhook_delivery, "_addresses", addresses)
    with pytest.raises(BadTarget, match="server-webhook-unknown"):
        asyncio.run(target("https://example.com/", private=False))


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def addresses(host: str, port: int) -> list[str]:
        return ["93.184.216.34"]

    monkeypatch.setattr(webhook_delivery, "_addresses", addresses)
    found = asyncio.run(target("https://example.com/a?b=c", private=False))
    assert (found.address, found.host, found.path, found.secure) == ("93.184.216.34", "example.com", "/a?b=c", True)
