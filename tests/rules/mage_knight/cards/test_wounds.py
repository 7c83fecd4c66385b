"""Wounds: from an endless pile into the hand, shuffled in with everything else each Round, and on Units."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.cards import hands, wounds
from roundtable.kernel import zone
from roundtable.kernel.zone import EVERYBODY
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, BESIDE_ORCS, ORCS, to, wounds_of
from tests.rules.mage_knight.arrange_foes import fight, unblocked
from tests.rules.mage_knight.look import deck_of, discard_of, hand_of, options, units_of


@rule("mage_knight.wounds.hero-wounds-to-hand")
def test_a_wounded_hero_takes_wounds_from_the_pile_into_the_hand() -> None:
    game = fight("prowlers", hand=["rage"])
    out = game.wounds_out
    to(game, ATTACK)
    assert hand_of(game) == ["rage", "wound", "wound"]
    assert (game.wounds_out, discard_of(game)) == (out + 2, [])


@rule("mage_knight.wounds.supply-unlimited")
def test_however_many_wounds_there_are_another_one_is_found() -> None:
    game = table(
        tiles={(0, 1): "countryside-01"},
        at={0: BESIDE_ORCS},
        enemies={ORCS: ["prowlers"]},
        discard={seat: ["wound"] * 150 for seat in range(2)},
    )
    game.play("challenge 1,-4")
    assert wounds_of(to(game, ATTACK)) == 2


@rule("mage_knight.wounds.hand-wounds-reshuffled-each-round")
def test_wounds_in_hand_are_shuffled_into_the_deck_when_a_round_begins() -> None:
    drawn = set()
    for seed in range(1, 13):
        game = table(hand={0: ["wound", "wound", "rage"], 1: ["rage"]}, deck={1: []}, seed=seed)
        while game.round == 1:
            found = options(game)
            wanted = [one for one in ("announce", "end-turn", "done", "card rage") if one in found]
            game.play(wanted[0] if wanted else found[-1])
        assert len(hand_of(game)) == 5
        assert [*hand_of(game), *deck_of(game)].count("wound") == 2
        assert discard_of(game) == []
        drawn.add(wounds_of(game))
    assert 0 in drawn  # both lie in the deck
    assert len(drawn) > 1  # or not


@rule("mage_knight.wounds.wounded-unit-keeps-readiness")
@pytest.mark.parametrize("state", ["", " spent"])
def test_a_wounded_unit_is_as_ready_as_before(state: str) -> None:
    game = unblocked(fight("diggers", units=[f"peasants{state}"]))
    game.play("assign 0")
    assert units_of(game) == [f"peasants{state} wounded"]


@rule("mage_knight.wounds.hero-wounds-to-hand")
def test_wounds_never_run_out_and_what_a_rival_imagines_fits_what_it_sees() -> None:
    game = table(hand={0: ["march"]}, source=["red"] * 4)
    wounds.gain(game, 0, 1000, True)
    wounds.gain(game, 0, 1000, False)
    assert (hand_of(game).count("wound"), discard_of(game).count("wound")) == (1000, 1000)
    player = game.players[0]
    for deed in player.discard:
        player.deck.put(deed, EVERYBODY, game.clock)
    player.discard = ()
    zone.shuffle(game, player.deck)
    game.check()
    hands.draw(game, 0, 5)
    settle(game)
    dreamt = game.imagine(1, rt.Chance(rt.key_of(7)))
    assert dreamt.view(1) == game.view(1)
    rt.load(game.save())
