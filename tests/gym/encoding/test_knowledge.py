"""Two positions that a seat cannot tell apart are encoded the same."""

import random

import numpy as np
import pytest

import roundtable as rt
from roundtable.games.merlin.state import Merlin
from roundtable.gym.encoding import Encoder, Encoding, Pen, encoder_for
from roundtable.kernel.game import Game
from roundtable.kernel.rules import Rules
from tests.gym.encoding.arrays import differing, masked, observed, rows
from tests.gym.positions import positions, some_tables
from tests.machine.check_knowledge import imagined
from tests.machine.haste import amount
from tests.machine.tables import Table

TABLES = some_tables(amount(12, 4))
EVERY = amount(23, 61)


@pytest.mark.parametrize("table", TABLES, ids=[table.id for table in TABLES])
def test_a_seat_finds_the_same_numbers_in_every_world_it_can_imagine(table: Table) -> None:
    chance = random.Random(table.id)
    for game in positions(table, 5, EVERY):
        encoder = encoder_for(game)
        for seat in range(table.seats):
            world = imagined(game, seat, chance)
            told = differing(encoder.fields, observed(game, seat), observed(world, seat))
            assert not told, f"seat {seat} learns from {sorted(told)}"
            assert np.array_equal(masked(game, seat), masked(world, seat))
            told = differing(encoder.row_fields, rows(game, seat).sum(0), rows(world, seat).sum(0))
            assert not told, f"seat {seat} learns from {sorted(told)} of its options"


class Cheating(Encoding):
    """Tells the card on top of Merlin's deck."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.plan.add("top", 1, 100)

    def write(self, game: Game, seat: int, pen: Pen) -> None:
        assert isinstance(game, Merlin)
        pen.number(game.deck.cards[-1])


def test_an_encoding_that_cheats_is_noticed() -> None:
    game = rt.new("merlin", 2, 1)
    encoder = Encoder(Cheating(game.rules))
    worlds = [imagined(game, 0, random.Random(seed)) for seed in range(5)]
    seen = [observed(one, 0, encoder) for one in (game, *worlds)]
    assert any(differing(encoder.fields, seen[0], one) == {"top"} for one in seen[1:])
