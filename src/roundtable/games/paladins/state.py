"""The state of a table of Paladins. No rules here: chapters fill and change it, `layout` saves it, `view` shows it."""

from typing import Self

from roundtable.games.paladins.names import THE_RIVAL
from roundtable.games.paladins.rules import PaladinsRules
from roundtable.kernel.game import Game
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

    def become_side(self, other: "Side") -> None:
        """Copy what both have."""
        self.attributes = other.attributes[:]
        self.monks = other.monks
        self.outposts = other.outposts
        self.jars = other.jars
        self.walls = other.walls
        self.attacked = other.attacked
        self.converted = other.converted
        self.suspicion = other.suspicion
        self.unpaid_debts = other.unpaid_debts
        self.paid_debts = other.paid_debts
        self.passed = other.passed


class Player(Side):
    """A player board and what belongs to its owner."""

    workers: list[int]  # the personal supply, by type
    silver: int
    provisions: int
    board: list[int]  # three worker places per action: the type standing there, -1 empty
    covered: list[int]  # per action of the right side: bits of the worker places that workshops cover
    jar_places: int  # bits of the places that hold a jar
    townsfolk: tuple[int, ...]  # kept, oldest first
    drafted: int  # the one of the setup, -1 before
    tavern: int  # taken this round, -1 none
    deck: Zone  # Paladins
    drawn: Zone
    chosen: Zone
    used: Zone

    def become(self, other: "Player") -> None:
        """Copy another player into this one."""
        self.become_side(other)
        self.workers = other.workers[:]
        self.silver = other.silver
        self.provisions = other.provisions
        self.board = other.board[:]
        self.covered = other.covered[:]
        self.jar_places = other.jar_places
        self.townsfolk = other.townsfolk
        self.drafted = other.drafted
        self.tavern = other.tavern
        self.deck = other.deck.copy()
        self.drawn = other.drawn.copy()
        self.chosen = other.chosen.copy()
        self.used = other.used.copy()


class Rival(Side):
    """The automated opponent of the solo game."""

    untyped_workers: int  # left to be placed
    workshops: list[int]  # on each action of the right side
    left: int  # bits of the left actions that hold a worker
    right: list[int]  # workers standing on each action of the right side
    resource_marker: int  # its space on the resource track, from 1
    attribute_stack: list[int]  # attributes from the bottom to the top, by when they last arrived
    schemes: Zone  # the deck
    scheme_discard: Zone
    scheme_aside: Zone  # on hidden King's Favours, or not in the game

    def become(self, other: "Rival") -> None:
        """Copy another rival into this one."""
        self.become_side(other)
        self.untyped_workers = other.untyped_workers
        self.workshops = other.workshops[:]
        self.left = other.left
        self.right = other.right[:]
        self.resource_marker = other.resource_marker
        self.attribute_stack = other.attribute_stack[:]
        self.schemes = other.schemes.copy()
        self.scheme_discard = other.scheme_discard.copy()
        self.scheme_aside = other.scheme_aside.copy()


class Paladins(Game[PaladinsRules]):
    """A table of Paladins; `box` adds how it is set up, saved and shown."""

    players: list[Player]
    rivals: list[Rival]  # one in the solo game, else none
    round: int
    first: int
    acting: int  # the action being taken, -1 none
    supply: list[int]  # workers by type; below zero if more are in play than the box holds
    silver: int  # the shared supply
    provisions: int
    tax_supply: int
    tax_owed: int  # what a refill could not find; only with limited pieces
    debts: int  # left in the deck
    townsfolk_row: list[int]  # five places from left to right, -1 empty
    outsider_row: list[int]  # six places from left to right, -1 empty
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
    favour_workers: list[int]  # the worker on each of the five, -1 none
    spaces: list[int]  # who stands on each space of the main board: seat, -1 none, -2 the rival
    garrisoned: int  # bits of the spaces that hold an outpost; on the others stand monks

    def become(self, other: Self) -> None:
        """Copy another table into this one."""
        self.copy_kernel(other)
        players: list[Player] = []
        for theirs in other.players:
            player = Player()
            player.become(theirs)
            players.append(player)
        self.players = players
        rivals: list[Rival] = []
        for other_rival in other.rivals:
            rival = Rival()
            rival.become(other_rival)
            rivals.append(rival)
        self.rivals = rivals
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

    def families(self) -> list[list[Zone]]:
        """The decks, King's cards, schemes and every player's own Paladins: what can be hidden."""
        found = [
            [self.townsfolk_deck],
            [self.outsider_deck],
            [self.wall_deck],
            [self.suspicion_deck],
            [self.tavern_deck],
            [self.orders, self.orders_box],
            [self.favours, self.favours_box],
        ]
        for rival in self.rivals:
            found.append([rival.schemes, rival.scheme_discard, rival.scheme_aside])
        for player in self.players:
            found.append([player.deck, player.drawn, player.chosen, player.used])
        return found

    def side(self, seat: int) -> Side:
        """Give a player, or the automated opponent for its seat."""
        return self.rivals[0] if seat == THE_RIVAL else self.players[seat]

    def in_turn_order(self, start: int) -> list[int]:
        """Give the seats clockwise from one of them."""
        seats = self.rules.seats
        return [(start + step) % seats for step in range(seats)]
