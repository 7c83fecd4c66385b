"""Finished games: records, replays through any eyes, shared links, uploads."""

import contextlib
import json

import pytest

import roundtable as rt
from roundtable.server.api.records import MOST_WAITING
from roundtable.server.service import READINGS_EACH
from roundtable.server.work.pool import Pool

from .live import Data, Live, Person, begun, finish


@pytest.fixture(scope="module")
def finished(live: Live) -> tuple[str, list[Person], Data]:
    table, folk = begun(live)
    return table, folk, finish(table, folk)


def test_the_record_replays_to_the_same_scores(finished: tuple[str, list[Person], Data]) -> None:
    table, folk, last = finished
    response = folk[0].ask("GET", f"/api/tables/{table}/record")
    assert response.headers["content-disposition"].startswith("attachment")
    assert rt.replay(response.text).scores() == last["table"]["result"]["scores"]


def test_every_position_can_be_seen_through_any_eyes(finished: tuple[str, list[Person], Data]) -> None:
    table, folk, last = finished
    record = rt.read_record(folk[0].ask("GET", f"/api/tables/{table}/record").text)
    for at in (0, 1, len(record.moves) // 2, len(record.moves)):
        for seat in (None, 0, 1):
            query = f"at={at}" if seat is None else f"at={at}&seat={seat}"
            shown = folk[0].get(f"/api/tables/{table}/replay?{query}")
            assert json.loads(json.dumps(rt.replay(record, at).view(seat))) == shown["view"]
            assert shown["moves"] == len(record.moves)
    whole = folk[0].get(f"/api/tables/{table}/replay?seat=0")
    assert whole["view"] == folk[0].state(table, 0)["view"]
    assert [event["message"] for event in whole["events"]] == [
        event["message"] for event in folk[0].state(table, 0)["events"]
    ]
    assert [event["at"] for event in whole["events"]] == [event["at"] for event in folk[0].state(table, 0)["events"]]
    assert last["version"] == folk[0].state(table)["version"]


def test_a_position_that_is_not_there_is_refused(finished: tuple[str, list[Person], Data]) -> None:
    table, folk, _ = finished
    assert folk[0].refused("GET", f"/api/tables/{table}/replay?at=99999", 422) == "record-no-such-move"
    assert folk[0].refused("GET", f"/api/tables/{table}/replay?seat=7", 404) == "server-no-such-seat"
    assert folk[0].refused("GET", f"/api/tables/{table}/replay?at=-1", 422) == "server-bad-query"


def test_a_link_shares_a_game_with_everybody_who_has_it(live: Live, finished: tuple[str, list[Person], Data]) -> None:
    table, folk, last = finished
    stranger = live.stranger()
    assert live.guest().refused("POST", f"/api/tables/{table}/share", 403) == "server-not-your-table"
    token = folk[1].post(f"/api/tables/{table}/share", status=201)["token"]
    assert stranger.get(f"/api/shared/{token}")["scores"] == last["table"]["result"]["scores"]
    assert stranger.get(f"/api/shared/{token}/replay?at=1&seat=1")["at"] == 1
    assert stranger.refused("GET", f"/api/shared/{token}/replay?seat=7", 422) == "record-no-such-seat"
    assert rt.replay(stranger.ask("GET", f"/api/shared/{token}/record").text).over
    assert stranger.refused("GET", f"/api/shared/{token[:-1]}x", 404) == "server-link-void"


def test_a_record_can_be_uploaded_and_replayed(live: Live, finished: tuple[str, list[Person], Data]) -> None:
    table, folk, last = finished
    text = folk[0].ask("GET", f"/api/tables/{table}/record").text
    ada = live.guest()
    kept = ada.ask("POST", "/api/records", 201, content=text).json()
    assert kept["record"]["scores"] == last["table"]["result"]["scores"]
    assert ada.get(f"/api/records/{kept['id']}")["game"] == "tourney"
    assert ada.get(f"/api/records/{kept['id']}/replay?at=2")["at"] == 2
    assert ada.ask("GET", f"/api/records/{kept['id']}/record").text == text


def test_an_uploaded_record_is_kept_in_the_one_form_that_records_have(
    live: Live, finished: tuple[str, list[Person], Data]
) -> None:
    table, folk, _ = finished
    text = folk[0].ask("GET", f"/api/tables/{table}/record").text
    odd = json.dumps(json.loads(text), indent=8) + " " * 1000
    ada = live.guest()
    kept = ada.ask("POST", "/api/records", content=odd, status=201).json()
    assert ada.ask("GET", f"/api/records/{kept['id']}/record").text == text


def test_a_record_that_begins_from_a_position_is_shown_through_the_eyes_of_a_seat(quick: Live) -> None:
    game = rt.new("tourney", 2, 7)
    for _ in range(9):
        game.play_at(0)
    loaded = rt.load(game.save())
    while not loaded.over:
        loaded.play_at(0)
    record = loaded.record()
    ada = quick.guest()
    kept = ada.ask("POST", "/api/records", 201, content=record.text()).json()
    assert kept["record"]["scores"] == loaded.scores()
    assert record.position is not None
    for seat in (0, 1):
        shown = ada.get(f"/api/records/{kept['id']}/replay?at=0&seat={seat}")
        assert (shown["at"], shown["move"], shown["view"]) == (0, None, json.loads(json.dumps(game.view(seat))))
        assert game.chance.key.hex() not in json.dumps([kept, shown])  # nothing of it but what the seat saw
    wrong = {**record.data(), "position": {**record.position, "clock": -1}}
    answer = ada.ask("POST", "/api/records", 422, content=json.dumps(wrong)).json()
    assert (answer["error"]["id"], answer["error"]["args"]["field"]) == ("position-out-of-range", "clock")


def test_points_by_source_are_told_where_the_game_tells_them(quick: Live) -> None:
    game = rt.new("merlin", 2, 7)
    while not game.over:
        game.play_at(0)
    kept = quick.guest().ask("POST", "/api/records", 201, content=game.record().text()).json()["record"]
    assert [sum(row) for row in kept["sheet"]] == kept["scores"]
    assert len(kept["sources"]) == len(kept["sheet"][0])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "record-not-a-record"),
        ("[]", "record-not-a-record"),
        ("{}", "record-unknown-format"),
        ('{"a":' * 5000, "record-not-a-record"),
        ('{"format": "roundtable-record-2"}', "record-missing-part"),
    ],
)
def test_what_is_no_record_is_refused(quick: Live, text: str, message: str) -> None:
    assert quick.guest().ask("POST", "/api/records", 422, content=text).json()["error"]["id"] == message


def test_a_record_that_departs_from_the_rules_is_refused(quick: Live) -> None:
    game = rt.new("tourney", 2, 7)
    while not game.over:
        game.play_at(0)
    data = game.record().data()
    assert isinstance(data["moves"], list)
    for place, move, message in ((3, "make tea", "record-departs"), (0, "<back>", "record-departs")):
        changed = {**data, "moves": [*data["moves"][:place], move, *data["moves"][place + 1 :]]}
        answer = quick.guest().ask("POST", "/api/records", 422, content=json.dumps(changed)).json()
        assert answer["error"]["id"] == message
    other = {**data, "rules": "0"}
    answer = quick.guest().ask("POST", "/api/records", 422, content=json.dumps(other)).json()
    assert answer["error"]["id"] == "record-other-version"


def test_a_record_that_is_too_large_is_not_even_read(quick: Live) -> None:
    ada = quick.guest()
    assert ada.ask("POST", "/api/records", 413, content=b"x" * 4_300_000).json()["error"]["id"] == "server-too-large"
    assert ada.ask("POST", "/api/records", 422, content=b"\xff\xfe{").json()["error"]["id"] == "server-bad-body"


def test_neither_one_client_nor_all_may_let_too_many_records_wait(
    finished: tuple[str, list[Person], Data], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, folk, _ = finished
    path = "/api/tables/" + finished[0] + "/replay"
    service = folk[0].live.application.service
    with contextlib.ExitStack() as busy:
        for _ in range(READINGS_EACH):
            busy.enter_context(service.readings.doing("127.0.0.1"))
        assert folk[0].refused("GET", path, 429) == "server-too-many"
    folk[0].get(path)
    monkeypatch.setattr(Pool, "waiting", MOST_WAITING)
    assert folk[0].refused("GET", path, 503) == "server-too-many"
