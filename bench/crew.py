"""The workers, and taking samples from them in turn: reference, interpreted, reference, compiled, and so on.

The machine's speed changes from moment to moment, so every sample lies beside one of the reference taken just before.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from bench.result import Sample, Subject

ROOT: Final = Path(__file__).resolve().parent.parent
PLACES: Final = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "bench"}
OF_REFERENCE: Final = ("random", "clone")


class Worker:
    """One process that measures; `hello` is what it says first."""

    def __init__(self, place: Path, *words: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}
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
    """A worker for each manner of running our games, and one for the reference if it is installed."""

    def __init__(self) -> None:
        self.ours = {manner: Worker(place) for manner, place in PLACES.items() if place.is_dir()}
        reference = Worker(PLACES["interpreted"], "reference")
        self.reference = None if "missing" in reference.hello else reference
        for manner, worker in self.ours.items():
            if worker.hello["manner"] != manner:
                raise SystemExit(f"bench: asked for {manner}, got {worker.hello['manner']}")

    def games(self) -> dict[str, list[int]]:
        """Give the games that can be measured, with their numbers of seats."""
        games: dict[str, list[int]] = self.ours["interpreted"].hello["games"]
        return games

    def rounds(self, subject: Subject, count: int, seconds: float) -> Iterator[Sample]:
        """Take samples round by round, every second round in the other order."""
        for number in range(count):
            manners = list(self.ours)
            for manner in reversed(manners) if number % 2 else manners:
                beside = self._measure_reference(seconds)
                yield Sample(subject.game, subject.seats, manner, self._measure(manner, subject, seconds), beside)

    def _measure_reference(self, seconds: float) -> dict[str, float]:
        numbers: dict[str, float] = {}
        if self.reference is not None:
            for what in OF_REFERENCE:
                numbers |= self.reference.ask(measure=what, seconds=seconds)
        return numbers

    def _measure(self, manner: str, subject: Subject, seconds: float) -> dict[str, float]:
        numbers: dict[str, float] = {}
        for what in self.ours[manner].hello["measures"]:
            numbers |= self.ours[manner].ask(game=subject.game, seats=subject.seats, measure=what, seconds=seconds)
        return numbers

    def dismiss(self) -> None:
        """Let all processes end."""
        for worker in self.ours.values():
            worker.dismiss()
        if self.reference is not None:
            self.reference.dismiss()
