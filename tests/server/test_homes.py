"""A table is at home in one process at a time: moves go there, others take over, and a sleeper is fenced off."""

import asyncio
import json
import socket
from collections.abc import Iterator

import msgspec
import pytest

from roundtable.server.config import Config
from roundtable.server.store import Conflict, Store, Write, open_store

from .live import Live, Person, begun, config_for
from .postgres import Postgres
from .test_processes import elsewhere
from .test_store import write


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Live, Live]]:
    """Give two servers on one database."""
    database = postgres.database()
    with Live(config_for(database)) as first, Live(config_for(database)) as second:
        yield first, second


def epoch(live: Live, table: str) -> int:
    """Give the epoch under which a server writes at a table; 0 if it is not at home there."""
    return live.application.service.store.homes.epoch(table)


def play(table: str, folk: list[Person], count: int = 0) -> int:
    """Let whoever must decide play something."""
    seat = folk[0].state(table)["table"]["waiting"][0]
    version: int = folk[seat].play(table, seat, count)["version"]
    return version


def test_moves_go_to_the_home_of_their_table(pair: tuple[Live, Live]) -> None:
    table, folk = begun(pair[0])
    there = [elsewhere(person, pair[1]) for person in folk]
    home = epoch(pair[0], table)
    before = pair[1].application.service.forwarding.forwarded
    versions = [play(table, there, count) for count in range(5)]
    assert versions == list(range(versions[0], versions[0] + 5))
    assert pair[1].application.service.forwarding.forwarded == before + 5
    assert (epoch(pair[0], table), epoch(pair[1], table)) == (home, 0)


def test_what_the_home_refuses_is_refused_in_its_words(pair: tuple[Live, Live]) -> None:
    table, folk = begun(pair[0])
    seat = folk[0].state(table)["table"]["waiting"][0]
    version = folk[seat].state(table, seat)["version"]
    both = (folk[seat], elsewhere(folk[seat], pair[1]))
    for beyond, status in ((0, 422), (9, 409)):
        here, there = [person.move(table, seat, version + beyond, "nonsense", status) for person in both]
        assert here == there


def test_other_orders_take_a_table_over(pair: tuple[Live, Live]) -> None:
    table, folk = begun(pair[0])
    home = epoch(pair[0], table)
    elsewhere(folk[1], pair[1]).post(f"/api/tables/{table}/leave")
    assert epoch(pair[1], table) == home + 1
    folk[1].post(f"/api/tables/{table}/return")  # the first server still believes that it is at home
    assert epoch(pair[0], table) == home + 2
    play(table, [elsewhere(person, pair[1]) for person in folk])
    assert epoch(pair[0], table) == home + 2


def test_a_home_that_does_not_answer_is_taken_over(pair: tuple[Live, Live]) -> None:
    table, folk = begun(pair[0])
    home = epoch(pair[0], table)
    service = pair[1].application.service
    assert pair[1].loop is not None
    known = asyncio.run_coroutine_threadsafe(service.store.homes.find(table), pair[1].loop).result(10)
    assert known is not None
    with socket.create_server(("127.0.0.1", 0)) as closed:
        nobody = f"127.0.0.1:{closed.getsockname()[1]}"
    service.store.homes._known[table] = msgspec.structs.replace(known, address=nobody)
    there = [elsewhere(person, pair[1]) for person in folk]
    version = play(table, there)
    assert epoch(pair[1], table) == home + 1
    assert play(table, folk, 1) == version + 1


def test_only_those_who_know_the_key_are_listened_to(pair: tuple[Live, Live]) -> None:
    table, folk = begun(pair[0])
    host, _, port = pair[0].application.service.store.homes.address.rpartition(":")
    seat = folk[0].state(table)["table"]["waiting"][0]
    state = folk[seat].state(table, seat)
    asked = {"table": table, "player": folk[seat].id, "kind": "play", "seat": seat, "version": state["version"]}
    asked |= {"key": "k", "action": state["ask"]["options"][0]["notation"]}
    with socket.create_connection((host, int(port)), 10) as line:
        line.sendall(json.dumps({"key": "guessed", "asked": asked}).encode() + b"\n")
        assert line.recv(1000) == b""
    assert folk[seat].state(table, seat)["version"] == state["version"]


def under(one: Write, epoch: int) -> Write:
    """Give an entry under an epoch."""
    return msgspec.structs.replace(one, entry=msgspec.structs.replace(one.entry, epoch=epoch))


def test_a_process_that_slept_does_not_write_under_a_home_it_has_lost(postgres: Postgres) -> None:
    url = Config.read({}, database=postgres.database()).url

    async def work(sleeper: Store, other: Store) -> None:
        await sleeper.homes.take("t", None)
        await sleeper.append(under(write("t", 1, "a"), 1))
        await other.homes.take("t", await other.homes.find("t"))
        assert sleeper.homes.epoch("t") == 1  # it does not know better
        beside = asyncio.create_task(sleeper.append(write("u", 1)))
        with pytest.raises(Conflict):
            await sleeper.append(under(write("t", 2, "b"), 1))
        await beside
        await other.append(under(write("t", 2, "c"), 2))
        assert [(entry.mark, entry.epoch) for entry in await other.logs.entries("t")] == [("a", 1), ("c", 2)]
        await sleeper.homes.take("t", await sleeper.homes.find("t"))  # what it knows of is gone
        assert sleeper.homes.epoch("t") == 0

    async def main() -> None:
        stores = [await open_store(url), await open_store(url)]
        try:
            await work(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(main())
