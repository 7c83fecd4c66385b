"""Who carries out which verb and which odd procedure. The effect_… and odd_… files enter themselves here."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.nodes import Node

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Frame

Handler = Callable[["MageKnight", Node], None]
Test = Callable[["MageKnight", "Frame", Node], bool]

HANDLERS: Final[dict[str, Handler]] = {}  # by verb
PROCEDURES: Final[dict[str, Handler]] = {}  # by the name of an odd procedure
POSSIBLE: Final[dict[str, Test]] = {}  # odd procedures that are not always possible
