"""Bots think elsewhere: whatever they do, tables go on and requests are answered."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import sqlite
from .live import Live, settings_for


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    settings = settings_for(
        sqlite(tmp_path_factory.mktemp("bots")),
        modules=("tests.practice", "tests.server.weird_bots"),
        bot_seconds=0.6,
        bot_megabytes=400,
    )
    with Live(settings) as running:
        yield running


def play_against(live: Live, bot: str, moves: int, seconds: float = 60) -> int:
    """Play some moves against a bot; give how many it answered."""
    ada = live.guest()
    table = ada.open("tourney", [{"kind": "me"}, {"kind": "bot", "bot": bot}], start=True)
    until = time.monotonic() + seconds
    mine = 0
    while mine < moves and time.monotonic() < until:
        state = ada.state(table, 0)
        if state["table"]["status"] == "over":
            break
        if state["ask"] is None:
            ada.state(table, 0, since=state["version"], wait=5)
            continue
        ada.play(table, 0, mine)
        mine += 1
    if ada.state(table)["table"]["status"] == "playing":
        ada.post(f"/api/tables/{table}/resign", {})  # or the bot would go on beside the next test
    return mine


@pytest.mark.parametrize("bot", ["sleeper", "dier", "glutton", "cheat"])
def test_a_table_survives_its_bot(live: Live, bot: str) -> None:
    house = live.application.house
    before = house.company.stood_in
    assert play_against(live, bot, 4) == 4
    assert house.company.stood_in > before


def test_what_a_bot_prints_goes_nowhere(live: Live) -> None:
    before = live.application.house.company.stood_in
    assert play_against(live, "chatterbox", 8) == 8
    assert live.application.house.company.stood_in == before


def test_a_worker_that_is_killed_is_replaced(live: Live) -> None:
    house = live.application.house
    assert play_against(live, "random", 3) == 3
    (pid,) = house.thinkers.pids()
    os.kill(pid, signal.SIGKILL)
    assert play_against(live, "random", 6) == 6
    assert house.thinkers.pids() != [pid]


def test_requests_are_answered_while_a_bot_thinks(live: Live) -> None:
    ada = live.guest()
    ada.open("tourney", [{"kind": "bot", "bot": "sleeper"}, {"kind": "me"}], start=True)
    began = time.monotonic()
    for _ in range(20):
        ada.get("/api/me")
    assert time.monotonic() - began < 0.6


def test_the_ladder_is_offered_and_others_can_be_named(live: Live) -> None:
    given = live.stranger().get("/api/games")["bots"]
    assert [bot["name"] for bot in given if bot["label"]] == ["page", "squire"]
    assert "random" in [bot["name"] for bot in given]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with Live(settings_for(database)) as first:
        ada = first.guest()
        table = ada.open("tourney", [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}], start=True)
        token = ada.token
    with Live(settings_for(database)) as second:
        again = second.stranger()
        again.token = token
        until = time.monotonic() + 40
        while again.state(table)["table"]["status"] != "over" and time.monotonic() < until:
            time.sleep(0.1)
        assert again.state(table)["table"]["status"] == "over"
