"""Full and Blitz Cooperation: all players in one team conquer all cities against the dummy player's time."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import BLITZ_COOPERATION, FULL_COOPERATION
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.scenarios.mission import Mission
from roundtable.games.mage_knight.state.scenario import scenario_record

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

ALL_LEAD: Final = scenario_record(FULL_COOPERATION).entry("scoring").number("every_player_leads_a_city")


class Cooperation(Mission):
    """A cooperative scenario: besides what a mission scores, more if each player leads a city."""

    def __init__(self, number: int) -> None:
        super().__init__(number, FULL_COOPERATION)

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """The same for everybody."""
        leaders = {board.leader(game, space) for space in board.conquered_cities(game)}
        return [*super().parts(game, achievements, seat), ALL_LEAD if len(leaders) == len(game.players) else 0]


class FullCooperation(Cooperation):
    """The long one."""

    def __init__(self) -> None:
        super().__init__(FULL_COOPERATION)


class BlitzCooperation(Cooperation):
    """The short one: everything comes faster, as its record says."""

    def __init__(self) -> None:
        super().__init__(BLITZ_COOPERATION)
