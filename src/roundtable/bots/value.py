"""What a position is worth to a seat: the judgement of bots that look ahead, one small file per game.

Worth is counted in hundredths of a victory point, so that whole numbers are enough and every machine agrees.
"""

from typing import Final

from roundtable.bots.course import Course
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game
from roundtable.kernel.openness import mypyc_attr

POINT: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """The value of any game: its scores as they stand. A game's own subclass says what else counts."""

    def looks(self) -> int:
        """Say how many positions are judged per imagined world; fewer where turns are long."""
        return 200

    def course(self) -> Course | None:
        """Give what is known about the turns of the game, where whole turns are planned."""
        return None

    def round_of(self, game: Game) -> int:
        """Give the number of the round: when it changes, one has ended. It stays 0 where there are none."""
        return 0

    def worth(self, game: Game, seat: int) -> int:
        """Say how well a seat stands, whatever the others do."""
        return game.scores()[seat] * POINT

    def outcome(self, game: Game, seat: int) -> int:
        """Say what a game that is over counts for where values are learned: its points."""
        return game.scores()[seat]

    def advice(self, game: Game, seat: int) -> Action | None:
        """Give an answer that needs no look ahead, such as to a proposal between players; None to look ahead."""
        return None

    def of(self, game: Game, seat: int) -> int:
        """Say how far a seat is ahead of the others on average; once the game is over, by the scores alone."""
        seats = game.rules.seats
        total = 0
        mine = 0
        scores = game.scores() if game.over else []
        for one in range(seats):
            worth = scores[one] * POINT if scores else self.worth(game, one)
            if one == seat:
                mine = worth
            else:
                total += worth
        lead = mine - total // (seats - 1) if seats > 1 else mine
        return lead - self.against(game, seat)

    def against(self, game: Game, seat: int) -> int:
        """Say what counts against a seat besides the others, such as an automated opponent."""
        return 0
