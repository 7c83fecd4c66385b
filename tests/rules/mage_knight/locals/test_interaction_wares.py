"""Interaction: what each site and city sells, and for how much."""

from collections.abc import Callable

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF, UNIT_OF, UNITS
from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import (
    in_city,
    in_keep,
    in_monastery,
    in_tower,
    in_village,
    shopping,
)
from tests.rules.mage_knight.arrange_players import fetch_card
from tests.rules.mage_knight.look import deck_of, hand_of, mana_of, offered, options, play

SPELLS = ["restoration", "snowstorm", "fireball"]  # green, blue, red
ADVANCED = ["blood-rage", "ice-shield", "agility"]
BUYING = ("buy-healing", "learn", "learn-unseen", "buy-spell", "buy-artifact", "add-elite")


def with_card(game: MageKnightTable, *cards: str) -> MageKnightTable:
    """Let these Advanced Actions lie in the Unit offer."""
    game.monastery_offer = tuple([fetch_card(game, 0, card) for card in cards])
    return game


def sold(game: MageKnightTable) -> list[str]:
    """Give what can be bought besides Units."""
    return [one for one in options(game) if one.split()[0] in BUYING]


def city(colour: str) -> MageKnightTable:
    """Give a city with full offers, mana for every Spell, and a card for a monastery in the Unit offer."""
    mana = {0: ["red", "blue", "green", "white"]}
    return with_card(in_city(colour, spells=SPELLS, advanced=ADVANCED, unit_offer=[], mana=mana), "learning")


@rule("mage_knight.interaction.spend-on-site-options")
def test_each_site_sells_only_what_its_description_lists() -> None:
    mana = {0: ["red", "blue", "green", "white"]}
    spells = [f"buy-spell {spell}" for spell in SPELLS]
    learn = [f"learn {card}" for card in ADVANCED]
    village = with_card(in_village(mana=mana, spells=SPELLS, advanced=ADVANCED, unit_offer=[]), "learning")
    assert sold(shopping(village)) == ["buy-healing"]
    monastery = with_card(in_monastery(mana=mana, spells=SPELLS, advanced=ADVANCED, unit_offer=[]), "learning")
    assert sold(shopping(monastery)) == ["buy-healing", "learn learning"]
    keep = with_card(in_keep(mana=mana, spells=SPELLS, advanced=ADVANCED, unit_offer=[]), "learning")
    assert sold(shopping(keep)) == []
    tower = with_card(in_tower(mana=mana, spells=SPELLS, advanced=ADVANCED, unit_offer=[]), "learning")
    assert sold(shopping(tower)) == spells
    assert sold(shopping(city("red"))) == ["buy-artifact"]
    assert sold(shopping(city("blue"))) == spells
    assert sold(shopping(city("white"))) == ["add-elite"]
    assert sold(shopping(city("green"))) == [*learn, "learn-unseen"]


@rule("mage_knight.interaction.village-healing-3", "mage_knight.interaction.monastery-healing-2")
@pytest.mark.parametrize(("place", "price"), [(in_village, 3), (in_monastery, 2)])
def test_a_point_of_healing_has_its_price(place: Callable[..., MageKnightTable], price: int) -> None:
    wounds = {0: ["march", "wound"]}
    assert "buy-healing" not in options(shopping(place(hand=wounds), price - 1))
    game = shopping(place(hand=wounds), price)
    play(game, "buy-healing")
    assert (game.turn.influence, game.turn.healing, "buy-healing" in options(game)) == (0, 1, False)
    game.play("heal")
    assert hand_of(game) == ["march"]


@rule(
    "mage_knight.interaction.monastery-advanced-action-6",
    "mage_knight.interaction.monastery-advanced-action-from-unit-offer",
)
def test_a_monastery_sells_the_advanced_actions_of_the_unit_offer_for_6() -> None:
    low = shopping(with_card(in_monastery(advanced=ADVANCED), "learning", "mana-storm"), 5)
    assert offered(low, "learn") == []
    game = shopping(with_card(in_monastery(advanced=ADVANCED), "learning", "mana-storm"), 7)
    assert offered(game, "learn") == ["learning", "mana-storm"]
    game.play("learn mana-storm")
    assert (game.turn.influence, deck_of(game)[-1], sold(game)) == (1, "mana-storm", [])
    empty = shopping(with_card(in_monastery(advanced=ADVANCED)))
    assert offered(empty, "learn") == []


@rule("mage_knight.interaction.mage-tower-spell-7-and-mana", "mage_knight.interaction.blue-city-spells")
@pytest.mark.parametrize("place", [in_tower, lambda **more: in_city("blue", **more)])
def test_a_spell_costs_7_and_a_mana_of_its_colour(place: Callable[..., MageKnightTable]) -> None:
    assert offered(shopping(place(spells=SPELLS, mana={0: ["blue"]}), 6), "buy-spell") == []
    game = shopping(place(spells=SPELLS, mana={0: ["blue", "green"]}), 8)
    assert offered(game, "buy-spell") == ["restoration", "snowstorm"]
    play(game, "buy-spell snowstorm")
    assert options(game) == ["pay blue-token blue"]
    game.play("pay blue-token blue")
    assert (game.turn.influence, mana_of(game), deck_of(game)[-1]) == (1, {"green": 1}, "snowstorm")
    assert len(game.spell_offer) == 3


@rule("mage_knight.interaction.mage-tower-spell-7-and-mana")
def test_the_mana_of_a_spell_may_come_in_any_form() -> None:
    game = in_tower(spells=SPELLS, crystals={0: ["blue"]}, source=["blue", "gold"])
    play(shopping(game), "buy-spell snowstorm")
    assert options(game) == ["pay blue-crystal blue", "pay blue-die blue", "pay gold-die blue"]


# ---- cities ----


@rule("mage_knight.interaction.red-city-artifact-12", "mage_knight.interaction.red-city-artifact-at-turn-end")
def test_the_red_city_sells_artifacts_for_12_which_come_at_the_end_of_the_turn() -> None:
    assert "buy-artifact" not in options(shopping(in_city("red"), 11))
    game = shopping(in_city("red", hand={0: ["march"]}, deck={0: ["rage"]}), 25)
    top = [CARD.words[KIND_OF[deed]] for deed in game.artifact_deck.cards[-3:]]
    play(game, "buy-artifact", "buy-artifact")
    assert (game.turn.influence, "buy-artifact" in options(game)) == (1, False)
    play(game, "done")
    assert (hand_of(game), deck_of(game), offered(game, "pick")) == (["march"], ["rage"], [])
    play(game, "end-turn", "reward artifact")
    assert offered(game, "pick") == top  # both together, with one more
    play(game, f"pick {top[1]}")
    below = CARD.words[KIND_OF[game.artifact_deck.cards[0]]]
    assert (offered(game, "pick"), below) == ([top[0], top[2]], top[1])
    play(game, f"pick {top[2]}", f"pick {top[0]}")
    assert deck_of(game) == ["rage", top[2], top[0]]


@rule("mage_knight.interaction.white-city-recruits-any-unit")
def test_the_white_city_recruits_every_unit() -> None:
    offer = ["peasants", "red-cape-monks", "utem-swordsmen", "guardian-golems", "altem-mages"]
    assert offered(shopping(in_city("white", unit_offer=offer)), "recruit") == offer
    assert offered(shopping(in_city("blue", unit_offer=offer)), "recruit") == ["altem-mages"]


@rule("mage_knight.interaction.white-city-adds-elite-for-2")
def test_the_white_city_adds_an_elite_unit_to_the_offer_for_2() -> None:
    assert "add-elite" not in options(shopping(in_city("white"), 1))
    game = shopping(in_city("white", unit_offer=["peasants"]), 5)
    coming = game.elite_deck.cards[-2:]
    play(game, "add-elite", "add-elite")
    assert (game.turn.influence, "add-elite" in options(game)) == (1, False)
    assert game.unit_offer[1:] == (coming[1], coming[0])
    assert [UNITS[UNIT_OF[card]].elite for card in game.unit_offer] == [False, True, True]


@rule("mage_knight.interaction.green-city-advanced-action-6")
def test_the_green_city_sells_advanced_actions_of_the_offer_for_6() -> None:
    assert sold(shopping(in_city("green", advanced=ADVANCED), 5)) == []
    game = shopping(in_city("green", advanced=ADVANCED), 6)
    assert offered(game, "learn") == ADVANCED
    game.play("learn ice-shield")
    assert (game.turn.influence, deck_of(game)[-1], len(game.advanced_offer)) == (0, "ice-shield", 3)


@rule("mage_knight.interaction.green-city-advanced-action-6")
def test_the_green_city_sells_the_unseen_top_card_of_the_deck() -> None:
    game = shopping(in_city("green", advanced=ADVANCED), 7)
    top = CARD.words[KIND_OF[game.advanced_deck.cards[-1]]]
    game.play("learn-unseen")
    assert (game.turn.influence, deck_of(game)[-1]) == (1, top)
    assert [CARD.words[KIND_OF[deed]] for deed in game.advanced_offer] == ADVANCED
