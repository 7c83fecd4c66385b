"""What a table of Feud consists of, and how it is saved."""

from typing import Final

from roundtable.kernel.layout import Cards, Flag, Int, Layout, Many
from tests.practice.feud.classes import Lord, Table
from tests.practice.feud.content import CHEST
from tests.practice.feud.vocabulary import CARD, GUARD, LAND, SPACES

UNKNOWN: Final = -1

# What belongs to one seat.
LORD: Final = Layout(
    "lords",
    Lord,
    Int("space", 0, SPACES - 1),
    Int("move"),
    Int("gold"),
    Int("renown", -1000),
    Flag("tapped"),  # the next turn is lost
    Int("banner", 0, 15),  # mask of the seats that may still rally to it
    Int("answer", 0, 2),  # to an invitation: none, accepted, refused; hidden until all have answered
    Many(Int("foes", 0, 0, GUARD), frozen=True),  # guards to be faced in a siege
    Cards("hand", CARD),
)

# Lords, cards, tiles and guards.
LAYOUT: Final = Layout(
    "feud",
    Table,
    Many(LORD, 1, 4),
    Cards("deck", CARD),
    Cards("discard", CARD),
    Cards("tiles", LAND),
    Many(Int("lands", UNKNOWN, 0, LAND), SPACES, SPACES),
    Cards("guards", GUARD),
    Many(Int("beaten", 0, 0, GUARD), frozen=True),
    Int("chest", 1, CHEST),
    Int("laps"),  # turns around the table so far; two are a round
    Flag("acted"),
    Int("blow"),
    Int("passes", 0, 2),
    Int("denials"),
    Many(Int("invited", 0, 3), frozen=True),
    Many(Int("shares", 1, len(GUARD.words)), frozen=True),
)
