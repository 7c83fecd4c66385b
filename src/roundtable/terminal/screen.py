"""The screen and the keyboard: all that the terminal table prints and reads goes through here."""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Final
from unicodedata import category

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from roundtable.text import Words

FORGET: Final = "\x1b[2J\x1b[3J\x1b[H"  # clear the screen and what was scrolled off it
INTERRUPTED: Final = 130
UNPRINTABLE: Final = "\N{REPLACEMENT CHARACTER}"


class Trouble(Exception):
    """Something is wrong outside the rules, such as a file that is not there; the text says what."""


class Left(Exception):
    """The person has gone away: the input ended, or Ctrl-C was pressed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code: Final = code


class Screen:
    """A terminal, or whatever stands for one: input may be a file, output may be captured."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.console: Final = Console(highlight=False)
        if sys.stdin.isatty() and find_spec("readline"):
            import_module("readline")  # lines can be edited and called back

    def line(self, text: str = "", style: str = "") -> None:
        """Print a line, or several."""
        self.console.print(Text(printable(text), style))

    def unbroken(self, text: str, style: str = "") -> None:
        """Print something to be copied, such as a file or a command: no line is broken but by the terminal itself."""
        self.console.print(Text(printable(text), style), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        """Print a table, a picture or the like."""
        self.console.print(thing)

    def heading(self, text: str) -> None:
        """Print a line across the screen with a title in it."""
        self.console.print(Rule(Text(printable(text), "bold"), style="dim", align="left"))

    def complain(self, text: str) -> None:
        """Say that something did not work."""
        self.line(text, "red")

    def ask(self, prompt: str) -> str:
        """Read one line. Input that does not come from a keyboard is printed, so that what is shown makes sense."""
        try:
            typed = input(prompt)
        except EOFError:
            self.line()
            raise Left(0) from None
        except KeyboardInterrupt:
            self.line()
            raise Left(INTERRUPTED) from None
        if not sys.stdin.isatty():
            self.line(typed)
        return typed.strip()

    def forget(self) -> None:
        """Make what was shown unreadable for the next person at the same screen."""
        if self.console.is_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()


def printable(text: str) -> str:
    """Replace what would steer the terminal: texts may come from somebody else's file."""
    return "".join([UNPRINTABLE if category(letter).startswith("C") and letter != "\n" else letter for letter in text])
