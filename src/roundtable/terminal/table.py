"""The table in the terminal: asks people, lets bots answer, and keeps the game on disk all the while."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from roundtable.terminal import answers, saves
from roundtable.terminal.orders import Orders, read_order
from roundtable.terminal.pictures import picture
from roundtable.terminal.results import results, verdict
from roundtable.terminal.screen import Screen, Trouble
from roundtable.terminal.seating import Seating
from roundtable.terminal.speech import Speech

NEWS: Final = 8  # lines of what happened since a seat was last asked


class Table:
    """A game, the people and bots around it, and one screen."""

    def __init__(self, game: Game, seating: Seating, screen: Screen, path: Path, modules: Sequence[str]) -> None:
        self.game: Final = game
        self.seating: Final = seating
        self.screen: Final = screen
        self.path: Final = path
        self.modules: Final = modules  # that were named on the command line, and are needed again
        self.words: Final = screen.words
        self.speech: Final = Speech(screen.words)
        self.bots: Final = seating.make_bots(game.chance.key, len(game.need_past().history))
        self.orders: Final = Orders(self)
        self.notation = True
        self.whole = False  # the next picture shows long tables, too
        self.written: Final[set[Path]] = set()  # files saved at this table
        self.seen: Final[dict[int | None, int]] = {}  # events of the journal each seat was told
        self.shown: int | None = None  # whose hand was last on the screen
        self.acted: int | None = None  # the person who was asked last, if nobody else has answered since
        self.kept = True  # keeping works so far
        if game.journal is None:
            game.journal = Journal()

    # ---- the course of the game ----

    def run(self) -> None:
        """Play until the game is over."""
        while not self.game.over:
            seat = self.next_seat()
            bot = self.bots.get(seat)
            if bot is None:
                self.ask(seat)
                continue
            with self.screen.console.status(self.words.say("table-thinks", player=self.words.seat(seat))):
                choice = bot.choose(Eyes(self.game, seat))
            self.game.play(choice, seat)
            self.acted = None
            if not self.seating.people:
                self.news(None)
        self.keep()
        saves.forget_last(self.path)
        self.finish()

    def next_seat(self) -> int:
        """Give who answers next: of those asked at the same time first the bots, who need not see who answered."""
        waiting = self.game.waiting
        return next((seat for seat in waiting if seat in self.bots), waiting[0])

    def ask(self, seat: int) -> None:
        """Put the question to a person until the position changes."""
        self.keep()
        if self.seating.shared and self.shown != seat and not self.hand_over(seat):
            return
        self.shown = seat
        again = True
        position = self.position()
        while self.position() == position:
            if again:
                self.draw(seat)
            again = self.listen(seat)

    def position(self) -> tuple[int, tuple[int, ...]]:
        """Give what changes with every move: the length of the history, and answers laid down early."""
        return len(self.game.need_past().history), self.game.early

    def hand_over(self, seat: int) -> bool:
        """Let the next person come to the screen; False if the last one takes a move back instead."""
        if self.shown is not None:
            self.screen.forget()
        self.screen.heading(self.words.seat(seat))
        while True:
            typed = self.screen.ask(f"{self.words.say('table-hand-over', player=self.words.seat(seat))} ")
            order = read_order(typed, self.words)
            if not typed:
                self.screen.forget()
                return True
            if order is not None and order[0] in ("back", "restart", "quit"):
                if self.orders.obey(*order, seat):
                    return False
            else:
                self.screen.line(self.words.say("table-only-enter"), "dim")

    def listen(self, seat: int) -> bool:
        """Read one line and act on it; True if what is asked must be shown again."""
        line = self.screen.ask(f"{self.words.say('table-prompt', player=self.words.seat(seat))} ")
        if not line:
            self.screen.line(self.words.say("table-type-something"), "dim")
            return False
        options = self.game.options_of(seat)
        exact = any(option.notation == " ".join(line.lower().split()) for option in options)
        order = None if exact else read_order(line, self.words)
        if order is not None:
            return self.orders.obey(*order, seat)
        try:
            found = answers.find(line, options, self.game.rule)
            if len(found) > 1:
                self.screen.complain(self.words.say("table-several", typed=line))
                self.screen.line("  " + ", ".join([option.notation for option in found[:12]]))
                return False
            self.game.play(found[0] if found else line, seat)
            self.acted = seat
        except RoundtableError as problem:
            self.screen.complain(self.words.error(problem))
        return False

    # ---- what is shown ----

    def draw(self, seat: int) -> None:
        """Show the table as the seat may know it, what happened, and the question."""
        options = self.game.options_of(seat)
        self.screen.line()
        self.screen.heading(f"{self.speech.title(self.game.rules.box.name)} · {self.words.seat(seat)}")
        self.screen.show(picture(self.game.view(seat), self.speech, self.whole))
        self.whole = False
        self.news(seat)
        self.screen.line(self.speech.prompt(self.game, seat), "bold")
        labels = [self.speech.label(self.game, option, seat) for option in options]
        lines = [
            answers.Line(number, label, option.notation if self.notation and label != option.notation else "")
            for number, (label, option) in enumerate(zip(labels, options, strict=True), 1)
        ]
        self.screen.show(answers.listing(lines, self.screen.console.width))

    def lines(self, seat: int | None, since: int) -> list[str]:
        """Give what happened, as far as a seat may know it."""
        journal = self.game.journal
        assert journal is not None
        return [self.speech.event(event) for event in journal.seen_by(seat, since)]

    def news(self, seat: int | None) -> None:
        """Show what happened since the seat was last told."""
        journal = self.game.journal
        assert journal is not None
        first = seat not in self.seen
        lines = self.lines(seat, self.seen.get(seat, 0))
        self.seen[seat] = len(journal.events)
        if not lines:
            return
        if seat is not None and self.acted != seat:
            self.screen.line(self.words.say("table-so-far" if first else "table-since"), "cyan")
        if len(lines) > NEWS and seat is not None:
            order = self.words.say("table-word-log")
            self.screen.line(self.words.say("table-more-lines", count=len(lines) - NEWS, order=order), "dim")
            lines = lines[-NEWS:]
        for line in lines:
            self.screen.line(f"  {line}")

    def forget_undone(self) -> None:
        """After taking back: events that never happened were not seen."""
        journal = self.game.journal
        assert journal is not None
        for seat, count in self.seen.items():
            self.seen[seat] = min(count, len(journal.events))

    def finish(self) -> None:
        """Show how the game ended."""
        people = self.seating.people
        seat = people[0] if len(people) == 1 else None
        self.screen.line()
        self.screen.heading(self.words.say("table-over", game=self.speech.title(self.game.rules.box.name)))
        self.screen.show(picture(self.game.view(seat), self.speech, whole=True))
        self.seen.setdefault(seat, self.seen.get(self.shown, 0))
        self.news(seat)
        self.screen.show(results(self.game, self.words))
        self.screen.line(verdict(self.game, self.words), "bold")
        if self.kept:
            self.screen.unbroken(self.words.say("table-record", command=self.command("replay", str(self.path))), "dim")

    def farewell(self) -> None:
        """Tell how the game goes on another time."""
        if self.kept:
            self.screen.line()
            command = self.command("play", "--resume")
            self.screen.unbroken(self.words.say("table-left", file=str(self.path), command=command))

    def command(self, *parts: str) -> str:
        """Give a command line that finds this game again."""
        words = ["roundtable", *parts]
        for module in self.modules:
            words += ["--module", module]
        return shlex.join(words)

    # ---- keeping ----

    def keep(self) -> None:
        """Write the game down, so that it can be resumed whatever happens."""
        if not self.kept:
            return
        try:
            saves.write(self.path, self.game.record().text(), self.words)
            saves.Last(self.path, self.seating).write(self.words)
        except Trouble as trouble:
            self.kept = False
            self.screen.complain(str(trouble))
