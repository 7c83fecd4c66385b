"""Help with deciding: what an option would do, ways to things further off, and why a thing can do nothing now."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from msgspec import Meta, Struct

from roundtable.server.tables import orders
from roundtable.server.tables.paths import Paths, paths_from
from roundtable.server.tables.preview import Preview, preview_of
from roundtable.server.tables.reasons import FirstReasons, Reasons, first_reasons, reasons_for
from roundtable.server.tables.table import Table
from roundtable.server.tables.ways import Ways, ways_from

from .play import Action
from .route import Visit, endpoint
from .tables import Seat, Version

Thing = Annotated[str, Meta(min_length=1, max_length=120)]


class Query(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which seat, seen from a version."""

    seat: Seat
    version: Version


class PreviewQuery(Query, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which option of which seat, seen from a version; `then`: answers given in one go behind it, > between them."""

    action: Action
    then: Annotated[str, Meta(max_length=1200)] = ""
    obvious: bool = False


class WhyQuery(Query, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which thing on the table, for which seat, seen from a version."""

    thing: Thing


class WhysQuery(Query, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which things on the table, with blanks between them, for which seat, seen from a version."""

    things: Annotated[str, Meta(min_length=1, max_length=4000)]


@asynccontextmanager
async def asked(visit: Visit, query: Query) -> AsyncIterator[Table]:
    """Give the table, where the visitor's seat is still asked what they saw."""
    async with visit.service.desk.reading(visit.path("table")) as (_, table):
        orders.need_playing(table)
        orders.need_own(table, visit.player.id, query.seat)
        orders.need_fresh(table, query.seat, query.version)
        yield table


@endpoint("GET", "/api/tables/{table}/preview", query=PreviewQuery, gives=Preview, refuses=(403, 404, 409, 422))
async def preview(visit: Visit) -> Preview:
    """See what an option would do, as far as that can be known before it is played."""
    query = visit.query(PreviewQuery)
    async with asked(visit, query) as table:
        game = table.need_game()
        then = [game.understand(one) for one in query.then.split(">") if one]
        action = game.understand(query.action)
        return preview_of(game, query.seat, action, table.version, then, also_obvious=query.obvious)


@endpoint("GET", "/api/tables/{table}/paths", query=Query, gives=Paths, refuses=(403, 404, 409, 422))
async def paths(visit: Visit) -> Paths:
    """See which answers can be given in one go: an option with answers to the questions behind it."""
    query = visit.query(Query)
    async with asked(visit, query) as table:
        return paths_from(table.need_game(), query.seat, table.version)


@endpoint("GET", "/api/tables/{table}/ways", query=Query, gives=Ways, refuses=(403, 404, 409, 422))
async def ways(visit: Visit) -> Ways:
    """See which things further off can be reached in one go, what that takes, and what it sets off."""
    query = visit.query(Query)
    async with asked(visit, query) as table:
        return ways_from(table.need_game(), query.seat, table.version)


@endpoint("GET", "/api/tables/{table}/why", query=WhyQuery, gives=Reasons, refuses=(403, 404, 409, 422))
async def why(visit: Visit) -> Reasons:
    """See why a thing can do nothing now, and what is asked instead."""
    query = visit.query(WhyQuery)
    async with asked(visit, query) as table:
        return reasons_for(table.need_game(), query.seat, query.thing)


@endpoint("GET", "/api/tables/{table}/whys", query=WhysQuery, gives=FirstReasons, refuses=(403, 404, 409, 422))
async def whys(visit: Visit) -> FirstReasons:
    """See why each of several things can do nothing now."""
    query = visit.query(WhysQuery)
    async with asked(visit, query) as table:
        return first_reasons(table.need_game(), query.seat, query.things.split())
