"""How much one person may have, counted where it is added: requests sent at once do not slip past."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.server.api import records

from .conftest import sqlite
from .live import Data, Live, Person, config_for
from .postgres import Postgres

BOTS: Data = {"game": "tourney", "seats": [{"kind": "bot", "bot": "random"}] * 2, "start": True}
OPEN: Data = {"game": "tourney", "seats": [{"kind": "me"}, {"kind": "open"}]}


def statuses(people: list[Person], path: str, body: object) -> list[int]:
    """Send the same request for everybody at once."""
    with ThreadPoolExecutor(len(people)) as crowd:
        return list(
            crowd.map(lambda person: person.client.post(path, json=body, headers=known(person)).status_code, people)
        )


def known(person: Person) -> dict[str, str]:
    return {"Authorization": f"Bearer {person.token}"}


def same(person: Person, lives: list[Live], times: int) -> list[Person]:
    """Give somebody as often as needed, at every server in turn."""
    found = [lives[number % len(lives)].stranger() for number in range(times)]
    for one in found:
        one.token, one.id = person.token, person.id
    return found


def test_tables_set_up_at_once_are_not_more_than_allowed(database: str) -> None:
    with Live(config_for(database, tables_each=5)) as live:
        ada = live.guest()
        given = statuses(same(ada, [live], 20), "/api/tables", OPEN)
        assert sorted(given) == [201] * 5 + [409] * 15
        assert len(ada.get("/api/tables")["tables"]) == 5
        assert live.guest().open()  # and nobody else is kept from it


def test_several_processes_count_together(postgres: Postgres) -> None:
    database = postgres.database()
    with Live(config_for(database, tables_each=4)) as one, Live(config_for(database, tables_each=4)) as two:
        given = statuses(same(one.guest(), [one, two], 16), "/api/tables", OPEN)
        assert sorted(given) == [201] * 4 + [409] * 12


def test_games_of_bots_alone_are_limited_and_leave_nothing_behind(tmp_path: Path) -> None:
    modules = ("tests.practice", "tests.server.weird_bots")
    with Live(config_for(sqlite(tmp_path), modules=modules, bot_tables_each=1)) as live:
        ada = live.guest()
        body = {**BOTS, "seats": [{"kind": "bot", "bot": "sleeper"}] * 2}
        ada.post("/api/tables", body, 201)
        assert ada.refused("POST", "/api/tables", 409, json=body) == "server-too-many-bot-tables"
        assert [one["status"] for one in ada.get("/api/tables")["tables"]].count("open") == 0
        with_me = {**body, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "sleeper"}]}
        ada.post("/api/tables", with_me, 201)  # with people there may be more


def test_records_uploaded_at_once_are_not_more_than_allowed(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_RECORDS", 2)
    game = rt.new("tourney", 2, 7)
    while not game.over:
        game.play_at(0)
    given = statuses(same(live.guest(), [live], 6), "/api/records", game.record().data())
    assert sorted(given) == [201] * 2 + [409] * 4
