"""Bots at the tables: whenever one must decide, it thinks in a worker process and its move goes the way of all moves.

Tables with people come first, those of bots among themselves last, and owners share the workers (`turns`).
A bot that fails twice is stood in for: the table goes on with any legal move rather than wait for a dead bot.
"""

import asyncio
import logging
import secrets
import time
from typing import Final

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Game
from roundtable.server import luck
from roundtable.server.refused import Refused
from roundtable.server.store import Unavailable
from roundtable.server.tables import orders
from roundtable.server.tables.desk import Desk
from roundtable.server.tables.room import Room

from .jobs import Choose, Chosen
from .on_ray import RayPool
from .pool import Pool, WorkFailed
from .turns import NOBODY, PEOPLE, For

TRIES: Final = 2  # of the bot itself, before any move is taken for it
PAUSE: Final = 1.0  # seconds until a table whose store is away is looked at again
THINKING: Final = 5  # a bot that watches the clock uses this part of the time it has
SWEEP: Final = 5.0  # seconds between looks for tables that were left waiting
logger: Final = logging.getLogger(__name__)


class Bots:
    """All bots of this process."""

    def __init__(self, desk: Desk, pool: Pool | RayPool, seconds: float) -> None:
        self.desk: Final = desk
        self.pool: Final = pool
        self.seconds: Final = seconds
        self.stood_in = 0  # moves taken for a bot that failed
        self._thinking: Final[dict[str, asyncio.Task[None]]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        desk.after.append(self.consider)

    def start(self) -> None:
        """Begin to look for tables that wait for a bot, such as those of a process that died."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def stop(self) -> None:
        """Let nobody think any more."""
        tasks = [*self._thinking.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, room: Room) -> None:
        """See whether a bot must decide at a table that has changed."""
        if room.table is not None and room.table.bots_waiting():
            self._begin(room.id)

    def _begin(self, id: str) -> None:
        if id not in self._thinking:
            task = asyncio.create_task(self._play(id), name=f"bots at {id}")
            self._thinking[id] = task
            task.add_done_callback(lambda _task: self._thinking.pop(id, None))

    async def _sweep(self) -> None:
        patience = 0.0
        while True:
            try:
                for id in await self.desk.store.logs.bots_wait(time.time() - patience):
                    self._begin(id)
                patience = 2 * self.seconds + SWEEP
            except Unavailable:
                logger.warning("looking for tables that wait for a bot failed")
            await asyncio.sleep(SWEEP)

    async def _play(self, id: str) -> None:
        """Let the bots of a table decide until somebody else must."""
        failures = 0
        while True:
            try:
                if not await self._decide(id, failures):
                    return
                failures = 0
            except WorkFailed:
                failures += 1
            except Refused as refused:
                if refused.status != 503 and refused.message != "server-version-stale":
                    return
                if refused.status == 503:
                    await asyncio.sleep(PAUSE)
            except RoundtableError as problem:
                failures += 1
                logger.warning("a bot failed", extra={"table": id, "why": problem.message})
                if failures > 2 * TRIES:
                    return

    async def _decide(self, id: str, failures: int) -> bool:
        """Let one bot decide; False if none is asked."""
        async with self.desk.reading(id) as (_, table):
            seats = table.bots_waiting()
            if not seats:
                return False
            seat, base = seats[0], table.version
            bot = table.chairs[seat].bot or ""
            game = table.need_game()
            whom = For(table.owner, PEOPLE if table.people() else NOBODY)
            job = imagined(game, seat, bot, self.seconds / THINKING) if failures < TRIES else None
            options = [action.notation for action in game.options_of(seat)]
        if job is None:
            self.stood_in += 1
            action = secrets.choice(options)
        else:
            action = (await self.pool.run(job, Chosen, self.seconds, whom)).action
        await self.desk.act(id, orders.play(None, seat, action, base))
        return True


def imagined(game: Game, seat: int, bot: str, seconds: float) -> Choose | None:
    """Give the job of deciding for a seat; None if no world fits what it knows, which never comes about."""
    try:
        world = game.imagine(seat, Chance(key_of(luck.fresh())))
    except Exception:  # the table goes on without it
        logger.exception("nothing fits what a seat knows", extra={"game": game.rules.box.name})
        return None
    return Choose(bot=bot, seat=seat, position=world.save(), luck=luck.fresh(), seconds=seconds)
