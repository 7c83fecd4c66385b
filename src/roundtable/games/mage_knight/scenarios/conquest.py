"""Full Conquest, and what all conquests share: conquer all cities; who leads them scores."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import FULL_CONQUEST
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.scoring import title, titles
from roundtable.games.mage_knight.state import teams
from roundtable.games.mage_knight.state.scenario import Goal, Scenario, scenario_record, tiles_goal

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

CITIES: Final = scenario_record(FULL_CONQUEST).entry("scoring").entry("cities")
CITY_LED: Final = CITIES.number("per_city_led")
CITY_SHARED: Final = CITIES.number("per_city_with_own_shield_not_led")
CITY_TITLE: Final = (
    CITIES.entry("title_greatest_city_conqueror").number("sole"),
    CITIES.entry("title_greatest_city_conqueror").number("tied"),
)


class Conquest(Scenario):
    """A scenario about conquering cities."""

    def accomplished(self, game: "MageKnight") -> bool:
        """All cities are conquered."""
        return len(board.conquered_cities(game)) == game.rules.core_cities

    def goals(self, game: "MageKnight") -> list[Goal]:
        """Cities, and who leads how many of them; tiles."""
        conquered = board.conquered_cities(game)
        leaders = [board.leader(game, space) for space in conquered]
        led = [leaders.count(seat) for seat in range(len(game.players))]
        return [Goal("cities", len(conquered), game.rules.core_cities, led), tiles_goal(game)]

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """Titles, cities, and the title for cities; of a team the member with most points for cities counts."""
        cities = [city_points(game, one) for one in range(len(achievements))]
        best = max([cities[one] for one in teams.members(game, seat)])
        return [titles(game, achievements, seat), best, title(game, cities, seat, CITY_TITLE)]


def city_points(game: "MageKnight", seat: Seat) -> int:
    """Give the points for conquered cities: led, or with an own shield at least."""
    total = 0
    for space in board.conquered_cities(game):
        if board.leader(game, space) == seat:
            total += CITY_LED
        elif seat in board.state_at(game, space).shields:
            total += CITY_SHARED
    return total


class FullConquest(Conquest):
    """The long one."""

    def __init__(self) -> None:
        super().__init__(FULL_CONQUEST)
