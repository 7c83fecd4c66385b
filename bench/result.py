"""The result of a run: its samples, what follows from them, and its file form."""

import json
import platform
import shutil
import subprocess
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from typing import Final

FORMAT: Final = "roundtable-bench-1"


@dataclass(frozen=True)
class Subject:
    """One game with one number of seats."""

    game: str
    seats: int


@dataclass(frozen=True)
class Sample:
    """What one worker measured of one subject in one round, and the reference just before (empty: none)."""

    game: str
    seats: int
    manner: str
    numbers: dict[str, float]
    beside: dict[str, float]


@dataclass(frozen=True)
class Number:
    """Something measured: a rate (more is better) or a time in microseconds (less is better)."""

    label: str
    rate: bool
    like: str = ""  # the number of the reference it may be set beside


NUMBERS: Final = {
    "decisions": Number("decisions/s", True, "decisions"),
    "recorded": Number("… the ordinary way", True, "decisions"),
    "games": Number("games/s", True, "games"),
    "clone": Number("clone, µs", False, "clone"),
    "clone-kept": Number("… kept", False, "clone-kept"),
    "clone-kept-frozen": Number("… kept, gc frozen", False, "clone-kept-frozen"),
    "clone-kept-searching": Number("… kept by a search", False, "clone-kept-searching"),
    "view": Number("view, µs", False),
    "key": Number("key and look-up, µs", False),
    "imagine": Number("imagine, µs", False),
    "back": Number("step back, µs", False),
    "save": Number("save, µs", False),
    "load": Number("load, µs", False),
    "replay": Number("replay a game, µs", False),
}


@dataclass(frozen=True)
class Spread:
    """The median of some values, and the limits of the middle half of them."""

    middle: float
    low: float
    high: float

    @property
    def noise(self) -> float:
        """How far the middle half reaches from the median, as a share of it."""
        return max(self.high - self.middle, self.middle - self.low) / self.middle

    def overlaps(self, other: "Spread") -> bool:
        """Say whether the two middle halves have values in common."""
        return self.low <= other.high and other.low <= self.high


def spread(values: list[float]) -> Spread | None:
    """Give the spread of values; None if there are none."""
    if len(values) < 2:
        return Spread(values[0], values[0], values[0]) if values else None
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return Spread(middle, low, high)


@dataclass(frozen=True)
class Result:
    """Everything a run found, without a word about whose machine it was."""

    revision: str
    python: str
    reference: str  # what was measured beside; empty if nothing
    seconds: float
    samples: list[Sample]

    def subjects(self) -> list[Subject]:
        """Give what was measured, in order."""
        return list(dict.fromkeys([Subject(one.game, one.seats) for one in self.samples]))

    def manners(self) -> list[str]:
        """Give how it was run."""
        return list(dict.fromkeys([one.manner for one in self.samples]))

    def of(self, subject: Subject, manner: str) -> list[Sample]:
        """Give the samples of one subject run in one manner."""
        return [
            one for one in self.samples if (one.game, one.seats, one.manner) == (subject.game, subject.seats, manner)
        ]

    def values(self, subject: Subject, manner: str, number: str) -> Spread | None:
        """Give what was measured."""
        return spread([one.numbers[number] for one in self.of(subject, manner) if number in one.numbers])

    def times_reference(self, subject: Subject, manner: str, number: str) -> Spread | None:
        """Give how many times as fast as the same thing of the reference it was; above 1 is faster than that."""
        like = NUMBERS[number].like
        pairs = [
            (one.numbers[number], one.beside[like])
            for one in self.of(subject, manner)
            if number in one.numbers and like in one.beside
        ]
        return spread([speed_of(number, ours) / speed_of(number, theirs) for ours, theirs in pairs])

    def raw_speed(self, subject: Subject, manner: str, number: str) -> Spread | None:
        """Give what was measured as a speed: of two, the greater is the better."""
        found = [one.numbers[number] for one in self.of(subject, manner) if number in one.numbers]
        return spread([speed_of(number, value) for value in found])

    def speed(self, subject: Subject, manner: str, number: str) -> Spread | None:
        """Give the speed as a share of the reference's decisions/s just before, so that two runs can be compared."""
        found = [one for one in self.of(subject, manner) if number in one.numbers]
        return spread([speed_of(number, one.numbers[number]) / one.beside.get("decisions", 1.0) for one in found])

    def reference_values(self, number: str) -> Spread | None:
        """Give what was measured of the reference over the whole run."""
        return spread([one.beside[number] for one in self.samples if number in one.beside])

    def save(self, path: Path) -> None:
        """Write the result to a file."""
        path.write_text(json.dumps({"format": FORMAT, **asdict(self)}, indent=1) + "\n", encoding="utf-8")


def load(path: Path) -> Result:
    """Read a result from a file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data.pop("format") != FORMAT:
            raise ValueError(FORMAT)
        samples = [Sample(**one) for one in data.pop("samples")]
        return Result(samples=samples, **data)
    except OSError as problem:
        raise SystemExit(f"bench: {path}: {problem.strerror}") from problem
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise SystemExit(f"bench: {path} holds no result of this program") from problem


def speed_of(number: str, value: float) -> float:
    """Turn a value into a speed: a time becomes its inverse."""
    return value if NUMBERS[number].rate else 1 / value


def python_version() -> str:
    """Say which Python runs."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def revision(folder: Path) -> str:
    """Give the revision of the sources, with a + if they were changed since; empty if that is not known."""
    if shutil.which("git") is None:
        return ""
    found = _git(folder, "rev-parse", "--short", "HEAD")
    return f"{found}+" if found and _git(folder, "status", "--porcelain") else found


def _git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""
