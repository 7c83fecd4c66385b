"""Things that can do nothing say why: a few games of each game, counted as `tests.machine.reasons` does."""

import random

import pytest

import roundtable as rt
from roundtable.server.tables.reasons import reasons_for, touching
from tests.machine.reasons import ENOUGH, count_of
from tests.machine.tables import some_tables_of

LONGEST = 300  # decisions of one game
READY: list[str] = ["merlin", "paladins", "mage_knight"]  # games whose things can say why


@pytest.mark.parametrize("name", READY)
def test_things_that_can_do_nothing_say_why(name: str) -> None:
    count = count_of(name, tables=5, games=1, pace=0.04, most=LONGEST)
    assert count.pointed > 500
    assert count.share >= ENOUGH, count.missing.most_common(8)


@pytest.mark.parametrize("name", READY)
def test_reasons_tell_nothing_that_is_hidden(name: str) -> None:
    chance = random.Random(name)
    table = some_tables_of(name, 4)[-1]
    game = table.new(3)
    for _ in range(60):
        for _ in range(3):
            game.play(chance.choice(game.options()))
        seat = game.seat
        assert seat is not None
        twin = game.imagine(seat, rt.Chance(rt.key_of(chance.getrandbits(64))))
        things = chance.sample(sorted(touching(game.rules.box.vocabulary)), 12)
        assert [reasons_for(game, seat, one) for one in things] == [reasons_for(twin, seat, one) for one in things]


def test_a_thing_that_can_do_something_gives_no_reason() -> None:
    game = rt.new("merlin", 2, 1)
    assert game.seat is not None
    assert all(not reasons_for(game, game.seat, thing).reasons for option in game.options() for thing in option.touches)
