"""Tables in a browser that begin in a position arranged by a test."""

from collections.abc import Sequence

from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from tests.server.live import Data, Live, Person


def seated(
    live: Live, game: Game, seats: Sequence[Data], settings: Data, person: Person | None = None
) -> tuple[Person, str]:
    """Seat somebody at a table of the same game and settings, and lay it out as arranged."""
    who = person or live.guest("Ada")
    id = who.open(game="mage_knight", seats=list(seats), settings=settings, start=True)
    who.state(id)
    table = live.application.service.desk.room(id).table
    assert table is not None
    journal = Journal()
    journal.events.extend(table.events.refs)
    game.journal = journal
    table.game = game
    waiting = table.waiting()
    for seat in range(len(table.chairs)):
        asked = seat in waiting
        table.asking[seat] = (game.asks, *[one.id for one in game.options_of(seat)]) if asked else ()
    return who, id
