"""Games that are stored because they pass through a certain rule, or were played with a certain choice, by game."""

from tests.machine.passage import Passage
from tests.machine.passages import mage_knight, merlin, paladins

PASSAGES: dict[str, tuple[Passage, ...]] = {
    "mage_knight": mage_knight.PASSAGES,
    "merlin": merlin.PASSAGES,
    "paladins": paladins.PASSAGES,
}


def passages_of(game: str) -> tuple[Passage, ...]:
    """Give the passages of a game, none if it has none."""
    return PASSAGES.get(game, ())
