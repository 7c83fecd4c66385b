"""Several processes on one PostgreSQL serve one table correctly; old tables say why they cannot be gone on with."""

import random
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from .conftest import sqlite
from .live import Live, Person, begun, config_for, eventually, finish, hear, tell
from .postgres import Postgres


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Live, Live]]:
    """Give two servers on one database."""
    database = postgres.database()
    with Live(config_for(database)) as first, Live(config_for(database)) as second:
        yield first, second


def elsewhere(person: Person, live: Live) -> Person:
    """Give the same person at another server."""
    there = live.stranger()
    there.token, there.id = person.token, person.id
    return there


def send(person: Person, table: str, body: object) -> int:
    """Send a move; give the status of the answer."""
    headers = {"Authorization": f"Bearer {person.token}"}
    return int(person.client.post(f"/api/tables/{table}/moves", json=body, headers=headers).status_code)


def test_each_sees_what_happens_at_the_other(pair: tuple[Live, Live]) -> None:
    table, folk = begun(pair[0])
    there = [elsewhere(person, pair[1]) for person in folk]
    with there[0].socket() as socket:
        tell(socket, do="watch", table=table, seat=0)
        version = hear(socket, "state")["state"]["version"]
        for count in range(10):
            seat = folk[0].state(table, since=version)["table"]["waiting"][0]
            mover = (folk if count % 2 else there)[seat]
            mover.state(table, since=version)  # who has seen a version at one process sees it at the other, too
            mover.play(table, seat, count)
            assert hear(socket, "state")["state"]["version"] == version + 1
            version += 1
        folk[1].post(f"/api/tables/{table}/chat", {"text": "Over there"}, 201)
        assert hear(socket, "chat")["line"]["text"] == "Over there"


def test_a_turn_is_told_at_every_process(pair: tuple[Live, Live]) -> None:
    table, folk = begun(pair[0], "merlin")
    seat = folk[0].state(table)["table"]["waiting"][0]
    with elsewhere(folk[1 - seat], pair[1]).socket() as socket:
        hear(socket, "hello")
        for count in range(200):
            if folk[0].state(table)["table"]["waiting"] != [seat]:
                break
            folk[seat].play(table, seat, count)
        assert hear(socket, "turn") == {"type": "turn", "table": table, "version": folk[0].state(table)["version"]}


def test_races_between_processes_have_one_winner(pair: tuple[Live, Live]) -> None:
    table, folk = begun(pair[0])
    people = [folk, [elsewhere(person, pair[1]) for person in folk]]
    luck = random.Random(1)
    for _ in range(25):
        state = folk[0].state(table)
        if state["table"]["status"] != "playing":
            break
        seat = luck.choice(state["table"]["waiting"])
        state = folk[seat].state(table, seat)
        options = [option["notation"] for option in state["ask"]["options"]]
        racers = [people[number][seat] for number in range(2)]
        bodies = [{"seat": seat, "version": state["version"], "action": luck.choice(options)} for _ in range(2)]
        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(send, racers, [table] * 2, bodies)) == [200, 409]
        here, there = (people[number][seat].state(table, seat, since=state["version"], wait=5) for number in range(2))
        assert here == there
        assert here["version"] == state["version"] + 1


def test_a_key_holds_at_every_process(pair: tuple[Live, Live]) -> None:
    table, folk = begun(pair[0])
    seat = folk[0].state(table)["table"]["waiting"][0]
    state = folk[seat].state(table, seat)
    action = state["ask"]["options"][0]["notation"]
    first = folk[seat].move(table, seat, state["version"], action, key="k")
    assert elsewhere(folk[seat], pair[1]).move(table, seat, state["version"], action, key="k") == first


def test_bots_of_a_table_move_once_each(pair: tuple[Live, Live]) -> None:
    ada = pair[0].guest()
    bot = {"kind": "bot", "bot": "random"}
    table = ada.open("tourney", [bot, bot], start=True)
    there = elsewhere(ada, pair[1])
    eventually(lambda: there.state(table)["table"]["status"] == "over", "the game ends")
    ada.state(table, since=there.state(table)["version"])
    assert there.state(table) == ada.state(table)


def test_a_table_with_other_rules_can_be_seen_but_not_gone_on_with(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with Live(config_for(database)) as live:
        table, folk = begun(live)
        seat = folk[0].state(table)["table"]["waiting"][0]
        folk[seat].play(table, seat)
        version = folk[0].state(table)["version"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("UPDATE log SET rules = '0'")
    with Live(config_for(database)) as live:
        ada = live.stranger()
        ada.token = folk[seat].token
        state = ada.state(table, seat)
        assert state["version"] == version
        assert state["view"] is None
        assert state["table"]["problem"]["id"] == "server-rules-changed"
        assert ada.move(table, seat, version, "pass", 409)["error"]["id"] == "server-rules-changed"


def test_a_table_set_up_before_settings_had_their_name_is_still_there(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with Live(config_for(database)) as live:
        table, folk = begun(live, settings={"crowd": True})
        last = finish(table, folk)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("""UPDATE log SET data = replace(data, '"settings":', '"options":') WHERE kind = 'new'""")
        file.execute("""UPDATE log SET data = replace(data, '"check":"', '"check":"0') WHERE kind = 'play'""")
        assert file.execute("SELECT count(*) FROM log WHERE data LIKE '%\"options\":%'").fetchone() == (1,)
        assert file.execute('SELECT count(*) FROM log WHERE data LIKE \'%"check":"0%\'').fetchone() > (0,)
        file.execute("ALTER TABLE tables DROP COLUMN about")
        file.execute("ALTER TABLE log DROP COLUMN epoch")
        file.execute("DROP TABLE homes")
        file.execute("DROP TABLE recovery")
        file.execute("DROP INDEX ix_devices_seen")
        file.execute("DROP INDEX ix_log_named")
        file.execute("UPDATE alembic_version SET version_num = '0002'")
    with Live(config_for(database)) as live:
        ada = live.stranger()
        ada.token = folk[0].token
        state = ada.state(table)
        assert state["table"]["settings"] == {"crowd": True}
        assert state["table"]["problem"] is None
        assert state["table"]["result"] == last["table"]["result"]


def test_a_log_that_cannot_be_followed_says_so_and_can_be_cleared_away(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with Live(config_for(database)) as live:
        table, folk = begun(live)
        seat = folk[0].state(table)["table"]["waiting"][0]
        version = folk[seat].play(table, seat)["version"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as file, file:
        file.execute("UPDATE log SET data = 'nonsense' WHERE kind = 'play'")
    with Live(config_for(database)) as live:
        ada = live.stranger()
        ada.token = folk[0].token
        state = ada.state(table)
        assert state["table"]["problem"] == {"id": "server-table-departs", "args": {"at": version}}
        ada.post(f"/api/tables/{table}/close")
        closed = ada.state(table, 1)
        assert (closed["table"]["status"], closed["view"], closed["table"]["result"]) == ("closed", None, None)
