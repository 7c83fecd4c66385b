"""Criminals bring Suspicion, Suspicion brings taxes, and an empty Tax Supply brings the Inquisition."""

from typing import ClassVar, Final

from roundtable.games.paladins import refusals, words
from roundtable.games.paladins.asking import Ask
from roundtable.games.paladins.causes import CAUSES
from roundtable.games.paladins.classes import Player
from roundtable.games.paladins.content import TOWNSFOLK
from roundtable.games.paladins.gains import Gains, cause_below
from roundtable.games.paladins.names import CRIMINAL, NONE, ON_INQUISITION, THE_RIVAL
from roundtable.games.paladins.rival import move_marker
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import (
    discard_newest_suspicion,
    gain_debt,
    gain_workers,
    return_silver,
    turn_up,
)
from roundtable.games.paladins.vocabulary import FINISH, FINISHES, USE, USES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import EVERYBODY, Zone, shuffle


class GainCriminal(Step[Paladins]):
    """A criminal is gained and brings a Suspicion card."""

    def run(self, game: Paladins) -> None:
        """With limited pieces there may be none left."""
        if gain_workers(game, self.seat, CRIMINAL, 1, cause_below(game)):
            game.push(DrawSuspicion(self.seat))


class DrawSuspicion(Step[Paladins]):
    """A Suspicion card is drawn and its tax taken."""

    def run(self, game: Paladins) -> None:
        """Without any card left to draw there is an Inquisition first."""
        renew_suspicion(game)
        if not game.suspicion_deck.cards:
            game.then(Inquisition(self.seat), DrawSuspicion(self.seat))
            return
        card = turn_up(game, game.suspicion_deck)
        game.side(self.seat).suspicion += (card,)
        tax = game.rules.taxes[card]
        if self.seat == THE_RIVAL:
            game.tell(words.RIVAL_SUSPECTED, tax)
        else:
            game.tell(words.SUSPECTED, self.seat, tax)
        take_taxes(game, self.seat, tax, NONE)


def renew_suspicion(game: Paladins) -> None:
    """Shuffle the discard pile into a new deck if the deck is empty."""
    if game.suspicion_deck.cards or not game.suspicion_discard:
        return
    cards = game.suspicion_discard
    game.tell(words.SUSPICION_SHUFFLED, len(cards))
    game.suspicion_discard = ()
    game.suspicion_deck = Zone(cards, (EVERYBODY,) * len(cards), (0,) * len(cards))
    shuffle(game, game.suspicion_deck)


class Tax(Step[Paladins]):
    """Silver is taken from the Tax Supply, all at once."""

    fields: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, game: Paladins) -> None:
        """They come as a reward."""
        take_taxes(game, self.seat, self.n, cause_below(game))


def take_taxes(game: Paladins, seat: int, n: int, cause: int) -> None:
    """Take taxes for a reward or, without a cause, for a Suspicion card.

    A player gets what the Tax Supply lacks from the shared supply; the rival's marker moves in full.
    """
    if n == 0:
        return
    taken = take_tax(game, seat, n)
    if seat == THE_RIVAL:
        if taken:
            game.tell(words.RIVAL_TAXED, taken)
        return_silver(game, taken)
        move_marker(game, n, words.RIVAL_MOVED_TAXED)
        return
    rest = n - taken
    if game.rules.limited:
        rest = min(rest, game.silver)
    game.silver -= rest
    game.players[seat].silver += taken + rest
    if taken and cause == NONE:
        game.tell(words.TAXED, seat, taken)
    elif taken:
        game.tell(words.TAXED_BY, seat, taken, cause)
    if rest:
        game.tell(words.SHORTFALL, seat, rest)


def take_tax(game: Paladins, seat: int, n: int) -> int:
    """Take Silver out of the Tax Supply, as far as there is any; the last one brings the Inquisition."""
    taken = min(n, game.tax_supply)
    game.tax_supply -= taken
    if taken and game.tax_supply == 0:
        game.push(Inquisition(seat))
    return taken


def drain_tax_supply(game: Paladins) -> None:
    """Move one Silver from the Tax Supply to the shared supply, where the rival lacks a card that should go."""
    taken = take_tax(game, THE_RIVAL, 1)
    if taken:
        game.tell(words.RIVAL_DRAINED, cause_below(game))
    return_silver(game, taken)


class Inquisition(Step[Paladins]):
    """Townsfolk abilities, Debts, discarding of Suspicion, refilling. The seat is whose gain caused it."""

    def run(self, game: Paladins) -> None:
        """From the causing player clockwise; passed players too."""
        game.tell(words.INQUISITION_FORCED if game.tax_supply else words.INQUISITION)
        order = game.in_turn_order(max(self.seat, 0))
        game.then(*[Work(seat, 0) for seat in order], Judgement(self.seat))


def applies(player: Player, card: int) -> bool:
    """Say whether a Townsfolk's ability of the Inquisition works with the Suspicion its owner has now."""
    townsfolk = TOWNSFOLK[card]
    return townsfolk.least <= len(player.suspicion) <= townsfolk.most


def is_conspirator(card: int) -> bool:
    """Say whether a Townsfolk's ability removes Suspicion, which may be declined and changes what others see."""
    return TOWNSFOLK[card].name == "conspirator"


def unused(player: Player, used: int) -> list[int]:
    """Give the places, among a player's Townsfolk, of abilities not yet used; `used` are bits of those that are."""
    found: list[int] = []
    for at, card in enumerate(player.townsfolk):
        if TOWNSFOLK[card].trigger == ON_INQUISITION and not (used >> at) & 1:
            found.append(at)
    return found


def let_work(game: Paladins, seat: int, places: list[int]) -> None:
    """Let all but the Conspirators work, as things then stand."""
    for at in reversed(places):
        card = game.players[seat].townsfolk[at]
        if not is_conspirator(card):
            game.push(Ability(seat, card))


class Work(Step[Paladins]):
    """A player's Townsfolk work by themselves; their order needs asking only where a Conspirator could work."""

    fields: ClassVar[tuple[str, ...]] = ("used",)

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used

    def run(self, game: Paladins) -> None:
        """Ask, or let them work."""
        player = game.players[self.seat]
        places = unused(player, self.used)
        if player.suspicion and any([is_conspirator(player.townsfolk[at]) for at in places]):
            game.push(Abilities(self.seat, self.used))
        else:
            let_work(game, self.seat, places)


class Abilities(Ask):
    """Which of a player's Townsfolk works next? `used` are bits of those that have."""

    rule: ClassVar[str] = "paladins.inquisition.abilities-order"
    fields: ClassVar[tuple[str, ...]] = ("used",)

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Those that work now, or no more Conspirators, unless the setting says that they must be used."""
        player = game.players[self.seat]
        for at in unused(player, self.used):
            card = player.townsfolk[at]
            useful = len(player.suspicion) > 0 if is_conspirator(card) else applies(player, card)
            if useful and USES[card] not in out:
                out.append(USES[card])
        if game.rules.declinable:
            out.append(FINISHES)

    def take(self, game: Paladins, action: Action) -> None:
        """Use one, or let all others but the Conspirators work as things stand."""
        player = game.players[self.seat]
        if action.verb == FINISH:
            let_work(game, self.seat, unused(player, self.used))
            return
        at = player.townsfolk.index(action.a)
        game.push(Work(self.seat, self.used | (1 << at)))
        if is_conspirator(action.a):
            discard_newest_suspicion(game, player, 1)
            game.tell(words.REMOVED_BY_CONSPIRATOR, self.seat, CAUSES[game.rules.abilities[action.a]])
        else:
            game.push(Ability(self.seat, action.a))

    def describe(self, game: Paladins, action: Action) -> Message | None:
        """Say what the ability gives."""
        if action.verb == FINISH:
            return None
        return Message(words.LABEL_USE, (action.a, game.rules.townsfolk_texts[action.a]))

    def busy(self, game: Paladins) -> Message:
        """The Inquisition."""
        return Message(refusals.INQUISITION_FIRST)

    def why_not(self, game: Paladins, action: Action) -> Message | None:
        """A Townsfolk of the Inquisition has worked, or its condition does not hold."""
        player = game.players[self.seat]
        if action.verb != USE or action.a not in player.townsfolk:
            return super().why_not(game, action)
        townsfolk = TOWNSFOLK[action.a]
        if townsfolk.trigger != ON_INQUISITION:
            return super().why_not(game, action)
        if player.townsfolk.index(action.a) not in unused(player, self.used):
            return Message(refusals.WORKED_ALREADY, (action.a,))
        held = len(player.suspicion)
        rule = f"paladins.townsfolk.{townsfolk.name}"
        if held < townsfolk.least:
            return Message(refusals.SUSPICION_FEW, (action.a, townsfolk.least, held), rule)
        return Message(refusals.SUSPICION_ANY, (action.a, held), rule)


class Ability(Step[Paladins]):
    """A Peddler or Squire works, if its condition holds when its turn comes."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, game: Paladins) -> None:
        """Judge now."""
        if applies(game.players[self.seat], self.card):
            game.push(Gains(self.seat, game.rules.abilities[self.card]))


class Judgement(Step[Paladins]):
    """Whoever has most Suspicion gains a Debt and returns half of it; then the Tax Supply is refilled."""

    def run(self, game: Paladins) -> None:
        """All who are tied; nobody, if nobody has any."""
        order = game.in_turn_order(max(self.seat, 0))
        if game.rivals:
            order = [THE_RIVAL, *order] if self.seat == THE_RIVAL else [*order, THE_RIVAL]
        most = max([len(game.side(seat).suspicion) for seat in order])
        if most == 0:
            game.tell(words.INNOCENT)
        for seat in order:
            side = game.side(seat)
            if most and len(side.suspicion) == most:
                judge(game, seat, most)
                discard_newest_suspicion(game, side, most // 2)
        refill(game)


def judge(game: Paladins, seat: int, most: int) -> None:
    """Give a Debt to who has most Suspicion; tell of it, and of the cards that are about to go."""
    gained = gain_debt(game, seat)
    if seat == THE_RIVAL:
        if gained:
            game.tell(words.RIVAL_DEBT_JUDGED, most)
        if most // 2:
            game.tell(words.RIVAL_HALF_GONE, most // 2)
        return
    if gained:
        game.tell(words.DEBT_JUDGED, seat, most)
    if most // 2:
        game.tell(words.HALF_GONE, seat, most // 2)


def refill(game: Paladins) -> None:
    """Fill the Tax Supply to its starting amount, with limited pieces as far as possible."""
    missing = game.rules.tax - game.tax_supply
    filled = min(missing, game.silver) if game.rules.limited else missing
    game.tax_supply += filled
    game.silver -= filled
    game.tax_owed = missing - filled
    if filled:
        game.tell(words.REFILLED, filled)
