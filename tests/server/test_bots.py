"""Bots think elsewhere: whatever they do, tables go on and requests are answered."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import sqlite
from .live import PATIENCE, Live, config_for, eventually, pids


def with_bots(folder: Path, seconds: float) -> Live:
    """Give a server whose bots have so long for a decision."""
    modules = ("tests.practice", "tests.server.weird_bots")
    return Live(config_for(sqlite(folder), modules=modules, bot_seconds=seconds, bot_megabytes=400))


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with with_bots(tmp_path_factory.mktemp("bots"), PATIENCE) as running:
        yield running


def play_against(live: Live, bot: str, moves: int) -> None:
    """Play some moves against a bot that answers them."""
    ada = live.guest()
    table = ada.open("tourney", [{"kind": "me"}, {"kind": "bot", "bot": bot}], start=True)
    for count in range(moves):
        eventually(lambda: ada.state(table, 0)["ask"] is not None, f"an answer of {bot}")
        ada.play(table, 0, count)
    if ada.state(table)["table"]["status"] == "playing":
        ada.post(f"/api/tables/{table}/resign", {})  # or the bot would go on beside the next test


@pytest.mark.parametrize("bot", ["dier", "glutton", "cheat"])
def test_a_table_survives_its_bot(live: Live, bot: str) -> None:
    service = live.application.service
    before = service.bots.stood_in
    play_against(live, bot, 4)
    assert service.bots.stood_in > before


def test_a_bot_that_never_decides_is_not_waited_for(tmp_path: Path) -> None:
    with with_bots(tmp_path, 0.6) as live:
        play_against(live, "sleeper", 4)
        assert live.application.service.bots.stood_in > 0


def test_what_a_bot_prints_goes_nowhere(live: Live) -> None:
    before = live.application.service.bots.stood_in
    play_against(live, "chatterbox", 8)
    assert live.application.service.bots.stood_in == before


def test_a_worker_that_is_killed_is_replaced(live: Live) -> None:
    service = live.application.service
    play_against(live, "random", 3)
    killed = pids(service.bot_workers)
    for pid in killed:
        os.kill(pid, signal.SIGKILL)
    play_against(live, "random", 6)
    assert killed
    assert not set(killed) & set(pids(service.bot_workers))


def test_requests_are_answered_while_a_bot_thinks(tmp_path: Path) -> None:
    with with_bots(tmp_path, PATIENCE) as live:
        ada = live.guest()
        table = ada.open("tourney", [{"kind": "bot", "bot": "sleeper"}, {"kind": "me"}], start=True)
        version = ada.state(table)["version"]
        eventually(lambda: bool(pids(live.application.service.bot_workers)), "the bot thinks")
        for _ in range(20):
            ada.get("/api/me")
        assert ada.state(table)["version"] == version  # it still thinks


def test_bots_of_tables_without_people_keep_nobody_waiting(tmp_path: Path) -> None:
    with with_bots(tmp_path, PATIENCE) as live:
        workers = live.application.service.bot_workers
        eve, ada = live.guest("Eve"), live.guest("Ada")
        ponderer = {"kind": "bot", "bot": "ponderer"}
        for _ in range(12):
            eve.open("tourney", [ponderer, ponderer], start=True)
        table = ada.open("tourney", [{"kind": "me"}, ponderer], start=True)
        between: list[int] = []
        for count in range(4):
            before = workers.done
            eventually(lambda: ada.state(table, 0)["ask"] is not None, "an answer")
            between.append(workers.done - before)
            ada.play(table, 0, count)
        assert max(between) < 9, between  # and not one of each of the others before


def test_the_ladder_is_offered_and_others_can_be_named(live: Live) -> None:
    given = live.stranger().get("/api/games")["bots"]
    levels = [(bot["name"], bot["stars"]) for bot in given if bot["label"]]
    assert levels == [("page", 1), ("squire", 2), ("knight", 3), ("champion", 4), ("companion", 0)]
    assert [bot["name"] for bot in given if bot["usual"]] == ["squire"]
    assert "random" in [bot["name"] for bot in given]


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with Live(config_for(database)) as first:
        ada = first.guest()
        table = ada.open("tourney", [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}], start=True)
        token = ada.token
    with Live(config_for(database)) as second:
        again = second.stranger()
        again.token = token
        eventually(lambda: again.state(table)["table"]["status"] == "over", "the game ends")
