"""A server that runs beside the test, and people who use it."""

import asyncio
import json
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlencode

import httpx2
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from roundtable.server.app import Application
from roundtable.server.config import Config
from roundtable.server.running import Server, listen, loop_factory, serve, uvicorn_config
from roundtable.server.work.on_ray import RayPool
from roundtable.server.work.pool import Pool

Data = dict[str, Any]  # JSON
PATIENCE: Final = 60.0  # seconds that anything may take on a busy machine
PLENTY: Final[dict[str, object]] = {
    "requests_per_second": 100_000.0,
    "requests_at_once": 100_000,
    "guests_per_minute": 100_000.0,
    "tables_each": 10_000,
    "bot_tables_each": 10_000,
    "sockets_each": 1_000,
    "connections_each": 1_000,
    "modules": ("tests.practice",),
}


def config_for(database: str, **chosen: object) -> Config:
    """Give the configuration for a test: any port, much allowed."""
    return Config.read({}, database=database, port=0, **{**PLENTY, **chosen})


def eventually(holds: Callable[[], bool], what: str) -> None:
    """Wait until something holds."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, f"never came about: {what}"
        time.sleep(0.02)


class Live:
    """A server in a thread of its own."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.application: Final = Application(config)
        self._socket: Final = listen(config)
        self.port: Final[int] = self._socket.getsockname()[1]
        self.server: Final = Server(
            uvicorn_config(config, self.application.build()), self.application, lambda _port: None
        )
        self._thread: Final = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._people: Final[list[Person]] = []
        self._stranger: Person | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(serve(self.application, self.server, self._socket))

    def __enter__(self) -> Self:
        self._thread.start()
        eventually(lambda: self.server.started or not self._thread.is_alive(), "the server starts")
        if not self.server.started:
            self._socket.close()
            raise RuntimeError("the server did not start")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for person in self._people:
            person.client.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive(), "the server did not stop"

    def stranger(self) -> "Person":
        """Give somebody who has not said who they are."""
        person = Person(self)
        self._people.append(person)
        return person

    def stranger_client(self) -> httpx2.Client:
        """Give one and the same client of a stranger, for many requests."""
        if self._stranger is None:
            self._stranger = self.stranger()
        return self._stranger.client

    def guest(self, name: str = "Ada") -> "Person":
        """Let a guest in."""
        person = self.stranger()
        given = person.post("/api/guests", {"name": name}, 201)
        person.token = given["token"]
        person.id = given["player"]["id"]
        return person


class Person:
    """Somebody with a program: requests as JSON, answers as JSON, the status checked."""

    def __init__(self, live: Live) -> None:
        self.live: Final = live
        self.token = ""
        self.id = ""
        self.client: Final = httpx2.Client(base_url=live.url, timeout=PATIENCE, trust_env=False)

    def ask(
        self,
        method: str,
        path: str,
        status: int = 200,
        *,
        json: object = None,
        content: str | bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> httpx2.Response:
        """Send a request and check the status of its answer."""
        known = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        sent = msgspec.json.encode(json) if json is not None else content
        if sent is not None:
            known["Content-Type"] = "application/json"
        response = self.client.request(method, path, headers=known | (headers or {}), content=sent)
        assert response.status_code == status, f"{method} {path}: {response.status_code} {response.text[:500]}"
        return response

    def get(self, path: str, status: int = 200) -> Data:
        given: Data = self.ask("GET", path, status).json()
        return given

    def post(self, path: str, body: object = None, status: int = 200) -> Data:
        given: Data = self.ask("POST", path, status, json=body).json()
        return given

    def put(self, path: str, body: object, status: int = 200) -> Data:
        given: Data = self.ask("PUT", path, status, json=body).json()
        return given

    def delete(self, path: str, status: int = 200) -> Data:
        given: Data = self.ask("DELETE", path, status).json()
        return given

    def refused(self, method: str, path: str, status: int, *, json: object = None) -> str:
        """Send a request that is refused; give the message id."""
        id: str = self.ask(method, path, status, json=json).json()["error"]["id"]
        return id

    # ---- tables ----

    def open(self, game: str = "tourney", seats: list[Data] | None = None, **more: object) -> str:
        """Set a table up."""
        chairs = [{"kind": "me"}, {"kind": "open"}] if seats is None else seats
        given = self.post("/api/tables", {"game": game, "seats": chairs, **more}, 201)
        id: str = given["table"]
        return id

    def sit(self, table: str, seat: int | None = None) -> Data:
        return self.post(f"/api/tables/{table}/seats", {} if seat is None else {"seat": seat})

    def state(self, table: str, seat: int | None = None, **more: float) -> Data:
        query = more if seat is None else {"seat": seat, **more}
        return self.get(f"/api/tables/{table}?" + urlencode(query))

    def play(self, table: str, seat: int, place: int = 0) -> Data:
        """Play the option at a place."""
        state = self.state(table, seat)
        action = state["ask"]["options"][place % len(state["ask"]["options"])]["notation"]
        return self.move(table, seat, state["version"], action)

    def move(self, table: str, seat: int, version: int, action: str, status: int = 200, **more: object) -> Data:
        body = {"seat": seat, "version": version, "action": action, **more}
        return self.post(f"/api/tables/{table}/moves", body, status)

    def socket(self, origin: str | None = None, cookie: str | None = None) -> ClientConnection:
        """Open a socket, as a program does, or with a cookie as a page does."""
        headers = {"Cookie": cookie} if cookie else {"Authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"ws://127.0.0.1:{self.live.port}/api/socket"
        chosen = None if origin is None else Origin(origin)
        return connect(address, additional_headers=headers, origin=chosen, max_size=None, proxy=None)


def pids(workers: Pool | RayPool) -> list[int]:
    """Give the ids of a pool's processes."""
    pool = workers.here if isinstance(workers, RayPool) else workers
    return [worker.process.pid for worker in [*pool._idle, *pool._busy]]


def tell(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))


def hear(socket: ClientConnection, kind: str, seconds: float = PATIENCE) -> Data:
    """Give the next message of a kind."""
    until = time.monotonic() + seconds
    while True:
        message: dict[str, Any] = json.loads(socket.recv(max(0.01, until - time.monotonic())))
        if message["type"] == kind:
            return message


def begun(live: Live, game: str = "tourney", people: int = 2, **more: object) -> tuple[str, list[Person]]:
    """Give a running table of some people, each on the seat of their number."""
    folk = [live.guest(f"Guest {number}") for number in range(people)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
    table = folk[0].open(game, seats, **more)
    for number, person in enumerate(folk[1:], 1):
        person.sit(table, number)
    folk[0].post(f"/api/tables/{table}/start")
    return table, folk


def whose_turn(table: str, folk: list[Person]) -> int:
    """Give a seat that must decide."""
    waiting: list[int] = folk[0].state(table)["table"]["waiting"]
    return waiting[0]


def finish(table: str, folk: list[Person], most: int = 3000) -> Data:
    """Play a table to its end, always another option; give the last state."""
    for count in range(most):
        state = folk[0].state(table)
        if state["table"]["status"] != "playing":
            return state
        seat = state["table"]["waiting"][0]
        folk[seat].play(table, seat, count)
    raise AssertionError("the game does not end")
