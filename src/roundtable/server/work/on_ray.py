"""Bots that think on a Ray cluster, where the cores of one machine are not enough: `ROUNDTABLE_WORKERS=ray`.

A cluster that does not answer when the server starts is an error. One that goes away later is stood in for by a worker
process of this machine, and tried again and again until it is back.
"""

import asyncio
import contextlib
import logging
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from roundtable.arena.trouble import ArenaTrouble
from roundtable.kernel.errors import RoundtableError

from .frames import framed
from .jobs import Job
from .pool import Pool, WorkFailed, ended, received, started, understood
from .ray_bridge import Came, Greeting, Sent
from .turns import For, Turns

JOINING: Final = 60.0  # seconds to join a cluster
AGAIN: Final = 30.0  # seconds until a cluster that went away is tried again
SILENT: Final = 3  # answers in a row that do not come in time, after which a cluster counts as gone
logger: Final = logging.getLogger(__name__)
R = TypeVar("R", bound=Struct)


class Cluster:
    """A cluster as long as its bridge stands."""

    def __init__(self, process: asyncio.subprocess.Process, cores: int) -> None:
        self._process: Final = process
        self.turns: Final = Turns(cores)
        self.late = 0  # answers in a row that did not come in time
        self._numbers = 0
        self._waiting: Final[dict[int, asyncio.Future[bytes]]] = {}
        self.gone: Final = asyncio.create_task(self._hear(), name="cluster")

    async def ask(self, message: bytes, seconds: float) -> bytes:
        """Give the cluster a job and wait for its answer."""
        self._numbers += 1
        number = self._numbers
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        try:
            await self._send(Sent(number, message))
            reply = await asyncio.wait_for(future, seconds)
        except TimeoutError:
            self.late += 1
            with contextlib.suppress(OSError, EOFError):
                await self._send(Sent(number))
            if self.late >= SILENT:
                self.kill()
            raise
        finally:
            self._waiting.pop(number, None)
        self.late = 0
        return reply

    async def _send(self, sent: Sent) -> None:
        assert self._process.stdin is not None
        if self.gone.done() or self._process.stdin.is_closing():
            raise EOFError
        self._process.stdin.write(framed(msgspec.msgpack.encode(sent)))
        await self._process.stdin.drain()

    async def _hear(self) -> None:
        """Take answers until the bridge has gone; then whoever waits is told so."""
        try:
            while True:
                came = msgspec.msgpack.decode(await received(self._process), type=Came)
                future = self._waiting.get(came.number)
                if future is not None and not future.done():
                    future.set_exception(EOFError()) if came.reply is None else future.set_result(came.reply)
        except (EOFError, OSError, asyncio.IncompleteReadError):
            return
        finally:
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(EOFError())
            await ended(self._process)

    def kill(self) -> None:
        """Break the bridge down."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()


class RayPool:
    """What a pool of processes does, on a cluster."""

    def __init__(self, name: str, address: str, modules: tuple[str, ...], here: Pool) -> None:
        self.name: Final = name
        self.address: Final = address
        self.modules: Final = modules
        self.here: Final = here  # for as long as the cluster is away
        self._cluster: Cluster | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._done = 0
        self._died = 0

    @property
    def waiting(self) -> int:
        """How many jobs wait for a core of the cluster, or for a worker here."""
        return self.here.waiting + (0 if self._cluster is None else self._cluster.turns.waiting)

    @property
    def done(self) -> int:
        """How many jobs were done."""
        return self._done + self.here.done

    @property
    def died(self) -> int:
        """How many jobs were lost."""
        return self._died + self.here.died

    @property
    def away(self) -> bool:
        """The cluster does not answer, and jobs are done here."""
        return self._cluster is None

    async def start(self) -> None:
        """Join the cluster; what keeps us from that is refused."""
        self._cluster = await join(self.address, self.modules)
        self._keeping = asyncio.create_task(self._keep(), name="ray")

    async def close(self) -> None:
        """Leave the cluster."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        if self._cluster is not None:
            self._cluster.kill()
            await self._cluster.gone
            await self._cluster.turns.rest()
        await self.here.close()

    async def run(self, job: Job, kind: type[R], seconds: float, whom: For) -> R:
        """Do a job within a time; WorkFailed if it was lost or took too long, errors of the job as they are."""
        cluster = self._cluster
        if cluster is None:
            return await self.here.run(job, kind, seconds, whom)
        async with cluster.turns.turn(whom):
            try:
                reply = await cluster.ask(msgspec.json.encode(job), seconds)
            except (TimeoutError, EOFError, OSError) as problem:
                self._died += 1
                logger.warning("a job on the cluster failed", extra={"why": type(problem).__name__})
                raise WorkFailed(type(problem).__name__) from problem
            self._done += 1
        return understood(reply, kind)

    async def _keep(self) -> None:
        """Notice when the cluster goes away, and join it again when it is back."""
        while True:
            if self._cluster is not None:
                await asyncio.wait([self._cluster.gone])
                logger.error("the Ray cluster went away: bots think on this machine", extra={"why": self.address})
                self._cluster = None
            await asyncio.sleep(AGAIN)
            try:
                self._cluster = await join(self.address, self.modules)
                logger.warning("the Ray cluster is back", extra={"why": self.address})
            except RoundtableError as problem:
                logger.info("no Ray cluster yet", extra={"why": problem.message})


async def join(address: str, modules: tuple[str, ...]) -> Cluster:
    """Start a bridge to a cluster; refuse if there is none."""
    process = await started("ray_bridge", address, *modules)
    try:
        async with asyncio.timeout(JOINING):
            greeting = msgspec.msgpack.decode(await received(process), type=Greeting)
    except (TimeoutError, EOFError, OSError, asyncio.IncompleteReadError) as problem:
        await ended(process)
        raise ArenaTrouble("no-cluster", address, type(problem).__name__) from problem
    except BaseException:
        await ended(process)
        raise
    if greeting.error is not None:
        await ended(process)
        raise RoundtableError(str(greeting.error["id"]), greeting.error["args"])
    return Cluster(process, greeting.cores)
