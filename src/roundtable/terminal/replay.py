"""A recorded game on the screen: its course as somebody may know it, all at once or step by step."""

from typing import Final

from roundtable.kernel.record import Record
from roundtable.kernel.replay import replay
from roundtable.terminal.course import Course, Move
from roundtable.terminal.pictures import picture
from roundtable.terminal.results import results, verdict
from roundtable.terminal.screen import Screen
from roundtable.terminal.speech import Speech

NEXT: Final = ("", "n", "+")
PREVIOUS: Final = ("p", "-")
LEAVE: Final = ("q", "quit")


class ReplayScreen:
    """A course and those through whose eyes it is shown; a spectator's, if nobody is named."""

    def __init__(self, record: Record, until: int | None, screen: Screen) -> None:
        self.course: Final = Course(record, until)
        self.record: Final = record
        self.screen: Final = screen
        self.words: Final = screen.words
        self.speech: Final = Speech(screen.words)
        self.eyes: list[int | None] = [None]
        self.all = False

    def watch(self, seats: list[int]) -> None:
        """Show what these seats may know."""
        self.eyes = [*seats] or [None]

    def watch_all(self) -> None:
        """Show everything: whoever has the record has the seed, too."""
        self.eyes = list(range(self.record.seats))
        self.all = True

    # ---- all at once ----

    def everything(self) -> None:
        """Show every move and the position at the end."""
        self.heading()
        for move in self.course.moves:
            self.move(move)
        self.position(self.course.moves[-1].end if self.course.moves else 0)

    def heading(self) -> None:
        """Say what game it is."""
        record = self.record
        title = self.speech.title(record.game)
        self.screen.heading(self.words.say("replay-title", game=title, seats=record.seats, count=len(record.moves)))

    def move(self, move: Move) -> None:
        """Show one move: what was decided, if that may be known, and what came of it."""
        who = self.words.seat(move.seat)
        first = move.moves[0]
        if self.all or move.seat in self.eyes or first.startswith("<"):
            played = "  ".join(move.moves)
            self.screen.line(self.words.say("replay-move", number=move.end, player=who, move=played), "cyan")
        else:
            self.screen.line(self.words.say("replay-hidden-move", number=move.end, player=who), "cyan")
        for event in move.events:
            if self.all or any(event.seen_by(seat) for seat in self.eyes):
                self.screen.line(f"    {self.speech.event(event)}")

    def position(self, end: int) -> None:
        """Show the table after a number of moves, and the result if the game is over there."""
        game = self.course.game if end == len(self.course.game.record().moves) else replay(self.record, end)
        for seat in self.eyes:
            name = self.words.say("replay-spectator") if seat is None else self.words.seat(seat)
            self.screen.line()
            self.screen.heading(self.words.say("replay-position", count=end, player=name))
            self.screen.show(picture(game.view(seat), self.speech, whole=True))
        if game.over:
            self.screen.show(results(game, self.words))
            self.screen.line(verdict(game, self.words), "bold")

    # ---- step by step ----

    def walk(self) -> None:
        """Let a person go forth and back through the moves."""
        self.heading()
        at = 0
        self.stop_at(at)
        while True:
            typed = self.screen.ask(f"{self.words.say('replay-prompt', at=at, count=len(self.course.moves))} ").lower()
            if typed in LEAVE or typed == self.words.say("table-word-quit"):
                return
            wanted = self.target(typed, at)
            if wanted is None:
                self.screen.line(self.words.say("replay-keys"), "dim")
            elif not 0 <= wanted <= len(self.course.moves):
                self.screen.line(self.words.say("replay-no-further"), "dim")
            else:
                at = wanted
                self.stop_at(at)

    def target(self, typed: str, at: int) -> int | None:
        """Give the step a person wants to see."""
        if typed in NEXT:
            return at + 1
        if typed in PREVIOUS:
            return at - 1
        return int(typed[:9]) if typed.isdecimal() else None

    def stop_at(self, at: int) -> None:
        """Show a step: the move that led here, and the position."""
        if at:
            self.move(self.course.moves[at - 1])
        self.position(self.course.moves[at - 1].end if at else 0)
