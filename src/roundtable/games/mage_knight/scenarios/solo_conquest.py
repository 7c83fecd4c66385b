"""Solo Conquest: conquer all cities alone against the dummy player's time."""

from roundtable.games.mage_knight.content.names import SOLO_CONQUEST
from roundtable.games.mage_knight.scenarios.mission import Mission


class SoloConquest(Mission):
    """The scenario for one."""

    def __init__(self) -> None:
        super().__init__(SOLO_CONQUEST, SOLO_CONQUEST)
