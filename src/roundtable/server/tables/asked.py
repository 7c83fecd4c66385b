"""A move or a step back as somebody asked for it, in a form that can be passed on to another process."""

from msgspec import Struct

from . import kinds, orders
from .desk import Sent
from .orders import Order


class Asked(Struct, frozen=True, kw_only=True):
    """Who wants what at which table, as seen from a version, under which key."""

    table: str
    player: str
    kind: str
    seat: int
    version: int
    key: str
    action: str = ""
    then: tuple[str, ...] = ()
    obvious: bool = False

    def order(self) -> Order:
        """Give the order."""
        if self.kind == kinds.PLAY:
            return orders.play(self.player, self.seat, self.action, self.version, self.then, also_obvious=self.obvious)
        return orders.take_back(self.player, self.seat, self.kind, self.version)

    def sent(self) -> Sent:
        """Give what it is recognised by when it is sent again."""
        return Sent(player=self.player, key=self.key, kind=self.kind, seat=self.seat, action=self.action)
