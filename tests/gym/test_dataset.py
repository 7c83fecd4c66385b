"""Data sets: what was played is what is written, files are whole, and those of another data set are refused."""

import json
from pathlib import Path

import numpy as np
import pytest

import roundtable as rt
from roundtable.arena import ArenaTrouble, League
from roundtable.arena.playing import play, table_of
from roundtable.arena.runners import processes
from roundtable.gym.dataset import Dataset
from roundtable.gym.encoding import encoder_for

pq = pytest.importorskip("pyarrow.parquet")

LEAGUE = League("merlin", ("page", "random"), 2, {}, seed="data")


def test_a_game_can_be_played_again_from_what_is_written(tmp_path: Path) -> None:
    dataset = Dataset(str(tmp_path), LEAGUE, 2, 1, rows=True)
    assert [dataset.write(part) for part in dataset.parts()] == [
        pq.read_metadata(dataset.path(part)).num_rows for part in (0, 1)
    ]
    fixture = list(LEAGUE.fixtures(2))[1]
    game, encoder = table_of(LEAGUE, fixture), encoder_for(table_of(LEAGUE, fixture))
    seen = np.zeros(encoder.size, np.float32)
    rows = np.zeros((encoder.max_options, encoder.row_size), np.float32)
    result = play(LEAGUE, fixture)
    for told in pq.read_table(dataset.path(1)).to_pylist():
        while len(game.options()) == 1:
            game.play_at(0)
        encoder.observe(game, told["seat"], seen)
        count = encoder.rows(game, told["seat"], rows)
        assert told["seat"] == game.seat
        assert told["observation"] == seen.tolist()
        assert told["rows"] == rows[:count].tolist()
        assert told["options"] == [action.id for action in game.options()]
        assert told["points"] == result.scores[told["seat"]]
        assert told["lead"] == result.scores[told["seat"]] - result.scores[1 - told["seat"]]
        assert told["victory"] == (told["seat"] in result.winners) / len(result.winners)
        assert told["bot"] == LEAGUE.names[result.seating[told["seat"]]]
        game.play(told["choice"])
    while not game.over:
        game.play_at(0)
    assert game.scores() == result.scores


def test_another_process_writes_the_same_file(tmp_path: Path) -> None:
    dataset = Dataset(str(tmp_path / "data"), LEAGUE, 2, 1, rows=False)
    assert dataset.done() == set()
    dataset.write(0)
    written = dataset.path(0).read_bytes()
    dataset.path(0).unlink()
    assert len(dict(processes(dataset.write, [0], 1))) == 1
    assert dataset.path(0).read_bytes() == written


def test_the_schema_says_how_it_was_made(tmp_path: Path) -> None:
    dataset = Dataset(str(tmp_path), LEAGUE, 1, 1, rows=False)
    dataset.write(0)
    about = json.loads(pq.read_schema(dataset.path(0)).metadata[b"roundtable"])
    assert (about["game"], about["bots"], about["seed"]) == ("merlin", ["page", "random"], "data")
    assert about["encoder"] == dataset.encoder.version
    assert about["actions"] == rt.box_of("merlin").vocabulary.digest()
    assert "rows" not in pq.read_schema(dataset.path(0)).names


def test_what_is_no_data_set_is_said(tmp_path: Path) -> None:
    dataset = Dataset(str(tmp_path), LEAGUE, 1, 1, rows=False)
    dataset.path(0).write_text("no Parquet", encoding="utf-8")
    with pytest.raises(ArenaTrouble, match="no-results"):
        dataset.done()
    dataset = Dataset(str(dataset.path(0)), LEAGUE, 1, 1, rows=False)
    with pytest.raises(ArenaTrouble, match="not-kept"):
        dataset.write(0)
