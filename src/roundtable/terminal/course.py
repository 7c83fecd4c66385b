"""The course of a recorded game, move by move, with what each seat may know of it."""

from typing import Final

from roundtable.kernel.journal import Event, Journal
from roundtable.kernel.record import Record
from roundtable.kernel.replay import Replay


class Move:
    """A decision and what came of it, answers the kernel gave itself included."""

    def __init__(self, seat: int, moves: list[str], events: list[Event], end: int) -> None:
        self.seat: Final = seat  # who decided, or took something back
        self.moves: Final = moves  # as the record writes them
        self.events: Final = events
        self.end: Final = end  # entries of the record played so far


class Course:
    """A record played again with a journal: the game at its end, and all moves. A wrong record gives nothing."""

    def __init__(self, record: Record, until: int | None = None) -> None:
        journal = Journal()
        replay = Replay(record, until, journal)
        self.game: Final = replay.game
        self.moves: Final[list[Move]] = []
        at, told = replay.done, 0
        while replay.step():
            events = journal.events[told:]  # nothing, if the move took something back
            self.moves.append(Move(replay.past.actor, record.moves[at : replay.done], events, replay.done))
            at, told = replay.done, len(journal.events)
