"""The course of a recorded game, move by move, with what each seat may know of it."""

from typing import Final

from roundtable.kernel.game import Game
from roundtable.kernel.journal import Event, Journal
from roundtable.kernel.record import Record
from roundtable.kernel.table import new, redo_move, replay


class Move:
    """A decision and what came of it, answers the kernel gave itself included."""

    def __init__(self, seat: int, moves: list[str], events: list[Event], end: int) -> None:
        self.seat: Final = seat
        self.moves: Final = moves  # as the record writes them
        self.events: Final = events
        self.end: Final = end  # entries of the record played so far


class Course:
    """A record played again with a journal. The record was checked before anything is told."""

    def __init__(self, record: Record, until: int | None = None) -> None:
        replay(record, until)
        self.record: Final = record
        self.moves: Final[list[Move]] = []
        self.game: Final[Game] = new(record.game, record.seats, record.seed, record.settings, record.forced)
        self.game.journal = Journal()
        past = self.game.need_past()
        stop = len(record.moves) if until is None else min(until, len(record.moves))
        while len(past.history) < stop:
            self.play_one(len(past.history))

    def play_one(self, at: int) -> None:
        """Play the next entry, and the answers the kernel gives behind it."""
        game = self.game
        journal = game.journal
        assert journal is not None
        before = len(journal.events)
        seat = self.actor(self.record.moves[at])
        redo_move(game, self.record.moves[at], at)
        end = len(game.need_past().history)
        events = journal.events[before:]  # nothing, if the move took something back
        self.moves.append(Move(seat, self.record.moves[at:end], events, end))

    def actor(self, move: str) -> int:
        """Give the seat of an entry: who is asked, or who takes something back."""
        seat = self.game.need_past().actor if move.startswith("<") else self.game.seat
        return -1 if seat is None else seat


def resume(record: Record) -> Game:
    """Give the game at the end of a record, with its history and a journal of all that happened."""
    return Course(record).game
