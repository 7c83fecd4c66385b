"""How many verbs count: always in the own turn and out of it, or never by themselves."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.nodes import IDLE, Node
from roundtable.games.mage_knight.effects.judging import SPECIAL, worth_if

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


class AlwaysCounts(Node):
    """A verb that is worth it at any moment at which effects can be used."""

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It always counts."""
        return worth_if(bool(now & SPECIAL))


class GoesAlong(Node):
    """A verb that can always be carried out, but is nothing one plays an effect for."""

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It goes along with the rest."""
        return IDLE
