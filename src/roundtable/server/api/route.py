"""How an endpoint is declared, and how a request is read: checked against its types before anything is done."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from roundtable.server.accounts import Known
from roundtable.server.limits import address_of
from roundtable.server.refused import Refused
from roundtable.server.service import Service
from roundtable.server.store import Player

S = TypeVar("S", bound=Struct)

COOKIE: Final = "roundtable"
BEARER: Final = "bearer "
JSON: Final = "application/json"
LARGEST_RECORD: Final = 4_200_000  # bytes
BODY_SECONDS: Final = 30.0  # for all of a body


class Visit:
    """One request: who asks, and what for."""

    def __init__(self, request: Request, service: Service, known: Known | None) -> None:
        self.request: Final = request
        self.service: Final = service
        self.known: Final = known
        self.body = b""

    @property
    def player(self) -> Player:
        """Who asks; those whom we do not know are refused."""
        return self.need_known().player

    def need_known(self) -> Known:
        """Give who asks, on which device."""
        if self.known is None:
            raise Refused("server-who-are-you", 401)
        return self.known

    @property
    def player_id(self) -> str | None:
        """Who asks; None if we do not know."""
        return None if self.known is None else self.known.player.id

    @property
    def address(self) -> str:
        """The network address the request is counted under."""
        return address_of(self.request)

    def path(self, name: str) -> str:
        """Give a part of the path; one that no database takes leads nowhere."""
        text = str(self.request.path_params[name])
        if "\0" in text:
            raise Refused("server-nothing-here", 404)
        return text

    def seat_in_path(self) -> int:
        """Give the seat that the path names."""
        text = self.path("seat")
        if not text.isascii() or not text.isdecimal() or len(text) > 3:
            raise Refused("server-no-such-seat", 404, seat=0)
        return int(text)

    def read(self, kind: type[S]) -> S:
        """Read the body."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise Refused("server-bad-body", 422, why=str(problem)[:200]) from None

    def query(self, kind: type[S]) -> S:
        """Read what stands behind the question mark."""
        given = self.request.query_params
        try:
            return msgspec.convert(dict(given), kind, strict=False)
        except (msgspec.ValidationError, ValueError) as problem:
            raise Refused("server-bad-query", 422, why=str(problem)[:200]) from None


Handler = Callable[[Visit], Awaitable[Struct | Response]]


class Endpoint(Struct, frozen=True, kw_only=True):
    """An endpoint as it is declared; the OpenAPI page is made from these."""

    method: str
    path: str
    handler: Handler
    subject: str
    summary: str
    body: type[Struct] | None
    query: type[Struct] | None
    gives: type[Struct] | None
    status: int
    refuses: tuple[int, ...]
    free: bool  # nobody needs to say who they are
    largest: int  # bytes of the body; 0: as the configuration says


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str,
    path: str,
    *,
    body: type[Struct] | None = None,
    query: type[Struct] | None = None,
    gives: type[Struct] | None = None,
    status: int = 200,
    refuses: tuple[int, ...] = (),
    free: bool = False,
    largest: int = 0,
) -> Callable[[Handler], Handler]:
    """Declare the handler of an endpoint; its docstring is the summary, its module the subject."""

    def declare(handler: Handler) -> Handler:
        ENDPOINTS.append(
            Endpoint(
                method=method,
                path=path,
                handler=handler,
                subject=handler.__module__.rpartition(".")[2],
                summary=(handler.__doc__ or "").strip(),
                body=body,
                query=query,
                gives=gives,
                status=status,
                refuses=refuses,
                free=free,
                largest=largest,
            )
        )
        return handler

    return declare


class Done(Struct, frozen=True):
    """Nothing to say but that it is done."""

    done: bool = True


def reply(data: Struct | dict[str, Any], status: int = 200) -> Response:
    """Give data as JSON that nobody keeps."""
    return Response(msgspec.json.encode(data), status, {"Cache-Control": "no-store"}, JSON)


async def read_body(request: Request, most: int) -> bytes:
    """Read a body up to a size and within a time; more is refused without reading it."""
    announced = request.headers.get("content-length", "0")
    if announced.isascii() and announced.isdecimal() and int(announced[:18]) > most:
        raise Refused("server-too-large", 413, most=most)
    parts = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                parts += part
                if len(parts) > most:
                    raise Refused("server-too-large", 413, most=most)
    except TimeoutError:
        raise Refused("server-bad-body", 408, why="timeout") from None
    except ClientDisconnect:
        raise Refused("server-bad-body", 400, why="") from None
    return bytes(parts)
