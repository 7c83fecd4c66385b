"""A SQLite file in which the arena keeps what is finished: written at once, so that stopping loses nothing."""

import sqlite3
from types import TracebackType
from typing import Final, Self

from roundtable.arena.trouble import ArenaTrouble

MEMORY: Final = ":memory:"  # for those who keep nothing


class Kept:
    """The file; used as a context it is closed at the end."""

    def __init__(self, path: str, tables: str) -> None:
        self.path: Final = path
        try:
            self.base: Final = sqlite3.connect(path)
            self.base.executescript(tables)
        except sqlite3.Error as problem:
            raise ArenaTrouble("no-results", path, str(problem)) from problem

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None
    ) -> None:
        self.base.close()

    def write(self, statement: str, values: tuple[object, ...]) -> None:
        """Write at once; a full disk is said, and what was there before stays."""
        try:
            with self.base:
                self.base.execute(statement, values)
        except sqlite3.Error as problem:
            raise ArenaTrouble("not-kept", self.path, str(problem)) from problem
