"""What a table consists of. Made from layout.py: change it there, then run `make classes`."""

from typing import Self

from roundtable.kernel.game import Game, R
from roundtable.kernel.zone import Zone


class Knight:
    """One seat."""

    dice: tuple[int, ...]  # not yet used
    glory: int
    lances: int
    favours: int
    won: tuple[int, ...]  # challenges
    hand: Zone  # tricks to draft from
    tricks: Zone  # tricks kept; a pick lies here face down until it is revealed
    deck: Zone  # own stances
    drawn: Zone
    spent: Zone  # stances played, this round's on top

    def clear(self) -> None:
        """Set everything to nothing."""
        self.dice = ()
        self.glory = 0
        self.lances = 0
        self.favours = 0
        self.won = ()
        self.hand = Zone()
        self.tricks = Zone()
        self.deck = Zone()
        self.drawn = Zone()
        self.spent = Zone()

    def copy(self) -> "Knight":
        """Give one that is equal and can be changed on its own."""
        twin = Knight()
        twin.dice = self.dice
        twin.glory = self.glory
        twin.lances = self.lances
        twin.favours = self.favours
        twin.won = self.won
        twin.hand = self.hand.copy()
        twin.tricks = self.tricks.copy()
        twin.deck = self.deck.copy()
        twin.drawn = self.drawn.copy()
        twin.spent = self.spent.copy()
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.dice,
            self.glory,
            self.lances,
            self.favours,
            self.won,
            self.hand.facts(seat),
            self.tricks.facts(seat),
            self.deck.facts(seat),
            self.drawn.facts(seat),
            self.spent.facts(seat),
        )


class Table(Game[R]):
    """The table."""

    knights: list[Knight]
    round: int
    first: int  # who begins the round
    picked: int  # mask of seats whose pick lies face down
    lances: int  # left in the supply
    favours: int
    crowd: int  # the crowd's die, 0 if there is no crowd
    row: tuple[int, ...]  # challenges everybody sees
    pile: Zone  # challenges to come
    deck: Zone  # tricks
    discard: Zone

    def clear(self) -> None:
        """Set everything to nothing."""
        self.knights = []
        self.round = 1
        self.first = 0
        self.picked = 0
        self.lances = 0
        self.favours = 0
        self.crowd = 0
        self.row = ()
        self.pile = Zone()
        self.deck = Zone()
        self.discard = Zone()

    def become(self, other: Self) -> None:
        """Copy another table into this one."""
        self.copy_kernel(other)
        self.knights = [one.copy() for one in other.knights]
        self.round = other.round
        self.first = other.first
        self.picked = other.picked
        self.lances = other.lances
        self.favours = other.favours
        self.crowd = other.crowd
        self.row = other.row
        self.pile = other.pile.copy()
        self.deck = other.deck.copy()
        self.discard = other.discard.copy()

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            tuple([one.facts(seat) for one in self.knights]),
            self.round,
            self.first,
            self.picked,
            self.lances,
            self.favours,
            self.crowd,
            self.row,
            self.pile.facts(seat),
            self.deck.facts(seat),
            self.discard.facts(seat),
        )
