"""A mission against the dummy player's time, alone or together: cities, and what is left of Rounds and its cards."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.scenarios.conquest import Conquest
from roundtable.games.mage_knight.state.scenario import scenario_record

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class Mission(Conquest):
    """A scenario about conquering all cities that is won or lost; `scored_as` is the scenario whose record scores."""

    def __init__(self, number: int, scored_as: int) -> None:
        super().__init__(number)
        scoring = scenario_record(scored_as).entry("scoring")
        self.per_city: Final = scoring.number("per_conquered_city")
        self.all_cities: Final = scoring.number("all_cities_conquered")
        self.per_round_left: Final = scoring.number("per_unplayed_round")
        self.per_dummy_card: Final = scoring.number("per_card_left_in_dummy_deck")
        self.unannounced: Final = scoring.number("end_of_round_not_announced_in_last_round")

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """No titles, but cities, all cities, Rounds left, cards of the dummy player, no announcement.

        The last three are counted once the game is over or the mission accomplished.
        """
        done = self.accomplished(game)
        cities = self.per_city * len(board.conquered_cities(game))
        if not (done or game.finished):
            return [0, cities, 0, 0, 0, 0, 0]
        cards = sum([len(dummy.deck.cards) for dummy in game.dummies])
        return [
            0,
            cities,
            0,
            self.all_cities if done else 0,
            self.per_round_left * (game.rules.rounds - game.round),
            self.per_dummy_card * cards,
            self.unannounced if game.announced == NONE else 0,
        ]
