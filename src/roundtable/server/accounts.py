"""Guests, accounts and devices: who somebody is, by the token of one of their devices."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct

from . import cleaning
from .refused import Refused
from .store import Conflict, Counted, Device, Player, Store
from .tokens import fresh, hashed

SHORTEST: Final = 8  # of a password
LONGEST: Final = 200
DAY: Final = 24 * 3600.0
HOUR: Final = 3600.0
MINUTE: Final = 60.0
AT_ONCE: Final = 2  # passwords hashed at the same time: each takes tens of megabytes
REMEMBERED: Final = 5.0  # seconds for which a device is not looked up again
MOST_REMEMBERED: Final = 10_000
SEEN_EVERY: Final = 3600.0
MOST_DEVICES: Final = 50


class Known(Struct, frozen=True):
    """Somebody, and the device they use."""

    player: Player
    device: Device


class Asks(Struct, frozen=True):
    """Where an attempt to log in comes from: the address, and a device with the account that knows it."""

    address: str
    device: tuple[str, str] | None = None


class Guess(Struct):
    """An attempt to log in."""

    right: bool = False


class Accounts:
    """Who is who."""

    def __init__(self, store: Store, device_days: float) -> None:
        self.store: Final = store
        self._lasts: Final = device_days * DAY or float("inf")  # of a device that is not used
        self._hasher: Final = PasswordHasher()
        self._turn: Final = asyncio.Semaphore(AT_ONCE)
        self._known: Final[dict[str, tuple[float, Known]]] = {}
        self.shut_out: Final[list[Callable[[str, list[str]], None]]] = []  # hear of devices that are forgotten
        self._decoy: Final = self._hasher.hash(fresh())  # so that unknown names take as long as wrong passwords

    # ---- devices ----

    async def find(self, token: str) -> Known | None:
        """Find who a token belongs to."""
        return await self.known(hashed(token))

    async def known(self, id: str) -> Known | None:
        """Find who a device belongs to; None if it was shut out."""
        found = self._known.get(id)
        now = time.monotonic()
        if found is not None and found[0] > now:
            return found[1]
        looked_up = await self.store.people.by_device(id)
        if looked_up is None:
            return None
        known = Known(*looked_up)
        if time.time() - known.device.seen > self._lasts:
            await self.forget_devices(known.player.id, [known.device.id])
            return None
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[id] = (now + REMEMBERED, known)
        if time.time() - known.device.seen > SEEN_EVERY:
            await self.store.people.seen(id, time.time())
        return known

    def forget(self) -> None:
        """Look everybody up again: somebody has changed."""
        self._known.clear()

    async def new_guest(self, name: str, label: str) -> tuple[Player, str]:
        """Let somebody in with nothing but a name; give them and the token of their device."""
        now = time.time()
        player = Player(
            id=secrets.token_urlsafe(9),
            name=cleaning.name(name),
            account=None,
            password=None,
            webhook=None,
            webhook_secret=None,
            created=now,
        )
        token = fresh()
        await self.store.people.add(player, _device(player.id, token, label, now))
        return player, token

    async def new_device(self, player: str, label: str) -> str:
        """Let somebody in on another device; give its token. The oldest of too many is forgotten."""
        devices = await self.store.people.devices(player)
        if len(devices) >= MOST_DEVICES:
            await self.store.people.forget_devices(player, [one.id for one in devices[MOST_DEVICES - 1 :]])
        token = fresh()
        await self.store.people.add_device(_device(player, token, label, time.time()))
        return token

    async def forget_devices(self, player: str, ids: list[str]) -> None:
        """Shut devices out."""
        await self.store.people.forget_devices(player, ids)
        self.forget()
        for shut_out in self.shut_out:
            shut_out(player, ids)

    # ---- accounts ----

    async def rename(self, player: Player, name: str) -> None:
        """Change how somebody is called at tables."""
        await self.store.people.change(player.id, name=cleaning.name(name))
        self.forget()

    async def register(self, player: Player, name: str, password: str) -> None:
        """Make a guest's account; all their tables stay theirs."""
        if player.account is not None:
            raise Refused("server-account-already", 409)
        shown = cleaning.name(name)
        made = await self.hash(password)
        try:
            await self.store.people.change(player.id, name=shown, account=cleaning.compared(name), password=made)
        except Conflict:
            raise Refused("server-name-taken", 409, name=shown) from None
        self.forget()

    async def log_in(self, name: str, password: str, asks: Asks) -> Player:
        """Find an account by name and password."""
        account = cleaning.compared(name)
        player = await self.store.people.by_account(account)
        async with self.guessing(account, player, asks) as guess:
            guess.right = await self._verify(player.password if player and player.password else self._decoy, password)
        if player is None or player.password is None:  # which the decoy never lets through
            raise Refused("server-log-in-wrong", 401)
        if self._hasher.check_needs_rehash(player.password):
            await self.store.people.change(player.id, password=await self.hash(password))
        return player

    @asynccontextmanager
    async def guessing(self, account: str, player: Player | None, asks: Asks) -> AsyncIterator[Guess]:
        """Look at a password or a code: counted before it is looked at, so that those sent at once gain nothing.

        From a device that the account knows, only its own attempts count: whoever guesses elsewhere keeps its owner
        from nothing. From elsewhere those of this address for this name count, those of the address, and those of
        all strangers for the name, with short waits, as the owner may be among them.
        """
        if player is not None and asks.device is not None and asks.device[0] == player.id:
            own, shared = [Counted(who=f"device {hashed(asks.device[1])[:32]}", free=10, longest=HOUR)], []
        else:
            name = hashed(account)[:32]
            own = [Counted(who=f"pair {name} {asks.address}"[:120], free=5, longest=HOUR)]
            shared = [
                Counted(who=f"address {asks.address}"[:120], free=20, longest=HOUR),
                Counted(who=f"name {name}", free=30, longest=MINUTE),
            ]
        wait = await self.store.attempts.take([*own, *shared], time.time())
        if wait > 0:
            raise Refused("server-log-in-wait", 429, seconds=max(1, round(wait)))
        guess = Guess()
        yield guess
        if not guess.right:
            raise Refused("server-log-in-wrong", 401)
        await self.store.attempts.right(own, shared, time.time())

    async def need_password(self, known: Known, password: str, address: str) -> None:
        """Refuse who does not know the password of the account they are logged in to."""
        if known.player.account is None:
            raise Refused("server-no-account", 409)
        try:
            await self.log_in(known.player.account, password, Asks(address, (known.player.id, known.device.id)))
        except Refused as refused:
            if refused.message == "server-log-in-wrong":
                raise Refused("server-old-password-wrong", 401) from None
            raise

    async def change_password(self, known: Known, old: str, new: str, address: str) -> None:
        """Change a password; other devices are shut out."""
        await self.need_password(known, old, address)
        await self.store.people.change(known.player.id, password=await self.hash(new))
        await self.shut_out_all(known.player.id, but=known.device.id)

    async def shut_out_all(self, player: str, but: str = "") -> None:
        """Shut out all devices of somebody, one excepted."""
        await self.forget_devices(player, [one.id for one in await self.store.people.devices(player) if one.id != but])

    async def hash(self, password: str) -> str:
        """Give what is kept of a password; one that is too short or too long is refused."""
        if len(password) < SHORTEST:
            raise Refused("server-password-short", 422, least=SHORTEST)
        if len(password) > LONGEST:
            raise Refused("server-text-long", 422, what="password", most=LONGEST)
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, known: str, password: str) -> bool:
        async with self._turn:
            return await asyncio.to_thread(_matches, self._hasher, known, password[: LONGEST + 1])


def _matches(hasher: PasswordHasher, known: str, password: str) -> bool:
    try:
        return hasher.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False


def _device(player: str, token: str, label: str, now: float) -> Device:
    return Device(id=hashed(token), player=player, label=cleaning.cleaned(label)[:80], created=now, seen=now)
