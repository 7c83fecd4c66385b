"""Guests, accounts, devices, webhooks."""

import secrets
from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from roundtable.server.accounts import Asks
from roundtable.server.refused import Refused
from roundtable.server.store import Device, Player
from roundtable.server.tables import orders

from .route import COOKIE, Done, Visit, endpoint, reply

Short = Annotated[str, Meta(max_length=200)]
YEAR = 365 * 24 * 3600
FAMILIAR = "roundtable_device"  # stays when one logs out: by it an account knows a device again


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name is all a guest needs."""

    name: Short
    device: Short = ""


class Rename(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another name."""

    name: Short


class Credentials(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: Short
    password: Short
    device: Short = ""


class NewPassword(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The password so far and the new one."""

    old: Short
    new: Short


class PlayerSeen(Struct, frozen=True, kw_only=True):
    """Somebody as they are shown to themselves: how they are called at tables, and the name they log in with."""

    id: str
    name: str
    account: bool
    login: str | None


class Me(Struct, frozen=True, kw_only=True):
    """Who asks; null if nobody we know."""

    player: PlayerSeen | None


class Welcome(Struct, frozen=True, kw_only=True):
    """Who came in, and the token of the device: the cookie holds it, programs send it as a bearer."""

    player: PlayerSeen
    token: str


class DeviceSeen(Struct, frozen=True, kw_only=True):
    """A device of one's own."""

    id: str
    label: str
    created: float
    seen: float
    this: bool


class Devices(Struct, frozen=True, kw_only=True):
    """One's devices, the last used first."""

    devices: list[DeviceSeen]


class NewWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to call when one's turn has come."""

    url: Annotated[str, Meta(max_length=500)]


class Webhook(Struct, frozen=True, kw_only=True):
    """Where calls go; the key they are signed with is shown only when it is made."""

    url: str | None
    secret: str | None


def seen(player: Player) -> PlayerSeen:
    """Give what people may know of themselves."""
    return PlayerSeen(id=player.id, name=player.name, account=player.account is not None, login=player.account)


def shown(device: Device, this: str) -> DeviceSeen:
    """Give a device by the beginning of its hash, which opens nothing."""
    return DeviceSeen(
        id=device.id[:16], label=device.label, created=device.created, seen=device.seen, this=device.id == this
    )


def welcome(visit: Visit, player: Player, token: str, status: int) -> Response:
    """Let somebody in."""
    response = reply(Welcome(player=seen(player), token=token), status)
    put_cookie(visit, response, COOKIE, token)
    return response


def put_cookie(visit: Visit, response: Response, name: str, value: str) -> None:
    """Give a browser a cookie that scripts cannot read and other sites cannot send."""
    secure = visit.service.config.secure
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


@endpoint("POST", "/api/guests", body=NewGuest, gives=Welcome, status=201, refuses=(422, 429), free=True)
async def new_guest(visit: Visit) -> Response:
    """Come in as a guest, with nothing but a name."""
    body = visit.read(NewGuest)
    visit.service.arrivals.take(visit.address)
    player, token = await visit.service.accounts.new_guest(body.name, body.device)
    return welcome(visit, player, token, 201)


@endpoint("GET", "/api/me", gives=Me, free=True)
async def who_am_i(visit: Visit) -> Me:
    """Say who asks."""
    return Me(player=None if visit.known is None else seen(visit.known.player))


@endpoint("PATCH", "/api/me", body=Rename, gives=Done, refuses=(422,))
async def rename(visit: Visit) -> Done:
    """Change one's name, for tables one joins from now on."""
    await visit.service.accounts.rename(visit.player, visit.read(Rename).name)
    return Done()


@endpoint("POST", "/api/account", body=Credentials, gives=Me, status=201, refuses=(409, 422, 429))
async def register(visit: Visit) -> Me:
    """Make a guest's account: a name that nobody else has, and a password."""
    body = visit.read(Credentials)
    visit.service.arrivals.take(visit.address)
    await visit.service.accounts.register(visit.player, body.name, body.password)
    player = await visit.service.store.people.find(visit.player.id)
    return Me(player=None if player is None else seen(player))


@endpoint("POST", "/api/session", body=Credentials, gives=Welcome, status=201, refuses=(401, 422, 429), free=True)
async def log_in(visit: Visit) -> Response:
    """Log in to an account; if a guest does, the account takes over the guest's tables."""
    body = visit.read(Credentials)
    visit.service.arrivals.take(visit.address)
    player = await visit.service.accounts.log_in(body.name, body.password, asks_of(visit))
    return await come_in(visit, player, body.device)


def asks_of(visit: Visit) -> Asks:
    """Give where an attempt to log in comes from: a device that the account knows shows what it was given."""
    if visit.known is not None:
        return Asks(visit.address, (visit.known.player.id, visit.known.device.id))
    try:
        player, mark = visit.service.signer.read("device", visit.request.cookies.get(FAMILIAR, ""))
    except (Refused, ValueError):
        return Asks(visit.address)
    return Asks(visit.address, (player, mark))


async def come_in(visit: Visit, player: Player, device: str) -> Response:
    """Let somebody in whose account it is; if a guest asks, the account takes over the guest's tables."""
    guest = None if visit.known is None else visit.known.player
    if guest is not None and guest.account is None and guest.id != player.id:
        await take_over(visit, guest, player)
    token = await visit.service.accounts.new_device(player.id, device)
    response = welcome(visit, player, token, 201)
    mark = visit.service.signer.sign("device", player.id, secrets.token_hex(8))
    put_cookie(visit, response, FAMILIAR, mark)
    return response


async def take_over(visit: Visit, guest: Player, player: Player) -> None:
    """Give a guest's tables and notes to an account."""
    while tables := await visit.service.store.logs.of_player(guest.id):  # which gives the newest of many
        for table in tables:
            await visit.service.desk.act(table.id, orders.hand(guest.id, player.id, player.name))
    await visit.service.store.chat.hand_notes(guest.id, player.id)


@endpoint("DELETE", "/api/session", gives=Done)
async def log_out(visit: Visit) -> Response:
    """Forget this device."""
    known = visit.need_known()
    await visit.service.accounts.forget_devices(known.player.id, [known.device.id])
    response = reply(Done())
    response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=visit.service.config.secure)
    return response


@endpoint("PUT", "/api/password", body=NewPassword, gives=Done, refuses=(401, 409, 422, 429))
async def change_password(visit: Visit) -> Done:
    """Change the password of one's account; other devices must log in again."""
    body = visit.read(NewPassword)
    visit.service.arrivals.take(visit.address)
    await visit.service.accounts.change_password(visit.need_known(), body.old, body.new, visit.address)
    return Done()


@endpoint("GET", "/api/devices", gives=Devices)
async def list_devices(visit: Visit) -> Devices:
    """List one's devices."""
    known = visit.need_known()
    found = await visit.service.store.people.devices(known.player.id)
    return Devices(devices=[shown(device, known.device.id) for device in found])


@endpoint("DELETE", "/api/devices/{device}", gives=Done, refuses=(404,))
async def forget_device(visit: Visit) -> Done:
    """Shut one of one's devices out."""
    wanted = visit.path("device")
    devices = await visit.service.store.people.devices(visit.player.id)
    found = [device.id for device in devices if len(wanted) == 16 and device.id.startswith(wanted)]
    if not found:
        raise Refused("server-no-such-device", 404)
    await visit.service.accounts.forget_devices(visit.player.id, found)
    return Done()


@endpoint("GET", "/api/webhook", gives=Webhook)
async def webhook(visit: Visit) -> Webhook:
    """Say where calls go when one's turn has come."""
    return Webhook(url=visit.player.webhook, secret=None)


@endpoint("PUT", "/api/webhook", body=NewWebhook, gives=Webhook, refuses=(409, 422, 429))
async def set_webhook(visit: Visit) -> Webhook:
    """Have a web address called when one's turn has come; keep the key, with which calls are signed."""
    body = visit.read(NewWebhook)
    if not visit.service.config.webhooks:
        raise Refused("server-webhooks-off", 409)
    visit.service.arrivals.take(visit.address)
    secret = await visit.service.webhooks.change(visit.player.id, body.url)
    visit.service.accounts.forget()
    return Webhook(url=body.url, secret=secret)


@endpoint("DELETE", "/api/webhook", gives=Done)
async def remove_webhook(visit: Visit) -> Done:
    """Have nothing called any more."""
    await visit.service.webhooks.change(visit.player.id, None)
    visit.service.accounts.forget()
    return Done()
