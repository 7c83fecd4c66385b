"""Reads the sources of the table in the browser for the messages it says.

Ids of the page's own messages begin with `web-` and are written out as literals. `say("web-x", { a: 1, b })` gives the
arguments, too; an id that stands elsewhere, in a table of ids perhaps, may be said with whatever its text uses.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from roundtable.text.declared import Declarations
from roundtable.text.entries import Entry
from roundtable.text.words import FORMS, GENDER

ENDINGS: Final = (".ts", ".svelte")
ID: Final = re.compile(r"""(["'`])(web-[a-z0-9_-]*[a-z0-9])\1""")
PIECE: Final = re.compile(r"""["'`]web-(?:[a-z0-9_-]*-)?["'`]|`web-[^`"'\n]*\$\{""")  # of an id that is put together
SAY: Final = re.compile(r"\bsay\(")
NAME: Final = re.compile(r"""\s*(?:["']([\w-]+)["']|([A-Za-z_]\w*))\s*(?::|$)""")
COMMENT: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
OPENING: Final = "([{"
CLOSING: Final = ")]}"
QUOTES: Final = "\"'`"
ENDS: Final = tuple([f"-{form}" for form in (*FORMS, GENDER)])


def declare_web(found: Declarations, folder: Path, texts: Mapping[str, Entry]) -> None:
    """Declare what the page says; where arguments are not written beside the id, they are those of its text."""
    for path in sorted([path for path in folder.rglob("*") if path.suffix in ENDINGS]):
        reader = WebSourceReader(path)
        reader.read()
        for id, args in reader.said:
            found.add(id, with_forms(variables(id, texts) if args is None else args))
        found.unreadable += [f"{path.relative_to(folder)}:{line}: {why}" for line, why in reader.unreadable]


def variables(id: str, texts: Mapping[str, Entry]) -> set[str]:
    """Give the arguments that a message uses, also through the messages it refers to."""
    found: set[str] = set()
    waiting, seen = [id], {id}
    while waiting:
        entry = texts.get(waiting.pop())
        if entry is not None and not entry.term:
            found |= entry.variables
            waiting += [other for other, _ in entry.references if other not in seen]
            seen |= {other for other, _ in entry.references}
    return found


def with_forms(args: Iterable[str]) -> Iterator[str]:
    """Arguments of the page may be nouns, which bring their forms with them; languages use different ones."""
    for name in args:
        noun = name.rpartition("-")[0] if name.endswith(ENDS) else name
        yield noun
        for form in (*FORMS, GENDER):
            yield f"{noun}-{form}"


class WebSourceReader:
    """One file: `said` are ids with the arguments they get, None if these are not written there."""

    def __init__(self, path: Path) -> None:
        self.text: Final = COMMENT.sub(blank, path.read_text(encoding="utf-8"))
        self.said: list[tuple[str, frozenset[str] | None]] = []
        self.unreadable: list[tuple[int, str]] = []

    def read(self) -> None:
        """Read the whole file."""
        for piece in PIECE.finditer(self.text):
            self.unreadable.append((self.line(piece.start()), "the message is put together"))
        called: set[int] = set()
        for call in SAY.finditer(self.text):
            message, *others = [*arguments(self.text, call.end())] or [(call.end(), "")]
            for id in ID.finditer(message[1]):
                called.add(message[0] + id.start())
                self.said.append((id[2], names(others[0][1]) if others else frozenset()))
        for id in ID.finditer(self.text):
            if id.start() not in called:
                self.said.append((id[2], None))

    def line(self, place: int) -> int:
        """Give the number of the line of a place."""
        return self.text.count("\n", 0, place) + 1


def blank(comment: re.Match[str]) -> str:
    """Give the lines of a comment without what they say."""
    return "\n" * comment[0].count("\n")


def arguments(text: str, start: int) -> Iterator[tuple[int, str]]:
    """Give the arguments of a call, or the members of an object, each with its place, up to the closing bracket."""
    depth, began, quote, at = 0, start, "", start
    while at < len(text):
        sign = text[at]
        if quote:
            at += sign == "\\"
            quote = "" if sign == quote else quote
        elif sign in QUOTES:
            quote = sign
        elif sign in OPENING:
            depth += 1
        elif sign in CLOSING:
            depth -= 1
        if depth < 0 or (sign == "," and depth == 0 and not quote):
            if text[began:at].strip():
                yield began, text[began:at]
            began = at + 1
        if depth < 0:
            return
        at += 1


def names(given: str) -> frozenset[str] | None:
    """Give the names of an object's members; None if they are not written out."""
    given = given.strip()
    if not given.startswith("{"):
        return None
    found = [NAME.match(member) for _, member in arguments(given, 1)]
    return frozenset([name[1] or name[2] for name in found if name]) if all(found) else None
