"""Hero auction: a hero somebody names can be contested, and whoever offers most Fame takes it."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.course import heroes
from roundtable.games.mage_knight.vocabulary import DECLINE, DECLINES, NUMBERS_ACTIONS
from roundtable.games.mage_knight.vocabulary import HEROES as HERO_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class AuctionHeroes(Step["MageKnight"]):
    """Those still without a hero, in the order of choosing: the first of them names one."""

    fields: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, seat: Seat, order: tuple[Seat, ...]) -> None:
        super().__init__(seat)
        self.order: Final = tuple(order)

    def run(self, game: "MageKnight") -> None:
        """Heroes fixed for a seat are not contested."""
        for seat in self.order:
            fixed = game.rules.fixed_heroes[seat]
            if fixed != NONE and game.players[seat].hero == NONE:
                heroes.take_hero(game, seat, fixed)
        left = tuple([seat for seat in self.order if game.players[seat].hero == NONE])
        if left:
            game.push(NameHero(left[0], left))


class NameHero(Question["MageKnight"]):
    """Which hero would you like? Others may object."""

    rule: ClassVar[str] = "mage_knight.variant-hero-auction.unopposed-choice-stands"
    fields: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, seat: Seat, order: tuple[Seat, ...]) -> None:
        super().__init__(seat)
        self.order: Final = tuple(order)

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any that nobody has."""
        for hero in heroes.free_heroes(game):
            out.append(HERO_ACTIONS[hero])

    def take(self, game: "MageKnight", action: Action) -> None:
        """The others without a hero are asked in their order."""
        game.seal()
        if len(self.order) > 1:
            game.tell(words.HERO_NAMED, self.seat, action.a)
        go_round(game, self.order, action.a, self.seat, 0, self.order, self.seat)


def go_round(
    game: "MageKnight",
    order: tuple[Seat, ...],
    hero: int,
    best: Seat,
    offer: int,
    bidding: tuple[Seat, ...],
    last: Seat,
) -> None:
    """Ask whoever is next after `last` and still bids; `best` holds the highest offer and takes the hero at the end.

    All others answer between two offers of one player, so that nobody is asked to outbid oneself.
    """
    if len(bidding) == 1:
        heroes.take_hero(game, best, hero)
        if offer:
            game.players[best].fame -= offer
            game.tell(words.FAME_SACRIFICED, best, offer)
        game.push(AuctionHeroes(NONE, order))
        return
    at = order.index(last)
    for step in range(1, len(order) + 1):
        seat = order[(at + step) % len(order)]
        if seat in bidding:
            game.push(OfferFame(seat, order, hero, best, offer, bidding))
            return


class OfferFame(Question["MageKnight"]):
    """How much Fame is a hero worth? Who is earlier in the order of choosing need only equal an offer."""

    rule: ClassVar[str] = "mage_knight.variant-hero-auction.challenge-offers-fame"
    fields: ClassVar[tuple[str, ...]] = ("order", "hero", "best", "offer", "bidding")

    def __init__(
        self, seat: Seat, order: tuple[Seat, ...], hero: int, best: Seat, offer: int, bidding: tuple[Seat, ...]
    ) -> None:
        super().__init__(seat)
        self.order: Final = tuple(order)
        self.hero: Final = hero
        self.best: Final = best
        self.offer: Final = offer
        self.bidding: Final = tuple(bidding)

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Let it go, or offer enough."""
        out.append(DECLINES)
        earlier = self.order.index(self.seat) < self.order.index(self.best)
        least = self.offer if earlier else self.offer + 1
        out.extend(NUMBERS_ACTIONS[least:])

    def take(self, game: "MageKnight", action: Action) -> None:
        """An offer is the highest now; who lets go is out of this auction."""
        game.seal()
        if action.verb == DECLINE:
            bidding = tuple([seat for seat in self.bidding if seat != self.seat])
            go_round(game, self.order, self.hero, self.best, self.offer, bidding, self.seat)
            return
        game.tell(words.FAME_OFFERED, self.seat, self.hero, action.a)
        go_round(game, self.order, self.hero, self.seat, action.a, self.bidding, self.seat)

    def prompt(self, game: "MageKnight") -> Message:
        """Name the hero, who wants it, and for how much."""
        return Message(words.ASK_FAME, (self.hero, self.best, self.offer))
