"""Compares the texts of every language with the messages that the code declares, for tests."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from fluent.runtime.builtins import BUILTINS

from .entries import Entry, read
from .folders import FUNCTIONS, files
from .languages import LANGUAGES
from .words import FORMS, GENDER

Declared = Mapping[str, frozenset[str]]  # message id → the arguments its text may use

KNOWN_FUNCTIONS: Final = {*BUILTINS, *FUNCTIONS}
GENDERS: Final = {"m", "f", "mp", "fp"}


class Fault(Enum):
    """What can be wrong with a text."""

    MISSING = "is missing"
    UNUSED = "is never said"
    TWICE = "stands twice"
    JUNK = "is not Fluent"
    EMPTY = "has no text of its own"
    ARGUMENT = "uses an argument that nobody gives"
    REFERENCE = "refers to something that does not exist"
    FUNCTION = "calls an unknown function"
    FORM = "has a form that nobody asks for"


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault, with the place of it."""

    place: str
    id: str
    fault: Fault
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.id} {self.fault.value}" + (f": {self.detail}" if self.detail else "")


def check(declared: Declared, folder: Path, beside: tuple[Path, ...] = ()) -> list[Problem]:
    """Compare a folder's texts with what is declared; texts of the folders beside it may be used, too."""
    problems: list[Problem] = []
    for language in LANGUAGES:
        problems += _Language(language, declared, folder, beside).problems()
    return sorted(problems, key=str)


class _Language:
    """The texts of one language."""

    def __init__(self, language: str, declared: Declared, folder: Path, beside: tuple[Path, ...]) -> None:
        self.language = language
        self.declared = declared
        self.ours = [entry for path in files(language, folder) for entry in read(path)]
        others = [entry for other in beside for path in files(language, other) for entry in read(path)]
        self.known: dict[str, Entry] = {}
        for entry in [*others, *self.ours]:
            self.known.setdefault(entry.id, entry)

    def problems(self) -> Iterator[Problem]:
        for id in self.declared:
            if id not in self.known:
                yield Problem(self.language, id, Fault.MISSING)
        used = self.closure(set(self.declared))
        for entry in self.ours:
            place = f"{self.language}/{entry.path.name}:{entry.line}"
            if entry.junk:
                yield Problem(place, entry.id, Fault.JUNK, entry.junk)
                continue
            if self.known[entry.id] is not entry:
                yield Problem(place, entry.id, Fault.TWICE)
            if not entry.term and entry.id not in used:
                yield Problem(place, entry.id, Fault.UNUSED)
            for fault, detail in self.faults(entry):
                yield Problem(place, entry.id, fault, detail)

    def closure(self, ids: set[str]) -> set[str]:
        """The messages declared, and those they refer to."""
        waiting = list(ids)
        while waiting:
            entry = self.known.get(waiting.pop())
            for id, _ in entry.references if entry else ():
                if id not in ids:
                    ids.add(id)
                    waiting.append(id)
        return ids

    def faults(self, entry: Entry) -> Iterator[tuple[Fault, str]]:
        """What is wrong inside one entry."""
        if not entry.has_text:
            yield Fault.EMPTY, ""
        for id, attribute in sorted(entry.references):
            other = self.known.get(id)
            if other is None or (attribute and attribute not in other.attributes):
                yield Fault.REFERENCE, f"{id}.{attribute}" if attribute else id
        for id, argument in sorted(entry.term_arguments):
            term = self.known.get(id)
            if term is not None and argument not in term.variables:
                yield Fault.ARGUMENT, f"{argument}, which {id} does not know"
        for name in sorted(entry.functions - KNOWN_FUNCTIONS):
            yield Fault.FUNCTION, name
        if not entry.term:
            yield from self.message_faults(entry)

    def message_faults(self, entry: Entry) -> Iterator[tuple[Fault, str]]:
        """What is wrong with a message's arguments and with the forms of a noun."""
        if entry.id in self.declared:
            for name in sorted(self.variables(entry, set()) - self.declared[entry.id]):
                yield Fault.ARGUMENT, name
        for name, value in entry.attributes.items():
            if name == GENDER:
                if value not in GENDERS:
                    yield Fault.FORM, f"{name} = {value}"
            elif name not in FORMS:
                yield Fault.FORM, name

    def variables(self, entry: Entry, seen: set[str]) -> set[str]:
        """The arguments a message uses, also through the messages it refers to."""
        seen.add(entry.id)
        found = set(entry.variables)
        for id, _ in entry.references:
            other = self.known.get(id)
            if other is not None and not other.term and id not in seen:
                found |= self.variables(other, seen)
        return found
