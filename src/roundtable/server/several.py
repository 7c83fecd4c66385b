"""Several processes behind one port: a parent opens it, starts them, and replaces those that end.

On SIGHUP they are replaced one after another: the next one serves before the one before it is told to stop, and that
one finishes what it has begun. On SIGTERM all stop. They find each other through the database.
"""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from typing import Final

from . import logging_setup
from .config import Config
from .running import listen

PAUSE: Final = 1.0  # seconds before a process that ended is replaced; doubled while that goes on
LONGEST: Final = 30.0
GRACE: Final = 10.0  # seconds beyond those for stopping, before a process is killed
SERVES: Final = b"serves\n"  # what a process says when people can come
FILE: Final = "--descriptor"  # the argument by which a process learns of the open port
logger: Final = logging.getLogger(__name__)

Child = asyncio.subprocess.Process


class Several:
    """The processes, by their place."""

    def __init__(self, config: Config, command: list[str], descriptor: int) -> None:
        self.config: Final = config
        self.command: Final = command
        self.descriptor: Final = descriptor
        self.children: Final[dict[int, Child]] = {}
        self._stopping: Final = asyncio.Event()
        self._replacing: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def serve(self, ready: Callable[[], None]) -> bool:
        """Serve until somebody stops us; False if it could not begin."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._beside(self.replace_all()))
        try:
            begun = await asyncio.gather(*[self._start(place) for place in range(self.config.processes)])
            if not all(begun):
                return False
            ready()
            for place in self.children:
                self._beside(self._watch(place))
            await self._stopping.wait()
            return True
        finally:
            self._stopping.set()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await asyncio.gather(*[self._end(child) for child in self.children.values()])

    async def replace_all(self) -> None:
        """Replace one process after another, so that somebody serves all the time."""
        async with self._replacing:
            for place in list(self.children):
                old = self.children[place]
                if await self._start(place):
                    await self._end(old)
                else:
                    logger.error("a process could not be replaced")
                    return

    async def _start(self, place: int) -> bool:
        """Start a process and wait until it serves; False if it ended before."""
        child = await asyncio.create_subprocess_exec(
            *self.command, FILE, str(self.descriptor), stdout=asyncio.subprocess.PIPE, pass_fds=(self.descriptor,)
        )
        assert child.stdout is not None
        try:
            if await child.stdout.readline() != SERVES:
                await child.wait()
                return False
        except asyncio.CancelledError:
            await self._end(child)
            raise
        self.children[place] = child
        return True

    async def _watch(self, place: int) -> None:
        """Replace the process at a place whenever it ends by itself."""
        pause = PAUSE
        while True:
            child = self.children[place]
            await child.wait()
            async with self._replacing:
                if self.children[place] is not child:
                    pause = PAUSE
                    continue
                logger.error("a process ended", extra={"why": child.returncode})
                await asyncio.sleep(pause)
                pause = PAUSE if await self._start(place) else min(LONGEST, 2 * pause)

    async def _end(self, child: Child) -> None:
        """Ask a process to stop; if it does not, make it."""
        if child.returncode is not None:
            return
        child.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(child.wait(), self.config.shutdown_seconds + GRACE)
        except TimeoutError:
            child.kill()
            await child.wait()

    def _beside(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def run_several(config: Config, ready: Callable[[int], None]) -> bool:
    """Serve with several processes; say whether it went well. `ready` is told the port."""
    logging_setup.set_up(config.log_level)
    opened = listen(config)
    try:
        os.set_inheritable(opened.fileno(), True)
        command = [sys.executable, "-m", "roundtable", *sys.argv[1:]]
        several = Several(config, command, opened.fileno())
        return asyncio.run(several.serve(lambda: ready(opened.getsockname()[1])))
    finally:
        opened.close()


def tell_parent(_port: int) -> None:
    """Say to the parent that people can come."""
    os.write(sys.stdout.fileno(), SERVES)
