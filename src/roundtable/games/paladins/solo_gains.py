"""What the automated opponent gains: workers without types, a resource marker instead of goods, its own prayers."""

from typing import ClassVar, Final

from roundtable.games.paladins import inquisition, words
from roundtable.games.paladins.content import RIVAL_BOARD, TOWNSFOLK, TRACK_END, Gain
from roundtable.games.paladins.names import (
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
)
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import discard_newest_suspicion, return_silver
from roundtable.kernel.agenda import Step
from roundtable.kernel.zone import EVERYBODY, move, shuffle

THE_RIVAL: Final = -1
TRACK: Final = RIVAL_BOARD.number("track")


class RivalGains(Step[Paladins]):
    """The rewards under a path, from the one at `at` on, each in full before the next; then the leftmost choice."""

    fields: ClassVar[tuple[str, ...]] = ("path", "at")

    def __init__(self, seat: int, path: str, at: int = 0) -> None:
        super().__init__(seat)
        self.path: Final = path
        self.at: Final = at

    def run(self, game: Paladins) -> None:
        """Of a choice the first option all of whose gains are possible."""
        rewards = game.book.rewards[self.path]
        if self.at < len(rewards.gains):
            game.push(RivalGains(THE_RIVAL, self.path, self.at + 1))
            rival_gain(game, rewards.gains[self.at])
            return
        for choice in rewards.choices:
            if all([possible(game, gain.effect) for gain in choice.gains]):
                game.push(RivalGains(THE_RIVAL, choice.path))
                return


def possible(game: Paladins, effect: int) -> bool:
    """Say whether the rival can carry a gain out."""
    rival = game.rivals[0]
    if effect == EFFECT_PAY:
        return rival.unpaid > 0
    if EFFECT_FAITH <= effect <= EFFECT_INFLUENCE:
        return rival.attributes[effect - EFFECT_FAITH] < TRACK_END
    if effect == EFFECT_RECRUIT:
        return any([card != NONE for card in game.townsfolk_row])
    return effect != EFFECT_DEVELOP


def rival_gain(game: Paladins, gain: Gain) -> None:
    """Carry a gain out, or push its steps."""
    rival = game.rivals[0]
    effect = gain.effect
    if effect < CRIMINAL:
        rival.workers += gain.n
    elif effect in (EFFECT_SILVER, EFFECT_PROVISION):
        move_marker(game, gain.n)
    elif effect == EFFECT_TAX:
        game.push(RivalTax(THE_RIVAL, gain.n))
    elif EFFECT_FAITH <= effect <= EFFECT_INFLUENCE:
        raise_attribute(game, effect - EFFECT_FAITH, gain.n)
    else:
        for _ in range(gain.n):
            game.push(RivalGain(THE_RIVAL, effect))


class RivalGain(Step[Paladins]):
    """One criminal, one removal, one Debt paid or destroyed, one prayer or one free recruit."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect

    def run(self, game: Paladins) -> None:
        """Each by itself."""
        rival = game.rivals[0]
        if self.effect == CRIMINAL:
            rival.workers += 1
            game.push(inquisition.DrawSuspicion(THE_RIVAL))
        elif self.effect == EFFECT_REMOVE:
            remove_suspicion(game)
        elif self.effect == EFFECT_PAY:
            pay_debt(game)
        elif self.effect == EFFECT_DESTROY:
            destroy_debt(game)
        elif self.effect == EFFECT_PRAY:
            pray(game)
        elif self.effect == EFFECT_RECRUIT:
            dismiss_by_marker(game)


class RivalTax(Step[Paladins]):
    """Silver goes from the Tax Supply to the shared supply; the marker moves by the full number."""

    fields: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, game: Paladins) -> None:
        """If the last Silver leaves it, the Inquisition comes."""
        drain_tax_supply(game, min(self.n, game.tax))
        move_marker(game, self.n)


def drain_tax_supply(game: Paladins, n: int) -> None:
    """Move Silver from the Tax Supply to the shared supply; was it the last one, the Inquisition will come.

    With limited pieces what comes back may fill the Tax Supply at once, so it is looked at before.
    """
    game.tax -= n
    inquisition.look_at_tax_supply(game, THE_RIVAL, n)
    return_silver(game, n)


def move_marker(game: Paladins, steps: int) -> None:
    """Move the resource marker; each time it wraps around, the lowest attribute rises."""
    rival = game.rivals[0]
    for _ in range(steps):
        rival.marker = (rival.marker + 1) % TRACK
        if rival.marker == 0:
            raise_lowest(game)


def raise_lowest(game: Paladins) -> None:
    """Raise the lowest attribute; of several the topmost marker of their stack."""
    rival = game.rivals[0]
    lowest = min(rival.attributes)
    for attribute in reversed(rival.stack):
        if rival.attributes[attribute] == lowest:
            raise_attribute(game, attribute, 1)
            return


def raise_attribute(game: Paladins, attribute: int, n: int) -> None:
    """Move an attribute marker; it arrives on top of those already there. At the end of the track it stays."""
    rival = game.rivals[0]
    before = rival.attributes[attribute]
    rival.attributes[attribute] = min(before + n, TRACK_END)
    if rival.attributes[attribute] != before:
        rival.stack.remove(attribute)
        rival.stack.append(attribute)
        game.tell(words.RIVAL_ROSE, attribute)


def silver_instead(game: Paladins) -> None:
    """A card that should go is missing: one Silver leaves the Tax Supply instead, without a step of the marker."""
    drain_tax_supply(game, min(1, game.tax))


def remove_suspicion(game: Paladins) -> None:
    """Discard the newest Suspicion card."""
    rival = game.rivals[0]
    if rival.suspicion:
        discard_newest_suspicion(game, rival, 1)
    else:
        silver_instead(game)


def pay_debt(game: Paladins) -> None:
    """Turn an unpaid Debt, if there is one."""
    rival = game.rivals[0]
    if rival.unpaid:
        rival.unpaid -= 1
        rival.paid += 1


def destroy_debt(game: Paladins) -> None:
    """Return an unpaid Debt to its deck."""
    rival = game.rivals[0]
    if rival.unpaid:
        rival.unpaid -= 1
        game.debts += 1
    else:
        silver_instead(game)


def pray(game: Paladins) -> None:
    """Clear the right side, or gain a worker if it is empty; all schemes in play are shuffled into a new deck."""
    rival = game.rivals[0]
    if sum(rival.right):
        rival.right = [0] * len(rival.right)
    else:
        rival.workers += 1
    while rival.scheme_discard.cards:
        move(game, rival.scheme_discard, 0, rival.schemes, EVERYBODY)
    shuffle(game, rival.schemes)


def by_marker(row: list[int], marker: int) -> list[int]:
    """Give the places of a row from the resource marker to the right and round again."""
    return [(marker + step) % len(row) for step in range(len(row))]


def dismiss_by_marker(game: Paladins) -> None:
    """Dismiss the Townsfolk given by the resource marker for its corner reward."""
    row = game.townsfolk_row
    for place in by_marker(row, game.rivals[0].marker):
        if row[place] != NONE:
            card = row[place]
            row[place] = NONE
            game.townsfolk_discard += (card,)
            game.tell(words.RIVAL_DISMISSED, card)
            game.push(RivalGains(THE_RIVAL, TOWNSFOLK[card].dismiss.path))
            return
