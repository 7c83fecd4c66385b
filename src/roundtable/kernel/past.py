"""History and taking back: one snapshot per seal, and the moves since then to be replayed.

Using the generator, anybody learning what the acting seat did not know, another seat's answer and the end of a turn
seal the past.
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


class Past(Generic[G]):
    """The history of one table, from a seed or from `start`, a copy of the table that was loaded.

    `history` holds ids of actions (with FORCED added where the kernel answered) and BACK, RESTART, REDO.
    `line` holds the part since the last seal that still stands, `undone` what was taken back, last first.
    """

    def __init__(self, seed: Seed | None, start: G | None = None) -> None:
        self.seed: Final = seed
        self.start: Final = start
        self.history: list[int] = []
        self.rounds: list[tuple[int, str]] = []
        self.line: list[int] = []
        self.undone: list[int] = []
        self.actor = -1
        self.rolled = 0  # numbers drawn before the last action
        self.snapshot: G | None = None
        self.told: list[int] = []  # events in the journal before each entry of the line
        self.replaying = False

    def play(self, game: G, action: Action) -> None:
        """Play an action and remember it."""
        self.undone = []
        self.enter(game, action)

    def enter(self, game: G, action: Action) -> None:
        """Play an action at the end of the line."""
        self.begin(game, action)
        game.apply(action)
        self.settle(game)

    def enter_early(self, game: G, action: Action) -> None:
        """Note an answer laid down early, as if its seat had waited and gave it now; the game carries it out."""
        self.settle(game)
        self.undone = []
        self.replaying = False  # a redo may have led here, but this answer was never taken back
        self.begin(game, action)

    def begin(self, game: G, action: Action) -> None:
        """Note an action; open a new line if another seat acts or the past is sealed."""
        seat = game.agenda[-1].seat
        if not self.line or self.actor != seat:
            self.open_line(game, seat)
        self.note(game, action, False)
        self.rolled = game.chance.counter
        game.learned = 0
        game.sealed = False

    def settle(self, game: G) -> None:
        """Close the line if the last action sealed the past."""
        if game.over or game.sealed or game.chance.counter != self.rolled or (game.learned >> self.actor) & 1:
            self.line = []
            self.undone = []

    def open_line(self, game: G, seat: int) -> None:
        """Take a snapshot: the past ends here."""
        self.snapshot = game.clone()
        self.line = []
        self.told = []
        self.undone = []
        self.actor = seat

    def note(self, game: G, action: Action, forced: bool) -> None:
        """Write an answer down; called in the one place where actions are applied."""
        entry = action.id + FORCED if forced else action.id
        self.line.append(entry)
        self.told.append(0 if game.journal is None else len(game.journal.events))
        if not self.replaying:
            self.history.append(entry)
            if game.journal is not None:
                game.journal.turn = len(self.history)
        if game.agenda[-1].seat != self.actor:
            game.sealed = True

    def back(self, game: G, seat: int | None) -> None:
        """Take the last decision back, and the forced answers behind it."""
        self.refuse(game, seat)
        keep = len(self.line) - 1
        while self.line[keep] >= FORCED:
            keep -= 1
        self.return_to(game, keep)
        self.log(game, BACK)

    def restart(self, game: G, seat: int | None) -> None:
        """Take everything since the last seal back."""
        self.refuse(game, seat)
        self.return_to(game, 0)
        self.log(game, RESTART)

    def redo(self, game: G, seat: int | None) -> None:
        """Play the decision last taken back once more."""
        if not self.undone or (seat is not None and seat != self.actor):
            raise IllegalAction("nothing-to-redo", game.rule)
        undone = self.undone[:-1]
        entry = self.undone[-1]
        self.log(game, REDO)
        self.replaying = True
        self.enter(game, game.rules.box.vocabulary.actions[entry])
        self.undone = undone if self.line and self.replaying else []
        self.replaying = False

    def refuse(self, game: G, seat: int | None) -> None:
        """Raise if nothing can be taken back, or not by this seat."""
        if not self.line:
            raise IllegalAction("sealed", game.rule)
        if seat is not None and seat != self.actor:
            raise IllegalAction("not-your-move", game.rule)

    def log(self, game: G, entry: int) -> None:
        """Write a step back, restart or redo into the history."""
        self.history.append(entry)
        if game.journal is not None:
            game.journal.turn = len(self.history)

    def return_to(self, game: G, keep: int) -> None:
        """Go back to the snapshot and replay the first `keep` entries of the line."""
        line = self.line
        told = self.told
        journal = game.journal
        decisions = [entry for entry in line[keep:] if entry < FORCED]
        undone = self.undone + decisions[::-1]
        actions = game.rules.box.vocabulary.actions
        if journal is not None:
            journal.cut(told[keep])
        game.journal = None  # what still stands has been told
        assert self.snapshot is not None
        early = game.early
        game.become(self.snapshot)
        game.early = ()
        self.line = []
        self.replaying = True
        for entry in line[:keep]:
            if entry < FORCED:
                self.note(game, actions[entry], False)
                game.apply(actions[entry])
        self.replaying = False
        self.undone = undone
        self.told = told[:keep]
        game.journal = journal
        envelopes.keep(game, early)

    def round_ended(self, game: G) -> None:
        """Keep a hash of the position, so that a replay can say where it departs."""
        self.rounds.append((len(self.history), game.digest()))

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
