"""First Reconnaissance: explore until a city is found; cities stay closed."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import FIRST_RECONNAISSANCE
from roundtable.games.mage_knight.scoring import titles
from roundtable.games.mage_knight.state.scenario import Goal, Scenario, tiles_goal

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class FirstReconnaissance(Scenario):
    """The first game."""

    def __init__(self) -> None:
        super().__init__(FIRST_RECONNAISSANCE)

    def accomplished(self, game: "MageKnight") -> bool:
        """A city is found."""
        return bool(game.cities)

    def goals(self, game: "MageKnight") -> list[Goal]:
        """A city, and tiles, which are worth Fame to who reveals them."""
        return [Goal("city-found", int(bool(game.cities)), 1), tiles_goal(game, list(game.tiles_by))]

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """Titles; alone there are none."""
        return [] if game.rules.solo else [titles(game, achievements, seat)]
