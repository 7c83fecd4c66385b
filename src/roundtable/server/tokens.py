"""Tokens and links: drawn so that nobody can guess them, kept as hashes, signed so that nobody can make them."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

from .refused import Refused

BYTES: Final = 32
SIGNATURE: Final = 16  # bytes


def fresh() -> str:
    """Draw a token."""
    return secrets.token_urlsafe(BYTES)


def hashed(token: str) -> str:
    """Give what is kept of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs links with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._secret: Final = secret.encode()

    def sign(self, purpose: str, *parts: str) -> str:
        """Give a token that holds the parts, which contain no dots."""
        body = ".".join(parts)
        return _text(body.encode() + self._signature(purpose, body))

    def read(self, purpose: str, token: str) -> list[str]:
        """Give the parts of a token that was signed for this purpose; anything else is refused."""
        try:
            raw = base64.b64decode(token + "=" * (-len(token) % 4), altchars=b"-_", validate=True)
            body, signature = raw[:-SIGNATURE].decode(), raw[-SIGNATURE:]
        except ValueError:
            raise Refused("server-link-void", 404) from None
        if _text(raw) != token or not hmac.compare_digest(signature, self._signature(purpose, body)):
            raise Refused("server-link-void", 404)
        return body.split(".")

    def _signature(self, purpose: str, body: str) -> bytes:
        return hmac.digest(self._secret, f"{purpose}:{body}".encode(), "sha256")[:SIGNATURE]


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
