"""The layout of a table of Paladins: how each attribute is saved, restored and checked."""

from typing import Final

from roundtable.games.paladins.content import (
    CONVERSIONS,
    DEBTS,
    FAVOUR_NAME,
    JARS,
    MONKS,
    ORDER_NAME,
    OUTPOSTS,
    OUTSIDER_NAME,
    OUTSIDER_PLACES,
    PALADIN_NAME,
    ROUNDS,
    SCHEME_CARD,
    SPACES,
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
    NONE,
    PLACES,
    RIGHT_SIDE,
    RIVAL,
    RIVAL_PIECE,
    WORKER,
    WORKERS,
)
from roundtable.games.paladins.state import Paladins, Player, Rival
from roundtable.kernel.layout import Cards, Field, Flag, Int, Layout, Many
from roundtable.kernel.wording import Names

PLENTY: Final = 999


def cards(name: str, names: Names, most: int = PLENTY) -> Field:
    """A tuple of public cards."""
    return Many(Int(name, 0, 0, names), 0, most, frozen=True)


SIDE: Final = (
    Many(Int("attributes", 0, TRACK_END), 3, 3),
    Int("monks", 0, len(MONKS)),
    Int("outposts", 0, len(OUTPOSTS)),
    Int("jars", 0, len(JARS)),
    cards("walls", WALL_NAME, len(WALL_PLACES)),
    cards("attacked", OUTSIDER_NAME),
    cards("converted", OUTSIDER_NAME, len(CONVERSIONS)),
    cards("suspicion", SUSPICION_NAME),
    Int("unpaid", 0, DEBTS),
    Int("paid", 0, DEBTS),
    Many(Int("workshops", 0, 3), RIGHT_SIDE, RIGHT_SIDE),
)

PLAYER: Final = Layout(
    "players",
    Player,
    *SIDE,
    Many(Int("workers", 0, PLENTY), WORKERS, WORKERS),
    Int("silver", 0, PLENTY),
    Int("provisions", 0, PLENTY),
    Many(Int("board", NONE, 0, WORKER), len(ACTION.words) * PLACES, len(ACTION.words) * PLACES),
    Int("jar_places", 0, (1 << 10) - 1),
    cards("townsfolk", TOWNSFOLK_NAME),
    Int("drafted", NONE, 0, TOWNSFOLK_NAME),
    Flag("passed"),
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
    Int("workers", 0, PLENTY),
    Int("left", 0, 31),
    Many(Int("right", 0, PLACES), RIGHT_SIDE, RIGHT_SIDE),
    Int("marker", 0, 4),
    Many(Int("stack", 0, 0, ATTRIBUTE), 3, 3),
    Flag("out"),
    Cards("schemes", SCHEME_CARD),
    Cards("scheme_discard", SCHEME_CARD),
    Cards("scheme_aside", SCHEME_CARD),
)

LAYOUT: Final = Layout(
    "paladins",
    Paladins,
    Many(PLAYER, 1, 4),
    Many(RIVAL_LAYOUT, 0, 1),
    Int("round", 1, ROUNDS),
    Int("first", 0, 3),
    Int("acting", NONE, 0, ACTION),
    Many(Int("supply", -PLENTY, PLENTY), WORKERS, WORKERS),
    Int("silver", -PLENTY, PLENTY),
    Int("provisions", -PLENTY, PLENTY),
    Int("tax", 0, 8),
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
    Many(Int("favour_workers", NONE, RIVAL), 5, 5),
    Many(Int("spaces", RIVAL_PIECE, 3), len(SPACES), len(SPACES)),
    Int("garrisoned", 0, (1 << len(SPACES)) - 1),
)
