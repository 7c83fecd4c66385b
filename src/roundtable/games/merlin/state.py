"""The state of a table of Merlin. No rules here: chapters fill and change it, `layout` saves it, `view` shows it."""

from typing import Self

from roundtable.games.merlin.book import Book
from roundtable.games.merlin.names import CLOCKWISE, KNIGHT, OUTER, SOURCE
from roundtable.kernel.game import Game
from roundtable.kernel.wording import Names
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

    def become(self, other: "Turn") -> None:
        """Copy another turn into this one."""
        self.face = other.face
        self.shift = other.shift
        self.figure = other.figure
        self.apple = other.apple
        self.direction = other.direction
        self.limit = other.limit
        self.completed = other.completed
        self.refill = other.refill
        self.ring = other.ring
        self.place = other.place
        self.own = other.own
        self.staffed = other.staffed
        self.barred = other.barred

    def begin(self, limit: int) -> None:
        """Start a new turn in which `limit` missions may be completed."""
        self.face = 0
        self.shift = 0
        self.figure = KNIGHT
        self.apple = False
        self.direction = CLOCKWISE
        self.limit = limit
        self.completed = 0
        self.refill = 0
        self.ring = OUTER
        self.place = 0
        self.own = True
        self.staffed = False
        self.barred = False


class Player:
    """A castle board and what belongs to its owner."""

    points: list[int]  # by source
    knight: int  # space of the ring
    dice: list[int]  # three personal, Merlin's, Arthur's; 0 if spent or not in the game
    goods: list[int]  # shields, flags, materials in the castle, six colours each
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

    def become(self, other: "Player") -> None:
        """Copy another player into this one."""
        self.points = other.points[:]
        self.knight = other.knight
        self.dice = other.dice[:]
        self.goods = other.goods[:]
        self.influence = other.influence[:]
        self.markers = other.markers
        self.assistants = other.assistants[:]
        self.apples = other.apples
        self.staffs = other.staffs
        self.manors = other.manors
        self.hand = other.hand.copy()
        self.traitors = other.traitors.copy()
        self.abilities = other.abilities
        self.turned_seals = other.turned_seals
        self.picts = other.picts.copy()


class Merlin(Game):
    """A table of Merlin; `box` adds how it is set up, saved and shown."""

    book: Book
    players: list[Player]
    turn: Turn
    round: int
    first: int  # the first player
    merlin: int  # space of the ring
    arthur: int  # space of the inner ring
    stock: list[int]  # shields, flags, materials of the principalities, six colours each
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

    def become(self, other: Self) -> None:
        """Copy another table into this one."""
        self.copy_kernel(other)
        self.book = other.book
        players: list[Player] = []
        for theirs in other.players:
            player = Player()
            player.become(theirs)
            players.append(player)
        self.players = players
        self.turn = Turn()
        self.turn.become(other.turn)
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
        self.traitor_stacks = [stack.copy() for stack in other.traitor_stacks]
        self.traitor_discard = other.traitor_discard.copy()
        self.pict_stacks = [stack.copy() for stack in other.pict_stacks]
        self.pict_display = other.pict_display.copy()
        self.pict_box = other.pict_box.copy()

    def families(self) -> list[list[Zone]]:
        """Missions, traitors and Picts: the cards that can be hidden."""
        missions = [self.deck, self.display, self.discard]
        traitors = [*self.traitor_stacks, self.traitor_discard]
        picts = [*self.pict_stacks, self.pict_display, self.pict_box]
        for player in self.players:
            missions.append(player.hand)
            traitors.append(player.traitors)
            picts.append(player.picts)
        return [missions, traitors, picts]

    def in_turn_order(self) -> list[int]:
        """Give the seats clockwise from the first player."""
        seats = self.rules.seats
        return [(self.first + step) % seats for step in range(seats)]

    def scores(self) -> list[int]:
        """Give the victory points of all."""
        return [sum(player.points) for player in self.players]

    def sources(self) -> Names | None:
        """Give the names of what points come from."""
        return SOURCE

    def sheet(self) -> list[list[int]]:
        """Give the points of all by source."""
        return [list(player.points) for player in self.players]
