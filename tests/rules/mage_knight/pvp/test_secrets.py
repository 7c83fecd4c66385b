"""In a fight between players both hands stay private, and every position of it can be saved, copied and imagined."""

import random

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.course import turns
from roundtable.terminal.view import View
from tests.machine import checks
from tests.rules.mage_knight.arrange import settle
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.arrange_pvp import FIGHTS, FOREST, FROM

CARE = 0.1  # chance of the checks that take long


def dealt(seed: int) -> MageKnightTable:
    """Give a new game with all its cards dealt, in which the first to move may attack the other."""
    game = rt.new("mage_knight", 2, seed, {"scenario": "full_conquest", **FIGHTS})
    assert isinstance(game, MageKnightTable)
    while not isinstance(game.question(), turns.TakeTurn):
        game.play_at(len(game.options()) - 1)
    seat = game.turn.seat
    game.players[seat].space, game.players[1 - seat].space = space(FROM), space(FOREST)
    game.turn.path = (space(FROM),)
    game.turn.move = 9
    settle(game)
    loaded = rt.load(game.save())
    assert isinstance(loaded, MageKnightTable)
    return loaded


def shown(game: MageKnightTable, owner: int, viewer: int) -> set[str | None]:
    """Give what a viewer sees of the hand of a seat."""
    return set(View(game.view(viewer)).part("table").parts("players")[owner].words("hand"))


@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_a_hand_leaks_in_a_fight(seed: int) -> None:
    game = dealt(seed)
    chance = random.Random(seed)
    game.play("go 1,-1")
    game.play(f"attack {1 - game.turn.seat}")
    for seat in (0, 1):
        assert shown(game, seat, 1 - seat) == {None}
        assert None not in shown(game, seat, seat)
    while game.duel is not None:
        checks.run(checks.CHEAP, game, chance)
        if chance.random() < CARE:
            checks.run(checks.DEAR, game, chance)
        game.play_at(chance.randrange(len(game.options())))
