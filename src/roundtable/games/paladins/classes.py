"""What a table consists of. Made from layout.py: change it there, then run `make classes`."""

from typing import Self

from roundtable.kernel.game import Game, R
from roundtable.kernel.zone import Zone


class Side:
    """What a player and the automated opponent have in common, and are scored by."""

    attributes: list[int]  # Faith, Strength, Influence
    monks: int  # placed
    outposts: int  # placed
    jars: int  # used
    walls: tuple[int, ...]
    attacked: tuple[int, ...]
    converted: tuple[int, ...]
    suspicion: tuple[int, ...]  # newest last
    unpaid_debts: int
    paid_debts: int
    passed: bool  # out of the round

    def clear(self) -> None:
        """Set everything to nothing."""
        self.attributes = [0] * 3
        self.monks = 0
        self.outposts = 0
        self.jars = 0
        self.walls = ()
        self.attacked = ()
        self.converted = ()
        self.suspicion = ()
        self.unpaid_debts = 0
        self.paid_debts = 0
        self.passed = False

    def copy(self) -> "Side":
        """Give one that is equal and can be changed on its own."""
        twin = Side()
        twin.attributes = self.attributes[:]
        twin.monks = self.monks
        twin.outposts = self.outposts
        twin.jars = self.jars
        twin.walls = self.walls
        twin.attacked = self.attacked
        twin.converted = self.converted
        twin.suspicion = self.suspicion
        twin.unpaid_debts = self.unpaid_debts
        twin.paid_debts = self.paid_debts
        twin.passed = self.passed
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            tuple(self.attributes),
            self.monks,
            self.outposts,
            self.jars,
            self.walls,
            self.attacked,
            self.converted,
            self.suspicion,
            self.unpaid_debts,
            self.paid_debts,
            self.passed,
        )


class Player(Side):
    """A player board and what belongs to its owner."""

    workers: list[int]  # the personal supply, by type
    silver: int
    provisions: int
    board: list[int]  # who stands on each worker place, -1 nobody
    covered: list[int]  # bits of the worker places that workshops cover
    jar_places: int  # bits of the places that hold a jar
    townsfolk: tuple[int, ...]  # kept, oldest first
    drafted: int  # the one of the setup, -1 before
    tavern: int  # taken this round, -1 none
    deck: Zone  # Paladins
    drawn: Zone
    chosen: Zone
    used: Zone

    def clear(self) -> None:
        """Set everything to nothing."""
        super().clear()
        self.workers = [0] * 6
        self.silver = 0
        self.provisions = 0
        self.board = [-1] * 36
        self.covered = [0] * 6
        self.jar_places = 0
        self.townsfolk = ()
        self.drafted = -1
        self.tavern = -1
        self.deck = Zone()
        self.drawn = Zone()
        self.chosen = Zone()
        self.used = Zone()

    def copy(self) -> "Player":
        """Give one that is equal and can be changed on its own."""
        twin = Player()
        twin.attributes = self.attributes[:]
        twin.monks = self.monks
        twin.outposts = self.outposts
        twin.jars = self.jars
        twin.walls = self.walls
        twin.attacked = self.attacked
        twin.converted = self.converted
        twin.suspicion = self.suspicion
        twin.unpaid_debts = self.unpaid_debts
        twin.paid_debts = self.paid_debts
        twin.passed = self.passed
        twin.workers = self.workers[:]
        twin.silver = self.silver
        twin.provisions = self.provisions
        twin.board = self.board[:]
        twin.covered = self.covered[:]
        twin.jar_places = self.jar_places
        twin.townsfolk = self.townsfolk
        twin.drafted = self.drafted
        twin.tavern = self.tavern
        twin.deck = self.deck.copy()
        twin.drawn = self.drawn.copy()
        twin.chosen = self.chosen.copy()
        twin.used = self.used.copy()
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            tuple(self.attributes),
            self.monks,
            self.outposts,
            self.jars,
            self.walls,
            self.attacked,
            self.converted,
            self.suspicion,
            self.unpaid_debts,
            self.paid_debts,
            self.passed,
            tuple(self.workers),
            self.silver,
            self.provisions,
            tuple(self.board),
            tuple(self.covered),
            self.jar_places,
            self.townsfolk,
            self.drafted,
            self.tavern,
            self.deck.facts(seat),
            self.drawn.facts(seat),
            self.chosen.facts(seat),
            self.used.facts(seat),
        )


class Rival(Side):
    """The automated opponent of the solo game."""

    untyped_workers: int  # left to be placed
    workshops: list[int]  # on each action of the right side
    left: int  # bits of the left actions that hold a worker
    right: list[int]  # workers standing on each action of the right side
    resource_marker: int  # its space on the resource track, from 1
    attribute_stack: list[int]  # by when they last arrived, the last one on top
    schemes: Zone  # the deck
    scheme_discard: Zone
    scheme_aside: Zone  # on hidden King's Favours, or not in the game

    def clear(self) -> None:
        """Set everything to nothing."""
        super().clear()
        self.untyped_workers = 0
        self.workshops = [0] * 6
        self.left = 0
        self.right = [0] * 6
        self.resource_marker = 1
        self.attribute_stack = [0] * 3
        self.schemes = Zone()
        self.scheme_discard = Zone()
        self.scheme_aside = Zone()

    def copy(self) -> "Rival":
        """Give one that is equal and can be changed on its own."""
        twin = Rival()
        twin.attributes = self.attributes[:]
        twin.monks = self.monks
        twin.outposts = self.outposts
        twin.jars = self.jars
        twin.walls = self.walls
        twin.attacked = self.attacked
        twin.converted = self.converted
        twin.suspicion = self.suspicion
        twin.unpaid_debts = self.unpaid_debts
        twin.paid_debts = self.paid_debts
        twin.passed = self.passed
        twin.untyped_workers = self.untyped_workers
        twin.workshops = self.workshops[:]
        twin.left = self.left
        twin.right = self.right[:]
        twin.resource_marker = self.resource_marker
        twin.attribute_stack = self.attribute_stack[:]
        twin.schemes = self.schemes.copy()
        twin.scheme_discard = self.scheme_discard.copy()
        twin.scheme_aside = self.scheme_aside.copy()
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            tuple(self.attributes),
            self.monks,
            self.outposts,
            self.jars,
            self.walls,
            self.attacked,
            self.converted,
            self.suspicion,
            self.unpaid_debts,
            self.paid_debts,
            self.passed,
            self.untyped_workers,
            tuple(self.workshops),
            self.left,
            tuple(self.right),
            self.resource_marker,
            tuple(self.attribute_stack),
            self.schemes.facts(seat),
            self.scheme_discard.facts(seat),
            self.scheme_aside.facts(seat),
        )


class Table(Game[R]):
    """A table of Paladins."""

    players: list[Player]
    rivals: list[Rival]  # one in the solo game, else none
    round: int
    first: int
    acting: int  # the action being taken, -1 none
    supply: list[int]  # below zero if more are in play than the box holds
    silver: int  # the shared supply
    provisions: int
    tax_supply: int
    tax_owed: int  # what a refill could not find; only with limited pieces
    debts: int  # left in the deck
    townsfolk_row: list[int]  # from left to right, -1 empty
    outsider_row: list[int]  # from left to right, -1 empty
    townsfolk_deck: Zone
    outsider_deck: Zone
    wall_deck: Zone
    suspicion_deck: Zone
    suspicion_discard: tuple[int, ...]
    townsfolk_discard: tuple[int, ...]
    outsider_discard: tuple[int, ...]
    tavern_deck: Zone
    tavern_discard: tuple[int, ...]
    taverns: tuple[int, ...]  # of this round, not yet taken
    orders: Zone  # the three laid out, from the first to the last
    orders_box: Zone
    favours: Zone  # the five laid out, from the first to the last
    favours_box: Zone
    favour_workers: list[int]  # on each of the five, -1 none
    spaces: list[int]  # who stands on each space of the main board: -1 none, -2 the rival
    garrisoned: int  # bits of the spaces that hold an outpost; on the others stand monks

    def clear(self) -> None:
        """Set everything to nothing."""
        self.players = []
        self.rivals = []
        self.round = 1
        self.first = 0
        self.acting = -1
        self.supply = [0] * 6
        self.silver = 0
        self.provisions = 0
        self.tax_supply = 0
        self.tax_owed = 0
        self.debts = 0
        self.townsfolk_row = [-1] * 5
        self.outsider_row = [-1] * 6
        self.townsfolk_deck = Zone()
        self.outsider_deck = Zone()
        self.wall_deck = Zone()
        self.suspicion_deck = Zone()
        self.suspicion_discard = ()
        self.townsfolk_discard = ()
        self.outsider_discard = ()
        self.tavern_deck = Zone()
        self.tavern_discard = ()
        self.taverns = ()
        self.orders = Zone()
        self.orders_box = Zone()
        self.favours = Zone()
        self.favours_box = Zone()
        self.favour_workers = [-1] * 5
        self.spaces = [-1] * 40
        self.garrisoned = 0

    def become(self, other: Self) -> None:
        """Copy another table into this one."""
        self.copy_kernel(other)
        self.players = [one.copy() for one in other.players]
        self.rivals = [one.copy() for one in other.rivals]
        self.round = other.round
        self.first = other.first
        self.acting = other.acting
        self.supply = other.supply[:]
        self.silver = other.silver
        self.provisions = other.provisions
        self.tax_supply = other.tax_supply
        self.tax_owed = other.tax_owed
        self.debts = other.debts
        self.townsfolk_row = other.townsfolk_row[:]
        self.outsider_row = other.outsider_row[:]
        self.townsfolk_deck = other.townsfolk_deck.copy()
        self.outsider_deck = other.outsider_deck.copy()
        self.wall_deck = other.wall_deck.copy()
        self.suspicion_deck = other.suspicion_deck.copy()
        self.suspicion_discard = other.suspicion_discard
        self.townsfolk_discard = other.townsfolk_discard
        self.outsider_discard = other.outsider_discard
        self.tavern_deck = other.tavern_deck.copy()
        self.tavern_discard = other.tavern_discard
        self.taverns = other.taverns
        self.orders = other.orders.copy()
        self.orders_box = other.orders_box.copy()
        self.favours = other.favours.copy()
        self.favours_box = other.favours_box.copy()
        self.favour_workers = other.favour_workers[:]
        self.spaces = other.spaces[:]
        self.garrisoned = other.garrisoned

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            tuple([one.facts(seat) for one in self.players]),
            tuple([one.facts(seat) for one in self.rivals]),
            self.round,
            self.first,
            self.acting,
            tuple(self.supply),
            self.silver,
            self.provisions,
            self.tax_supply,
            self.tax_owed,
            self.debts,
            tuple(self.townsfolk_row),
            tuple(self.outsider_row),
            self.townsfolk_deck.facts(seat),
            self.outsider_deck.facts(seat),
            self.wall_deck.facts(seat),
            self.suspicion_deck.facts(seat),
            self.suspicion_discard,
            self.townsfolk_discard,
            self.outsider_discard,
            self.tavern_deck.facts(seat),
            self.tavern_discard,
            self.taverns,
            self.orders.facts(seat),
            self.orders_box.facts(seat),
            self.favours.facts(seat),
            self.favours_box.facts(seat),
            tuple(self.favour_workers),
            tuple(self.spaces),
            self.garrisoned,
        )
