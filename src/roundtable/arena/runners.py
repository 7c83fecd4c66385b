"""Who does the work: this process, several on this machine, or a Ray cluster. The games are the same.

A runner takes a function and what to call it with, and gives pairs of both as they come in. If a worker dies, what it
had in hand is done again by another.
"""

import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final, TypeVar

from roundtable.arena.trouble import ArenaTrouble
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.rules import Box
from roundtable.kernel.table import register

Thing = TypeVar("Thing")  # what there is to do
Outcome = TypeVar("Outcome")  # what comes of it
AHEAD: Final = 2  # handed out per worker, so that none waits for the next
TRIES: Final = 3  # workers may die so often before something must be wrong


def bring(modules: Sequence[str]) -> None:
    """Import modules that bring games or bots into a worker."""
    for name in modules:
        box: object = getattr(importlib.import_module(name), "BOX", None)
        if isinstance(box, Box):
            register(box)


def awake(modules: Sequence[str]) -> None:
    """Begin as a worker: Ctrl-C is for the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bring(modules)


def here(work: Callable[[Thing], Outcome], items: Iterable[Thing]) -> Iterator[tuple[Thing, Outcome]]:
    """Do one after the other in this process."""
    for item in items:
        yield item, work(item)


class Mistake:
    """What was wrong in a worker, as it is sent: an error as such cannot be made again from the other side."""

    def __init__(self, error: RoundtableError) -> None:
        self.message: Final = error.message
        self.values: Final = error.values


def tried(work: Callable[[Thing], Outcome], item: Thing) -> Outcome | Mistake:
    """Do something in a worker."""
    try:
        return work(item)
    except RoundtableError as error:
        return Mistake(error)


def processes(
    work: Callable[[Thing], Outcome], items: Iterable[Thing], workers: int = 0, modules: Sequence[str] = ()
) -> Iterator[tuple[Thing, Outcome]]:
    """Work on this machine, in as many processes as it has cores unless told otherwise."""
    left = list(items)
    why = ""
    for _ in range(TRIES):
        try:
            for item, outcome in pool(work, left, workers or os.cpu_count() or 1, modules):
                left.remove(item)
                yield item, outcome
            return
        except BrokenProcessPool as problem:
            why = str(problem)
    raise ArenaTrouble("worker-died", str(TRIES), why)


def pool(
    work: Callable[[Thing], Outcome], items: Sequence[Thing], workers: int, modules: Sequence[str]
) -> Iterator[tuple[Thing, Outcome]]:
    """Work in a pool of processes that ends when all is done, or when nobody wants more."""
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, context, awake, (tuple(modules),))
    coming = iter(tuple(items))
    running: dict[Future[Outcome | Mistake], Thing] = {}
    try:
        while True:
            for item in islice(coming, AHEAD * workers - len(running)):
                running[executor.submit(tried, work, item)] = item
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                outcome = future.result()
                if isinstance(outcome, Mistake):
                    raise RoundtableError(outcome.message, outcome.values)
                yield running.pop(future), outcome
    finally:
        for process in (executor._processes or {}).values() if running else ():
            process.terminate()  # nobody waits for games that nobody wants
        executor.shutdown(wait=True, cancel_futures=True)
