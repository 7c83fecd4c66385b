"""What attackers try: foreign pages, scripts in names, floods, oversized and malformed requests, secrets in logs."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from socket import create_connection

import httpx2
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from roundtable.server import logging_setup
from roundtable.server.api import route
from roundtable.server.limits import address_of
from roundtable.text import LANGUAGES, Words

from .conftest import sqlite
from .live import PATIENCE, Live, Person, begun, config_for, whose_turn

SCRIPT = "<script>alert(1)</script>"
HIDDEN = "a\u202eb\u200bc\x07d\u2028e"


def page(person: Person) -> dict[str, str]:
    """Give the cookie that a browser would send."""
    return {"Cookie": f"roundtable={person.token}"}


def ask_as_page(person: Person, path: str, headers: dict[str, str]) -> httpx2.Response:
    body = json.dumps({"game": "tourney", "seats": [{"kind": "me"}, {"kind": "open"}]})
    given = {"Content-Type": "application/json", **page(person), **headers}
    return person.client.post(path, content=body, headers=given)


def test_a_cookie_works_from_our_own_page_and_from_no_other(quick: Live) -> None:
    ada = quick.guest()
    own = f"http://127.0.0.1:{quick.port}"
    assert ask_as_page(ada, "/api/tables", {"Origin": own}).status_code == 201
    for origin in (
        "http://evil.example",
        "null",
        f"http://127.0.0.1:{quick.port + 1}",
        f"{own}.evil.example",
        "http://[",
    ):
        answer = ask_as_page(ada, "/api/tables", {"Origin": origin})
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-foreign-page")
    assert ask_as_page(ada, "/api/tables", {}).status_code == 403
    assert ask_as_page(ada, "/api/tables", {"Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_a_form_of_another_site_cannot_post(quick: Live) -> None:
    ada = quick.guest()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = ada.client.post(
            "/api/guests", content='{"name": "x"}', headers={"Content-Type": kind, "Origin": quick.url}
        )
        assert (answer.status_code, answer.json()["error"]["id"]) == (415, "server-not-json")


def test_the_cookie_is_kept_from_scripts_and_other_sites(quick: Live) -> None:
    answer = quick.stranger().client.post("/api/guests", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_the_cookie_is_for_https_behind_a_proxy_that_speaks_it(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path), secure=True)) as live:
        answer = live.stranger().client.post("/api/guests", json={"name": "Ada"})
        assert "secure" in answer.headers["set-cookie"].lower()


def test_a_socket_is_opened_from_our_own_page_and_from_no_other(quick: Live) -> None:
    ada = quick.guest()
    cookie = f"roundtable={ada.token}"
    with ada.socket(origin=quick.url, cookie=cookie) as socket:
        assert json.loads(socket.recv(5))["player"]["id"] == ada.id
    for origin in ("http://evil.example", "null", None):
        with pytest.raises(InvalidStatus) as refused:
            ada.socket(origin=origin, cookie=cookie)
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        ada.socket(origin="http://evil.example")


def test_a_name_that_is_not_ours_is_not_answered(quick: Live) -> None:
    ada = quick.guest()
    for host in ("evil.example", f"evil.example:{quick.port}", "127.0.0.1.evil.example", "", "["):
        answer = ada.client.get("/api/lobby", headers={"Host": host})
        assert answer.status_code in (400, 421)
    assert ada.client.get("/api/lobby", headers={"Host": f"localhost:{quick.port}"}).status_code == 200


def test_scripts_stay_text(quick: Live) -> None:
    ada = quick.guest(SCRIPT)
    table = ada.open(title=SCRIPT)
    ada.post(f"/api/tables/{table}/chat", {"text": SCRIPT}, 201)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/chat", "/api/lobby", "/api/me"):
        answer = ada.ask("GET", path)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert SCRIPT in json.dumps(answer.json())


def test_errors_and_records_with_scripts_are_json_too(quick: Live) -> None:
    ada = quick.guest()
    for method, path, content in (
        ("POST", "/api/records", json.dumps({"format": SCRIPT})),
        ("POST", "/api/tables", json.dumps({"game": SCRIPT, "seats": [{"kind": "me"}]})),
        ("GET", f"/api/rules/{SCRIPT}", None),
        ("GET", f"/assets/{SCRIPT}.js", None),
    ):
        answer = ada.client.request(
            method,
            path,
            content=content,
            headers={"Authorization": f"Bearer {ada.token}", "Content-Type": "application/json"},
        )
        assert answer.status_code in (404, 422)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_cannot_be_seen_is_taken_out_of_names(quick: Live) -> None:
    assert quick.guest(HIDDEN).get("/api/me")["player"]["name"] == "abcd e"
    for name in ("", "   ", "\u200b\u202e", "x" * 41):
        answer = quick.stranger().ask("POST", "/api/guests", 422, json={"name": name})
        assert answer.json()["error"]["id"] in ("server-text-empty", "server-text-long")


def test_every_page_forbids_frames_and_foreign_scripts(quick: Live) -> None:
    for path in ("/", "/api", "/health/live", "/nothing"):
        headers = quick.stranger().client.get(path).headers
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_paths_do_not_lead_out_of_the_folder(quick: Live) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/static/../../app.py", "/%00.js", "/app.py"):
        assert quick.stranger().client.get(path).status_code == 404


def test_oversized_requests_are_refused_unread(quick: Live) -> None:
    ada = quick.guest()
    big = json.dumps({"name": "x" * 100_000})
    assert ada.ask("POST", "/api/guests", 413, content=big).json()["error"]["id"] == "server-too-large"

    def pieces() -> Iterator[bytes]:
        for _ in range(200):
            yield b"x" * 1000

    client = quick.stranger().client
    answer = client.post("/api/guests", content=pieces(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body",
    ["", "{", "[]", "null", '{"name": 1}', '{"name": "x", "admin": true}', '{"a":' * 3000, '"\ud800"', "\xff", "NaN"],
)
def test_malformed_requests_are_refused(quick: Live, body: str) -> None:
    answer = quick.guest().ask("POST", "/api/guests", 422, content=body.encode("utf-8", "surrogatepass"))
    assert answer.json()["error"]["id"] == "server-bad-body"


def test_a_body_that_trickles_in_is_not_waited_for(quick: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(route, "BODY_SECONDS", 0.2)
    lines = ("POST /api/guests HTTP/1.1", "Host: localhost", "Content-Type: application/json", "Content-Length: 15")
    with create_connection(("127.0.0.1", quick.port), PATIENCE) as line:
        line.sendall("\r\n".join([*lines, "", '{"name": ']).encode())
        assert line.recv(1024).startswith(b"HTTP/1.1 408 ")


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path), requests_per_second=0.5, requests_at_once=20)) as live:
        person = live.stranger()
        statuses = [person.client.get("/api/me").status_code for _ in range(60)]
        assert statuses[:20] == [200] * 20
        assert statuses.count(429) >= 30
        answer = person.client.get("/api/me")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
        assert person.client.get("/health/live").status_code == 200


def test_new_guests_and_tables_are_limited(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path), guests_per_minute=3.0, tables_each=2)) as live:
        ada = live.guest()
        ada.open()
        ada.open()
        body = {"game": "tourney", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ada.refused("POST", "/api/tables", 409, json=body) == "server-too-many-tables"
        statuses = [live.stranger().client.post("/api/guests", json={"name": "x"}).status_code for _ in range(5)]
        assert statuses[-1] == 429


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("?", "?"),
    ],
)
def test_a_network_of_one_household_is_counted_as_one(host: str, counted: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == counted


def test_zeros_that_no_database_keeps_are_refused(live: Live) -> None:
    table, folk = begun(live)
    seat = whose_turn(table, folk)
    body = {"seat": seat, "version": 9, "action": "x", "key": "\0"}
    assert folk[seat].refused("POST", f"/api/tables/{table}/moves", 422, json=body) == "server-bad-body"
    for path in ("/api/tables/%00", "/api/records/%00", "/api/tables/%00/notes"):
        assert folk[0].refused("GET", path, 404) == "server-nothing-here"


def test_metrics_are_for_this_machine(quick: Live) -> None:
    client = quick.stranger().client
    assert b"roundtable_requests" in client.get("/metrics").content
    assert client.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"}).status_code == 404


def test_logs_hold_no_secrets_and_nothing_hidden(tmp_path: Path) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging_setup.Line())
    root = logging.getLogger()
    level = logging.getLogger("roundtable").level
    root.addHandler(handler)
    logging.getLogger("roundtable").setLevel("DEBUG")
    try:
        with Live(config_for(sqlite(tmp_path))) as live:
            table, folk = begun(live)
            folk[0].post("/api/account", {"name": "Logged", "password": "a very secret one"}, 201)
            token = folk[0].open("tourney", [{"kind": "me"}, {"kind": "invite"}])
            invitation = folk[0].post(f"/api/tables/{token}/invitations", {"seat": 1}, 201)["token"]
            live.stranger().get(f"/api/invitations/{invitation}")
            live.stranger().client.post("/api/session", json={"name": "Logged", "password": "a wrong secret"})
            played = []
            for count in range(10):
                seat = whose_turn(table, folk)
                state = folk[seat].state(table, seat)
                played.append(state["ask"]["options"][0]["notation"])
                folk[seat].play(table, seat, count)
            folk[0].post(f"/api/tables/{table}/chat", {"text": "between us"}, 201)
            folk[0].put(f"/api/tables/{table}/notes", {"text": "my plan"})
            secrets = [person.token for person in folk]
            secrets += ["a very secret one", "a wrong secret", invitation, "between us", "my plan"]
    finally:
        root.removeHandler(handler)
        logging.getLogger("roundtable").setLevel(level)
    said = stream.getvalue()
    assert said.count("\n") > 20
    assert [secret for secret in secrets if secret in said] == []
    assert {"seed", "notation"} & set(said.split('"')) == set()
    assert all(json.loads(line) for line in said.splitlines())
    assert played


def test_every_refusal_met_here_can_be_read_in_every_language(quick: Live) -> None:
    ada = quick.guest()
    errors = [
        ada.ask("GET", "/api/tables/none", 404).json()["error"],
        ada.ask("POST", "/api/tables/none/moves", 422, json={"seat": 0}).json()["error"],
        ada.ask("DELETE", "/api/lobby", 405).json()["error"],
        quick.stranger().ask("GET", "/api/devices", 401).json()["error"],
    ]
    for language in LANGUAGES:
        for error in errors:
            assert Words(language).render(error["id"], error["args"])
