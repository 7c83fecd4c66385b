"""The layout of a table of Paladins: how each attribute is saved, restored and checked."""

from typing import Final

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
from roundtable.games.paladins.state import Paladins, Player, Rival
from roundtable.kernel.layout import ByName, Cards, Field, Flag, Int, Layout, Many, Marks, Seat
from roundtable.kernel.wording import Names

PLENTY: Final = 999
SEATS: Final = 4


def cards(name: str, names: Names, most: int = PLENTY) -> Field:
    """A tuple of public cards."""
    return Many(Int(name, 0, 0, names), 0, most, frozen=True)


SIDE: Final = (
    ByName(Int("attributes", 0, TRACK_END), ATTRIBUTE),
    Int("monks", 0, len(MONKS)),
    Int("outposts", 0, len(OUTPOSTS)),
    Int("jars", 0, len(JARS)),
    cards("walls", WALL_NAME, len(WALL_PLACES)),
    cards("attacked", OUTSIDER_NAME),
    cards("converted", OUTSIDER_NAME, len(CONVERSIONS)),
    cards("suspicion", SUSPICION_NAME),
    Int("unpaid_debts", 0, DEBTS),
    Int("paid_debts", 0, DEBTS),
    Flag("passed"),
)

PLAYER: Final = Layout(
    "players",
    Player,
    *SIDE,
    ByName(Int("workers", 0, PLENTY), WORKER),
    Int("silver", 0, PLENTY),
    Int("provisions", 0, PLENTY),
    ByName(Int("board", NONE, 0, WORKER), ACTION, each=PLACES),
    ByName(Marks("covered", WORKSHOP_PLACE), RIGHT_ACTIONS),
    Marks("jar_places", JAR_PLACE),
    cards("townsfolk", TOWNSFOLK_NAME),
    Int("drafted", NONE, 0, TOWNSFOLK_NAME),
    Int("tavern", NONE, 0, TAVERN_NAME),
    Cards("deck", PALADIN_NAME),
    Cards("drawn", PALADIN_NAME),
    Cards("chosen", PALADIN_NAME),
    Cards("used", PALADIN_NAME),
)

RIVAL_LAYOUT: Final = Layout(
    "rivals",
    Rival,
    *SIDE,
    Int("untyped_workers", 0, PLENTY),
    ByName(Int("workshops", 0, len(WORKSHOP_PLACE.words)), RIGHT_ACTIONS),
    Marks("left", RIVALS_LEFT),
    ByName(Int("right", 0, PLACES), RIGHT_ACTIONS),
    Int("resource_marker", 1, TRACK),
    Many(Int("attribute_stack", names=ATTRIBUTE), len(ATTRIBUTE.words), len(ATTRIBUTE.words)),
    Cards("schemes", SCHEME_CARD),
    Cards("scheme_discard", SCHEME_CARD),
    Cards("scheme_aside", SCHEME_CARD),
)

LAYOUT: Final = Layout(
    "paladins",
    Paladins,
    Many(PLAYER, 1, SEATS),
    Many(RIVAL_LAYOUT, 0, 1),
    Int("round", 1, ROUNDS),
    Int("first", 0, SEATS - 1),
    Int("acting", NONE, 0, ACTION),
    ByName(Int("supply", -PLENTY, PLENTY), WORKER),
    Int("silver", -PLENTY, PLENTY),
    Int("provisions", -PLENTY, PLENTY),
    Int("tax_supply", 0, 8),
    Int("tax_owed", 0, 8),
    Int("debts", 0, DEBTS),
    Many(Int("townsfolk_row", NONE, 0, TOWNSFOLK_NAME), len(TOWNSFOLK_PLACES), len(TOWNSFOLK_PLACES)),
    Many(Int("outsider_row", NONE, 0, OUTSIDER_NAME), OUTSIDER_PLACES, OUTSIDER_PLACES),
    Cards("townsfolk_deck", TOWNSFOLK_NAME),
    Cards("outsider_deck", OUTSIDER_NAME),
    Cards("wall_deck", WALL_NAME),
    Cards("suspicion_deck", SUSPICION_NAME),
    cards("suspicion_discard", SUSPICION_NAME),
    cards("townsfolk_discard", TOWNSFOLK_NAME),
    cards("outsider_discard", OUTSIDER_NAME),
    Cards("tavern_deck", TAVERN_NAME),
    cards("tavern_discard", TAVERN_NAME),
    cards("taverns", TAVERN_NAME, 5),
    Cards("orders", ORDER_NAME),
    Cards("orders_box", ORDER_NAME),
    Cards("favours", FAVOUR_NAME),
    Cards("favours_box", FAVOUR_NAME),
    Many(Int("favour_workers", NONE, names=FAVOUR_WORKER), len(FAVOUR_ROUNDS), len(FAVOUR_ROUNDS)),
    ByName(Seat("spaces", SEATS, OWNER), SPACE),
    Marks("garrisoned", SPACE),
)
