"""What a tournament consists of, and how it is saved."""

from typing import Final

from roundtable.kernel.layout import Cards, Int, Layout, Many
from tests.practice.tourney.classes import Knight, Table
from tests.practice.tourney.content import CHALLENGE, CHALLENGES, DICE, ROUNDS, ROW, STANCE, TRICK_CARD

# One seat.
KNIGHT: Final = Layout(
    "knights",
    Knight,
    Many(Int("dice", 1, 6), 0, DICE, frozen=True),  # not yet used
    Int("glory"),
    Int("lances"),
    Int("favours"),
    Many(Int("won", names=CHALLENGE), 0, len(CHALLENGES), frozen=True),  # challenges
    Cards("hand", TRICK_CARD),  # tricks to draft from
    Cards("tricks", TRICK_CARD),  # tricks kept; a pick lies here face down until it is revealed
    Cards("deck", STANCE),  # own stances
    Cards("drawn", STANCE),
    Cards("spent", STANCE),  # stances played, this round's on top
)

# The table.
LAYOUT: Final = Layout(
    "tourney",
    Table,
    Many(KNIGHT, 2, 4),
    Int("round", 1, ROUNDS),
    Int("first", 0, 3),  # who begins the round
    Int("picked", 0, 15),  # mask of seats whose pick lies face down
    Int("lances"),  # left in the supply
    Int("favours"),
    Int("crowd", 0, 6),  # the crowd's die, 0 if there is no crowd
    Many(Int("row", names=CHALLENGE), 0, ROW, frozen=True),  # challenges everybody sees
    Cards("pile", CHALLENGE),  # challenges to come
    Cards("deck", TRICK_CARD),  # tricks
    Cards("discard", TRICK_CARD),
)
