"""Gains, one after the other: lists of rewards, choices, prayers, free recruits, Debts and Suspicion removed."""

from typing import ClassVar, Final

from roundtable.games.paladins import develop, inquisition, words
from roundtable.games.paladins.content import CHOICE, TOWNSFOLK, Gain, choice_word
from roundtable.games.paladins.names import (
    ACTION,
    CRIMINAL,
    EFFECT_DESTROY,
    EFFECT_DEVELOP,
    EFFECT_FAITH,
    EFFECT_INFLUENCE,
    EFFECT_PAY,
    EFFECT_PRAY,
    EFFECT_PROVISION,
    EFFECT_RECRUIT,
    EFFECT_REMOVE,
    EFFECT_SILVER,
    EFFECT_TAX,
    NONE,
    ON_PAY_DEBT,
    PLACES,
)
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import (
    discard_newest_suspicion,
    gain_attribute,
    gain_provisions,
    gain_silver,
    gain_workers,
)
from roundtable.games.paladins.vocabulary import (
    CHOOSES,
    CLEAR,
    CLEARS,
    DECLINE,
    DECLINES,
    DESTROYS,
    DISMISS,
    DISMISSES,
    PAYS_DEBT,
    RECRUITS,
    REMOVES,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message


class Gains(Step[Paladins]):
    """The rewards under a path, from the one at `at` on; a choice behind them comes last."""

    fields: ClassVar[tuple[str, ...]] = ("path", "at")

    def __init__(self, seat: int, path: str, at: int = 0) -> None:
        super().__init__(seat)
        self.path: Final = path
        self.at: Final = at

    def run(self, game: Paladins) -> None:
        """Each in full before the next."""
        rewards = game.book.rewards[self.path]
        if self.at < len(rewards.gains):
            game.push(Gains(self.seat, self.path, self.at + 1))
            gain(game, self.seat, rewards.gains[self.at])
        elif rewards.choices:
            game.push(ChooseOne(self.seat, self.path))


class ChooseOne(Question[Paladins]):
    """One of several lists of rewards."""

    rule: ClassVar[str] = "paladins.kings-favour.choice"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path: Final = path

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any of them, also one of no use."""
        for choice in game.book.rewards[self.path].choices:
            out.append(CHOOSES[CHOICE.index[choice_word(choice.gains)]])

    def take(self, game: Paladins, action: Action) -> None:
        """Gain it."""
        for choice in game.book.rewards[self.path].choices:
            if choice_word(choice.gains) == CHOICE.words[action.a]:
                game.push(Gains(self.seat, choice.path))


def gain(game: Paladins, seat: int, one: Gain) -> None:
    """Carry a gain out, or push what it asks."""
    effect = one.effect
    if effect < CRIMINAL:
        gain_workers(game, seat, effect, one.n)
    elif effect == CRIMINAL:
        for _ in range(one.n):
            game.push(inquisition.GainCriminal(seat))
    elif effect == EFFECT_SILVER:
        gain_silver(game, seat, one.n)
    elif effect == EFFECT_PROVISION:
        gain_provisions(game, seat, one.n)
    elif effect == EFFECT_TAX:
        game.push(inquisition.Tax(seat, one.n))
    elif EFFECT_FAITH <= effect <= EFFECT_INFLUENCE:
        gain_attribute(game, seat, effect - EFFECT_FAITH, one.n)
    else:
        for _ in range(one.n):
            game.push(permission(seat, effect))


def permission(seat: int, effect: int) -> Question[Paladins]:
    """Give the question behind a gain that permits something."""
    if effect == EFFECT_REMOVE:
        return RemoveSuspicion(seat)
    if effect == EFFECT_PAY:
        return PayDebt(seat)
    if effect == EFFECT_DESTROY:
        return DestroyDebt(seat)
    if effect == EFFECT_PRAY:
        return Prayer(seat)
    if effect == EFFECT_RECRUIT:
        return FreeRecruit(seat)
    assert effect == EFFECT_DEVELOP
    return develop.FreeDevelop(seat)


def may_decline(game: Paladins, out: list[Action]) -> None:
    """Let a gain that only permits something be declined, unless the setting says otherwise."""
    if out and game.book.declinable:
        out.append(DECLINES)


class RemoveSuspicion(Question[Paladins]):
    """The newest Suspicion card may be discarded."""

    rule: ClassVar[str] = "paladins.reward.remove-suspicion"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """If there is one."""
        if game.players[self.seat].suspicion:
            out.append(REMOVES)
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """To its discard pile."""
        if action.verb != DECLINE:
            discard_newest_suspicion(game, game.players[self.seat], 1)
            game.tell(words.REMOVED, self.seat, 1)


class PayDebt(Question[Paladins]):
    """An unpaid Debt may be turned."""

    rule: ClassVar[str] = "paladins.reward.pay-debt"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """If there is one."""
        if game.players[self.seat].unpaid:
            out.append(PAYS_DEBT)
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """Debt Collectors give their workers."""
        if action.verb == DECLINE:
            return
        player = game.players[self.seat]
        player.unpaid -= 1
        player.paid += 1
        game.tell(words.PAID_DEBT, self.seat)
        steps: list[Step[Paladins]] = []
        for card in player.townsfolk:
            if TOWNSFOLK[card].trigger == ON_PAY_DEBT:
                steps.append(Gains(self.seat, game.book.abilities[card]))
        game.then(*steps)


class DestroyDebt(Question[Paladins]):
    """An unpaid Debt may be returned to its deck."""

    rule: ClassVar[str] = "paladins.reward.destroy-debt"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """If there is one."""
        if game.players[self.seat].unpaid:
            out.append(DESTROYS)
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """Back to the deck."""
        if action.verb == DECLINE:
            return
        game.players[self.seat].unpaid -= 1
        game.debts += 1
        game.tell(words.DESTROYED_DEBT, self.seat)


class Prayer(Question[Paladins]):
    """The workers of one action space may return to the shared supply."""

    rule: ClassVar[str] = "paladins.pray.clear-one-space"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any space that holds workers."""
        board = game.players[self.seat].board
        for action in range(len(ACTION.words)):
            if action == game.acting and not game.book.pray_current:
                continue
            if occupied(board, action):
                out.append(CLEARS[action])
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """The space can be used again."""
        if action.verb == CLEAR:
            clear_space(game, self.seat, action.a)
            game.tell(words.CLEARED, self.seat, action.a)


def occupied(board: list[int], action: int) -> bool:
    """Say whether an action space holds workers."""
    at = action * PLACES
    return board[at] != NONE or board[at + 1] != NONE or board[at + 2] != NONE


def clear_space(game: Paladins, seat: int, action: int) -> None:
    """Return the workers of an action space to the shared supply."""
    board = game.players[seat].board
    for at in range(action * PLACES, (action + 1) * PLACES):
        if board[at] != NONE:
            game.supply[board[at]] += 1
            board[at] = NONE


class FreeRecruit(Question[Paladins]):
    """A face-up Townsfolk may be recruited for nothing."""

    rule: ClassVar[str] = "paladins.reward.free-recruit"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any; it is kept, unless the setting lets it be dismissed."""
        for card in game.townsfolk_row:
            if card >= 0:
                out.append(RECRUITS[card])
                if game.book.may_dismiss:
                    out.append(DISMISSES[card])
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """Its immediate effect comes at once."""
        if action.verb == DECLINE:
            return
        if action.verb == DISMISS:
            dismiss(game, self.seat, action.a)
        else:
            recruit(game, self.seat, action.a)

    def describe(self, game: Paladins, action: Action) -> Message | None:
        """Say what the card does kept or dismissed."""
        if action.verb == DECLINE:
            return None
        wording = words.LABEL_DISMISS if action.verb == DISMISS else words.LABEL_RECRUIT
        return Message(wording, (action.a, 0, game.book.townsfolk_texts[action.a]))


def recruit(game: Paladins, seat: int, card: int) -> None:
    """Keep a Townsfolk of the row and gain its immediate effect."""
    game.townsfolk_row[game.townsfolk_row.index(card)] = NONE
    game.players[seat].townsfolk += (card,)
    game.tell(words.RECRUITED, seat, card)
    game.push(Gains(seat, TOWNSFOLK[card].immediate.path))


def dismiss(game: Paladins, seat: int, card: int) -> None:
    """Discard a Townsfolk of the row for the reward of its corner."""
    game.townsfolk_row[game.townsfolk_row.index(card)] = NONE
    game.townsfolk_discard += (card,)
    game.tell(words.DISMISSED, seat, card)
    game.push(Gains(seat, TOWNSFOLK[card].dismiss.path))
