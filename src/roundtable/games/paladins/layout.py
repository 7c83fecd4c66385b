"""What a table of Paladins consists of: each attribute with its kind and limits, in one place."""

from typing import Final

from roundtable.games.paladins.classes import Player, Rival, Side, Table
from roundtable.games.paladins.content import (
    CONVERSIONS,
    DEBTS,
    FAVOUR_NAME,
    FAVOUR_ROUNDS,
    JAR_PLACE,
    JARS,
    MONKS,
    ORDER_NAME,
    OUTPOSTS,
    OUTSIDER_NAME,
    OUTSIDER_PLACES,
    PALADIN_NAME,
    ROUNDS,
    SCHEME_CARD,
    SPACE,
    SUSPICION_NAME,
    TAVERN_NAME,
    TOWNSFOLK_NAME,
    TOWNSFOLK_PLACES,
    TRACK_END,
    WALL_NAME,
    WALL_PLACES,
)
from roundtable.games.paladins.names import (
    ACTION,
    ATTRIBUTE,
    FAVOUR_WORKER,
    NONE,
    OWNER,
    PLACES,
    RIGHT_ACTIONS,
    RIVALS_LEFT,
    WORKER,
    WORKSHOP_PLACE,
)
from roundtable.games.paladins.rival import TRACK
from roundtable.kernel.layout import ByName, Cards, Field, Flag, Int, Layout, Many, Marks, Seat
from roundtable.kernel.wording import Names

PLENTY: Final = 999
SEATS: Final = 4


def cards(name: str, names: Names, most: int = PLENTY) -> Field:
    """A tuple of public cards."""
    return Many(Int(name, 0, 0, names), 0, most, frozen=True)


def places(name: str, names: Names, count: int, low: int = NONE) -> Field:
    """So many places, each with a word of a list, or with none."""
    return Many(Int(name, low, 0, names), count, count)


# What a player and the automated opponent have in common, and are scored by.
SIDE: Final = Layout(
    "side",
    Side,
    ByName(Int("attributes", 0, TRACK_END), ATTRIBUTE),  # Faith, Strength, Influence
    Int("monks", 0, len(MONKS)),  # placed
    Int("outposts", 0, len(OUTPOSTS)),  # placed
    Int("jars", 0, len(JARS)),  # used
    cards("walls", WALL_NAME, len(WALL_PLACES)),
    cards("attacked", OUTSIDER_NAME),
    cards("converted", OUTSIDER_NAME, len(CONVERSIONS)),
    cards("suspicion", SUSPICION_NAME),  # newest last
    Int("unpaid_debts", 0, DEBTS),
    Int("paid_debts", 0, DEBTS),
    Flag("passed"),  # out of the round
)

# A player board and what belongs to its owner.
PLAYER: Final = Layout(
    "players",
    Player,
    ByName(Int("workers", 0, PLENTY), WORKER),  # the personal supply, by type
    Int("silver", 0, PLENTY),
    Int("provisions", 0, PLENTY),
    ByName(Int("board", NONE, 0, WORKER), ACTION, each=PLACES),  # who stands on each worker place, -1 nobody
    ByName(Marks("covered", WORKSHOP_PLACE), RIGHT_ACTIONS),  # bits of the worker places that workshops cover
    Marks("jar_places", JAR_PLACE),  # bits of the places that hold a jar
    cards("townsfolk", TOWNSFOLK_NAME),  # kept, oldest first
    Int("drafted", NONE, 0, TOWNSFOLK_NAME),  # the one of the setup, -1 before
    Int("tavern", NONE, 0, TAVERN_NAME),  # taken this round, -1 none
    Cards("deck", PALADIN_NAME),  # Paladins
    Cards("drawn", PALADIN_NAME),
    Cards("chosen", PALADIN_NAME),
    Cards("used", PALADIN_NAME),
    base=SIDE,
)

# The automated opponent of the solo game.
RIVAL_LAYOUT: Final = Layout(
    "rivals",
    Rival,
    Int("untyped_workers", 0, PLENTY),  # left to be placed
    ByName(Int("workshops", 0, len(WORKSHOP_PLACE.words)), RIGHT_ACTIONS),  # on each action of the right side
    Marks("left", RIVALS_LEFT),  # bits of the left actions that hold a worker
    ByName(Int("right", 0, PLACES), RIGHT_ACTIONS),  # workers standing on each action of the right side
    Int("resource_marker", 1, TRACK),  # its space on the resource track, from 1
    places("attribute_stack", ATTRIBUTE, len(ATTRIBUTE.words), 0),  # by when they last arrived, the last one on top
    Cards("schemes", SCHEME_CARD),  # the deck
    Cards("scheme_discard", SCHEME_CARD),
    Cards("scheme_aside", SCHEME_CARD),  # on hidden King's Favours, or not in the game
    base=SIDE,
)

# A table of Paladins.
LAYOUT: Final = Layout(
    "paladins",
    Table,
    Many(PLAYER, 1, SEATS),
    Many(RIVAL_LAYOUT, 0, 1),  # one in the solo game, else none
    Int("round", 1, ROUNDS),
    Int("first", 0, SEATS - 1),
    Int("acting", NONE, 0, ACTION),  # the action being taken, -1 none
    ByName(Int("supply", -PLENTY, PLENTY), WORKER),  # below zero if more are in play than the box holds
    Int("silver", -PLENTY, PLENTY),  # the shared supply
    Int("provisions", -PLENTY, PLENTY),
    Int("tax_supply", 0, 8),
    Int("tax_owed", 0, 8),  # what a refill could not find; only with limited pieces
    Int("debts", 0, DEBTS),  # left in the deck
    places("townsfolk_row", TOWNSFOLK_NAME, len(TOWNSFOLK_PLACES)),  # from left to right, -1 empty
    places("outsider_row", OUTSIDER_NAME, OUTSIDER_PLACES),  # from left to right, -1 empty
    Cards("townsfolk_deck", TOWNSFOLK_NAME),
    Cards("outsider_deck", OUTSIDER_NAME),
    Cards("wall_deck", WALL_NAME),
    Cards("suspicion_deck", SUSPICION_NAME),
    cards("suspicion_discard", SUSPICION_NAME),
    cards("townsfolk_discard", TOWNSFOLK_NAME),
    cards("outsider_discard", OUTSIDER_NAME),
    Cards("tavern_deck", TAVERN_NAME),
    cards("tavern_discard", TAVERN_NAME),
    cards("taverns", TAVERN_NAME, 5),  # of this round, not yet taken
    Cards("orders", ORDER_NAME),  # the three laid out, from the first to the last
    Cards("orders_box", ORDER_NAME),
    Cards("favours", FAVOUR_NAME),  # the five laid out, from the first to the last
    Cards("favours_box", FAVOUR_NAME),
    places("favour_workers", FAVOUR_WORKER, len(FAVOUR_ROUNDS)),  # on each of the five, -1 none
    ByName(Seat("spaces", SEATS, OWNER), SPACE),  # who stands on each space of the main board: -1 none, -2 the rival
    Marks("garrisoned", SPACE),  # bits of the spaces that hold an outpost; on the others stand monks
)
