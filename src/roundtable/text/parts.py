"""The texts of a language in parts, for front ends that load no more than they show: what is general, and each game.

A part holds no comments and only those terms that it uses; a game's part comes on top of the general one.
"""

import re
from pathlib import Path
from typing import Final

from roundtable.kernel.rules import title_id

from .folders import every_file

GENERAL: Final = "general"
TERMS: Final = "terms"
TERMINAL: Final = frozenset({"rules", "schema", "table"})  # what only the commands say
PICTURE: Final = "_picture"  # as only the terminal draws
WEB: Final = "web_"
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n(?:[ \t}].*\n|\n)*)", re.MULTILINE)
INSIDE: Final = re.compile(r"\{([^{}]*)")  # a placeable, up to one inside it
REFERENCE: Final = re.compile(r"(?<![\w$.-])-?[a-zA-Z][\w-]*")


def part(language: str, wanted: str, games: list[str]) -> str:
    """Give one part as a text; of `games` are those that have parts of their own."""
    shelves: dict[str, dict[str, str]] = {}
    for path in every_file(language):
        shelf = shelf_of(path.stem, games)
        shelves.setdefault(shelf, {}).update(entries(path))
    general = shelves.get(GENERAL, {})
    for game in games:
        title = title_id(game)
        if title in shelves.get(game, {}):
            general[title] = shelves[game].pop(title)
    known = {id: text for shelf in shelves.values() for id, text in shelf.items()}
    close(general, known)
    if wanted == GENERAL:
        return "".join(general.values())
    own = shelves.get(wanted, {})
    close(own, known)
    return "".join([text for id, text in own.items() if id not in general])


def shelf_of(name: str, games: list[str]) -> str:
    """Say to which part a file belongs by its name: a game's, or the general one; empty for those nobody is sent."""
    if name.endswith(PICTURE) or name == TERMS or name in TERMINAL:
        return ""
    bare = name.removeprefix(WEB)
    fitting = [game for game in games if bare == game or bare.startswith(f"{game}_")]
    return max(fitting, key=len, default=GENERAL)


def entries(path: Path) -> dict[str, str]:
    """Give the messages and terms of a file as they stand there, without the comments."""
    text = path.read_text(encoding="utf-8") + "\n"
    return {found[1]: found[0].rstrip() + "\n" for found in ENTRY.finditer(text)}


def close(some: dict[str, str], known: dict[str, str]) -> None:
    """Add what some entries refer to, and what those refer to."""
    waiting = list(some.values())
    while waiting:
        for inside in INSIDE.findall(waiting.pop()):
            for id in REFERENCE.findall(inside):
                if id in known and id not in some:
                    some[id] = known[id]
                    waiting.append(known[id])
