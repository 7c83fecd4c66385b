"""`python -m tests.server.kill`: kills a server under load, again and again, and looks whether any move was lost.

Tables are played over sockets as fast as they go. Then the server process is killed (or, with --cut, only its
connections to PostgreSQL are), and the log is compared with every move that was acknowledged. Loopback only, bounded.
"""

import argparse
import asyncio
import json
import random
import signal
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus, WebSocketException

from bench.server import Message, Served, guest, request, socket
from roundtable.server.config import Config
from roundtable.server.store import Store, open_store
from roundtable.server.tables import kinds
from roundtable.server.tables.table import fold

from .postgres import MISSING, Postgres, programs

TABLES: Final = 8
PATIENCE: Final = 30.0


@dataclass
class Seat:
    """One player: what was acknowledged, and what was sent last without an answer yet."""

    table: str
    seat: int
    token: str
    acked: dict[int, str] = field(default_factory=dict)  # version → action
    pending: Message | None = None
    latest: Message | None = None  # what the seat saw last, if it has not answered to it


class Trial:
    """Some tables, a server, and the truth about them."""

    def __init__(self, folder: Path, database: str, luck: random.Random) -> None:
        self.folder: Final = folder
        self.url: Final = database or f"sqlite:///{folder / 'tables.db'}"
        self.luck: Final = luck
        self.seats: list[Seat] = []
        self.errors: list[str] = []
        self.moves = 0
        self.number = 0

    async def start(self) -> tuple[Served, str]:
        """Start a server on the database as it is."""
        served = Served(self.folder, self.url, compiled=False)
        return served, await served.start()

    async def set_up(self, where: str) -> list[Seat]:
        """Set fresh tables up, which are played from now on."""
        fresh: list[Seat] = []
        for _ in range(TABLES):
            tokens = [await guest(where, "Ada"), await guest(where, "Bea")]
            body = {"game": "merlin", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = (await request(where, "POST", "/api/tables", tokens[0], body))["table"]
            await request(where, "POST", f"/api/tables/{table}/seats", tokens[1], {"seat": 1})
            await request(where, "POST", f"/api/tables/{table}/start", tokens[0])
            fresh += [Seat(table, seat, token) for seat, token in enumerate(tokens)]
        return fresh

    async def play(self, where: str, seat: Seat) -> None:
        """Answer as fast as it goes, until the server is gone; first send again what was not acknowledged."""
        try:
            websocket = await self.opened(where, seat.token)
            seat.latest = None
            if seat.pending is not None:
                await websocket.send(json.dumps(seat.pending))
            await websocket.send(json.dumps({"do": "watch", "table": seat.table, "seat": seat.seat}))
            while True:
                await self.hear(websocket, seat, json.loads(await websocket.recv()))
        except (WebSocketException, OSError, EOFError):
            return

    async def opened(self, where: str, token: str) -> ClientConnection:
        """Open a socket; if the server cannot just now, try again."""
        for _ in range(50):
            try:
                return await socket(where, token)
            except InvalidStatus:
                await asyncio.sleep(0.1)
        raise EOFError

    async def hear(self, websocket: ClientConnection, seat: Seat, message: Message) -> None:
        """Take one message."""
        pending = seat.pending
        if message["type"] == "ack" and pending is not None and message["id"] == pending["id"]:
            seat.acked[message["version"]] = pending["action"]
            seat.pending = None
            self.moves += 1
        elif message["type"] == "error" and pending is not None and message["id"] == pending["id"]:
            if message["status"] != 503:
                seat.pending = None
            self.errors.append(message["error"]["id"])
            if message["status"] == 503:
                await websocket.send(json.dumps(pending))
        elif message["type"] == "state":
            seat.latest = message["state"]
        if seat.pending is None and seat.latest is not None and seat.latest["ask"] is not None:
            await self.move(websocket, seat, seat.latest)

    async def move(self, websocket: ClientConnection, seat: Seat, state: Message) -> None:
        """Send any move, under a key of its own."""
        self.number += 1
        seat.latest = None
        action = self.luck.choice(state["ask"]["options"])["notation"]
        seat.pending = {
            "do": "play",
            "id": f"k{self.number}",
            "table": seat.table,
            "seat": seat.seat,
            "version": state["version"],
            "action": action,
        }
        await websocket.send(json.dumps(seat.pending))

    async def more_moves(self, number: int) -> None:
        """Wait until some more moves are acknowledged, however slow the machine is."""
        wanted, until = self.moves + number, time.monotonic() + PATIENCE
        while self.moves < wanted and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def check(self) -> list[str]:
        """Compare the log with what was acknowledged; give what is wrong."""
        store = await open_store(Config.read({}, database=self.url).url)
        try:
            return [fault for table in {seat.table for seat in self.seats} for fault in await self.faults(store, table)]
        finally:
            await store.close()

    async def faults(self, store: Store, table: str) -> list[str]:
        """Say what is wrong with one table."""
        entries = await store.logs.entries(table)
        found: list[str] = []
        if [entry.sequence for entry in entries] != list(range(1, len(entries) + 1)):
            found.append(f"{table}: the log has gaps")
        played = {entry.sequence: kinds.decode(entry.kind, entry.data) for entry in entries if entry.kind == kinds.PLAY}
        for seat in [one for one in self.seats if one.table == table]:
            for version, action in seat.acked.items():
                move = played.get(version)
                if not isinstance(move, kinds.Move) or move.action != action:
                    found.append(f"{table}: the acknowledged move {version} <{action}> is lost: {move}")
        if (await fold(table, entries)).problem is not None:
            found.append(f"{table}: the log departs from the rules")
        listed = {one.id: one for one in await store.logs.of_player(entries[0].player or "")}
        if listed[table].version != len(entries):
            found.append(f"{table}: half written, {listed[table].version} instead of {len(entries)}")
        return found


async def kill_cycles(trial: Trial, cycles: int, say: Callable[[str], None]) -> list[str]:
    """Start, play, kill -9, compare; again and again."""
    faults: list[str] = []
    for cycle in range(cycles):
        served, where = await trial.start()
        try:
            if cycle % 20 == 0:
                trial.seats = await trial.set_up(where)
            tasks = [asyncio.create_task(trial.play(where, seat)) for seat in trial.seats]
            await trial.more_moves(10)
            await asyncio.sleep(trial.luck.uniform(0, 0.5))
        finally:
            served.process.send_signal(signal.SIGKILL)
            await served.process.wait()
        await asyncio.wait(tasks, timeout=PATIENCE)
        faults += await trial.check()
        if cycle % 10 == 9 or faults:
            say(f"{cycle + 1} kills, {trial.moves} moves acknowledged, {len(faults)} faults")
        if faults:
            break
    return faults


async def cut_cycles(trial: Trial, postgres: Postgres, cycles: int, say: Callable[[str], None]) -> list[str]:
    """Play on, while the connections to PostgreSQL are cut again and again; then compare."""
    served, where = await trial.start()
    try:
        tasks: list[asyncio.Task[None]] = []
        for cycle in range(cycles):
            if cycle % 8 == 0:
                fresh = await trial.set_up(where)
                trial.seats += fresh
                tasks += [asyncio.create_task(trial.play(where, seat)) for seat in fresh]
            await asyncio.sleep(trial.luck.uniform(0.1, 0.5))
            await asyncio.to_thread(postgres.cut, trial.url)
            if cycle % 10 == 9:
                say(f"{cycle + 1} cuts, {trial.moves} moves acknowledged, {len(trial.errors)} errors")
        await asyncio.sleep(0.5)
    finally:
        served.process.send_signal(signal.SIGKILL)
        await served.process.wait()
    await asyncio.wait(tasks, timeout=PATIENCE)
    return await trial.check()


def run(cycles: int, database: str, postgres: Postgres | None, seed: int, say: Callable[[str], None]) -> Trial:
    """Do a whole trial; raise if anything was lost."""
    with tempfile.TemporaryDirectory(prefix="roundtable-kill-") as folder:
        trial = Trial(Path(folder), database, random.Random(seed))
        work = kill_cycles(trial, cycles, say) if postgres is None else cut_cycles(trial, postgres, cycles, say)
        faults = asyncio.run(work)
    assert faults == [], "\n".join(faults)
    assert set(trial.errors) <= {"server-store-away", "server-version-stale", "server-busy"}, set(trial.errors)
    return trial


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="tests.server.kill", description=__doc__)
    parser.add_argument("--cycles", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL started for this, not on SQLite")
    parser.add_argument("--cut", action="store_true", help="with --postgres: cut its connections instead of killing")
    args = parser.parse_args()
    began = time.monotonic()
    folder = programs()
    if not args.postgres:
        trial = run(args.cycles, "", None, args.seed, print)
    elif folder is None:
        raise SystemExit(MISSING)
    else:
        postgres = Postgres(folder)
        try:
            trial = run(args.cycles, postgres.database(), postgres if args.cut else None, args.seed, print)
        finally:
            postgres.stop()
    took = time.monotonic() - began
    print(f"{args.cycles} cycles in {took:.0f} s: {trial.moves} moves acknowledged, none lost, no table half written")


if __name__ == "__main__":
    main()
