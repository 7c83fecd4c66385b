"""Values that were learned: the hand-made worth and the features of a game, weighted for each round.

Between two rounds `weights` judge. In the midst of one, where answers are ordered, everybody plays on and turns are
planned, it is `playing`: weights about half way from the hand-made value, which keep its eye for the next step.

The weights are data, `bots/weights/<game>-<seats><modules>.json`, made by `roundtable arena train`; each file says
when, by which command and on what evidence. Three and four seats without a file take the one for two, and without any
the hand-made value judges alone.
"""

import json
from importlib.resources import files
from typing import Final

from roundtable.bots.features import Features
from roundtable.bots.value import Value
from roundtable.kernel.game import Game

SCALE: Final = 1000  # weights are thousandths, so that whole numbers are enough and every machine agrees
WEIGHTS: Final = "roundtable.bots.weights"


class Learned(Value):
    """What a position between two rounds is worth: the hand-made value, mended by what many games have shown."""

    def __init__(
        self, value: Value, features: Features, rows: dict[int, list[int]], playing: Value | None = None
    ) -> None:
        self.value: Final = value
        self.playing: Final = playing or value  # what judges in the midst of a round
        self.features: Final = features
        self.rows: Final = rows  # by round: a constant, the weight of the hand-made worth, those of the features

    def round_of(self, game: Game) -> int:
        """Give the round."""
        return self.value.round_of(game)

    def worth(self, game: Game, seat: int) -> int:
        """Add up what the round's weights make of each fact."""
        worth = self.value.worth(game, seat)
        row = self.rows.get(self.value.round_of(game))
        if row is None:
            return worth
        total = row[0] + row[1] * worth
        for at, fact in enumerate(self.features.of(game, seat)):
            total += row[at + 2] * fact
        return total // SCALE

    def against(self, game: Game, seat: int) -> int:
        """Count what the hand-made value counts against a seat."""
        return self.value.against(game, seat)


def learned_value(value: Value, features: Features, data: object) -> Learned:
    """Make a value of what a file of weights says; one that was made for other features is an error."""
    assert isinstance(data, dict)
    names = ["constant", "hand-made", *features.names]
    if data["features"] != names:
        raise ValueError("the weights were made for other features")
    playing = Learned(value, features, by_round(data["playing"])) if "playing" in data else None
    return Learned(value, features, by_round(data["weights"]), playing)


def by_round(told: dict[str, list[int]]) -> dict[int, list[int]]:
    """Read the weights of every round."""
    return {int(number): [int(weight) for weight in row] for number, row in told.items()}


def stored(game: str, seats: int, variant: str) -> object:
    """Give what a file of weights says; three or four without one take that for two. None if there is none."""
    for number in (seats, min(seats, 2)):
        place = files(WEIGHTS).joinpath(f"{game}-{number}{variant}.json")
        if place.is_file():
            data: object = json.loads(place.read_text(encoding="utf-8"))
            return data
    return None
