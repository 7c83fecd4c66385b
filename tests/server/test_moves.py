"""Moves: versions, keys, races, taking back, and what is new since when."""

from concurrent.futures import ThreadPoolExecutor

import httpx2
import pytest

from roundtable.server.tables import orders

from .live import PATIENCE, Data, Live, Person, begun, whose_turn


def asked(live: Live) -> tuple[str, Person, int, Data, list[Person]]:
    """Give a running table, who is asked there, on which seat, and what they see."""
    table, folk = begun(live)
    seat = whose_turn(table, folk)
    return table, folk[seat], seat, folk[seat].state(table, seat), folk


def test_an_old_version_is_refused(live: Live) -> None:
    table, person, seat, state, _ = asked(live)
    action = state["ask"]["options"][0]["notation"]
    person.move(table, seat, state["version"], action)
    refused = person.move(table, seat, state["version"], action, 409)
    assert refused["error"]["id"] in ("server-version-stale", "refused-not-offered-now")
    assert refused["error"]["args"]["version"] == state["version"] + 1


def test_a_version_from_the_future_is_refused(live: Live) -> None:
    table, person, seat, state, _ = asked(live)
    action = state["ask"]["options"][0]["notation"]
    assert person.move(table, seat, state["version"] + 5, action, 409)["error"]["id"] == "server-version-ahead"


def test_a_move_sent_again_under_its_key_is_played_once(live: Live) -> None:
    table, person, seat, state, _ = asked(live)
    action = state["ask"]["options"][0]["notation"]
    first = person.move(table, seat, state["version"], action, key="k1")
    again = person.move(table, seat, state["version"], f" {action.upper()} ", key="k1")
    assert first == again == {"version": state["version"] + 1}
    assert person.state(table)["version"] == first["version"]


def test_a_key_cannot_be_used_for_something_else(live: Live) -> None:
    table, person, seat, state, _ = asked(live)
    action = state["ask"]["options"][0]["notation"]
    person.move(table, seat, state["version"], action, key="k1")
    assert person.move(table, seat, state["version"], "other", 409, key="k1")["error"]["id"] == "server-key-used"


def test_of_many_moves_at_the_same_moment_one_is_played(live: Live) -> None:
    table, person, seat, state, _ = asked(live)
    options = [option["notation"] for option in state["ask"]["options"]]

    def send(number: int) -> int:
        body = {"seat": seat, "version": state["version"], "action": options[number % len(options)]}
        headers = {"Authorization": f"Bearer {person.token}"}
        return httpx2.post(
            f"{live.url}/api/tables/{table}/moves", json=body, headers=headers, timeout=PATIENCE, trust_env=False
        ).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(send, range(16)))
    assert statuses.count(200) == 1
    assert set(statuses) == {200, 409}
    assert person.state(table)["version"] == state["version"] + 1


def test_others_cannot_move_for_a_seat(live: Live) -> None:
    table, _, seat, state, folk = asked(live)
    action = state["ask"]["options"][0]["notation"]
    other, stranger = folk[1 - seat], live.guest("Eve")
    for somebody in (other, stranger):
        assert somebody.move(table, seat, state["version"], action, 403)["error"]["id"] == "server-not-your-seat"
    assert other.state(table)["version"] == state["version"]


def test_what_is_not_offered_is_refused_with_its_rule(live: Live) -> None:
    table, person, seat, state, _ = asked(live)
    error = person.move(table, seat, state["version"], "make tea", 422)["error"]
    assert error["id"] == "refused-unknown-action"
    assert error["args"]["rule"] == state["ask"]["rule"]
    assert person.state(table)["version"] == state["version"]


def test_a_decision_can_be_taken_back_and_played_again(live: Live) -> None:
    for _ in range(20):
        table, person, seat, state, _ = asked(live)
        before = person.state(table, seat)
        for option in state["ask"]["options"]:
            version = person.move(table, seat, person.state(table)["version"], option["notation"])["version"]
            after = person.state(table, seat)
            if after["can"]["back"]:
                body = {"seat": seat, "version": version}
                person.post(f"/api/tables/{table}/back", body)
                undone = person.state(table, seat)
                assert undone["view"] == before["view"]
                assert undone["ask"]["options"] == before["ask"]["options"]
                assert undone["can"]["redo"]
                person.post(f"/api/tables/{table}/redo", {**body, "version": undone["version"]})
                assert person.state(table, seat)["view"] == after["view"]
                return
            break
    raise AssertionError("nothing could be taken back")


def test_a_log_does_not_grow_for_ever(quick: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    table, folk = begun(quick)
    monkeypatch.setattr(orders, "MOST_BESIDES", 4)  # of which two were to set it up and to begin
    folk[0].post(f"/api/tables/{table}/leave")
    folk[0].post(f"/api/tables/{table}/return")
    assert folk[0].refused("POST", f"/api/tables/{table}/leave", 409) == "server-log-full"
    seat = whose_turn(table, folk)
    folk[seat].play(table, seat)
    folk[0].post(f"/api/tables/{table}/resign", {})


def test_what_is_sealed_stays(live: Live) -> None:
    table, _, seat, state, folk = asked(live)
    other = folk[1 - seat]
    body = {"seat": 1 - seat, "version": state["version"]}
    message = other.refused("POST", f"/api/tables/{table}/back", 409, json=body)
    assert message == "refused-sealed"


def test_events_since_a_version_add_up_to_all_events(live: Live) -> None:
    table, folk = begun(live)
    known: list[Data] = []
    version = 0
    for count in range(60):
        seat = whose_turn(table, folk)
        folk[seat].play(table, seat, count)
        if count % 7 == 3:
            body = {"seat": seat, "version": folk[0].state(table)["version"]}
            if folk[seat].state(table, seat)["can"]["back"]:
                folk[seat].post(f"/api/tables/{table}/back", body)
        if count % 3 == 0:
            new = folk[0].state(table, 0, since=version)
            known = known[: new["cut"]] + new["events"]
            version = new["version"]
            assert known == folk[0].state(table, 0)["events"]
    assert known


def test_since_my_last_turn_begins_after_my_answer(live: Live) -> None:
    table, folk = begun(live)
    for count in range(12):
        seat = whose_turn(table, folk)
        folk[seat].play(table, seat, count)
        state = folk[seat].state(table, seat)
        assert state["last_turn"] == len(state["events"]) or state["table"]["status"] != "playing"


def test_waiting_for_news_ends_when_there_are_some(live: Live) -> None:
    table, person, seat, state, folk = asked(live)
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(folk[1 - seat].state, table, since=state["version"], wait=20)
        person.move(table, seat, state["version"], state["ask"]["options"][0]["notation"])
        assert waiting.result(10)["version"] == state["version"] + 1


def test_waiting_for_news_gives_up_in_time(live: Live) -> None:
    table, person, seat, state, _ = asked(live)
    assert person.state(table, seat, since=state["version"], wait=0.2)["version"] == state["version"]
