"""Positions of random games, for everything that is tried on single positions."""

import random
from collections.abc import Iterator

import roundtable as rt
from tests.machine.check_copies import pick
from tests.machine.tables import Table, drawn_tables, games

LONGEST = 600  # decisions of a game that are tried


def some_tables(count: int) -> list[Table]:
    """Give for every game its tables without settings, and so many with all settings drawn."""
    usual = [Table(game, seats) for game in games() for seats in rt.box_of(game).seats]
    return [*usual, *[table for game in games() for table in drawn_tables(game, count)]]


def positions(table: Table, seed: int, every: int) -> Iterator[rt.Game]:
    """Play a game at random and give the position after every so many decisions, and the last."""
    chance = random.Random(seed)
    game = table.new(seed).clone()
    for number in range(LONGEST):
        if game.over:
            break
        if number % every == 0:
            yield game
        game.play_at(pick(game, chance))
    yield game
