"""Networks at the table: files that fit and that do not, honest choices, and an example that learns."""

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

import roundtable as rt
from roundtable import bots
from roundtable.arena import League, play
from roundtable.gym.network import SCORED, Inputs, Judge, Network, about, fresh, read, save
from roundtable.gym.sitting import Line, NetworkBot, follow
from tools.compile import ROOT


def network_of(game: rt.Game, seed: int = 1) -> Network:
    """A network that says something, if nothing sensible."""
    inputs = Inputs(game)
    made = fresh(inputs.size, 8, inputs.rounds, seed)
    made.outer[:] = np.random.default_rng(seed).standard_normal(made.outer.shape) / 10
    return made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    game = rt.new("merlin", 2, 1)
    save(tmp_path / "own.npz", network_of(game), about(game, games=3))
    return tmp_path / "own.npz"


def test_a_file_sits_at_a_table_and_in_the_arena(file: Path) -> None:
    league = League("merlin", (str(file), "random"), 2, {}, seed=2)
    result = play(league, next(league.fixtures(1)))
    assert result.scores[0] > result.scores[1]
    bot = bots.find(str(file))(rt.Chance(b""))
    game = rt.new("merlin", 2, 4)
    assert game.seat is not None
    assert bot.choose(rt.Eyes(game, game.seat)) in game.options()


def test_the_weights_in_the_docs_sit_at_a_table() -> None:
    bot = bots.find(str(ROOT / "docs" / "learning" / "merlin-network.npz"))(rt.Chance(b""))
    game = rt.new("merlin", 2, 4)
    assert game.seat is not None
    assert bot.choose(rt.Eyes(game, game.seat)) in game.options()


def test_what_is_written_is_what_is_read(file: Path) -> None:
    network, told = read(file)
    assert told["games"] == 3
    rows = np.ones((2, network.inner.shape[0]), np.float32)
    assert network.values(rows).tolist() == network_of(rt.new("merlin", 2, 1)).values(rows).tolist()


@pytest.mark.parametrize(
    "change", [{"encoder": -1}, {"rules": "0"}, {"format": "other"}, {"game": "chess"}, {"seats": 9}]
)
def test_files_made_for_something_else_are_refused(file: Path, change: dict[str, object]) -> None:
    network, told = read(file)
    save(file, network, {**told, **change})
    with pytest.raises(rt.BadSettings):
        bots.find(str(file))


@pytest.mark.parametrize("content", [b"", b"no weights", b"PK\x03\x04 broken"])
def test_files_that_hold_no_network_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.npz"
    path.write_bytes(content)
    with pytest.raises(rt.BadSettings, match="bad-weights"):
        bots.find(str(path))


def test_a_network_plays_only_what_it_was_made_for(file: Path) -> None:
    bot = bots.find(str(file))(rt.Chance(b""))
    game = rt.new("merlin", 2, 1, {"kings_favour": True})
    assert game.seat is not None
    with pytest.raises(rt.BadSettings, match="other-table"):
        bot.choose(rt.Eyes(game, game.seat))


def test_files_are_not_for_people_elsewhere(file: Path) -> None:
    for name in (str(file), f"knight:5:{file.with_suffix('')}"):
        with pytest.raises(rt.BadSettings, match="unknown-bot"):
            bots.find_named(name)
    assert bots.find_named("knight:5") is not None


def test_it_chooses_the_same_at_tables_it_cannot_tell_apart() -> None:
    game = rt.new("merlin", 2, 6)
    for _ in range(40):
        game.play_at(0)
    assert game.seat is not None
    other = game.imagine(game.seat, rt.Chance(rt.key_of("other")))
    assert other.digest() != game.digest()
    network, told = network_of(game), about(game)
    found = [
        NetworkBot(rt.Chance(rt.key_of("own")), network, told).worths(rt.Eyes(one, game.seat)).tolist()
        for one in (game, other)
    ]
    assert found[0] == found[1]


def test_a_line_is_worth_the_best_that_the_turn_can_still_come_to() -> None:
    game = rt.new("merlin", 2, 6)
    seat = game.seat
    assert seat is not None
    inputs = Inputs(game)
    judge = Judge(fresh(inputs.size, 4, inputs.rounds, 0), inputs)  # it says nothing: only the lead counts
    straight = [Line(game, seat, action) for action in game.options()]
    follow(straight, judge, 0)
    for line in straight:
        assert line.worth == lead(line.game, seat)
        assert line.floor.reached(line.game)
    further = [Line(game, seat, action) for action in game.options()]
    follow(further, judge, 1)
    assert all(one.worth >= other.worth for one, other in zip(further, straight, strict=True))
    assert any(one.worth > other.worth for one, other in zip(further, straight, strict=True))


def lead(game: rt.Game, seat: int) -> float:
    """How far a seat is ahead if scored now."""
    return float(Inputs(rt.new(game.rules.box.name, game.rules.seats, 0)).of([game], [seat])[1][0])


def test_a_network_is_told_what_a_scoring_would_bring_and_the_round() -> None:
    game = rt.new("merlin", 2, 6)
    inputs = Inputs(game)
    while game.round < 3:  # type: ignore[attr-defined]
        game.play_at(0)
    scored = game.projection(1)
    assert scored is not None
    row = inputs.of([game], [1])[0][0]
    size = inputs.encoder.size
    own = np.subtract(scored.points[1], scored.counted[1])
    other = np.subtract(scored.points[0], scored.counted[0])
    assert np.allclose(row[size : size + 2 * inputs.sources] * SCORED, [*own, *other])
    assert own.any() or other.any()
    assert row[-6:].tolist() == [0, 0, 1, 0, 0, 0]
    assert Inputs(rt.new("mage_knight", 1, 1)).of([rt.new("mage_knight", 1, 1)], [0])[0][0, -1] == 1


def test_every_round_has_its_own_weights() -> None:
    network = fresh(6, 4, 2, 0)
    network.outer[:, 1] = 1
    rows = np.ones((2, 6), np.float32)
    rows[:, -2:] = np.eye(2)
    network.inner[-2:] = 0
    network.inner[:] = np.abs(network.inner)
    first, second = network.values(rows).tolist()
    assert first == 0 < second
    network.spread[1] /= 2
    assert network.values(rows)[1] == pytest.approx(second / 2)


def test_the_lead_is_that_of_a_scoring_now() -> None:
    assert lead(rt.new("paladins", 1, 1), 0) == sum(rt.new("paladins", 1, 1).projection(0).points[0])  # type: ignore[union-attr]
    game = rt.new("merlin", 3, 1)
    while not game.over:
        game.play_at(0)
    scores = game.scores()
    assert lead(game, 1) == scores[1] - (scores[0] + scores[2]) / 2


def test_the_example_learns_and_writes_weights_and_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "merlin.npz"
    argv = ["learn.py", "merlin", "--minutes", "0.03", "--points", "1", "--games", "2", "--opponent", "random"]
    monkeypatch.setattr(sys, "argv", [*argv, "--out", str(out)])
    example = runpy.run_path(str(ROOT / "examples" / "learn.py"), run_name="example")
    example["main"].__globals__["TABLES"] = 4
    example["main"]()
    assert "against random" in capsys.readouterr().out
    assert out.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    assert bots.find(str(out)) is not None


def test_learning_brings_the_network_nearer_to_what_was_seen() -> None:
    adam = runpy.run_path(str(ROOT / "examples" / "learn.py"), run_name="example")["Adam"]
    network = fresh(8, 16, 2, 0)
    luck = np.random.default_rng(1)
    rows = luck.standard_normal((256, 8)).astype(np.float32)
    rows[:, -2:] = np.eye(2)[luck.integers(0, 2, 256)]
    gains = (np.maximum(rows[:, 0], rows[:, 1]) - 0.5 * rows[:, 2]) * (5 + 15 * rows[:, -1])
    learner = adam(network)
    before = np.mean((network.values(rows) - gains) ** 2)
    for _ in range(600):
        learner.step(rows, gains, 0.01, 0.0)  # here nothing is luck, so nothing fades
    assert np.mean((network.values(rows) - gains) ** 2) < before / 10
    assert network.spread[0] < network.spread[1]
