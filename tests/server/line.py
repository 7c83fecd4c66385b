"""A line between a server and its PostgreSQL that can be cut, go silent, or answer in PostgreSQL's stead."""

import asyncio
import contextlib
import struct
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Final, Self, TypeVar
from urllib.parse import urlsplit

STARTING: Final = ("57P03", "the database system is starting up")
FULL: Final = ("53300", "sorry, too many clients already")
ENCRYPTION: Final = struct.pack("!I", 80877103)  # the wish for it, with which a client may begin
CHUNK: Final = 65_536

T = TypeVar("T")


def answer(code: str, words: str) -> bytes:
    """Give PostgreSQL's message that it does not let somebody in."""
    fields = b"".join([letter + value.encode() + b"\0" for letter, value in ((b"S", "FATAL"), (b"C", code))])
    body = fields + b"VFATAL\0" + b"M" + words.encode() + b"\0\0"
    return b"E" + struct.pack("!I", len(body) + 4) + body


class Line:
    """A port of this machine that passes everything on to PostgreSQL, as long as it is told to."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        assert parts.port is not None
        self.there: Final[int] = parts.port
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._flowing: Final = asyncio.Event()
        self._instead: tuple[str, str] | None = None
        self._deaf = False
        self._slow = 0.0
        self._open: Final[set[asyncio.StreamWriter]] = set()
        self._passing: Final[set[asyncio.Task[None]]] = set()
        self._thread.start()
        self.port: Final = self._do(self._listen())
        self.database: Final = parts._replace(netloc=f"{parts.username}@127.0.0.1:{self.port}").geturl()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ---- what can happen to it ----

    def cut(self) -> None:
        """Cut every connection; new ones are let through."""
        self._do(self._cut())

    def silence(self) -> None:
        """Pass nothing on any more, and say nothing about it."""
        self._do(self._flow(False))

    def refuse(self, why: tuple[str, str]) -> None:
        """Cut every connection, and answer new ones in PostgreSQL's stead."""
        self._instead = why
        self.cut()

    def deafen(self) -> None:
        """Swallow whatever goes over connections that listen for notifications, and nothing else."""
        self._deaf = True

    def slow_down(self, seconds: float) -> None:
        """Let everything take so much longer."""
        self._slow = seconds

    def mend(self) -> None:
        """Be a good line again."""
        self._instead = None
        self._deaf = False
        self._slow = 0.0
        self._do(self._flow(True))

    def close(self) -> None:
        """End."""
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    # ---- inside ----

    def _do(self, work: Coroutine[object, object, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _listen(self) -> int:
        self._flowing.set()
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _flow(self, on: bool) -> None:
        if on:
            self._flowing.set()
        else:
            self._flowing.clear()

    async def _cut(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        await self._cut()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)
        await self._flowing.wait()
        if self._instead is not None:
            await self._decline(reader, writer, self._instead)
            return
        try:
            beyond, onwards = await asyncio.open_connection("127.0.0.1", self.there)
        except OSError:
            writer.transport.abort()
            return
        self._open.update((writer, onwards))
        listens = asyncio.Event()
        try:
            await asyncio.gather(self._pass(reader, onwards, listens), self._pass(beyond, writer, listens))
        finally:
            self._open.difference_update((writer, onwards))
            writer.transport.abort()
            onwards.transport.abort()

    async def _decline(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, why: tuple[str, str]) -> None:
        with contextlib.suppress(OSError, EOFError):
            if (await reader.read(CHUNK))[4:8] == ENCRYPTION:
                writer.write(b"N")
                await reader.read(CHUNK)  # who it is
            writer.write(answer(*why))
            await writer.drain()
        writer.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, listens: asyncio.Event) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(CHUNK):
                if b"LISTEN " in chunk:
                    listens.set()
                await self._flowing.wait()
                await asyncio.sleep(self._slow)
                if self._deaf and listens.is_set():
                    continue
                writer.write(chunk)
                await writer.drain()
        writer.transport.abort()
