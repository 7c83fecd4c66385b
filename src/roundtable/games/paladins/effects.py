"""What each kind of gain does: for a player, and for the automated opponent, who has no goods and decides nothing."""

from typing import Final

from roundtable.games.paladins import words
from roundtable.games.paladins.causes import ABSOLVING
from roundtable.games.paladins.content import TRACK_END
from roundtable.games.paladins.develop import FreeDevelop
from roundtable.games.paladins.gains import DestroyDebt, PayDebt, Prayer, RemoveSuspicion, RivalGain, cause_below
from roundtable.games.paladins.inquisition import GainCriminal, Tax, drain_tax_supply
from roundtable.games.paladins.names import (
    ATTRIBUTE,
    CRIMINAL,
    EFFECT,
    EFFECT_DESTROY,
    EFFECT_DEVELOP,
    EFFECT_PAY,
    EFFECT_PRAY,
    EFFECT_RECRUIT,
    EFFECT_REMOVE,
    NONE,
    THE_RIVAL,
    WORKER,
)
from roundtable.games.paladins.recruiting import FreeRecruit, dismiss
from roundtable.games.paladins.rival import by_marker, gain_resources, pray, raise_attribute
from roundtable.games.paladins.rules import Effect
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import (
    destroy_debt,
    discard_newest_suspicion,
    gain_attribute,
    gain_provisions,
    gain_silver,
    gain_workers,
    pay_debt,
)
from roundtable.kernel.agenda import Question


class Workers(Effect):
    """Workers of a type other than criminals."""

    def __init__(self, worker: int) -> None:
        self.worker: Final = worker

    def give(self, game: Paladins, seat: int, n: int, cause: int) -> None:
        """They come from the shared supply."""
        gain_workers(game, seat, self.worker, n, cause)


class Criminals(Effect):
    """Criminals, each with its Suspicion card before the next."""

    def give(self, game: Paladins, seat: int, n: int, cause: int) -> None:
        """One after the other."""
        for _ in range(n):
            game.push(GainCriminal(seat))


class Silver(Effect):
    """Silver of the shared supply."""

    def give(self, game: Paladins, seat: int, n: int, cause: int) -> None:
        """Take it."""
        gain_silver(game, seat, n, cause)

    def give_rival(self, game: Paladins, n: int, cause: int) -> None:
        """The resource marker moves instead."""
        gain_resources(game, n, cause)


class Provisions(Effect):
    """Provisions of the shared supply."""

    def give(self, game: Paladins, seat: int, n: int, cause: int) -> None:
        """Take them."""
        gain_provisions(game, seat, n, cause)

    def give_rival(self, game: Paladins, n: int, cause: int) -> None:
        """The resource marker moves instead."""
        gain_resources(game, n, cause)


class Taxes(Effect):
    """Silver of the Tax Supply."""

    def give(self, game: Paladins, seat: int, n: int, cause: int) -> None:
        """All at once."""
        game.push(Tax(seat, n))


class Attribute(Effect):
    """Faith, Strength or Influence."""

    def __init__(self, attribute: int) -> None:
        self.attribute: Final = attribute

    def give(self, game: Paladins, seat: int, n: int, cause: int) -> None:
        """Move the marker."""
        gain_attribute(game, seat, self.attribute, n, cause)

    def give_rival(self, game: Paladins, n: int, cause: int) -> None:
        """The marker arrives on top of others."""
        raise_attribute(game, self.attribute, n, words.RIVAL_ROSE[cause], cause)

    def possible(self, game: Paladins) -> bool:
        """Before the end of the track."""
        return game.rivals[0].attributes[self.attribute] < TRACK_END


class Permission(Effect):
    """A gain that only permits something: players are asked, the automated opponent follows its rule."""

    def __init__(self, effect: int) -> None:
        self.effect: Final = effect

    def question(self, seat: int) -> Question[Paladins]:
        """Give what a player is asked."""
        raise NotImplementedError

    def give(self, game: Paladins, seat: int, n: int, cause: int) -> None:
        """Ask so many times."""
        for _ in range(n):
            game.push(self.question(seat))

    def give_rival(self, game: Paladins, n: int, cause: int) -> None:
        """One after the other."""
        for _ in range(n):
            game.push(RivalGain(THE_RIVAL, self.effect))


class RemovingSuspicion(Permission):
    """The newest Suspicion card goes."""

    def question(self, seat: int) -> Question[Paladins]:
        """May it go?"""
        return RemoveSuspicion(seat)

    def settle(self, game: Paladins) -> None:
        """Without one, a Silver leaves the Tax Supply instead; the resource marker stays."""
        rival = game.rivals[0]
        cause = cause_below(game)
        if rival.suspicion:
            discard_newest_suspicion(game, rival, 1)
            game.tell(words.RIVAL_ABSOLVED if cause == ABSOLVING else words.RIVAL_REMOVED, cause)
        else:
            drain_tax_supply(game)


class PayingDebt(Permission):
    """An unpaid Debt is turned."""

    def question(self, seat: int) -> Question[Paladins]:
        """May it be turned?"""
        return PayDebt(seat)

    def settle(self, game: Paladins) -> None:
        """If there is one."""
        rival = game.rivals[0]
        cause = cause_below(game)
        if rival.unpaid_debts:
            pay_debt(rival)
            game.tell(words.RIVAL_ABSOLVED_DEBT if cause == ABSOLVING else words.RIVAL_PAID_DEBT, cause)

    def possible(self, game: Paladins) -> bool:
        """Only with an unpaid Debt."""
        return game.rivals[0].unpaid_debts > 0


class DestroyingDebt(Permission):
    """An unpaid Debt returns to its deck."""

    def question(self, seat: int) -> Question[Paladins]:
        """May it be returned?"""
        return DestroyDebt(seat)

    def settle(self, game: Paladins) -> None:
        """Without one, a Silver leaves the Tax Supply instead; the resource marker stays."""
        rival = game.rivals[0]
        if rival.unpaid_debts:
            destroy_debt(game, rival)
            game.tell(words.RIVAL_DESTROYED_DEBT, cause_below(game))
        else:
            drain_tax_supply(game)


class Praying(Permission):
    """An action space is cleared."""

    def question(self, seat: int) -> Question[Paladins]:
        """Which one?"""
        return Prayer(seat)

    def settle(self, game: Paladins) -> None:
        """The rival has its own prayer."""
        pray(game)


class Recruiting(Permission):
    """A Townsfolk is recruited for nothing."""

    def question(self, seat: int) -> Question[Paladins]:
        """Which one?"""
        return FreeRecruit(seat)

    def settle(self, game: Paladins) -> None:
        """The rival dismisses the one that its resource marker gives."""
        dismiss_by_marker(game)

    def possible(self, game: Paladins) -> bool:
        """Only if one lies in the row."""
        return any([card != NONE for card in game.townsfolk_row])


def dismiss_by_marker(game: Paladins) -> None:
    """Dismiss, for the rival, the Townsfolk given by the resource marker."""
    row = game.townsfolk_row
    for place in by_marker(game, row):
        if row[place] != NONE:
            dismiss(game, THE_RIVAL, row[place])
            return


class Developing(Permission):
    """A workshop is moved for nothing."""

    def question(self, seat: int) -> Question[Paladins]:
        """Where to?"""
        return FreeDevelop(seat)

    def settle(self, game: Paladins) -> None:
        """The rival's workshops move with King's Orders alone."""

    def possible(self, game: Paladins) -> bool:
        """Never."""
        return False


def effects() -> tuple[Effect, ...]:
    """Give the effects of all kinds of gains, in the order of their names."""
    found: dict[str, Effect] = {
        "criminal": Criminals(),
        "silver": Silver(),
        "provision": Provisions(),
        "tax": Taxes(),
        "remove-suspicion": RemovingSuspicion(EFFECT_REMOVE),
        "pay-debt": PayingDebt(EFFECT_PAY),
        "destroy-debt": DestroyingDebt(EFFECT_DESTROY),
        "pray": Praying(EFFECT_PRAY),
        "free-recruit": Recruiting(EFFECT_RECRUIT),
        "free-develop": Developing(EFFECT_DEVELOP),
    }
    for worker in range(CRIMINAL):
        found[WORKER.words[worker]] = Workers(worker)
    for attribute, word in enumerate(ATTRIBUTE.words):
        found[word] = Attribute(attribute)
    return tuple([found[word] for word in EFFECT.words])
