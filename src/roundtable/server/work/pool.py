"""Worker processes: started when needed, killed when too slow, started anew when they die."""

import asyncio
import contextlib
import logging
import os
import sys
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from roundtable.kernel.errors import RoundtableError

from .frames import HEAD, LARGEST, framed
from .jobs import Job
from .turns import For, Turns

logger: Final = logging.getLogger(__name__)
R = TypeVar("R", bound=Struct)


class WorkFailed(Exception):
    """A worker died or took too long over a job."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process

    async def ask(self, message: bytes) -> bytes:
        """Give the process a job and wait for its answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(framed(message))
        await self.process.stdin.drain()
        return await received(self.process)

    def kill(self) -> None:
        """Make the process stop; whoever waits for its answer is told that it died."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        """Kill the process and close the pipes to it; nobody may be waiting for its answer."""
        await ended(self.process)


class Pool:
    """Up to `size` processes. Jobs wait their turn; none waits for the event loop."""

    def __init__(self, name: str, size: int, megabytes: int, modules: tuple[str, ...]) -> None:
        self.name: Final = name
        self.megabytes: Final = megabytes
        self.modules: Final = modules
        self.died = 0  # processes that died or were killed over a job
        self.done = 0
        self._turns: Final = Turns(size)
        self._idle: Final[list[Worker]] = []
        self._busy: Final[set[Worker]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._turns.waiting

    async def run(self, job: Job, kind: type[R], seconds: float, whom: For) -> R:
        """Do a job within a time; WorkFailed if the process died or was too slow, errors of the job as they are."""
        async with self._turns.turn(whom):
            if self._closed:
                raise WorkFailed(self.name)
            worker = self._idle.pop() if self._idle else await self._start()
            self._busy.add(worker)
            try:
                if self._closed:  # while the process was being started
                    raise WorkFailed(self.name)
                reply = await asyncio.wait_for(worker.ask(msgspec.json.encode(job)), seconds)
            except (TimeoutError, EOFError, OSError, asyncio.IncompleteReadError) as problem:
                self.died += 1
                logger.warning("a worker failed", extra={"pool": self.name, "why": type(problem).__name__})
                await worker.end()
                raise WorkFailed(type(problem).__name__) from problem
            except BaseException:
                await worker.end()
                raise
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
            self.done += 1
        return understood(reply, kind)

    async def _start(self) -> Worker:
        return Worker(await started("worker", str(self.megabytes), *self.modules))

    async def close(self) -> None:
        """End every process, and wait until all jobs have noticed."""
        self._closed = True
        for worker in self._busy:
            worker.kill()
        await self._turns.rest()
        while self._idle:
            await self._idle.pop().end()


async def started(module: str, *words: str) -> asyncio.subprocess.Process:
    """Start one of our programs, with pipes to it and nothing of the server's settings."""
    command = [sys.executable, "-m", f"{__package__}.{module}", *words]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("ROUNDTABLE_")}
    pipe, null = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    return await asyncio.create_subprocess_exec(
        *command, stdin=pipe, stdout=pipe, stderr=null, env=environment, limit=LARGEST, start_new_session=True
    )


async def received(process: asyncio.subprocess.Process) -> bytes:
    """Wait for the next message of a process."""
    assert process.stdout is not None
    (length,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
    if length > LARGEST:
        raise EOFError
    return await process.stdout.readexactly(length)


async def ended(process: asyncio.subprocess.Process) -> None:
    """Kill a process and close the pipes to it."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.communicate()


def understood(reply: bytes, kind: type[R]) -> R:
    """Read the answer of a process."""
    data: dict[str, object] = msgspec.json.decode(reply)
    error = data.get("error")
    if isinstance(error, dict):
        raise RoundtableError(str(error["id"]), error["args"])
    return msgspec.convert(data["result"], kind)
