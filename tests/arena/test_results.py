"""Results on disk: nothing is lost, nothing counts twice, and other files are refused."""

from functools import partial
from pathlib import Path

import pytest

from roundtable.arena import ArenaTrouble, League, Results, play
from roundtable.arena.results import existing
from roundtable.arena.runners import here
from tests import practice

assert practice.BOXES


def test_games_are_found_again_and_counted_once(tmp_path: Path) -> None:
    league = League("feud", ("random", "page"), 2, {}, seed=1)
    path = str(tmp_path / "results.sqlite")
    fixtures = list(league.fixtures(4))
    with Results(path) as results:
        number = results.enter(league, "roundtable arena …")
        for fixture, one in here(partial(play, league), fixtures[:3]):
            results.add(number, fixture, one)
            results.add(number, fixture, one)
    with existing(path) as results:
        assert results.enter(league) == number
        assert results.played(number) == set(fixtures[:3])
        kept = dict(results.games(number))
        assert [one.scores for one in kept.values()] == [play(league, fixture).scores for fixture in fixtures[:3]]
        assert [command for _, _, command in results.leagues()] == ["roundtable arena …"]


def test_other_leagues_are_kept_apart() -> None:
    with Results(":memory:") as results:
        one = results.enter(League("feud", ("random", "page"), 2, {}, seed=1))
        other = results.enter(League("feud", ("random", "page"), 2, {}, seed=2))
        assert one != other
        assert results.played(other) == set()


def test_what_is_no_file_of_results_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Merlin, this is not a database at all.\n" * 100, encoding="utf-8")
    with pytest.raises(ArenaTrouble, match="arena-no-results"):
        Results(str(path))
    with pytest.raises(ArenaTrouble, match="arena-no-results"):
        existing(str(tmp_path / "nothing"))


def test_a_disk_that_takes_nothing_more_is_said(tmp_path: Path) -> None:
    league = League("feud", ("random", "page"), 2, {}, seed=1)
    with Results(str(tmp_path / "results.sqlite")) as results:
        number = results.enter(league)
        fixtures = list(league.fixtures(2))
        results.add(number, fixtures[0], play(league, fixtures[0]))
        pages = results.base.execute("PRAGMA page_count").fetchone()[0]
        results.base.execute(f"PRAGMA max_page_count = {pages}")  # as if the disk were full
        large = "INSERT INTO league (key, begun, command) VALUES (hex(randomblob(400000)), '', '')"
        with pytest.raises(ArenaTrouble, match="arena-not-kept"):
            results.write(large, ())
        assert results.played(number) == {fixtures[0]}
