"""Pictures of a position: a game's own, if it has one, else the plain one that every game gets for free."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from rich.console import RenderableType

from roundtable.terminal.plain_picture import PlainPicture
from roundtable.terminal.speech import Speech
from roundtable.text import Words

Picture = Callable[[Mapping[str, object], Words], RenderableType]  # what `Game.view` gave, and the language

OURS: Final = {  # by the game's name: modules of this package with a function `picture`
    "mage_knight": "roundtable.terminal.mage_knight",
    "merlin": "roundtable.terminal.merlin",
    "paladins": "roundtable.terminal.paladins",
}
pictures: Final[dict[str, Picture]] = {}  # by the game's name; ours come in when they are first needed


def picture(view: Mapping[str, object], speech: Speech, whole: bool) -> RenderableType:
    """Draw what a seat may know; the plain picture leaves long tables out unless it is to show the whole."""
    own = picture_of(str(view["game"]))
    if own is not None:
        return own(view, speech.words)
    return PlainPicture(view, speech, whole).draw()


def picture_of(game: str) -> Picture | None:
    """Find a game's own picture."""
    if game not in pictures and game in OURS:
        pictures[game] = import_module(OURS[game]).picture
    return pictures.get(game)
