"""The layout of a table of Merlin: how each attribute is saved, restored and checked."""

from typing import Final

from roundtable.games.merlin.cards import MISSION, PICT
from roundtable.games.merlin.content import PIECES, TILE, TRAITOR
from roundtable.games.merlin.names import (
    ABILITY,
    ASSISTANT,
    DIE,
    FIGURE,
    GOOD,
    KNIGHTS_DIRECTION,
    PRINCIPALITY,
    RING,
    SOURCE,
    WHICH_RING,
)
from roundtable.games.merlin.state import Merlin, Player, Turn
from roundtable.kernel.layout import ByName, Cards, Flag, Int, Layout, Many, Marks, Seat

PLENTY: Final = 999
SEATS: Final = 4

TURN: Final = Layout(
    "turn",
    Turn,
    Int("face", 0, 6),
    Int("shift", -7, 7),
    Int("figure", names=FIGURE),
    Flag("apple"),
    Int("direction", names=KNIGHTS_DIRECTION),
    Int("limit", 0, 2),
    Int("completed", 0, 2),
    Int("refill", 0, 4),
    Int("ring", names=WHICH_RING),
    Int("place", 0, RING - 1),
    Flag("own"),
    Flag("staffed"),
    Flag("barred"),
)

PLAYER: Final = Layout(
    "players",
    Player,
    ByName(Int("points", -PLENTY, PLENTY), SOURCE),
    Int("knight", 0, RING - 1),
    ByName(Int("dice", 0, 6), DIE),
    ByName(Int("goods", 0, PIECES.number("goods_per_principality")), GOOD, PRINCIPALITY),
    ByName(Int("influence", 0, PIECES.number("influence_markers")), PRINCIPALITY),
    Int("markers", 0, PIECES.number("influence_markers")),
    ByName(Int("assistants", -1, names=PRINCIPALITY), ASSISTANT),
    Int("apples", 0, PIECES.number("apples")),
    Int("staffs", 0, PIECES.number("staffs")),
    Int("manors", 0, PIECES.number("manors")),
    Cards("hand", MISSION),
    Cards("traitors", TRAITOR),
    Marks("abilities", ABILITY),
    Marks("turned_seals", ASSISTANT),
    Cards("picts", PICT),
)

LAYOUT: Final = Layout(
    "merlin",
    Merlin,
    Many(PLAYER, 2, SEATS),
    TURN,
    Int("round", 1, 6),
    Int("first", 0, SEATS - 1),
    Int("merlin", 0, RING - 1),
    Int("arthur", 0, 12),
    ByName(Int("stock", 0, PIECES.number("goods_per_principality")), GOOD, PRINCIPALITY),
    Int("apples", 0, PIECES.number("apples")),
    Seat("grail", SEATS),
    Seat("excalibur", SEATS),
    Seat("signet_ring", SEATS),
    Many(Int("tiles", 0, 0, TILE), 18, 24, frozen=True),
    Many(Seat("manors", SEATS), 18, 24),
    Cards("deck", MISSION),
    Cards("display", MISSION),
    Cards("discard", MISSION),
    Many(Cards("traitor_stacks", TRAITOR), 3, 3),
    Cards("traitor_discard", TRAITOR),
    Many(Cards("pict_stacks", PICT), 0, 2),
    Cards("pict_display", PICT),
    Cards("pict_box", PICT),
)
