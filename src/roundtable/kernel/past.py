"""History and taking back: a snapshot now and then, and the moves since then to be replayed.

Using the generator, anybody learning what the acting seat did not know, another seat's answer and the end of a turn
seal the past. Until somebody steps back, playing only writes its moves down.
"""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from roundtable.kernel import envelopes
from roundtable.kernel.action import Action
from roundtable.kernel.errors import IllegalAction
from roundtable.kernel.record import Record, Seed

if TYPE_CHECKING:
    from roundtable.kernel.game import Game

G = TypeVar("G", bound="Game")

BACK: Final = -1
RESTART: Final = -2
REDO: Final = -3
FORCED: Final = 1 << 24  # added to the id of an answer the kernel gave itself
FAR: Final = 48  # decisions after which a new snapshot is taken: what a step back may have to replay
JOINED: Final = 1 << 25  # added to the id of an answer that belongs to the one before it
ID: Final = FORCED - 1  # masks the id of an action


class Past(Generic[G]):
    """The history of one table, from a seed or from `start`, a copy of the table that was loaded.

    `history` holds ids of actions (with FORCED added where the kernel answered) and BACK, RESTART, REDO.
    `line` holds the part since the last seal that still stands, `undone` what was taken back, last first. In these
    two an answer given together with the one before it has JOINED added: it is taken back and played again with it.
    `snapshot` is the table some decisions before the line began, and `since` holds those decisions.
    """

    def __init__(self, seed: Seed | None, start: G | None = None) -> None:
        self.seed: Final = seed
        self.start: Final = start
        self.history: list[int] = []
        self.hashed: list[tuple[int, str]] = []
        self.unhashed: list[tuple[int, G]] = []  # the table at ends of rounds that nobody has asked about yet
        self.line: list[int] = []
        self.undone: list[int] = []
        self.actor = -1
        self.rolled = 0  # numbers drawn before the last action
        self.snapshot: G | None = None
        self.since: list[int] = []
        self.told: list[int] = []  # events in the journal before each entry of the line
        self.replaying = False

    def play(self, game: G, action: Action, mark: int = 0) -> None:
        """Play an action and remember it; with the mark JOINED it belongs to the one before."""
        if self.undone:
            self.undone = []
        self.enter(game, action, mark)

    def enter(self, game: G, action: Action, mark: int) -> None:
        """Play an action at the end of the line."""
        self.begin(game, action, mark)
        game.apply(action)
        self.settle(game)

    def enter_early(self, game: G, action: Action) -> None:
        """Note an answer laid down early, as if its seat had waited and gave it now; the game carries it out."""
        self.settle(game)
        self.undone = []
        self.replaying = False  # a redo may have led here, but this answer was never taken back
        self.begin(game, action, 0)

    def begin(self, game: G, action: Action, mark: int) -> None:
        """Note an action; open a new line if another seat acts or the past is sealed."""
        seat = game.agenda[-1].seat
        if not self.line or self.actor != seat:
            self.open_line(game, seat)
        self.note(game, action, mark)
        self.rolled = game.chance.counter
        game.learned = 0
        game.sealed = False

    def settle(self, game: G) -> None:
        """Close the line if the last action sealed the past."""
        if game.over or game.sealed or game.chance.counter != self.rolled or (game.learned >> self.actor) & 1:
            self.close_line()

    def close_line(self) -> None:
        """Seal the line: nothing of it can be taken back any more."""
        for entry in self.line:
            if not entry & FORCED:
                self.since.append(entry & ID)
        self.line = []
        self.told = []
        self.undone = []

    def open_line(self, game: G, seat: int) -> None:
        """Begin a line: the past ends here."""
        self.close_line()
        self.actor = seat
        if self.snapshot is None or len(self.since) >= FAR:
            self.snapshot = game.clone()
            self.snapshot.early = ()  # what is laid down early is in no line until its question comes up
            self.since = []

    def start_of_line(self, game: G) -> G:
        """Give the table as it was when the line began; the snapshot is brought there first."""
        assert self.snapshot is not None
        actions = game.rules.box.vocabulary.actions
        for entry in self.since:
            self.snapshot.apply(actions[entry])
        self.since = []
        return self.snapshot

    def note(self, game: G, action: Action, mark: int) -> None:
        """Write an answer down, marked FORCED, JOINED or not; called in the one place where actions are applied."""
        entry = action.id + mark
        self.line.append(entry)
        self.told.append(0 if game.journal is None else len(game.journal.events))
        if not self.replaying:
            self.history.append(entry & ~JOINED)
            if game.journal is not None:
                game.journal.turn = len(self.history)
        if game.agenda[-1].seat != self.actor:
            game.sealed = True

    @property
    def open(self) -> bool:
        """A decision stands that can be taken back."""
        return any([entry <= ID for entry in self.line])

    def back(self, game: G, seat: int | None) -> None:
        """Take the last decision back, and what was answered with it or behind it."""
        self.refuse(game, seat)
        keep = len(self.line) - 1
        while self.line[keep] > ID:
            keep -= 1
        self.log(game, BACK, self.return_to(game, keep))

    def restart(self, game: G, seat: int | None) -> None:
        """Take every decision since the last seal back; what was answered by itself before them stands."""
        self.refuse(game, seat)
        keep = 0
        while self.line[keep] > ID:
            keep += 1
        count = self.return_to(game, keep)
        if keep:
            self.log(game, BACK, count)
        else:
            self.log(game, RESTART)

    def redo(self, game: G, seat: int | None) -> None:
        """Play the decision last taken back once more, with what belongs to it."""
        if not self.undone or (seat is not None and seat != self.actor):
            raise IllegalAction("nothing-to-redo", game.rule)
        undone = self.undone
        while undone:
            entry = undone[-1]
            undone = undone[:-1]
            self.log(game, REDO)
            self.replaying = True
            self.enter(game, game.rules.box.vocabulary.actions[entry & ID], entry & JOINED)
            self.undone = undone = undone if self.line and self.replaying else []
            self.replaying = False
            if undone and not undone[-1] & JOINED:
                break

    def refuse(self, game: G, seat: int | None) -> None:
        """Raise if nothing can be taken back, or not by this seat."""
        if not self.open:
            raise IllegalAction("sealed", game.rule)
        if seat is not None and seat != self.actor:
            raise IllegalAction("not-your-move", game.rule)

    def log(self, game: G, entry: int, times: int = 1) -> None:
        """Write steps back, a restart or a redo into the history."""
        self.history += [entry] * times
        if game.journal is not None:
            game.journal.turn = len(self.history)

    def return_to(self, game: G, keep: int) -> int:
        """Go back to the start of the line and replay its first `keep` entries; give how many were taken back."""
        line = self.line
        told = self.told
        journal = game.journal
        decisions = [entry for entry in line[keep:] if not entry & FORCED]
        undone = self.undone + decisions[::-1]
        actions = game.rules.box.vocabulary.actions
        if journal is not None:
            journal.cut(told[keep])
        game.journal = None  # what still stands has been told
        early = game.early
        game.become(self.start_of_line(game))
        self.line = []
        self.replaying = True
        for entry in line[:keep]:
            if not entry & FORCED:
                self.note(game, actions[entry & ID], entry & JOINED)
                game.apply(actions[entry & ID])
        self.replaying = False
        self.undone = undone
        self.told = told[:keep]
        game.journal = journal
        envelopes.keep(game, early)
        return len(decisions)

    def round_ended(self, game: G) -> None:
        """Keep the position, so that a replay can say where it departs."""
        self.unhashed.append((len(self.history), game.clone()))

    @property
    def rounds(self) -> list[tuple[int, str]]:
        """For every round that ended, the entries of the history up to there and a hash of the position."""
        for entries, table in self.unhashed:
            self.hashed.append((entries, table.digest()))
        self.unhashed = []
        return self.hashed

    def notation(self, game: G, at: int) -> str:
        """Give an entry of the history as records write it."""
        entry = self.history[at]
        if entry < 0:
            return UNDO_WORDS[entry]
        actions = game.rules.box.vocabulary.actions
        return actions[entry].notation if entry < FORCED else f"({actions[entry - FORCED].notation})"

    def record(self, game: G) -> Record:
        """Write everything down as a record."""
        return Record(
            game.rules.box.name,
            game.rules.box.version,
            game.rules.seats,
            dict(game.rules.settings),
            self.seed,
            None if self.start is None else self.start.save(),
            game.forced,
            [self.notation(game, at) for at in range(len(self.history))],
            list(self.rounds),
            game.scores() if game.over else None,
        )


UNDO_WORDS: Final = {BACK: "<back>", RESTART: "<restart>", REDO: "<redo>"}
