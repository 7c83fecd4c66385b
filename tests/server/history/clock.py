"""A module that a server under test brings along: its clock goes wrong by as many seconds as a file says."""

import os
import time
from pathlib import Path
from typing import Final

FILE: Final = "HISTORY_CLOCK"
EVERY: Final = 0.2  # seconds between looks into the file

_right: Final = time.time


class Clock:
    """The time as the file wants it."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.looked = 0.0
        self.off = 0.0

    def __call__(self) -> float:
        """Give the time."""
        if time.monotonic() - self.looked > EVERY:
            self.looked = time.monotonic()
            try:
                self.off = float(self.file.read_text(encoding="ascii"))
            except (OSError, ValueError):
                self.off = 0.0
        return _right() + self.off


if FILE in os.environ:
    time.time = Clock(Path(os.environ[FILE]))
