"""Rumours: reactions to reactions, until nobody answers any more."""

from typing import ClassVar, Final

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from tests.practice.feud import vocabulary as v
from tests.practice.feud.state import Feud


class Accuse(Question[Feud]):
    """Whom the rumour is about."""

    rule: ClassVar[str] = "feud.rumour.accuse"

    def options(self, game: Feud, out: list[Action]) -> None:
        for seat in range(game.rules.seats):
            if seat != self.seat:
                out.append(v.ACCUSE[seat])

    def take(self, game: Feud, action: Action) -> None:
        game.tell(v.ACCUSED, self.seat, action.a)
        game.then(Answer(action.a, 0), Lands(self.seat, action.a))


class Answer(Question[Feud]):
    """Deny the last word with a card, or let it stand; asked only while nobody else has denied it."""

    rule: ClassVar[str] = "feud.rumour.answer"
    fields: ClassVar[tuple[str, ...]] = ("level",)

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level: Final = level

    def options(self, game: Feud, out: list[Action]) -> None:
        if game.denials == self.level and len(game.lords[self.seat].hand):
            out.append(v.LET)
            v.by_kind(v.DENY, game.lords[self.seat].hand.cards, out)

    def take(self, game: Feud, action: Action) -> None:
        if action is v.LET:
            return
        game.denials += 1
        seats = game.rules.seats
        game.then(*[Answer((self.seat + after) % seats, self.level + 1) for after in range(1, seats)])
        game.lay_down(self.seat, action.a)
        game.tell(v.DENIED, self.seat, action.a)


class Lands(Step[Feud]):
    """The rumour is believed if every denial was itself denied."""

    fields: ClassVar[tuple[str, ...]] = ("about",)

    def __init__(self, seat: int, about: int) -> None:
        super().__init__(seat)
        self.about: Final = about

    def run(self, game: Feud) -> None:
        if game.denials % 2 == 0:
            game.lords[self.about].renown -= 1
            game.lords[self.seat].renown += 1
            game.tell(v.BELIEVED, self.seat, self.about)
        game.denials = 0
