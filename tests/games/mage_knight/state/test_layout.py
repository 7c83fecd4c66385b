"""Every attribute of the state is saved, and a position saved in the middle of a game is the same when loaded."""

import random

import pytest

import roundtable as rt
from roundtable.games.mage_knight.state import layout
from roundtable.kernel.errors import BadPosition
from roundtable.kernel.layout import Frozen

FROZEN: list[Frozen] = [layout.UNIT_LAYOUT, layout.SPOT_LAYOUT, layout.LASTING_LAYOUT, layout.LOT_LAYOUT]


@pytest.mark.parametrize("laid", FROZEN, ids=[laid.name for laid in FROZEN])
def test_pieces_are_made_of_their_fields_in_order(laid: Frozen) -> None:
    values = [object() for _ in laid.fields]
    try:
        piece = laid.build(*values)
    except TypeError:
        pytest.skip("compiled classes take nothing but what they are made of")
    assert [getattr(piece, name) for name in laid.names()] == values


@pytest.mark.parametrize("seed", range(4))
def test_positions_come_back_as_they_were(seed: int) -> None:
    game = rt.new("mage_knight", seats=2, seed=seed, settings={"scenario": "blitz_conquest"})
    chance = random.Random(seed)
    for at in range(200):
        if game.over:
            break
        game.play(chance.choice(game.options()))
        if at % 7 == 0:
            saved = game.save()
            assert rt.load(saved).save() == saved


def test_a_card_that_stands_twice_is_refused() -> None:
    data = rt.new("mage_knight", seats=2, seed=1, settings={"hero_choice": "random"}).save()
    rows = data["state"]
    assert isinstance(rows, dict)
    rows["removed"] = [rows["artifact_deck"]["cards"][0]]
    with pytest.raises(BadPosition) as refused:
        rt.load(data)
    assert refused.value.values["field"] == "state.deeds"


def test_a_wound_too_many_is_refused() -> None:
    data = rt.new("mage_knight", seats=2, seed=1, settings={"hero_choice": "random"}).save()
    rows = data["state"]
    assert isinstance(rows, dict)
    rows["wounds_out"] = 1
    with pytest.raises(BadPosition) as refused:
        rt.load(data)
    assert refused.value.values["field"] == "state.wounds_out"
