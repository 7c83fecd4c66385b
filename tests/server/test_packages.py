"""Games of other packages at the server: seen, played, and thought about by bots; one that is broken harms nobody."""

import logging
from pathlib import Path

import pytest

from tests.packages import ENTRIES, LANCES, packages

from .conftest import sqlite
from .live import Live, config_for, eventually


def test_bots_play_a_game_of_another_package(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with packages(tmp_path) as found:
        found.add("lances", LANCES, **ENTRIES)
        found.add("spears", "1 / 0", games="spears = spears:BOX")
        with caplog.at_level(logging.WARNING), Live(config_for(sqlite(tmp_path))) as live:
            ada = live.guest()
            names = [game["name"] for game in ada.get("/api/games")["games"]]
            assert "lances" in names
            assert "spears" not in names
            table = ada.open("lances", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True)
            ada.play(table, 0)
            eventually(lambda: bool(ada.state(table)["table"]["status"] == "over"), "the bot's answer")
            service = live.application.service
            assert (service.bot_workers.done, service.bots.stood_in) == (1, 0)
    told = [record for record in caplog.records if record.getMessage() == "a game cannot be loaded"]
    assert [(vars(record)["game"], vars(record)["why"]) for record in told] == [
        ("spears", "ZeroDivisionError: division by zero")
    ]
