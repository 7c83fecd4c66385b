"""The texts of a language in parts, for front ends that load no more than they show: what is general, and each game.

A part holds no comments and only those terms that it uses; a game's part comes on top of the general one.
"""

from collections.abc import Mapping
from typing import Final

from roundtable.kernel.rules import title_id

from .entries import Entry, read
from .folders import every_file

GENERAL: Final = "general"
TERMS: Final = "terms"
TERMINAL: Final = frozenset({"rules", "schema", "table"})  # what only the commands say
PICTURE: Final = "_picture"  # as only the terminal draws
WEB: Final = "web_"


def part(language: str, wanted: str, games: list[str]) -> str:
    """Give one part as a text; of `games` are those that have parts of their own."""
    parts: dict[str, dict[str, Entry]] = {GENERAL: {}, **{game: {} for game in games}}
    for path in every_file(language):
        entries = parts.setdefault(part_of(path.stem, games), {})
        entries.update({entry.id: entry for entry in read(path) if not entry.junk})
    known = {id: entry for entries in parts.values() for id, entry in entries.items()}
    general = parts[GENERAL]
    for title in [title_id(game) for game in games]:
        if title in known:
            general[title] = known[title]
    add_references(general, known)
    if wanted != GENERAL:
        add_references(parts[wanted], known)
    return "".join([f"{entry.text}\n" for id, entry in parts[wanted].items() if wanted == GENERAL or id not in general])


def part_of(name: str, games: list[str]) -> str:
    """Say to which part a file belongs by its name: a game's, or the general one; empty for those nobody is sent."""
    if name.endswith(PICTURE) or name == TERMS or name in TERMINAL:
        return ""
    bare = name.removeprefix(WEB)
    fitting = [game for game in games if bare == game or bare.startswith(f"{game}_")]
    return max(fitting, key=len, default=GENERAL)


def add_references(entries: dict[str, Entry], known: Mapping[str, Entry]) -> None:
    """Add what some entries refer to, and what those refer to."""
    waiting = list(entries.values())
    while waiting:
        for id, _ in sorted(waiting.pop().references):
            if id in known and id not in entries:
                entries[id] = known[id]
                waiting.append(known[id])
