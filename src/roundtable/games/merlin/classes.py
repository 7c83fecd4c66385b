"""What a table consists of. Made from layout.py: change it there, then run `make classes`."""

from typing import Self

from roundtable.kernel.game import Game, R
from roundtable.kernel.zone import Zone


class Turn:
    """What the seat on turn has done so far in this turn."""

    face: int  # the chosen die, as turned by apple and flags
    shift: int  # +/-1 flags
    figure: int  # the figure to move, or moved last
    apple: bool  # an apple was spent
    direction: int  # of the knight
    limit: int  # missions that may be completed
    completed: int  # missions completed, without those of the signet ring
    refill: int  # mission cards to take at the end of the turn
    ring: int  # OUTER or INNER: where the place of action is
    place: int  # the space whose action may be carried out
    own: bool  # the own knight or Merlin stands there
    staffed: bool  # a staff was spent
    barred: bool  # no staff may be spent on the action just done

    def clear(self) -> None:
        """Set everything to nothing."""
        self.face = 0
        self.shift = 0
        self.figure = 0
        self.apple = False
        self.direction = 0
        self.limit = 0
        self.completed = 0
        self.refill = 0
        self.ring = 0
        self.place = 0
        self.own = False
        self.staffed = False
        self.barred = False

    def copy(self) -> "Turn":
        """Give one that is equal and can be changed on its own."""
        twin = Turn()
        twin.face = self.face
        twin.shift = self.shift
        twin.figure = self.figure
        twin.apple = self.apple
        twin.direction = self.direction
        twin.limit = self.limit
        twin.completed = self.completed
        twin.refill = self.refill
        twin.ring = self.ring
        twin.place = self.place
        twin.own = self.own
        twin.staffed = self.staffed
        twin.barred = self.barred
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.face,
            self.shift,
            self.figure,
            self.apple,
            self.direction,
            self.limit,
            self.completed,
            self.refill,
            self.ring,
            self.place,
            self.own,
            self.staffed,
            self.barred,
        )


class Player:
    """A castle board and what belongs to its owner."""

    points: list[int]  # by source
    knight: int  # space of the ring
    dice: list[int]  # three personal, Merlin's, Arthur's; 0 if spent or not in the game
    goods: list[int]  # in the castle
    influence: list[int]  # markers in the six principalities
    markers: int  # influence markers in the castle
    assistants: list[int]  # principality of each, -1 in the castle
    apples: int
    staffs: int
    manors: int  # in the supply
    hand: Zone
    traitors: Zone
    abilities: int  # King's Favour: bit 3 * assistant + row - 1
    turned_seals: int  # of row-3 abilities: bit of the assistant
    picts: Zone

    def clear(self) -> None:
        """Set everything to nothing."""
        self.points = [0] * 13
        self.knight = 0
        self.dice = [0] * 5
        self.goods = [0] * 18
        self.influence = [0] * 6
        self.markers = 0
        self.assistants = [-1] * 4
        self.apples = 0
        self.staffs = 0
        self.manors = 0
        self.hand = Zone()
        self.traitors = Zone()
        self.abilities = 0
        self.turned_seals = 0
        self.picts = Zone()

    def copy(self) -> "Player":
        """Give one that is equal and can be changed on its own."""
        twin = Player()
        twin.points = self.points[:]
        twin.knight = self.knight
        twin.dice = self.dice[:]
        twin.goods = self.goods[:]
        twin.influence = self.influence[:]
        twin.markers = self.markers
        twin.assistants = self.assistants[:]
        twin.apples = self.apples
        twin.staffs = self.staffs
        twin.manors = self.manors
        twin.hand = self.hand.copy()
        twin.traitors = self.traitors.copy()
        twin.abilities = self.abilities
        twin.turned_seals = self.turned_seals
        twin.picts = self.picts.copy()
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            tuple(self.points),
            self.knight,
            tuple(self.dice),
            tuple(self.goods),
            tuple(self.influence),
            self.markers,
            tuple(self.assistants),
            self.apples,
            self.staffs,
            self.manors,
            self.hand.facts(seat),
            self.traitors.facts(seat),
            self.abilities,
            self.turned_seals,
            self.picts.facts(seat),
        )


class Table(Game[R]):
    """A table of Merlin."""

    players: list[Player]
    turn: Turn
    round: int
    first: int  # the first player
    merlin: int  # space of the ring
    arthur: int  # space of the inner ring
    stock: list[int]  # of the principalities
    apples: int  # the general supply
    grail: int  # seat that holds it, -1 on the board
    excalibur: int
    signet_ring: int
    tiles: tuple[int, ...]  # terrain tile of each cell of the environs
    manors: list[int]  # owner of the manor on each cell, -1 none
    deck: Zone
    display: Zone
    discard: Zone
    traitor_stacks: list[Zone]
    traitor_discard: Zone
    pict_stacks: list[Zone]
    pict_display: Zone
    pict_box: Zone

    def clear(self) -> None:
        """Set everything to nothing."""
        self.players = []
        self.turn = Turn()
        self.turn.clear()
        self.round = 1
        self.first = 0
        self.merlin = 0
        self.arthur = 0
        self.stock = [0] * 18
        self.apples = 0
        self.grail = -1
        self.excalibur = -1
        self.signet_ring = -1
        self.tiles = (0,) * 18
        self.manors = [-1] * 18
        self.deck = Zone()
        self.display = Zone()
        self.discard = Zone()
        self.traitor_stacks = [Zone() for _ in range(3)]
        self.traitor_discard = Zone()
        self.pict_stacks = []
        self.pict_display = Zone()
        self.pict_box = Zone()

    def become(self, other: Self) -> None:
        """Copy another table into this one."""
        self.copy_kernel(other)
        self.players = [one.copy() for one in other.players]
        self.turn = other.turn.copy()
        self.round = other.round
        self.first = other.first
        self.merlin = other.merlin
        self.arthur = other.arthur
        self.stock = other.stock[:]
        self.apples = other.apples
        self.grail = other.grail
        self.excalibur = other.excalibur
        self.signet_ring = other.signet_ring
        self.tiles = other.tiles
        self.manors = other.manors[:]
        self.deck = other.deck.copy()
        self.display = other.display.copy()
        self.discard = other.discard.copy()
        self.traitor_stacks = [one.copy() for one in other.traitor_stacks]
        self.traitor_discard = other.traitor_discard.copy()
        self.pict_stacks = [one.copy() for one in other.pict_stacks]
        self.pict_display = other.pict_display.copy()
        self.pict_box = other.pict_box.copy()

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            tuple([one.facts(seat) for one in self.players]),
            self.turn.facts(seat),
            self.round,
            self.first,
            self.merlin,
            self.arthur,
            tuple(self.stock),
            self.apples,
            self.grail,
            self.excalibur,
            self.signet_ring,
            self.tiles,
            tuple(self.manors),
            self.deck.facts(seat),
            self.display.facts(seat),
            self.discard.facts(seat),
            tuple([one.facts(seat) for one in self.traitor_stacks]),
            self.traitor_discard.facts(seat),
            tuple([one.facts(seat) for one in self.pict_stacks]),
            self.pict_display.facts(seat),
            self.pict_box.facts(seat),
        )
