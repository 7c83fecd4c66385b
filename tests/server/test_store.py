"""The store: migrations make what the schema says, the log only grows, conflicts and lost connections are noticed."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from roundtable.server.config import Config
from roundtable.server.refused import Refused
from roundtable.server.store import Call, Conflict, Entry, Store, Summary, Write, open_store
from roundtable.server.store.schema import META

from .conftest import sqlite
from .postgres import Postgres

Work = Callable[[Store], Awaitable[None]]


def run(database: str, work: Work) -> None:
    """Do something with an open store."""

    async def main() -> None:
        store = await open_store(Config.read({}, database=database).url)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def write(table: str, sequence: int, mark: str = "m", key: str | None = None, calls: tuple[Call, ...] = ()) -> Write:
    """Give an entry and what goes with it."""
    return Write(
        entry=Entry(
            table=table,
            sequence=sequence,
            kind="play",
            seat=0,
            player="p",
            base=0,
            data="{}",
            rules="1",
            key=key,
            mark=mark,
            at=1.0,
        ),
        summary=Summary(
            id=table,
            game="tourney",
            rules="1",
            title="",
            owner="p",
            status="playing",
            public=True,
            spectators=True,
            seats=2,
            taken=2,
            open=0,
            version=sequence,
            waiting=1,
            bot_waits=False,
            created=1.0,
            updated=float(sequence),
        ),
        sitting=((0, "p"), (1, f"q{sequence}")),
        calls=calls,
    )


def test_migrations_make_what_the_schema_says(database: str) -> None:
    async def work(store: Store) -> None:
        async with store.database.reading() as connection:
            assert await connection.run_sync(differences) == []
        assert await store.ready()

    run(database, work)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), META))


def test_opening_twice_changes_nothing(database: str) -> None:
    async def add(store: Store) -> None:
        await store.append(write("twice", 1))

    async def look(store: Store) -> None:
        assert len(await store.logs.entries("twice")) == 1

    run(database, add)
    run(database, look)


def test_a_database_from_the_future_is_refused(tmp_path: Path) -> None:
    database = sqlite(tmp_path)

    async def work(store: Store) -> None:
        async with store.database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    run(database, work)
    with pytest.raises(Refused, match="server-database-newer"):
        run(database, work)


def test_two_servers_do_not_share_a_sqlite_file(tmp_path: Path) -> None:
    database = sqlite(tmp_path)

    async def work(store: Store) -> None:
        with pytest.raises(Refused, match="server-database-taken"):
            await open_store(store.url)

    run(database, work)


def test_sqlite_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.database.reading() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2

    run(sqlite(tmp_path), work)


def test_entries_come_back_as_they_were(database: str) -> None:
    async def work(store: Store) -> None:
        written = [write("same", number, f"m{number}", f"k{number}") for number in range(1, 6)]
        for one in written:
            await store.append(one)
        assert await store.logs.entries("same") == [one.entry for one in written]
        assert await store.logs.entries("same", 3) == [one.entry for one in written[3:]]
        assert await store.logs.versions(["same", "none"]) == {"same": 5}
        (summary,) = [one for one in await store.logs.lobby() if one.id == "same"]
        assert summary == written[-1].summary
        assert (await store.logs.seats_of("q5"))["same"] == [1]
        assert "same" not in await store.logs.seats_of("q4")

    run(database, work)


def test_many_entries_share_a_transaction(database: str) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*[store.append(write(f"many{number}", 1)) for number in range(100)])
        assert store.writer.entries == 100
        assert store.writer.batches < 20

    run(database, work)


def test_a_place_in_the_log_is_taken_once_and_others_of_the_batch_do_not_suffer(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append(write("race", 1))
        writes = [store.append(write("race", 2, mark)) for mark in "abc"]
        writes += [store.append(write(f"beside{number}", 1)) for number in range(5)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results].count(True) == 2
        assert [result for result in results if result is not None and not isinstance(result, Conflict)] == []
        assert len(await store.logs.entries("race")) == 2

    run(database, work)


def test_a_key_is_taken_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append(write("keys", 1, key="k"))
        with pytest.raises(Conflict):
            await store.append(write("keys", 2, key="k"))

    run(database, work)


def test_an_entry_and_its_calls_are_written_together(database: str) -> None:
    call = Call(id="c1", player="p", table="calls", body="{}", attempts=0, due=0.0)

    async def work(store: Store) -> None:
        await store.append(write("calls", 1, calls=(call,)))
        with pytest.raises(Conflict):
            await store.append(write("calls", 1, "other", calls=(call,)))
        assert await store.calls.claim(1.0, 2.0, 10) == [call]
        assert await store.calls.claim(1.0, 2.0, 10) == []
        await store.calls.done("c1")

    run(database, work)


def test_a_new_call_about_a_table_replaces_an_older_one(database: str) -> None:
    calls = [Call(id=id, player="p", table="again", body="{}", attempts=0, due=0.0) for id in ("a1", "a2")]

    async def work(store: Store) -> None:
        await store.append(write("again", 1, calls=(calls[0],)))
        await store.append(write("again", 2, calls=(calls[1],)))
        assert await store.calls.claim(1.0, 2.0, 10) == [calls[1]]
        await store.calls.done("a2")

    run(database, work)


def test_what_is_acknowledged_survives_a_lost_connection(postgres: Postgres) -> None:
    database = postgres.database()

    async def work(store: Store) -> None:
        stored: list[int] = []
        for number in range(1, 61):
            if number % 10 == 0:
                await asyncio.to_thread(postgres.cut, database)
            await store.append(write("cut", number, f"m{number}"))
            stored.append(number)
        assert [entry.sequence for entry in await store.logs.entries("cut")] == stored

    run(database, work)


def test_the_log_is_only_ever_added_to() -> None:
    folder = Path(__file__).parents[2] / "src" / "roundtable" / "server"
    files = [path for path in folder.rglob("*.py") if path.name != "erasing.py"]  # where names and old tables go
    said = "".join([path.read_text(encoding="utf-8") for path in files])
    assert "update(schema.log)" not in said
    assert "delete(schema.log)" not in said


def test_sqlite_is_new_enough() -> None:
    assert sqlite3.sqlite_version_info >= (3, 35)


def test_a_log_that_was_cut_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite drops what it wrote ahead from the first damaged page on, without a word."""
    database = sqlite(tmp_path)
    kept: dict[str, bytes] = {}

    async def begin(store: Store) -> None:
        await store.append(write("cut", 1))
        for end in ("", "-wal"):
            kept[end] = Path(f"{tmp_path / 'tables.db'}{end}").read_bytes()
        await store.append(write("cut", 2, "last"))

    run(database, begin)
    run(database, look_only)
    assert "missing" not in caplog.text
    for file in tmp_path.glob("tables.db-*"):
        file.unlink()
    for end, content in kept.items():
        Path(f"{tmp_path / 'tables.db'}{end}").write_bytes(content)
    run(database, look_only)
    assert "moves that were acknowledged are missing" in caplog.text


async def look_only(store: Store) -> None:
    await store.ready()


def test_an_erased_table_is_not_missed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def erase(store: Store) -> None:
        await store.append(write("gone", 1))
        await store.erasing.tables(["gone"])

    run(sqlite(tmp_path), erase)
    run(sqlite(tmp_path), look_only)
    assert "missing" not in caplog.text
