"""The end of the game: what is left over gives points."""

from roundtable.games.merlin.content import POINTS
from roundtable.games.merlin.names import FROM_APPLES, FROM_GOODS, FROM_STAFFS
from roundtable.games.merlin.pieces import gain
from roundtable.games.merlin.state import Merlin
from roundtable.kernel.agenda import Step


class EndOfGame(Step[Merlin]):
    """Apples, staffs and goods left over give points; then the game is over."""

    def run(self, game: Merlin) -> None:
        """After the last scoring, so shields paid there no longer count."""
        for seat, player in enumerate(game.players):
            gain(game, seat, player.apples * POINTS.number("apple"), FROM_APPLES)
            gain(game, seat, player.staffs * POINTS.number("staff"), FROM_STAFFS)
            gain(game, seat, sum(player.goods) // POINTS.number("goods_for_one"), FROM_GOODS)
        game.end_round()
