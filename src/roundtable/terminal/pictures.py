"""Pictures of a position: a game's own, if it has one, else the plain one that every game gets for free."""

from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Final, TypeGuard

from rich.console import RenderableType

from roundtable.games import GAMES
from roundtable.kernel.registry import Registry
from roundtable.terminal.plain_picture import PlainPicture
from roundtable.terminal.speech import Speech
from roundtable.text import Words

Picture = Callable[[Mapping[str, object], Words], RenderableType]  # what `Game.view` gave, and the language


def is_picture(thing: object, game: str) -> TypeGuard[Picture]:
    """Tell whether something can draw a game, as far as that can be told."""
    return callable(thing)


PICTURES: Final[Registry[Picture]] = Registry("roundtable.pictures", is_picture)

for _game in GAMES:
    if find_spec(f"roundtable.terminal.{_game}"):
        PICTURES.place(_game, f"roundtable.terminal.{_game}.picture:picture")


def register_picture(game: str, picture: Picture) -> None:
    """Say how a game of one's own is drawn."""
    PICTURES.add(game, picture)


def picture(view: Mapping[str, object], speech: Speech, whole: bool) -> RenderableType:
    """Draw what a seat may know; the plain picture leaves long tables out unless it is to show the whole."""
    own = PICTURES.find(str(view["game"]))
    if own is not None:
        return own(view, speech.words)
    return PlainPicture(view, speech, whole).draw()
