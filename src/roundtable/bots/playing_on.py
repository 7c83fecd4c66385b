"""Playing on: everybody at an imagined table answers quickly until the round is over.

Each answer is tried, the turn goes straight on to its end, and the best is taken: good enough to see what a choice
leads to, and a hundred times quicker than thinking about it.
"""

from typing import Final

from roundtable.bots.lookahead import Floor, Lookahead
from roundtable.bots.value import Value
from roundtable.kernel.game import Game

FARTHEST: Final = 80  # decisions with a choice, for games without rounds and rounds without end


def play_on(game: Game, value: Value, farthest: int = FARTHEST) -> None:
    """Play until the round that is on has ended, or the game; where there are no rounds, so many decisions."""
    round = value.round_of(game)
    decided = 0
    while decided < farthest:
        seat = game.seat
        if seat is None or value.round_of(game) != round:
            return
        if len(game.found) == 1:
            game.apply(game.found[0])
        else:
            game.apply(Lookahead(value, seat, 0).best(game, Floor(game, seat)))
            decided += 1
