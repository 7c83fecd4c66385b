"""What else the machine did while something was measured: its load, and what others used of its processors."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console

TICKS: Final = os.sysconf("SC_CLK_TCK")
PROC: Final = Path("/proc")
QUIET: Final = 0.05  # of the processors: with more than that used by others, figures of time say little


class Machine:
    """The machine from one moment on."""

    def __init__(self) -> None:
        self.cores: Final = os.cpu_count() or 1
        self.load: Final = os.getloadavg()[0]
        self._began: Final = time.monotonic()
        self._busy: Final = busy()
        self._own: Final = own()

    def others(self) -> float:
        """Give the part of all processors that others have used since."""
        there = (time.monotonic() - self._began) * self.cores
        return max(0.0, busy() - self._busy - (own() - self._own)) / max(there, 0.001)

    def told(self) -> str:
        """Say how it was in a line."""
        others = self.others()
        words = "quiet" if others < QUIET else "NOT quiet"
        return (
            f"machine {words}: {self.cores} processors, load {self.load:.1f} before "
            f"and {os.getloadavg()[0]:.1f} after, others used {100 * others:.0f} % of it"
        )


@contextmanager
def machine(console: Console) -> Iterator[Machine]:
    """Measure something, and say behind it how quiet the machine was."""
    there = Machine()
    yield there
    console.print(there.told(), highlight=False)


def busy() -> float:
    """Give the seconds for which processors were at work since the machine was started."""
    fields = (PROC / "stat").read_text(encoding="ascii").split("\n", 1)[0].split()[1:]
    user, nice, system, _idle, _waiting, hard, soft, stolen = [int(field) for field in fields[:8]]
    return (user + nice + system + hard + soft + stolen) / TICKS


def own() -> float:
    """Give the seconds that this process used and all it started, those that have ended among them."""
    used: dict[int, tuple[int, float]] = {}  # by process: its parent, and what it used
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            used[int(folder.name)] = int(fields[1]), sum([int(field) for field in fields[11:15]]) / TICKS
    total, mine = 0.0, {os.getpid()}
    while mine:
        total += sum([used[one][1] for one in mine if one in used])
        mine = {one for one, (parent, _) in used.items() if parent in mine}
    return total
