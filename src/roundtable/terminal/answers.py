"""Answers to a question: the numbered list people choose from, and how a typed line becomes one of them."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roundtable.kernel.action import Action
from roundtable.kernel.errors import IllegalAction
from roundtable.terminal.screen import printable

FEW: Final = 10  # so many answers stand one below the other
GAP: Final = 3


def find(line: str, options: Sequence[Action], rule: str) -> list[Action]:
    """Give the options a line can mean: one by its number or notation, all that begin so, or none."""
    if line.isdecimal():
        place = int(line[:9]) - 1
        if not 0 <= place < len(options):
            raise IllegalAction("no-such-place", rule, line[:9])
        return [options[place]]
    typed = line.lower().split()
    exact = [option for option in options if option.notation == " ".join(typed)]
    return exact or [option for option in options if begins(option.notation.split(), typed)]


def begins(notation: list[str], typed: list[str]) -> bool:
    """Say whether words typed are the beginnings of a notation's words; numbers must be whole."""
    if not typed or len(typed) > len(notation):
        return False
    return all(
        whole == part if part.isdecimal() else whole.startswith(part)
        for whole, part in zip(notation, typed, strict=False)
    )


class Line:
    """One numbered answer."""

    def __init__(self, number: int, label: str, notation: str) -> None:
        self.number: Final = str(number)
        self.label: Final = printable(label)
        self.notation: Final = notation

    def width(self) -> int:
        """Give the columns it takes."""
        return 2 + Text(self.label).cell_len + (2 + len(self.notation) if self.notation else 0)


def listing(lines: Sequence[Line], width: int) -> RenderableType:
    """Give the answers with their numbers, side by side in columns if they are many and short."""
    digits = len(str(len(lines)))
    widest = max([line.width() for line in lines]) + digits + GAP
    columns = 1 if len(lines) <= FEW else max(1, min(4, (width + GAP) // widest))
    rows = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        grid.add_column()
    for row in range(rows):
        grid.add_row(*[column_of(lines[row + rows * n :: rows * columns][:1], digits) for n in range(columns)])
    return grid if columns > 1 else single(lines, digits)


def column_of(lines: Sequence[Line], digits: int) -> Text:
    """Give one answer as a cell; an empty one beyond the last."""
    if not lines:
        return Text()
    line = lines[0]
    return Text.assemble((line.number.rjust(digits), "bold cyan"), "  ", line.label, "  ", (line.notation, "dim"))


def single(lines: Sequence[Line], digits: int) -> Table:
    """Give the answers one below the other, notations in a column of their own."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", justify="right", width=digits)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for line in lines:
        grid.add_row(line.number, Text(line.label), Text(line.notation))
    return grid
