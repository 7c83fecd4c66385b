"""Holds the marks found in the tests against the catalogue: what is proven, what is left, what does not count."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from . import catalogue as catalogues
from . import untestable as untestables
from .catalogue import Catalogue, Statement
from .scan import Flaw, Mark, scan


@dataclass(frozen=True, slots=True)
class Fault:
    """A mark that proves nothing; `rule` and `nearest` are set for an unknown id."""

    flaw: Flaw
    mark: Mark
    rule: str = ""
    nearest: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of some statements are settled, and which are not."""

    total: int
    proven: int
    untestable: int
    unproven: tuple[Statement, ...]

    @property
    def complete(self) -> bool:
        return not self.unproven

    @property
    def percent(self) -> int:
        """Rounded down, so that 100 means everything."""
        return 100 * (self.proven + self.untestable) // self.total if self.total else 100


@dataclass(frozen=True, slots=True)
class Proofs:
    """Which tests prove which statement, and which marks do not count."""

    tests: Mapping[str, tuple[Mark, ...]]
    faults: tuple[Fault, ...]
    untestable: Mapping[str, str]

    def tally(self, statements: Iterable[Statement]) -> Tally:
        statements = tuple(statements)
        proven = sum(statement.id in self.tests for statement in statements)
        unproven = tuple(s for s in statements if s.id not in self.tests and s.id not in self.untestable)
        return Tally(len(statements), proven, len(statements) - proven - len(unproven), unproven)


def judge(marks: Iterable[Mark], catalogue: Catalogue, untestable: Mapping[str, str]) -> Proofs:
    """Sort marks into proofs and faults."""
    tests: dict[str, tuple[Mark, ...]] = {}
    faults: list[Fault] = []
    for mark in marks:
        if mark.flaw is not None:
            faults.append(Fault(mark.flaw, mark))
        for rule in mark.ids:
            if rule not in catalogue:
                faults.append(Fault(Flaw.UNKNOWN, mark, rule, catalogue.nearest(rule)))
            elif mark.flaw is None:
                tests[rule] = (*tests.get(rule, ()), mark)
    return Proofs(tests, tuple(faults), untestable)


def gather(tests: Path) -> Proofs:
    """The proofs in the tests below a directory, held against the project's catalogue."""
    return judge(scan(tests), catalogues.load(), untestables.load())
