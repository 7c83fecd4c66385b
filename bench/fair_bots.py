"""`python -m bench.fair_bots`: how long somebody's bots take alone, and beside many games of bots of somebody else.

Starts a server of its own on this machine, and measures both within one run.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from rich.console import Console

from bench.machine import machine
from bench.served import Message, Served, guest, request

PAUSE: Final = 0.01
LONGEST: Final = 60.0  # seconds until an answer is given up


async def answered(where: str, token: str, table: str) -> tuple[Message, float]:
    """Wait until the person is asked; give the state and the seconds it took, 0 if no bot was asked before."""
    began = time.perf_counter()
    waited = False
    while time.perf_counter() - began < LONGEST:
        state = await request(where, "GET", f"/api/tables/{table}?seat=0", token)
        if state["ask"] is not None or state["table"]["status"] != "playing":
            return state, time.perf_counter() - began if waited else 0.0
        waited = True
        await asyncio.sleep(PAUSE)
    raise SystemExit("bench: a bot did not answer within a minute")


async def moves(where: str, token: str, game: str, bot: str, count: int, seconds: float) -> list[float]:
    """Play some moves against three bots, at most for so long; give how long each took until one was asked again."""
    until = time.perf_counter() + seconds
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * 3]
    body = {"game": game, "seats": seats, "start": True}
    table = (await request(where, "POST", "/api/tables", token, body))["table"]
    state, _ = await answered(where, token, table)
    took: list[float] = []
    while len(took) < count and state["table"]["status"] == "playing" and time.perf_counter() < until:
        action = state["ask"]["options"][state["version"] % len(state["ask"]["options"])]["notation"]
        move = {"seat": 0, "version": state["version"], "action": action, "obvious": True}
        await request(where, "POST", f"/api/tables/{table}/moves", token, move)
        state, seconds = await answered(where, token, table)
        if seconds:
            took.append(seconds)
    if state["table"]["status"] == "playing":
        await request(where, "POST", f"/api/tables/{table}/resign", token, {})
    return took


async def crowd(where: str, token: str, game: str, bot: str, tables: int) -> None:
    """Keep so many games of four bots going."""
    running = (await request(where, "GET", "/api/tables", token))["tables"]
    missing = tables - len([one for one in running if one["status"] == "playing"])
    body = {"game": game, "seats": [{"kind": "bot", "bot": bot}] * 4, "start": True}
    for _ in range(missing):
        await request(where, "POST", "/api/tables", token, body)


def p95(times: list[float]) -> float:
    """Give the time below which 95 of 100 lie."""
    return quantiles(times, n=20)[-1]


async def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="merlin")
    parser.add_argument("--bot", default="squire")
    parser.add_argument("--tables", type=int, default=50, help="games of four bots of somebody else")
    parser.add_argument("--moves", type=int, default=40, help="of the person, alone and beside the others each")
    parser.add_argument("--seconds", type=float, default=90, help="for these moves at most, each time")
    parser.add_argument("--compiled", action="store_true", help="with the package in build/fast")
    args = parser.parse_args()
    console = Console(highlight=False)
    with tempfile.TemporaryDirectory(prefix="roundtable-fair-") as folder, machine(console):
        served = Served(Path(folder), compiled=args.compiled)
        where = await served.start()
        try:
            ada, eve = await guest(where, "Ada"), await guest(where, "Eve")
            alone = await moves(where, ada, args.game, args.bot, args.moves, args.seconds)
            await crowd(where, eve, args.game, args.bot, args.tables)
            beside = await moves(where, ada, args.game, args.bot, args.moves, args.seconds)
        finally:
            await served.stop()
    for name, times in (("alone", alone), (f"beside {args.tables} games of bots", beside)):
        console.print(f"{name}: {len(times)} moves, median {median(times):.3f} s, p95 {p95(times):.3f} s")
    console.print(f"p95 beside the others less p95 alone: {p95(beside) - p95(alone):+.3f} s")


if __name__ == "__main__":
    asyncio.run(main())
