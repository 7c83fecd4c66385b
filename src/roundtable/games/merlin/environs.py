"""The environs: rows of six hexagons between two borders, their neighbours, the lines to the borders, territories."""

from typing import TYPE_CHECKING, Final

from roundtable.games.merlin.content import BOTTOM_BORDER, TILES, TOP_BORDER

if TYPE_CHECKING:
    from roundtable.games.merlin.state import Merlin

ROW: Final = 6

# Steps to the six neighbours as (row, column) in even rows and in odd rows, which are shifted half a tile to the right.
EVEN: Final = {"e": (0, 1), "w": (0, -1), "ne": (-1, 0), "nw": (-1, -1), "se": (1, 0), "sw": (1, -1)}
ODD: Final = {"e": (0, 1), "w": (0, -1), "ne": (-1, 1), "nw": (-1, 0), "se": (1, 1), "sw": (1, 0)}


def step(row: int, column: int, way: str) -> tuple[int, int]:
    """Give the place one step further, which may lie outside."""
    rows, columns = (ODD if row % 2 else EVEN)[way]
    return row + rows, column + columns


def neighbours(rows: int) -> tuple[tuple[int, ...], ...]:
    """Give the neighbours of every cell."""
    table: list[tuple[int, ...]] = []
    for cell in range(rows * ROW):
        near: list[int] = []
        for way in EVEN:
            row, column = step(cell // ROW, cell % ROW, way)
            if 0 <= row < rows and 0 <= column < ROW:
                near.append(row * ROW + column)
        table.append(tuple(sorted(near)))
    return tuple(table)


def line_colour(row: int, column: int, way: str, rows: int) -> int:
    """Follow a line to a border and give the colour there, -1 if it leaves at a side (merlin.build.open-sides)."""
    while True:
        last = column
        row, column = step(row, column, way)
        if row < 0 or row == rows:
            border = TOP_BORDER if row < 0 else BOTTOM_BORDER
            return border[last + 1 if way in ("ne", "se") else last]
        if not 0 <= column < ROW:
            return -1


def colours(rows: int) -> tuple[tuple[int, ...], ...]:
    """Give, for every cell, the colours that its lines to the borders allow, each once, in principality order."""
    table: list[tuple[int, ...]] = []
    for cell in range(rows * ROW):
        found = [line_colour(cell // ROW, cell % ROW, way, rows) for way in ("ne", "nw", "se", "sw")]
        table.append(tuple(sorted({colour for colour in found if colour >= 0})))
    return tuple(table)


def terrain_of(game: "Merlin", cell: int) -> int:
    """Give the terrain of a cell."""
    return TILES[game.tiles[cell]].terrain


def has_tower(game: "Merlin", cell: int) -> bool:
    """Say whether the tile of a cell has a tower."""
    return TILES[game.tiles[cell]].tower


def territories(game: "Merlin") -> list[list[int]]:
    """Give the territories: maximal groups of adjacent cells of one terrain, by their lowest cell."""
    seen = [False] * len(game.tiles)
    found: list[list[int]] = []
    for start in range(len(game.tiles)):
        if seen[start]:
            continue
        seen[start] = True
        group = [start]
        for cell in group:
            for near in game.rules.neighbours[cell]:
                if not seen[near] and terrain_of(game, near) == terrain_of(game, cell):
                    seen[near] = True
                    group.append(near)
        found.append(sorted(group))
    return found
