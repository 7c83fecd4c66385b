"""How much one client may ask for: token buckets by address and by person, in memory.

Processes that share a database tell each other what clients used (`sharing`), in parts of what they may use: so a
client that does little is never spoken of.
"""

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from .refused import Refused

MOST: Final = 20_000  # clients remembered
PART: Final = 10  # of what a client may use is told to other processes at once
AGAIN: Final = 5.0  # seconds after which what clients hold is told again, for processes that came later
LASTS: Final = 3 * AGAIN  # seconds for which what was told holds: processes die without taking leave
NETWORK: Final = 64  # bits of an IPv6 address that one household shares; the rest is anybody's own choice


def address_of(connection: HTTPConnection) -> str:
    """Give the network address by which a client is counted."""
    return counted(connection.client.host if connection.client else "?")


def counted(host: str) -> str:
    """Give an address as it is counted: of IPv6 the network, or one client would be many."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if found.version == 4:
        return host
    inner = found.ipv4_mapped
    return str(inner) if inner is not None else str(ipaddress.ip_network((found, NETWORK), strict=False))


class AtOnce:
    """How many things one client does or has at the same time, here and as far as we know at other processes."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._part: Final = max(1, most // PART)
        self._here: Final[Counter[str]] = Counter()
        self._elsewhere: Final[dict[str, dict[str, tuple[int, float]]]] = {}  # by client and process, and until when
        self._known: Final[dict[str, int]] = {}  # what other processes were told
        self._changed: Final[set[str]] = set()
        self._tell_all = 0.0  # when

    @property
    def here(self) -> int:
        """How many things all clients do here."""
        return self._here.total()

    def full(self, client: str) -> bool:
        """Say whether a client does as much as it may."""
        return self._here[client] + self._others(client) >= self.most

    @contextmanager
    def doing(self, client: str) -> Iterator[None]:
        """Do one more thing, or refuse."""
        if self.full(client):
            raise Refused("server-too-many", 429, seconds=1)
        self._here[client] += 1
        self._changed.add(client)
        try:
            yield
        finally:
            self._here[client] -= 1
            self._changed.add(client)
            if not self._here[client]:
                del self._here[client]

    def untold(self, now: float) -> list[tuple[str, int]]:
        """Give how many things clients do now of whom other processes do not know it."""
        again = now >= self._tell_all
        if again:
            self._tell_all = now + AGAIN
            self._changed.update(self._here)
            for client in list(self._elsewhere):
                self._others(client)
        found: list[tuple[str, int]] = []
        for client in self._changed:
            count = self._here.get(client, 0)
            worth = count if count >= self._part else 0
            if worth != self._known.pop(client, 0) or (again and worth):
                found.append((client, worth))
            if worth:
                self._known[client] = worth
        self._changed.clear()
        return found

    def held_elsewhere(self, process: str, client: str, count: int, now: float) -> None:
        """Another process tells how many things a client does there."""
        self._elsewhere.setdefault(client, {})[process] = (count, now + LASTS)

    def _others(self, client: str) -> int:
        """Give how many things a client does at other processes; what was told long ago no longer counts."""
        now = time.monotonic()
        places = {one: told for one, told in self._elsewhere.pop(client, {}).items() if told[0] and told[1] > now}
        if places:
            self._elsewhere[client] = places
        return sum([count for count, _ in places.values()])


class Bucket:
    """A bucket that fills by `rate` per second up to `size`, and what was taken that other processes do not know."""

    __slots__ = ("at", "left", "untold")

    def __init__(self, size: float, now: float) -> None:
        self.left = size
        self.at = now
        self.untold = 0


class Limit:
    """Buckets by client. Those that are full again are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate: Final = rate
        self.size: Final = size
        self._part: Final = max(1.0, size / PART)
        self._buckets: Final[dict[str, Bucket]] = {}
        self._worth_telling: Final[set[str]] = set()

    def take(self, client: str) -> None:
        """Take one token of a client, or refuse and say for how long."""
        wait = self.wait(client)
        if wait > 0:
            raise Refused("server-too-many", 429, seconds=max(1, round(wait)))

    def wait(self, client: str) -> float:
        """Take one token of a client; give the seconds until there is one, 0 if there was."""
        bucket = self._bucket(client)
        if bucket.left < 1:
            return (1 - bucket.left) / self.rate
        bucket.left -= 1
        bucket.untold += 1
        if bucket.untold >= self._part:
            self._worth_telling.add(client)
        return 0.0

    def untold(self) -> list[tuple[str, int]]:
        """Give what clients took of which other processes do not know yet, as far as it is worth telling."""
        found: list[tuple[str, int]] = []
        for client in self._worth_telling:
            bucket = self._buckets.get(client)
            if bucket is not None:
                found.append((client, bucket.untold))
                bucket.untold = 0
        self._worth_telling.clear()
        return found

    def used_elsewhere(self, client: str, tokens: float) -> None:
        """A client took tokens at another process; it never owes more than it could have at once."""
        bucket = self._bucket(client)
        bucket.left = max(-self.size, bucket.left - tokens)

    def _bucket(self, client: str) -> Bucket:
        """Give the bucket of a client, filled up to now."""
        now = time.monotonic()
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._forget(now)
            bucket = self._buckets[client] = Bucket(self.size, now)
        bucket.left = min(self.size, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        return bucket

    def _forget(self, now: float) -> None:
        """Forget clients whose bucket is full; if there are none, those seen longest ago."""
        full = [name for name, one in self._buckets.items() if one.left + (now - one.at) * self.rate >= self.size]
        oldest = sorted(self._buckets, key=lambda name: self._buckets[name].at)[: MOST // 10]
        for name in full or oldest:
            del self._buckets[name]
