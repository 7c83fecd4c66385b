"""Which messages the code can say, and with which arguments: from the games' boxes and from the source itself.

Tests use it together with `check`: ours, and those of games from elsewhere.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from roundtable.kernel.rules import Box
from roundtable.kernel.wording import Wording

from .source import SourceReader
from .words import FORMS, GENDER


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


def _arguments(wording: Wording) -> Iterator[str]:
    """The arguments of a wording; a noun brings its forms with it."""
    for param in wording.params:
        yield param.name
        if param.kind.messages():
            for form in (*FORMS, GENDER):
                yield f"{param.name}-{form}"
