"""The actions of the left side that give something fixed: Hunt, Trade, Pray and Conspire."""

from typing import Final

from roundtable.games.paladins.barriers import price_high
from roundtable.games.paladins.content import ACTIONS
from roundtable.games.paladins.gains import Gains
from roundtable.games.paladins.names import CONSPIRE, HUNT, PRAY, SILVER, TRADE
from roundtable.games.paladins.rules import Deed
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import lowered, pay_silver
from roundtable.kernel.wording import Message


class Simple(Deed):
    """Hunt, Trade, Pray and Conspire: workers, perhaps Silver, and a fixed gain."""

    def __init__(self, action: int, way: int) -> None:
        super().__init__(action, ACTIONS[action].ways[way])
        self.way: Final = way

    def cost(self, game: Paladins, seat: int) -> int:
        """Give the Silver it costs."""
        return lowered(game.players[seat], self.action, SILVER, ACTIONS[self.action].cost[SILVER])

    def possible(self, game: Paladins, seat: int) -> bool:
        """The Silver must be there."""
        return game.players[seat].silver >= self.cost(game, seat)

    def lacking(self, game: Paladins, seat: int) -> list[Message]:
        """The Silver."""
        return price_high(game, seat, self.action, self.cost(game, seat), SILVER)

    def pay(self, game: Paladins, seat: int, target: int) -> None:
        """Pay Silver."""
        pay_silver(game, seat, self.cost(game, seat), self.action)

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """Gain."""
        game.push(Gains(seat, ACTIONS[self.action].rewards[self.way].path))


def deeds() -> tuple[Deed, ...]:
    """Give the ways to take these actions, in the order of the modes."""
    return (
        Simple(HUNT, 0),
        Simple(HUNT, 1),
        Simple(TRADE, 0),
        Simple(TRADE, 1),
        Simple(PRAY, 0),
        Simple(CONSPIRE, 0),
    )
