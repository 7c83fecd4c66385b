"""Finished games, kept as records, still end with the same scores."""

from pathlib import Path

import pytest

import roundtable as rt
from roundtable.games import GAMES
from tests.machine import golden, passage
from tests.machine.passages import passages_of
from tests.machine.tables import games

PATHS = [path for game in games() for path in golden.paths_of(game)]
ALL_PASSAGES = [one for game in games() for one in passages_of(game)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_ends_as_it_did(path: Path) -> None:
    golden.check_record(path)


@pytest.mark.parametrize("one", ALL_PASSAGES, ids=lambda one: one.name)
def test_a_passage_passes_through_its_rule(one: passage.Passage) -> None:
    path = golden.FOLDER / one.game / f"{golden.RANDOM}{one.id}.json"
    assert passage.passes(one, path.read_text(encoding="utf-8"))


def test_a_game_that_misses_the_rule_is_noticed() -> None:
    one = next(one for one in ALL_PASSAGES if one.name == "hero-auction")
    path = golden.FOLDER / one.game / f"{golden.RANDOM}passage-night-arrival.json"
    assert not passage.passes(one, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", games())
def test_every_game_has_golden_games(game: str) -> None:
    assert golden.paths_of(game), "no game is stored; make golden stores some"


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_is_played_in_a_golden_game(game: str) -> None:
    assert golden.settings_not_played(game) == [], "name a passage, or a table that is stored, and make golden"


def test_a_setting_nobody_plays_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = golden.paths_of("mage_knight")[:1]
    monkeypatch.setattr(golden, "paths_of", lambda game: kept)
    missing = golden.settings_not_played("mage_knight")
    assert {"epic=True", "daytime=night_arrival", "hero_auction=True", "rounds"} <= set(missing)
    assert "teams=one_team" not in missing  # no scenario leaves that open


def test_a_joint_assault_is_played_in_a_golden_game() -> None:
    path = golden.FOLDER / "mage_knight" / "cooperative-victory.json"
    assert "mage_knight-joint-begins" in passage.told_in(path.read_text(encoding="utf-8"))


def test_other_scores_are_noticed(tmp_path: Path) -> None:
    record = rt.read_record(PATHS[0].read_text(encoding="utf-8"))
    assert record.scores is not None
    record.scores[0] += 1
    path = tmp_path / "other-scores.json"
    path.write_text(record.text(), encoding="utf-8")
    with pytest.raises(rt.BadRecord, match="other-scores"):
        golden.check_record(path)


def test_another_hash_of_a_round_is_noticed(tmp_path: Path) -> None:
    record = rt.read_record(PATHS[0].read_text(encoding="utf-8"))
    moves, _ = record.rounds[0]
    record.rounds[0] = (moves, "0" * 16)
    path = tmp_path / "other-round.json"
    path.write_text(record.text(), encoding="utf-8")
    with pytest.raises(rt.BadRecord, match="other-round"):
        golden.check_record(path)


def test_an_unfinished_game_is_no_golden_game(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.json"
    path.write_text(rt.new("tourney", 2, 1).record().text(), encoding="utf-8")
    with pytest.raises(AssertionError, match="not finished"):
        golden.check_record(path)


def test_a_change_of_what_is_stored_is_named() -> None:
    changes = golden.Changes()
    changes.note("a", 1, 1)
    changes.note("b", 1, 2)
    changes.note("c", None, 2)
    changes.note("d", 1, None)
    assert changes.same == 1
    assert changes.named == ["changed  b", "new      c", "gone     d"]
