"""What an odd procedure is: a function that carries it out, and whether it is possible and worth it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.nodes import IDLE, IMPOSSIBLE, WORTH, Node
from roundtable.games.mage_knight.effects.windows import ALL

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

Run = Callable[["MageKnight", "Frame", Node], None]
Test = Callable[["MageKnight", "Frame", Node], bool]


class Procedure:
    """A procedure by name.

    `possible`: what must hold for it. `windows`: where it counts. `along`: it goes along with the rest of its effect
    and is nothing one plays it for.
    """

    def __init__(self, run: Run, possible: Test | None = None, windows: WindowBits = ALL, along: bool = False) -> None:
        self.run: Final = run
        self.possible: Final = possible
        self.windows: Final = windows
        self.along: Final = along

    def judge(self, game: "MageKnight", by: "Frame", node: Node, now: WindowBits) -> int:
        """Say whether it is impossible, idle or worth it."""
        if self.along or (self.windows != ALL and not self.windows & now):
            return IDLE
        if self.possible is not None and not self.possible(game, by, node):
            return IMPOSSIBLE
        return WORTH
