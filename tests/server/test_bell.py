"""Processes hear of each other: by the bell at once, without it within seconds, and nothing is lost between them."""

import asyncio
import json
import time
from collections.abc import Iterator

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from roundtable.server.store import bell as bells
from roundtable.server.store.bell import InProcess, Message, News, Rope, Roped, merged, parts
from roundtable.server.tables import neighbours

from .line import Line
from .live import Data, Live, begun, config_for, hear, tell
from .postgres import Postgres
from .test_processes import elsewhere


@pytest.fixture
def pair(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Live, Live, Line]]:
    """Give two servers on one database; the line of the second can fail."""
    monkeypatch.setattr(neighbours, "LOOK", 0.5)
    monkeypatch.setattr(bells, "BEAT", 0.2)
    monkeypatch.setattr(bells, "SILENCE", 0.5)
    database = postgres.database()
    with Line(database) as line, Live(config_for(database)) as first, Live(config_for(line.database)) as second:
        yield first, second, line
        line.mend()


def both(socket: ClientConnection) -> dict[str, Data]:
    """Give the next state and the next line of chat, in whatever order they come."""
    heard: dict[str, Data] = {}
    while {"state", "chat"} - set(heard):
        message: Data = json.loads(socket.recv(6))
        heard.setdefault(message["type"], message)
    return heard


def test_a_silent_line_is_noticed_and_what_was_missed_is_made_up_for(pair: tuple[Live, Live, Line]) -> None:
    first, second, line = pair
    table, folk = begun(first)
    with elsewhere(folk[0], second).socket() as socket:
        tell(socket, do="watch", table=table)
        version = hear(socket, "state")["state"]["version"]
        line.silence()  # no connection is closed, nothing is said
        seat = folk[0].state(table)["table"]["waiting"][0]
        folk[seat].play(table, seat)
        folk[0].post(f"/api/tables/{table}/chat", {"text": "Can you hear me?"}, 201)
        time.sleep(0.5)
        line.mend()
        heard = both(socket)
        assert heard["state"]["state"]["version"] == version + 1
        assert heard["chat"]["line"]["text"] == "Can you hear me?"


def test_a_bell_that_never_rings_costs_seconds(pair: tuple[Live, Live, Line], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, _ = pair
    table, folk = begun(first)
    monkeypatch.setattr(Roped, "ring", lambda _self, _news: None)
    with elsewhere(folk[0], second).socket() as socket:
        tell(socket, do="watch", table=table)
        version = hear(socket, "state")["state"]["version"]
        for count in range(3):
            seat = folk[0].state(table)["table"]["waiting"][0]
            folk[seat].play(table, seat, count)
            folk[0].post(f"/api/tables/{table}/chat", {"text": f"Line {count}"}, 201)
            heard = both(socket)
            assert heard["state"]["state"]["version"] == version + count + 1
            assert heard["chat"]["line"]["text"] == f"Line {count}"
    assert second.application.service.neighbours.caught_up >= 3


def test_lines_said_at_two_processes_at_once_are_all_passed_on_in_order(pair: tuple[Live, Live, Line]) -> None:
    first, second, _ = pair
    table, folk = begun(first)
    there = elsewhere(folk[1], second)
    with folk[0].socket() as here, there.socket() as beyond:
        for socket in (here, beyond):
            tell(socket, do="watch", table=table)
            hear(socket, "state")
        for number in range(10):
            tell(here, do="chat", table=table, id=f"a{number}", text=f"a{number}")
            tell(beyond, do="chat", table=table, id=f"b{number}", text=f"b{number}")
        for socket in (here, beyond):
            assert [hear(socket, "chat")["line"]["n"] for _ in range(20)] == list(range(1, 21))


class Deaf:
    """A rope over which nothing comes back."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    async def send(self, message: bytes) -> None:
        self.sent.append(message)

    async def close(self) -> None:
        pass


def test_who_does_not_hear_the_own_beat_hangs_a_new_rope(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bells, "SILENCE", 0.05)
    monkeypatch.setattr(bells, "PAUSE", 0.01)
    missed: list[int] = []

    async def hang(_heard: object) -> Rope:
        return Deaf()

    async def work() -> None:
        bell = Roped("me", hang)
        await bell.start(lambda _news: None, lambda: missed.append(bell.hung))
        while bell.hung < 3:
            await asyncio.sleep(0.02)
        await bell.stop()

    asyncio.run(asyncio.wait_for(work(), 20))
    assert missed[:3] == [1, 2, 3]


def test_news_of_a_table_become_one_and_messages_stay_short() -> None:
    assert merged(News("t", 3, 0, ("a",)), News("t", 0, 7, ("b", "a"))) == News("t", 3, 7, ("a", "b"))
    news = [News(f"table{number:027}", number, 0, ("p" * 32,) * 4) for number in range(100)]
    messages = [Message("me", part) for part in parts(news)]
    assert len(messages) > 1
    assert [one for message in messages for one in message.news] == news
    assert max([len(msgspec.json.encode(message)) for message in messages]) < 8000


def test_those_in_one_process_hear_each_other_but_not_themselves() -> None:
    async def work() -> list[tuple[str, News]]:
        heard: list[tuple[str, News]] = []
        members: list[InProcess] = []
        ada, bea = InProcess(members), InProcess(members)
        for name, one in (("ada", ada), ("bea", bea)):
            await one.start(lambda news, name=name: heard.append((name, news)), lambda: None)  # type: ignore[misc]  # a lambda with a default
        ada.ring([News("t", 1)])
        await asyncio.sleep(0)
        await bea.stop()
        ada.ring([News("t", 2)])
        await asyncio.sleep(0)
        return heard

    assert asyncio.run(work()) == [("bea", News("t", 1))]


def test_a_move_is_known_elsewhere_at_once(pair: tuple[Live, Live, Line]) -> None:
    first, second, _ = pair
    table, folk = begun(first)
    took: list[float] = []
    with elsewhere(folk[0], second).socket() as socket:
        tell(socket, do="watch", table=table)
        hear(socket, "state")
        for count in range(10):
            seat = folk[0].state(table)["table"]["waiting"][0]
            folk[seat].play(table, seat, count)
            began = time.monotonic()
            hear(socket, "state")
            took.append(time.monotonic() - began)
    assert sorted(took)[5] < 0.3
