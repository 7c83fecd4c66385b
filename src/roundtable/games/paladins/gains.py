"""Gains, one after the other: lists of rewards, choices, and what may be declined.

What each kind of gain does stands in `effects`; a table finds it through its rules.
"""

from typing import ClassVar, Final

from roundtable.games.paladins import refusals, words
from roundtable.games.paladins.asking import Ask
from roundtable.games.paladins.causes import ABSOLVING, CAUSE, CAUSES, OUTPOST
from roundtable.games.paladins.content import CHOICE, SPACES, TOWNSFOLK, Gain, Rewards, choice_word
from roundtable.games.paladins.names import ACTION, MODE, ON_PAY_DEBT, PRAY, THE_RIVAL
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import (
    clear_space,
    destroy_debt,
    discard_newest_suspicion,
    occupied,
    pay_debt,
)
from roundtable.games.paladins.vocabulary import (
    CHOOSES,
    CLEAR,
    CLEARS,
    DECLINE,
    DECLINES,
    DESTROYS,
    DO,
    PAYS_DEBT,
    REMOVES,
    WORKER_VERB,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Step
from roundtable.kernel.wording import Message

SPACE_PATHS: Final = {space.rewards.path: at for at, space in enumerate(SPACES)}
OUTPOST_CAUSES: Final = tuple([CAUSES[f"{space.rewards.path}.{OUTPOST}"] for space in SPACES])


class Gains(Step[Paladins]):
    """The rewards under a path, from the one at `at` on; a choice behind them comes last."""

    fields: ClassVar[tuple[str, ...]] = ("path", "at")

    def __init__(self, seat: int, path: str, at: int = 0) -> None:
        super().__init__(seat)
        self.path: Final = path
        self.at: Final = at

    def run(self, game: Paladins) -> None:
        """Each in full before the next: what one of them pushes comes before the rest."""
        rewards = game.rules.rewards[self.path]
        cause = cause_of(game, self.path)
        below = len(game.agenda)
        for at in range(self.at, len(rewards.gains)):
            gain(game, self.seat, rewards.gains[at], cause)
            if len(game.agenda) > below:
                game.agenda.insert(below, Gains(self.seat, self.path, at + 1))
                return
        if rewards.choices and self.seat == THE_RIVAL:
            leftmost(game, rewards)
        elif rewards.choices:
            game.push(ChooseOne(self.seat, self.path))


def gain(game: Paladins, seat: int, one: Gain, cause: int) -> None:
    """Carry a gain out, or push what it asks."""
    effect = game.rules.effects[one.effect]
    if seat == THE_RIVAL:
        effect.give_rival(game, one.n, cause)
    else:
        effect.give(game, seat, one.n, cause)


def cause_of(game: Paladins, path: str) -> int:
    """Give what rewards come from; those of a space from the monk or the outpost just placed there."""
    if game.garrisoned:
        space = SPACE_PATHS.get(path)
        if space is not None and (game.garrisoned >> space) & 1:
            return OUTPOST_CAUSES[space]
    return CAUSES[path]


def cause_below(game: Paladins) -> int:
    """Give what the gain now carried out comes from: the rewards lying on the agenda, or else the rival's Absolve."""
    for step in reversed(game.agenda):
        if isinstance(step, Gains):
            return cause_of(game, step.path)
    return ABSOLVING


class ChooseOne(Ask):
    """One of several lists of rewards."""

    rule: ClassVar[str] = "paladins.kings-favour.choice"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path: Final = path

    def rule_now(self, game: Paladins) -> str:
        """Walls offer choices, too."""
        return "paladins.fortify.wall-choice" if self.path.startswith("wall.") else self.rule

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any of them, also one of no use."""
        for choice in game.rules.rewards[self.path].choices:
            out.append(CHOOSES[CHOICE.index[choice_word(choice.gains)]])

    def take(self, game: Paladins, action: Action) -> None:
        """Gain it."""
        for choice in game.rules.rewards[self.path].choices:
            if choice_word(choice.gains) == CHOICE.words[action.a]:
                game.push(Gains(self.seat, choice.path))


def leftmost(game: Paladins, rewards: Rewards) -> None:
    """Let the rival gain the leftmost list all of whose gains are possible."""
    for choice in rewards.choices:
        if all_possible(game, choice):
            game.push(Gains(THE_RIVAL, choice.path))
            return


def all_possible(game: Paladins, rewards: Rewards) -> bool:
    """Say whether the rival can carry out every gain of a list."""
    return all([game.rules.effects[one.effect].possible(game) for one in rewards.gains])


class RivalGain(Step[Paladins]):
    """The rival carries out one gain that would ask a player."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def run(self, game: Paladins) -> None:
        """Each by itself: an Inquisition may come between two of them."""
        game.rules.effects[self.effect].settle(game)


def may_decline(game: Paladins, out: list[Action]) -> None:
    """Let a gain that only permits something be declined, unless the setting says otherwise."""
    if out and game.rules.declinable:
        out.append(DECLINES)


class RemoveSuspicion(Ask):
    """The newest Suspicion card may be discarded."""

    rule: ClassVar[str] = "paladins.reward.remove-suspicion"
    meant: ClassVar[bool] = True

    def options(self, game: Paladins, out: list[Action]) -> None:
        """If there is one."""
        if game.players[self.seat].suspicion:
            out.append(REMOVES)
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """To its discard pile."""
        if action.verb != DECLINE:
            discard_newest_suspicion(game, game.players[self.seat], 1)
            cause = cause_below(game)
            absolving = CAUSE.words[cause].startswith("jar-") and not CAUSE.words[cause].startswith("jar-place")
            game.tell(words.REMOVED_ABSOLVING if absolving else words.REMOVED, self.seat, cause)


class PayDebt(Ask):
    """An unpaid Debt may be turned."""

    rule: ClassVar[str] = "paladins.reward.pay-debt"
    meant: ClassVar[bool] = True

    def options(self, game: Paladins, out: list[Action]) -> None:
        """If there is one."""
        if game.players[self.seat].unpaid_debts:
            out.append(PAYS_DEBT)
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """Debt Collectors give their workers."""
        if action.verb == DECLINE:
            return
        player = game.players[self.seat]
        pay_debt(player)
        game.tell(words.PAID_DEBT, self.seat, cause_below(game))
        steps: list[Step[Paladins]] = []
        for card in player.townsfolk:
            if TOWNSFOLK[card].trigger == ON_PAY_DEBT:
                steps.append(Gains(self.seat, game.rules.abilities[card]))
        game.then(*steps)


class DestroyDebt(Ask):
    """An unpaid Debt may be returned to its deck."""

    rule: ClassVar[str] = "paladins.reward.destroy-debt"
    meant: ClassVar[bool] = True

    def options(self, game: Paladins, out: list[Action]) -> None:
        """If there is one."""
        if game.players[self.seat].unpaid_debts:
            out.append(DESTROYS)
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """Back to the deck."""
        if action.verb != DECLINE:
            destroy_debt(game, game.players[self.seat])
            game.tell(words.DESTROYED_DEBT, self.seat, cause_below(game))


class Prayer(Ask):
    """The workers of one action space may return to the shared supply."""

    rule: ClassVar[str] = "paladins.pray.clear-one-space"

    def rule_now(self, game: Paladins) -> str:
        """A prayer that comes as a gain costs nothing."""
        return self.rule if game.acting == PRAY else "paladins.reward.pray"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any space that holds workers."""
        player = game.players[self.seat]
        for action in range(len(ACTION.words)):
            if action == game.acting and not game.rules.pray_current:
                continue
            if occupied(player, action):
                out.append(CLEARS[action])
        may_decline(game, out)

    def take(self, game: Paladins, action: Action) -> None:
        """The space can be used again."""
        if action.verb == CLEAR:
            returned = clear_space(game, game.players[self.seat], action.a)
            told = words.CLEARED if game.acting == PRAY else words.CLEARED_FREE
            game.tell(told, self.seat, action.a, returned)

    def busy(self, game: Paladins) -> Message:
        """The prayer, or the action Pray."""
        if game.acting == PRAY:
            return Message(refusals.ONE_ACTION, (MODE.index["pray"],))
        return Message(refusals.PRAYER_FIRST)

    def why_not(self, game: Paladins, action: Action) -> Message | None:
        """Nobody stands there, or the space is one that a prayer may not clear; workers stay where they are."""
        if action.verb == WORKER_VERB:
            return Message(refusals.PRAYER_FIRST)
        if action.verb not in (CLEAR, DO):
            return super().why_not(game, action)
        space = action.a if action.verb == CLEAR else game.rules.deeds[action.a].action
        if not occupied(game.players[self.seat], space):
            return Message(refusals.NOBODY_THERE, (space,))
        current = space == game.acting and not game.rules.pray_current
        return Message(refusals.CURRENT_SPACE if current else refusals.CLEARED_WHOLE, (space,))
