"""How a tournament is saved."""

from typing import Final

from roundtable.kernel.layout import Cards, Int, Layout, Many
from tests.practice.tourney.content import CHALLENGE, CHALLENGES, DICE, ROUNDS, ROW, STANCE, TRICK_CARD
from tests.practice.tourney.state import Knight, Tourney

KNIGHT: Final = Layout(
    "knights",
    Knight,
    Many(Int("dice", 1, 6), 0, DICE, frozen=True),
    Int("glory"),
    Int("lances"),
    Int("favours"),
    Many(Int("won", names=CHALLENGE), 0, len(CHALLENGES), frozen=True),
    Cards("hand", TRICK_CARD),
    Cards("tricks", TRICK_CARD),
    Cards("deck", STANCE),
    Cards("drawn", STANCE),
    Cards("spent", STANCE),
)
LAYOUT: Final = Layout(
    "tourney",
    Tourney,
    Many(KNIGHT, 2, 4),
    Int("round", 1, ROUNDS),
    Int("first", 0, 3),
    Int("picked", 0, 15),
    Int("lances"),
    Int("favours"),
    Int("crowd", 0, 6),
    Many(Int("row", names=CHALLENGE), 0, ROW, frozen=True),
    Cards("pile", CHALLENGE),
    Cards("deck", TRICK_CARD),
    Cards("discard", TRICK_CARD),
)
