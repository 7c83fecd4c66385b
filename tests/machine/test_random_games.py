"""Every game, at every kind of table, is played at random to its end, with all checks on the way."""

import pytest

from tests.machine.haste import COMPILED, amount
from tests.machine.player import Care, count_decisions, play_game
from tests.machine.tables import Table, games, some_tables_of

TABLES_PER_GAME = 10
# with and without a journal, with and without the kernel answering what has one answer: all pairs, or each way once
SEEDS = (0, 1, 2, 3) if COMPILED else (0, 3)
CHEAP_CHECKS = amount(150, 60)  # per table, spread over its games however long they are; `make soak` makes many more
DEAR_CHECKS = amount(20, 8)

TABLES = [table for game in games() for table in some_tables_of(game, TABLES_PER_GAME)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_random_games_hold_what_every_game_must(table: Table) -> None:
    decisions = count_decisions(table, seed=0)
    care = Care.within(len(SEEDS) * decisions, CHEAP_CHECKS, DEAR_CHECKS)
    for seed in SEEDS:
        assert play_game(table, seed, care).over
