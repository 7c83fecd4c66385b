"""Playing at tables by the numbers of actions, at one or at many in one call."""

from collections.abc import Sequence

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


def step_all(games: Sequence[Game], bots: Sequence[Bots], actions: Sequence[int], seats: list[int]) -> list[int]:
    """Play an action at each table, -1 being none, and the answers of its bots; give the tables where nobody is asked.

    The seat that is asked at each of the others goes into `seats`, and -1 where the action is no option.
    """
    over: list[int] = []
    for at, game in enumerate(games):
        if play(game, actions[at]):
            if bots:
                play_bots(game, bots[at])
        elif actions[at] >= 0:
            seats[at] = -1
            continue
        if game.agenda:
            seats[at] = game.agenda[-1].seat
        else:
            over.append(at)
    return over
