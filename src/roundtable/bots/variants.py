"""Variants of the bots that search, for matches: `knight:100` plays on a hundred times.

What follows a second colon judges the end of the round: `champion:100:hand` by the hand-made value alone, or a file of
weights that is to be tried, `knight:100:merlin-2.json`. Behind a third one stands how many options are searched:
`champion:5:hand:3`, `knight:5::3`. `varied:knight:10` plays games to learn from, and so does
`liking:FILE`, which likes other things in each of them.
"""

from typing import Final

from roundtable.bots.bot import Bot
from roundtable.bots.champion import OPTIONS as CHAMPIONS_OPTIONS
from roundtable.bots.champion import Champion
from roundtable.bots.knight import OPTIONS as KNIGHTS_OPTIONS
from roundtable.bots.knight import Knight
from roundtable.bots.liking import Liking
from roundtable.bots.pool import drawn
from roundtable.bots.registry import VARIANTS, find
from roundtable.bots.value import Value
from roundtable.bots.values import HAND_MADE, value_in
from roundtable.bots.varied import Varied
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import BadSettings

HAND: Final = "hand"


def read(told: list[str], usual: int, value: Value | None) -> tuple[int, int, Value | None]:
    """Read how often to play on, how many options to search, and what judges; some may be as usual."""
    playouts, judge, options = [*told, "", ""][:3]
    options = options or str(usual)
    if len(told) > 3 or not playouts.isdecimal() or not options.isdecimal():
        raise BadSettings("bad-variant", ":".join(told))
    if judge:
        value = HAND_MADE if judge == HAND else value_in(judge)
    return int(playouts), max(2, int(options)), value


def knight(chance: Chance, told: list[str]) -> Bot:
    """Give a variant of the knight."""
    return Knight(chance, *read(told, KNIGHTS_OPTIONS, HAND_MADE))


def champion(chance: Chance, told: list[str]) -> Bot:
    """Give a variant of the champion."""
    return Champion(chance, *read(told, CHAMPIONS_OPTIONS, None))


def varied(chance: Chance, told: list[str]) -> Bot:
    """Give a bot that plays as another does, but not always."""
    return Varied(chance, find(":".join(told))(chance))


def liking(chance: Chance, told: list[str]) -> Bot:
    """Give a bot that likes what a file says, more or less."""
    return Liking(chance, ":".join(told))


VARIANTS["varied"] = varied
VARIANTS["liking"] = liking
VARIANTS["knight"] = knight
VARIANTS["champion"] = champion
VARIANTS["any"] = drawn
