"""A copy of a game on which an answer is tried: for previews, for answers given in one go, and for obvious ones."""

from typing import Final, Literal, Self

import msgspec

from roundtable.kernel.action import Action
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Event, Journal
from roundtable.server.shapes import View, view_of

from .projected import Projected, projected

Lasting = Literal["", "reveals", "ends", "seals"]  # why an answer cannot be taken back; empty: it can


class Trial:
    """A copy of a game that is played on, up to the first step that reveals something to its seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.copy = game.clone()
        self.copy.learned = 0
        self.copy.sealed = False
        self.copy.journal = None
        self.reveals = False
        self.uncovers = False  # the answer itself reveals it, not what others do when the turn is over

    def play(self, action: Action) -> None:
        """Play an option, then step by step until somebody is asked or something is revealed."""
        copy = self.copy
        copy.carry_out(action)
        self.reveals = self.uncovers = self.revealed()
        asked = False
        while not self.reveals and not asked:
            over = copy.sealed
            copy.forced = self.game.forced and copy.seat == self.seat  # what another seat must answer tells what it has
            asked = self.step()
            self.reveals = self.revealed()
            if self.reveals:
                self.uncovers = not over
        self.reveals = self.reveals or copy.over  # then all is uncovered

    def step(self) -> bool:
        """Let one thing happen; say whether somebody is asked."""
        return self.copy.advance(1)

    def open_answers(self) -> None:
        """An answer would open those that others have laid down."""
        self.reveals = self.uncovers = True

    def revealed(self) -> bool:
        """Say whether chance was used or the seat learned something."""
        return self.copy.chance.counter != self.game.chance.counter or (self.copy.learned >> self.seat) & 1 == 1

    @property
    def ends(self) -> bool:
        """The turn or the game is over."""
        return self.copy.over or self.copy.turn_over(self.game)

    @property
    def passed(self) -> bool:
        """Another seat is asked next."""
        return not self.reveals and self.copy.seat != self.seat

    @property
    def closed(self) -> bool:
        """Nothing up to here can be taken back."""
        return self.copy.sealed or self.copy.over or self.passed

    @property
    def seals(self) -> bool:
        """It could not be taken back, though it reveals nothing and ends no turn."""
        return self.lasting == "seals"

    @property
    def lasting(self) -> Lasting:
        """Why it could not be taken back: it reveals something, the turn is over, or the game wants it so."""
        if self.uncovers:
            return "reveals"
        if not self.closed:
            return ""
        return "ends" if self.ends else "seals"

    @property
    def quiet(self) -> bool:
        """The seat is asked again, nobody has learned anything and no turn has ended: it could be taken back."""
        return not (self.reveals or self.closed or self.copy.learned or self.copy.early)

    @property
    def goes_on(self) -> bool:
        """What follows by itself may follow."""
        return not (self.reveals or self.copy.sealed or self.copy.over)

    def next(self, action: Action) -> Self:
        """Give the trial of the next answer."""
        trial = type(self)(self.copy, self.seat)
        trial.play(action)
        return trial


class Rehearsal(Trial):
    """A trial of which one can say what was told, and show how the table lay before anything was revealed."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.journal: Final = Journal()
        self.copy.journal = self.journal
        self.last: Game | None = None  # before the step that revealed something
        self.told = 0  # events before it

    def step(self) -> bool:
        """Keep the table as it lies before something is revealed."""
        before, told = self.copy.clone(), len(self.journal.events)
        asked = super().step()
        if self.revealed():
            self.last, self.told = before, told
        return asked

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

    def projected(self) -> Projected | None:
        """Give the points if scored afterwards, or before something is revealed."""
        shown = self.last if self.reveals else self.copy
        return None if shown is None else projected(shown)
