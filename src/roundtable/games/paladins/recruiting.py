"""Townsfolk of the row: recruited or dismissed, by the action for Silver or a Debt, or for nothing."""

from typing import ClassVar, Final

from roundtable.games.paladins import refusals, words
from roundtable.games.paladins.asking import Ask
from roundtable.games.paladins.content import ACTIONS, DEBT_POINTS, PLACE_DEBT, PLACE_SILVER, TOWNSFOLK
from roundtable.games.paladins.gains import Gains, may_decline
from roundtable.games.paladins.names import DEBT, NONE, PROVISION, RECRUIT, SILVER, THE_RIVAL
from roundtable.games.paladins.rules import Deed
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import gain_debt, lowered, pay_silver
from roundtable.games.paladins.vocabulary import (
    DECLINE,
    DISMISS,
    DISMISSES,
    PAY,
    PAYS,
    RECRUITS,
    TOWNSFOLK_ACTIONS,
    TOWNSFOLK_VERB,
)
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message, Wording


def recruit(game: Paladins, seat: int, card: int, told: Wording) -> None:
    """Keep a Townsfolk of the row and gain its immediate effect."""
    game.townsfolk_row[game.townsfolk_row.index(card)] = NONE
    game.players[seat].townsfolk += (card,)
    game.tell(told, seat, card)
    game.push(Gains(seat, TOWNSFOLK[card].immediate.path))


def dismiss(game: Paladins, seat: int, card: int) -> None:
    """Discard a Townsfolk of the row for the reward of its corner."""
    game.townsfolk_row[game.townsfolk_row.index(card)] = NONE
    game.townsfolk_discard += (card,)
    if seat == THE_RIVAL:
        game.tell(words.RIVAL_DISMISSED, card)
    else:
        game.tell(words.DISMISSED, seat, card)
    game.push(Gains(seat, TOWNSFOLK[card].dismiss.path))


class FreeRecruit(Ask):
    """A face-up Townsfolk may be recruited for nothing."""

    rule: ClassVar[str] = "paladins.reward.free-recruit-any-place"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any; it is kept, unless the setting lets it be dismissed."""
        for card in game.townsfolk_row:
            if card >= 0:
                out.append(RECRUITS[card])
                if game.rules.may_dismiss:
                    out.append(DISMISSES[card])
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """Its immediate effect comes at once."""
        if action.verb == DECLINE:
            return
        if action.verb == DISMISS:
            dismiss(game, self.seat, action.a)
        else:
            recruit(game, self.seat, action.a, words.RECRUITED_FREE)

    def describe(self, game: Paladins, action: Action) -> Message | None:
        """Say what the card does kept or dismissed."""
        if action.verb == DECLINE:
            return None
        wording = words.LABEL_DISMISS if action.verb == DISMISS else words.LABEL_RECRUIT
        return Message(wording, (action.a, 0, game.rules.townsfolk_texts[action.a]))


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

    aims: ClassVar[int] = TOWNSFOLK_VERB

    def __init__(self, way: int) -> None:
        super().__init__(RECRUIT, ACTIONS[RECRUIT].ways[way])
        self.way: Final = way

    def possible(self, game: Paladins, seat: int) -> bool:
        """One must be affordable."""
        for place, card in enumerate(game.townsfolk_row):
            if card != NONE and affordable(game, seat, place):
                return True
        return False

    def lacking(self, game: Paladins, seat: int) -> list[Message]:
        """A Townsfolk within the player's means."""
        if self.possible(game, seat):
            return []
        return [Message(refusals.TOWNSFOLK_DEAR, (game.players[seat].silver,))]

    def unfit(self, game: Paladins, seat: int, target: Action) -> Message | None:
        """Its price cannot be paid."""
        if target.a not in game.townsfolk_row:
            return None
        place = game.townsfolk_row.index(target.a)
        if affordable(game, seat, place):
            return None
        wording = refusals.SEAT_DEAR_NO_DEBT if PLACE_DEBT[place] else refusals.SEAT_DEAR
        return Message(wording, (price(game, seat, place), game.players[seat].silver))

    def targets(self, game: Paladins, seat: int, out: list[Action]) -> None:
        """Any that is affordable."""
        for place, card in enumerate(game.townsfolk_row):
            if card != NONE and affordable(game, seat, place):
                out.append(TOWNSFOLK_ACTIONS[card])

    def describe(self, game: Paladins, seat: int, target: Action) -> Message:
        """Say what the card costs, and what it does kept or dismissed."""
        place = game.townsfolk_row.index(target.a)
        values = (target.a, price(game, seat, place), game.rules.townsfolk_texts[target.a])
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
            pay_silver(game, seat, price(game, seat, place), RECRUIT)

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """Dismiss or keep it."""
        if self.way == 0:
            dismiss(game, seat, target)
        else:
            recruit(game, seat, target, words.RECRUITED)


class ChoosePrice(Ask):
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
            pay_silver(game, self.seat, price(game, self.seat, self.place), RECRUIT)
        elif gain_debt(game, self.seat):
            game.tell(words.DEBT_TOWNSFOLK, self.seat)

    def busy(self, game: Paladins) -> Message:
        """The price."""
        return Message(refusals.PRICE_FIRST)

    def why_not(self, game: Paladins, action: Action) -> Message | None:
        """Silver may not suffice; Provisions are no price."""
        if action.verb != PAY:
            return super().why_not(game, action)
        if action.a == PROVISION:
            return Message(refusals.PAID_OTHERWISE)
        return Message(refusals.SEAT_DEAR, (price(game, self.seat, self.place), game.players[self.seat].silver))

    def describe(self, game: Paladins, action: Action) -> Message:
        """Say how much Silver it is, or what a Debt means."""
        if action.a == SILVER:
            return Message(words.LABEL_PAY, (price(game, self.seat, self.place),))
        return Message(words.LABEL_DEBT, (-DEBT_POINTS.number("unpaid"),))


def deeds() -> tuple[Deed, ...]:
    """Give the two ways to take the action, in the order of the modes."""
    return Recruiting(0), Recruiting(1)
