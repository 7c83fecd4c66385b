"""Variants of the bots that search, for matches: `knight:100` plays on a hundred times.

What follows a second colon judges the end of the round: `knight:100:hand` by the hand-made value alone, or a file of
weights that is to be tried, `knight:100:merlin-2.json`. `varied:knight:10` plays games to learn from.
"""

from typing import Final

from roundtable.bots.bot import Bot
from roundtable.bots.champion import Champion
from roundtable.bots.knight import Knight
from roundtable.bots.pool import drawn
from roundtable.bots.registry import VARIANTS, find
from roundtable.bots.value import Value
from roundtable.bots.values import value_in, value_of
from roundtable.bots.varied import Varied
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.game import Game

HAND: Final = "hand"


class ByHand(Value):
    """The hand-made value of whatever is played."""

    def of(self, game: Game, seat: int) -> int:
        """Judge as the game's own value does."""
        return value_of(game.rules.box.name).of(game, seat)


def read(told: list[str]) -> tuple[int, Value | None]:
    """Read how often to play on, and what judges."""
    if not told[0].isdecimal() or len(told) > 2:
        raise BadSettings("bad-variant", ":".join(told))
    if len(told) == 1:
        return int(told[0]), None
    if told[1] == HAND:
        return int(told[0]), ByHand()
    return int(told[0]), value_in(told[1])


def knight(chance: Chance, told: list[str]) -> Bot:
    """Give a variant of the knight."""
    playouts, judge = read(told)
    return Knight(chance, playouts, judge=judge)


def champion(chance: Chance, told: list[str]) -> Bot:
    """Give a variant of the champion."""
    playouts, judge = read(told)
    return Champion(chance, playouts, judge=judge)


def varied(chance: Chance, told: list[str]) -> Bot:
    """Give a bot that plays as another does, but not always."""
    return Varied(chance, find(":".join(told))(chance))


VARIANTS["varied"] = varied
VARIANTS["knight"] = knight
VARIANTS["champion"] = champion
VARIANTS["any"] = drawn
