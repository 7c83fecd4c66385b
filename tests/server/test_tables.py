"""Tables from the first chair to the last point, on both databases."""

from pathlib import Path

import pytest

from roundtable.server.tables import orders

from .conftest import sqlite
from .live import Live, begun, config_for, finish, whose_turn

BOT = {"kind": "bot", "bot": "random"}


def test_who_comes_and_goes_without_end_keeps_nobody_from_anything(
    quick: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "MOST_COMINGS", 3)
    table, folk = begun(quick)
    for _ in range(3):
        folk[0].post(f"/api/tables/{table}/leave")
        folk[0].post(f"/api/tables/{table}/return")
    assert folk[0].refused("POST", f"/api/tables/{table}/leave", 409) == "server-log-full"
    folk[1].post(f"/api/tables/{table}/leave")
    folk[0].post(f"/api/tables/{table}/bots", {"seat": 1})  # one can still ask, and whoever went come back
    folk[1].post(f"/api/tables/{table}/return")


def test_a_table_is_set_up_joined_begun_and_played_to_its_end(live: Live) -> None:
    table, folk = begun(live)
    last = finish(table, folk)
    result = last["table"]["result"]
    assert last["table"]["status"] == "over"
    assert len(result["scores"]) == 2
    assert result["winners"]
    assert last["table"]["waiting"] == []
    assert last["ask"] is None


def test_the_lobby_lists_public_tables_only(live: Live) -> None:
    ada, bea = live.guest("Ada"), live.guest("Bea")
    public, private = ada.open(title="Come in"), ada.open(public=False)
    listed = {table["id"]: table for table in bea.get("/api/lobby")["tables"]}
    assert listed[public]["title"] == "Come in"
    assert listed[public]["taken"] == 1
    assert private not in listed
    assert private in {table["id"] for table in ada.get("/api/tables")["tables"]}


def test_the_lobby_lists_gathering_tables_with_a_seat_for_anybody(live: Live) -> None:
    ada, bea = live.guest("Ada"), live.guest("Bea")
    invited = ada.open(seats=[{"kind": "me"}, {"kind": "invite"}])
    hosted = ada.open(seats=[{"kind": "me"}, {"kind": "open"}])
    listed = {table["id"] for table in bea.get("/api/lobby")["tables"]}
    assert hosted in listed
    assert invited not in listed
    bea.sit(hosted)
    assert hosted not in {table["id"] for table in live.guest("Cid").get("/api/lobby")["tables"]}


def test_my_tables_say_which_wait_for_me(live: Live) -> None:
    table, folk = begun(live)
    seat = whose_turn(table, folk)
    waits = [person.get("/api/tables")["tables"][0]["waits"] for person in folk]
    assert waits[seat]
    assert waits[1 - seat] == (1 - seat in folk[0].state(table)["table"]["waiting"])


def test_a_private_table_is_joined_by_invitation_only(live: Live) -> None:
    ada, bea = live.guest("Ada"), live.guest("Bea")
    table = ada.open(public=False)
    assert bea.refused("POST", f"/api/tables/{table}/seats", 403, json={"seat": 1}) == "server-invitation-needed"
    token = ada.post(f"/api/tables/{table}/invitations", {"seat": 1}, 201)["token"]
    assert bea.get(f"/api/invitations/{token}")["id"] == table
    assert bea.post(f"/api/invitations/{token}")["seats"] == [1]


def test_an_invitation_can_be_taken_back(live: Live) -> None:
    ada, bea = live.guest("Ada"), live.guest("Bea")
    table = ada.open("tourney", [{"kind": "me"}, {"kind": "invite"}])
    first = ada.post(f"/api/tables/{table}/invitations", {"seat": 1}, 201)["token"]
    second = ada.post(f"/api/tables/{table}/invitations", {"seat": 1}, 201)["token"]
    assert bea.refused("POST", f"/api/invitations/{first}", 403) == "server-invitation-void"
    ada.delete(f"/api/tables/{table}/invitations/1")
    assert bea.refused("POST", f"/api/invitations/{second}", 403) == "server-invitation-void"
    assert bea.refused("POST", f"/api/tables/{table}/seats", 403, json={"seat": 1}) == "server-invitation-void"
    third = ada.post(f"/api/tables/{table}/invitations", {"seat": 1}, 201)["token"]
    assert bea.post(f"/api/invitations/{third}")["seats"] == [1]


def test_a_seat_by_invitation_stays_one_when_its_guest_stands_up(live: Live) -> None:
    ada, bea, eve = live.guest("Ada"), live.guest("Bea"), live.guest("Eve")
    table = ada.open("tourney", [{"kind": "me"}, {"kind": "invite"}])
    token = ada.post(f"/api/tables/{table}/invitations", {"seat": 1}, 201)["token"]
    bea.post(f"/api/invitations/{token}")
    ada.delete(f"/api/tables/{table}/seats/1")
    assert eve.refused("POST", f"/api/tables/{table}/seats", 409, json={}) == "server-no-free-seat"
    assert bea.refused("POST", f"/api/invitations/{token}", 403) == "server-invitation-void"


def test_a_forged_invitation_leads_nowhere(live: Live) -> None:
    ada, bea = live.guest("Ada"), live.guest("Bea")
    table = ada.open("tourney", [{"kind": "me"}, {"kind": "invite"}])
    token = ada.post(f"/api/tables/{table}/invitations", {"seat": 1}, 201)["token"]
    for forged in (token[:-2] + ("AA" if token[-2:] != "AA" else "BB"), "x", "a" * 60):
        assert bea.refused("POST", f"/api/invitations/{forged}", 404) == "server-link-void"


def test_only_the_owner_begins_and_only_when_all_sit(live: Live) -> None:
    ada, bea = live.guest("Ada"), live.guest("Bea")
    table = ada.open()
    assert ada.refused("POST", f"/api/tables/{table}/start", 409) == "server-seats-free"
    bea.sit(table)
    assert bea.refused("POST", f"/api/tables/{table}/start", 403) == "server-not-owner"
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", f"/api/tables/{table}/start", 409) == "server-started-already"


def test_one_may_stand_up_again_before_the_game(live: Live) -> None:
    ada, bea, cid = live.guest("Ada"), live.guest("Bea"), live.guest("Cid")
    table = ada.open()
    bea.sit(table)
    assert cid.refused("POST", f"/api/tables/{table}/seats", 409, json={}) == "server-no-free-seat"
    assert cid.refused("DELETE", f"/api/tables/{table}/seats/1", 403) == "server-not-your-seat"
    bea.delete(f"/api/tables/{table}/seats/1")
    assert cid.sit(table)["seats"] == [1]
    ada.delete(f"/api/tables/{table}/seats/1")
    assert bea.sit(table)["seats"] == [1]


def test_before_the_game_its_owner_puts_bots_on_free_seats_and_frees_them_again(live: Live) -> None:
    ada, bea = live.guest("Ada"), live.guest("Bea")
    table = ada.open("tourney", [{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}])
    token = ada.post(f"/api/tables/{table}/invitations", {"seat": 2}, 201)["token"]
    assert bea.refused("POST", f"/api/tables/{table}/bots", 403, json={"seat": 1}) == "server-not-owner"
    assert ada.refused("POST", f"/api/tables/{table}/bots", 409, json={"seat": 0}) == "server-seat-taken"
    ada.post(f"/api/tables/{table}/bots", {"seat": 1})
    ada.post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "page"})
    seats = ada.state(table)["table"]["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats[1:]] == [("bot", "squire"), ("bot", "page")]
    assert bea.refused("POST", f"/api/invitations/{token}", 409) == "server-seat-taken"
    assert bea.refused("DELETE", f"/api/tables/{table}/seats/1", 403) == "server-not-your-seat"
    ada.delete(f"/api/tables/{table}/seats/1")
    ada.delete(f"/api/tables/{table}/seats/2")
    assert [seat["kind"] for seat in ada.state(table)["table"]["seats"]] == ["person", "open", "invite"]
    assert bea.refused("POST", f"/api/invitations/{token}", 403) == "server-invitation-void"
    bea.sit(table)
    ada.post(f"/api/tables/{table}/bots", {"seat": 2})
    ada.post(f"/api/tables/{table}/start")
    assert ada.state(table)["table"]["status"] == "playing"


def test_a_table_that_never_began_can_be_cleared_away(live: Live) -> None:
    ada = live.guest()
    table = ada.open()
    ada.post(f"/api/tables/{table}/close")
    assert ada.state(table)["table"]["status"] == "closed"


def test_several_share_a_screen(live: Live) -> None:
    ada = live.guest("Ada")
    table = ada.open("tourney", [{"kind": "me"}, {"kind": "hot", "name": "Bea"}], start=True)
    seats = ada.state(table)["table"]["seats"]
    assert [(seat["name"], seat["hot"], seat["player"]) for seat in seats] == [
        ("Ada", False, ada.id),
        ("Bea", True, ada.id),
    ]
    assert finish(table, [ada, ada])["table"]["status"] == "over"


def test_bots_answer_by_themselves(live: Live) -> None:
    ada = live.guest("Ada")
    table = ada.open("tourney", [{"kind": "me"}, BOT], start=True)
    state = ada.state(table, 0)
    for count in range(2000):
        state = ada.state(table, 0)
        if state["table"]["status"] == "over":
            break
        if state["ask"] is None:
            state = ada.state(table, 0, since=state["version"], wait=10)
            continue
        options = state["ask"]["options"]
        ada.move(table, 0, state["version"], options[count % len(options)]["notation"])
    assert state["table"]["result"]["scores"]


def test_who_left_can_be_replaced_by_a_bot_and_come_back(live: Live) -> None:
    table, folk = begun(live, people=3)
    gone = folk[2]
    assert folk[0].refused("POST", f"/api/tables/{table}/bots", 409, json={"seat": 2}) == "server-not-abandoned"
    gone.post(f"/api/tables/{table}/leave")
    folk[0].post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "random"})
    assert folk[0].refused("POST", f"/api/tables/{table}/bots", 409, json={"seat": 2}) == "server-asked-already"
    assert folk[0].state(table)["table"]["seats"][2]["kind"] == "person"
    folk[1].post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "random"})
    assert folk[0].state(table)["table"]["seats"][2]["kind"] == "bot"
    gone.post(f"/api/tables/{table}/return")
    seat = folk[0].state(table)["table"]["seats"][2]
    assert (seat["kind"], seat["left"], seat["asked_for_bot"]) == ("person", False, [])


def test_who_asked_for_a_bot_may_ask_again_when_all_others_are_gone(live: Live) -> None:
    table, folk = begun(live, people=3)
    folk[2].post(f"/api/tables/{table}/leave")
    folk[0].post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "random"})
    folk[1].post(f"/api/tables/{table}/leave")
    folk[0].post(f"/api/tables/{table}/bots", {"seat": 2, "bot": "random"})
    assert folk[0].state(table)["table"]["seats"][2]["kind"] == "bot"


def test_who_left_and_plays_on_is_there_again(live: Live) -> None:
    table, folk = begun(live, people=3)
    seat = whose_turn(table, folk)
    folk[seat].post(f"/api/tables/{table}/leave")
    folk[seat - 1].post(f"/api/tables/{table}/bots", {"seat": seat, "bot": "random"})
    folk[seat].play(table, seat)
    shown = folk[0].state(table)["table"]["seats"][seat]
    assert (shown["kind"], shown["left"], shown["asked_for_bot"]) == ("person", False, [])


def test_who_is_silent_for_too_long_can_be_replaced(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path), abandoned_hours=0.0)) as live:
        table, folk = begun(live, "merlin")
        seat = whose_turn(table, folk)
        active = {"seat": 1 - seat, "bot": "random"}
        assert folk[seat].refused("POST", f"/api/tables/{table}/bots", 409, json=active) == "server-not-abandoned"
        folk[1 - seat].post(f"/api/tables/{table}/bots", {"seat": seat, "bot": "random"})
        assert folk[0].state(table)["table"]["seats"][seat]["bot"] == "random"
        stranger = live.guest("Eve")
        assert stranger.refused("POST", f"/api/tables/{table}/bots", 409, json=active) == "server-no-bot-wanted"


def test_who_resigns_ends_a_game_of_two(live: Live) -> None:
    table, folk = begun(live)
    folk[1].post(f"/api/tables/{table}/resign", {})
    state = folk[0].state(table)
    assert state["table"]["status"] == "closed"
    assert state["table"]["result"] == {"scores": None, "winners": [0], "sheet": None}
    assert folk[0].refused("POST", f"/api/tables/{table}/leave", 409) == "refused-game-over"


def test_who_resigns_from_a_larger_game_is_played_for(live: Live) -> None:
    table, folk = begun(live, people=3)
    folk[2].post(f"/api/tables/{table}/resign", {"bot": "random"})
    state = folk[0].state(table)
    assert state["table"]["status"] == "playing"
    assert state["table"]["seats"][2]["bot"] == "random"
    assert folk[2].refused("GET", f"/api/tables/{table}?seat=2", 403) == "server-not-your-seat"
    assert folk[2].refused("POST", f"/api/tables/{table}/return", 409) == "server-not-away"


def test_what_cannot_be_played_cannot_be_set_up(live: Live) -> None:
    ada = live.guest()
    two = [{"kind": "me"}, {"kind": "open"}]
    for body, message in (
        ({"game": "chess", "seats": two}, "setting-unknown-game"),
        ({"game": "tourney", "seats": [{"kind": "me"}] * 1 + [{"kind": "open"}] * 11}, "setting-seats"),
        ({"game": "tourney", "seats": two, "settings": {"x": 1}}, "setting-unknown"),
        ({"game": "tourney", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, "setting-unknown-bot"),
        ({"game": "tourney", "seats": [{"kind": "me"}, {"kind": "me"}]}, "server-one-seat-each"),
        ({"game": "tourney", "seats": two, "seed": 7}, "server-bad-body"),
    ):
        assert ada.refused("POST", "/api/tables", 422, json=body) == message
    assert ada.refused("POST", "/api/tables", 409, json={"game": "tourney", "seats": two, "start": True}) == (
        "server-seats-free"
    )


def test_chat_is_for_those_who_sit_there_and_notes_for_oneself(live: Live) -> None:
    ada, bea, cid = live.guest("Ada"), live.guest("Bea"), live.guest("Cid")
    table = ada.open()
    bea.sit(table)
    ada.post(f"/api/tables/{table}/chat", {"text": "  Good\tluck  "}, 201)
    bea.post(f"/api/tables/{table}/chat", {"text": "You too"}, 201)
    assert cid.refused("POST", f"/api/tables/{table}/chat", 403, json={"text": "Hey"}) == "server-not-your-table"
    lines = cid.get(f"/api/tables/{table}/chat")["lines"]
    assert [(line["n"], line["name"], line["text"]) for line in lines] == [
        (1, "Ada", "Good luck"),
        (2, "Bea", "You too"),
    ]
    assert len(cid.get(f"/api/tables/{table}/chat?since=1")["lines"]) == 1
    ada.put(f"/api/tables/{table}/notes", {"text": "watch\nseat 2"})
    ada.put(f"/api/tables/{table}/notes", {"text": "watch\nseat 3"})
    assert ada.get(f"/api/tables/{table}/notes") == {"text": "watch\nseat 3"}
    assert bea.get(f"/api/tables/{table}/notes") == {"text": ""}
