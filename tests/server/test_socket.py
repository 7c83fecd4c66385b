"""The socket: watching, moving, acknowledgements, resuming, pings, and those who misbehave."""

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from .conftest import sqlite
from .live import PATIENCE, Live, begun, config_for, hear, tell, whose_turn


def closing_code(socket: ClientConnection) -> int | None:
    """Listen until the server closes the socket; give the code it says."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_who_watches_sees_every_move_and_the_mover_gets_an_acknowledgement(live: Live) -> None:
    table, folk = begun(live)
    seat = whose_turn(table, folk)
    with folk[seat].socket() as mine, folk[1 - seat].socket() as other:
        assert hear(mine, "hello")["player"]["id"] == folk[seat].id
        tell(mine, do="watch", table=table, seat=seat)
        tell(other, do="watch", table=table, seat=1 - seat)
        state = hear(mine, "state")["state"]
        first = hear(other, "state")["state"]
        assert first["version"] == state["version"]
        action = state["ask"]["options"][0]["notation"]
        tell(mine, do="play", id="m1", table=table, seat=seat, version=state["version"], action=action)
        ack = hear(mine, "ack")
        assert ack == {"type": "ack", "id": "m1", "table": table, "version": state["version"] + 1}
        new = hear(other, "state")["state"]
        assert new["version"] == ack["version"]
        assert first["events"][: new["cut"]] + new["events"] == folk[1 - seat].state(table, 1 - seat)["events"]


def test_a_move_sent_again_on_a_new_socket_is_acknowledged_and_played_once(live: Live) -> None:
    table, folk = begun(live)
    seat = whose_turn(table, folk)
    state = folk[seat].state(table, seat)
    action = state["ask"]["options"][0]["notation"]
    message = {"do": "play", "id": "m1", "table": table, "seat": seat, "version": state["version"], "action": action}
    for _ in range(3):
        with folk[seat].socket() as socket:
            tell(socket, **message)
            assert hear(socket, "ack")["version"] == state["version"] + 1
    assert folk[0].state(table)["version"] == state["version"] + 1


def test_a_client_resumes_from_its_version(live: Live) -> None:
    table, folk = begun(live)
    with folk[0].socket() as socket:
        tell(socket, do="watch", table=table, seat=0)
        state = hear(socket, "state")["state"]
    known, version = state["events"], state["version"]
    for count in range(10):
        seat = whose_turn(table, folk)
        folk[seat].play(table, seat, count)
    with folk[0].socket() as socket:
        tell(socket, do="watch", table=table, seat=0, since=version)
        state = hear(socket, "state")["state"]
        assert known[: state["cut"]] + state["events"] == folk[0].state(table, 0)["events"]


def test_who_knows_a_version_that_has_not_come_gets_everything(live: Live) -> None:
    table, folk = begun(live)
    folk[whose_turn(table, folk)].play(table, whose_turn(table, folk))
    whole = folk[0].state(table, 0)
    ahead = folk[0].state(table, 0, since=whole["version"] + 5, wait=20)
    assert (ahead["cut"], ahead["events"]) == (0, whole["events"])
    with folk[0].socket() as socket:
        tell(socket, do="watch", table=table, seat=0, since=whole["version"] + 5)
        assert hear(socket, "state")["state"]["events"] == whole["events"]


def test_taking_back_over_the_socket(live: Live) -> None:
    table, folk = begun(live)
    seat = whose_turn(table, folk)
    state = folk[seat].state(table, seat)
    with folk[seat].socket() as socket:
        for option in state["ask"]["options"]:
            now = folk[seat].state(table, seat)
            tell(
                socket,
                do="play",
                id=option["notation"],
                table=table,
                seat=seat,
                version=now["version"],
                action=option["notation"],
            )
            version = hear(socket, "ack")["version"]
            if folk[seat].state(table, seat)["can"]["back"]:
                tell(socket, do="undo", id="b", table=table, seat=seat, version=version, how="back")
                assert hear(socket, "ack")["version"] == version + 1
                assert folk[seat].state(table, seat)["view"] == state["view"]
            return


def test_errors_name_the_message_they_are_about(live: Live) -> None:
    table, folk = begun(live)
    seat = whose_turn(table, folk)
    with folk[seat].socket() as socket:
        version = folk[seat].state(table)["version"]
        tell(socket, do="play", id="x1", table=table, seat=seat, version=version, action="make tea")
        error = hear(socket, "error")
        assert (error["id"], error["table"], error["status"]) == ("x1", table, 422)
        assert error["error"]["id"] == "refused-unknown-action"
        tell(socket, do="dance")
        assert hear(socket, "error")["error"]["id"] == "server-bad-message"
        socket.send("{")
        assert hear(socket, "error")["error"]["id"] == "server-bad-message"
        tell(socket, do="watch", table="nowhere")
        assert hear(socket, "error")["error"]["id"] == "server-no-such-table"
        tell(socket, do="watch", table=table, seat=1 - seat)
        assert hear(socket, "error")["error"]["id"] == "server-not-your-seat"
        tell(socket, do="ping")
        assert hear(socket, "pong")


def test_chat_reaches_everybody_who_watches(live: Live) -> None:
    table, folk = begun(live)
    with folk[0].socket() as socket, live.stranger().socket() as spectator:
        tell(spectator, do="watch", table=table)
        hear(spectator, "state")
        tell(socket, do="chat", id="c1", table=table, text="Well met")
        assert hear(socket, "ack")["line"] == 1
        assert hear(spectator, "chat")["line"]["text"] == "Well met"
        tell(spectator, do="chat", id="c2", table=table, text="Psst")
        assert hear(spectator, "error")["error"]["id"] == "server-who-are-you"


def test_who_no_longer_watches_hears_nothing(quick: Live) -> None:
    table, folk = begun(quick)
    seat = whose_turn(table, folk)
    with folk[0].socket() as socket:
        tell(socket, do="watch", table=table)
        hear(socket, "state")
        tell(socket, do="unwatch", table=table)
        tell(socket, do="ping")
        hear(socket, "pong")
        folk[seat].play(table, seat)
        with pytest.raises(TimeoutError):
            hear(socket, "state", 0.3)


def test_a_silent_socket_is_closed(tmp_path_factory: pytest.TempPathFactory) -> None:
    config = config_for(sqlite(tmp_path_factory.mktemp("silent")), socket_seconds=1.0)
    with Live(config) as live, live.guest().socket() as socket:
        assert closing_code(socket) == 4408


def test_a_flood_of_messages_ends_the_socket_but_not_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = sqlite(tmp_path_factory.mktemp("flood"))
    with Live(config_for(database, requests_per_second=5.0, requests_at_once=20)) as live:
        ada = live.guest()
        with ada.socket() as socket:
            for _ in range(100):
                tell(socket, do="ping")
            assert closing_code(socket) == 4429
        assert live.stranger().client.get("/health/live").status_code == 200


def test_one_person_has_so_many_sockets_and_no_more(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Live(config_for(sqlite(tmp_path_factory.mktemp("few")), sockets_each=2)) as live:
        ada = live.guest()
        with ada.socket(), ada.socket(), pytest.raises(InvalidStatus) as refused:
            ada.socket()
        assert refused.value.response.status_code == 429


def test_an_oversized_message_ends_the_socket(quick: Live) -> None:
    with quick.guest().socket() as socket:
        socket.send("x" * 100_000)
        assert closing_code(socket) == 1009


def test_bytes_instead_of_text_do_no_harm(quick: Live) -> None:
    ada = quick.guest()
    with ada.socket() as socket:
        socket.send(b"\xff\xfe")
        assert closing_code(socket) == 1003
    assert ada.get("/api/me")["player"]
