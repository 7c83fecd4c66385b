"""Small builders for tables of the practice game Tourney."""

import random

import roundtable as rt
from tests import practice
from tests.practice.tourney.state import Tourney

assert practice.BOXES  # importing the package makes its games known


def tourney(seats: int = 3, seed: int | str = 1, crowd: bool = False, forced: bool = False) -> Tourney:
    """Give a new table."""
    game = rt.new("tourney", seats, seed, {"crowd": crowd}, forced)
    assert isinstance(game, Tourney)
    return game


def play_to(game: Tourney, asks: str, round: int = 1, seed: int = 0) -> Tourney:
    """Play at random until a question comes up in a round."""
    rnd = random.Random(seed)
    while game.asks != asks or game.round < round:
        game.play_at(rnd.randrange(len(game.options())))
    return game


def moments(seats: int, seed: int, early: bool = False) -> list[Tourney]:
    """Play a whole game at random and give a copy of it at every decision; `early` lets waiting seats answer first."""
    rnd = random.Random(seed)
    game = tourney(seats, seed, crowd=seed % 2 == 1)
    found: list[Tourney] = []
    while not game.over:
        found.append(game.clone())
        waiting = game.waiting[1:] if early else []
        if waiting and rnd.random() < 0.5:
            seat = rnd.choice(waiting)
            game.play(rnd.choice(game.options_of(seat)), seat)
        else:
            game.play_at(rnd.randrange(len(game.options())))
    return found
