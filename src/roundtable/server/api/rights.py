"""What is one's own: recovery codes, a copy of everything, and going for good."""

from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response, StreamingResponse

from roundtable.server import recovery
from roundtable.server.exporting import parts
from roundtable.server.refused import Refused

from .people import FAMILIAR, Short, Welcome, asks_of, come_in
from .route import COOKIE, JSON, Done, Visit, endpoint, reply

Code = Annotated[str, Meta(max_length=100)]


class Password(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The password of one's account; guests have none."""

    password: Short = ""


class Recover(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of an account, one of its recovery codes, and the password it shall have."""

    name: Short
    code: Code
    password: Short
    device: Short = ""


class Codes(Struct, frozen=True, kw_only=True):
    """Recovery codes, which are shown this once."""

    codes: list[str]


class CodesLeft(Struct, frozen=True, kw_only=True):
    """How many recovery codes one has left."""

    left: int


@endpoint("GET", "/api/recovery/codes", gives=CodesLeft)
async def codes_left(visit: Visit) -> CodesLeft:
    """Say how many recovery codes one has left."""
    return CodesLeft(left=await visit.service.store.people.count_codes(visit.player.id))


@endpoint("POST", "/api/recovery/codes", body=Password, gives=Codes, status=201, refuses=(401, 409, 422, 429))
async def new_codes(visit: Visit) -> Codes:
    """Draw recovery codes for one's account; older ones are void."""
    password = visit.read(Password).password
    visit.service.arrivals.take(visit.address)
    codes = await recovery.new_codes(visit.service.accounts, visit.need_known(), password, visit.address)
    return Codes(codes=codes)


@endpoint("POST", "/api/recovery", body=Recover, gives=Welcome, status=201, refuses=(401, 422, 429), free=True)
async def recover(visit: Visit) -> Response:
    """Log in with a recovery code and set a new password; all other devices must log in again."""
    body = visit.read(Recover)
    visit.service.arrivals.take(visit.address)
    accounts = visit.service.accounts
    player = await recovery.use_code(accounts, body.name, body.code, body.password, asks_of(visit))
    return await come_in(visit, player, body.device)


@endpoint("GET", "/api/me/export", refuses=(429,))
async def export(visit: Visit) -> Response:
    """Download everything one has here, as JSON."""
    visit.service.arrivals.take(visit.address)
    known = visit.need_known()

    async def text() -> AsyncIterator[bytes]:
        between = b"{"
        async for name, value in parts(visit.service.store, visit.service.desk, known.player):
            yield between + msgspec.json.encode(name) + b":" + value
            between = b","
        yield b"}"

    headers = {"Content-Disposition": "attachment; filename=roundtable.json", "Cache-Control": "no-store"}
    return StreamingResponse(text(), 200, headers, JSON)


@endpoint("DELETE", "/api/me", body=Password, gives=Done, refuses=(401, 409, 422, 429))
async def go_for_good(visit: Visit) -> Response:
    """Delete one's account, or oneself as a guest, with everything that is nobody else's."""
    body = visit.read(Password)
    known = visit.need_known()
    visit.service.arrivals.take(visit.address)
    if known.player.account is not None:
        await visit.service.accounts.need_password(known, body.password, visit.address)
    elif body.password:
        raise Refused("server-no-account", 409)
    await visit.service.forgetting.person(known.player.id)
    visit.service.webhooks.known.discard(known.player.id)
    response = reply(Done())
    for cookie in (COOKIE, FAMILIAR):
        response.delete_cookie(cookie, httponly=True, samesite="strict", secure=visit.service.config.secure)
    return response
