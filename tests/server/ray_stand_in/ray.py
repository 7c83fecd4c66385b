"""Stands in for Ray in the bridge of a test: two threads instead of a cluster, gone as soon as a file says so."""

import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from pathlib import Path
from typing import Any

CORES = 2
_threads = ThreadPoolExecutor(CORES)


class exceptions:  # noqa: N801  # as Ray calls it
    """What can go wrong."""

    class RayTaskError(Exception):
        """A task raised something."""

    class WorkerCrashedError(Exception):
        """A worker died."""


def init(**_options: object) -> None:
    """Join, if the cluster is there."""
    if not Path(os.environ["CLUSTER"]).exists():
        raise ConnectionError("nobody answers")
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    while Path(os.environ["CLUSTER"]).exists():
        time.sleep(0.01)
    os._exit(1)  # as Ray does with whoever loses its cluster


def cluster_resources() -> dict[str, float]:
    """Say what there is."""
    return {"CPU": float(CORES)}


class remote:  # noqa: N801  # as Ray calls it
    """A function that runs elsewhere."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self._work = work

    def options(self, **_options: object) -> "remote":
        """Take any options."""
        return self

    def remote(self, *given: object) -> "Future[Any]":
        """Begin."""
        return _threads.submit(self._work, *given)


def wait(references: list["Future[Any]"], num_returns: int, timeout: float) -> tuple[list["Future[Any]"], object]:
    """Give what is done."""
    assert num_returns == 1
    return list(wait_for(references, timeout, FIRST_COMPLETED).done)[:1], None


def get(reference: "Future[Any]") -> object:
    """Give what came of it."""
    try:
        return reference.result()
    except Exception as problem:
        raise exceptions.RayTaskError from problem


def cancel(reference: "Future[Any]", force: bool) -> None:
    """Let nobody wait for it."""
    assert force
    reference.cancel()
