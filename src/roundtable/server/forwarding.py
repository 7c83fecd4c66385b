"""Moves go to the process in which their table is at home; if nobody answers there, the table is taken over.

Each process listens on an address of its own for the others. Who knows the key that stands beside it in the database
is one of them. A message is one line of JSON, and so is its answer.
"""

import asyncio
import contextlib
import logging
import secrets
from typing import Final

import msgspec
from msgspec import Struct

from roundtable.kernel.errors import RoundtableError

from .refused import Refused, RefusedElsewhere, status_of
from .store.homes import Home, Homes
from .store.patience import arrived, in_time
from .tables.asked import Asked
from .tables.desk import Desk, NotAtHome

SILENCE: Final = 2.0  # seconds without an answer after which a table is taken over
LONGEST: Final = 65_536  # bytes of a line
TRIES: Final = 3
logger: Final = logging.getLogger(__name__)


class Passed(Struct, frozen=True, kw_only=True):
    """What one process asks another to do."""

    key: str
    asked: Asked


class Answer(Struct, frozen=True, kw_only=True):
    """What became of it: the version, a refusal with its status, or that the table is not at home there."""

    version: int = 0
    moved: bool = False
    status: int = 0
    message: str = ""
    values: dict[str, object] = {}


class Forwarding:
    """Both ends of the way between processes."""

    def __init__(self, desk: Desk) -> None:
        self.desk: Final = desk
        self.homes: Final[Homes] = desk.store.homes
        self.forwarded = 0  # moves that other processes carried out for us
        self._server: asyncio.Server | None = None
        self._doing: Final[set[asyncio.Task[None]]] = set()

    async def start(self, listen: str) -> None:
        """Listen for the other processes, if there can be any."""
        if not self.homes.wanted:
            return
        host, _, port = listen.rpartition(":")
        try:
            self._server = await asyncio.start_server(self._connected, host, int(port), limit=LONGEST)
        except OSError as problem:
            raise Refused("server-port", 500, host=host, port=port, why=problem.strerror or "?") from problem
        self.homes.address = f"{host}:{self._server.sockets[0].getsockname()[1]}"
        self.homes.key = secrets.token_hex(24)

    async def stop(self) -> None:
        """Listen no more, and finish what was begun."""
        if self._server is not None:
            self._server.close()
            if self._doing:
                await asyncio.wait(self._doing, timeout=SILENCE)

    # ---- passing on ----

    async def carry_out(self, asked: Asked) -> int:
        """Carry a move out where its table is at home, here or elsewhere; give the version it brought."""
        try:
            async with in_time():
                version = await self._elsewhere(asked) if self.homes.wanted else None
        except TimeoutError as problem:
            raise Refused("server-store-away", 503) from problem
        if version is None:
            return await self.desk.act_once(asked.table, asked.order(), asked.sent())
        self.forwarded += 1
        self.desk.heard_of(asked.table, version)
        return version

    async def _elsewhere(self, asked: Asked) -> int | None:
        """Let the home of a table do it; None if that is here, or was not to be reached and is here now."""
        for _ in range(TRIES):
            home = await self.homes.find(asked.table)
            if home is None or self.homes.is_here(home):
                return None
            answer = await self._pass(home, asked)
            if answer is None:
                logger.warning("a table is taken over", extra={"table": asked.table})
                await self.homes.take(asked.table, home)
            elif answer.moved:
                self.homes.forget(asked.table)
            elif answer.status:
                raise RefusedElsewhere(answer.message, answer.values, answer.status)
            else:
                return answer.version
        return None

    async def _pass(self, home: Home, asked: Asked) -> Answer | None:
        """Ask another process; None if it does not answer."""
        host, _, port = home.address.rpartition(":")
        try:
            async with asyncio.timeout(SILENCE):
                reader, writer = await asyncio.open_connection(host, int(port), limit=LONGEST)
                try:
                    writer.write(msgspec.json.encode(Passed(key=home.key, asked=asked)) + b"\n")
                    return msgspec.json.decode(await reader.readline(), type=Answer)
                finally:
                    writer.close()
        except (OSError, TimeoutError, ValueError, EOFError):
            return None

    # ---- carrying out for others ----

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        with contextlib.suppress(OSError, ValueError, EOFError, TimeoutError):
            async with asyncio.timeout(SILENCE):
                passed = msgspec.json.decode(await reader.readline(), type=Passed)
            if secrets.compare_digest(passed.key, self.homes.key):
                answer = await self._answer(passed.asked)
                writer.write(msgspec.json.encode(answer) + b"\n")
                await writer.drain()
        writer.close()

    async def _answer(self, asked: Asked) -> Answer:
        try:
            with arrived():
                return Answer(version=await self.desk.act_here(asked.table, asked.order(), asked.sent()))
        except NotAtHome:
            return Answer(moved=True)
        except RoundtableError as problem:
            return Answer(status=status_of(problem), message=problem.message, values=problem.values)
