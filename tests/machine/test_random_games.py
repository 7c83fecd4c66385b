"""Every game, at every kind of table, is played at random to its end, with all checks on the way."""

import pytest

from tests.machine.haste import COMPILED, amount
from tests.machine.player import Care, count_decisions, play_game
from tests.machine.tables import Table, games, some_tables_of

TABLES_PER_GAME = 10
# with and without a journal, with and without the kernel answering what has one answer: compiled each way at every
# table, as plain Python one of the four in turn
SEEDS = (0, 1, 2, 3)
CHEAP_CHECKS = amount(150, 40)  # per table, spread over its games however long they are; `make soak` makes many more
DEAR_CHECKS = amount(20, 6)

TABLES = [table for game in games() for table in some_tables_of(game, TABLES_PER_GAME)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_random_games_hold_what_every_game_must(table: Table) -> None:
    seeds = SEEDS if COMPILED else (TABLES.index(table) % len(SEEDS),)
    decisions = count_decisions(table, seed=0)
    care = Care.within(len(seeds) * decisions, CHEAP_CHECKS, DEAR_CHECKS)
    for seed in seeds:
        assert play_game(table, seed, care).over
