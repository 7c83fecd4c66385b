"""Deed cards: what each kind gives, what it costs, and which colour it has."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import in_tower, in_village, in_wilds, pays, then, visit
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, fight, to
from tests.rules.mage_knight.look import (
    crystals_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    offered,
    options,
    play,
    played_by,
)

COLOURS = ["red", "blue", "green", "white"]

# Action cards whose strong effect can be used outside combat, with what that needs.
ACTIONS = {
    "march": "green",
    "stamina": "blue",
    "crystallize": "blue",
    "mana-draw": "white",
    "concentration": "green",
    "improvisation": "red",
    "blood-ritual": "red",
    "song-of-wind": "white",
    "refreshing-walk": "green",
    "frost-bridge": "blue",
}
SPELLS = {"restoration": "green", "space-bending": "blue", "mind-read": "white", "mana-meltdown": "red"}


@rule("mage_knight.deed-cards.kinds")
def test_each_of_the_five_kinds_of_deed_cards_is_played_in_its_own_way() -> None:
    kinds = ["march", "refreshing-walk", "restoration", "ruby-ring", "wound"]
    bare = in_wilds(hand={0: kinds}, night=True)
    assert offered(bare, "play") == ["march", "refreshing-walk", "ruby-ring"]
    assert offered(bare, "power") == ["ruby-ring"]
    rich = in_wilds(hand={0: kinds}, mana={0: ["green", "black"]}, night=True)
    assert offered(rich, "play") == ["march", "refreshing-walk", "restoration", "ruby-ring"]
    assert offered(rich, "power") == ["march", "refreshing-walk", "restoration", "ruby-ring"]


@rule("mage_knight.deed-cards.play-into-play-area")
def test_a_card_goes_from_the_hand_into_the_play_area_and_then_works() -> None:
    game = in_wilds(hand={0: ["march", "rage"]})
    game.play("play march")
    assert (hand_of(game), played_by(game), discard_of(game)) == (["rage"], ["march"], [])
    assert game.turn.move == 2


@rule("mage_knight.deed-cards.play-into-play-area")
def test_a_card_lies_in_the_play_area_before_its_own_effect_counts_cards() -> None:
    """Improvisation asks for another card of the hand: it is no longer there itself."""
    game = in_wilds(hand={0: ["improvisation", "march"]})
    game.play("play improvisation")
    assert (played_by(game), options(game)) == (["improvisation"], ["card march"])


# ---- Action cards ----


@rule("mage_knight.deed-cards.action-basic-effect-free")
@pytest.mark.parametrize("card", ["march", "refreshing-walk"])
def test_the_basic_effect_of_an_action_card_costs_no_mana(card: str) -> None:
    for mana in ([], ["green"]):
        game = in_wilds(hand={0: [card]}, mana={0: mana})
        game.play(f"play {card}")
        assert game.turn.move == 2
        assert mana_of(game) == dict.fromkeys(mana, 1)


@rule("mage_knight.deed-cards.action-strong-effect-needs-one-mana")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_strong_effect_of_an_action_card_takes_one_mana_of_its_colour(colour: str) -> None:
    game = in_wilds(hand={0: ["march"]}, mana={0: [colour, colour]})
    assert offered(game, "power") == (["march"] if colour == "green" else [])
    if colour == "green":
        play(game, "power march", "pay green-token green")
        assert game.turn.move == 4
        assert mana_of(game) == {"green": 1}


@rule("mage_knight.deed-cards.action-colour-from-strong-effect")
@pytest.mark.parametrize("card", list(ACTIONS))
def test_an_action_card_has_the_colour_of_the_mana_that_powers_it(card: str) -> None:
    """Decompose gives two crystals of the colour of the card thrown away."""
    powering = []
    for colour in COLOURS:
        game = in_wilds(hand={0: [card, "rage", "march"]}, mana={0: [colour]}, source=["black"])
        if card in offered(game, "power"):
            powering.append(colour)
    game = in_wilds(hand={0: ["decompose", card]})
    play(game, "play decompose", f"card {card}")
    assert powering == [ACTIONS[card]]
    assert crystals_of(game) == {ACTIONS[card]: 2}


# ---- Spells ----


@rule("mage_knight.deed-cards.spell-basic-effect-needs-one-mana")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_basic_effect_of_a_spell_takes_one_mana_of_its_colour(colour: str) -> None:
    game = in_wilds(hand={0: ["restoration"]}, mana={0: [colour, colour]})
    assert offered(game, "play") == (["restoration"] if colour == "green" else [])
    if colour == "green":
        play(game, "play restoration", "pay green-token green")
        assert game.turn.healing == 3
        assert mana_of(game) == {"green": 1}


@rule("mage_knight.deed-cards.spell-basic-effect-needs-one-mana")
def test_without_mana_a_spell_has_no_basic_effect() -> None:
    assert offered(in_wilds(hand={0: ["restoration"]}), "play") == []


@rule("mage_knight.deed-cards.spell-strong-effect-needs-colour-and-black")
@pytest.mark.parametrize(
    ("mana", "possible"),
    [
        (["green", "black"], True),
        (["green"], False),
        (["green", "green"], False),
        (["black", "black"], False),
        (["red", "black"], False),
    ],
)
def test_the_strong_effect_of_a_spell_takes_its_colour_and_black(mana: list[str], possible: bool) -> None:
    game = in_wilds(hand={0: ["restoration"]}, mana={0: mana}, units={0: ["peasants spent"]}, night=True)
    assert offered(game, "power") == (["restoration"] if possible else [])
    if possible:
        play(game, "power restoration", "pay green-token green", "pay black-token black", "unit 0")
        assert (game.turn.healing, game.players[0].units[0].ready, mana_of(game)) == (3, True, {})


@rule("mage_knight.deed-cards.spell-strong-effect-night-only")
def test_the_strong_effect_of_a_spell_is_for_the_night() -> None:
    for night in (False, True):
        game = in_wilds(hand={0: ["restoration"]}, mana={0: ["green", "black"]}, source=["black"], night=night)
        assert offered(game, "play") == ["restoration"]
        assert offered(game, "power") == (["restoration"] if night else [])


@rule("mage_knight.deed-cards.spell-strong-effect-night-only")
def test_a_black_die_that_stands_for_any_colour_by_day_is_no_black_mana() -> None:
    game = in_wilds(hand={0: ["mana-pull", "restoration"]}, mana={0: ["green"]}, source=["black"])
    game.play("play mana-pull")
    assert offered(game, "power") == []
    game.play("play restoration")
    assert pays(game) == ["pay green-token green", "pay black-die green"]


@rule("mage_knight.deed-cards.spell-colour-from-basic-effect")
@pytest.mark.parametrize("card", list(SPELLS))
def test_a_spell_has_the_colour_of_the_mana_of_its_basic_effect(card: str) -> None:
    """A mage tower asks for one mana of the Spell's colour."""
    casting, buying = [], []
    for colour in COLOURS:
        if card in offered(in_wilds(hand={0: [card]}, mana={0: [colour]}), "play"):
            casting.append(colour)
        game = in_tower(spells=[card], mana={0: [colour]}, hand={0: ["threaten"]}, reputation={0: 7})
        play(visit(game), "play threaten")
        if card in offered(game, "buy-spell"):
            buying.append(colour)
    assert casting == buying == [SPELLS[card]]


# ---- Artifacts ----


@rule("mage_knight.deed-cards.artifact-basic-effect-free")
def test_the_basic_effect_of_an_artifact_is_free_and_keeps_the_card() -> None:
    game = in_wilds(hand={0: ["ruby-ring", "march"]})
    game.play("play ruby-ring")
    assert (mana_of(game), crystals_of(game), game.players[0].fame) == ({"red": 1}, {"red": 1}, 1)
    end_turn(game)
    assert discard_of(game) == ["ruby-ring"]


@rule("mage_knight.deed-cards.artifact-strong-effect-throws-away")
def test_the_strong_effect_of_an_artifact_removes_it_from_the_game() -> None:
    game = in_village(hand={0: ["endless-bag-of-gold", "march"]})
    play(visit(game), "power endless-bag-of-gold")
    assert (game.turn.influence, game.players[0].fame) == (9, 3)
    game.play("done")
    end_turn(game)
    assert discard_of(game) == []
    assert "endless-bag-of-gold" not in hand_of(game)
    assert game.removed == (game.removed[-1],)


# ---- Wounds ----


@rule("mage_knight.deed-cards.wounds-unplayable")
def test_a_wound_is_played_neither_for_an_effect_nor_sideways() -> None:
    hand = ["wound", "wound", "rage"]
    mana = ["red", "blue", "green", "white", "gold"]
    moments = [
        in_wilds(hand={0: hand}, mana={0: mana}),
        visit(in_village(hand={0: hand}, mana={0: mana})),
        then(fight("prowlers", hand=hand, mana=mana), "target 0"),
        then(to(fight("prowlers", hand=hand, mana=mana), BLOCK), "block 0 0"),
        then(to(fight("prowlers", hand=hand, mana=mana), ATTACK), "target 0"),
    ]
    for game in moments:
        assert hand_of(game).count("wound") >= 2
        expect_no_wound_played(options(game))
    assert "sideways rage block" in options(moments[3])
    assert "sideways rage attack" in options(moments[4])


def expect_no_wound_played(notations: list[str]) -> None:
    """Nothing that could be played names a Wound."""
    assert [one for one in notations if one.split()[0] in ("play", "power", "sideways") and "wound" in one] == []
