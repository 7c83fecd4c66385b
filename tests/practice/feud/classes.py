"""What a table consists of. Made from layout.py: change it there, then run `make classes`."""

from typing import Self

from roundtable.kernel.game import Game, R
from roundtable.kernel.zone import Zone


class Lord:
    """What belongs to one seat."""

    space: int
    move: int
    gold: int
    renown: int
    tapped: bool  # the next turn is lost
    banner: int  # mask of the seats that may still rally to it
    answer: int  # to an invitation: none, accepted, refused; hidden until all have answered
    foes: tuple[int, ...]  # guards to be faced in a siege
    hand: Zone

    def clear(self) -> None:
        """Set everything to nothing."""
        self.space = 0
        self.move = 0
        self.gold = 0
        self.renown = 0
        self.tapped = False
        self.banner = 0
        self.answer = 0
        self.foes = ()
        self.hand = Zone()

    def copy(self) -> "Lord":
        """Give one that is equal and can be changed on its own."""
        twin = Lord()
        twin.space = self.space
        twin.move = self.move
        twin.gold = self.gold
        twin.renown = self.renown
        twin.tapped = self.tapped
        twin.banner = self.banner
        twin.answer = self.answer
        twin.foes = self.foes
        twin.hand = self.hand.copy()
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.space,
            self.move,
            self.gold,
            self.renown,
            self.tapped,
            self.banner,
            self.answer,
            self.foes,
            self.hand.facts(seat),
        )


class Table(Game[R]):
    """Lords, cards, tiles and guards."""

    lords: list[Lord]
    deck: Zone
    discard: Zone
    tiles: Zone
    lands: list[int]
    guards: Zone
    beaten: tuple[int, ...]
    chest: int
    laps: int  # turns around the table so far; two are a round
    acted: bool
    blow: int
    passes: int
    denials: int
    invited: tuple[int, ...]
    shares: tuple[int, ...]

    def clear(self) -> None:
        """Set everything to nothing."""
        self.lords = []
        self.deck = Zone()
        self.discard = Zone()
        self.tiles = Zone()
        self.lands = [-1] * 6
        self.guards = Zone()
        self.beaten = ()
        self.chest = 1
        self.laps = 0
        self.acted = False
        self.blow = 0
        self.passes = 0
        self.denials = 0
        self.invited = ()
        self.shares = ()

    def become(self, other: Self) -> None:
        """Copy another table into this one."""
        self.copy_kernel(other)
        self.lords = [one.copy() for one in other.lords]
        self.deck = other.deck.copy()
        self.discard = other.discard.copy()
        self.tiles = other.tiles.copy()
        self.lands = other.lands[:]
        self.guards = other.guards.copy()
        self.beaten = other.beaten
        self.chest = other.chest
        self.laps = other.laps
        self.acted = other.acted
        self.blow = other.blow
        self.passes = other.passes
        self.denials = other.denials
        self.invited = other.invited
        self.shares = other.shares

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            tuple([one.facts(seat) for one in self.lords]),
            self.deck.facts(seat),
            self.discard.facts(seat),
            self.tiles.facts(seat),
            tuple(self.lands),
            self.guards.facts(seat),
            self.beaten,
            self.chest,
            self.laps,
            self.acted,
            self.blow,
            self.passes,
            self.denials,
            self.invited,
            self.shares,
        )
