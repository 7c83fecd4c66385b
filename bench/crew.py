"""The workers, and taking samples from them in turn: reference, interpreted, reference, compiled, and so on.

The machine's speed changes from moment to moment, so every sample lies beside one of the reference taken just before,
and where two checkouts are compared, their samples alternate.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from bench.checkout import HERE, Checkout
from bench.result import Sample, Subject

OF_REFERENCE: Final = ("random", "clone")


class Worker:
    """One process that measures; `hello` is what it says first."""

    def __init__(self, checkout: Checkout, place: Path, *words: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(checkout.root)])}
        command = [sys.executable, "-P", "-m", "bench.worker", *words]  # -P: only PYTHONPATH says what comes first
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.hello = self._hear()

    def ask(self, **request: str | int | float) -> dict[str, float]:
        """Have something measured."""
        pipe = _open(self.process.stdin)
        pipe.write(json.dumps(request) + "\n")
        pipe.flush()
        return self._hear()

    def dismiss(self) -> None:
        """Let the process end."""
        _open(self.process.stdin).close()
        self.process.wait()
        _open(self.process.stdout).close()

    def _hear(self) -> dict[str, Any]:
        line = _open(self.process.stdout).readline()
        if not line:
            raise SystemExit("bench: a worker has died, see above")
        heard: dict[str, Any] = json.loads(line)
        return heard


def _open(pipe: IO[str] | None) -> IO[str]:
    if pipe is None:
        raise RuntimeError("a worker without pipes")
    return pipe


class Crew:
    """Workers for each checkout and each manner of running its games, and one for the reference if it is installed."""

    def __init__(self, *checkouts: Checkout) -> None:
        self.ours = [
            {manner: Worker(checkout, place) for manner, place in checkout.places().items()} for checkout in checkouts
        ]
        reference = Worker(HERE, HERE.places()["interpreted"], "reference")
        self.reference = None if "missing" in reference.hello else reference
        for manner, worker in [pair for workers in self.ours for pair in workers.items()]:
            if worker.hello["manner"] != manner:
                raise SystemExit(f"bench: asked for {manner}, got {worker.hello['manner']}")

    def games(self) -> dict[str, list[int]]:
        """Give the games that can be measured everywhere, with their numbers of seats."""
        first, *others = [workers["interpreted"].hello["games"] for workers in self.ours]
        return {
            game: [count for count in counts if all(count in other.get(game, []) for other in others)]
            for game, counts in first.items()
        }

    def per_round(self) -> int:
        """Say how many samples a round has."""
        return sum(map(len, self.ours))

    def rounds(self, subject: Subject, count: int, seconds: float) -> Iterator[tuple[int, Sample]]:
        """Take samples round by round, every second round in the other order, each with the number of its checkout."""
        turns = [
            (manner, side) for manner in self.ours[0] for side, workers in enumerate(self.ours) if manner in workers
        ]
        for number in range(count):
            for manner, side in reversed(turns) if number % 2 else turns:
                beside = self._measure_reference(seconds)
                numbers = self._measure(self.ours[side][manner], subject, seconds)
                yield side, Sample(subject.game, subject.seats, manner, numbers, beside)

    def _measure_reference(self, seconds: float) -> dict[str, float]:
        numbers: dict[str, float] = {}
        if self.reference is not None:
            for what in OF_REFERENCE:
                numbers |= self.reference.ask(measure=what, seconds=seconds)
        return numbers

    def _measure(self, worker: Worker, subject: Subject, seconds: float) -> dict[str, float]:
        numbers: dict[str, float] = {}
        for what in worker.hello["measures"]:
            numbers |= worker.ask(game=subject.game, seats=subject.seats, measure=what, seconds=seconds)
        return numbers

    def dismiss(self) -> None:
        """Let all processes end."""
        for worker in [worker for workers in self.ours for worker in workers.values()]:
            worker.dismiss()
        if self.reference is not None:
            self.reference.dismiss()
