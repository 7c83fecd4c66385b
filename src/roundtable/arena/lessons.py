"""Games to learn from: after every round the facts about each seat, and the points it ended with."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Final, Self

from roundtable import bots
from roundtable.arena.trouble import ArenaTrouble
from roundtable.bots import features_of, value_of
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.table import new

TABLE: Final = """
CREATE TABLE IF NOT EXISTS lesson (course TEXT NOT NULL, number INTEGER NOT NULL, rows TEXT NOT NULL,
    PRIMARY KEY (course, number));
"""


@dataclass(frozen=True)
class Row:
    """One seat between two rounds: the number of the game and of the round, the facts, and the final points."""

    game: int
    round: int
    facts: list[int]  # the hand-made worth, then the features
    points: int


@dataclass(frozen=True)
class Course:
    """What is learned: a game with its seats and settings, by games of one bot."""

    game: str
    seats: int
    settings: Mapping[str, object] = field(default_factory=dict)
    bot: str = "varied"
    seed: str = "0"

    def key(self) -> str:
        """Give what tells one course from another; other features make another course."""
        told = [self.game, self.seats, self.settings, self.bot, self.seed, features_of(self.game).names]
        return json.dumps(told, sort_keys=True)


def lesson(course: Course, number: int) -> list[Row]:
    """Play one game and give its rows."""
    seed = f"{course.seed}, lesson {number}"
    game = new(course.game, course.seats, seed, course.settings)
    sitting = [bots.find(course.bot)(Chance(key_of(f"{seed}, {seat}"))) for seat in range(course.seats)]
    value, features = value_of(course.game), features_of(course.game)
    round = value.round_of(game)
    seen: list[tuple[int, int, list[int]]] = []
    while not game.over:
        seat = game.waiting[0]
        game.play(sitting[seat].choose(Eyes(game, seat)), seat)
        if value.round_of(game) != round and not game.over:
            round = value.round_of(game)
            for one in range(course.seats):
                seen.append((one, round, [value.worth(game, one), *features.of(game, one)]))
    scores = game.scores()
    return [Row(number, round, facts, scores[seat]) for seat, round, facts in seen]


class Lessons:
    """Rows on disk, so that learning can stop and go on."""

    def __init__(self, path: str, course: Course) -> None:
        self.path: Final = path
        self.key: Final = course.key()
        try:
            self.base: Final = sqlite3.connect(path)
            self.base.executescript(TABLE)
        except sqlite3.Error as problem:
            raise ArenaTrouble("no-results", path, str(problem)) from problem

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None
    ) -> None:
        self.base.close()

    def done(self) -> set[int]:
        """Give the numbers of the games that were played."""
        return {row[0] for row in self.base.execute("SELECT number FROM lesson WHERE course = ?", (self.key,))}

    def add(self, number: int, rows: list[Row]) -> None:
        """Keep a game."""
        told = json.dumps([[row.round, row.facts, row.points] for row in rows])
        try:
            with self.base:
                self.base.execute("INSERT OR IGNORE INTO lesson VALUES (?, ?, ?)", (self.key, number, told))
        except sqlite3.Error as problem:
            raise ArenaTrouble("not-kept", self.path, str(problem)) from problem

    def rows(self) -> list[Row]:
        """Give everything, game by game."""
        found: list[Row] = []
        statement = "SELECT number, rows FROM lesson WHERE course = ? ORDER BY number"
        for number, told in self.base.execute(statement, (self.key,)):
            found += [Row(number, round, facts, points) for round, facts, points in json.loads(told)]
        return found
