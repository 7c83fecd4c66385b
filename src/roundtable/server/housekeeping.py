"""What is no longer needed is cleared away, by the rule that `docs/server.md` tells under "What is kept"."""

import asyncio
import logging
import time
from typing import Final

from .config import Config
from .forgetting import Forgetting
from .refused import Refused
from .store import Store, Unavailable
from .store.patience import unhurried
from .tables import orders
from .tables.desk import Desk
from .tables.table import GATHERING, PLAYING

DAY: Final = 24 * 3600.0
FIRST: Final = 60.0  # seconds after the start
EVERY: Final = 3600.0
logger: Final = logging.getLogger(__name__)


class Housekeeping:
    """Clears away now and then. Several processes may do so at once: what is gone already is no harm."""

    def __init__(self, store: Store, desk: Desk, forgetting: Forgetting, config: Config) -> None:
        self._store: Final = store
        self._desk: Final = desk
        self._forgetting: Final = forgetting
        self._config: Final = config
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run(), name="housekeeping")

    async def stop(self) -> None:
        """Clear nothing away any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                with unhurried():
                    await self.clear(time.time())
            except (Unavailable, Refused):
                logger.warning("housekeeping: the database is away")
            except Exception:  # or nothing would be cleared away any more
                logger.exception("housekeeping failed")
            await asyncio.sleep(EVERY)

    async def clear(self, now: float) -> None:
        """Clear away what is old by now."""
        config, erasing = self._config, self._store.erasing
        await self._store.attempts.clean(now)
        if config.device_days:
            await erasing.devices(now - config.device_days * DAY)
            for guest in await erasing.lost_guests(now - config.device_days * DAY):
                await self._forgetting.person(guest)
        if config.open_days:
            await self._close(GATHERING, now - config.open_days * DAY)
        if config.keep_days:
            await self._close(PLAYING, now - config.keep_days * DAY)
            never_begun = now - (config.open_days or config.keep_days) * DAY
            await self._forgetting.tables(await erasing.finished(now - config.keep_days * DAY, never_begun))

    async def _close(self, status: str, before: float) -> None:
        """Close tables at which nothing has happened for long; they are erased when they have been closed as long."""
        for table in await self._store.erasing.silent(status, before):
            await self._desk.act(table, orders.expire(before))
