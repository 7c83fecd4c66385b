"""What belongs to games, by their names: boxes here, and in other rooms whatever a game may have besides.

A thing is put in as it is, or by its place, and is then loaded when somebody first asks for it. Packages installed
beside this one bring theirs as entry points; what cannot be loaded is kept among the faults, and the others go on.
"""

import importlib
from collections.abc import Callable
from typing import Final, Generic, TypeGuard, TypeVar

from roundtable.kernel.errors import BadPackage

T = TypeVar("T")


class Registry(Generic[T]):
    """Things of one kind. What stands here by hand or by its place goes before what other packages bring."""

    def __init__(self, group: str, fits: Callable[[object, str], TypeGuard[T]]) -> None:
        self.group: Final = group  # of entry points
        self.fits: Final = fits
        self.things: Final[dict[str, T]] = {}
        self.places: Final[dict[str, str]] = {}
        self.brought: dict[str, str] | None = None  # places of other packages; None before somebody looked
        self.faults: Final[dict[str, str]] = {}  # why something of another package could not be loaded

    def add(self, game: str, thing: T) -> None:
        """Put a thing in."""
        self.things[game] = thing

    def place(self, game: str, place: str) -> None:
        """Say where a thing lies: `module:name`."""
        self.places[game] = place

    def names(self) -> list[str]:
        """Give the names of all games that have a thing here; what others bring is loaded, to see whether it can be."""
        fine = [game for game in self.elsewhere() if self.loads(game)]
        return sorted({*self.things, *self.places, *fine})

    def find(self, game: str) -> T | None:
        """Give the thing of a game, if it has one; BadPackage if another package brings one that cannot be loaded."""
        if game in self.things:
            return self.things[game]
        if game in self.places:
            self.things[game] = self.load(game, self.places[game])
        elif game in self.elsewhere() and not self.loads(game):
            raise BadPackage("broken", game, self.faults[game])
        return self.things.get(game)

    def elsewhere(self) -> dict[str, str]:
        """Give the places of what other packages bring; the first of a name counts."""
        if self.brought is None:
            from importlib.metadata import entry_points  # takes longer to load than the whole kernel

            self.brought = {}
            for entry in entry_points(group=self.group):
                self.brought.setdefault(entry.name, entry.value)
        return self.brought

    def loads(self, game: str) -> bool:
        """Load what another package brings; say whether it could be."""
        if game in self.things or game in self.places:
            return True
        if game not in self.faults:
            try:
                self.things[game] = self.load(game, self.elsewhere()[game])
            except Exception as problem:  # noqa: BLE001  # a package of others may fail in any way
                self.faults[game] = f"{type(problem).__name__}: {problem}"
        return game not in self.faults

    def load(self, game: str, place: str) -> T:
        """Load what lies at a place, and see whether it is what should lie there."""
        module, _, name = place.partition(":")
        thing: object = getattr(importlib.import_module(module), name)
        if not self.fits(thing, game):
            raise TypeError(f"{place} is nothing that {self.group} can hold under the name {game}")
        return thing
