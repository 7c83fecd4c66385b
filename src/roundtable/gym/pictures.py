"""The terminal's picture of a table, as text or as an image of that text. The page's own board needs a browser."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import MONOKAI as THEME

from roundtable.kernel.game import Game
from roundtable.terminal.pictures import picture
from roundtable.terminal.speech import ENGLISH, Speech
from roundtable.text import Words

MODES: Final = ("ansi", "rgb_array")
WIDTH: Final = 120  # letters
CELL: Final = (8, 16)  # pixels of a letter
INK: Final = THEME.foreground_color
PAPER: Final = THEME.background_color
FONTS: Final = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")


def check_mode(mode: str | None) -> str | None:
    """Check how tables are to be drawn; None: not at all."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode={mode}: there are {', '.join(MODES)}")
    return mode


def render(game: Game, seat: int | None, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Draw what a seat may know, None being a spectator; without a mode nothing is drawn."""
    if mode is None:
        return None
    lines = drawn(game, seat)
    if mode == "ansi":
        return "\n".join(["".join([segment.text for segment in line]).rstrip() for line in lines])
    return painted(lines)


def drawn(game: Game, seat: int | None) -> list[list[Segment]]:
    """Give the lines of the picture."""
    console = Console(width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False)
    return console.render_lines(picture(game.view(seat), Speech(Words(ENGLISH)), True), pad=False)


def painted(lines: list[list[Segment]]) -> NDArray[np.uint8]:
    """Paint lines of letters, each on its place."""
    wide, high = CELL
    image = Image.new("RGB", (WIDTH * wide, len(lines) * high), PAPER)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            ink, paper = colours_of(segment.style)
            if paper != PAPER:
                left, top = column * wide, row * high
                image.paste(paper, (left, top, left + segment.cell_length * wide, top + high))
            for letter in segment.text:
                if not letter.isspace():
                    image.paste(ink, (column * wide, row * high), stencil(letter))
                column += cell_len(letter)
    return np.asarray(image)


def colours_of(style: Style | None) -> tuple[ColorTriplet, ColorTriplet]:
    """Give the colours of letters and of what is behind them."""
    if style is None:
        return INK, PAPER
    ink = INK if style.color is None else style.color.get_truecolor(THEME)
    paper = PAPER if style.bgcolor is None else style.bgcolor.get_truecolor(THEME, foreground=False)
    return (paper, ink) if style.reverse else (ink, paper)


@cache
def stencil(letter: str) -> Image.Image:
    """Give the shape of a letter."""
    wide, high = CELL
    shape = Image.new("L", (wide * cell_len(letter), high))
    ImageDraw.Draw(shape).text((0, 0), letter, 255, letters(high - 3))
    return shape


@cache
def letters(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Give letters of one width if this machine has some, else Pillow's own."""
    for name in FONTS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    return ImageFont.load_default(size)
