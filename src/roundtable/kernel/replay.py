"""Records played again: at once by `replay`, or move by move by a `Replay`."""

from typing import Final

from roundtable.kernel.errors import BadRecord, IllegalAction
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from roundtable.kernel.record import Record, read_record
from roundtable.kernel.table import box_of, load, new


def replay(record: Record | str, until: int | None = None, journal: Journal | None = None) -> Game:
    """Play a record (or its text) again, up to a number of entries, and check all of it; a journal is told of it."""
    again = Replay(record, until, journal)
    while again.step():
        pass
    return again.game


class Replay:
    """A record that is being played again. `game` is the table after the entries played so far, which are sound."""

    def __init__(self, record: Record | str, until: int | None = None, journal: Journal | None = None) -> None:
        self.record: Final = read_record(record) if isinstance(record, str) else record
        self.whole: Final = until is None
        entries = len(self.record.moves)
        self.stop: Final = entries if until is None else min(until, entries)
        self.game: Final = begin(self.record)
        self.past: Final = self.game.need_past()
        self.rounds = 0  # that were compared
        self.game.journal = journal
        self.compare(0)

    @property
    def done(self) -> int:
        """How many entries were played."""
        return len(self.past.history)

    def step(self) -> bool:
        """Play the next entry, and the answers the kernel gives behind it; False if all were played before."""
        at = self.done
        if at >= self.stop:
            if self.whole:
                self.compare_end()
            return False
        play_entry(self.game, self.record.moves[at], at)
        self.compare(at)
        return True

    def compare(self, at: int) -> None:
        """Compare what was played from an entry on, and the hashes of the rounds that ended, with the record."""
        moves = self.record.moves
        for place in range(at, min(self.done, self.stop)):
            if self.past.notation(self.game, place) != moves[place]:
                raise BadRecord("departs", place, moves[place])
        ours = self.past.rounds
        theirs = self.record.rounds
        while self.rounds < len(ours) and self.rounds < len(theirs):
            if ours[self.rounds] != theirs[self.rounds]:
                raise BadRecord("other-round", ours[self.rounds][0], str(self.rounds + 1))
            self.rounds += 1

    def compare_end(self) -> None:
        """Compare how many rounds there were, and the scores."""
        record = self.record
        if len(self.past.rounds) != len(record.rounds):
            raise BadRecord("other-round", len(record.moves), str(self.rounds + 1))
        if record.scores is not None and (not self.game.over or self.game.scores() != record.scores):
            raise BadRecord("other-scores", len(record.moves), str(self.game.scores()))


def begin(record: Record) -> Game:
    """Set up the table that a record begins with."""
    box = box_of(record.game)
    if record.rules != box.version:
        raise BadRecord("other-version", what=f"{record.rules}: {box.version}")
    if record.position is None:
        return new(record.game, record.seats, record.seed, record.settings, record.forced)
    game = load(record.position)
    rules = game.rules
    theirs = (record.game, record.seats, record.settings, record.forced)
    if theirs != (rules.box.name, rules.seats, rules.settings, bool(game.forced)):
        raise BadRecord("wrong-part", what="position")
    return game


def play_entry(game: Game, move: str, at: int) -> None:
    """Play one entry of a record."""
    try:
        if move == "<back>":
            game.back()
        elif move == "<restart>":
            game.restart()
        elif move == "<redo>":
            game.redo()
        else:
            game.play(move)
    except IllegalAction as refusal:
        raise BadRecord("departs", at, f"{move} ({refusal.reason})") from refusal
