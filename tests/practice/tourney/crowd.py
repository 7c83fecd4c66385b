"""The module `crowd`: the people shout a number each round, and love deeds done with it."""

from typing import ClassVar

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra
from tests.practice.tourney import extras
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.content import GLORY
from tests.practice.tourney.effects import gain
from tests.practice.tourney.state import Part, Tourney


def shout(game: Tourney) -> None:
    """The crowd's die is rolled."""
    game.crowd = game.chance.roll()
    game.tell(v.CROWD, game.crowd)


class Crowd(Part):
    """A deed done with the die the crowd shouted gains one glory more."""

    def extras(self) -> tuple[Extra[Tourney], ...]:
        return (Cheers(extras.TURN, (v.CHEER,)),)

    def round_begins(self, game: Tourney) -> None:
        shout(game)

    def deed_done(self, game: Tourney, seat: int, die: int) -> None:
        if die == game.crowd:
            gain(game, seat, GLORY, 1)


class Cheers(Extra[Tourney]):
    """A favour makes the crowd shout anew."""

    rule: ClassVar[str] = "tourney.crowd.cheer"

    def options(self, game: Tourney, seat: int, window: int, out: list[Action]) -> None:
        if game.knights[seat].favours:
            out.append(v.CHEERS)

    def take(self, game: Tourney, seat: int, action: Action) -> None:
        extras.pay_favour(game, seat)
        shout(game)
