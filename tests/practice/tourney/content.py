"""What lies in the box: tricks, stances and challenges, with their effects as data."""

from typing import Final

from roundtable.kernel.wording import Names

ROUNDS: Final = 3
LARGEST: Final = 1000  # times that an effect can happen at once
DICE: Final = 3
ROW: Final = 4
DEAL: Final = 3  # cards dealt to each seat for the draft, and stances drawn
LANCES_PER_SEAT: Final = 3
FAVOURS_PER_SEAT: Final = 2

GLORY: Final = 0
LANCE: Final = 1
FAVOUR: Final = 2
GOOD: Final = Names("tourney-good", ("glory", "lance", "favour"))

GAIN: Final = 0  # n of a good, as far as the supply goes
CHOICE: Final = 1  # one of the parts, each a gain of another good
THEN: Final = 2  # all parts in order
PER: Final = 3  # the only part once for every n of a good the seat has


class Effect:
    """One node: operator, good, number and parts. Its path, such as `trick.whetstone.1`, names it in saved steps."""

    def __init__(self, op: int, good: int, n: int, parts: tuple["Effect", ...] = ()) -> None:
        self.op: Final = op
        self.good: Final = good
        self.n: Final = n
        self.parts: Final = parts
        self.path = ""


def gain(good: int, n: int = 1) -> Effect:
    """Gain n of a good."""
    return Effect(GAIN, good, n)


def choice(*parts: Effect) -> Effect:
    """Choose one of several gains."""
    return Effect(CHOICE, 0, 0, parts)


def then(*parts: Effect) -> Effect:
    """Do everything in order."""
    return Effect(THEN, 0, 0, parts)


def per(good: int, n: int, part: Effect) -> Effect:
    """Gain something for every n of a good."""
    return Effect(PER, good, n, (part,))


EFFECTS: Final[dict[str, Effect]] = {}


def enter(path: str, effect: Effect) -> Effect:
    """Give an effect and its parts their paths."""
    effect.path = path
    EFFECTS[path] = effect
    for at, part in enumerate(effect.parts):
        enter(f"{path}.{at}", part)
    return effect


class Card:
    """A trick, stance or challenge: its word, the number printed on it and what it does."""

    def __init__(self, word: str, number: int, effect: Effect) -> None:
        self.word: Final = word
        self.number: Final = number
        self.effect: Final = effect


def book_of(kind: str, *cards: Card) -> tuple[Card, ...]:
    """Give the cards' effects their paths."""
    for card in cards:
        enter(f"{kind}.{card.word}", card.effect)
    return cards


def within(low: int, value: int, high: int) -> int:
    """Give a number that a step holds, if it is within its limits: steps are also made from saved positions."""
    if not low <= value <= high:
        raise ValueError(f"{value}: {low}..{high}")
    return value


COPIES: Final = 2  # of every trick; card c is of kind c // COPIES
TRICKS: Final = book_of(
    "trick",
    Card("ruse", 0, gain(LANCE)),
    Card("dash", 0, choice(gain(GLORY), gain(LANCE))),
    Card("pact", 0, gain(FAVOUR)),
    Card("trumpet", 0, per(FAVOUR, 1, gain(GLORY))),
    Card("whetstone", 0, then(gain(LANCE), choice(gain(LANCE), gain(FAVOUR)))),
    Card("ransom", 0, per(LANCE, 2, gain(GLORY))),
    Card("feast", 0, choice(gain(GLORY, 2), gain(FAVOUR))),
    Card("veil", 0, then(gain(GLORY), gain(FAVOUR))),
)
STANCES: Final = book_of(  # the number is the strength in the lists
    "stance",
    Card("charge", 3, then()),
    Card("guard", 1, gain(LANCE)),
    Card("feint", 2, choice(gain(GLORY), gain(FAVOUR))),
    Card("salute", 0, gain(FAVOUR)),
    Card("parade", 1, per(FAVOUR, 2, gain(GLORY))),
)
CHALLENGES: Final = book_of(  # the number is the least die that meets it
    "challenge",
    Card("ring", 1, gain(GLORY)),
    Card("apple", 1, choice(gain(LANCE), gain(FAVOUR))),
    Card("quintain", 2, gain(GLORY)),
    Card("barrel", 2, gain(LANCE, 2)),
    Card("hound", 3, then(gain(GLORY), gain(LANCE))),
    Card("archery", 3, gain(GLORY, 2)),
    Card("wrestling", 3, per(LANCE, 1, gain(GLORY))),
    Card("bear", 4, then(gain(GLORY), choice(gain(GLORY), gain(LANCE), gain(FAVOUR)))),
    Card("duel", 4, gain(GLORY, 3)),
    Card("boar", 5, then(gain(GLORY, 2), gain(FAVOUR))),
    Card("giant", 5, per(LANCE, 1, gain(GLORY, 2))),
    Card("dragon", 6, gain(GLORY, 6)),
)
PRIZE: Final = enter("prize", choice(gain(GLORY), gain(LANCE, 2), gain(FAVOUR)))


def words(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Give the words of all cards."""
    return tuple([card.word for card in cards])


TRICK: Final = Names("tourney-trick", words(TRICKS))
STANCE: Final = Names("tourney-stance", words(STANCES))
CHALLENGE: Final = Names("tourney-challenge", words(CHALLENGES))
TRICK_CARDS: Final = len(TRICKS) * COPIES
TRICK_CARD: Final = Names("tourney-card", tuple([f"{trick.word}-{n}" for trick in TRICKS for n in range(COPIES)]))
