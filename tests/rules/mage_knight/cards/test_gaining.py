"""Gaining mana, crystals, cards, Units, Reputation and rewards."""

from collections.abc import Sequence

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF, UNIT, UNIT_OF
from roundtable.games.mage_knight.content.names import W_ADVANCED, W_SPELL
from roundtable.games.mage_knight.course import last_turns
from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import (
    CENTRE,
    TOWER_TILE,
    hand_over,
    in_city,
    in_monastery,
    in_tower,
    in_village,
    in_wilds,
    shopping,
    then,
)
from tests.rules.mage_knight.arrange_combat import ATTACK, to
from tests.rules.mage_knight.arrange_players import fetch_card
from tests.rules.mage_knight.look import (
    crystals_of,
    deck_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    offered,
    options,
    play,
)

SPELLS = ["restoration", "snowstorm", "fireball"]
ADVANCED = ["blood-rage", "ice-shield", "agility"]


def names(deeds: Sequence[int]) -> list[str]:
    """Give the kinds of cards."""
    return [CARD.words[KIND_OF[deed]] for deed in deeds]


# ---- mana and crystals ----


@rule("mage_knight.gaining.mana-token-to-play-area")
@pytest.mark.parametrize("colour", ["blue", "white", "red"])
def test_a_gained_mana_token_of_the_stated_colour_can_be_used_at_once(colour: str) -> None:
    game = then(in_wilds(hand={0: ["concentration", "march"]}), "play concentration")
    assert offered(game, "colour") == ["red", "blue", "white"]
    game.play(f"colour {colour}")
    assert (mana_of(game), crystals_of(game)) == ({colour: 1}, {})


@rule("mage_knight.gaining.crystal-to-inventory")
@pytest.mark.parametrize("card", ["fire-bolt", "ice-bolt", "swift-bolt", "crushing-bolt"])
def test_a_gained_crystal_of_the_stated_colour_lies_in_the_inventory(card: str) -> None:
    colour = {"fire-bolt": "red", "ice-bolt": "blue", "swift-bolt": "white", "crushing-bolt": "green"}[card]
    game = then(in_wilds(hand={0: [card, "march"]}), f"play {card}")
    assert (mana_of(game), crystals_of(game)) == ({}, {colour: 1})
    end_turn(game)
    assert crystals_of(game) == {colour: 1}


@rule("mage_knight.gaining.fourth-crystal-becomes-mana-token")
def test_a_fourth_crystal_of_a_colour_is_a_mana_token() -> None:
    game = in_wilds(hand={0: ["fire-bolt", "ice-bolt"]}, crystals={0: ["red"] * 3 + ["blue"] * 2})
    play(game, "play fire-bolt", "play ice-bolt")
    assert (crystals_of(game), mana_of(game)) == ({"red": 3, "blue": 3}, {"red": 1})


# ---- cards ----


@rule("mage_knight.gaining.deed-card-on-top-of-deck")
def test_bought_and_rewarded_cards_go_on_top_of_the_deed_deck() -> None:
    deck = {0: ["rage", "march"]}
    monastery = in_monastery(deck=deck)
    monastery.monastery_offer = (fetch_card(monastery, 0, "agility"),)
    play(shopping(monastery), "learn agility")
    assert deck_of(monastery) == ["rage", "march", "agility"]
    tower = in_tower(deck=deck, spells=SPELLS, mana={0: ["blue"]})
    play(shopping(tower), "buy-spell snowstorm", "pay blue-token blue")
    assert deck_of(tower) == ["rage", "march", "snowstorm"]
    city = in_city("red", deck=deck, hand={0: ["stamina"]})
    play(shopping(city), "buy-artifact", "done", "end-turn", "reward artifact")
    returned, kept = offered(city, "pick")
    play(city, f"pick {returned}", f"pick {kept}")
    assert deck_of(city) == ["rage", "march", kept]
    for game, card in ((monastery, "agility"), (tower, "snowstorm")):
        assert card not in (*hand_of(game), *discard_of(game))


@rule("mage_knight.gaining.deed-card-on-top-of-deck")
def test_a_card_gained_by_an_effect_goes_where_the_effect_says() -> None:
    """Training throws a card away and puts the new one on the discard pile, powered into the hand."""
    for verb in ("play", "power"):
        game = in_wilds(hand={0: ["training", "rage"]}, mana={0: ["green"]}, deck={0: ["march"]}, advanced=ADVANCED)
        play(game, f"{verb} training", *["pay green-token green"] * (verb == "power"), "card rage", "pick blood-rage")
        assert (deck_of(game), hand_of(game), discard_of(game)) == (
            ["march"],
            ["blood-rage"] if verb == "power" else [],
            [] if verb == "power" else ["blood-rage"],
        )


@rule("mage_knight.gaining.spell-offer-refilled-at-once")
def test_the_spell_offer_slides_down_and_is_filled_at_its_top() -> None:
    game = in_tower(spells=SPELLS, mana={0: ["blue"]})
    coming = game.spell_deck.cards[-1]
    play(shopping(game), "buy-spell snowstorm", "pay blue-token blue")
    assert names(game.spell_offer) == ["restoration", "fireball", CARD.words[KIND_OF[coming]]]


@rule("mage_knight.gaining.spell-offer-refilled-at-once")
def test_the_advanced_action_offer_slides_down_and_is_filled_at_its_top() -> None:
    game = in_city("green", advanced=ADVANCED)
    coming = game.advanced_deck.cards[-1]
    play(shopping(game), "learn blood-rage")
    assert names(game.advanced_offer) == ["ice-shield", "agility", CARD.words[KIND_OF[coming]]]
    assert "learn " + CARD.words[KIND_OF[coming]] in options(game)


@rule("mage_knight.gaining.unit-offer-not-refilled")
def test_the_unit_offer_is_not_refilled_before_the_next_round() -> None:
    game = in_village(unit_offer=["peasants", "foresters", "herbalists"], deck={0: [], 1: []})
    play(shopping(game), "recruit foresters")
    assert [UNIT.words[UNIT_OF[card]] for card in game.unit_offer] == ["peasants", "herbalists"]
    game.play("done")
    end_turn(game)
    assert (game.round, len(game.unit_offer)) == (1, 2)
    while game.round == 1:
        game.play_at(0)
    assert len(game.unit_offer) == 4


@rule("mage_knight.gaining.unit-offer-not-refilled")
def test_the_card_of_a_monastery_leaves_its_place_empty() -> None:
    game = in_monastery(unit_offer=["peasants"], advanced=ADVANCED)
    game.monastery_offer = (fetch_card(game, 0, "mana-storm"), fetch_card(game, 0, "learning"))
    play(shopping(game), "learn mana-storm")
    assert (names(game.monastery_offer), names(game.advanced_offer)) == (["learning"], ADVANCED)


# ---- short of cards ----


def exhaust(game: MageKnightTable, left: int) -> None:
    """Take all but some cards out of the Advanced Action and Spell decks."""
    for deck in (game.advanced_deck, game.spell_deck):
        while len(deck.cards) > left:
            game.removed = (*game.removed, deck.remove(0))


@rule("mage_knight.gaining.exhausted-deck-leaves-offer-short")
def test_with_empty_decks_the_offers_become_shorter() -> None:
    tower = in_tower(spells=SPELLS, mana={0: ["blue", "red"]})
    exhaust(tower, 1)
    play(shopping(tower), "buy-spell snowstorm", "pay blue-token blue")
    assert len(tower.spell_offer) == 3
    play(tower, "buy-spell fireball", "pay red-token red")
    assert (len(tower.spell_offer), names(tower.spell_offer)[0]) == (2, "restoration")
    city = in_city("green", advanced=ADVANCED)
    exhaust(city, 0)
    play(shopping(city), "learn ice-shield")
    assert (names(city.advanced_offer), "learn-unseen" in options(city)) == (["blood-rage", "agility"], False)


@rule("mage_knight.gaining.exhausted-deck-leaves-offer-short")
@pytest.mark.parametrize(("cards", "offer", "monastery"), [(3, 3, 1), (1, 3, 0), (0, 2, 0)])
def test_cards_for_monasteries_are_the_first_to_be_missing(cards: int, offer: int, monastery: int) -> None:
    """With two cards in the offer the next Round needs one more for it, and one for the monastery on the map."""
    game = in_monastery(at={}, advanced=ADVANCED[:2], deck={0: [], 1: []})
    game.removed = (*game.removed, *game.monastery_offer)
    game.monastery_offer = ()
    exhaust(game, cards)
    last_turns.announce(game, 1)
    end_turn(game)
    assert (game.round, len(game.advanced_offer), len(game.monastery_offer)) == (2, offer, monastery)


@rule("mage_knight.gaining.empty-offer-gives-nothing")
@pytest.mark.parametrize("reward", [W_SPELL, W_ADVANCED])
def test_a_reward_from_an_empty_offer_is_nothing(reward: int) -> None:
    game = in_wilds(hand={0: ["march"], 1: ["march"]}, deck={0: ["rage"] * 2}, spells=[], advanced=[])
    exhaust(game, 0)
    game.turn.rewards = (reward,)
    play(game, "play march", "end-turn", "reward spell" if reward == W_SPELL else "reward advanced-action")
    assert (game.seat, game.turn.seat, len(hand_of(game)), deck_of(game)) == (1, 1, 2, [])


@rule("mage_knight.gaining.empty-offer-gives-nothing")
def test_a_new_skill_comes_without_a_card_if_the_offer_is_empty() -> None:
    game = in_wilds(hand={0: ["ruby-ring"], 1: ["march"]}, fame={0: 2}, deck={0: []}, advanced=[])
    exhaust(game, 0)
    play(game, "play ruby-ring", "end-turn")
    game.play(f"skill {offered(game, 'skill')[0]}")
    assert (game.turn.seat, len(game.players[0].skills), deck_of(game), discard_of(game)) == (1, 1, [], ["ruby-ring"])


# ---- Reputation ----


@rule("mage_knight.gaining.reputation-stops-at-track-ends")
@pytest.mark.parametrize(("before", "after"), [(-7, -7), (-6, -7), (0, -2), (7, 5)])
def test_reputation_is_not_lost_beyond_the_lower_end(before: int, after: int) -> None:
    """Intimidate, powered, costs 2."""
    game = to(in_combat(before), ATTACK)
    hand_over(game, ["intimidate"])
    play(game, "target 0", "power intimidate", "pay red-token red", "choose 1")
    assert game.players[0].reputation == after


def in_combat(reputation: int) -> MageKnightTable:
    """Begin a fight with a Reputation."""
    game = in_wilds(at={0: (0, -3)}, enemies={(1, -4): ["prowlers"]}, reputation={0: reputation}, mana={0: ["red"]})
    return then(game, "challenge 1,-4")


@rule("mage_knight.gaining.reputation-stops-at-track-ends")
@pytest.mark.parametrize(("before", "after"), [(7, 7), (6, 7), (-7, -6)])
def test_reputation_is_not_gained_beyond_the_upper_end(before: int, after: int) -> None:
    """Heroic Tale gives 1 for each Unit recruited."""
    game = in_wilds(
        hand={0: ["heroic-tale", "call-to-arms"]},
        mana={0: ["white", "white", "black"]},
        reputation={0: before},
        unit_offer=["peasants"],
        night=True,
    )
    play(game, "play heroic-tale", "power call-to-arms", "pay white-token white", "pay black-token black")
    game.play("recruit peasants")
    assert game.players[0].reputation == after


# ---- rewards ----


@rule("mage_knight.gaining.combat-rewards-gained-at-turn-end")
def test_the_spell_of_a_conquered_tower_comes_at_the_end_of_the_turn() -> None:
    game = in_wilds(
        tiles=TOWER_TILE, at={0: (1, -2)}, enemies={CENTRE: ["illusionists"]}, move=5, spells=SPELLS, deck={0: ["rage"]}
    )
    play(game, "go 1,-3", "done", "next")
    defeat(game)
    assert (deck_of(game), hand_of(game).count("restoration")) == (["rage"], 0)
    assert offered(game, "reward") == offered(game, "pick") == []
    play(game, "end-turn", "reward spell")
    assert offered(game, "pick") == SPELLS
    game.play("pick restoration")
    assert deck_of(game) == ["rage", "restoration"]


@rule("mage_knight.gaining.combat-rewards-gained-at-turn-end")
def test_the_artifact_of_a_burned_monastery_comes_at_the_end_of_the_turn() -> None:
    game = in_monastery(next_enemies=["illusionists"], deck={0: ["rage"]})
    play(game, "burn", "next")
    defeat(game)
    assert (deck_of(game), offered(game, "pick")) == (["rage"], [])
    play(game, "end-turn", "reward artifact")
    returned, kept = offered(game, "pick")
    play(game, f"pick {returned}", f"pick {kept}")
    assert deck_of(game) == ["rage", kept]


def defeat(game: MageKnightTable) -> None:
    """Defeat the illusionists, Armor 3 and resistant to physical attacks, in the Attack phase, and leave."""
    to(game, ATTACK)
    hand_over(game, ["flame-wall"])
    game.players[0].mana = (1, 0, 0, 0, 0, 0)
    play(game, "target 0", "play flame-wall", "pay red-token red", "choose 0", "strike", "next")
