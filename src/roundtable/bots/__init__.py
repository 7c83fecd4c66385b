"""Players without hands. `LADDER` are the levels people choose from, `find` gives any bot by its name.

A new bot subclasses `Bot` and is registered; a game of one's own is judged by a `Value` that is registered, too.
"""

from .bot import Bot
from .champion import Champion
from .companion import Companion
from .knight import Knight
from .ladder import LADDER, USUAL, Level
from .page import Page
from .random_bot import RandomBot
from .registry import Maker, find, find_named, names, register
from .squire import Squire
from .value import Value
from .values import need_features, register_value, value_in, value_of
from .variants import HAND

__all__ = [
    "HAND",
    "LADDER",
    "USUAL",
    "Bot",
    "Champion",
    "Companion",
    "Knight",
    "Level",
    "Maker",
    "Page",
    "RandomBot",
    "Squire",
    "Value",
    "find",
    "find_named",
    "names",
    "need_features",
    "register",
    "register_value",
    "value_in",
    "value_of",
]
