"""Games that are stored because they pass through a certain rule: one module per game."""

from tests.machine.passage import Passage
from tests.machine.passages import mage_knight

PASSAGES: dict[str, tuple[Passage, ...]] = {"mage_knight": mage_knight.PASSAGES}


def passages_of(game: str) -> tuple[Passage, ...]:
    """Give the passages of a game, none if it has none."""
    return PASSAGES.get(game, ())
