"""What the pictures of several games share: a seat's shape and colour, badges, and lines put together from fields.

Colour never stands alone: seats have shapes, badges have letters.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from roundtable.terminal.view import View
from roundtable.text import Words

SHAPES: Final = ("●", "▲", "■", "◆")
COLOURS: Final = ("#0072B2", "#E0A800", "#009E73", "#C8384E")
GOLD: Final = "#b8862b"
INK: Final = "#2b2622"
QUIET: Final = "dim"
EMPTY: Final = "·"  # nothing, in a table
NOTHING: Final = "–"  # nothing, on a line
HIDDEN: Final = "?"
HERE: Final = "▸"  # who is asked, and where it happens
POINTS: Final = "★"
BETWEEN: Final = " · "
WIDE: Final = 118  # from this width on things stand side by side


def shape(seat: int) -> Text:
    """Give the mark of a seat."""
    return Text(SHAPES[seat], f"bold {COLOURS[seat]}")


def owner(seat: int | None, nobody: str = NOTHING) -> Text:
    """Give the mark of a seat that holds something, or a sign that nobody does."""
    return Text(nobody, QUIET) if seat is None else shape(seat)


def badge(letters: str, background: str, ink: str = "white") -> Text:
    """Give letters on a colour."""
    return Text(letters, f"bold {ink} on {background}")


def count(number: int, zero: str = NOTHING) -> Text:
    """Give a number; zero is quiet."""
    return Text(str(number), "bold") if number else Text(zero, QUIET)


def field(label: str, *values: Text | str) -> Text:
    """Give a label and what belongs to it."""
    return Text.assemble((label, QUIET), " ", *values)


def joined(parts: Iterable[Text], between: str = BETWEEN) -> Text:
    """Give several texts on one line; only what stands between them is quiet."""
    return Text.assemble((between, QUIET)).join(parts)


class Flow:
    """Texts one after the other; a line ends between two of them, and those that follow are indented."""

    def __init__(self, parts: Iterable[Text], between: str = BETWEEN, indent: int = 0) -> None:
        self.parts: Final = [part for part in parts if part]
        self.between: Final = between
        self.indent: Final = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Fill line after line."""
        line = Text()
        for part in self.parts:
            if line and line.cell_len + len(self.between) + part.cell_len > options.max_width:
                yield line
                line = Text(" " * self.indent)
            elif line:
                line.append(self.between, QUIET)
            line.append_text(part)
        if line:
            yield line


def heading(text: str) -> Text:
    """Give the title of a section."""
    return Text(capital(text), f"bold {GOLD}")


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def track(rounds: int, now: int, scored: Sequence[int] = ()) -> Text:
    """Give the rounds with the present one marked, and those after which points are counted."""
    line = Text()
    for number in range(1, rounds + 1):
        star = POINTS if number in scored else ""
        if number == now:
            line.append(f" {number}{star} ", "bold reverse")
        else:
            line.append(f" {number}{star} ", "" if number > now else QUIET)
    return line


def player_name(view: View, words: Words, seat: int) -> Text:
    """Give a player's shape and name, marked if it is the one who is asked or the one who looks."""
    name = words.seat(seat)
    if seat == view.number_if("you"):
        name = words.say("table-player-you", name=name)
    line = Text()
    if seat in view.numbers("waiting"):
        line.append(f"{HERE} ", f"bold {GOLD}")
    return line.append_text(shape(seat)).append(f" {name}", "bold")


def beside(*columns: RenderableType, widths: Sequence[int], gap: int = 2) -> Table:
    """Put things side by side, each in its width."""
    grid = Table.grid(padding=(0, gap, 0, 0))
    for width in widths:
        grid.add_column(width=width)
    grid.add_row(*columns)
    return grid


def numbered(rows: Iterable[tuple[Text | str, Text | str]]) -> Table:
    """Give lines with a short sign before each; what wraps is indented."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for sign, text in rows:
        grid.add_row(sign, text)
    return grid
