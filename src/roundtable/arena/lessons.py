"""Games to learn from: after every round the facts about each seat, and what it ended with.

Where whole turns are planned the facts are noted before every turn ends, where plans are judged.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from roundtable import bots
from roundtable.arena.kept import Kept
from roundtable.bots import need_features, value_of
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.table import new

TABLE: Final = """
CREATE TABLE IF NOT EXISTS lesson (course TEXT NOT NULL, number INTEGER NOT NULL, rows TEXT NOT NULL,
    PRIMARY KEY (course, number));
"""


@dataclass(frozen=True)
class Row:
    """One seat at a moment of a game: its number, the round, the facts, and what the game counted for in the end."""

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
        told = [self.game, self.seats, self.settings, self.bot, self.seed, need_features(self.game).names]
        return json.dumps(told, sort_keys=True)


def chance_of(course: Course, number: int, seat: int) -> Chance:
    """Give what decides by luck what a seat does in a game."""
    return Chance(key_of(f"{course.seed}, lesson {number}, {seat}"))


def lesson(course: Course, number: int) -> list[Row]:
    """Play one game and give its rows."""
    game = new(course.game, course.seats, f"{course.seed}, lesson {number}", course.settings)
    sitting = [bots.find(course.bot)(chance_of(course, number, seat)) for seat in range(course.seats)]
    value, features = value_of(course.game), need_features(course.game)
    round = value.round_of(game)
    planned = value.course()
    seen: list[tuple[int, int, list[int]]] = []

    def note(one: int) -> None:
        seen.append((one, round, [value.worth(game, one), *features.of(game, one)]))

    while not game.over:
        seat = game.waiting[0]
        choice = sitting[seat].choose(Eyes(game, seat))
        if planned is not None and choice is planned.ending(game):
            note(seat)
        game.play(choice, seat)
        if value.round_of(game) != round and not game.over:
            round = value.round_of(game)
            if planned is None:
                for one in range(course.seats):
                    note(one)
    counts = [value.outcome(game, seat) for seat in range(course.seats)]
    return [Row(number, round, facts, counts[seat]) for seat, round, facts in seen]


class Lessons(Kept):
    """Rows on disk, so that learning can stop and go on."""

    def __init__(self, path: str, course: Course) -> None:
        super().__init__(path, TABLE)
        self.key: Final = course.key()

    def done(self) -> set[int]:
        """Give the numbers of the games that were played."""
        return {row[0] for row in self.base.execute("SELECT number FROM lesson WHERE course = ?", (self.key,))}

    def add(self, number: int, rows: list[Row]) -> None:
        """Keep a game."""
        told = json.dumps([[row.round, row.facts, row.points] for row in rows])
        self.write("INSERT OR IGNORE INTO lesson VALUES (?, ?, ?)", (self.key, number, told))

    def rows(self) -> list[Row]:
        """Give everything, game by game."""
        found: list[Row] = []
        statement = "SELECT number, rows FROM lesson WHERE course = ? ORDER BY number"
        for number, told in self.base.execute(statement, (self.key,)):
            found += [Row(number, round, facts, points) for round, facts, points in json.loads(told)]
        return found
