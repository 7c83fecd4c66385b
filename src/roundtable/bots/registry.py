"""Bots by their names, as people type them."""

from collections.abc import Callable
from typing import Final

from roundtable.bots.bot import Bot
from roundtable.bots.random_bot import RandomBot
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import BadSettings

Maker = Callable[[Chance], Bot]  # makes a bot for one seat; the chance is the bot's own

MAKERS: Final[dict[str, Maker]] = {"random": RandomBot}


def register(name: str, maker: Maker) -> None:
    """Make a bot known under its name."""
    MAKERS[name] = maker


def names() -> list[str]:
    """Give the names of all bots."""
    return sorted(MAKERS)


def find(name: str) -> Maker:
    """Find a bot by its name."""
    if name not in MAKERS:
        raise BadSettings("unknown-bot", name, ", ".join(names()))
    return MAKERS[name]
