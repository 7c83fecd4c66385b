"""While its database is away the server answers all the same: in time, truthfully, and nothing is done twice."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg
import msgspec
import pytest

from roundtable.server.config import Config
from roundtable.server.refused import Refused
from roundtable.server.store import Store, Unavailable, engine, open_store, patience, writer

from .conftest import sqlite
from .line import FULL, STARTING, Line
from .live import Data, Live, Person, begun, config_for, eventually
from .postgres import Postgres
from .test_store import run, write

SHORT: Final = 1.0  # seconds that somebody waits in these tests


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for long."""
    monkeypatch.setattr(patience, "PATIENCE", SHORT)
    monkeypatch.setattr(writer, "HOPE", SHORT / 2)
    monkeypatch.setattr(writer, "STUCK", SHORT / 2)


class Move:
    """A move of somebody, under its key."""

    def __init__(self, table: str, folk: list[Person]) -> None:
        seat = folk[0].state(table)["table"]["waiting"][0]
        state = folk[seat].state(table, seat)
        action = state["ask"]["options"][0]["notation"]
        self.person: Final = folk[seat]
        self.path: Final = f"/api/tables/{table}/moves"
        self.body: Final = {"seat": seat, "version": state["version"], "action": action, "key": "k"}

    def send(self) -> tuple[int, Data, float]:
        """Send it; give the status, the answer, and how long that took."""
        began = time.monotonic()
        headers = {"Authorization": f"Bearer {self.person.token}"}
        response = self.person.client.post(self.path, json=self.body, headers=headers)
        answer: Data = response.json()
        return response.status_code, answer, time.monotonic() - began


def ready(live: Live) -> bool:
    return live.stranger_client().get("/health/ready").status_code == 200


# ---- PostgreSQL ----


@pytest.fixture
def lined(postgres: Postgres) -> Iterator[tuple[Live, Line]]:
    """Give a server whose line to PostgreSQL can fail."""
    with Line(postgres.database()) as line, Live(config_for(line.database)) as live:
        yield live, line
        line.mend()


@pytest.mark.parametrize("why", [STARTING, FULL])
def test_a_move_outlasts_a_database_that_is_just_starting(lined: tuple[Live, Line], why: tuple[str, str]) -> None:
    live, line = lined
    move = Move(*begun(live))
    line.refuse(why)
    with ThreadPoolExecutor(1) as beside:
        sent = beside.submit(move.send)
        time.sleep(0.5)
        line.mend()
        assert sent.result()[0] in (200, 503)
    status, answer, _ = move.send()
    assert status == 200
    assert answer["version"] == move.body["version"] + 1


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("how", ["starting", "silent"])
def test_a_database_that_stays_away_is_said_to_be_in_time(lined: tuple[Live, Line], how: str) -> None:
    live, line = lined
    move = Move(*begun(live))
    if how == "silent":
        line.silence()
    else:
        line.refuse(STARTING)
    status, answer, took = move.send()
    assert (status, answer["error"]["id"]) == (503, "server-store-away")
    assert took < SHORT + 3  # a connection that does not answer is given two seconds to say goodbye
    assert not ready(live)
    line.mend()
    line.cut()
    eventually(lambda: ready(live), "the server is ready again")
    first = move.send()
    assert first[0] == 200
    assert move.send()[1] == first[1]


def test_a_server_waits_for_a_database_that_is_starting(postgres: Postgres) -> None:
    async def work() -> None:
        with Line(postgres.database()) as line:
            line.refuse(STARTING)
            opening = asyncio.create_task(open_store(Config.read({}, database=line.database).url))
            await asyncio.sleep(0.5)
            assert not opening.done()
            await asyncio.to_thread(line.mend)
            await (await opening).close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (asyncpg.CannotConnectNowError("starting up"), True),
        (asyncpg.AdminShutdownError("stopped"), True),
        (asyncpg.TooManyConnectionsError("full"), True),
        (asyncpg.ConnectionDoesNotExistError("gone"), True),
        (asyncpg.DiskFullError("full"), True),
        (asyncpg.DeadlockDetectedError("gave way"), True),
        (asyncpg.UniqueViolationError("twice"), False),
        (asyncpg.UndefinedTableError("what"), False),
    ],
)
def test_which_errors_mean_that_it_cannot_just_now(error: asyncpg.PostgresError, expected: bool) -> None:
    assert engine.away(error) is expected


# ---- SQLite ----


@pytest.mark.usefixtures("impatient")
def test_nobody_waits_for_the_patience_of_others(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path))) as live, ThreadPoolExecutor(8) as beside:
        moves = [Move(*begun(live)) for _ in range(8)]
        assert ready(live)
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # nothing can be written until it ends
            answers = list(beside.map(Move.send, moves))
            assert [status for status, _, _ in answers] == [503] * 8
            assert max([took for _, _, took in answers]) < 2 * SHORT
            assert not ready(live)
            assert [answer[0] for answer in (move.send() for move in moves)] == [503] * 8
            quick = moves[0].send()
            assert quick[0] == 503
            assert quick[2] < SHORT / 2
            other.execute("ROLLBACK")
        eventually(lambda: ready(live), "the server is ready again")
        for move in moves:
            assert [move.send()[1] for _ in range(2)] == [{"version": move.body["version"] + 1}] * 2


@pytest.mark.usefixtures("impatient")
def test_what_nobody_waits_for_any_more_is_not_written(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            first = asyncio.create_task(store.append(write("first", 1)))
            await asyncio.sleep(0.1)
            second = asyncio.create_task(store.append(write("second", 1)))
            for task in (first, second):
                with pytest.raises(Unavailable):
                    await task
            other.execute("ROLLBACK")
        while store.writer.away:
            await asyncio.sleep(0.05)
        await store.append(write("third", 1))
        assert await store.logs.versions(["second", "third"]) == {"third": 1}

    run(sqlite(tmp_path), work)


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_link_is_no_way_around_the_lock(tmp_path: Path, link: object) -> None:
    assert callable(link)

    async def work(store: Store) -> None:
        link(tmp_path / "tables.db", tmp_path / "other.db")
        with pytest.raises(Refused, match="server-database-taken"):
            await open_store(store.url.replace("tables.db", "other.db"))
        await store.append(write("still", 1))

    run(sqlite(tmp_path), work)


def test_what_is_written_ahead_is_carried_over_while_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "MOST_AHEAD", 200_000)
    monkeypatch.setattr(engine, "TIDY", 0.05)

    async def work(store: Store) -> None:
        most = 0
        for number in range(1, 21):
            one = write("long", number, f"m{number}")
            entry = msgspec.structs.replace(one.entry, data="x" * 100_000)
            await store.append(msgspec.structs.replace(one, entry=entry))
            most = max(most, store.database.ahead)
            await asyncio.sleep(0.01)
        assert most > engine.MOST_AHEAD
        for _ in range(100):
            if store.database.ahead < engine.MOST_AHEAD:
                break
            await asyncio.sleep(0.02)
        assert store.database.ahead < engine.MOST_AHEAD
        assert len(await store.logs.entries("long")) == 20

    run(sqlite(tmp_path), work)
