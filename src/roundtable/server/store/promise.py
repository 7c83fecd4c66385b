"""The last entry that was acknowledged, noted beside a SQLite file: a fault that cuts the log is noticed.

SQLite takes what it wrote ahead up to the first page that is damaged and says nothing about the rest. The note is not
synced: after a power cut it may be older than the file, which is no harm; if it is newer, something is missing.
"""

import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy.engine import make_url

from .rows import Entry

if TYPE_CHECKING:
    from .logs import Logs

LONG: Final = 200  # bytes of a note, whatever it says
logger: Final = logging.getLogger(__name__)


class Noted(Struct, frozen=True):
    """An entry of a log, by its place and its mark."""

    table: str
    sequence: int
    mark: str


class Promise:
    """The note about one file."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._noted: Noted | None = None
        self.broken: Noted | None = None  # what was acknowledged and is not there

    @classmethod
    def beside(cls, url: str) -> "Promise | None":
        """Give the note of a database; PostgreSQL needs none."""
        parsed = make_url(url)
        if parsed.get_backend_name() != "sqlite" or not parsed.database:
            return None
        return cls(Path(f"{parsed.database}.acknowledged"))

    def note(self, entry: Entry) -> None:
        """Note an entry that is on disk now, before anybody hears of it."""
        self._write(Noted(entry.table, entry.sequence, entry.mark))

    def forget(self, tables: Sequence[str]) -> None:
        """Some tables were erased: expect nothing of them."""
        if self._noted is not None and self._noted.table in tables:
            self._write(None)

    def _write(self, noted: Noted | None) -> None:
        self._noted = noted
        try:
            file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                os.pwrite(file, msgspec.json.encode(noted).ljust(LONG), 0)  # in one piece
            finally:
                os.close(file)
        except OSError as problem:
            logger.warning("what is acknowledged cannot be noted", extra={"why": type(problem).__name__})

    async def check(self, logs: "Logs") -> None:
        """Say so if what was acknowledged last is not there."""
        try:
            noted = msgspec.json.decode(self._path.read_bytes(), type=Noted | None)
        except (OSError, msgspec.DecodeError):
            return
        self._noted = noted
        if noted is None:
            return
        entries = await logs.entries(noted.table, noted.sequence - 1)
        if not entries or entries[0].mark != noted.mark:
            self.broken = noted
            logger.error(
                "moves that were acknowledged are missing: the database was cut, or an older one was put in its place",
                extra={"table": noted.table, "version": noted.sequence},
            )
