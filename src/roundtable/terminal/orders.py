"""What may be typed besides an answer: help, log, taking back, saving, the rules."""

from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from roundtable.kernel.errors import RoundtableError
from roundtable.rules import UnknownRule, load
from roundtable.terminal import saves
from roundtable.terminal.screen import Left, Trouble, printable
from roundtable.text import Words

if TYPE_CHECKING:
    from roundtable.terminal.table import Table

NAMES: Final = tuple("help look log back restart redo save resume why rules notation quit".split())
SAYS: Final = (
    "table-word-help", "table-word-look", "table-word-log", "table-word-back", "table-word-restart", "table-word-redo",
    "table-word-save", "table-word-resume", "table-word-why", "table-word-rules", "table-word-notation",
    "table-word-quit",
    "table-help-help", "table-help-look", "table-help-log", "table-help-back", "table-help-restart", "table-help-redo",
    "table-help-save", "table-help-resume", "table-help-why", "table-help-rules", "table-help-notation",
    "table-help-quit",
)  # fmt: skip
LOG_LINES: Final = 15


class Resume(Exception):
    """Another game is to be loaded instead of this one."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name: Final = name


def read_order(line: str, words: Words) -> tuple[str, str] | None:
    """Give the order a line begins with, in English or in the person's language, and the rest of the line."""
    first, _, rest = line.strip().removeprefix("/").partition(" ")
    typed = first.lower()
    if typed == "?":
        return "help", rest.strip()
    for name in NAMES:
        if typed in (name, words.say(f"table-word-{name}")):
            return name, rest.strip()
    return None


class Orders:
    """The orders at one table. `obey` says whether the position or what is shown has changed."""

    def __init__(self, table: "Table") -> None:
        self.table: Final = table
        self.screen: Final = table.screen
        self.words: Final = table.screen.words

    def obey(self, name: str, rest: str, seat: int) -> bool:
        """Carry out an order; True if the question must be put again."""
        again = False
        try:
            match name:
                case "look":
                    self.table.whole = True
                    again = True
                case "notation":
                    self.table.notation = not self.table.notation
                    again = True
                case "back" | "restart" | "redo":
                    self.take_back(name, seat)
                    again = True
                case "log":
                    self.log(rest, seat)
                case "save":
                    self.save(rest)
                case "resume":
                    self.resume(rest)
                case "why":
                    self.statement(self.table.game.rule)
                case "rules":
                    self.statement(rest or self.table.game.rule)
                case "quit":
                    self.quit()
                case _:
                    self.help()
        except RoundtableError as problem:
            self.screen.complain(self.words.error(problem))
        except Trouble as trouble:
            self.screen.complain(str(trouble))
        return again

    def help(self) -> None:
        """List all that may be typed."""
        words = self.words
        self.screen.line(words.say("table-help-answer"))
        grid = Grid.grid(padding=(0, 2))
        for name in NAMES:
            grid.add_row(Text(f"  {words.say(f'table-word-{name}')}", "bold"), Text(words.say(f"table-help-{name}")))
        self.screen.show(grid)
        if words.language != "en":
            self.screen.line(words.say("table-help-english", orders=" ".join(NAMES)), "dim")

    def take_back(self, name: str, seat: int) -> None:
        """Step back, restart or redo, for whoever of the people made the last move."""
        game = self.table.game
        actor = game.need_past().actor
        mover = actor if actor in self.table.seating.people else seat
        if name == "back":
            game.back(mover)
        elif name == "restart":
            game.restart(mover)
        else:
            game.redo(mover)
        self.table.forget_undone()

    def log(self, rest: str, seat: int) -> None:
        """Show the last lines of what the seat may know."""
        count = int(rest[:9]) if rest.isdecimal() else LOG_LINES
        everything = self.words.say("table-everything")
        lines = self.table.lines(seat, 0)
        shown = lines if rest.lower() in ("all", everything) else lines[max(0, len(lines) - count) :]
        if not lines:
            self.screen.line(self.words.say("table-log-empty"), "dim")
        if len(shown) < len(lines):
            order = f"{self.words.say('table-word-log')} {everything}"
            self.screen.line(self.words.say("table-more-lines", count=len(lines) - len(shown), order=order), "dim")
        for line in shown:
            self.screen.line(f"  {line}")

    def save(self, rest: str) -> None:
        """Write the game into a file of the person's choice."""
        table = self.table
        if not rest:
            table.keep()
            self.screen.unbroken(self.words.say("table-kept", file=str(table.path)))
            return
        path = saves.named(rest)
        if path.exists() and path not in table.written:
            yes = self.words.say("yes")
            sure = self.screen.ask(f"{self.words.say('table-overwrite', file=str(path), yes=yes)} ").lower()
            if sure not in (yes, yes[0], "yes", "y"):
                self.screen.line(self.words.say("table-not-saved"))
                return
        saves.write(path, table.game.record().text(), self.words)
        table.written.add(path)
        self.screen.unbroken(self.words.say("table-saved", file=str(path)), "green")

    def resume(self, rest: str) -> None:
        """Leave this game for a saved one."""
        if not rest:
            raise Trouble(self.words.say("table-resume-what", order=self.words.say("table-word-resume")))
        raise Resume(rest)

    def statement(self, rule: str) -> None:
        """Show what a rulebook says."""
        try:
            found = load()[rule]
        except UnknownRule as unknown:
            self.screen.complain(self.words.say("rules-unknown", name=unknown.name))
            if unknown.nearest:
                self.screen.line(self.words.say("rules-nearest", names=", ".join(unknown.nearest)))
            return
        self.screen.show(Text.assemble((found.id, "bold"), "  ", (found.where, "dim")))
        self.screen.line(found.says)
        if found.note:
            self.screen.show(Text(printable(found.note), "dim"))

    def quit(self) -> None:
        """Leave; whoever likes may give the game a name before."""
        typed = self.screen.ask(f"{self.words.say('table-save-before')} ")
        if typed:
            self.save(typed)
        raise Left(0)
