"""Working on a Ray cluster. Ray is an extra (`pip install roundtable[ray]`) and is imported only here."""

import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from roundtable.arena.runners import AHEAD, TRIES, Outcome, Thing, bring
from roundtable.arena.trouble import ArenaTrouble

LOCAL: Final = "local"  # a cluster of this machine alone, begun and ended with the work
PATIENCE: Final = 5.0  # seconds until an address where nobody answers is given up; Ray itself waits for minutes


def do_there(work: Callable[[Thing], Outcome], item: Thing, modules: tuple[str, ...]) -> Outcome:
    """Do one thing on a machine of the cluster, which may not have seen the modules yet."""
    bring(modules)
    return work(item)


def knock(address: str) -> None:
    """Say at once if nobody answers at `host:port` or `ray://host:port`."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as problem:
        raise ArenaTrouble("no-cluster", address, str(problem)) from problem


def join(address: str) -> Any:  # noqa: ANN401  # the module, which is half typed and seldom there
    """Join the cluster at an address; say why if that cannot be."""
    try:
        import ray
    except ImportError as problem:
        raise ArenaTrouble("no-ray", address, str(problem)) from problem
    if ":" in address:
        knock(address)
    try:
        ray.init(address=None if address == LOCAL else address, log_to_driver=False, include_dashboard=False)
    except Exception as problem:  # Ray raises what its parts raise: ConnectionError, ValueError, gRPC's
        raise ArenaTrouble("no-cluster", address, str(problem)) from problem
    return ray


def on_ray(
    work: Callable[[Thing], Outcome], items: Iterable[Thing], address: str = LOCAL, modules: Sequence[str] = ()
) -> Iterator[tuple[Thing, Outcome]]:
    """Work on a cluster; Ray itself does again, elsewhere, what a machine that died had in hand."""
    ray = join(address)
    try:
        task = ray.remote(do_there).options(max_retries=TRIES)
        spread = ray.put(work)
        coming = iter(items)
        running: dict[object, Thing] = {}
        while True:
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            for item in islice(coming, max(0, AHEAD * cores - len(running))):
                running[task.remote(spread, item, tuple(modules))] = item
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                yield running.pop(reference), ray.get(reference)
    except ray.exceptions.RayError as problem:
        raise ArenaTrouble("worker-died", str(TRIES), str(problem).splitlines()[0]) from problem
    finally:
        ray.shutdown()
