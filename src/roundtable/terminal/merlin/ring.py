"""The rings of Merlin: six columns clockwise, each a principality and the three spaces behind it; the inner ring."""

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from roundtable.games.merlin.names import INNER, OUTER, PRINCIPALITIES, PRINCIPALITY, WHICH_RING
from roundtable.terminal.marks import EMPTY, GOLD, HERE, QUIET, capital, owner, shape
from roundtable.terminal.merlin.signs import FLAG, STYLES, Signs
from roundtable.terminal.view import View

WIDTH: Final = 12  # of a column: six of them and the lines between fill 79
BEHIND: Final = 4  # a principality and the spaces up to the next
INNER_COLUMNS: Final = 5
INNER_WIDTH: Final = 15

SAYS: Final = (
    "merlin-picture-space-vp-material",
    "merlin-picture-space-vp-flag",
    "merlin-picture-space-vp-shield",
    "merlin-picture-space-vp-influence",
    "merlin-picture-space-vp-manor",
    "merlin-picture-space-influence-shield",
    "merlin-picture-space-influence-flag",
    "merlin-picture-space-influence-material",
    "merlin-picture-space-influence-assistant",
    "merlin-picture-space-excalibur",
    "merlin-picture-space-grail",
    "merlin-picture-space-relocate",
    "merlin-picture-space-exchange",
    "merlin-picture-space-missions",
    "merlin-picture-space-build",
    "merlin-picture-space-apple",
    "merlin-picture-space-move-arthur",
    "merlin-picture-space-activate-assistant",
    "merlin-picture-space-resource-shield",
    "merlin-picture-space-resource-flag",
    "merlin-picture-space-resource-material",
    "merlin-picture-space-resource-influence",
    "merlin-picture-space-signet-ring",
    "merlin-picture-space-stairs",
    "merlin-picture-space-move-merlin",
    "merlin-picture-space-replace-manor",
    "merlin-picture-space-pict",
    "merlin-picture-power-repel-traitors",
    "merlin-picture-power-two-missions",
    "merlin-picture-power-backwards",
    "merlin-picture-power-turn-die",
    "merlin-picture-power-other-action",
    "merlin-picture-power-mirror",
    "merlin-picture-power-plus-minus-one",
    "merlin-picture-power-swap",
)


class Ring:
    """The rings of one view."""

    def __init__(self, table: View, signs: Signs) -> None:
        self.table: Final = table
        self.signs: Final = signs
        self.words: Final = signs.words
        place = table.part("turn").part_if("place")
        self.ring: Final = -1 if place is None else WHICH_RING.at(place.word("ring"))
        self.place: Final = -1 if place is None else place.number("space")

    def outer(self) -> Table:
        """Give the ring and the principalities in one table."""
        spaces = self.table.parts("ring")
        grid = Table(box=box.ROUNDED, show_header=False, padding=0, border_style=QUIET)
        for _ in range(PRINCIPALITIES):
            grid.add_column(width=WIDTH, no_wrap=True)
        cards = [self.principality(spaces[at], at) for at in range(0, len(spaces), BEHIND)]
        grid.add_row(*cards, end_section=True)
        for row in range(1, BEHIND):
            grid.add_row(*[self.space(spaces[at], at) for at in range(row, len(spaces), BEHIND)])
        return grid

    def principality(self, space: View, at: int) -> Text:
        """Give a principality: its space, its flag's power, its stock, influence and assistants."""
        colour = space.word("principality")
        number = PRINCIPALITY.at(colour)
        here = self.table.parts("principalities")[number]
        background, ink = STYLES[colour]
        name = capital(self.words.name(PRINCIPALITY, number))
        title = f"{at:2}{self.arrow(OUTER, at)}{name}".ljust(WIDTH)
        power = self.words.say(f"merlin-picture-power-{here.word('power')}")
        influence = [
            Text.assemble(shape(seat), (str(markers), "bold"))
            for seat, markers in enumerate(here.numbers("influence"))
            if markers
        ]
        return Text("\n").join([
            Text(title, f"bold {ink} on {background}"),
            self.figures(space, OUTER, at),
            Text(f"{FLAG}{power}", "italic"),
            self.signs.goods_line(here.counts("stock")),
            Text(" ").join(influence),
            self.assistants(here.part("assistants")),
        ])  # fmt: skip

    def assistants(self, owners: View) -> Text:
        """Give the four places for assistants, each with whose assistant stands there."""
        parts: list[Text] = []
        for kind, letter in self.signs.assistants.items():
            seat = owners.number_if(kind)
            parts.append(Text.assemble((letter, QUIET if seat is None else "bold"), owner(seat, EMPTY)))
        return Text(" ").join(parts)

    def space(self, space: View, at: int) -> Text:
        """Give a space of the ring: number and figures, below them what it is for."""
        style = f"bold {GOLD}" if self.is_here(OUTER, at) else QUIET
        first = Text.assemble((f"{at:2}{self.arrow(OUTER, at)}", style), self.figures(space, OUTER, at))
        return Text.assemble(first, "\n ", self.name(space))

    def inner(self) -> Table:
        """Give the inner ring, row by row clockwise."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(INNER_COLUMNS):
            grid.add_column(width=INNER_WIDTH, no_wrap=True)
        cells = [self.inner_space(space, at) for at, space in enumerate(self.table.parts("inner"))]
        for start in range(0, len(cells), INNER_COLUMNS):
            grid.add_row(*cells[start : start + INNER_COLUMNS])
        return grid

    def inner_space(self, space: View, at: int) -> Text:
        """Give a space of the inner ring on one line."""
        style = f"bold {GOLD}" if self.is_here(INNER, at) else QUIET
        figures = self.figures(space, INNER, at) or " "
        return Text.assemble((f"{at:2}", style), figures, (self.arrow(INNER, at), style), self.name(space))

    def name(self, space: View) -> str:
        """Give the short name of a space; spaces that differ only in their number have the same."""
        return self.words.say(f"merlin-picture-space-{space.word('id').rstrip('-0123456789')}")

    def figures(self, space: View, ring: int, at: int) -> Text:
        """Give the figures that stand on a space."""
        line = Text()
        for seat in space.numbers("knights"):
            line.append_text(shape(seat))
        if ring == OUTER and at == self.table.number("merlin"):
            line.append_text(self.signs.merlin)
        if ring == INNER and at == self.table.number_if("arthur"):
            line.append_text(self.signs.arthur)
        return line

    def is_here(self, ring: int, at: int) -> bool:
        """Say whether a space is the place of action."""
        return ring == self.ring and at == self.place

    def arrow(self, ring: int, at: int) -> str:
        """Give the mark of the place of action, or room for it."""
        return HERE if self.is_here(ring, at) else " "
