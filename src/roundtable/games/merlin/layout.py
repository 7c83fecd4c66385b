"""The layout of a table of Merlin: how each attribute is saved, restored and checked."""

from typing import Final

from roundtable.games.merlin.cards import MISSION, PICT
from roundtable.games.merlin.content import PIECES, TILE, TRAITOR
from roundtable.games.merlin.names import FIGURE, PRINCIPALITY, RING, SOURCE
from roundtable.games.merlin.state import Merlin, Player, Turn
from roundtable.kernel.layout import Cards, Flag, Int, Layout, Many

PLENTY: Final = 999

TURN: Final = Layout(
    "turn",
    Turn,
    Int("face", 0, 6),
    Int("shift", -7, 7),
    Int("figure", 0, 2, FIGURE),
    Flag("apple"),
    Int("direction", 0, 1),
    Int("limit", 0, 2),
    Int("completed", 0, 2),
    Int("refill", 0, 4),
    Int("ring", 0, 1),
    Int("place", 0, RING - 1),
    Flag("own"),
    Flag("staffed"),
    Flag("barred"),
)

PLAYER: Final = Layout(
    "players",
    Player,
    Many(Int("points", -PLENTY, PLENTY), len(SOURCE.words), len(SOURCE.words)),
    Int("knight", 0, RING - 1),
    Many(Int("dice", 0, 6), 5, 5),
    Many(Int("goods", 0, PIECES.number("goods_per_principality")), 18, 18),
    Many(Int("influence", 0, PIECES.number("influence_markers")), 6, 6),
    Int("markers", 0, PIECES.number("influence_markers")),
    Many(Int("assistants", -1, 5, PRINCIPALITY), 4, 4),
    Int("apples", 0, PIECES.number("apples")),
    Int("staffs", 0, PIECES.number("staffs")),
    Int("manors", 0, PIECES.number("manors")),
    Cards("hand", MISSION),
    Cards("traitors", TRAITOR),
    Int("abilities", 0, (1 << 12) - 1),
    Int("turned", 0, 15),
    Cards("picts", PICT),
)

LAYOUT: Final = Layout(
    "merlin",
    Merlin,
    Many(PLAYER, 2, 4),
    TURN,
    Int("round", 1, 6),
    Int("first", 0, 3),
    Int("merlin", 0, RING - 1),
    Int("arthur", 0, 12),
    Many(Int("stock", 0, PIECES.number("goods_per_principality")), 18, 18),
    Int("apples", 0, PIECES.number("apples")),
    Int("grail", -1, 3),
    Int("excalibur", -1, 3),
    Int("signet_ring", -1, 3),
    Many(Int("tiles", 0, 0, TILE), 18, 24, frozen=True),
    Many(Int("manors", -1, 3), 18, 24),
    Cards("deck", MISSION),
    Cards("display", MISSION),
    Cards("discard", MISSION),
    Many(Cards("traitor_stacks", TRAITOR), 3, 3),
    Cards("traitor_discard", TRAITOR),
    Many(Cards("pict_stacks", PICT), 0, 2),
    Cards("pict_display", PICT),
    Cards("pict_box", PICT),
)
