"""Finished games: replay at any position through any eyes, download, share; and records from elsewhere."""

import secrets
import time
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from roundtable.kernel.record import Record
from roundtable.server.refused import Refused
from roundtable.server.tables import orders
from roundtable.server.tables.table import Table
from roundtable.server.work.jobs import Check, Checked, Show, Shown, Sound
from roundtable.server.work.pool import WorkFailed
from roundtable.server.work.turns import For

from .route import JSON, LARGEST_RECORD, S, Visit, endpoint
from .tables import need_view

SECONDS: Final = 20.0
MOST_WAITING: Final = 40  # records, each of which may have megabytes
MOST_RECORDS: Final = 500  # uploaded by one person


class ReplayQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After how many entries of the record (none: at the end), and through whose eyes (none: a spectator's)."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None


class Shared(Struct, frozen=True, kw_only=True):
    """A link to a finished game, for everybody who has it."""

    token: str


class Kept(Struct, frozen=True, kw_only=True):
    """An uploaded record that is sound."""

    id: str
    record: Checked


def record_of(table: Table) -> Record:
    """Give the record of a table; while the game goes on it is nobody's: it holds the key to all that is hidden."""
    if not table.over:
        raise Refused("server-not-over", 409)
    return table.need_game().record()


async def text_of_table(visit: Visit, id: str) -> str:
    """Give the record of a finished table that who asks may see."""
    async with visit.service.desk.reading(id) as (_, table):
        if not table.setup.spectators and not table.takes_part(visit.player_id):
            raise Refused("server-no-spectators", 403)
        return record_of(table).text()


async def text_of_share(visit: Visit) -> str:
    """Give the record that a link leads to."""
    (id,) = visit.service.signer.read("share", visit.path("token"))
    async with visit.service.desk.reading(id) as (_, table):
        return record_of(table).text()


async def text_of_upload(visit: Visit) -> str:
    """Give an uploaded record."""
    found = await visit.service.store.records.text(visit.path("record"))
    if found is None:
        raise Refused("server-no-such-record", 404)
    return found


async def show(visit: Visit, text: str) -> Shown:
    """Show a position of a record."""
    query = visit.query(ReplayQuery)
    at = -1 if query.at is None else query.at
    seat = -1 if query.seat is None else query.seat
    return await played_again(visit, Show(text=text, at=at, seat=seat), Shown)


async def check(visit: Visit, text: str) -> Sound:
    """Check a record from its beginning to its end."""
    return await played_again(visit, Check(text=text), Sound)


async def played_again(visit: Visit, job: Check | Show, kind: type[S]) -> S:
    """Have a record played again; neither one client nor all together may let too many wait for it."""
    workers = visit.service.record_workers
    if workers.waiting >= MOST_WAITING:
        raise Refused("server-too-many", 503, seconds=5)
    with visit.service.readings.doing(visit.address):
        try:
            return await workers.run(job, kind, SECONDS, For(visit.address))
        except WorkFailed:
            raise Refused("server-record-slow", 422) from None


def download(text: str) -> Response:
    """Give a record as a file; whoever links to it names it."""
    headers = {"Content-Disposition": "attachment", "Cache-Control": "no-store"}
    return Response(text, 200, headers, JSON)


@endpoint("GET", "/api/tables/{table}/record", refuses=(403, 404, 409), free=True)
async def table_record(visit: Visit) -> Response:
    """Download the record of a finished game."""
    return download(await text_of_table(visit, visit.path("table")))


@endpoint("GET", "/api/tables/{table}/replay", query=ReplayQuery, gives=Shown, refuses=(403, 404, 409, 422), free=True)
async def table_replay(visit: Visit) -> Shown:
    """See a game at any position so far: through any eyes after the end, before it through one's own or a spectator's.

    Before the end the moves are not told: some of them were made in secret.
    """
    async with visit.service.desk.reading(visit.path("table")) as (_, table):
        need_view(table, visit.player_id, visit.query(ReplayQuery).seat)
        over = table.over
        text = table.need_game().record().text()
    shown = await show(visit, text)
    return shown if over else msgspec.structs.replace(shown, move=None)


@endpoint("POST", "/api/tables/{table}/share", gives=Shared, status=201, refuses=(403, 404, 409))
async def share(visit: Visit) -> Shared:
    """Make a link to a finished game; anybody who took part may."""
    id = visit.path("table")
    async with visit.service.desk.reading(id) as (_, table):
        if table.owner != visit.player.id:
            orders.own_chairs(table, visit.player.id)
        record_of(table)
    return Shared(token=visit.service.signer.sign("share", id))


@endpoint("GET", "/api/shared/{token}", gives=Checked, refuses=(404,), free=True)
async def shared(visit: Visit) -> Checked:
    """See what a shared game was and how it ended."""
    return (await check(visit, await text_of_share(visit))).record


@endpoint("GET", "/api/shared/{token}/record", refuses=(404,), free=True)
async def shared_record(visit: Visit) -> Response:
    """Download the record of a shared game."""
    return download(await text_of_share(visit))


@endpoint("GET", "/api/shared/{token}/replay", query=ReplayQuery, gives=Shown, refuses=(404, 422), free=True)
async def shared_replay(visit: Visit) -> Shown:
    """See a shared game at any position, through any eyes."""
    return await show(visit, await text_of_share(visit))


@endpoint("POST", "/api/records", gives=Kept, status=201, refuses=(409, 413, 422, 429), largest=LARGEST_RECORD)
async def upload(visit: Visit) -> Kept:
    """Upload a record; it is played again and kept if it is sound."""
    visit.service.arrivals.take(visit.address)
    if await visit.service.store.records.count(visit.player.id) >= MOST_RECORDS:
        raise Refused("server-too-many-records", 409, most=MOST_RECORDS)
    try:
        text = visit.body.decode()
    except UnicodeDecodeError:
        raise Refused("server-bad-body", 422, why="UTF-8") from None
    found = await check(visit, text)
    id = secrets.token_urlsafe(12)
    game = found.record.game
    await visit.service.store.records.add(id, visit.player.id, game, found.text, time.time(), MOST_RECORDS)
    return Kept(id=id, record=found.record)


@endpoint("GET", "/api/records/{record}", gives=Checked, refuses=(404,), free=True)
async def uploaded(visit: Visit) -> Checked:
    """See what an uploaded record holds."""
    return (await check(visit, await text_of_upload(visit))).record


@endpoint("GET", "/api/records/{record}/record", refuses=(404,), free=True)
async def uploaded_record(visit: Visit) -> Response:
    """Download an uploaded record."""
    return download(await text_of_upload(visit))


@endpoint("GET", "/api/records/{record}/replay", query=ReplayQuery, gives=Shown, refuses=(404, 422), free=True)
async def uploaded_replay(visit: Visit) -> Shown:
    """See an uploaded record at any position, through any eyes."""
    return await show(visit, await text_of_upload(visit))
