"""Limits that all processes on a database count together: each tells the others over the bell what clients used.

Nobody waits for that. Who goes to several processes at once has the burst of each for a fraction of a second, and pays
for it afterwards; lasting, a client gets from all together what one alone would give. While the bell is silent, each
process counts for itself.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Final

from .limits import AtOnce, Limit
from .store.bell import Bell, Used

EVERY: Final = 0.25  # seconds between two messages to the others, if there is anything to tell


class Sharing:
    """Tells and hears. `taken` are limits on what clients do in a time, `held` on what they have at once; by name."""

    def __init__(self, bell: Bell, taken: Mapping[str, Limit], held: Mapping[str, AtOnce]) -> None:
        self._bell: Final = bell
        self._taken: Final = taken
        self._held: Final = held
        self._telling: asyncio.Task[None] | None = None
        bell.hear_used = self.hear

    def start(self) -> None:
        """Begin to tell the others."""
        self._telling = asyncio.create_task(self._tell_again_and_again(), name="sharing")

    async def stop(self) -> None:
        """Tell nobody any more."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    async def _tell_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.tell()

    def tell(self) -> None:
        """Tell the others what clients used here since they were last told."""
        used = [Used(name, *one) for name, limit in self._taken.items() for one in limit.untold()]
        used += [Used(name, *one) for name, limit in self._held.items() for one in limit.untold(time.monotonic())]
        if used:
            self._bell.tell(used)

    def hear(self, process: str, used: Sequence[Used]) -> None:
        """Another process tells what clients used there."""
        for one in used:
            if one.limit in self._taken:
                self._taken[one.limit].used_elsewhere(one.client, one.amount)
            elif one.limit in self._held:
                self._held[one.limit].held_elsewhere(process, one.client, round(one.amount), time.monotonic())
