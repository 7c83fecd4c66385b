"""The table of Feud: lords, cards, tiles and guards."""

from collections.abc import Mapping
from typing import Final, Self

from roundtable.kernel import table
from roundtable.kernel.agenda import Step
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import BadPosition
from roundtable.kernel.layout import Layout
from roundtable.kernel.rules import Box, Rules, Value
from roundtable.kernel.zone import EVERYBODY, Zone, bit, draw, move, pile, shuffle
from tests.practice.feud.classes import Lord, Table
from tests.practice.feud.content import CHEST, HAND
from tests.practice.feud.layout import LAYOUT
from tests.practice.feud.vocabulary import CARD, COPIES, DREW, GUARD, KINDS, LAND


class FeudRules(Rules):
    """The rules of one table: how long it lasts, and the step it begins with."""

    def __init__(self, box: Box, seats: int, settings: Mapping[str, Value], first: Step["Feud"]) -> None:
        super().__init__(box, seats, settings)
        self.first: Final = first
        self.rounds: Final = int(settings["rounds"])
        self.sieges: Final = settings["sieges"] is True


class Feud(Table[FeudRules]):
    """Lords around a castle: explored lands, cards, rumours, fights and sieges."""

    def setup(self) -> None:
        self.clear()
        self.deck = pile(list(range(len(CARD.words))))
        self.tiles = pile(list(range(1, len(LAND.words))))
        self.lands[0] = 0
        self.guards = pile(list(range(len(GUARD.words))))
        self.chest = CHEST
        self.lords = [new_lord() for _ in range(self.rules.seats)]
        table.hide(self, [len(CARD.words), len(LAND.words), len(GUARD.words)])
        shuffle(self, self.deck)
        shuffle(self, self.tiles)
        shuffle(self, self.guards)
        for seat in range(self.rules.seats):
            self.draw_up(seat, HAND)
        self.push(self.rules.first)

    def layout(self) -> Layout:
        return LAYOUT

    def families(self) -> list[list[Zone]]:
        return [[self.deck, self.discard, *[lord.hand for lord in self.lords]], [self.tiles], [self.guards]]

    def dream(self, seat: int, chance: Chance) -> None:
        for other, lord in enumerate(self.lords):
            if other != seat and lord.answer:
                lord.answer = 1 + chance.below(2)

    def veiled(self, seat: int) -> Self:
        copy = self.clone()
        for other, lord in enumerate(copy.lords):
            if other != seat and lord.answer:
                lord.answer = 1
        return copy

    def check(self) -> None:
        all_there("state.deck", [card for zone in self.families()[0] for card in zone.cards], 0, len(CARD.words))
        all_there("state.tiles", [*self.tiles.cards, *[land for land in self.lands if land > 0]], 1, len(LAND.words))
        foes = [guard for lord in self.lords for guard in lord.foes]
        all_there("state.guards", [*self.guards.cards, *self.beaten, *foes], 0, len(GUARD.words))

    def sees(self, seat: int | None) -> dict[str, object]:
        eyes = -1 if seat is None else seat
        return {
            "lords": [sees_lord(lord, other, eyes) for other, lord in enumerate(self.lords)],
            "deck": len(self.deck),
            "discard": [CARD.words[card] for card in self.discard.cards],
            "tiles": [None if land < 0 else LAND.words[land] for land in self.tiles.seen_by(eyes)],
            "lands": [None if land < 0 else LAND.words[land] for land in self.lands],
            "guards": sorted(["?" if guard < 0 else GUARD.words[guard] for guard in self.guards.seen_by(eyes)]),
            "beaten": [GUARD.words[guard] for guard in self.beaten],
            "chest": self.chest,
            "laps": self.laps,
            "acted": bool(self.acted),
            "blow": self.blow,
            "denials": self.denials,
            "invited": list(self.invited),
            "shares": list(self.shares),
        }

    def scores(self) -> list[int]:
        return [lord.renown * 2 + lord.gold for lord in self.lords]

    def draw_up(self, seat: int, count: int) -> None:
        """Draw cards until a seat holds so many."""
        hand = self.lords[seat].hand
        while len(hand) < count:
            if not len(self.deck):
                if not len(self.discard):
                    return
                self.deck, self.discard = self.discard, self.deck
                shuffle(self, self.deck)
            card = draw(self, self.deck, hand, bit(seat))
            self.tell_only(bit(seat), DREW, card // COPIES)

    def lay_down(self, seat: int, kind: int) -> None:
        """Put a card of a kind from the hand onto the discard pile, for all to see."""
        hand = self.lords[seat].hand
        for at, card in enumerate(hand.cards):
            if card // COPIES == kind:
                move(self, hand, at, self.discard, EVERYBODY)
                return


def new_lord() -> Lord:
    lord = Lord()
    lord.clear()
    lord.gold = 1
    return lord


def sees_lord(lord: Lord, seat: int, eyes: int) -> dict[str, object]:
    return {
        "space": lord.space,
        "move": lord.move,
        "gold": lord.gold,
        "renown": lord.renown,
        "tapped": bool(lord.tapped),
        "banner": lord.banner,
        "answer": lord.answer if seat == eyes else None,
        "foes": [GUARD.words[guard] for guard in lord.foes],
        "hand": sorted(["?" if card < 0 else KINDS[card // COPIES] for card in lord.hand.seen_by(eyes)]),
    }


def all_there(field: str, things: list[int], low: int, high: int) -> None:
    """Raise unless every thing from low to high-1 stands in exactly one place."""
    if len(things) != high - low:
        raise BadPosition(field, "wrong-length", f"{len(things)}: {high - low}")
    for thing in range(low, high):
        if thing not in things:
            raise BadPosition(field, "stands-twice", str(things))
