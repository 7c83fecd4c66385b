"""Which messages the code can say, and with which arguments: from the games' boxes and from the source itself.

Used by tests only, as `check` is.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from roundtable.kernel.rules import Box
from roundtable.kernel.wording import Wording

from .entries import Entry
from .page import ENDINGS, PageReader
from .source import SourceReader
from .words import FORMS, GENDER

ENDS: Final = tuple([f"-{form}" for form in (*FORMS, GENDER)])


@dataclass(slots=True)
class Declarations:
    """Message ids with the arguments every speaker gives, and the places in the source that cannot be read."""

    messages: dict[str, frozenset[str]] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)

    def add(self, id: str, args: Iterable[str] = ()) -> None:
        """Declare a message; one said in several places may use what all of them give."""
        given = frozenset(args)
        self.messages[id] = self.messages.get(id, given) & given

    def add_box(self, box: Box) -> None:
        """Declare what a game can say: events, labels, prompts and names."""
        for wording in box.wordings():
            self.add(wording.id, _arguments(wording))
        for kind in box.names():
            for message in kind.messages():
                self.add(message)

    def add_source(self, folder: Path) -> None:
        """Declare what the modules below a folder raise and say."""
        for path in sorted(folder.rglob("*.py")):
            reader = SourceReader(path)
            reader.read()
            for id, args in reader.said:
                self.add(id, args)
            self.unreadable += [f"{path.relative_to(folder)}:{line}: {why}" for line, why in reader.unreadable]

    def add_page(self, folder: Path, texts: Mapping[str, Entry]) -> None:
        """Declare what the page says; where arguments are not written beside the id, they are those of its text."""
        for path in sorted([path for path in folder.rglob("*") if path.suffix in ENDINGS]):
            reader = PageReader(path)
            reader.read()
            for id, args in reader.said:
                self.add(id, _with_forms(variables(id, texts) if args is None else args))
            self.unreadable += [f"{path.relative_to(folder)}:{line}: {why}" for line, why in reader.unreadable]


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


def _with_forms(args: Iterable[str]) -> Iterator[str]:
    """Arguments of the page may be nouns, which bring their forms with them; languages use different ones."""
    for name in args:
        noun = name.rpartition("-")[0] if name.endswith(ENDS) else name
        yield noun
        for form in (*FORMS, GENDER):
            yield f"{noun}-{form}"


def _arguments(wording: Wording) -> Iterator[str]:
    """The arguments of a wording; a noun brings its forms with it."""
    for param in wording.params:
        yield param.name
        if param.kind.messages():
            for form in (*FORMS, GENDER):
                yield f"{param.name}-{form}"
