"""The actions of the left side: Recruit, Hunt, Trade, Pray and Conspire. Develop has its own file."""

from typing import ClassVar, Final

from roundtable.games.paladins import gains, words
from roundtable.games.paladins.book import Deed
from roundtable.games.paladins.content import ACTIONS, DEBT_POINTS, PLACE_DEBT, PLACE_SILVER
from roundtable.games.paladins.names import CONSPIRE, DEBT, HUNT, NONE, PRAY, RECRUIT, SILVER, TRADE
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import gain_debt, lowered, pay_silver
from roundtable.games.paladins.vocabulary import PAYS, TOWNSFOLK_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message


def price(game: Paladins, seat: int, place: int) -> int:
    """Give the Silver that a place of the Townsfolk row costs."""
    return lowered(game.players[seat], RECRUIT, SILVER, PLACE_SILVER[place])


def affordable(game: Paladins, seat: int, place: int) -> bool:
    """Say whether the price below a place of the Townsfolk row can be paid, in Silver or with a Debt."""
    if game.players[seat].silver >= price(game, seat, place):
        return True
    return PLACE_DEBT[place] and game.debts > 0


class Recruiting(Deed):
    """Take a face-up Townsfolk: dismiss it with one worker, keep it with two."""

    def __init__(self, way: int) -> None:
        super().__init__(RECRUIT, ACTIONS[RECRUIT].ways[way])
        self.way: Final = way

    def possible(self, game: Paladins, seat: int) -> bool:
        """One must be affordable."""
        for place, card in enumerate(game.townsfolk_row):
            if card != NONE and affordable(game, seat, place):
                return True
        return False

    def targets(self, game: Paladins, seat: int, out: list[Action]) -> None:
        """Any that is affordable."""
        for place, card in enumerate(game.townsfolk_row):
            if card != NONE and affordable(game, seat, place):
                out.append(TOWNSFOLK_ACTIONS[card])

    def describe(self, game: Paladins, seat: int, target: Action) -> Message:
        """Say what the card costs, and what it does kept or dismissed."""
        place = game.townsfolk_row.index(target.a)
        values = (target.a, price(game, seat, place), game.book.townsfolk_texts[target.a])
        debt = PLACE_DEBT[place] and game.debts > 0
        if self.way == 0:
            return Message(words.LABEL_DISMISS_DEBT if debt else words.LABEL_DISMISS, values)
        return Message(words.LABEL_RECRUIT_DEBT if debt else words.LABEL_RECRUIT, values)

    def pay(self, game: Paladins, seat: int, target: int) -> None:
        """Silver, or a Debt on the two leftmost places."""
        place = game.townsfolk_row.index(target)
        if PLACE_DEBT[place] and game.debts > 0:
            game.push(ChoosePrice(seat, place))
        else:
            pay_silver(game, seat, price(game, seat, place))

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """Dismiss or keep it."""
        if self.way == 0:
            gains.dismiss(game, seat, target)
        else:
            gains.recruit(game, seat, target)


class ChoosePrice(Question[Paladins]):
    """Silver or a Debt?"""

    rule: ClassVar[str] = "paladins.recruit.debt-instead"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, game: Paladins, out: list[Action]) -> None:
        """What can be paid."""
        if game.players[self.seat].silver >= price(game, self.seat, self.place):
            out.append(PAYS[SILVER])
        out.append(PAYS[DEBT])

    def take(self, game: Paladins, action: Action) -> None:
        """Pay it."""
        if action.a == SILVER:
            pay_silver(game, self.seat, price(game, self.seat, self.place))
        else:
            gain_debt(game, game.players[self.seat])
            game.tell(words.DEBT, self.seat)

    def describe(self, game: Paladins, action: Action) -> Message:
        """Say how much Silver it is, or what a Debt means."""
        if action.a == SILVER:
            return Message(words.LABEL_PAY, (price(game, self.seat, self.place),))
        return Message(words.LABEL_DEBT, (-DEBT_POINTS.number("unpaid"),))


class Simple(Deed):
    """Hunt, Trade, Pray and Conspire: workers, perhaps Silver, and a fixed gain."""

    def __init__(self, action: int, way: int) -> None:
        super().__init__(action, ACTIONS[action].ways[way])
        self.way: Final = way

    def cost(self, game: Paladins, seat: int) -> int:
        """Give the Silver it costs."""
        return lowered(game.players[seat], self.action, SILVER, ACTIONS[self.action].cost[SILVER])

    def possible(self, game: Paladins, seat: int) -> bool:
        """The Silver must be there."""
        return game.players[seat].silver >= self.cost(game, seat)

    def pay(self, game: Paladins, seat: int, target: int) -> None:
        """Pay Silver."""
        pay_silver(game, seat, self.cost(game, seat))

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """Gain."""
        game.push(gains.Gains(seat, ACTIONS[self.action].rewards[self.way].path))


def deeds() -> tuple[Deed, ...]:
    """Give the ways to take these actions, in the order of the modes."""
    return (
        Recruiting(0),
        Recruiting(1),
        Simple(HUNT, 0),
        Simple(HUNT, 1),
        Simple(TRADE, 0),
        Simple(TRADE, 1),
        Simple(PRAY, 0),
        Simple(CONSPIRE, 0),
    )
