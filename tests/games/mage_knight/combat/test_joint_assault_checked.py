"""Joint assaults played at random with all the checks of the general machine: saving, copies, views, stepping back."""

import random

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import hands
from tests.machine.player import Care, check_now, decide
from tests.rules.mage_knight.arrange import settle
from tests.rules.mage_knight.arrange_joint import GO, PROPOSE, beside_city
from tests.rules.mage_knight.look import options

DECISIONS = 60
EAGER = (PROPOSE, "accept", GO)


def arranged(seed: int, chance: random.Random) -> MageKnightTable:
    """Give a table in which two to four heroes with random hands stand around a city."""
    seats = 2 + seed % 3
    wounds = {seat: ["wound"] * chance.randrange(2) for seat in range(seats)}
    game = beside_city(seats, 4, hand=wounds, night=seed % 2 == 0)
    game.source = tuple(sorted([chance.randrange(6) for _ in range(game.rules.dice)]))
    for seat in range(seats):
        hands.draw(game, seat, 3 + chance.randrange(4))
    settle(game)
    loaded = rt.load(game.save())
    assert isinstance(loaded, MageKnightTable)
    return loaded


@pytest.mark.parametrize("seed", range(3))
def test_nothing_breaks_while_heroes_fight_together(seed: int) -> None:
    chance = random.Random(seed)
    game = arranged(seed, chance)
    fought = False
    for _ in range(DECISIONS):
        check_now(game, chance, Care(0.1, 0.02))
        found = options(game)
        eager = [one for one in (*EAGER, *[one for one in found if one.startswith("invite")]) if one in found]
        if game.asks == "mage_knight.propose" and "done" in found and chance.random() < 0.5:
            game.play("done")
        elif eager and chance.random() < 0.9:
            game.play(chance.choice(eager))
        else:
            decide(game, chance)
        fought = fought or game.joint is not None
    assert fought
