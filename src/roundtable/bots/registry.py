"""Bots by their names, as people type them."""

from collections.abc import Callable
from typing import Final

from roundtable.bots.bot import Bot
from roundtable.bots.random_bot import RandomBot
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import BadSettings

Maker = Callable[[Chance], Bot]  # makes a bot for one seat; the chance is the bot's own

MAKERS: Final[dict[str, Maker]] = {"random": RandomBot}

# Bots that can be had with a number behind their name, `knight:100`: what makes them, given what stands there.
VARIANTS: Final[dict[str, Callable[[Chance, list[str]], Bot]]] = {}


def register(name: str, maker: Maker) -> None:
    """Make a bot known under its name."""
    MAKERS[name] = maker


def names() -> list[str]:
    """Give the names of all bots."""
    return sorted(MAKERS)


def find(name: str) -> Maker:
    """Find a bot by its name, or a variant of one, such as `knight:100`."""
    base, *told = name.split(":")
    if told and base in VARIANTS:
        make = VARIANTS[base]
        make(Chance(b""), told)  # what cannot be is refused at once
        return lambda chance: make(chance, told)
    if name not in MAKERS:
        raise BadSettings("unknown-bot", name, ", ".join(names()))
    return MAKERS[name]
