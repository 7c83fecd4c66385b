"""Gaining things, and the two steps that run every effect."""

from typing import ClassVar, Final

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.content import CHOICE, EFFECTS, GAIN, GLORY, LANCE, LARGEST, THEN, within
from tests.practice.tourney.state import Tourney


def gain(game: Tourney, seat: int, good: int, n: int) -> None:
    """Give a seat some of a good, as far as the supply goes."""
    knight = game.knights[seat]
    if good == GLORY:
        knight.glory += n
    elif good == LANCE:
        n = min(n, game.lances)
        knight.lances += n
        game.lances -= n
    else:
        n = min(n, game.favours)
        knight.favours += n
        game.favours -= n
    if n:
        game.tell(v.GAINED, seat, n, good)


def owned(game: Tourney, seat: int, good: int) -> int:
    """Give how much of a good a seat has."""
    knight = game.knights[seat]
    if good == GLORY:
        return knight.glory
    return knight.lances if good == LANCE else knight.favours


def in_supply(game: Tourney, good: int) -> bool:
    """Say whether any of a good can be gained."""
    return good == GLORY or (game.lances if good == LANCE else game.favours) > 0


class Resolve(Step[Tourney]):
    """An effect happens, `times` times."""

    fields: ClassVar[tuple[str, ...]] = ("path", "times")

    def __init__(self, seat: int, path: str, times: int = 1) -> None:
        super().__init__(seat)
        self.path: Final = path
        self.times: Final = within(1, times, LARGEST)
        self.effect: Final = EFFECTS[path]

    def run(self, game: Tourney) -> None:
        effect = self.effect
        if effect.op == GAIN:
            gain(game, self.seat, effect.good, effect.n * self.times)
        elif effect.op == CHOICE:
            game.push(ChooseOne(self.seat, self.path))
        elif effect.op == THEN:
            for part in reversed(effect.parts):
                game.push(Resolve(self.seat, part.path))
        else:
            times = owned(game, self.seat, effect.good) // effect.n
            if times:
                game.push(Resolve(self.seat, effect.parts[0].path, times))


class ChooseOne(Question[Tourney]):
    """A seat chooses one of several gains. What the supply lacks cannot be chosen."""

    rule: ClassVar[str] = "tourney.effect.choose"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path: Final = path
        self.effect: Final = EFFECTS[path]
        within(CHOICE, self.effect.op, CHOICE)

    def options(self, game: Tourney, out: list[Action]) -> None:
        for part in self.effect.parts:
            if in_supply(game, part.good):
                out.append(v.CHOICES[part.good])

    def take(self, game: Tourney, action: Action) -> None:
        for part in self.effect.parts:
            if part.good == action.a:
                game.push(Resolve(self.seat, part.path))

    def describe(self, game: Tourney, action: Action) -> Message | None:
        for part in self.effect.parts:
            if part.good == action.a:
                return Message(v.GAINS, (part.n, part.good))
        return None
