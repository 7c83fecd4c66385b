"""A server that is measured: started on this machine with a database of its own, and asked over HTTP and sockets."""

import asyncio
import json
import os
import re
import signal
import sys
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from bench.checkout import HERE, Checkout

SETTINGS: Final = {
    "ROUNDTABLE_PORT": "0",
    "ROUNDTABLE_REQUESTS_PER_SECOND": "1000000",
    "ROUNDTABLE_REQUESTS_AT_ONCE": "1000000",
    "ROUNDTABLE_GUESTS_PER_MINUTE": "1000000",
    "ROUNDTABLE_TABLES_EACH": "10000",
    "ROUNDTABLE_BOT_TABLES_EACH": "10000",
    "ROUNDTABLE_SOCKETS_EACH": "100000",
    "ROUNDTABLE_CONNECTIONS": "100000",
    "ROUNDTABLE_CONNECTIONS_EACH": "100000",
    "ROUNDTABLE_SOCKET_SECONDS": "600",
    "ROUNDTABLE_LOG_LEVEL": "warning",
}

Message = dict[str, Any]


class Served:
    """A server process."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        *,
        compiled: bool = False,
        checkout: Checkout = HERE,
        settings: dict[str, str] | None = None,
    ) -> None:
        self.folder: Final = folder
        place = checkout.root / ("build/fast" if compiled else "src")
        self.environment: Final = {
            **os.environ,
            **SETTINGS,
            **(settings or {}),
            "ROUNDTABLE_DATABASE": database or f"sqlite:///{folder / 'tables.db'}",
            "PYTHONPATH": os.pathsep.join([str(place), str(checkout.root)]),
        }

    async def start(self) -> str:
        """Start it and give its address."""
        command = [sys.executable, "-m", "roundtable", "serve", "--lang", "en"]
        self.process = await asyncio.create_subprocess_exec(
            *command, env=self.environment, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        found = re.search(r"127\.0\.0\.1:\d+", line)
        if found is None:
            raise SystemExit(f"bench: the server did not start: {line}")
        return found[0]

    def megabytes(self) -> float:
        """Give the memory it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) / 1024 if found else float("nan")

    def seconds(self) -> float:
        """Give the processor time it used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def descriptors(self) -> int:
        """Give how many files and connections it has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    async def stop(self) -> None:
        """Stop it."""
        self.process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(self.process.wait(), 30)


async def request(where: str, method: str, path: str, token: str = "", body: object = None) -> Message:
    """Make one request."""
    host, _, port = where.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    sent = b"" if body is None else json.dumps(body).encode()
    head = [f"{method} {path} HTTP/1.1", f"Host: {where}", "Connection: close", "Content-Type: application/json"]
    head += [f"Content-Length: {len(sent)}", *([f"Authorization: Bearer {token}"] if token else [])]
    writer.write("\r\n".join([*head, "", ""]).encode() + sent)
    await writer.drain()
    answer = await reader.read()
    writer.close()
    status, _, rest = answer.partition(b"\r\n\r\n")
    given: Message = json.loads(rest)
    if not status.split()[1].startswith(b"2"):
        raise SystemExit(f"bench: {method} {path}: {given}")
    return given


async def metrics(where: str) -> dict[str, float]:
    """Read the server's own numbers."""
    host, _, port = where.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET /metrics HTTP/1.1\r\nHost: {where}\r\nConnection: close\r\n\r\n".encode())
    text = (await reader.read()).decode()
    writer.close()
    return {name: float(value) for name, value in re.findall(r"^roundtable_(\w+) (\S+)$", text, re.MULTILINE)}


async def guest(where: str, name: str) -> str:
    """Let a guest in and give the token."""
    token: str = (await request(where, "POST", "/api/guests", body={"name": name}))["token"]
    return token


async def pair(where: str, game: str, number: int) -> tuple[str, tuple[str, str]]:
    """Let two guests begin a game; give the table and their tokens."""
    ada, bea = await guest(where, f"Ada {number}"), await guest(where, f"Bea {number}")
    return await begin(where, game, ada, bea), (ada, bea)


async def begin(where: str, game: str, ada: str, bea: str) -> str:
    """Let two people begin a game; give the table."""
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table: str = (await request(where, "POST", "/api/tables", ada, body))["table"]
    await request(where, "POST", f"/api/tables/{table}/seats", bea, {"seat": 1})
    await request(where, "POST", f"/api/tables/{table}/start", ada)
    return table


async def socket(where: str, token: str) -> ClientConnection:
    """Open a socket."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return await connect(
        f"ws://{where}/api/socket",
        additional_headers=headers,
        compression=None,
        max_size=None,
        ping_interval=None,
        proxy=None,
    )


def percentiles(samples: list[float]) -> Message:
    """Give the usual percentiles in milliseconds."""
    if len(samples) < 2:
        return {}
    cuts = quantiles(samples, n=100)
    named = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "most": max(samples)}
    return {name: round(1000 * value, 1) for name, value in named.items()}
