"""Zones of hidden cards, and dealing anew what a seat cannot know.

A zone keeps for every card who knows it and the moment it left a shuffled pile. Only the functions here change
what seats know. Public rows and piles need none of this: plain tuples serve them.
"""

from typing import TYPE_CHECKING, Final

from roundtable.kernel.chance import Chance

if TYPE_CHECKING:
    from roundtable.kernel.game import Game

NOBODY: Final = 0
EVERYBODY: Final = -1  # all bits set
IN_PILE: Final = 1 << 28  # the moment of leaving, for cards that have not left their pile


class Zone:
    """Cards in order, top last, with parallel masks of seats that know each and the moments each left its pile."""

    def __init__(self, cards: tuple[int, ...] = (), known: tuple[int, ...] = (), since: tuple[int, ...] = ()) -> None:
        self.cards = cards
        self.known = known
        self.since = since

    def copy(self) -> "Zone":
        """Give an equal zone; the tuples are shared."""
        return Zone(self.cards, self.known, self.since)

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: int, known: int, since: int) -> None:
        """Put a card on top."""
        self.cards += (card,)
        self.known += (known,)
        self.since += (since,)

    def put_under(self, card: int, known: int, since: int) -> None:
        """Put a card under all others."""
        self.cards = (card, *self.cards)
        self.known = (known, *self.known)
        self.since = (since, *self.since)

    def put_open(self, cards: tuple[int, ...], since: int) -> None:
        """Put cards that everybody has seen on top, the last one uppermost."""
        count = len(cards)
        if count:
            self.cards += cards
            self.known += (EVERYBODY,) * count
            self.since += (since,) * count

    def put_all(self, other: "Zone") -> None:
        """Put all cards of another zone on top as they lie; that zone keeps them and is to be thrown away."""
        if other.cards:
            self.cards += other.cards
            self.known += other.known
            self.since += other.since

    def remove(self, at: int) -> int:
        """Take the card at a position away."""
        card = self.cards[at]
        if at == len(self.cards) - 1:
            self.cut(at)
            return card
        if at == 0:
            self.cards = self.cards[1:]
            self.known = self.known[1:]
            self.since = self.since[1:]
            return card
        self.cards = self.cards[:at] + self.cards[at + 1 :]
        self.known = self.known[:at] + self.known[at + 1 :]
        self.since = self.since[:at] + self.since[at + 1 :]
        return card

    def cut(self, at: int) -> None:
        """Take all cards from a position on away."""
        self.cards = self.cards[:at]
        self.known = self.known[:at]
        self.since = self.since[:at]

    def find(self, card: int) -> int:
        """Give the position of a card, -1 if it is not here."""
        for at, held in enumerate(self.cards):
            if held == card:
                return at
        return -1

    def seen_by(self, seat: int) -> list[int]:
        """Give the cards as a seat sees them: -1 for each it does not know. A spectator (-1) knows what all know."""
        seen: list[int] = []
        for card, known in zip(self.cards, self.known, strict=True):
            open_to = known == EVERYBODY if seat < 0 else (known >> seat) & 1 == 1
            seen.append(card if open_to else -1)
        return seen

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of the cards, if it knows any, and who knows each."""
        seen = 0
        for known in self.known:
            seen += (known >> seat) & 1
        if seen == len(self.cards):
            return self.cards, self.known
        return (tuple(self.seen_by(seat)) if seen else ()), self.known


def pile(cards: list[int]) -> Zone:
    """Make a face-down pile that nobody knows."""
    count = len(cards)
    return Zone(tuple(cards), (NOBODY,) * count, (IN_PILE,) * count)


def open_zone(cards: list[int]) -> Zone:
    """Make a zone whose cards everybody sees."""
    count = len(cards)
    return Zone(tuple(cards), (EVERYBODY,) * count, (0,) * count)


def bit(seat: int) -> int:
    """Give the mask of one seat."""
    return 1 << seat


def learn(game: "Game", before: int, after: int) -> None:
    """Remember who learned something; what the acting seat did not know seals its past, whoever learns it."""
    fresh = after & ~before
    game.learned |= fresh
    past = game.past
    if fresh and past is not None and past.actor >= 0 and not (before >> past.actor) & 1:
        game.sealed = True


def move(game: "Game", source: Zone, at: int, target: Zone, known: int) -> int:
    """Move a card between zones; `known` are the seats that know it from now on, besides those that already did."""
    before = source.known[at]
    since = source.since[at]
    card = source.remove(at)
    learn(game, before, before | known)
    target.put(card, before | known, game.clock if since == IN_PILE else since)
    return card


def draw(game: "Game", source: Zone, target: Zone, known: int) -> int:
    """Move the top card of a pile into another zone."""
    return move(game, source, len(source.cards) - 1, target, known)


def draw_several(game: "Game", source: Zone, target: Zone, count: int, known: int) -> None:
    """Move so many cards from the top of a pile into another zone, one after the other."""
    left = len(source.cards) - count
    cards: list[int] = []
    masks: list[int] = []
    moments: list[int] = []
    for at in range(len(source.cards) - 1, left - 1, -1):
        before = source.known[at]
        since = source.since[at]
        learn(game, before, before | known)
        cards.append(source.cards[at])
        masks.append(before | known)
        moments.append(game.clock if since == IN_PILE else since)
    source.cut(left)
    target.cards += tuple(cards)
    target.known += tuple(masks)
    target.since += tuple(moments)


def turn_up(game: "Game", source: Zone) -> int:
    """Turn the top card of a pile up for everybody and take it away."""
    at = len(source.cards) - 1
    learn(game, source.known[at], EVERYBODY)
    return source.remove(at)


def look(game: "Game", zone: Zone, at: int, known: int) -> int:
    """Let some seats see a card where it lies."""
    before = zone.known[at]
    learn(game, before, before | known)
    zone.known = zone.known[:at] + (before | known,) + zone.known[at + 1 :]
    return zone.cards[at]


def show(game: "Game", zone: Zone, at: int) -> int:
    """Turn a card up for everybody."""
    return look(game, zone, at, EVERYBODY)


def bury(game: "Game", source: Zone, at: int, target: Zone, known: int) -> int:
    """Put a card under a pile; `known` are the seats that know it there, besides those that already did."""
    before = source.known[at]
    since = source.since[at]
    card = source.remove(at)
    learn(game, before, before | known)
    target.put_under(card, before | known, since)
    return card


def top(game: "Game", source: Zone, at: int, target: Zone, known: int) -> int:
    """Put a card on top of a pile; `known` are the seats that know it there, besides those that already did.

    As under the pile, it keeps the moment it left its pile until a shuffle mixes it with the others.
    """
    before = source.known[at]
    since = source.since[at]
    card = source.remove(at)
    learn(game, before, before | known)
    target.put(card, before | known, since)
    return card


def shuffle(game: "Game", zone: Zone) -> None:
    """Shuffle a zone into a face-down pile that nobody knows any more.

    Of cards that are all alike nobody remembers which one was hidden when: they may lie at any place not seen.
    """
    game.clock += 1
    for known in zone.known:
        if known:
            hide_from_now(game, zone)
            break
    cards = list(zone.cards)
    game.chance.shuffle(cards)
    zone.cards = tuple(cards)
    zone.known = (NOBODY,) * len(cards)
    zone.since = (IN_PILE,) * len(cards)


def hide_from_now(game: "Game", zone: Zone) -> None:
    """Note the moment since when the cards of a zone are hidden from the seats that knew them."""
    family = zone_family(game, zone)
    if family < 0:
        return
    endless = game.endless()
    hidden: list[tuple[int, ...]] = []
    for seat, row in enumerate(game.hidden[family]):
        moments = list(row)
        for at, card in enumerate(zone.cards):
            if (zone.known[at] >> seat) & 1 and card != endless:
                moments[card] = game.clock
        hidden.append(tuple(moments))
    rows = list(game.hidden)
    rows[family] = tuple(hidden)
    game.hidden = tuple(rows)


def never_hidden(seats: int, sizes: list[int]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Give the table of moments since when cards are hidden, before the first shuffle: per family, seat and card."""
    return tuple([((0,) * size,) * seats for size in sizes])


def zone_family(game: "Game", zone: Zone) -> int:
    """Find which family of zones a zone belongs to, -1 for none."""
    for number, family in enumerate(game.families()):
        for member in family:
            if member is zone:
                return number
    return -1


class Place:
    """One position, in a zone of the family, that a seat cannot see."""

    def __init__(self, zone: int, at: int, since: int) -> None:
        self.zone: Final = zone
        self.at: Final = at
        self.since: Final = since


def moment_of(place: Place) -> int:
    """Sort key of places: the moment the card there left its pile."""
    return place.since


def redeal(family: list[Zone], hidden: tuple[int, ...], seat: int, chance: Chance) -> None:
    """Deal the cards of a family that a seat does not know anew, uniformly over what it must consider possible.

    A card hidden since moment h can only lie where a card left the pile at h or later, or in a pile. Places are
    filled in ascending order of that moment: the allowed sets are nested, so a choice never runs dry.
    """
    places: list[Place] = []
    cards: list[int] = []
    rows = [list(zone.cards) for zone in family]
    for number, zone in enumerate(family):
        for at, known in enumerate(zone.known):
            if not (known >> seat) & 1:
                places.append(Place(number, at, zone.since[at]))
                cards.append(zone.cards[at])
    places.sort(key=moment_of)
    cards.sort()  # how they really lie must not even decide which of the possible deals comes up
    filled = 0
    for place in places:
        if place.since == IN_PILE:
            break
        allowed = [card for card in cards if hidden[card] <= place.since]
        card = allowed[chance.below(len(allowed))]
        cards.remove(card)
        rows[place.zone][place.at] = card
        filled += 1
    chance.shuffle(cards)
    for place, card in zip(places[filled:], cards, strict=True):
        rows[place.zone][place.at] = card
    for number, zone in enumerate(family):
        zone.cards = tuple(rows[number])
