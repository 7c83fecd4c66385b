"""The number of legal sequences from stored positions is what it was."""

import pytest

import roundtable as rt
from tests.machine import perft
from tests.machine.tables import Table, games, stored_tables_of

POSITIONS = [(table, after) for game in games() for table in stored_tables_of(game) for after in perft.AFTER]


@pytest.mark.parametrize(("table", "after"), POSITIONS, ids=[f"{table.id}-after-{after}" for table, after in POSITIONS])
def test_there_are_as_many_sequences_as_stored(table: Table, after: int) -> None:
    known = [one for one in perft.stored().get(table.game, []) if (one["table"], one["after"]) == (table.id, after)]
    assert len(known) == 1, "no count is stored; make golden stores it"
    assert perft.count_within(table, 1, after).data() == known[0]


def test_sequences_are_counted_by_playing_them() -> None:
    game = stored_tables_of("tourney")[0].new(1)
    by_hand = 0
    for action in game.options():
        after = game.clone()
        after.play(action)
        by_hand += len(after.options())
    assert perft.perft(game, 0) == 1
    assert perft.perft(game, 1) == len(game.options())
    assert perft.perft(game, 2) == by_hand


def test_a_game_that_is_over_has_no_sequences() -> None:
    game: rt.Game = perft.start(stored_tables_of("tourney")[0], seed=1, after=10_000)
    assert game.over
    assert perft.perft(game, 1) == perft.perft(game, 3) == 0
