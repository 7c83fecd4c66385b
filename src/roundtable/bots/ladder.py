"""The ladder: the bots people choose from, the weakest first; the last adapts itself to its company."""

from typing import Final

from roundtable.bots.champion import Champion
from roundtable.bots.companion import Companion
from roundtable.bots.knight import Knight
from roundtable.bots.page import Page
from roundtable.bots.registry import Maker, register
from roundtable.bots.squire import Squire
from roundtable.bots.varied import Varied


class Level:
    """A rung: the name people type, its stars, the messages that name and explain it, and what makes the bot."""

    def __init__(self, id: str, stars: int, maker: Maker) -> None:
        self.id: Final = id
        self.stars: Final = stars  # how strong it is; 0: as strong as the others
        self.message: Final = f"bot-{id}"
        self.about: Final = f"bot-{id}-about"
        self.pace: Final = f"bot-{id}-pace"  # how long it thinks
        self.maker: Final = maker


LADDER: Final = (
    Level("page", 1, Page),
    Level("squire", 2, Squire),
    Level("knight", 3, Knight),
    Level("champion", 4, Champion),
    Level("companion", 0, Companion),
)
USUAL: Final = LADDER[1]  # who sits down if nobody says

for level in LADDER:
    register(level.id, level.maker)
register("varied", Varied)  # no level: it plays the games that values are learned from
