"""How often bots won and lost against people here, counted from the games that have ended and are kept.

Nothing is stored for it but what lists say about a table. Whoever asks gets what was counted, and at most once a
minute what ended since is added.
"""

import asyncio
import time
from collections import defaultdict
from typing import Final

from .store import Store
from .tables import apart

FRESH: Final = 60.0  # seconds for which nobody looks again
LATE: Final = 30.0  # seconds after which an entry is surely stored, whichever process wrote it
AT_ONCE: Final = 500  # tables read at once

Record = tuple[int, int]  # won, lost


class BotRecords:
    """The records by game and bot."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._records: Final[defaultdict[str, dict[str, Record]]] = defaultdict(dict)
        self._until = 0.0  # games that ended by then are counted
        self._look_again = 0.0
        self._looking: Final = asyncio.Lock()

    async def of(self, game: str) -> dict[str, Record]:
        """Give the record of each bot in a game."""
        async with self._looking:
            if time.monotonic() >= self._look_again:
                await self._look(time.time() - LATE)
                self._look_again = time.monotonic() + FRESH
        return self._records[game]

    async def _look(self, until: float) -> None:
        """Count what has ended since; a table at which something happened afterwards was counted before."""
        before, at = self._until, (self._until, "")
        while tables := await self._store.logs.ended(at, until, AT_ONCE):
            for table in tables:
                about = apart.read(table.about)
                if about.ended > before:
                    self._count(table.game, about.won)
            at = (tables[-1].updated, tables[-1].id)
        self._until = max(until, before)

    def _count(self, game: str, won: dict[str, bool]) -> None:
        for bot, victory in won.items():
            wins, losses = self._records[game].get(bot, (0, 0))
            self._records[game][bot] = (wins + victory, losses + (not victory))
