"""Playing at tables by the numbers of actions, at one or at many in one call."""

from collections.abc import Sequence
from typing import Final

from roundtable.bots.bot import Bot
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game

Bots = Sequence[Bot | None]  # by seat; None: somebody outside decides


def play(game: Game, action: int) -> bool:
    """Play an action; say whether it was among the options."""
    for option in game.found:
        if option.id == action:
            game.commit(option)
            return True
    return False


def play_bots(game: Game, bots: Bots) -> None:
    """Let bots decide until somebody outside is asked or the game is over."""
    while game.agenda:
        seat = game.agenda[-1].seat
        bot = bots[seat]
        if bot is None:
            return
        game.commit(bot.choose(Eyes(game, seat)))


class Tables:
    """Many tables, with the bots of each and the seat that is asked."""

    def __init__(self, count: int, seat: int) -> None:
        self.games: Final[list[Game]] = []
        self.bots: Final[list[Bots]] = []  # none at all if somebody outside decides everything
        self.seats: Final = [seat] * count

    def play(self, actions: list[int], low: int, high: int, over: list[int], refused: list[int]) -> None:
        """Play an action at each table from `low` on and below `high`, -1 being none, and the answers of its bots.

        Tables where nobody is asked any more go into `over`, those whose action is no option into `refused`.
        """
        for at in range(low, high):
            game = self.games[at]
            if actions[at] >= 0:
                if not play(game, actions[at]):
                    refused.append(at)
                    continue
                if self.bots:
                    play_bots(game, self.bots[at])
            if game.agenda:
                self.seats[at] = game.agenda[-1].seat
            else:
                over.append(at)
