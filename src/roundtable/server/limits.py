"""How much one client may ask for: token buckets by address and by person, in memory."""

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from .refused import Refused

MOST: Final = 20_000  # clients remembered


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
    """How many things one client does at the same time."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._doing: Final[Counter[str]] = Counter()

    @contextmanager
    def doing(self, client: str) -> Iterator[None]:
        """Do one more thing, or refuse."""
        if self._doing[client] >= self.most:
            raise Refused("server-too-many", 429, seconds=1)
        self._doing[client] += 1
        try:
            yield
        finally:
            self._doing[client] -= 1
            if not self._doing[client]:
                del self._doing[client]


class Bucket:
    """A bucket that fills by `rate` per second up to `size`."""

    __slots__ = ("at", "left")

    def __init__(self, size: float, now: float) -> None:
        self.left = size
        self.at = now


class Limit:
    """Buckets by client. Those that are full again are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate: Final = rate
        self.size: Final = size
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, client: str) -> None:
        """Take one token of a client, or refuse and say for how long."""
        wait = self.wait(client)
        if wait > 0:
            raise Refused("server-too-many", 429, seconds=max(1, round(wait)))

    def wait(self, client: str) -> float:
        """Take one token of a client; give the seconds until there is one, 0 if there was."""
        now = time.monotonic()
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._forget(now)
            bucket = self._buckets[client] = Bucket(self.size, now)
        bucket.left = min(self.size, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        if bucket.left < 1:
            return (1 - bucket.left) / self.rate
        bucket.left -= 1
        return 0.0

    def _forget(self, now: float) -> None:
        """Forget clients whose bucket is full; if there are none, those seen longest ago."""
        full = [name for name, one in self._buckets.items() if one.left + (now - one.at) * self.rate >= self.size]
        oldest = sorted(self._buckets, key=lambda name: self._buckets[name].at)[: MOST // 10]
        for name in full or oldest:
            del self._buckets[name]
