"""The draft: pick a trick to use at once, pass the hand on, keep a trick for later."""

from typing import ClassVar

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.zone import EVERYBODY, NOBODY, Zone, bit, draw, look, move, shuffle
from tests.practice.tourney import extras
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.content import COPIES, DEAL, TRICKS
from tests.practice.tourney.effects import Resolve
from tests.practice.tourney.state import Tourney


class Draft(Step[Tourney]):
    """Everybody is dealt three tricks, one at a time, as long as there are any."""

    def run(self, game: Tourney) -> None:
        seats = game.rules.seats
        picks = [Pick(seat) for seat in range(seats)]
        keeps = [Keep(seat) for seat in range(seats)]
        game.then(*picks, Reveal(), PassHands(), *keeps, DropHands())
        for _ in range(DEAL):
            for seat in range(seats):
                deal(game, seat)


def deal(game: Tourney, seat: int) -> None:
    """Deal a trick; the discards are shuffled when the deck is empty."""
    if not len(game.deck):
        if not len(game.discard):
            return
        game.deck, game.discard = game.discard, game.deck
        shuffle(game, game.deck)
        game.tell(v.SHUFFLED)
    card = draw(game, game.deck, game.knights[seat].hand, bit(seat))
    game.tell_only(bit(seat), v.DEALT, card // COPIES)


def kinds(zone: Zone, row: tuple[Action, ...], out: list[Action]) -> None:
    """Append the actions of a row for every kind of trick in a zone; two copies are one option."""
    seen = 0
    for card in zone.cards:
        kind = card // COPIES
        if not (seen >> kind) & 1:
            seen |= 1 << kind
            out.append(row[kind])


def find_kind(zone: Zone, kind: int) -> int:
    """Give the position of the first trick of a kind."""
    for at, card in enumerate(zone.cards):
        if card // COPIES == kind:
            return at
    raise LookupError(kind)


class Pick(Question[Tourney]):
    """A trick is laid face down; it will be revealed and used."""

    rule: ClassVar[str] = "tourney.draft.pick"
    together: ClassVar[bool] = True

    def options(self, game: Tourney, out: list[Action]) -> None:
        kinds(game.knights[self.seat].hand, v.PICKS, out)

    def windows(self, game: Tourney) -> int:
        return extras.DRAFT

    def take(self, game: Tourney, action: Action) -> None:
        knight = game.knights[self.seat]
        game.picked |= bit(self.seat)
        move(game, knight.hand, find_kind(knight.hand, action.a), knight.tricks, bit(self.seat))


class Reveal(Step[Tourney]):
    """All picks are turned up, used in turn order and discarded."""

    def run(self, game: Tourney) -> None:
        seats = game.rules.seats
        resolve: list[Step[Tourney]] = []
        for n in range(seats):
            seat = (game.first + n) % seats
            if (game.picked >> seat) & 1:
                tricks = game.knights[seat].tricks
                card = move(game, tricks, len(tricks) - 1, game.discard, EVERYBODY)
                game.tell(v.SHOWN, seat, card // COPIES)
                resolve.append(Resolve(seat, TRICKS[card // COPIES].effect.path))
        game.picked = 0
        game.then(*resolve)


class PassHands(Step[Tourney]):
    """Every hand goes to the left."""

    def run(self, game: Tourney) -> None:
        hands = [knight.hand for knight in game.knights]
        for seat, knight in enumerate(game.knights):
            knight.hand = hands[seat - 1]
            for at in range(len(knight.hand)):
                look(game, knight.hand, at, bit(seat))


class Keep(Pick):
    """A trick is kept for later. Who passed the hand on knows its cards, but not which of them is kept."""

    rule: ClassVar[str] = "tourney.draft.keep"

    def options(self, game: Tourney, out: list[Action]) -> None:
        kinds(game.knights[self.seat].hand, v.KEEPS, out)

    def take(self, game: Tourney, action: Action) -> None:
        knight = game.knights[self.seat]
        shuffle(game, knight.hand)
        for at in range(len(knight.hand)):
            look(game, knight.hand, at, bit(self.seat))
        move(game, knight.hand, find_kind(knight.hand, action.a), knight.tricks, bit(self.seat))
        game.tell(v.HAS_KEPT, self.seat)


class DropHands(Step[Tourney]):
    """What is left of the hands is discarded face down."""

    def run(self, game: Tourney) -> None:
        for knight in game.knights:
            while len(knight.hand):
                move(game, knight.hand, 0, game.discard, NOBODY)
