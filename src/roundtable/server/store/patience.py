"""How long somebody waits for the store: one deadline from a request's arrival, whatever it waits for on its way.

It lies in a context variable, so that everything done for a request knows it. What a request leaves to be done
afterwards is nobody's wait any more: `afterwards` starts it without the deadline.
"""

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from contextvars import Context, ContextVar
from typing import Final, ParamSpec

PATIENCE: Final = 6.0  # seconds from a request's arrival to its answer, if the store is away
LEAST: Final = 0.5  # seconds for a look into the store after a request has waited for something else, as for news

P = ParamSpec("P")
_until: Final[ContextVar[float | None]] = ContextVar("until", default=None)


@contextmanager
def arrived() -> Iterator[None]:
    """A request has come: its time runs from now on."""
    token = _until.set(time.monotonic() + PATIENCE)
    try:
        yield
    finally:
        _until.reset(token)


@contextmanager
def unhurried() -> Iterator[None]:
    """Nobody waits for this: a migration takes as long as it takes."""
    token = _until.set(math.inf)
    try:
        yield
    finally:
        _until.reset(token)


def left() -> float:
    """Give the seconds that are left for what is being done."""
    until = _until.get()
    return PATIENCE if until is None else max(LEAST, until - time.monotonic())


def in_time() -> AbstractAsyncContextManager[object]:
    """Do something in the time that is left, or raise TimeoutError."""
    seconds = left()
    return asyncio.timeout(None if math.isinf(seconds) else seconds)


def afterwards(work: Callable[P, object], /, *args: P.args, **kwargs: P.kwargs) -> None:
    """Begin something that no longer belongs to the request which led to it."""
    Context().run(work, *args, **kwargs)
