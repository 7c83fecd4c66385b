"""A game of one question, without texts and events, whose actions are called like orders of the terminal table."""

from collections.abc import Mapping
from typing import ClassVar, Final

from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.agenda import Extras, Question
from roundtable.kernel.game import Game
from roundtable.kernel.layout import Int, Layout, Many
from roundtable.kernel.rules import Box, Rules, Value

V: Final = Vocabulary("bare")
LOG: Final = V.add(V.verb("log"))
QUIT: Final = V.add(V.verb("quit"))


class Bare(Game):
    """Who logs wood gets a point."""

    points: list[int]

    def setup(self) -> None:
        self.points = [0] * self.rules.seats
        for seat in reversed(range(self.rules.seats)):
            self.push(Work(seat))

    def layout(self) -> Layout:
        return Layout("bare", Bare, Many(Int("points")))

    def sees(self, seat: int | None) -> dict[str, object]:
        return {"points": list(self.points)}

    def scores(self) -> list[int]:
        return list(self.points)


class Work(Question[Bare]):
    """Log wood or quit working."""

    rule: ClassVar[str] = "bare.work"

    def options(self, game: Bare, out: list[Action]) -> None:
        out += [LOG, QUIT]

    def take(self, game: Bare, action: Action) -> None:
        game.points[self.seat] += action is LOG


class BareBox(Box):
    """The box."""

    def table(self, seats: int, settings: Mapping[str, Value]) -> Game:
        game = Bare()
        game.rules = Rules(self, seats, settings)
        game.extras = Extras(self.vocabulary)
        return game


BOX: Final = BareBox("bare", "1", (1, 3), (), V, (Work,))
