"""`python -m bench.server`: how long a stored and acknowledged move takes under load, and what idle sockets cost.

Starts a server of its own on this machine with a fresh database, opens sockets, and plays. Everything stays on the
loopback address, and all is bounded. What was done stands in the result, and how quiet the machine was behind it.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from rich.console import Console
from websockets.asyncio.client import ClientConnection

from bench.checkout import HERE, Checkout, unpacked
from bench.crowd import SETTLE, Crowd, Tally
from bench.machine import machine
from bench.served import Message, Served, guest, metrics, percentiles, request, socket

STEP: Final = 1.25  # from one pace to the next
HALVINGS: Final = 2  # between the last pace that went well and the first that did not
MOST: Final = 5_000.0  # moves a second


async def load(console: Console, args: argparse.Namespace, served: Served) -> Message:
    """Play at many tables at once."""
    where = await served.start()
    crowd = Crowd(where, args.game, args.tables)
    try:
        await crowd.come(args.rate)
        console.print(f"{args.tables} tables stand, {2 * args.tables} sockets are open")
        await asyncio.sleep(SETTLE)
        before = await metrics(where)
        used, tally = await at_work(crowd, served, args.seconds)
        numbers = await metrics(where)
        memory = served.megabytes()
        await crowd.go()
    finally:
        await served.stop()
    stored = [numbers[name] - before[name] for name in ("log_entries", "log_batches")]
    return {
        "game": args.game,
        "tables, sockets": f"{args.tables}, {2 * args.tables}",
        "moves in seconds": f"{len(tally.acks)} in {args.seconds:.0f}",
        "moves per second": round(len(tally.acks) / args.seconds, 1),
        "ack ms": percentiles(tally.acks),
        "other seat has it ms": percentiles(tally.news),
        "unacknowledged, errors": f"{crowd.unacknowledged}, {tally.errors}",
        "games ended": tally.over,
        "moves per transaction": round(stored[0] / max(1, stored[1]), 2),
        "processor ms per move": round(1000 * used / max(1, len(tally.acks)), 2),
        "server's processor": f"{100 * used / args.seconds:.0f} %",
        "server's memory MB": round(memory, 1),
    }


async def bound(console: Console, args: argparse.Namespace, served: Served) -> Message:
    """Play faster and faster until too many wait for too long; give the fastest pace at which they did not."""
    where = await served.start()
    crowd = Crowd(where, args.game, args.tables)
    best: Message = {"moves per second": 0.0}
    good, bad, rate, halvings = 0.0, 0.0, float(args.rate), HALVINGS
    try:
        await crowd.come(rate)
        while halvings >= 0 and rate < MOST:
            crowd.pace(rate)
            await asyncio.sleep(SETTLE)
            used, tally = await at_work(crowd, served, args.seconds)
            found = {
                "moves per second": round(len(tally.acks) / args.seconds, 1),
                "ack ms": percentiles(tally.acks),
                "processor ms per move": round(1000 * used / max(1, len(tally.acks)), 2),
            }
            console.print(f"wanted {rate:.0f}: {found}", highlight=False)
            if found["ack ms"].get("p95", float("inf")) <= args.bound:
                good, best = rate, max(best, found, key=lambda one: float(one["moves per second"]))
            else:
                bad = rate
            halvings -= bad > 0
            rate = STEP * rate if not bad else (good + bad) / 2
        await crowd.go()
    finally:
        await served.stop()
    return {f"p95 within {args.bound:.0f} ms up to": f"{best['moves per second']} moves per second", **best}


async def at_work(crowd: Crowd, served: Served, seconds: float) -> tuple[float, Tally]:
    """Play for a while; give the processor time the server used, and what was measured."""
    used = served.seconds()
    tally = await crowd.play(seconds)
    return served.seconds() - used, tally


async def idle(_console: Console, args: argparse.Namespace, served: Served) -> Message:
    """Open sockets and do nothing with them."""
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


Measure = Callable[[Console, argparse.Namespace, Served], Coroutine[object, object, Message]]


async def both(console: Console, args: argparse.Namespace, places: list[Checkout]) -> list[Message]:
    """Measure one server, or several at the same time, so that they share whatever else the machine does."""
    measure: Measure = idle if args.idle else bound if args.bound else load
    with ExitStack() as folders:
        servers = [
            Served(
                Path(folders.enter_context(tempfile.TemporaryDirectory(prefix="roundtable-bench-"))),
                args.database,
                compiled=args.compiled and place is HERE,
                checkout=place,
            )
            for place in places
        ]
        return await asyncio.gather(*[measure(console, args, served) for served in servers])


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="bench.server", description="Measure the server under load.")
    parser.add_argument("--game", default="merlin")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20, help="of measuring, at each pace")
    parser.add_argument("--rate", type=float, default=190, help="moves a second; where to begin with --bound")
    parser.add_argument("--bound", type=float, default=0, metavar="MS", help="instead: how fast with p95 within it")
    parser.add_argument("--idle", type=int, default=0, metavar="N", help="instead: open N sockets and do nothing")
    parser.add_argument("--database", default="", help="instead of a fresh SQLite file")
    parser.add_argument("--compiled", action="store_true", help="the server runs compiled, as make fast leaves it")
    parser.add_argument("--against", metavar="REVISION", help="an earlier revision, not compiled, at the same time")
    args = parser.parse_args()
    console = Console()
    places = [Checkout(unpacked(args.against)), HERE] if args.against else [HERE]
    with machine(console):
        for place, found in zip(places, asyncio.run(both(console, args, places)), strict=True):
            for name, value in {"revision": place.revision(), **found}.items():
                console.print(f"{name:>24}: {value}", highlight=False)


if __name__ == "__main__":
    main()
