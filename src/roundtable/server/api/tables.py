"""The lobby, new tables, seats, invitations; and the table itself as one viewer may know it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from starlette.responses import Response

from roundtable import bots
from roundtable.kernel.rules import Value
from roundtable.server import cleaning
from roundtable.server.refused import Refused
from roundtable.server.store import Summary
from roundtable.server.tables import apart, kinds, orders, state
from roundtable.server.tables.table import Status, Table

from .route import JSON, Done, Visit, endpoint

Seat = Annotated[int, Meta(ge=0, le=99)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One seat of a new table: mine, one more of mine on the same screen, a bot's, anybody's, or by invitation."""

    kind: Literal["me", "hot", "bot", "open", "invite"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=200)] = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be set up. With `start` the game begins at once, which needs every seat to be taken."""

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    settings: dict[str, Value] = {}
    title: Annotated[str, Meta(max_length=400)] = ""
    public: bool = True
    spectators: bool = True
    forced: bool = False
    start: bool = False


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list. `mine` are one's own seats there; `waits`: one of them must decide.

    `chairs`, `settings` and `round` tell it apart from others, `waiting` are the seats that must decide.
    """

    id: str
    game: str
    title: str
    owner: str
    status: Status
    seats: int
    taken: int
    version: int
    created: float
    updated: float
    mine: list[int]
    waits: bool
    chairs: list[apart.Sitting]
    settings: dict[str, Value]
    round: int | None
    waiting: list[int]


class Tables(Struct, frozen=True, kw_only=True):
    """A list of tables, the liveliest first."""

    tables: list[Listed]


class TableQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Through whose eyes (no seat: as a spectator), what is new since when, and how long to wait for news."""

    seat: Seat | None = None
    since: Version = 0
    wait: Annotated[float, Meta(ge=0, le=300)] = 0


class Sit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which seat to take; none: the first that is free."""

    seat: Seat | None = None


class Which(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which seat is meant."""

    seat: Seat


class Invitation(Struct, frozen=True, kw_only=True):
    """An invitation to a seat: whoever has the token may sit there, until it is taken back or another is made."""

    table: str
    seat: int
    token: str


class Joined(Struct, frozen=True, kw_only=True):
    """Where somebody sits now."""

    table: str
    seats: list[int]
    version: int


class Opened(Struct, frozen=True, kw_only=True):
    """A table that was set up."""

    table: str
    version: int


def listed(table: Summary, mine: list[int]) -> Listed:
    """Give a table as it stands in a list."""
    about = apart.read(table.about)
    return Listed(
        id=table.id,
        game=table.game,
        title=table.title,
        owner=table.owner,
        status=table.status,
        seats=table.seats,
        taken=table.taken,
        version=table.version,
        created=table.created,
        updated=table.updated,
        mine=mine,
        waits=any((table.waiting >> seat) & 1 for seat in mine),
        chairs=about.chairs,
        settings=about.settings,
        round=about.round,
        waiting=[seat for seat in range(table.seats) if (table.waiting >> seat) & 1],
    )


@endpoint("GET", "/api/lobby", gives=Tables, free=True)
async def lobby(visit: Visit) -> Tables:
    """List public tables that one can join or watch."""
    found = await visit.service.store.logs.lobby()
    mine = {} if visit.player_id is None else await visit.service.store.logs.seats_of(visit.player_id)
    return Tables(tables=[listed(table, mine.get(table.id, [])) for table in found])


@endpoint("GET", "/api/tables", gives=Tables)
async def my_tables(visit: Visit) -> Tables:
    """List one's own tables, and say which of them wait for one."""
    found = await visit.service.store.logs.of_player(visit.player.id)
    mine = await visit.service.store.logs.seats_of(visit.player.id)
    return Tables(tables=[listed(table, mine.get(table.id, [])) for table in found])


@endpoint("POST", "/api/tables", body=NewTable, gives=Opened, status=201, refuses=(409, 422, 429))
async def new_table(visit: Visit) -> Opened:
    """Set a table up."""
    body = visit.read(NewTable)
    player = visit.player
    places = [place(one, player.name) for one in body.seats]
    if [one.kind for one in body.seats].count("me") > 1:
        raise Refused("server-one-seat-each", 422)
    draft, rules = orders.set_up(
        player.id,
        body.game,
        body.settings,
        places,
        cleaning.title(body.title),
        public=body.public,
        spectators=body.spectators,
        forced=body.forced,
    )
    if body.start and any(one.kind in ("open", "invite") for one in body.seats):
        raise Refused("server-seats-free", 409)
    table = await visit.service.desk.open(draft, rules)
    version = await begin(visit, table) if body.start else 1
    return Opened(table=table, version=version)


async def begin(visit: Visit, table: str) -> int:
    """Begin the game at a table that was just set up; if it cannot, the table is cleared away again."""
    try:
        return await visit.service.desk.act(table, orders.start(visit.player.id))
    except Refused:
        await visit.service.desk.act(table, orders.close(visit.player.id))
        raise


def place(seat: NewSeat, name: str) -> kinds.Place:
    """Give a seat as the log keeps it."""
    if seat.kind == "bot":
        level = seat.bot or bots.USUAL.id
        return kinds.Place(kind="bot", bot=level)
    if seat.kind in ("open", "invite"):
        return kinds.Place(kind=seat.kind)
    shown = cleaning.name(seat.name) if seat.name else name
    return kinds.Place(kind="person", name=shown, hot=seat.kind == "hot")


@endpoint("GET", "/api/tables/{table}", query=TableQuery, gives=state.State, refuses=(403, 404, 422), free=True)
async def see(visit: Visit) -> Response:
    """See a table: through the eyes of one's seat, or as a spectator. With `since` and `wait`, wait for news."""
    query = visit.query(TableQuery)
    id = visit.path("table")
    wait = 0 if visit.service.closing else min(query.wait, visit.service.config.wait_seconds)
    async with visit.service.desk.reading(id) as (room, table):
        need_view(table, visit.player_id, query.seat)
        shown = None if wait and table.version == query.since else room.shown(query.seat, query.since)
    if shown is None:
        await room.changed(wait)
        async with visit.service.desk.reading(id) as (room, table):
            need_view(table, visit.player_id, query.seat)
            shown = room.shown(query.seat, query.since)
    return Response(shown, 200, {"Cache-Control": "no-store"}, JSON)


def need_view(table: Table, player: str | None, seat: int | None) -> None:
    """Refuse eyes that are not one's own: others' seats open only after the end, closed tables to nobody else."""
    if not table.setup.spectators and not table.takes_part(player):
        raise Refused("server-no-spectators", 403)
    if seat is None:
        return
    chair = orders.chair_at(table, seat)
    if table.over:
        return
    if player is None or chair.player != player or chair.resigned:
        raise Refused("server-not-your-seat", 403, seat=seat + 1)


@endpoint("POST", "/api/tables/{table}/seats", body=Sit, gives=Joined, refuses=(403, 404, 409, 422))
async def sit(visit: Visit) -> Joined:
    """Take a free seat."""
    body = visit.read(Sit)
    return await join(visit, visit.path("table"), body.seat, None)


async def join(visit: Visit, table: str, seat: int | None, nonce: str | None) -> Joined:
    """Let who asks sit down."""
    player = visit.player
    async with visit.service.desk.reading(table) as (_, found):
        if nonce is None and not found.setup.public and not found.takes_part(player.id):
            raise Refused("server-invitation-needed", 403)
    version = await visit.service.desk.act(table, orders.sit(player.id, player.name, seat, nonce))
    async with visit.service.desk.reading(table) as (_, found):
        return Joined(table=table, seats=found.seats_of(player.id), version=version)


@endpoint("DELETE", "/api/tables/{table}/seats/{seat}", gives=Done, refuses=(403, 404, 409))
async def stand(visit: Visit) -> Done:
    """Free one's seat before the game; the owner may free any, a bot's as well."""
    await visit.service.desk.act(visit.path("table"), orders.stand(visit.player.id, visit.seat_in_path()))
    return Done()


@endpoint(
    "POST",
    "/api/tables/{table}/invitations",
    body=Which,
    gives=Invitation,
    status=201,
    refuses=(403, 404, 409, 422),
)
async def invite(visit: Visit) -> Invitation:
    """Make an invitation to a free seat; an older one for the same seat becomes void."""
    seat = visit.read(Which).seat
    table = visit.path("table")
    await visit.service.desk.act(table, orders.invite(visit.player.id, seat))
    async with visit.service.desk.reading(table) as (_, found):
        nonce = found.chairs[seat].nonce
    if nonce is None:
        raise Refused("server-seat-taken", 409, seat=seat + 1)
    return Invitation(table=table, seat=seat, token=visit.service.signer.sign("invite", table, str(seat), nonce))


@endpoint("DELETE", "/api/tables/{table}/invitations/{seat}", gives=Done, refuses=(403, 404, 409))
async def revoke(visit: Visit) -> Done:
    """Take an invitation back."""
    await visit.service.desk.act(visit.path("table"), orders.revoke(visit.player.id, visit.seat_in_path()))
    return Done()


@endpoint("GET", "/api/invitations/{token}", gives=state.TableInfo, refuses=(403, 404), free=True)
async def look_at_invitation(visit: Visit) -> state.TableInfo:
    """See to which table an invitation leads."""
    table, seat, nonce = visit.service.signer.read("invite", visit.path("token"))
    async with visit.service.desk.reading(table) as (_, found):
        if found.chairs[int(seat)].nonce != nonce and not found.takes_part(visit.player_id):
            raise Refused("server-invitation-void", 403)
        return state.info(found)


@endpoint("POST", "/api/invitations/{token}", gives=Joined, refuses=(403, 404, 409))
async def accept_invitation(visit: Visit) -> Joined:
    """Sit down where one is invited."""
    table, seat, nonce = visit.service.signer.read("invite", visit.path("token"))
    return await join(visit, table, int(seat), nonce)


@endpoint("POST", "/api/tables/{table}/start", gives=Opened, refuses=(403, 404, 409))
async def start(visit: Visit) -> Opened:
    """Begin the game; the owner does, when every seat is taken."""
    table = visit.path("table")
    return Opened(table=table, version=await visit.service.desk.act(table, orders.start(visit.player.id)))


@endpoint("POST", "/api/tables/{table}/close", gives=Opened, refuses=(403, 404, 409))
async def close(visit: Visit) -> Opened:
    """Clear a table away that has not begun or cannot be gone on with; the owner does."""
    table = visit.path("table")
    return Opened(table=table, version=await visit.service.desk.act(table, orders.close(visit.player.id)))
