"""`python -m bench.server`: how long a stored and acknowledged move takes under load, and what idle sockets cost.

Starts a server of its own on this machine with a fresh database, opens sockets, and plays. Everything stays on the
loopback address. What was done stands in the result.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from bench.checkout import HERE

OPEN_AT_ONCE: Final = 20
LAST: Final = 1.0  # seconds before the end in which nobody moves, so that everything is acknowledged
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


@dataclass
class Tally:
    """What was measured."""

    acks: list[float] = field(default_factory=list)  # seconds from sending a move to its acknowledgement
    news: list[float] = field(default_factory=list)  # seconds until the other seat has it
    errors: list[str] = field(default_factory=list)
    over: int = 0


class Served:
    """A server process with a database of its own."""

    def __init__(self, folder: Path, database: str, compiled: bool) -> None:
        self.folder: Final = folder
        place = HERE.places()["compiled" if compiled else "interpreted"]
        self.environment: Final = {
            **os.environ,
            **SETTINGS,
            "ROUNDTABLE_DATABASE": database or f"sqlite:///{folder / 'tables.db'}",
            "PYTHONPATH": os.pathsep.join([str(place), str(HERE.root)]),
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


class Seat:
    """One player with a socket, who answers whenever the seat is asked."""

    def __init__(self, where: str, game: str, token: str, table: str, seat: int, tally: Tally) -> None:
        self.where, self.game, self.token, self.table, self.seat, self.tally = where, game, token, table, seat, tally
        self.luck: Final = random.Random(f"{table} {seat}")
        self.sent: Final[dict[str, float]] = {}
        self.other: Seat | None = None
        self.moved: float = 0.0  # when the other's last move was sent
        self.open: Final = asyncio.Event()
        self.thinking: asyncio.Task[None] | None = None

    async def play(self, think: float, until: float) -> None:
        """Answer, after thinking for a while, until the time is over."""
        websocket = await socket(self.where, self.token)
        try:
            await websocket.send(json.dumps({"do": "watch", "table": self.table, "seat": self.seat}))
            self.open.set()
            while True:
                left = until - time.monotonic()
                message = json.loads(await asyncio.wait_for(websocket.recv(), max(0.01, left)))
                self.hear(websocket, message, think, until)
        except TimeoutError:
            return
        finally:
            await websocket.close()

    def hear(self, websocket: ClientConnection, message: Message, think: float, until: float) -> None:
        """Take one message."""
        now = time.perf_counter()
        if message["type"] == "ack":
            self.tally.acks.append(now - self.sent.pop(message["id"]))
        elif message["type"] == "error":
            self.tally.errors.append(message["error"]["id"])
        elif message["type"] == "state":
            state = message["state"]
            if self.moved:
                self.tally.news.append(now - self.moved)
                self.moved = 0.0
            if state["table"]["status"] == "over":
                self.tally.over += 1
            if state["ask"] is not None:
                self.thinking = asyncio.create_task(self.move(websocket, state, think, until))

    async def move(self, websocket: ClientConnection, state: Message, think: float, until: float) -> None:
        """Think, then send any move."""
        await asyncio.sleep(self.luck.expovariate(1 / think) if think else 0)
        if time.monotonic() > until - LAST:
            return
        id = f"{self.seat}-{state['version']}"
        action = self.luck.choice(state["ask"]["options"])["notation"]
        self.sent[id] = time.perf_counter()
        if self.other is not None:
            self.other.moved = self.sent[id]
        body = {"do": "play", "id": id, "table": self.table, "seat": self.seat, "version": state["version"]}
        await websocket.send(json.dumps({**body, "action": action}))


async def load(console: Console, args: argparse.Namespace, folder: Path) -> Message:
    """Play at many tables at once."""
    served = Served(folder, args.database, args.compiled)
    where = await served.start()
    tally = Tally()
    seats: list[Seat] = []
    try:
        for number in range(args.tables):
            ada, bea = await guest(where, f"Ada {number}"), await guest(where, f"Bea {number}")
            body = {"game": args.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await request(where, "POST", "/api/tables", ada, body))["table"]
            await request(where, "POST", f"/api/tables/{table}/seats", bea, {"seat": 1})
            await request(where, "POST", f"/api/tables/{table}/start", ada)
            pair = [Seat(where, args.game, token, table, seat, tally) for seat, token in enumerate((ada, bea))]
            pair[0].other, pair[1].other = pair[1], pair[0]
            seats += pair
        console.print(f"{args.tables} tables stand; opening {len(seats)} sockets")
        until = time.monotonic() + args.seconds + len(seats) / 100
        tasks: list[asyncio.Task[None]] = []
        for start in range(0, len(seats), OPEN_AT_ONCE):
            batch = seats[start : start + OPEN_AT_ONCE]
            tasks += [asyncio.create_task(seat.play(args.think, until)) for seat in batch]
            await asyncio.gather(*[seat.open.wait() for seat in batch])
        tally.acks.clear()
        tally.news.clear()
        used, began = served.seconds(), time.monotonic()
        await asyncio.gather(*tasks)
        took = time.monotonic() - began
        used = served.seconds() - used
        memory = served.megabytes()
        numbers = await metrics(where)
    finally:
        await served.stop()
    return {
        "game": args.game,
        "tables": args.tables,
        "sockets": len(seats),
        "seconds": round(took, 1),
        "moves": len(tally.acks),
        "moves per second": round(len(tally.acks) / took, 1),
        "ack ms": percentiles(tally.acks),
        "other seat has it ms": percentiles(tally.news),
        "unacknowledged": sum([len(seat.sent) for seat in seats]),
        "errors": len(tally.errors),
        "games ended": tally.over // 2,
        "moves per transaction": round(numbers["log_entries"] / numbers["log_batches"], 2),
        "server's processor": f"{100 * used / took:.0f} %",
        "server's memory MB": round(memory, 1),
    }


async def idle(console: Console, args: argparse.Namespace, folder: Path) -> Message:
    """Open sockets and do nothing with them."""
    served = Served(folder, args.database, args.compiled)
    where = await served.start()
    opened: list[ClientConnection] = []
    try:
        token = await guest(where, "Ada")
        body = {"game": args.game, "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
        table = (await request(where, "POST", "/api/tables", token, body))["table"]
        before = served.megabytes()
        for _ in range(args.idle):
            opened.append(await socket(where, token))
            await opened[-1].send(json.dumps({"do": "watch", "table": table, "seat": 0}))
        await asyncio.sleep(3)
        after = served.megabytes()
        for websocket in opened:
            await websocket.close()
    finally:
        await served.stop()
    each = 1024 * (after - before) / args.idle
    return {
        "idle sockets": args.idle,
        "memory before MB": round(before, 1),
        "memory MB": round(after, 1),
        "kB each": round(each, 1),
    }


def percentiles(samples: list[float]) -> Message:
    """Give the usual percentiles in milliseconds."""
    if len(samples) < 2:
        return {}
    cuts = quantiles(samples, n=100)
    named = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "most": max(samples)}
    return {name: round(1000 * value, 1) for name, value in named.items()}


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="bench.server", description="Measure the server under load.")
    parser.add_argument("--game", default="merlin")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before an answer")
    parser.add_argument("--idle", type=int, default=0, metavar="N", help="instead: open N sockets and do nothing")
    parser.add_argument("--database", default="", help="instead of a fresh SQLite file")
    parser.add_argument("--compiled", action="store_true", help="the server runs compiled, as make bench leaves it")
    args = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory(prefix="roundtable-bench-") as folder:
        measured = asyncio.run((idle if args.idle else load)(console, args, Path(folder)))
    for name, value in measured.items():
        console.print(f"{name:>22}: {value}", highlight=False)


if __name__ == "__main__":
    main()
