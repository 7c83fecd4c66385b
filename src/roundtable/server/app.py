"""The application: every endpoint, the socket, health, metrics and the files of the table in the browser."""

import ipaddress
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .accounts import Known
from .api import about, components, hints, openapi, people, play, records, rights, tables
from .api.route import ENDPOINTS, reply
from .api.serving import Serving, known_by
from .config import Config
from .guard import HEADERS, Guard
from .limits import address_of
from .refused import Refused
from .service import Service, open_service
from .socket import Socket
from .static_files import StaticFiles
from .store import Unavailable

# imported so that their endpoints are declared
SUBJECTS: Final = (people, rights, about, components, tables, play, hints, records, openapi)
STATIC: Final = Path(__file__).with_name("static")


class Application:
    """Builds the application around a service, which is opened before the first request and closed after the last."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.guard: Final = Guard(config)
        self._service: Service | None = None

    @property
    def service(self) -> Service:
        """The service, which is open while the application runs."""
        assert self._service is not None
        return self._service

    async def open(self) -> None:
        """Open the service; what keeps it from that is refused with a reason."""
        self._service = await open_service(self.config)

    async def close(self) -> None:
        """Close the service."""
        await self.service.close()

    def build(self) -> ASGIApp:
        """Give the application."""
        routes: list[BaseRoute] = [
            Route(one.path, Serving(lambda: self.service, self.guard, one).answer, methods=[one.method])
            for one in ENDPOINTS
        ]
        routes += [
            WebSocketRoute("/api/socket", self.socket),
            Route("/health/live", self.live),
            Route("/health/ready", self.ready),
            Route("/metrics", self.metrics),
        ]
        app = Starlette(routes=routes, exception_handlers={HTTPException: not_there})
        app.router.redirect_slashes = False
        app.router.default = StaticFiles(STATIC)
        return Headers(app)

    # ---- the socket ----

    async def socket(self, websocket: WebSocket) -> None:
        """Let a client in, unless it is a foreign page or has too many sockets already."""
        service = self.service
        address = address_of(websocket)
        try:
            self.guard.need_known_host(websocket)
            self.guard.need_no_foreign_page(websocket)
            known = await known_by(service, websocket, self.guard)
            service.requests.take(f"address {address}")
        except (Refused, Unavailable) as problem:
            status = problem.status if isinstance(problem, Refused) else 503
            await websocket.send_denial_response(Response(None, status))
            return
        socket = Socket(websocket, service, known, address)
        if service.closing or service.sockets.full(socket.client):
            await websocket.send_denial_response(Response(None, 503 if service.closing else 429))
            return
        with service.sockets.doing(socket.client):
            await self._run(socket, known)

    async def _run(self, socket: Socket, known: Known | None) -> None:
        """Let a socket listen, and those who have news for its person know of it."""
        listeners = None if known is None else self.service.listeners.setdefault(known.player.id, set())
        if listeners is not None:
            listeners.add(socket)
        try:
            await socket.websocket.accept()
            await socket.run()
        finally:
            if known is not None and listeners is not None:
                listeners.discard(socket)
                if not listeners:
                    self.service.listeners.pop(known.player.id, None)

    # ---- for those who run it ----

    async def live(self, _request: Request) -> Response:
        """The process answers."""
        return PlainTextResponse("ok\n")

    async def ready(self, _request: Request) -> Response:
        """The process can serve tables: the database answers, has the right form, and takes what is written."""
        ready = not self.service.closing and await self.service.store.ready()
        return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        """Give numbers for Prometheus, to this machine only unless the configuration says otherwise."""
        allowed = self.config.metrics
        if allowed == "off" or (allowed == "local" and not is_local(request)):
            return not_there(request, HTTPException(404))
        return Response(self.service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_local(request: HTTPConnection) -> bool:
    """Say whether a request comes from this machine, and not through a proxy on it."""
    if request.client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def not_there(_request: Request, problem: Exception) -> Response:
    """Say that there is nothing at a path, or not with that method."""
    status = problem.status_code if isinstance(problem, HTTPException) else 500
    refused = Refused("server-no-method", 405) if status == 405 else Refused("server-nothing-here", 404)
    response = reply({"error": refused.data()}, status)
    if isinstance(problem, HTTPException) and problem.headers:
        response.headers.update(problem.headers)
    return response


class Headers:
    """Puts the headers that keep browsers careful on every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, careful if scope["type"] == "http" else send)
