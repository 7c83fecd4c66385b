"""Arrays that are lent out: written again once nobody outside holds them, so that no step has to copy what it wrote."""

from collections.abc import Sequence
from sys import getrefcount
from typing import Final

import numpy as np

from roundtable.gym.setup import Observation

Batches = Sequence[tuple[int, int]]  # of each batch of tables the first, and the one behind the last
Shapes = dict[str, tuple[tuple[int, ...], type[np.generic]]]
KEPT: Final = 3  # sets: one that is written, and what a caller usually holds, an observation and the one before


class Lent:
    """A set of arrays, and the parts of it in which batches of tables are written, as rows of numbers and of bytes."""

    def __init__(self, arrays: Observation, batches: Batches) -> None:
        self.arrays: Final = arrays
        self.vectors: Final = [arrays["observation"][low:high].reshape(-1) for low, high in batches]
        self.masks: Final = [arrays["action_mask"][low:high].reshape(-1).view(np.uint8).data for low, high in batches]
        self.unheld: Final = self.holders()

    def holders(self) -> int:
        """Count who holds the arrays, or a part of one."""
        return sum(map(getrefcount, self.arrays.values()))


class Lending:
    """Gives sets of arrays of the same shapes that nobody holds."""

    def __init__(self, shapes: Shapes, batches: Batches) -> None:
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
