"""Every attribute of the state is saved, and a position saved in the middle of a game is the same when loaded."""

import random

import pytest

import roundtable as rt
from roundtable.games.mage_knight.state import game, layout, pieces
from roundtable.kernel.errors import BadPosition
from roundtable.kernel.layout import Layout

PAIRS: list[tuple[Layout, type[object]]] = [
    (layout.LAYOUT, game.MageKnight),
    (layout.PLAYER_LAYOUT, game.Player),
    (layout.DUMMY_LAYOUT, game.Dummy),
    (layout.TURN_LAYOUT, game.Turn),
    (layout.COMBAT_LAYOUT, pieces.Combat),
    (layout.FOE_LAYOUT, pieces.Foe),
    (layout.FRAME_LAYOUT, pieces.Frame),
]


@pytest.mark.parametrize(("laid", "kind"), PAIRS)
def test_every_attribute_is_laid_out(laid: Layout, kind: type[object]) -> None:
    declared = set(getattr(kind, "__annotations__", ()))
    if not declared:
        pytest.skip("compiled classes do not tell their attributes")
    assert sorted(laid.names()) == sorted(declared)


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
    rows["wound_pile"] = ["wound-1", *rows["wound_pile"][1:], "wound-1"]
    with pytest.raises(BadPosition) as refused:
        rt.load(data)
    assert refused.value.values["field"] == "state.deeds"
