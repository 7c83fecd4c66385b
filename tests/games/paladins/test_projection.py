"""If the game ended now: the points by source of all sides, the automated opponent's too."""

import random

import roundtable as rt
from roundtable.games.paladins.names import SOURCE


def test_the_game_ends_with_what_was_projected() -> None:
    chance = random.Random(2)
    game = rt.new("paladins", 2, 2)
    last = game
    while not game.over:
        last = game.clone()
        game.play(chance.choice(game.options()))
    assert game.projection(0) is None
    found = last.projection(0)
    assert found is not None
    last.agenda = []  # it ends at this very moment
    assert last.over
    assert last.sheet() == found.points
    assert last.scores() == [sum(row) for row in found.points]


def test_the_automated_opponent_has_a_row_and_nothing_counts_before_the_end() -> None:
    game = rt.new("paladins", 1, 1)
    found = game.projection(0)
    assert found is not None
    assert found.final
    assert [len(row) for row in found.points] == [len(SOURCE.words)] * 2
    assert found.counted == [[0] * len(SOURCE.words)] * 2
