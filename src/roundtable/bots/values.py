"""Which value judges which game. A game without one is judged by its scores."""

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeGuard

from roundtable.bots.features import Features
from roundtable.bots.learned import Learned, learned_value, stored
from roundtable.bots.value import Value
from roundtable.games import GAMES
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.game import Game
from roundtable.kernel.registry import Registry


def is_value(thing: object, game: str) -> TypeGuard[Value]:
    """Tell whether something can judge a game."""
    return isinstance(thing, Value)


VALUES: Final[Registry[Value]] = Registry("roundtable.values", is_value)
SCORES: Final = Value()
ENDS: Final[dict[str, Value]] = {}  # what judges between rounds, by game, seats and variant; found when needed

for _game in GAMES:
    if find_spec(f"roundtable.bots.{_game}"):
        VALUES.place(_game, f"roundtable.bots.{_game}:VALUE")


def register_value(game: str, value: Value) -> None:
    """Say how a game of one's own is judged."""
    VALUES.add(game, value)


def value_of(game: str) -> Value:
    """Give what judges a game."""
    return VALUES.find(game) or SCORES


class HandMade(Value):
    """The hand-made value of whatever is played."""

    def of(self, game: Game, seat: int) -> int:
        """Judge as the game's own value does."""
        return value_of(game.rules.box.name).of(game, seat)


HAND_MADE: Final = HandMade()


def features_of(game: str) -> Features | None:
    """Give what a value of a game can be learned from; None if nobody has said."""
    place = f"roundtable.bots.{game}_features"
    found: object = getattr(import_module(place), "FEATURES", None) if find_spec(place) else None
    return found if isinstance(found, Features) else None


def need_features(game: str) -> Features:
    """Give what a value of a game can be learned from."""
    found = features_of(game)
    if found is None:
        raise BadSettings("no-features", game)
    return found


def value_in(path: str) -> Learned:
    """Give the value that a file of weights holds."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
        game = str(data["game"])
        return learned_value(value_of(game), need_features(game), data)
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise BadSettings("bad-weights", path, str(problem)) from problem


def value_at_rounds_end(game: Game) -> Value:
    """Give what judges a position between two rounds: a learned value where there is one for just this game."""
    name, seats = game.rules.box.name, game.rules.seats
    features = features_of(name)
    variant = features.variant(game) if features is not None else ""
    key = f"{name}-{seats}{variant}"
    found = ENDS.get(key)
    if found is None:
        found = value_of(name)
        data = stored(name, seats, variant)
        if features is not None and data is not None:
            found = learned_value(found, features, data)
        ENDS[key] = found
    return found
