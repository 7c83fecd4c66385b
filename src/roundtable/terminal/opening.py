"""How a table is opened: from what the command line says, from answers to questions, or from a saved game."""

import argparse
from pathlib import Path
from typing import Final

from roundtable.bots import USUAL
from roundtable.kernel.journal import Journal
from roundtable.kernel.record import Seed
from roundtable.kernel.replay import replay
from roundtable.kernel.rules import Box
from roundtable.kernel.table import box_of, new
from roundtable.terminal import saves
from roundtable.terminal.choosing import Choosing, read_settings, usual_seats
from roundtable.terminal.screen import Screen, Trouble
from roundtable.terminal.seating import Seating, read_bots, read_people
from roundtable.terminal.speech import Speech
from roundtable.terminal.table import Table

LONGEST_SEED: Final = 100


class Opening:
    """One opening. With a game named on the command line nothing is asked; what is not said is as usual."""

    def __init__(self, args: argparse.Namespace, screen: Screen) -> None:
        self.args: Final = args
        self.screen: Final = screen
        self.words: Final = screen.words
        self.speech: Final = Speech(screen.words)
        self.choosing: Final = Choosing(screen, self.speech)

    def table(self) -> Table:
        """Open the table."""
        args = self.args
        if args.load or args.resume:
            self.refuse_settings()
            return self.last() if args.resume else self.saved(saves.existing(args.load))
        if args.game is not None:
            return self.fresh(box_of(args.game), asking=False)
        last = saves.last()
        name = self.choosing.game("" if last is None else last.path.stem)
        return self.last() if name is None else self.fresh(box_of(name), asking=True)

    def refuse_settings(self) -> None:
        """A saved game has its settings already."""
        args = self.args
        given = {"GAME": args.game, "--seats": args.seats, "--seed": args.seed, "--setting": args.setting}
        if args.load:
            given["--resume"] = args.resume
        for name, value in given.items():
            if value:
                how = "--load" if args.load else "--resume"
                raise Trouble(self.words.say("table-not-together", one=how, other=name))

    def fresh(self, box: Box, asking: bool) -> Table:
        """Begin a new game."""
        args = self.args
        chosen = read_settings(args.setting, box, self.speech)
        seats = self.seat_count(box, asking)
        box.choose(seats, chosen)
        if args.you is not None:
            people = read_people(args.you, seats)
        else:
            people = self.choosing.people(seats) if asking else [0]
        seating = Seating(seats, people, self.bots_beside(seats, people, asking))
        if asking:
            chosen = self.choosing.settings(box, seats, chosen)
        path = self.new_path(box.name)
        game = new(box.name, seats, self.seed(), chosen, args.forced)
        return Table(game, seating, self.screen, path, args.module)

    def seat_count(self, box: Box, asking: bool) -> int:
        """Give how many play; the box refuses numbers it does not know."""
        typed = self.args.seats
        if typed is None:
            return self.choosing.seats(box) if asking else usual_seats(box)
        if not typed.isdecimal():
            raise Trouble(self.words.say("table-not-a-number", typed=typed))
        return int(typed[:9])

    def seed(self) -> Seed | None:
        """Give the seed; digits are a number."""
        typed: str | None = self.args.seed
        if typed is None:
            return None
        if len(typed) > LONGEST_SEED:
            raise Trouble(self.words.say("table-long-seed", most=LONGEST_SEED))
        return int(typed) if typed.isdecimal() and str(int(typed)) == typed else typed

    def bots_beside(self, seats: int, people: list[int], asking: bool) -> list[str]:
        """Give the names of the bots; who leaves seats to them is asked."""
        if asking and self.args.bots is None and len(people) < seats:
            return self.choosing.bots()
        return self.bots()

    def bots(self) -> list[str]:
        """Give the names of the bots without asking."""
        return read_bots(self.args.bots or USUAL.id, self.words)

    def new_path(self, game: str) -> Path:
        """Give the file in which a game is kept; one that is there already is not lost by it."""
        if self.args.save is None:
            return saves.fresh(game)
        path = saves.named(self.args.save)
        if path.exists():
            raise Trouble(self.words.say("table-file-exists", file=str(path)))
        return path

    # ---- saved games ----

    def last(self) -> Table:
        """Go on with the game played last, in the same file."""
        last = saves.last()
        if last is None:
            raise Trouble(self.words.say("table-no-last"))
        return self.saved(last.path)

    def saved(self, path: Path) -> Table:
        """Go on with a saved game. A game the table keeps by itself goes on in its own file."""
        game = replay(saves.read(path, self.words), journal=Journal())
        seats = game.rules.seats
        last = saves.last()
        remembered = None
        if last is not None and last.path == path.absolute() and last.seating.seats == seats:
            remembered = last.seating
        if self.args.you is not None:
            people = read_people(self.args.you, seats)
        else:
            people = [0] if remembered is None else remembered.people
        bots = self.bots() if remembered is None or self.args.bots else remembered.bots
        own = path.absolute().parent == saves.home().absolute() or (
            self.args.save is not None and saves.named(self.args.save).absolute() == path.absolute()
        )
        target = path if own else self.new_path(game.rules.box.name)
        self.screen.unbroken(self.words.say("table-resumed", file=str(path), count=len(game.record().moves)), "green")
        return Table(game, Seating(seats, people, bots), self.screen, target, self.args.module)
