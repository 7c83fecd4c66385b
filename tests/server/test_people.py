"""Guests, accounts, devices, and guessing passwords."""

import asyncio
import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from roundtable.server.accounts import Accounts, Asks
from roundtable.server.config import Config
from roundtable.server.refused import Refused
from roundtable.server.store import Counted, open_store
from roundtable.server.tokens import hashed

from .conftest import sqlite
from .live import Live, Person, begun, config_for, hear, tell

PASSWORD = "correct horse"
GUESSES = 30  # the first waits are over before a slow machine has hashed the next guess


def registered(live: Live, name: str) -> str:
    """Make an account and give its name."""
    live.guest().post("/api/account", {"name": name, "password": PASSWORD}, 201)
    return name


def test_a_guest_needs_nothing_but_a_name(live: Live) -> None:
    ada = live.guest("  Ada   Lovelace ")
    assert ada.get("/api/me")["player"] == {"id": ada.id, "name": "Ada Lovelace", "account": False, "login": None}
    assert live.stranger().get("/api/me") == {"player": None}
    assert live.stranger().refused("GET", "/api/tables", 401) == "server-who-are-you"


def test_a_guest_becomes_an_account_and_keeps_the_tables(live: Live) -> None:
    ada = live.guest("Ada")
    table = ada.open()
    given = ada.post("/api/account", {"name": "Ada of the Lake", "password": PASSWORD}, 201)
    known = {"id": ada.id, "name": "Ada of the Lake", "account": True, "login": "ada of the lake"}
    assert given["player"] == known
    other = live.stranger()
    came = other.post("/api/session", {"name": "ADA of the lake", "password": PASSWORD}, 201)
    other.token = came["token"]
    assert [one["id"] for one in other.get("/api/tables")["tables"]] == [table]
    assert len(other.get("/api/devices")["devices"]) == 2


def test_logging_in_takes_over_a_guests_tables(live: Live) -> None:
    name = registered(live, "Taker")
    table, folk = begun(live)
    came = folk[1].post("/api/session", {"name": name, "password": PASSWORD}, 201)
    folk[1].token = came["token"]
    seat = folk[0].state(table)["table"]["seats"][1]
    assert (seat["player"], seat["name"]) == (came["player"]["id"], name)
    assert folk[1].state(table, 1)["seat"] == 1


def test_logging_in_takes_over_a_guests_notes(live: Live) -> None:
    name = registered(live, "Writer")
    guest = live.guest()
    table = guest.open()
    guest.put(f"/api/tables/{table}/notes", {"text": "beware of Bea"})
    guest.token = guest.post("/api/session", {"name": name, "password": PASSWORD}, 201)["token"]
    assert guest.get(f"/api/tables/{table}/notes")["text"] == "beware of Bea"


def test_names_are_unique_however_they_are_written(live: Live) -> None:
    registered(live, "Gawain")
    body = {"name": "ＧＡＷＡＩＮ", "password": PASSWORD}
    assert live.guest().refused("POST", "/api/account", 409, json=body) == "server-name-taken"


def test_a_device_can_be_shut_out(live: Live) -> None:
    name = registered(live, "Devices")
    first, second = live.stranger(), live.stranger()
    for device, person in (("desk", first), ("phone", second)):
        body = {"name": name, "password": PASSWORD, "device": device}
        person.token = person.post("/api/session", body, 201)["token"]
    listed = {one["label"]: one for one in first.get("/api/devices")["devices"]}
    assert listed["desk"]["this"]
    first.delete(f"/api/devices/{listed['phone']['id']}")
    assert second.refused("GET", "/api/tables", 401) == "server-who-are-you"
    first.delete("/api/session")
    assert first.refused("GET", "/api/tables", 401) == "server-who-are-you"


def test_the_sockets_of_a_device_that_is_shut_out_are_closed(live: Live) -> None:
    name = registered(live, "Sockets")
    here, there = live.stranger(), live.stranger()
    for person in (here, there):
        person.token = person.post("/api/session", {"name": name, "password": PASSWORD}, 201)["token"]
    with here.socket() as mine, there.socket() as stolen:
        hear(mine, "hello")
        hear(stolen, "hello")
        here.put("/api/password", {"old": PASSWORD, "new": "battery staple"})
        with pytest.raises(ConnectionClosed) as closed:
            hear(stolen, "pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        tell(mine, do="ping")
        hear(mine, "pong")


def test_a_name_that_grows_when_compared_is_refused(live: Live) -> None:
    ada = live.guest()
    body = {"name": "\ufdfa" * 40, "password": PASSWORD}
    assert ada.refused("POST", "/api/account", 422, json=body) == "server-text-long"


def test_another_name_at_tables_leaves_the_name_for_logging_in(live: Live) -> None:
    name = registered(live, "Renamer")
    ada = live.stranger()
    ada.token = ada.post("/api/session", {"name": name, "password": PASSWORD}, 201)["token"]
    ada.ask("PATCH", "/api/me", json={"name": "Countess"})
    player = ada.get("/api/me")["player"]
    assert (player["name"], player["login"]) == ("Countess", name.casefold())
    live.stranger().post("/api/session", {"name": name, "password": PASSWORD}, 201)


def test_a_new_password_shuts_other_devices_out(live: Live) -> None:
    name = registered(live, "Changer")
    here, there = live.stranger(), live.stranger()
    for person in (here, there):
        person.token = person.post("/api/session", {"name": name, "password": PASSWORD}, 201)["token"]
    wrong = {"old": "wrong wrong", "new": "x" * 9}
    assert here.refused("PUT", "/api/password", 401, json=wrong) == "server-old-password-wrong"
    here.put("/api/password", {"old": PASSWORD, "new": "battery staple"})
    assert here.get("/api/me")["player"]["name"] == name
    assert there.refused("GET", "/api/me", 401) == "server-who-are-you"
    live.stranger().post("/api/session", {"name": name, "password": "battery staple"}, 201)


def test_short_passwords_are_refused(live: Live) -> None:
    body = {"name": "Shorty", "password": "1234567"}
    assert live.guest().refused("POST", "/api/account", 422, json=body) == "server-password-short"


def test_passwords_and_tokens_are_kept_as_hashes(live: Live) -> None:
    ada = live.guest()
    ada.post("/api/account", {"name": "Hashed", "password": PASSWORD}, 201)
    loop = live.loop
    assert loop is not None
    people = live.application.service.store.people
    player = asyncio.run_coroutine_threadsafe(people.by_account("hashed"), loop).result(5)
    devices = asyncio.run_coroutine_threadsafe(people.devices(ada.id), loop).result(5)
    assert player is not None
    assert player.password is not None
    assert player.password.startswith("$argon2id$")
    assert PASSWORD not in player.password
    assert ada.token not in {device.id for device in devices}


def log_in(person: Person, name: str, password: str, **cookies: str) -> httpx2.Response:
    headers = {"Cookie": "; ".join([f"{key}={value}" for key, value in cookies.items()]), "Origin": person.live.url}
    return person.client.post("/api/session", json={"name": name, "password": password}, headers=headers)


def test_guesses_sent_at_once_are_not_all_tried(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    name = registered(live, "Flooded")
    tried: list[str] = []
    kept = live.application.service.accounts
    monkeypatch.setattr(kept, "_verify", lambda known, password: verified(tried, password))
    with ThreadPoolExecutor(12) as crowd:
        guesses = [f"guess number {number}" for number in range(24)]
        given = list(crowd.map(lambda guess: log_in(live.stranger(), name, guess).status_code, guesses))
    assert given.count(429) >= 24 - 8
    assert len(tried) == given.count(401) <= 8  # five are free; on a slow machine the first waits are over soon


async def verified(tried: list[str], password: str) -> bool:
    tried.append(password)
    await asyncio.sleep(0.01)
    return False


def test_a_known_device_is_let_in_while_others_guess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Counted, "wait", lambda self, count: 0.0 if count < self.free else 3600.0)
    with Live(config_for(sqlite(tmp_path))) as live:
        name = registered(live, "Owner")
        owner, eve = live.stranger(), live.stranger()
        known = log_in(owner, name, PASSWORD).cookies["roundtable_device"]
        guesses = [log_in(eve, name, f"guess number {number}").status_code for number in range(9)]
        assert guesses[-1] == 429
        assert log_in(live.stranger(), name, PASSWORD).status_code == 429  # a stranger at the same address
        assert log_in(live.stranger(), name, PASSWORD, roundtable_device=known).status_code == 201
        forged = known[:-1] + ("x" if known[-1] != "x" else "y")
        assert log_in(live.stranger(), name, PASSWORD, roundtable_device=forged).status_code == 429
        other = registered(live, "Other")
        assert log_in(live.stranger(), other, "wrong wrong", roundtable_device=known).status_code == 401
        body = {"name": "Owner", "password": PASSWORD}
        owner.token = live.stranger().ask("POST", "/api/session", 201, json=body, headers=cookie(known)).json()["token"]
        owner.put("/api/password", {"old": PASSWORD, "new": "battery staple"})


def cookie(known: str) -> dict[str, str]:
    return {"Cookie": f"roundtable_device={known}"}


def test_guessing_from_many_addresses_never_locks_a_name_for_long(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(Config.read({}, database=sqlite(tmp_path)).url)
        try:
            accounts = Accounts(store, 180.0)
            for number in range(60):
                with contextlib.suppress(Refused):
                    async with accounts.guessing("ada", None, Asks(f"203.0.113.{number}")):
                        pass
            with pytest.raises(Refused) as refused:
                async with accounts.guessing("ada", None, Asks("198.51.100.1")):
                    pass
            assert refused.value.message == "server-log-in-wait"
            assert 0 < int(str(refused.value.values["seconds"])) <= 60
        finally:
            await store.close()

    asyncio.run(main())


def test_a_device_that_was_not_used_for_long_must_log_in_again(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path), device_days=10.0)) as live:
        for days, status in ((9, 200), (11, 401)):
            ada = live.guest()
            seen = live.application.service.store.people.seen(hashed(ada.token), time.time() - days * 24 * 3600)
            assert live.loop is not None
            asyncio.run_coroutine_threadsafe(seen, live.loop).result(5)
            ada.ask("GET", "/api/tables", status)


def test_guessing_passwords_gets_slower_and_tells_nothing(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path))) as live:
        name = registered(live, "Victim")
        eve = live.stranger()
        took: list[float] = []
        for who in (name, "Nobody at all"):
            began = time.perf_counter()
            body = {"name": who, "password": "wrong wrong"}
            assert eve.refused("POST", "/api/session", 401, json=body) == "server-log-in-wrong"
            took.append(time.perf_counter() - began)
        assert max(took) < 20 * min(took)  # an unknown name is hashed, too
        bodies = [{"name": name, "password": f"guess number {number}"} for number in range(GUESSES)]
        answers = (eve.client.post("/api/session", json=body) for body in bodies)
        response = next(answer for answer in answers if answer.status_code == 429)
        assert response.json()["error"]["id"] == "server-log-in-wait"
        assert int(response.headers["retry-after"]) >= 1
