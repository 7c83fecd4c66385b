"""What people were told, and whether it agrees with the log: nothing here knows how it came about."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from roundtable.server.store import Entry

SLOWEST: Final = 10.0  # seconds in which every answer must come

Shown = tuple[str, int | None, int]  # a table through the eyes of a seat at a version


@dataclass
class Move:
    """A move under its key: when it was first sent, what the answers were, and when the first of them came."""

    key: str
    table: str
    began: float
    versions: list[int] = field(default_factory=list)  # that it was acknowledged with
    refused: list[str] = field(default_factory=list)  # for good
    answered: float = 0.0


@dataclass
class History:
    """Everything that was seen from outside."""

    moves: dict[str, Move] = field(default_factory=dict)
    shown: dict[Shown, str] = field(default_factory=dict)  # the digest of what was shown
    answers: list[float] = field(default_factory=list)  # seconds
    news: list[float] = field(default_factory=list)  # seconds from an acknowledgement until another process told of it
    wrong: list[str] = field(default_factory=list)
    away: int = 0  # answers that the store is away

    def sent(self, key: str, table: str, now: float) -> None:
        """Somebody sent a move, perhaps again."""
        self.moves.setdefault(key, Move(key, table, now))

    def acknowledged(self, key: str, version: int, now: float) -> None:
        """Somebody was told that a move stands."""
        move = self.moves[key]
        move.versions.append(version)
        move.answered = move.answered or now

    def refused(self, key: str, why: str, now: float) -> None:
        """Somebody was told that a move does not stand."""
        move = self.moves[key]
        move.refused.append(why)
        move.answered = move.answered or now

    def answered(self, seconds: float, what: str) -> None:
        """An answer came, or did not come in time."""
        self.answers.append(seconds)
        if seconds > SLOWEST:
            self.wrong.append(f"an answer took {seconds:.1f} s: {what}")

    def saw(self, who: str, table: str, seat: int | None, before: int, version: int, digest: str) -> None:
        """Somebody was shown a table."""
        if version < before:
            self.wrong.append(f"{table}: {who} saw version {version} after {before}")
        known = self.shown.setdefault((table, seat, version), digest)
        if known != digest:
            self.wrong.append(f"{table}: two views of version {version} for seat {seat}")

    @property
    def standing(self) -> list[Move]:
        """The moves that were acknowledged."""
        return [move for move in self.moves.values() if move.versions]


def faults(history: History, table: str, entries: list[Entry]) -> list[str]:
    """Say what was told about a table and is not so in its log."""
    found: list[str] = []
    if [entry.sequence for entry in entries] != list(range(1, len(entries) + 1)):
        found.append(f"{table}: the log has gaps")
    epochs = [entry.epoch for entry in entries]
    if epochs != sorted(epochs):
        found.append(f"{table}: a home that was given up wrote on: {epochs}")
    places = {entry.key: entry.sequence for entry in entries if entry.key is not None}
    twice = [key for key, count in Counter([entry.key for entry in entries]).items() if key is not None and count > 1]
    found += [f"{table}: {key} stands twice" for key in twice]
    moves = [move for move in history.moves.values() if move.table == table]
    for move in moves:
        if move.versions and set(move.versions) != {places.get(move.key)}:
            found.append(f"{table}: {move.key} was acknowledged as {move.versions}, stands at {places.get(move.key)}")
        if move.refused and move.key in places:
            found.append(f"{table}: {move.key} was refused ({move.refused}) and stands at {places[move.key]}")
    return found + disorder(table, [move for move in moves if move.versions])


def disorder(table: str, moves: Iterable[Move]) -> list[str]:
    """Say which moves stand before others that were over before they began."""
    found: list[str] = []
    soonest = float("inf")  # when the first of those that stand behind was answered
    for move in sorted(moves, key=lambda move: -move.versions[0]):
        if move.began > soonest:
            found.append(f"{table}: {move.key} began after one behind it was answered")
        soonest = min(soonest, move.answered)
    return found
