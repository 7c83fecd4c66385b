"""Criminals bring Suspicion, Suspicion brings taxes, and an empty Tax Supply brings the Inquisition."""

from typing import ClassVar, Final

from roundtable.games.paladins import gains, solo_gains, words
from roundtable.games.paladins.content import TOWNSFOLK
from roundtable.games.paladins.names import CRIMINAL, EFFECT_TAX, ON_INQUISITION
from roundtable.games.paladins.state import Paladins, Player, Side
from roundtable.games.paladins.supply import discard_newest_suspicion, gain_debt, gain_workers, turn_up
from roundtable.games.paladins.vocabulary import FINISH, FINISHES, USES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import EVERYBODY, Zone, shuffle

THE_RIVAL: Final = -1  # who causes an Inquisition, if not a seat


class GainCriminal(Step[Paladins]):
    """A criminal enters the personal supply and brings a Suspicion card."""

    def run(self, game: Paladins) -> None:
        """With limited pieces there may be none left."""
        if gain_workers(game, self.seat, CRIMINAL, 1):
            game.push(DrawSuspicion(self.seat))


class DrawSuspicion(Step[Paladins]):
    """A Suspicion card is drawn and its tax taken; the seat -1 is the rival."""

    def run(self, game: Paladins) -> None:
        """Without any card left to draw there is an Inquisition first."""
        renew_suspicion(game)
        if not game.suspicion_deck.cards:
            game.then(Inquisition(self.seat), DrawSuspicion(self.seat))
            return
        card = turn_up(game, game.suspicion_deck)
        side_of(game, self.seat).suspicion += (card,)
        tax = game.book.taxes[card]
        if self.seat == THE_RIVAL:
            game.tell(words.RIVAL_SUSPECTED, tax)
            game.push(solo_gains.RivalTax(THE_RIVAL, tax))
        else:
            game.tell(words.SUSPECTED, self.seat, tax)
            game.push(Tax(self.seat, tax))


def side_of(game: Paladins, seat: int) -> Side:
    """Give a player, or the rival for the seat -1."""
    return game.rivals[0] if seat == THE_RIVAL else game.players[seat]


def renew_suspicion(game: Paladins) -> None:
    """Shuffle the discard pile into a new deck if the deck is empty."""
    if game.suspicion_deck.cards or not game.suspicion_discard:
        return
    cards = game.suspicion_discard
    game.suspicion_discard = ()
    game.suspicion_deck = Zone(cards, (EVERYBODY,) * len(cards), (0,) * len(cards))
    shuffle(game, game.suspicion_deck)


class Tax(Step[Paladins]):
    """Silver is taken from the Tax Supply, all at once; what it lacks comes from the shared supply."""

    fields: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, game: Paladins) -> None:
        """If the last Silver leaves it, the Inquisition comes."""
        if self.n == 0:
            return
        taken = min(self.n, game.tax)
        rest = self.n - taken
        if game.book.limited:
            rest = min(rest, game.silver)
        game.tax -= taken
        game.silver -= rest
        game.players[self.seat].silver += taken + rest
        game.tell(words.GAINED, self.seat, taken + rest, EFFECT_TAX)
        look_at_tax_supply(game, self.seat, taken)


def look_at_tax_supply(game: Paladins, seat: int, taken: int) -> None:
    """Call the Inquisition if what was taken was the last Silver."""
    if taken and game.tax == 0:
        game.push(Inquisition(seat))


class Inquisition(Step[Paladins]):
    """Townsfolk abilities, Debts, discarding of Suspicion, refilling. The seat is whose gain caused it."""

    def run(self, game: Paladins) -> None:
        """From the causing player clockwise; passed players too."""
        game.tell(words.INQUISITION)
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


class Abilities(Question[Paladins]):
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
        if game.book.declinable:
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
            game.tell(words.REMOVED, self.seat, 1)
        else:
            game.push(Ability(self.seat, action.a))

    def describe(self, game: Paladins, action: Action) -> Message | None:
        """Say what the ability gives."""
        if action.verb == FINISH:
            return None
        return Message(words.LABEL_USE, (action.a, game.book.townsfolk_texts[action.a]))


class Ability(Step[Paladins]):
    """A Peddler or Squire works, if its condition holds when its turn comes."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def run(self, game: Paladins) -> None:
        """Judge now."""
        if applies(game.players[self.seat], self.card):
            game.tell(words.ABILITY, self.seat, self.card)
            game.push(gains.Gains(self.seat, game.book.abilities[self.card]))


class Judgement(Step[Paladins]):
    """Whoever has most Suspicion gains a Debt and returns half of it; then the Tax Supply is refilled."""

    def run(self, game: Paladins) -> None:
        """All who are tied; nobody, if nobody has any."""
        order = game.in_turn_order(max(self.seat, 0))
        if game.rivals:
            order = [THE_RIVAL, *order] if self.seat == THE_RIVAL else [*order, THE_RIVAL]
        most = max([len(side_of(game, seat).suspicion) for seat in order])
        for seat in order:
            side = side_of(game, seat)
            if most and len(side.suspicion) == most:
                if gain_debt(game, side):
                    if seat == THE_RIVAL:
                        game.tell(words.RIVAL_DEBT)
                    else:
                        game.tell(words.DEBT, seat)
                discard_newest_suspicion(game, side, most // 2)
        refill(game)


def refill(game: Paladins) -> None:
    """Fill the Tax Supply to its starting amount, with limited pieces as far as possible."""
    missing = game.book.tax - game.tax
    filled = min(missing, game.silver) if game.book.limited else missing
    game.tax += filled
    game.silver -= filled
    game.tax_owed = missing - filled
