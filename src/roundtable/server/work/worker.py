"""A worker process: reads jobs from a pipe, does them within its memory, writes results. The server starts it.

It ends when the pipe does, so none outlives the server. Whatever a bot prints goes nowhere.
"""

import contextlib
import importlib
import os
import sys
from collections.abc import Iterable
from typing import Final

import msgspec

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.rules import Box
from roundtable.kernel.table import register

from .frames import read_frame, taken_over, write_frame
from .jobs import Job, do

NICE: Final = 5  # those who wait for an answer come before those who think
MEGABYTE: Final = 1024 * 1024
DECODER: Final = msgspec.json.Decoder(Job)


def bring(modules: Iterable[str]) -> None:
    """Import modules that bring games or bots; one with a box as `BOX` need not register it."""
    for name in modules:
        box: object = getattr(importlib.import_module(name), "BOX", None)
        if isinstance(box, Box):
            register(box)


def limit(megabytes: int) -> None:
    """Keep this process within its memory, and behind the server."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(NICE)


def answer(message: bytes) -> bytes:
    """Do one job; a mistake of the caller is told, anything else ends the process."""
    try:
        return msgspec.json.encode({"result": do(DECODER.decode(message))})
    except RoundtableError as problem:
        return msgspec.json.encode({"error": problem.data()})


def main() -> None:
    """Work until the server is gone."""
    megabytes, *modules = sys.argv[1:]
    jobs, results = taken_over()
    bring(modules)
    limit(int(megabytes))
    while (message := read_frame(jobs)) is not None:
        write_frame(results, answer(message))


if __name__ == "__main__":
    main()
