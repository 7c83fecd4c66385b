"""Running it for others: backups that can be read, older databases brought up, and what stands in `deploy`."""

import asyncio
import json
import re
import sqlite3
import threading
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types of its own
from alembic import command
from sqlalchemy import Connection, text

from roundtable.cli import main
from roundtable.server import backup
from roundtable.server.config import Config, unknown
from roundtable.server.refused import Refused
from roundtable.server.store import Store, migrate
from roundtable.server.store.patience import unhurried
from roundtable.server.tables.table import fold

from .conftest import sqlite
from .live import Live, begun, config_for, finish, whose_turn
from .test_store import differences, run

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


# ---- backups ----


def test_a_backup_under_load_is_read_by_another_server(tmp_path: Path) -> None:
    """The drill: copy while people play, lose the first server, go on with the copy."""
    copy = tmp_path / "elsewhere" / "tables.db"
    copy.parent.mkdir()
    with Live(config_for(sqlite(tmp_path))) as live:
        done, winners = begun(live)
        finish(done, winners)
        result = winners[0].state(done)["table"]["result"]
        table, folk = begun(live)
        stop = threading.Event()

        def play() -> None:
            for count in range(200):
                if stop.is_set() or folk[0].state(table)["table"]["status"] != "playing":
                    return
                seat = whose_turn(table, folk)
                folk[seat].play(table, seat, count)

        playing = threading.Thread(target=play)
        playing.start()
        before = folk[0].state(table)["version"]
        backup.copy(Config.read({}, database=sqlite(tmp_path)).url, copy)
        stop.set()
        playing.join()
        token = folk[0].token
    found = backup.check(copy)
    assert (found.tables, found.people, found.older) == (2, 4, 0)
    assert copy.stat().st_mode & 0o077 == 0
    with Live(config_for(sqlite(copy.parent))) as again:
        ada = again.stranger()
        ada.token = token
        assert ada.state(done)["table"]["result"] == result
        assert ada.state(table)["version"] >= before
        assert ada.state(table, 0)["seat"] == 0


def test_a_broken_copy_is_noticed(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path))) as live:
        table, _ = begun(live)
    copy = tmp_path / "copy.db"
    backup.copy(Config.read({}, database=sqlite(tmp_path)).url, copy)
    with sqlite3.connect(copy) as opened:
        opened.execute('DELETE FROM log WHERE "table" = ? AND sequence = 2', (table,))
    opened.close()
    with pytest.raises(Refused, match="server-backup-broken"):
        backup.check(copy)
    copy.write_bytes(b"x" * 5000)
    with pytest.raises(Refused, match="server-backup-broken"):
        backup.check(copy)


def test_the_command_copies_and_says_what_is_in_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = sqlite(tmp_path)
    run(database, nothing)
    words = ["backup", "--lang", "en", "--database", database, str(tmp_path / "copy.db")]
    assert main(words) == 0
    assert "sound: 0 tables" in " ".join(capsys.readouterr().out.split())
    assert main(words) == 2  # a copy is never written over
    assert main(["backup", "--lang", "en", "--database", "postgresql://x/y", str(tmp_path / "other.db")]) == 2


async def nothing(_store: Store) -> None:
    """Leave a store as it is."""


# ---- older databases ----

FORMS = ["0001", "0002", "0003", "0004", "0005"]
NEW = {
    "game": "tourney",
    "places": [{"kind": "person", "name": "Ada"}, {"kind": "open"}],
    "title": "",
    "public": True,
    "spectators": True,
    "forced": False,
}


@pytest.mark.parametrize("revision", FORMS)
def test_a_database_of_every_older_form_is_brought_up(database: str, revision: str, tmp_path: Path) -> None:
    if database.startswith("sqlite"):
        database = sqlite(tmp_path)
    url = Config.read({}, database=database).url
    asyncio.run(older(url, revision))

    async def look(store: Store) -> None:
        async with store.database.reading() as connection:
            assert await connection.run_sync(differences) == []
        table = await fold("old", await store.logs.entries("old"))
        assert (table.setup.settings, table.chairs[0].name) == ({}, "Ada")
        assert [one.id for one in await store.logs.of_player("p")] == ["old"]
        player = await store.people.find("p")
        assert player is not None
        assert player.name == "Ada"

    run(database, look)


def test_every_older_form_is_tried() -> None:
    folder = ROOT / "src/roundtable/server/store/migrations/versions"
    assert sorted([path.name[1:5] for path in folder.glob("v*.py")])[:-1] == FORMS


async def older(url: str, revision: str) -> None:
    """Make a database as an older version would have left it, with a person and a table."""
    store = Store(url)
    try:
        with unhurried():
            async with store.database.writing() as connection:
                await connection.run_sync(down_to, revision)
    finally:
        await store.database.close()


def down_to(connection: Connection, revision: str) -> None:
    made = migrate.config(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    command.upgrade(made, revision)
    data = {**NEW, ("options" if revision < "0003" else "settings"): {}}
    logged = '"table", sequence, kind, seat, player, base, data, rules, key, mark, at'
    connection.execute(
        text(f"INSERT INTO log ({logged}) VALUES ('old', 1, 'new', NULL, 'p', 0, :data, '1', NULL, 'm', 1.0)"),
        {"data": json.dumps(data)},
    )
    columns = "id, game, rules, title, owner, status, public, spectators, seats, taken, version, waiting, bot_waits"
    connection.execute(
        text(
            f"INSERT INTO tables ({columns}, created, updated) VALUES "
            "('old', 'tourney', '1', '', 'p', 'open', true, true, 2, 1, 1, 0, false, 1.0, 1.0)"
        ),
    )
    connection.execute(text("INSERT INTO players VALUES ('p', 'Ada', NULL, NULL, NULL, NULL, 1.0)"))


# ---- what stands in `deploy` ----


def test_settings_named_for_deployment_exist() -> None:
    said = "\n".join([path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()])
    named = set(re.findall(r"\bROUNDTABLE_[A-Z_]+", said)) - {"ROUNDTABLE_NAME"}  # the public name, of the proxy
    assert named
    assert unknown(dict.fromkeys(named, "x")) == []
    values = dict(re.findall(r"(ROUNDTABLE_[A-Z]+)[=:] ?\"?([\w:/.@,]+)", said))
    Config.read({name: value for name, value in values.items() if name != "ROUNDTABLE_NAME"})


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_files_named_for_deployment_exist(name: str) -> None:
    services = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))["services"]
    for service in services.values():
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file()
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert not source.startswith(".") or (DEPLOY / source).is_file()


def test_the_container_runs_a_command_that_exists(capsys: pytest.CaptureFixture[str]) -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    given = {
        line.partition(" ")[0]: json.loads(line.partition(" ")[2]) for line in lines if re.match("ENTRYPOINT|CMD", line)
    }
    assert given["ENTRYPOINT"] == ["roundtable"]
    assert main([*given["CMD"], "--settings"]) == 0
    assert "ROUNDTABLE_HOST=" in capsys.readouterr().out
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(f"\n{target}:" in makefile for target in re.findall(r"RUN make (\w+)", "\n".join(lines)))
