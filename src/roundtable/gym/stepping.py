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


def play_all(games: Sequence[Game], bots: Sequence[Bots], actions: Sequence[int]) -> None:
    """Play an action at each table, and the answers of its bots; what is no option, such as -1, is left out."""
    for at, game in enumerate(games):
        if play(game, actions[at]) and bots:
            play_bots(game, bots[at])


def seats_asked(games: Sequence[Game], seats: list[int]) -> list[int]:
    """Note the seat that is asked at each table; give the tables at which the game is over, whose seat stays."""
    over: list[int] = []
    for at, game in enumerate(games):
        agenda = game.agenda
        if agenda:
            seats[at] = agenda[-1].seat
        else:
            over.append(at)
    return over
