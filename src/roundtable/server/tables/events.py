"""What happened at a table, as each seat may know it, by version: what to forget and what to add since any version."""

from bisect import bisect_left, bisect_right
from typing import Final

from msgspec import Struct

from roundtable.kernel.game import Game
from roundtable.kernel.journal import Event
from roundtable.server.shapes import Message


class TableEvent(Struct, frozen=True):
    """One event: the version that brought it, its place in the record, a message with arguments, and its rule.

    `by` is the seat whose answer led to it; none for what nobody answered.
    """

    version: int
    at: int
    by: int | None
    message: Message
    rule: str


class TableEvents:
    """The journal with versions. Events taken back disappear; `lows` remembers how far each version went back."""

    def __init__(self) -> None:
        self.events: Final[list[TableEvent]] = []
        self.refs: Final[list[Event]] = []  # the journal's own, by which events taken back are noticed
        self.visible: Final[dict[int | None, list[int]]] = {}  # per seat (None: spectator) the places of its events
        self.lows: Final[list[tuple[int, int]]] = []  # versions, and the events that stood all through each
        self.turns: Final[dict[int, int]] = {}  # per seat: events told when it last answered

    def update(self, game: Game, version: int, seat: int | None) -> None:
        """Take over what the journal says after an entry of the log."""
        journal = game.journal
        assert journal is not None
        after = len(journal.events)
        if not self.visible:
            self.visible.update({viewer: [] for viewer in (None, *range(game.rules.seats))})
        keep = min(len(self.events), after)
        while keep and journal.events[keep - 1] is not self.refs[keep - 1]:
            keep -= 1
        self._cut(keep)
        for place in range(keep, after):
            event = journal.events[place]
            self.refs.append(event)
            self.events.append(TableEvent(version, event.turn, seat, event.message.data(), event.rule))
            for viewer, places in self.visible.items():
                if event.seen_by(viewer):
                    places.append(place)
        self.lows.append((version, keep))
        if seat is not None:
            self.turns[seat] = after

    def _cut(self, length: int) -> None:
        """Forget events that were taken back."""
        if length == len(self.events):
            return
        del self.events[length:]
        del self.refs[length:]
        for places in self.visible.values():
            del places[bisect_left(places, length) :]
        for seat, count in self.turns.items():
            self.turns[seat] = min(count, length)

    def since(self, viewer: int | None, version: int) -> tuple[int, list[TableEvent]]:
        """Give how many of its events a viewer keeps from a version on, and those that follow."""
        places = self.visible.get(viewer, [])
        low = len(self.events)
        for at, kept in reversed(self.lows):
            if at <= version:
                break
            low = min(low, kept)
        if version <= 0:
            low = 0
        cut = bisect_left(places, low)
        return cut, [self.events[place] for place in places[cut:]]

    def last_turn(self, seat: int | None) -> int:
        """Give how many of its events a seat knew when it last answered."""
        if seat is None or seat not in self.turns:
            return 0
        return bisect_right(self.visible.get(seat, []), self.turns[seat] - 1)
