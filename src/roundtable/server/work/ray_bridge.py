"""The way to a Ray cluster: a process of its own, which takes jobs from the server and hands them on to the cluster.

Ray ends the process that lost its cluster, so it must not be the server's. The server starts this one (`on_ray`).
"""

import os
import sys
import threading
from typing import Any, Final

import msgspec
from msgspec import Struct

from roundtable.arena.on_ray import join
from roundtable.kernel.errors import RoundtableError

from .frames import read_frame, taken_over, write_frame
from .worker import answer, bring

PAUSE: Final = 0.02  # seconds between looks for what is done


class Greeting(Struct, frozen=True, kw_only=True):
    """The first message: how many bots can think at once, or why there is no cluster."""

    cores: int = 0
    error: dict[str, Any] | None = None


class Sent(Struct, frozen=True, array_like=True):
    """A job under its number; without one, nobody waits for it any more."""

    number: int
    job: bytes | None = None


class Came(Struct, frozen=True, array_like=True):
    """The answer to a job; none if it failed."""

    number: int
    reply: bytes | None = None


def think(job: bytes, modules: tuple[str, ...]) -> bytes:
    """Do a job on a machine of the cluster, which may not have seen the modules yet."""
    bring(modules)
    return answer(job)


class Bridge:
    """Jobs on their way. `ray` is the module, which is half typed and seldom there."""

    def __init__(self, ray: Any, modules: tuple[str, ...], results: int) -> None:  # noqa: ANN401  # see above
        self._ray: Final = ray
        self._task: Final = ray.remote(think).options(max_retries=0)
        self._modules: Final = modules
        self._results: Final = results
        self._lock: Final = threading.Lock()
        self._going: Final[dict[Any, int]] = {}
        self._wake: Final = threading.Event()

    def take(self, sent: Sent) -> None:
        """Hand a job on, or end one."""
        with self._lock:
            if sent.job is not None:
                self._going[self._task.remote(sent.job, self._modules)] = sent.number
                self._wake.set()
                return
            for reference in [one for one, number in self._going.items() if number == sent.number]:
                self._ray.cancel(reference, force=True)
                del self._going[reference]

    def collect(self) -> None:
        """Bring back what is done, for ever; without a cluster this process ends."""
        try:
            while True:
                self._wake.wait()
                with self._lock:
                    going = list(self._going)
                    if not going:
                        self._wake.clear()
                        continue
                for reference in self._ray.wait(going, num_returns=1, timeout=PAUSE)[0]:
                    self._bring_back(reference)
        finally:
            os._exit(1)

    def _bring_back(self, reference: Any) -> None:  # noqa: ANN401  # Ray's own
        with self._lock:
            number = self._going.pop(reference, None)
        if number is None:
            return
        try:
            reply = self._ray.get(reference)
        except (self._ray.exceptions.RayTaskError, self._ray.exceptions.WorkerCrashedError):
            reply = None  # the bot's own fault, or of the machine it was on
        write_frame(self._results, msgspec.msgpack.encode(Came(number, reply)))


def main() -> None:
    """Join the cluster, say so, and carry jobs there until the server is gone."""
    address, *modules = sys.argv[1:]
    jobs, results = taken_over()
    try:
        ray = join(address)
    except RoundtableError as problem:
        write_frame(results, msgspec.msgpack.encode(Greeting(error=problem.data())))
        return
    bridge = Bridge(ray, tuple(modules), results)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    write_frame(results, msgspec.msgpack.encode(Greeting(cores=cores)))
    threading.Thread(target=bridge.collect, daemon=True).start()
    decoder = msgspec.msgpack.Decoder(Sent)
    while (frame := read_frame(jobs)) is not None:
        bridge.take(decoder.decode(frame))
    os._exit(0)  # Ray's own way of ending takes seconds


if __name__ == "__main__":
    main()
