"""How a game ended: the scores of all, and who won."""

from rich import box
from rich.table import Table
from rich.text import Text

from roundtable.kernel.game import Game
from roundtable.text import Words


def results(game: Game, words: Words) -> Table:
    """Give the scores."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(words.say("table-column-player"))
    table.add_column(words.say("table-column-points"), justify="right")
    winners = game.winners()
    for seat, points in enumerate(game.scores()):
        star = " ★" if seat in winners else ""
        table.add_row(Text(words.seat(seat) + star), Text(str(points)))
    return table


def verdict(game: Game, words: Words) -> str:
    """Say who won."""
    winners = [words.seat(seat) for seat in game.winners()]
    return words.say("table-winners", count=len(winners), names=words.listing(winners) if winners else "")
