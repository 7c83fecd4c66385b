"""Which value judges which game. A game without one is judged by its scores."""

from importlib.util import find_spec
from typing import Final, TypeGuard

from roundtable.bots.value import Value
from roundtable.games import GAMES
from roundtable.kernel.game import Game
from roundtable.kernel.registry import Registry


def is_value(thing: object, game: str) -> TypeGuard[Value]:
    """Tell whether something can judge a game."""
    return isinstance(thing, Value)


VALUES: Final[Registry[Value]] = Registry("roundtable.values", is_value)
SCORES: Final = Value()

for _game in GAMES:
    if find_spec(f"roundtable.bots.{_game}"):
        VALUES.place(_game, f"roundtable.bots.{_game}:VALUE")


def register_value(game: str, value: Value) -> None:
    """Say how a game of one's own is judged."""
    VALUES.add(game, value)


def value_of(game: str) -> Value:
    """Give what judges a game."""
    return VALUES.find(game) or SCORES


def value_at_rounds_end(game: Game) -> Value:
    """Give what judges a position between two rounds."""
    return value_of(game.rules.box.name)
