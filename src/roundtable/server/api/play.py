"""Playing: moves, taking back, leaving, giving up, bots for abandoned seats, chat and notes."""

import secrets
import time
from typing import Annotated, Final

from msgspec import Meta, Struct, structs

from roundtable import bots
from roundtable.server import cleaning
from roundtable.server.refused import Refused
from roundtable.server.service import Service
from roundtable.server.store import ChatLine
from roundtable.server.tables import kinds, orders
from roundtable.server.tables.asked import Asked

from .route import Done, Visit, endpoint
from .tables import Seat, Version, need_view

KeyText = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]+$")]  # PostgreSQL keeps no zeros
Action = Annotated[str, Meta(min_length=1, max_length=120)]
OWN: Final = "-"  # begins the keys that the server gives to moves without one
Then = Annotated[list[Action], Meta(max_length=40)]  # a long way, with all that is played for it


class Play(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action for a seat, seen from a version. Under the same key it can be sent again until it is acknowledged.

    `then` are answers to the questions behind it, given in one go; with `obvious` the server also gives answers that
    need no asking.
    """

    seat: Seat
    version: Version
    action: Action
    then: Then = []
    obvious: bool = False
    key: KeyText | None = None


class TakeBack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Taking back for a seat, seen from a version."""

    seat: Seat
    version: Version
    key: KeyText | None = None


class Ack(Struct, frozen=True, kw_only=True):
    """It is stored: the version it brought."""

    version: int


class Resign(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bot that plays on for who gives up; none: the usual one."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class AskForBot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The abandoned or free seat, and the bot that shall take it; none: the usual one."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Say(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(max_length=2000)]


class ChatQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """After which line."""

    since: Version = 0


class Lines(Struct, frozen=True, kw_only=True):
    """Lines of chat in order."""

    lines: list[ChatLine]


class Note(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One's own notes on a table, which nobody else sees."""

    text: Annotated[str, Meta(max_length=20_000)]


async def carry_out(service: Service, table: str, player: str, kind: str, move: Play | TakeBack) -> int:
    """Play or take back; give the version it brought once it is stored."""
    began = time.perf_counter()
    key = move.key or f"{OWN}{secrets.token_hex(12)}"  # on its way to another process it needs one
    asked = Asked(table=table, player=player, kind=kind, seat=move.seat, version=move.version, key=key)
    if isinstance(move, Play):
        asked = structs.replace(asked, action=move.action, then=tuple(move.then), obvious=move.obvious)
    version = await service.forwarding.carry_out(asked)
    service.metrics.moves.observe(time.perf_counter() - began)
    return version


@endpoint("POST", "/api/tables/{table}/moves", body=Play, gives=Ack, refuses=(403, 404, 409, 422))
async def play(visit: Visit) -> Ack:
    """Play an action; the answer comes when it is stored."""
    body = visit.read(Play)
    return Ack(version=await carry_out(visit.service, visit.path("table"), visit.player.id, kinds.PLAY, body))


@endpoint("POST", "/api/tables/{table}/back", body=TakeBack, gives=Ack, refuses=(403, 404, 409, 422))
async def back(visit: Visit) -> Ack:
    """Take the last decision back, as far as the past is not sealed."""
    body = visit.read(TakeBack)
    return Ack(version=await carry_out(visit.service, visit.path("table"), visit.player.id, kinds.BACK, body))


@endpoint("POST", "/api/tables/{table}/restart", body=TakeBack, gives=Ack, refuses=(403, 404, 409, 422))
async def restart(visit: Visit) -> Ack:
    """Take everything back to the last seal."""
    body = visit.read(TakeBack)
    return Ack(version=await carry_out(visit.service, visit.path("table"), visit.player.id, kinds.RESTART, body))


@endpoint("POST", "/api/tables/{table}/redo", body=TakeBack, gives=Ack, refuses=(403, 404, 409, 422))
async def redo(visit: Visit) -> Ack:
    """Play again what was last taken back."""
    body = visit.read(TakeBack)
    return Ack(version=await carry_out(visit.service, visit.path("table"), visit.player.id, kinds.REDO, body))


@endpoint("POST", "/api/tables/{table}/leave", gives=Ack, refuses=(403, 404, 409))
async def leave(visit: Visit) -> Ack:
    """Leave a running game; the others may then ask for a bot, and one may come back."""
    return Ack(version=await visit.service.desk.act(visit.path("table"), orders.leave(visit.player.id)))


@endpoint("POST", "/api/tables/{table}/return", gives=Ack, refuses=(403, 404, 409))
async def come_back(visit: Visit) -> Ack:
    """Come back to one's seat, also from a bot that took it over."""
    return Ack(version=await visit.service.desk.act(visit.path("table"), orders.come_back(visit.player.id)))


@endpoint("POST", "/api/tables/{table}/resign", body=Resign, gives=Ack, refuses=(403, 404, 409, 422))
async def resign(visit: Visit) -> Ack:
    """Give up: a bot plays on, or the game ends if fewer than two are left or no person is."""
    bot = visit.read(Resign).bot or bots.USUAL.id
    bots.find_named(bot)
    return Ack(version=await visit.service.desk.act(visit.path("table"), orders.resign(visit.player.id, bot)))


@endpoint("POST", "/api/tables/{table}/bots", body=AskForBot, gives=Ack, refuses=(403, 404, 409, 422))
async def ask_for_bot(visit: Visit) -> Ack:
    """Ask for a bot on an abandoned seat; it sits down when all who are still there have asked.

    Before the game the owner puts a bot on a free seat.
    """
    body = visit.read(AskForBot)
    silence = visit.service.config.abandoned_hours * 3600
    order = orders.ask_for_bot(visit.player.id, body.seat, body.bot or bots.USUAL.id, time.time(), silence)
    return Ack(version=await visit.service.desk.act(visit.path("table"), order))


@endpoint("GET", "/api/tables/{table}/chat", query=ChatQuery, gives=Lines, refuses=(403, 404, 422), free=True)
async def read_chat(visit: Visit) -> Lines:
    """Read what was said at a table."""
    query = visit.query(ChatQuery)
    async with visit.service.desk.reading(visit.path("table")) as (_, table):
        need_view(table, visit.player_id, None)
    return Lines(lines=await visit.service.store.chat.lines(visit.path("table"), query.since))


@endpoint("POST", "/api/tables/{table}/chat", body=Say, gives=ChatLine, status=201, refuses=(403, 404, 422, 429))
async def chat(visit: Visit) -> ChatLine:
    """Say something at a table at which one sits."""
    text = visit.read(Say).text
    return await speak(visit.service, visit.path("table"), visit.player.id, visit.player.name, text)


async def speak(service: Service, id: str, player: str, name: str, text: str) -> ChatLine:
    """Say something at a table at which somebody sits."""
    cleaned = cleaning.line(text)
    async with service.desk.reading(id) as (room, table):
        if not table.takes_part(player):
            raise Refused("server-not-your-table", 403)
    line = await service.store.chat.add(id, player, name, cleaned, time.time())
    await service.desk.spoken(room, line)
    return line


@endpoint("GET", "/api/tables/{table}/notes", gives=Note, refuses=(404,))
async def read_notes(visit: Visit) -> Note:
    """Read one's own notes on a table."""
    return Note(text=await visit.service.store.chat.note(visit.path("table"), visit.player.id))


@endpoint("PUT", "/api/tables/{table}/notes", body=Note, gives=Done, refuses=(403, 404, 422))
async def write_notes(visit: Visit) -> Done:
    """Write one's own notes on a table."""
    text = cleaning.note(visit.read(Note).text)
    id = visit.path("table")
    async with visit.service.desk.reading(id) as (_, table):
        need_view(table, visit.player.id, None)
    await visit.service.store.chat.write_note(id, visit.player.id, text, time.time())
    return Done()
