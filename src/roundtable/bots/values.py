"""Which value judges which game. A game without one is judged by its scores."""

import importlib
from typing import Final

from roundtable.bots.value import Value

# The games of this package: name, and the module whose VALUE judges it.
OURS: Final = {"merlin": "roundtable.bots.merlin", "paladins": "roundtable.bots.paladins"}
VALUES: Final[dict[str, Value]] = {}
SCORES: Final = Value()


def register_value(game: str, value: Value) -> None:
    """Say how a game of one's own is judged."""
    VALUES[game] = value


def value_of(game: str) -> Value:
    """Give what judges a game."""
    if game not in VALUES and game in OURS:
        value: object = importlib.import_module(OURS[game]).VALUE
        assert isinstance(value, Value)
        VALUES[game] = value
    return VALUES.get(game, SCORES)
