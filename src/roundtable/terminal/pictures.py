"""Pictures of a position: a game's own, if it has one, else the plain one that every game gets for free."""

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import RenderableType

from roundtable.terminal.plain_picture import PlainPicture
from roundtable.terminal.speech import Speech
from roundtable.text import Words

Picture = Callable[[Mapping[str, object], Words], RenderableType]  # what `Game.view` gave, and the language

pictures: Final[dict[str, Picture]] = {}  # by the game's name


def picture(view: Mapping[str, object], speech: Speech, whole: bool) -> RenderableType:
    """Draw what a seat may know; the plain picture leaves long tables out unless it is to show the whole."""
    own = pictures.get(str(view["game"]))
    if own is not None:
        return own(view, speech.words)
    return PlainPicture(view, speech, whole).draw()
