"""Calls a web address that somebody else chose: only public addresses, no redirects, little patience.

The name is looked up once, every address it has is checked, and the connection goes to the address that was checked.
"""

import asyncio
import ipaddress
import socket
import ssl
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from .refused import Refused

SECONDS: Final = 10.0
LONGEST_URL: Final = 500
PORTS: Final = (443, 8443)
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 addresses as a NAT64 writes them


class BadTarget(Refused):
    """An address we do not call."""


class Target(Struct, frozen=True, kw_only=True):
    """Where a call goes: the address that was checked, and the name it was found under."""

    address: str
    port: int
    host: str
    path: str
    secure: bool


async def target(url: str, private: bool) -> Target:
    """Check a web address; private ones, plain HTTP and odd ports only if allowed."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise BadTarget("server-webhook-address", 422) from None
    odd = any(ord(letter) <= 32 or ord(letter) > 126 for letter in url)
    if odd or len(url) > LONGEST_URL or parts.scheme not in ("https", "http") or not parts.hostname or parts.username:
        raise BadTarget("server-webhook-address", 422)
    if not private and (parts.scheme != "https" or port not in PORTS):
        raise BadTarget("server-webhook-address", 422)
    addresses = await _addresses(parts.hostname, port)
    if not private and not all(_public(address) for address in addresses):
        if _number(parts.hostname):
            raise BadTarget("server-webhook-private", 422)
        raise BadTarget("server-webhook-unknown", 422)  # as if there were none: our network's names are our own
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(address=addresses[0], port=port, host=parts.hostname, path=path, secure=parts.scheme == "https")


async def _addresses(host: str, port: int) -> list[str]:
    """Look a name up."""
    loop = asyncio.get_running_loop()
    try:
        found = await asyncio.wait_for(loop.getaddrinfo(host, port, type=socket.SOCK_STREAM), SECONDS)
    except (OSError, UnicodeError, TimeoutError):
        raise BadTarget("server-webhook-unknown", 422) from None
    return [str(entry[4][0]) for entry in found]


def _number(host: str) -> bool:
    """Say whether a host is an address and no name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _public(address: str) -> bool:
    """Say whether an address belongs to the open internet, also when one is wrapped in another."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
        if found.is_site_local or found.is_reserved:
            return False
    return found.is_global and not found.is_multicast


async def deliver(where: Target, body: bytes, headers: dict[str, str]) -> None:
    """Post a body; anything but a status of 2xx is a failure."""
    async with asyncio.timeout(SECONDS):
        context = ssl.create_default_context() if where.secure else None
        name = where.host if where.secure else None
        reader, writer = await asyncio.open_connection(where.address, where.port, ssl=context, server_hostname=name)
        try:
            lines = [
                f"POST {where.path} HTTP/1.1",
                f"Host: {where.host}:{where.port}",
                "Content-Type: application/json",
                f"Content-Length: {len(body)}",
                "User-Agent: Roundtable",
                "Connection: close",
                *[f"{field}: {value}" for field, value in headers.items()],
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
            status = (await reader.readline()).split()
        finally:
            writer.close()
    if len(status) < 2 or not status[1].startswith(b"2"):
        raise ValueError("the receiver refused")
