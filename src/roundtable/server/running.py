"""Runs the server: listens, says where, and stops in good order when it is asked to."""

import asyncio
import gc
import logging
import os
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from . import logging_setup
from .app import Application
from .config import Config, unknown
from .connections import Connections, protocols
from .refused import Refused

LARGEST_MESSAGE: Final = 16_384  # bytes of a socket message
BACKLOG: Final = 2048
PARENT: Final = 1.0  # seconds between looks for the parent
GARBAGE: Final = (5_000, 10, 5)  # objects more before garbage is looked for, and how seldom among older ones
logger: Final = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Uvicorn, which says when it is ready and when it begins to stop."""

    def __init__(self, config: uvicorn.Config, application: Application, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._application: Final = application
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say where."""
        await super().startup(sockets)
        if self.started and sockets:
            self._ready(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody wait for news any longer, then stop."""
        self._application.service.stopping()
        await super().shutdown(sockets)


def uvicorn_config(config: Config, app: ASGIApp) -> uvicorn.Config:
    """Give uvicorn's own configuration."""
    http, ws = protocols(Connections(config))
    return uvicorn.Config(
        app,
        lifespan="off",  # the service is opened before anybody is let in, so that errors reach who starts it
        http=http,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients ping, and we close who is silent
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies) or None,
        timeout_graceful_shutdown=round(config.shutdown_seconds) or 1,
        timeout_keep_alive=65,
    )


def listen(config: Config) -> socket.socket:
    """Open the port."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((config.host, config.port))
        opened.listen(BACKLOG)
    except OSError as problem:
        opened.close()
        raise Refused("server-port", 500, host=config.host, port=config.port, why=problem.strerror or "?") from problem
    opened.setblocking(False)
    return opened


def run(config: Config, ready: Callable[[int], None], descriptor: int | None = None) -> bool:
    """Serve until somebody stops us; say whether it went well. `ready` is told the port.

    One of several processes is given the port that its parent has opened.
    """
    logging_setup.set_up(config.log_level)
    for variable in unknown(os.environ):
        logger.warning("there is no such setting", extra={"why": variable})
    application = Application(config)

    def begin(port: int) -> None:
        keep_what_is_loaded()
        ready(port)

    server = Server(uvicorn_config(config, application.build()), application, begin)
    opened = listen(config) if descriptor is None else socket.socket(fileno=descriptor)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(application, server, opened, orphan=descriptor is not None))
    finally:
        opened.close()
    return server.started


def keep_what_is_loaded() -> None:
    """Never look for garbage among all that was loaded by now: each look would keep everybody waiting for long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def serve(
    application: Application, server: uvicorn.Server, opened: socket.socket, *, orphan: bool = False
) -> None:
    """Open the service, let people in until the server is told to stop, and close the service behind the last.

    What may be left an orphan stops when its parent is gone.
    """
    await application.open()
    watching = asyncio.create_task(with_parent(server, os.getppid())) if orphan else None
    try:
        await server.serve([opened])
    finally:
        if watching is not None:
            watching.cancel()
        await application.close()


async def with_parent(server: uvicorn.Server, parent: int) -> None:
    """Stop when the parent has gone."""
    while os.getppid() == parent:
        await asyncio.sleep(PARENT)
    server.should_exit = True


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Give the fast event loop, if it is there."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
