"""Long random play counts what passed and what failed, and shows a breach again."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import roundtable as rt
from tests.machine import choices, soak
from tests.machine.player import Care
from tests.machine.tables import Table, drawn_tables, is_allowed, tables_with_each

TABLES = [Table("tourney", 2), Table("feud", 2)]


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.fixture
def console() -> Console:
    return Console(file=StringIO(), width=200)


def test_every_table_is_played_with_every_seed() -> None:
    assert list(soak.tasks(TABLES, count=2, first=5)) == [(table, seed) for seed in (5, 6) for table in TABLES]


def test_every_value_of_a_setting_gets_a_table_at_every_seat_count_that_allows_it() -> None:
    tables = tables_with_each("mage_knight", "scenario")
    assert Table("mage_knight", 1, (("scenario", "solo_conquest"),)) in tables
    assert Table("mage_knight", 2, (("scenario", "solo_conquest"),)) not in tables
    assert len({table.id for table in tables}) == len(tables) > 30
    assert tables_with_each("merlin", "scenario") == []


def test_drawn_tables_can_be_set_up_and_are_the_same_each_time() -> None:
    tables = drawn_tables("mage_knight", 20)
    assert tables == drawn_tables("mage_knight", 20)
    assert all(is_allowed(rt.box_of("mage_knight"), table.seats, dict(table.settings)) for table in tables)


def test_games_that_pass_are_counted_per_table(console: Console) -> None:
    tally = soak.soak(TABLES, count=2, first=0, processes=1, care=Care(0, 0), console=console)
    tally.show(console)
    assert tally.failed == 0
    assert "2 passed, 0 failed  tourney-2\n" in printed(console)
    assert "2 passed, 0 failed  feud-2\n" in printed(console)


def test_a_play_that_was_stopped_goes_on_where_its_log_ends(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "log"
    soak.Log(path).add(TABLES[0], 7, "a pawn is missing")
    assert soak.Log(path).first_seed() == 7
    tally = soak.soak(TABLES, 1, 7, 1, Care(0, 0), console, soak.Log(path))
    assert tally.breaches["tourney-2"] == ["a pawn is missing"]
    assert tally.passed == {"tourney-2": 0, "feud-2": 1}
    assert soak.Log(path).played == {("tourney-2", 7): "a pawn is missing", ("feud-2", 7): ""}


def test_breaches_are_counted_and_shown(console: Console) -> None:
    tally = soak.Tally(TABLES)
    tally.add(TABLES[0], "")
    tally.add(TABLES[0], "a pawn is missing")
    tally.show(console)
    assert tally.failed == 1
    assert "a pawn is missing\n" in printed(console)
    assert "1 passed, 1 failed  tourney-2\n" in printed(console)


def test_a_game_that_breaks_tells_how_to_show_it_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tests.machine.player.BREACHES", tmp_path)
    monkeypatch.setitem(choices.MOST_DECISIONS, "tourney", 10)
    broken = soak.play_one((TABLES[0], 0), Care(0, 0))
    assert "games_end: not over after 10 decisions" in broken
    assert f"--again {tmp_path / 'tourney-2-0.json'}" in broken
    assert rt.read_record((tmp_path / "tourney-2-0.json").read_text(encoding="utf-8")).game == "tourney"


def test_a_sound_record_shows_nothing_again(tmp_path: Path, console: Console) -> None:
    game = rt.new("feud", 2, 1)
    for _ in range(5):
        game.play_at(0)
    path = tmp_path / "record.json"
    path.write_text(game.record().text(), encoding="utf-8")
    assert not soak.show_again(path, console)
    assert "nothing breaks any more" in printed(console)


def test_a_record_that_departs_breaks_again(tmp_path: Path, console: Console) -> None:
    game = rt.new("feud", 2, 1)
    record = game.record()
    record.moves.append("abracadabra")
    path = tmp_path / "record.json"
    path.write_text(record.text(), encoding="utf-8")
    assert soak.show_again(path, console)
    assert "abracadabra" in printed(console)
