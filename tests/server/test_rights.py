"""What is one's own: a copy of everything, going for good, a way to a new password; and what is cleared away."""

import asyncio
import json
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from roundtable.server.service import Service
from roundtable.server.store import schema

from .conftest import sqlite
from .live import Data, Live, Person, begun, config_for, finish, whose_turn

PASSWORD = "correct horse"
DAY = 24 * 3600.0


def account(live: Live, person: Person, name: str) -> Person:
    person.post("/api/account", {"name": name, "password": PASSWORD}, 201)
    return person


def inside(live: Live, work: Coroutine[Any, Any, Any]) -> Any:  # noqa: ANN401  # whatever the work gives
    assert live.loop is not None
    return asyncio.run_coroutine_threadsafe(work, live.loop).result(30)


async def everything(service: Service) -> str:
    """Give all texts that stand in the database."""
    found: list[str] = []
    async with service.store.database.reading() as connection:
        for table in ("log", "tables", "seats", "players", "devices", "chat", "notes", "calls", "records", "recovery"):
            rows = (await connection.execute(text(f'SELECT * FROM "{table}"'))).all()
            found += [json.dumps([str(value) for value in row]) for row in rows]
    return "\n".join(found)


def go(person: Person, password: str = "") -> None:
    body = {"password": password} if password else {}
    person.ask("DELETE", "/api/me", json=body)


# ---- a copy of everything ----


def test_a_copy_holds_everything_of_ones_own_and_nothing_of_others(live: Live) -> None:
    table, folk = begun(live)
    ada, bea = account(live, folk[0], "Exporter"), folk[1]
    for person, words in ((ada, "mine to say"), (bea, "theirs to say")):
        person.post(f"/api/tables/{table}/chat", {"text": words}, 201)
        person.put(f"/api/tables/{table}/notes", {"text": f"notes of who has {words}"})
    for count in range(6):
        seat = whose_turn(table, folk)
        folk[seat].play(table, seat, count)
    copy = ada.ask("GET", "/api/me/export")
    assert copy.headers["content-disposition"].startswith("attachment")
    data = copy.json()
    assert data["person"]["login"] == "exporter"
    assert len(data["devices"]) == 1
    mine = data[f"table {table}"]
    assert [line["text"] for line in mine["said"]] == ["mine to say"]
    assert mine["notes"] == "notes of who has mine to say"
    assert mine["seats"] == [0]
    assert mine["record"] is None
    moves = [entry for entry in mine["entries"] if entry["kind"] == "play"]
    assert moves
    assert all(entry["seat"] == 0 and entry["data"]["action"] for entry in moves)
    assert [entry["data"] for entry in mine["entries"] if entry["kind"] == "start"] == [None]  # no seed
    assert "theirs to say" not in copy.text
    assert "argon2" not in copy.text
    assert '"check"' not in copy.text


def test_a_copy_holds_the_records_of_finished_games_and_of_uploads(quick: Live) -> None:
    table, folk = begun(quick)
    finish(table, folk)
    record = folk[0].ask("GET", f"/api/tables/{table}/record").text
    kept = folk[0].ask("POST", "/api/records", 201, content=record).json()["id"]
    data = folk[0].get("/api/me/export")
    assert data[f"table {table}"]["record"] == json.loads(record)
    assert data[f"record {kept}"] == json.loads(record)


# ---- going for good ----


def test_who_goes_takes_everything_along_but_the_games_of_others(live: Live) -> None:
    table, folk = begun(live, title="The round of Guinevere of Camelot")
    ada, bea = account(live, folk[0], "Guinevere of Camelot"), folk[1]
    ada.post(f"/api/tables/{table}/chat", {"text": "Guinevere of Camelot was here"}, 201)
    ada.put(f"/api/tables/{table}/notes", {"text": "Guinevere of Camelot thinks"})
    alone = ada.open("tourney", [{"kind": "me"}, {"kind": "hot", "name": "Bors of Camelot"}], start=True)
    gathering = ada.open()
    bea.sit(gathering)
    wrong = ada.ask("DELETE", "/api/me", 401, json={"password": "wrong wrong"}).json()["error"]["id"]
    assert wrong == "server-old-password-wrong"
    go(ada, PASSWORD)
    assert ada.refused("GET", "/api/tables", 401) == "server-who-are-you"
    login = {"name": "Guinevere of Camelot", "password": PASSWORD}
    assert live.stranger().refused("POST", "/api/session", 401, json=login) == "server-log-in-wrong"
    assert bea.refused("GET", f"/api/tables/{alone}", 404) == "server-no-such-table"
    state = bea.state(table, 1)
    assert (state["table"]["seats"][0]["name"], state["table"]["seats"][0]["player"]) == ("", None)
    assert state["table"]["title"] == ""
    assert state["table"]["owner"] == bea.id
    assert bea.get(f"/api/tables/{table}/chat")["lines"] == []
    opened = bea.state(gathering)["table"]
    assert (opened["status"], opened["owner"], opened["seats"][0]["kind"]) == ("open", bea.id, "open")
    assert "of Camelot" not in inside(live, everything(live.application.service))
    live.application.service.desk.drop([table])
    assert bea.state(table, 1)["table"] == state["table"]  # read anew from the log, it is the same


def test_a_game_of_others_goes_on_when_one_goes(quick: Live) -> None:
    table, folk = begun(quick, "merlin", people=3)
    go(folk[1])
    state = folk[0].state(table)["table"]
    assert state["status"] == "playing"
    assert (state["seats"][1]["kind"], state["seats"][1]["player"]) == ("bot", None)
    folk[2].post(f"/api/tables/{table}/chat", {"text": "who was that?"}, 201)


def test_a_finished_game_keeps_a_nameless_seat(quick: Live) -> None:
    table, folk = begun(quick)
    finish(table, folk)
    before = folk[0].state(table)["table"]["result"]
    go(folk[1])
    after = folk[0].state(table)["table"]
    assert (after["status"], after["result"], after["seats"][1]["name"]) == ("over", before, "")
    assert folk[0].ask("GET", f"/api/tables/{table}/record").status_code == 200


# ---- a way to a new password ----


def test_a_recovery_code_brings_a_new_password_once(live: Live) -> None:
    ada = account(live, live.guest(), "Forgetful")
    assert ada.get("/api/recovery/codes") == {"left": 0}
    refused = ada.refused("POST", "/api/recovery/codes", 401, json={"password": "wrong wrong"})
    assert refused == "server-old-password-wrong"
    codes: list[str] = ada.post("/api/recovery/codes", {"password": PASSWORD}, 201)["codes"]
    assert len(set(codes)) == 10
    assert not any(code in inside(live, everything(live.application.service)) for code in codes)
    body: Data = {"name": "Forgetful", "code": codes[3].lower().replace("-", " "), "password": "battery staple"}
    bea = live.stranger()
    bea.token = bea.post("/api/recovery", body, 201)["token"]
    assert bea.get("/api/recovery/codes") == {"left": 9}
    assert ada.refused("GET", "/api/me", 401) == "server-who-are-you"
    live.stranger().post("/api/session", {"name": "Forgetful", "password": "battery staple"}, 201)
    assert live.stranger().refused("POST", "/api/recovery", 401, json=body) == "server-log-in-wrong"
    other = {**body, "name": account(live, live.guest(), "Somebody else").get("/api/me")["player"]["login"]}
    other["code"] = codes[4]
    assert live.stranger().refused("POST", "/api/recovery", 401, json=other) == "server-log-in-wrong"


def test_guessing_codes_is_counted_like_guessing_passwords(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path))) as live:
        account(live, live.guest(), "Guessed")
        eve = live.stranger()
        body = {"name": "Guessed", "code": "AAAA-AAAA-AAAA-AAAA", "password": "battery staple"}
        statuses = [eve.client.post("/api/recovery", json=body).status_code for _ in range(12)]
        assert statuses[:4] == [401] * 4
        assert 429 in statuses


# ---- what is cleared away ----


@pytest.fixture
def old(tmp_path: Path) -> Live:
    return Live(config_for(sqlite(tmp_path), device_days=10.0, open_days=5.0, keep_days=20.0))


def test_what_is_old_is_cleared_away_and_nothing_else(old: Live) -> None:
    with old as live:
        service = live.application.service
        table, folk = begun(live)
        account(live, folk[0], "Stays")
        finished, two = begun(live)
        finish(finished, two)
        waiting = live.guest("Waiting").open()
        now = time.time()

        def status(id: str) -> str:
            return str(inside(live, status_of(service, id)))

        inside(live, service.housekeeping.clear(now + 4 * DAY))
        assert [status(one) for one in (table, finished, waiting)] == ["playing", "over", "open"]
        inside(live, service.housekeeping.clear(now + 6 * DAY))
        assert [status(one) for one in (table, finished, waiting)] == [
            "playing",
            "over",
            "gone",
        ]  # closed, and then erased
        inside(live, service.housekeeping.clear(now + 11 * DAY))
        players = inside(live, everything(service))
        assert "Waiting" not in players  # a guest who has no device any more
        assert "stays" in players
        assert status(finished) == "gone"  # two guests, who can never come back
        assert status(table) == "closed"  # of the two one is gone


async def status_of(service: Service, id: str) -> str:
    query = select(schema.tables.c.status).where(schema.tables.c.id == id)
    async with service.store.database.reading() as connection:
        return str((await connection.execute(query)).scalar() or "gone")
