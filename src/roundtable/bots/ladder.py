"""The ladder: the bots people choose from, the weakest first. A stronger one is one more line at its end."""

from typing import Final

from roundtable.bots.page import Page
from roundtable.bots.registry import Maker, register
from roundtable.bots.squire import Squire


class Level:
    """A rung: the name people type, the messages that name and explain it, and what makes the bot."""

    def __init__(self, id: str, maker: Maker) -> None:
        self.id: Final = id
        self.message: Final = f"bot-{id}"
        self.about: Final = f"bot-{id}-about"
        self.maker: Final = maker


LADDER: Final = (Level("page", Page), Level("squire", Squire))
USUAL: Final = LADDER[1]  # who sits down if nobody says

for level in LADDER:
    register(level.id, level.maker)
