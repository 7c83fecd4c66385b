"""Bots by their names, as people type them."""

from collections.abc import Callable
from typing import Final, TypeGuard

from roundtable.bots.bot import Bot
from roundtable.bots.random_bot import RandomBot
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.registry import Registry

Maker = Callable[[Chance], Bot]  # makes a bot for one seat; the chance is the bot's own

MAKERS: Final[dict[str, Maker]] = {"random": RandomBot}

# Bots that can be had with a number behind their name, `knight:100`: what makes them, given what stands there.
VARIANTS: Final[dict[str, Callable[[Chance, list[str]], Bot]]] = {}


def is_reader(thing: object, suffix: str) -> TypeGuard[Callable[[str], Maker]]:
    """Tell whether something reads files of bots."""
    return callable(thing)


# Bots that are files, such as `merlin.npz`: what reads them, by suffix. Packages bring others as entry points.
READERS: Final[Registry[Callable[[str], Maker]]] = Registry("roundtable.bot_files", is_reader)
READERS.place("npz", "roundtable.gym.sitting:bot_in")


def register(name: str, maker: Maker) -> None:
    """Make a bot known under its name."""
    MAKERS[name] = maker


def names() -> list[str]:
    """Give the names of all bots."""
    return sorted(MAKERS)


def find(name: str) -> Maker:
    """Find a bot by its name, a variant of one, such as `knight:100`, or a file that holds one."""
    base, *told = name.split(":")
    if told and base in VARIANTS:
        make = VARIANTS[base]
        make(Chance(b""), told)  # what cannot be is refused at once
        return lambda chance: make(chance, told)
    if name in MAKERS:
        return MAKERS[name]
    try:
        read = READERS.find(name.rpartition(".")[2]) if "." in name else None
    except ImportError as problem:  # what reads it needs an extra
        raise BadSettings("bad-weights", name, str(problem)) from problem
    if read is None:
        raise BadSettings("unknown-bot", name, ", ".join(names()))
    return read(name)


def find_named(name: str) -> Maker:
    """Find a bot for somebody elsewhere, who has no business with the files of this machine."""
    if "." in name or name.count(":") > 1:  # what follows a second colon may be one as well
        raise BadSettings("unknown-bot", name, ", ".join(names()))
    return find(name)
