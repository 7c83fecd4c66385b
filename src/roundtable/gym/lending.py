"""Arrays that are lent out: written again once nobody outside holds them, so that no step has to copy what it wrote."""

from collections.abc import Sequence
from sys import getrefcount
from typing import Final

import numpy as np

from roundtable.gym.setup import Observation

Shapes = dict[str, tuple[tuple[int, ...], type[np.generic]]]
KEPT: Final = 3  # sets: one that is written, and what a caller usually holds, an observation and the one before


class Lent:
    """A set of arrays, and the parts of each in which batches of tables are written."""

    def __init__(self, arrays: Observation, batches: Sequence[slice]) -> None:
        self.arrays: Final = arrays
        self.parts: Final = {name: [array[batch] for batch in batches] for name, array in arrays.items()}
        self.masks: Final = [part.reshape(-1) for part in self.parts["action_mask"]]
        self.unheld: Final = self.holders()

    def holders(self) -> list[int]:
        """Count who holds each array, a part of it included."""
        return [getrefcount(array) for array in self.arrays.values()]


class Lending:
    """Gives sets of arrays of the same shapes that nobody holds."""

    def __init__(self, shapes: Shapes, batches: Sequence[slice]) -> None:
        self.shapes: Final = shapes
        self.batches: Final = batches
        self.sets: Final[list[Lent]] = []

    def unheld(self) -> Lent:
        """Give a set that nobody outside holds; one that is held for long is left to whoever holds it."""
        for one in self.sets:
            if one.holders() == one.unheld:
                return one
        if len(self.sets) == KEPT:
            self.sets.pop(0)
        self.sets.append(Lent({name: np.zeros(*one) for name, one in self.shapes.items()}, self.batches))
        return self.sets[-1]
