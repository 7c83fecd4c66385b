"""What an option would do, tried on a copy of the game: no more of it than its seat can know before playing."""

from typing import Final

import msgspec
from msgspec import Struct

from roundtable.kernel.action import Action
from roundtable.kernel.errors import IllegalAction
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Event, Journal
from roundtable.server.shapes import Message, View, view_of

from .table import rule_asked


class RuledMessage(Struct, frozen=True, kw_only=True):
    """Something that would happen, or keeps a thing from being used: what is said of it, and the rule behind it."""

    message: Message
    rule: str


class Preview(Struct, frozen=True, kw_only=True):
    """What an option would do, seen from a version.

    `reveals`: something would be drawn, rolled or turned up; events and view stop before that, and there is no view if
    it comes at once. `ends`: it ends the turn, or another seat is asked next.
    """

    version: int
    reveals: bool
    ends: bool
    events: list[RuledMessage]
    view: View | None


def preview_of(game: Game, seat: int, action: Action, version: int) -> Preview:
    """Try an option of a seat; the game itself is left alone."""
    if action not in game.options_of(seat):
        raise IllegalAction("not-offered-now", rule_asked(game, seat), action.notation)
    trial = Trial(game, seat)
    if seat != game.seat:
        trial.copy.play(action, seat)  # laid down until it is its turn
    elif game.early:
        trial.reveals = True  # answers that others have laid down would be opened
    else:
        trial.play(action)
    told = [event for event in trial.events() if event.seen_by(seat)]
    events = [RuledMessage(message=event.message.data(), rule=event.rule) for event in told]
    return Preview(version=version, reveals=trial.reveals, ends=trial.ends, events=events, view=trial.view())


class Trial:
    """A copy of a game that is played on, up to the first step that reveals something to its seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.copy = game.clone()
        self.copy.learned = 0
        self.copy.sealed = False
        self.journal: Final = Journal()
        self.copy.journal = self.journal
        self.reveals = False
        self.last: Game | None = None  # before the step that revealed something
        self.told = 0  # events before it

    def play(self, action: Action) -> None:
        """Play an option, then step by step until somebody is asked or something is revealed."""
        copy = self.copy
        copy.carry_out(action)
        self.reveals = self.revealed()
        asked = False
        while not self.reveals and not asked:
            before, told = copy.clone(), len(self.journal.events)
            copy.forced = self.game.forced and copy.seat == self.seat  # what another seat must answer tells what it has
            asked = copy.advance(1)
            self.reveals = self.revealed()
            if self.reveals:
                self.last, self.told = before, told
        self.reveals = self.reveals or copy.over  # then all is uncovered

    def revealed(self) -> bool:
        """Say whether chance was used or the seat learned something."""
        return self.copy.chance.counter != self.game.chance.counter or (self.copy.learned >> self.seat) & 1 == 1

    @property
    def ends(self) -> bool:
        """The turn is over, or another seat is asked next."""
        return self.copy.sealed or (not self.reveals and self.copy.seat != self.seat)

    def events(self) -> list[Event]:
        """Give what would be told before anything is revealed."""
        return self.journal.events[: self.told] if self.reveals else self.journal.events

    def view(self) -> View | None:
        """Give the seat's view afterwards, or of the table as it lies before something is revealed."""
        if not self.reveals:
            return view_of(self.copy, self.seat)
        if self.last is None:
            return None
        return msgspec.structs.replace(view_of(self.game, self.seat), table=self.last.sees(self.seat))
