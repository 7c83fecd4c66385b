"""The server processes of a trial, each with its own line to the database and its own clock."""

import asyncio
import contextlib
import os
import re
import resource
import signal
import sys
import time
from pathlib import Path
from typing import Final

from bench.checkout import HERE
from bench.served import SETTINGS
from tests.server.line import Line

from .clock import FILE

STARTS: Final = 300.0  # seconds that a start may take on a busy machine
LIMIT: Final = resource.RLIMIT_FSIZE


class Process:
    """A server that is started again whenever it is gone, and when it could not answer."""

    def __init__(self, folder: Path, number: int, database: str, line: Line | None) -> None:
        self.number: Final = number
        self.line: Final = line
        self.clock: Final = folder / f"clock{number}"
        self.log: Final = folder / f"log{number}"
        self.where = ""  # its address; empty while it is down
        self.out_since: float | None = None  # killed or stopped
        self.back_at = 0.0
        self.starts = 0
        self.process: asyncio.subprocess.Process | None = None
        self.environment: Final = {
            **os.environ,
            **SETTINGS,
            "ROUNDTABLE_DATABASE": database if line is None else line.database,
            "ROUNDTABLE_MODULES": "tests.practice,tests.server.history.clock",
            "ROUNDTABLE_WEBHOOKS": "no",
            "PYTHONPATH": os.pathsep.join([str(HERE.places()["interpreted"]), str(HERE.root)]),
            FILE: str(self.clock),
        }

    async def start(self) -> None:
        """Start it, and wait until it says where it is."""
        command = [sys.executable, "-m", "roundtable", "serve", "--lang", "en"]
        with self.log.open("ab") as log:
            self.process = process = await asyncio.create_subprocess_exec(
                *command, env=self.environment, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        self.starts += 1
        assert process.stdout is not None
        async with asyncio.timeout(STARTS):
            line = (await process.stdout.readline()).decode()
        found = re.search(r"127\.0\.0\.1:\d+", line)
        if found is None:
            await process.wait()
            raise ChildProcessError(self.log.read_text(encoding="utf-8")[-2000:])
        self.where = found[0]
        self.back()

    async def start_surely(self) -> None:
        """Start it, again and again if the database is away."""
        for _ in range(20):
            try:
                return await self.start()
            except (ChildProcessError, TimeoutError):
                await self.end(signal.SIGKILL)
                await asyncio.sleep(1)
        raise ChildProcessError(self.log.read_text(encoding="utf-8")[-2000:])

    def out(self) -> None:
        """It cannot answer from now on."""
        self.out_since = self.out_since or time.monotonic()

    def back(self) -> None:
        """It can answer again."""
        self.out_since = None
        self.back_at = time.monotonic()

    def could_answer(self, since: float) -> bool:
        """Say whether it could answer all the time."""
        return self.out_since is None and self.back_at < since

    async def end(self, how: signal.Signals) -> None:
        """End it and wait until it is gone."""
        self.out()
        self.where = ""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(how)
        try:
            await asyncio.wait_for(self.process.wait(), 60)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()

    async def stop_for(self, seconds: float) -> None:
        """Let it sleep; it does not notice."""
        assert self.process is not None
        self.out()
        self.process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            self.process.send_signal(signal.SIGCONT)
            self.back()

    async def full_disk_for(self, seconds: float) -> None:
        """Let no file of it grow."""
        assert self.process is not None
        _, most = resource.prlimit(self.process.pid, LIMIT)
        resource.prlimit(self.process.pid, LIMIT, (1, most))
        try:
            await asyncio.sleep(seconds)
        finally:
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(self.process.pid, LIMIT, (most, most))

    def jump(self, seconds: float) -> None:
        """Put its clock off."""
        self.clock.write_text(str(seconds), encoding="ascii")
