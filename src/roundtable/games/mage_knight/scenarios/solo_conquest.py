"""Solo Conquest: conquer all cities alone against the dummy player's time."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE, SOLO_CONQUEST
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.scenarios.conquest import Conquest
from roundtable.games.mage_knight.state.scenario import scenario_record

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

SCORING: Final = scenario_record(SOLO_CONQUEST).entry("scoring")
PER_CITY: Final = SCORING.number("per_conquered_city")
ALL_CITIES: Final = SCORING.number("all_cities_conquered")
PER_ROUND_LEFT: Final = SCORING.number("per_unplayed_round")
PER_DUMMY_CARD: Final = SCORING.number("per_card_left_in_dummy_deck")
UNANNOUNCED: Final = SCORING.number("end_of_round_not_announced_in_last_round")


class SoloConquest(Conquest):
    """The scenario for one."""

    def __init__(self) -> None:
        super().__init__(SOLO_CONQUEST)

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """No titles, but cities, all cities, Rounds left, cards of the dummy player, no announcement.

        The last three are counted once the game is over or the mission accomplished.
        """
        done = self.accomplished(game)
        cities = PER_CITY * len(board.conquered_cities(game))
        if not (done or game.finished):
            return [0, cities]
        cards = sum([len(dummy.deck.cards) for dummy in game.dummies])
        return [
            0,
            cities,
            0,
            ALL_CITIES if done else 0,
            PER_ROUND_LEFT * (game.rules.rounds - game.round),
            PER_DUMMY_CARD * cards,
            UNANNOUNCED if game.announced == NONE else 0,
        ]
