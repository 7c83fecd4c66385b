"""Results on disk: one SQLite file for any number of leagues. A game is there as soon as it is over, and only once."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from roundtable.arena.kept import Kept
from roundtable.arena.league import Fixture, League
from roundtable.arena.playing import Result
from roundtable.arena.trouble import ArenaTrouble

TABLES: Final = """
CREATE TABLE IF NOT EXISTS league (id INTEGER PRIMARY KEY, key TEXT UNIQUE NOT NULL, begun TEXT NOT NULL,
    command TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS game (league INTEGER NOT NULL REFERENCES league, deal INTEGER NOT NULL,
    lineup INTEGER NOT NULL, turned INTEGER NOT NULL, result TEXT NOT NULL,
    PRIMARY KEY (league, deal, lineup, turned));
"""


class Results(Kept):
    """The leagues of one file, and their games."""

    def __init__(self, path: str) -> None:
        super().__init__(path, TABLES)

    def enter(self, league: League, command: str = "") -> int:
        """Give the number of a league; a new one is written down with the command that plays it."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self.write("INSERT OR IGNORE INTO league (key, begun, command) VALUES (?, ?, ?)", (league.key(), now, command))
        found: tuple[int] = self.base.execute("SELECT id FROM league WHERE key = ?", (league.key(),)).fetchone()
        return found[0]

    def add(self, league: int, fixture: Fixture, result: Result) -> None:
        """Keep a game that is over."""
        told = msgspec.json.encode(result).decode()
        values = (league, fixture.deal, fixture.lineup, fixture.turned, told)
        self.write("INSERT OR IGNORE INTO game VALUES (?, ?, ?, ?, ?)", values)

    def played(self, league: int) -> set[Fixture]:
        """Give the fixtures that are over."""
        rows = self.base.execute("SELECT deal, lineup, turned FROM game WHERE league = ?", (league,))
        return {Fixture(*row) for row in rows}

    def games(self, league: int) -> Iterator[tuple[Fixture, Result]]:
        """Give the games of a league in the order of their numbers, whenever each was played."""
        statement = "SELECT deal, lineup, turned, result FROM game WHERE league = ? ORDER BY deal, lineup, turned"
        for deal, lineup, turned, result in self.base.execute(statement, (league,)):
            yield Fixture(deal, lineup, turned), msgspec.json.decode(result, type=Result)

    def leagues(self) -> list[tuple[int, str, str]]:
        """Give the number, the key and the command of every league."""
        return list(self.base.execute("SELECT id, key, command FROM league ORDER BY id"))


def existing(path: str) -> Results:
    """Open a file that must be there."""
    if not Path(path).is_file():
        raise ArenaTrouble("no-results", path, "–")
    return Results(path)
