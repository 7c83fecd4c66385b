"""The collector pauses while a search runs, and everything is as before when it has ended."""

import gc
from collections.abc import Iterator

import pytest

import roundtable as rt
from roundtable.bots import Squire, Value, register_value
from roundtable.bots.collector import ENOUGH, CollectorPaused
from roundtable.bots.values import VALUES
from tests import practice

assert practice.BOXES
USUAL = (700, 10, 10)


@pytest.fixture(autouse=True)
def usual_thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(*USUAL)
    yield
    gc.set_threshold(*before)


def test_it_pauses_until_the_end_of_the_last_of_several_searches() -> None:
    with CollectorPaused():
        with CollectorPaused():
            assert gc.get_threshold()[0] == ENOUGH
        assert gc.get_threshold()[0] == ENOUGH
    assert gc.get_threshold() == USUAL


def test_it_comes_again_after_an_error() -> None:
    with pytest.raises(LookupError), CollectorPaused():
        raise LookupError
    assert gc.get_threshold() == USUAL


def test_one_that_never_comes_is_not_called() -> None:
    gc.set_threshold(0)
    with CollectorPaused():
        assert gc.get_threshold()[0] == 0
    assert gc.get_threshold()[0] == 0


def test_tables_kept_in_a_search_are_not_looked_through_and_rubbish_is_taken_away_in_the_end() -> None:
    game = rt.new("merlin", 2, 1).clone()
    gc.collect()
    seen: list[str] = []

    def watch(phase: str, info: dict[str, int]) -> None:
        seen.append(phase)

    gc.callbacks.append(watch)
    try:
        with CollectorPaused():
            kept = [game.clone() for _ in range(500)]
            assert not seen
        del kept
        with CollectorPaused():
            knots: list[list[object]] = [[] for _ in range(ENOUGH + 1000)]
            assert seen
        del knots
    finally:
        gc.callbacks.remove(watch)


def test_a_bot_pauses_the_collector_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    stood: set[int] = set()

    class Noting(Value):
        """Notes how the collector stands whenever a position is judged."""

        def of(self, game: rt.Game, seat: int) -> int:
            stood.add(gc.get_threshold()[0])
            return 0

    monkeypatch.setitem(VALUES.things, "tourney", Value())  # so that the value is forgotten after the test
    register_value("tourney", Noting())
    game = rt.new("tourney", 2, 1)
    Squire(rt.Chance(rt.key_of(1))).choose(rt.Eyes(game, 0))
    assert stood == {ENOUGH}
    assert gc.get_threshold() == USUAL
