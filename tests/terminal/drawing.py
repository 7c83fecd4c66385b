"""Pictures as plain lines, for tests."""

from rich.cells import cell_len
from rich.console import Console, RenderableType


def lines(thing: RenderableType, width: int = 80) -> list[str]:
    """Give what is printed at a width; it must fit, and nothing in it may be cut off."""
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(thing)
    printed = [line.rstrip() for line in capture.get().splitlines()]
    assert max(cell_len(line) for line in printed) <= width
    assert not [line for line in printed if "…" in line]
    return printed


def line_with(printed: list[str], text: str) -> str:
    """Give the one line in which a text stands."""
    found = [line for line in printed if text in line]
    assert len(found) == 1, f"{text!r} stands in {len(found)} lines of\n" + "\n".join(printed)
    return found[0]


def column(printed: list[str], number: int) -> list[str]:
    """Give a column of the first table with six of them, from its first row to its last."""
    rows = [line.strip("│").split("│") for line in printed if line.count("│") == 7 and line.startswith("│")]
    return [row[number].strip() for row in rows]
