"""What a table of Merlin consists of: each attribute with its kind and limits, in one place."""

from typing import Final

from roundtable.games.merlin.cards import MISSION, PICT
from roundtable.games.merlin.classes import Player, Table, Turn
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
from roundtable.kernel.layout import ByName, Cards, Flag, Int, Layout, Many, Marks, Seat

PLENTY: Final = 999
SEATS: Final = 4

# What the seat on turn has done so far in this turn.
TURN: Final = Layout(
    "turn",
    Turn,
    Int("face", 0, 6),  # the chosen die, as turned by apple and flags
    Int("shift", -7, 7),  # +/-1 flags
    Int("figure", names=FIGURE),  # the figure to move, or moved last
    Flag("apple"),  # an apple was spent
    Int("direction", names=KNIGHTS_DIRECTION),  # of the knight
    Int("limit", 0, 2),  # missions that may be completed
    Int("completed", 0, 2),  # missions completed, without those of the signet ring
    Int("refill", 0, 4),  # mission cards to take at the end of the turn
    Int("ring", names=WHICH_RING),  # OUTER or INNER: where the place of action is
    Int("place", 0, RING - 1),  # the space whose action may be carried out
    Flag("own"),  # the own knight or Merlin stands there
    Flag("staffed"),  # a staff was spent
    Flag("barred"),  # no staff may be spent on the action just done
)

# A castle board and what belongs to its owner.
PLAYER: Final = Layout(
    "players",
    Player,
    ByName(Int("points", -PLENTY, PLENTY), SOURCE),  # by source
    Int("knight", 0, RING - 1),  # space of the ring
    ByName(Int("dice", 0, 6), DIE),  # three personal, Merlin's, Arthur's; 0 if spent or not in the game
    ByName(Int("goods", 0, PIECES.number("goods_per_principality")), GOOD, PRINCIPALITY),  # in the castle
    ByName(Int("influence", 0, PIECES.number("influence_markers")), PRINCIPALITY),  # markers in the six principalities
    Int("markers", 0, PIECES.number("influence_markers")),  # influence markers in the castle
    ByName(Int("assistants", -1, names=PRINCIPALITY), ASSISTANT),  # principality of each, -1 in the castle
    Int("apples", 0, PIECES.number("apples")),
    Int("staffs", 0, PIECES.number("staffs")),
    Int("manors", 0, PIECES.number("manors")),  # in the supply
    Cards("hand", MISSION),
    Cards("traitors", TRAITOR),
    Marks("abilities", ABILITY),  # King's Favour: bit 3 * assistant + row - 1
    Marks("turned_seals", ASSISTANT),  # of row-3 abilities: bit of the assistant
    Cards("picts", PICT),
)

# A table of Merlin.
LAYOUT: Final = Layout(
    "merlin",
    Table,
    Many(PLAYER, 2, SEATS),
    TURN,
    Int("round", 1, 6),
    Int("first", 0, SEATS - 1),  # the first player
    Int("merlin", 0, RING - 1),  # space of the ring
    Int("arthur", 0, 12),  # space of the inner ring
    ByName(Int("stock", 0, PIECES.number("goods_per_principality")), GOOD, PRINCIPALITY),  # of the principalities
    Int("apples", 0, PIECES.number("apples")),  # the general supply
    Seat("grail", SEATS),  # seat that holds it, -1 on the board
    Seat("excalibur", SEATS),
    Seat("signet_ring", SEATS),
    Many(Int("tiles", 0, 0, TILE), 18, 24, frozen=True),  # terrain tile of each cell of the environs
    Many(Seat("manors", SEATS), 18, 24),  # owner of the manor on each cell, -1 none
    Cards("deck", MISSION),
    Cards("display", MISSION),
    Cards("discard", MISSION),
    Many(Cards("traitor_stacks", TRAITOR), 3, 3),
    Cards("traitor_discard", TRAITOR),
    Many(Cards("pict_stacks", PICT), 0, 2),
    Cards("pict_display", PICT),
    Cards("pict_box", PICT),
)
