"""Rounds: dice are rolled, every player takes one turn per die, scorings follow every second round."""

from typing import Final

from roundtable.games.merlin import words
from roundtable.games.merlin.content import COURSE
from roundtable.games.merlin.end import EndOfGame
from roundtable.games.merlin.scoring import Scoring
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import BeginTurn
from roundtable.kernel.agenda import Step

DICE: Final = 5
SCORING_AFTER: Final = COURSE.numbers("scoring_after")


def roll_dice(game: Merlin, seat: int) -> None:
    """Roll a player's dice, all of them again while too many are equal."""
    count = game.rules.dice
    while True:
        rolled = [game.chance.roll() for _ in range(count)]
        if max([rolled.count(pips) for pips in rolled]) <= game.rules.most_equal:
            break
    dice = rolled + [0] * (DICE - count)
    game.players[seat].dice = dice
    told = words.ROLLED_FIVE if game.rules.arthur else words.ROLLED
    game.tell(told, seat, dice[0], dice[1], dice[2], dice[3], dice[4])


class BeginRound(Step[Merlin]):
    """The first player begins; all dice are rolled."""

    def run(self, game: Merlin) -> None:
        """Take turns until no dice are left."""
        game.then(NextTurn(game.first), EndRound())


class NextTurn(Step[Merlin]):
    """Turns pass clockwise while there are dice."""

    def run(self, game: Merlin) -> None:
        """The seat takes a turn; then the next."""
        if max(game.players[self.seat].dice) == 0:
            return
        game.then(BeginTurn(self.seat), NextTurn((self.seat + 1) % game.rules.seats))


class EndRound(Step[Merlin]):
    """All dice are spent: a scoring, the next round or the end follows."""

    def run(self, game: Merlin) -> None:
        """Score after rounds 2, 4 and 6; stop after the last."""
        game.push(EndOfGame() if game.round == COURSE.number("rounds") else PrepareRound())
        if game.round in SCORING_AFTER:
            game.push(Scoring())


class PrepareRound(Step[Merlin]):
    """The first-player marker passes to the left, the round marker moves on, all roll their dice."""

    def run(self, game: Merlin) -> None:
        """Knights, Merlin and assistants stay where they are."""
        game.first = (game.first + 1) % game.rules.seats
        game.round += 1
        game.tell(words.ROUND, game.round, game.first)
        for seat in game.in_turn_order():
            roll_dice(game, seat)
        game.end_round()
        game.push(BeginRound())
