"""Keeps foreign web pages out: which names the server answers to, which pages may use it, what browsers may do."""

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .config import Config
from .refused import Refused

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Judges where a request comes from."""

    def __init__(self, config: Config) -> None:
        names = config.hosts or (LOOPBACK if config.loopback else ())
        self.hosts: Final = frozenset([name.lower() for name in names])  # empty: any
        self.origins: Final = frozenset([origin.rstrip("/").lower() for origin in config.origins])

    def need_known_host(self, connection: HTTPConnection) -> None:
        """Refuse a name that is not ours: a foreign page may have been pointed at our address."""
        if self.hosts and _name(connection.headers.get("host", "")) not in self.hosts:
            raise Refused("server-host-unknown", 421)

    def need_no_foreign_page(self, connection: HTTPConnection) -> None:
        """Refuse a request that a page of another site makes; programs send no origin."""
        origin = connection.headers.get("origin")
        if origin is not None and not self._own(connection, origin):
            raise Refused("server-foreign-page", 403)
        if connection.headers.get("sec-fetch-site", "none") == "cross-site" and origin is None:
            raise Refused("server-foreign-page", 403)

    def need_own_page(self, connection: HTTPConnection) -> None:
        """Refuse a cookie that does not come with the origin of one of our pages."""
        origin = connection.headers.get("origin")
        if origin is None or not self._own(connection, origin):
            raise Refused("server-foreign-page", 403)

    def _own(self, connection: HTTPConnection, origin: str) -> bool:
        if origin.lower() in self.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc.lower() == connection.headers.get("host", "").lower()


def _name(host: str) -> str:
    """Give a host without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""
