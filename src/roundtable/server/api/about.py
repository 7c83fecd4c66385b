"""What there is: games with their settings, bots, rules, texts."""

import asyncio
import gzip
import hashlib
from functools import cache, lru_cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from roundtable import bots, text
from roundtable.kernel.rules import Box, Setting, Value, about_id, setting_id, title_id, value_about_id, value_id
from roundtable.kernel.table import box_of, games
from roundtable.rules import load
from roundtable.server.refused import Refused
from roundtable.text.folders import sources
from roundtable.text.parts import GENERAL, part

from .route import JSON, Visit, endpoint

PLAIN: Final = "text/plain; charset=utf-8"


class ValueSeen(Struct, frozen=True, kw_only=True):
    """A value of a setting; its label is null for numbers, yes and no, and most have no `about` of their own."""

    value: Value
    label: str | None
    about: str | None


class SettingSeen(Struct, frozen=True, kw_only=True):
    """A setting of a game: message ids of its name and of what it is about; the first value is the usual one."""

    name: str
    label: str
    about: str
    values: list[ValueSeen]
    needs: list[str]


class GameSeen(Struct, frozen=True, kw_only=True):
    """A game that can be played."""

    name: str
    title: str
    rules: str
    seats: list[int]
    settings: list[SettingSeen]


class BotSeen(Struct, frozen=True, kw_only=True):
    """A bot that can be given a seat; the ladder's first, the weakest of them first. Others have no texts.

    The messages are its name, how it chooses and how long it thinks; `usual` sits down if nobody says.
    """

    name: str
    label: str | None
    about: str | None
    pace: str | None
    stars: int
    usual: bool


class Games(Struct, frozen=True, kw_only=True):
    """Everything that can be chosen for a new table."""

    games: list[GameSeen]
    bots: list[BotSeen]
    languages: list[str]


class StatementSeen(Struct, frozen=True, kw_only=True):
    """One statement of a rulebook."""

    id: str
    says: str
    where: str
    kind: str
    scope: str
    note: str


class RulesSeen(Struct, frozen=True, kw_only=True):
    """A rulebook as statements, in its own order."""

    game: str
    rules: list[StatementSeen]


def bots_seen() -> list[BotSeen]:
    """Give the ladder, then whatever else is registered."""
    ladder = [
        BotSeen(
            name=level.id,
            label=level.message,
            about=level.about,
            pace=level.pace,
            stars=level.stars,
            usual=level is bots.USUAL,
        )
        for level in bots.LADDER
    ]
    listed = {one.name for one in ladder}
    others = [name for name in bots.names() if name not in listed]
    return ladder + [BotSeen(name=name, label=None, about=None, pace=None, stars=0, usual=False) for name in others]


def value_seen(box: Box, setting: Setting, value: Value) -> ValueSeen:
    """Give a value of a setting."""
    if not isinstance(value, str):
        return ValueSeen(value=value, label=None, about=None)
    about = value_about_id(box.name, setting.name, value) if setting.explained else None
    return ValueSeen(value=value, label=value_id(box.name, setting.name, value), about=about)


def setting_seen(box: Box, setting: Setting) -> SettingSeen:
    """Give a setting."""
    values = [value_seen(box, setting, one) for one in setting.allowed]
    label, about = setting_id(box.name, setting.name), about_id(box.name, setting.name)
    return SettingSeen(name=setting.name, label=label, about=about, values=values, needs=list(setting.needs))


def game_seen(name: str) -> GameSeen:
    """Give a game."""
    box = box_of(name)
    settings = [setting_seen(box, setting) for setting in box.settings]
    return GameSeen(name=name, title=title_id(name), rules=box.version, seats=list(box.seats), settings=settings)


def need_game(name: str) -> str:
    """Refuse a game that is not there."""
    if name not in games():
        raise Refused("server-no-such-game", 404, game=name[:40])
    return name


def cached(visit: Visit, body: bytes, kind: str) -> Response:
    """Give something that seldom changes, compressed; who has it already hears just that."""
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if visit.request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    if "gzip" in visit.request.headers.get("accept-encoding", ""):
        return Response(compressed(body), 200, {**headers, "Content-Encoding": "gzip"}, kind)
    return Response(body, 200, headers, kind)


@lru_cache(maxsize=32)
def compressed(body: bytes) -> bytes:
    """Compress what is given again and again."""
    return gzip.compress(body, 9)


@endpoint("GET", "/api/games", gives=Games, free=True)
async def list_games(visit: Visit) -> Response:
    """List the games with their settings, the bots and the languages."""
    found = Games(
        games=[game_seen(name) for name in games()],
        bots=bots_seen(),
        languages=list(text.LANGUAGES),
    )
    return cached(visit, msgspec.json.encode(found), JSON)


class BotRecord(Struct, frozen=True, kw_only=True):
    """How often a bot won and lost against people at this server."""

    bot: str
    won: int
    lost: int


class BotRecords(Struct, frozen=True, kw_only=True):
    """What the bots achieved in a game; those that have not met people yet are left out."""

    records: list[BotRecord]


@endpoint("GET", "/api/games/{game}/bots", gives=BotRecords, refuses=(404,), free=True)
async def bot_records(visit: Visit) -> BotRecords:
    """Give the record of each bot against people, from the games that ended at this server and are kept."""
    game = need_game(visit.path("game"))
    found = await visit.service.bot_records.of(game)
    return BotRecords(records=[BotRecord(bot=bot, won=won, lost=lost) for bot, (won, lost) in sorted(found.items())])


class Choices(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What has been chosen for a new table so far."""

    seats: Annotated[int, Meta(ge=1, le=64)]
    settings: Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=100)] = {}


class ChoicesSeen(Struct, frozen=True, kw_only=True):
    """What goes together: seat counts, all settings as far as they fit what stands before them, and their values."""

    seats: list[int]
    settings: dict[str, Value]
    values: dict[str, list[Value]]


@endpoint("POST", "/api/games/{game}/choices", body=Choices, gives=ChoicesSeen, refuses=(404, 422), free=True)
async def choices(visit: Visit) -> ChoicesSeen:
    """Say what can be chosen for a table beside what has been chosen."""
    given = visit.read(Choices)
    box = box_of(need_game(visit.path("game")))
    counts = box.seat_counts(box.complete(given.settings))
    seats = given.seats if given.seats in counts else counts[0]
    settings = box.fitting(seats, given.settings)
    values = {setting.name: list(box.allowed(setting, seats, settings)) for setting in box.settings}
    return ChoicesSeen(seats=list(counts), settings=settings, values=values)


@cache
def rulebook(game: str) -> bytes | None:
    """Give the statements of a game's rulebook."""
    catalogue = load()
    if game not in catalogue.games:
        return None
    found = [
        StatementSeen(id=one.id, says=one.says, where=one.where, kind=one.kind, scope=one.scope, note=one.note)
        for one in catalogue.statements
        if one.game == game
    ]
    return msgspec.json.encode(RulesSeen(game=game, rules=found))


@endpoint("GET", "/api/rules/{game}", gives=RulesSeen, refuses=(404,), free=True)
async def list_rules(visit: Visit) -> Response:
    """Give the rulebook of a game as statements; events and questions name them by id."""
    found = rulebook(visit.path("game"))
    if found is None:
        raise Refused("server-no-such-game", 404, game=visit.path("game")[:40])
    return cached(visit, found, JSON)


class TextQuery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which part: `general`, or the name of a game; none: everything."""

    part: Annotated[str, Meta(max_length=80)] | None = None


@endpoint("GET", "/api/text/{language}", query=TextQuery, refuses=(404, 422), free=True)
async def texts(visit: Visit) -> Response:
    """Give the texts of a language as one Fluent file: all, the general ones, or those that a game adds to them."""
    language = visit.path("language")
    if language not in text.LANGUAGES:
        raise Refused("server-no-such-language", 404, language=language[:20])
    wanted = visit.query(TextQuery).part
    if wanted is None:
        return cached(visit, sources(language).encode(), PLAIN)
    if wanted != GENERAL and wanted not in games():
        raise Refused("server-no-such-part", 404, part=wanted[:40])
    return cached(visit, await asyncio.to_thread(part_of, language, wanted), PLAIN)  # it takes a while the first time


@cache
def part_of(language: str, wanted: str) -> bytes:
    """Give a part of a language's texts."""
    return part(language, wanted, games()).encode()
