"""One look ahead: every option is tried on a copy and followed until all that the seat has to do in a row is done.

How long that is, the agenda says: below the question lie steps of the same seat, the rest of its turn, and then one
that is not. When that one is no longer there the consequences are complete, and the position can be judged.
"""

from typing import Final

from roundtable.bots.answers import straightforward
from roundtable.bots.value import Value
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game

FARTHEST: Final = 60  # answers followed after an option, should a turn never end


class Floor:
    """The first step below a seat's question that is not the seat's own; if all are, the lowest of them."""

    def __init__(self, game: Game, seat: int) -> None:
        place = game.place_of(seat) - 1
        while place >= 0 and game.agenda[place].seat == seat:
            place -= 1
        self.place: Final = place
        self.step: Final = game.agenda[max(0, place)]

    def reached(self, game: Game) -> bool:
        """Say whether everything above is done, or even the lowest step."""
        place = self.place
        agenda = game.agenda
        if place < 0:
            return not agenda or agenda[0] is not self.step
        return len(agenda) <= place + 1 or agenda[place] is not self.step


class Lookahead:
    """Judges the options of a seat at one question. `copies` limits the work: no clock, so it is repeatable."""

    def __init__(self, value: Value, seat: int, copies: int) -> None:
        self.value: Final = value
        self.seat: Final = seat
        self.copies = copies

    def judge(self, world: Game, action: Action) -> int:
        """Say what an option is worth if the seat then goes on as well as it can see."""
        game = world.clone()
        floor = Floor(game, self.seat)
        game.play(action, self.seat)
        for _ in range(FARTHEST):
            if floor.reached(game):
                break
            if game.seat == self.seat and 1 < len(game.found) <= self.copies:
                game.apply(self.best(game, floor))
            else:
                game.apply(straightforward(game))
        return self.value.of(game, self.seat)

    def best(self, game: Game, floor: Floor) -> Action:
        """Give the best answer to a later question of the turn, going straight on after each."""
        options = game.found
        best = options[0]
        most = 0
        for action in options:
            copy = game.clone()
            copy.apply(action)
            self.coast(copy, floor)
            worth = self.value.of(copy, self.seat)
            if action is best or worth > most:
                best = action
                most = worth
        self.copies -= len(options)
        return best

    def coast(self, game: Game, floor: Floor) -> None:
        """Go on with the straightforward answers, whoever is asked."""
        for _ in range(FARTHEST):
            if floor.reached(game):
                return
            game.apply(straightforward(game))
