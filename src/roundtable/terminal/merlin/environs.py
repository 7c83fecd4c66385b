"""The environs of Merlin: rows of six tiles, every second row half a tile to the right, between their two borders."""

from typing import Final

from rich.text import Text

from roundtable.games.merlin.environs import ROW
from roundtable.games.merlin.names import TERRAIN
from roundtable.games.merlin.vocabulary import CELL
from roundtable.terminal.marks import COLOURS, INK, QUIET, SHAPES, badge, joined
from roundtable.terminal.merlin.signs import MANOR, TOWER, Signs
from roundtable.terminal.view import View

WIDTH: Final = 12  # of a tile with the line before it: six of them and half a tile fill 79
SHIFT: Final = WIDTH // 2
STYLES: Final = {"mountain": "black on #b5a596", "forest": "black on #8fb573", "lake": "black on #8fb8d6"}
LINE: Final = "│"


class Environs:
    """The environs of one view."""

    def __init__(self, table: View, signs: Signs) -> None:
        self.table: Final = table
        self.signs: Final = signs
        self.tiles: Final = table.parts("environs")

    def draw(self) -> Text:
        """Give all rows with the borders above and below."""
        rows = len(self.tiles) // ROW
        borders = self.table.part("borders")
        lines = [self.border(borders.known("top"), 0)]
        for row in range(rows):
            cells = range(row * ROW, (row + 1) * ROW)
            lines.append(self.row([self.ground(cell) for cell in cells], row))
            lines.append(self.row([self.built(cell) for cell in cells], row))
        lines.append(self.border(borders.known("bottom"), shift(rows - 1)))
        return Text("\n").join(lines)

    def border(self, colours: list[str], start: int) -> Text:
        """Give the colours of a border; each stands where the lines between two tiles end."""
        line = Text()
        for at, colour in enumerate(colours):
            line.pad_right(max(start + at * WIDTH - 1, 0) - line.cell_len)
            line.append_text(self.signs.colour(colour))
        return line

    def row(self, cells: list[Text], row: int) -> Text:
        """Give one line of a row of tiles."""
        return Text.assemble(" " * shift(row), (LINE, QUIET), joined(cells, LINE), (LINE, QUIET))

    def ground(self, cell: int) -> Text:
        """Give the first line of a tile: its name, a tower, the terrain."""
        tile = self.tiles[cell]
        terrain = tile.word("terrain")
        tower = TOWER if tile.flag("tower") else " "
        name = self.signs.words.name(TERRAIN, TERRAIN.at(terrain))
        return Text(f"{CELL.words[cell]}{tower}{name}".ljust(WIDTH - 1), STYLES[terrain])

    def built(self, cell: int) -> Text:
        """Give the second line of a tile: whose manor stands there, or the materials with which one can be built."""
        tile = self.tiles[cell]
        line = Text()
        seat = tile.number_if("manor")
        if seat is not None:
            line.append("  ").append_text(badge(f" {MANOR} {SHAPES[seat]} ", INK, COLOURS[seat]))
        else:
            line.append("  ")
            for colour in tile.known("colours"):
                line.append_text(self.signs.colour(colour))
        line.pad_right(WIDTH - 1 - line.cell_len)
        line.stylize_before(STYLES[tile.word("terrain")])
        return line


def shift(row: int) -> int:
    """Give how far a row stands to the right."""
    return SHIFT if row % 2 else 0
