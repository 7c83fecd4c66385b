"""A bot's record: its games against people that ended here, each counted once, whoever asks and however often."""

import time
from pathlib import Path

import pytest

from roundtable.server import bot_records
from roundtable.server.tables import apart, kinds
from roundtable.server.tables.chairs import Chair
from roundtable.server.tables.table import Table

from .conftest import sqlite
from .live import Data, Live, Person, config_for
from .test_knowledge import entry, opened


def ended(chairs: list[Chair], winners: list[int]) -> Table:
    """Give a table of which only matters who sat there and who won."""
    table = Table("t")
    table.chairs = chairs
    table.winners = lambda: winners  # type: ignore[method-assign]  # as if the game had ended so
    return table


def person(name: str = "ada") -> Chair:
    return Chair(kind="person", player=name)


def bot(name: str) -> Chair:
    return Chair(kind="bot", bot=name)


@pytest.mark.parametrize(
    ("chairs", "winners", "won"),
    [
        ([person(), bot("squire")], [1], {"squire": True}),
        ([person(), bot("squire")], [0], {"squire": False}),
        ([person(), bot("squire"), bot("squire"), bot("page")], [2], {"squire": True}),
        ([person(), bot("squire"), bot("squire"), bot("page")], [0], {"squire": False, "page": False}),
        ([person(), bot("squire")], [0, 1], {}),  # together, or even
        ([person(), bot("squire")], [], {}),  # nobody
        ([bot("squire"), bot("page")], [0], {}),  # among themselves
        ([person(), Chair(kind="bot", player="bea", bot="squire")], [1], {}),  # plays on for somebody who has gone
    ],
)
def test_who_beat_whom(chairs: list[Chair], winners: list[int], won: dict[str, bool]) -> None:
    assert apart.against_people(ended(chairs, winners)) == won


def test_a_table_knows_when_it_ended() -> None:
    table = opened("tourney", 2, "end")
    while not table.over:
        assert table.ended == 0
        seat = table.waiting()[0]
        action = table.need_game().options_of(seat)[-1].notation
        table.apply(entry(table, kinds.PLAY, seat, kinds.Move(action=action)))
    assert table.ended == 1.0
    assert apart.read(apart.text_of(table)).ended == 1.0


def record(person: Person) -> list[Data]:
    """Ask for the record, and give what is said about the bots."""
    found: list[Data] = person.get("/api/games/tourney/bots")["records"]
    return found


def test_games_are_counted_once_also_when_something_happens_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_records, "FRESH", 0.0)
    monkeypatch.setattr(bot_records, "LATE", 0.0)
    monkeypatch.setattr(bot_records, "AT_ONCE", 1)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    with Live(config_for(sqlite(tmp_path))) as live:
        ada = live.guest()
        assert record(ada) == []
        tables = [ada.open("tourney", seats, start=True) for _ in range(3)]
        assert record(ada) == []
        for count, table in enumerate(tables, 1):
            ada.post(f"/api/tables/{table}/resign", {})
            assert record(ada) == [{"bot": "random", "won": count, "lost": 0}]
        time.sleep(0.01)
        bea = live.guest("Bea")
        bea.post("/api/account", {"name": "Bea", "password": "a long password"}, 201)
        ada.post("/api/session", {"name": "Bea", "password": "a long password"}, 201)
        assert record(bea) == [{"bot": "random", "won": 3, "lost": 0}]
        assert live.stranger_client().get("/api/games/nothing/bots").status_code == 404
    with Live(config_for(sqlite(tmp_path))) as again:
        assert record(again.guest()) == [{"bot": "random", "won": 3, "lost": 0}]
