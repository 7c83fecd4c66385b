"""Webhooks: a signed call when somebody's turn has come, tried again with longer and longer pauses.

Calls are written in the same transaction as the move that brings them, so none is forgotten.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections import Counter
from typing import Final

import msgspec

from .config import Config
from .store import Call, Store, Unavailable
from .tables.table import Table
from .webhook_delivery import BadTarget, deliver, target

MOST: Final = 20  # calls made at once
MOST_EACH: Final = 2  # of these, to one person
TRIES: Final = 8
FIRST_PAUSE: Final = 10.0  # seconds; doubled with every failure
PATIENCE: Final = 60.0  # a call is another process's business for so long
LOOK: Final = 1.0
REFRESH: Final = 10.0
logger: Final = logging.getLogger(__name__)


class Webhooks:
    """Makes calls that are due."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store: Final = store
        self.config: Final = config
        self.known: set[str] = set()  # people who want calls
        self.made = 0
        self.failed = 0
        self._task: asyncio.Task[None] | None = None
        self._making: Final[dict[asyncio.Task[None], str]] = {}  # calls being made, and for whom
        self._slow: Final[Counter[str]] = Counter()  # of these, by person

    async def start(self) -> None:
        """Begin to make calls."""
        self.known = await self.store.people.with_webhooks()
        self._task = asyncio.create_task(self._run(), name="webhooks")

    async def stop(self) -> None:
        """Make no more calls; those that are due stay written."""
        tasks = [*self._making, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def calls(self, table: Table, players: list[str]) -> tuple[Call, ...]:
        """Give the calls for people whose turn came. They name the table and nothing of the game's inside."""
        wanted = [player for player in players if player in self.known]
        return tuple([self._call(table, player) for player in wanted])

    def _call(self, table: Table, player: str) -> Call:
        body = {
            "event": "turn",
            "table": table.id,
            "game": table.setup.game,
            "title": table.setup.title,
            "version": table.version,
            "seats": [seat for seat in table.waiting() if table.chairs[seat].player == player],
            "player": player,
        }
        text = msgspec.json.encode(body).decode()
        return Call(id=secrets.token_hex(8), player=player, table=table.id, body=text, attempts=0, due=time.time())

    async def change(self, player: str, url: str | None) -> str | None:
        """Set or remove somebody's webhook; give the key its calls are signed with."""
        if url is None:
            await self.store.people.change(player, webhook=None, webhook_secret=None)
            self.known.discard(player)
            return None
        await target(url, self.config.webhooks_private)
        secret = secrets.token_hex(24)
        await self.store.people.change(player, webhook=url, webhook_secret=secret)
        self.known.add(player)
        return secret

    async def _run(self) -> None:
        refreshed = time.monotonic()
        while True:
            try:
                if time.monotonic() - refreshed > REFRESH:
                    self.known = await self.store.people.with_webhooks()
                    refreshed = time.monotonic()
                free = MOST - len(self._making)
                now = time.time()
                due = await self.store.calls.claim(now, now + PATIENCE, free) if self.known and free else []
                for call in due:
                    self._begin(call)
            except Unavailable:
                logger.warning("webhooks: the database is away")
            except Exception:  # or nobody would be called any more
                logger.exception("webhooks failed")
            await asyncio.sleep(LOOK)

    def _begin(self, call: Call) -> None:
        """Make a call beside others: one that is slow holds nobody up but who wants it. It comes again later."""
        if self._slow[call.player] >= MOST_EACH:
            return
        self._slow[call.player] += 1
        task = asyncio.create_task(self._make(call), name="webhook")
        self._making[task] = call.player
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        player = self._making.pop(task)
        self._slow[player] -= 1
        if not self._slow[player]:
            del self._slow[player]
        if not task.cancelled() and task.exception() is not None:
            logger.warning("a webhook failed", extra={"why": type(task.exception()).__name__})

    async def _make(self, call: Call) -> None:
        """Make one call, and put it off if it fails."""
        player = await self.store.people.find(call.player)
        if player is None or player.webhook is None or player.webhook_secret is None:
            await self.store.calls.done(call.id)
            return
        try:
            where = await target(player.webhook, self.config.webhooks_private)
            await deliver(where, call.body.encode(), signature(player.webhook_secret, call))
        except (BadTarget, OSError, TimeoutError, ValueError, EOFError) as problem:
            self.failed += 1
            attempts = call.attempts + 1
            logger.info("a webhook failed", extra={"attempt": attempts, "why": type(problem).__name__})
            if attempts >= TRIES:
                await self.store.calls.done(call.id)
            else:
                await self.store.calls.put_off(call.id, attempts, time.time() + FIRST_PAUSE * 2**call.attempts)
            return
        self.made += 1
        await self.store.calls.done(call.id)


def signature(secret: str, call: Call) -> dict[str, str]:
    """Give the headers by which the receiver knows that a call is ours, is fresh, and is not the same again."""
    stamp = str(int(time.time()))
    signed = hmac.new(secret.encode(), f"{stamp}.{call.body}".encode(), hashlib.sha256).hexdigest()
    return {"Roundtable-Id": call.id, "Roundtable-Time": stamp, "Roundtable-Signature": f"sha256={signed}"}
