"""What the front end draws from: the components of a game as its content files hold them, and texts of effects."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
from starlette.responses import Response

from roundtable.kernel.table import box_of, games
from roundtable.kernel.wording import Composed
from roundtable.server.refused import Refused

from .about import cached
from .route import JSON, Visit, endpoint

HOME: Final = Path(str(files("roundtable.games")))


def known(game: str) -> str:
    """Give the name of a game there is."""
    if game not in games():
        raise Refused("server-no-such-game", 404, game=game[:40])
    return game


@cache
def components(game: str) -> bytes:
    """Give a game's content files, by their names; empty for a game that brings none."""
    found = {
        path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted((HOME / game / "content").glob("*.toml"))
    }
    return msgspec.json.encode(found)


@cache
def composed(game: str) -> bytes:
    """Give the texts that are put together from other messages: per kind of name and word, an argument that says it."""
    found = {
        kind.id: {word: kind.data(place) for place, word in enumerate(kind.words)}
        for kind in box_of(game).names()
        if isinstance(kind, Composed)
    }
    return msgspec.json.encode(found)


@endpoint("GET", "/api/content/{game}", refuses=(404,), free=True)
async def list_components(visit: Visit) -> Response:
    """Give every component of a game, with the source of what is known of it."""
    return cached(visit, components(known(visit.path("game"))), JSON)


@endpoint("GET", "/api/words/{game}", refuses=(404,), free=True)
async def list_words(visit: Visit) -> Response:
    """Give the texts of a game's cards, which are put together from their effects."""
    return cached(visit, composed(known(visit.path("game"))), JSON)
