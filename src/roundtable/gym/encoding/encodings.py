"""Which encoding belongs to which game. A game without one of its own is told by its questions alone."""

from typing import Final, TypeGuard

from roundtable.games import GAMES
from roundtable.gym.encoding.encoder import Encoder
from roundtable.gym.encoding.encoding import Encoding
from roundtable.kernel.game import Game
from roundtable.kernel.registry import Registry

MOST_KEPT: Final = 256


def is_encoding(thing: object, game: str) -> TypeGuard[type[Encoding]]:
    """Tell whether something is how a game is written."""
    return isinstance(thing, type) and issubclass(thing, Encoding)


ENCODINGS: Final[Registry[type[Encoding]]] = Registry("roundtable.encodings", is_encoding)
KEPT: Final[dict[tuple[object, ...], Encoder]] = {}

for _game in GAMES:
    ENCODINGS.place(_game, f"roundtable.gym.encoding.{_game}:ENCODING")


def register_encoding(game: str, encoding: type[Encoding]) -> None:
    """Say how a game of one's own is written."""
    ENCODINGS.add(game, encoding)


def encoder_for(game: Game) -> Encoder:
    """Give the encoder of a table; those with the same game, seats and settings share it."""
    rules = game.rules
    key = (rules.box.name, rules.seats, *sorted(rules.settings.items()))
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        own = ENCODINGS.find(rules.box.name)
        found = KEPT[key] = Encoder((own or Encoding)(rules))
    return found
