"""Knaves: a gain that brings a tax, a tax that may bring an inquest, and an inquest that asks everybody."""

from typing import ClassVar

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from tests.practice.feud import vocabulary as v
from tests.practice.feud.content import CHEST
from tests.practice.feud.state import Feud


class Tax(Step[Feud]):
    """A coin leaves the chest; with the last one everybody is questioned, and the chest is filled again."""

    def run(self, game: Feud) -> None:
        if game.chest > 1:
            game.chest -= 1
            return
        game.chest = CHEST
        game.tell(v.QUESTIONED)
        seats = game.rules.seats
        game.then(*[Inquest((self.seat + after) % seats) for after in range(seats)])


class Inquest(Question[Feud]):
    """Give a card up, or bow and lose renown."""

    rule: ClassVar[str] = "feud.knaves.inquest"

    def options(self, game: Feud, out: list[Action]) -> None:
        out.append(v.BOW)
        v.by_kind(v.GIVE, game.lords[self.seat].hand.cards, out)

    def take(self, game: Feud, action: Action) -> None:
        if action is v.BOW:
            game.lords[self.seat].renown -= 1
        else:
            game.lay_down(self.seat, action.a)
