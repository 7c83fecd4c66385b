"""Help with deciding: what an option would do, and why a thing can do nothing now."""

from typing import Annotated

from msgspec import Meta, Struct

from roundtable.server.tables import ahead, orders
from roundtable.server.tables import why as reasons

from .play import Action
from .route import Visit, endpoint
from .tables import Seat, Version

Thing = Annotated[str, Meta(min_length=1, max_length=120)]


class PreviewQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which option of which seat, seen from a version."""

    seat: Seat
    version: Version
    action: Action


class WhyQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which thing on the table, for which seat, seen from a version."""

    seat: Seat
    version: Version
    thing: Thing


@endpoint("GET", "/api/tables/{table}/preview", query=PreviewQuery, gives=ahead.Preview, refuses=(403, 404, 409, 422))
async def preview(visit: Visit) -> ahead.Preview:
    """See what an option would do, as far as that can be known before it is played."""
    query = visit.query(PreviewQuery)
    async with visit.house.desk.reading(visit.path("table"), query.version) as (_, table):
        orders.need_playing(table)
        orders.need_own(table, visit.player.id, query.seat)
        orders.need_fresh(table, query.seat, query.version)
        game = table.need_game()
        return ahead.preview(game, query.seat, game.understand(query.action), table.version)


@endpoint("GET", "/api/tables/{table}/why", query=WhyQuery, gives=reasons.Reasons, refuses=(403, 404, 409, 422))
async def why(visit: Visit) -> reasons.Reasons:
    """See why a thing can do nothing now, and what is asked instead."""
    query = visit.query(WhyQuery)
    async with visit.house.desk.reading(visit.path("table"), query.version) as (_, table):
        orders.need_playing(table)
        orders.need_own(table, visit.player.id, query.seat)
        orders.need_fresh(table, query.seat, query.version)
        return reasons.why(table.need_game(), query.seat, query.thing)
