"""Blitz Conquest: a short conquest; alone it is a mission scored like Solo Conquest."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import BLITZ_CONQUEST, SOLO_CONQUEST
from roundtable.games.mage_knight.scenarios.conquest import Conquest
from roundtable.games.mage_knight.scenarios.mission import Mission

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class BlitzConquest(Mission):
    """Everything comes faster, as its record says."""

    def __init__(self) -> None:
        super().__init__(BLITZ_CONQUEST, SOLO_CONQUEST)

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """Alone what a mission scores, against each other what a conquest does."""
        if game.rules.solo:
            return super().parts(game, achievements, seat)
        return Conquest.parts(self, game, achievements, seat)
