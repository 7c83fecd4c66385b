"""How much is tried in the usual tests: plain Python takes many times as long over it as the compiled package."""

from typing import Final

from roundtable.kernel import game

COMPILED: Final = not str(game.__file__).endswith(".py")


def amount(compiled: int, plain: int) -> int:
    """Give how often to try something."""
    return compiled if COMPILED else plain
