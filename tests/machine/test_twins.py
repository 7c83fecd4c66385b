"""Plain Python and the compiled package give the same games: both must match the same stored traces."""

import pytest

from tests.machine import twins
from tests.machine.haste import amount
from tests.machine.tables import Table, games

STEP = amount(1, 2)  # plain Python plays every other game
NAMED = [(game, name, *table) for game in games() for name, table in [*twins.named(game).items()][::STEP]]


@pytest.mark.parametrize(("game", "name", "table", "seed"), NAMED, ids=[name for _, name, *_ in NAMED])
def test_the_game_comes_out_as_stored(game: str, name: str, table: Table, seed: int) -> None:
    known = twins.stored().get(game, {})
    assert name in known, "no trace is stored; make golden stores it"
    departs = twins.departure(twins.trace(table, seed), known[name])
    assert not departs, f"{name} {departs}; if the rules were changed on purpose: make golden ARGS={game}"


@pytest.mark.parametrize("game", games())
def test_no_trace_is_left_over(game: str) -> None:
    assert set(twins.stored()[game]) == set(twins.named(game))


def test_a_departure_is_placed() -> None:
    one: twins.Trace = {"decisions": 50, "marks": ["a", "b", "c"], "end": "d", "scores": [1, 2]}
    assert twins.departure(one, dict(one)) == ""
    assert twins.departure({**one, "marks": ["a", "b", "x"]}, one) == "departs between decisions 20 and 40"
    assert twins.departure({**one, "scores": [2, 1]}, one).startswith("ends otherwise")
