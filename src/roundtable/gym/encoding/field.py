"""Names, places and ranges of the numbers in a vector: what a reader of an observation looks up."""

from typing import Final


class Field:
    """A stretch of a vector: where it begins, how many numbers it has, and between which limits they lie.

    The game's whole numbers are divided by `unit`; low and high are those of the vector. A `note` explains the name.
    """

    def __init__(self, name: str, place: int, size: int, low: int, high: int, unit: int, note: str = "") -> None:
        self.name: Final = name
        self.place: Final = place
        self.size: Final = size
        self.unit: Final = unit
        self.note: Final = note
        self.low: Final = low / unit
        self.high: Final = high / unit

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.place}, {self.size}, {self.low:g}, {self.high:g})"


class Plan:
    """The fields of a vector, in the order in which they are written."""

    def __init__(self) -> None:
        self.fields: Final[list[Field]] = []
        self.size = 0

    def add(self, name: str, size: int = 1, high: int = 1, low: int = 0, unit: int = 0, note: str = "") -> None:
        """Add a field behind the others. Without a unit its numbers are scaled to lie between -1 and 1."""
        if size:
            self.fields.append(Field(name, self.size, size, low, high, unit or max(high, -low), note))
            self.size += size
