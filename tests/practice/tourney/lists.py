"""The joust that ends and scores a round: ride or yield, compare strengths, choose a prize."""

from typing import ClassVar, Final

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import bit
from tests.practice.tourney import extras
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.content import FAVOUR, GLORY, PRIZE, STANCES, within
from tests.practice.tourney.effects import Resolve, gain
from tests.practice.tourney.state import Tourney

ALONE: Final = 3  # glory for the strongest
SHARED: Final = 2  # glory for each of several strongest; there is no second then
SECOND: Final = 1


def strength(game: Tourney, seat: int) -> int:
    """Give the lances and the number on the stance played."""
    knight = game.knights[seat]
    return knight.lances + STANCES[knight.spent.cards[-1]].number


class Ride(Question[Tourney]):
    """In turn order, each seat rides or yields; who yields gains a favour instead."""

    rule: ClassVar[str] = "tourney.lists.ride"
    fields: ClassVar[tuple[str, ...]] = ("riders", "left")

    def __init__(self, seat: int, riders: int, left: int) -> None:
        super().__init__(seat)
        self.riders: Final = within(0, riders, 15)
        self.left: Final = within(1, left, 4)

    def options(self, game: Tourney, out: list[Action]) -> None:
        out.append(v.RIDES)
        out.append(v.YIELDS)

    def windows(self, game: Tourney) -> int:
        return extras.LISTS

    def prompt(self, game: Tourney) -> Message | None:
        return Message(v.STRENGTH, (strength(game, self.seat),))

    def take(self, game: Tourney, action: Action) -> None:
        riders = self.riders | bit(self.seat) if action is v.RIDES else self.riders
        if self.left > 1:
            game.push(Ride((self.seat + 1) % game.rules.seats, riders, self.left - 1))
        else:
            game.push(Joust(game.first, riders))
        if action is v.YIELDS:
            gain(game, self.seat, FAVOUR, 1)


class Joust(Step[Tourney]):
    """The riders are compared; the strongest gain glory and choose a prize, and half of all lances break."""

    fields: ClassVar[tuple[str, ...]] = ("riders",)

    def __init__(self, seat: int, riders: int) -> None:
        super().__init__(seat)
        self.riders: Final = within(0, riders, 15)

    def run(self, game: Tourney) -> None:
        firsts, seconds = ranks(game, self.riders)
        game.then(*[Resolve(seat, PRIZE.path) for seat in firsts])
        for seat in firsts:
            game.tell(v.WON, seat, strength(game, seat))
            gain(game, seat, GLORY, ALONE if len(firsts) == 1 else SHARED)
        for seat in seconds:
            gain(game, seat, GLORY, SECOND)
        for seat, knight in enumerate(game.knights):
            if (self.riders >> seat) & 1:
                broken = (knight.lances + 1) // 2
                knight.lances -= broken
                game.lances += broken


def ranks(game: Tourney, riders: int) -> tuple[list[int], list[int]]:
    """Give the strongest riders and, if there is only one, those in second place, in turn order."""
    seats = game.rules.seats
    order = [(game.first + n) % seats for n in range(seats)]
    riding = [seat for seat in order if (riders >> seat) & 1]
    marks = sorted({strength(game, seat) for seat in riding}, reverse=True)
    firsts = [seat for seat in riding if strength(game, seat) == marks[0]]
    if len(firsts) != 1 or len(marks) == 1:
        return firsts, []
    return firsts, [seat for seat in riding if strength(game, seat) == marks[1]]
