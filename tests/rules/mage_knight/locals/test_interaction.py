"""Interaction: where, with how much Influence, and how Units are recruited."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_cards import (
    CENTRE,
    CITY_TILE,
    KEEP,
    KEEP_TILE,
    TOWER_TILE,
    in_city,
    in_keep,
    in_monastery,
    in_tower,
    in_village,
    in_wilds,
    shopping,
    visit,
)
from tests.rules.mage_knight.look import hand_of, mana_of, offered, options, play, units_of

MODIFIERS = [None, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]  # of Reputation -7 to 7


def may_interact(game: MageKnightTable) -> bool:
    """Say whether dealing with locals is offered."""
    return "interact" in options(game)


# ---- where ----


@rule("mage_knight.interaction.where-villages-and-monasteries")
def test_villages_and_monasteries_deal_with_everybody() -> None:
    assert may_interact(in_village())
    assert may_interact(in_monastery())
    assert not may_interact(in_wilds(at={0: (1, -2)}))  # plains


@rule("mage_knight.interaction.where-villages-and-monasteries")
def test_a_burned_monastery_is_no_monastery_any_more() -> None:
    assert not may_interact(in_monastery(shields={(2, -4): [1]}))


@rule("mage_knight.interaction.where-own-keeps")
@pytest.mark.parametrize(("shields", "possible"), [([0], True), ([1], False), ([], False)])
def test_a_keep_deals_only_with_its_owner(shields: list[int], possible: bool) -> None:
    game = table(tiles=KEEP_TILE, at={0: KEEP}, enemies={KEEP: []}, shields={KEEP: shields}, forced=False)
    assert may_interact(game) == possible


@rule("mage_knight.interaction.where-conquered-mage-towers-and-cities")
@pytest.mark.parametrize(("shields", "possible"), [([0], True), ([1], True), ([], False)])
def test_a_mage_tower_conquered_by_anybody_deals_with_everybody(shields: list[int], possible: bool) -> None:
    game = table(tiles=TOWER_TILE, at={0: CENTRE}, enemies={CENTRE: []}, shields={CENTRE: shields}, forced=False)
    assert may_interact(game) == possible


@rule("mage_knight.interaction.where-conquered-mage-towers-and-cities")
@pytest.mark.parametrize("colour", list(CITY_TILE))
def test_a_city_conquered_by_anybody_deals_with_everybody(colour: str) -> None:
    for shields in ([0], [1], [1, 1]):
        assert may_interact(in_city(colour, shields={CENTRE: shields}))
    assert not may_interact(in_city(colour, shields={CENTRE: [0]}, enemies={CENTRE: ["swordsmen"]}))
    assert not may_interact(in_city(colour, shields={}, enemies={CENTRE: ["swordsmen"]}))


# ---- Influence ----


@rule("mage_knight.interaction.any-number-of-influence-effects")
def test_cards_skills_and_units_give_influence_together() -> None:
    """Promise powered 4, Threaten 2, a card sideways 1, Bright Negotiation by Day 3, Peasants 2, Illusionists 4."""
    game = in_village(
        hand={0: ["promise", "threaten", "march"]},
        mana={0: ["white"]},
        skills={0: ["norowas-bright-negotiation"]},
        units={0: ["peasants", "illusionists"]},
        fame={0: 8},
    )
    visit(game, "power promise", "pay white-token white", "play threaten", "sideways march influence")
    play(game, "use norowas-bright-negotiation", "activate 0 1", "activate 1 0")
    assert game.turn.influence == 4 + 2 + 1 + 3 + 2 + 4


@rule("mage_knight.interaction.reputation-modifier-at-start", "mage_knight.interaction.total-may-be-negative")
@pytest.mark.parametrize(("reputation", "modifier"), list(zip(range(-6, 8), MODIFIERS[1:], strict=True)))
def test_the_reputation_modifier_counts_when_the_interaction_starts(reputation: int, modifier: int) -> None:
    assert visit(in_village(reputation={0: reputation})).turn.influence == modifier


@rule("mage_knight.interaction.reputation-modifier-at-start")
def test_influence_made_before_does_not_replace_the_modifier() -> None:
    """Points made before the action are lost; the modifier comes after that."""
    assert visit(in_village(influence=9, reputation={0: 7})).turn.influence == 5


@rule("mage_knight.interaction.reputation-change-later-no-effect")
def test_reputation_lost_later_changes_nothing() -> None:
    """Threaten, powered, gives 5 and costs 1 Reputation: from +1 to 0."""
    game = visit(in_village(hand={0: ["threaten"]}, mana={0: ["red"]}, reputation={0: 2}), "power threaten")
    game.play("pay red-token red")
    assert (game.players[0].reputation, game.turn.influence) == (1, 1 + 5)


@rule("mage_knight.interaction.total-may-be-negative")
def test_a_negative_total_has_to_be_made_up_before_anything_is_bought() -> None:
    """Modifier -5: Promise 2 and Threaten 2 leave -1, a card sideways makes 0, four more 4."""
    hand = ["promise", "threaten", "march", "diplomacy", "endless-bag-of-gold"]
    game = visit(in_village(hand={0: hand}, reputation={0: -6}, unit_offer=["peasants", "herbalists"]))
    for notation, total in (
        ("play promise", -3),
        ("play threaten", -1),
        ("sideways march influence", 0),
        ("play diplomacy", 2),
    ):
        game.play(notation)
        assert (game.turn.influence, offered(game, "recruit")) == (total, [])
        assert "buy-healing" not in options(game)
    game.play("play endless-bag-of-gold")
    assert (game.turn.influence, sorted(offered(game, "recruit"))) == (6, ["herbalists", "peasants"])


@rule("mage_knight.interaction.reputation-x-forbids")
def test_nobody_deals_with_a_hero_on_the_x() -> None:
    for reputation in (-7, -6):
        for game in (
            in_village(reputation={0: reputation}),
            in_monastery(reputation={0: reputation}),
            in_keep(reputation={0: reputation}),
            in_tower(reputation={0: reputation}),
            in_city("white", reputation={0: reputation}),
        ):
            assert may_interact(game) == (reputation != -7)


@rule("mage_knight.interaction.city-bonus-per-shield", "mage_knight.interaction.possible-without-effects")
@pytest.mark.parametrize(("shields", "bonus"), [([1], 0), ([0], 1), ([0, 1, 0], 2), ([0, 0, 0], 3)])
def test_each_own_shield_in_a_city_adds_1(shields: list[int], bonus: int) -> None:
    game = visit(in_city("white", shields={CENTRE: shields}, reputation={0: 4}))
    assert game.turn.influence == 2 + bonus


@rule("mage_knight.interaction.city-bonus-per-shield")
def test_shields_elsewhere_add_nothing() -> None:
    assert visit(in_tower()).turn.influence == 0
    assert visit(in_keep()).turn.influence == 0


@rule("mage_knight.interaction.possible-without-effects")
def test_bonuses_alone_can_be_enough() -> None:
    """Reputation +5 and two shields: Peasants for 4 and an Elite Unit added for 2, without playing anything."""
    game = in_city("white", shields={CENTRE: [0, 0]}, reputation={0: 7}, unit_offer=["peasants"])
    play(visit(game), "recruit peasants", "add-elite")
    assert (units_of(game), len(game.unit_offer), game.turn.influence) == (["peasants"], 1, 1)
    assert not game.turn.duty


@rule("mage_knight.interaction.bonus-once-per-turn")
def test_modifier_and_shields_count_once_however_much_is_bought() -> None:
    game = in_city("white", shields={CENTRE: [0, 0]}, reputation={0: 7}, hand={0: ["march"]}, unit_offer=[])
    visit(game)
    for left in (5, 3, 1):
        game.play("add-elite")
        assert game.turn.influence == left
    game.play("done")
    assert (game.turn.influence, may_interact(game)) == (0, False)


# ---- recruiting ----

ICONS = {
    "peasants": {"village"},
    "herbalists": {"village", "monastery"},
    "utem-guardsmen": {"village", "keep"},
    "utem-swordsmen": {"keep"},
    "guardian-golems": {"tower", "keep"},
    "illusionists": {"tower", "monastery"},
    "red-cape-monks": {"monastery"},
    "catapults": {"keep", "city"},
    "altem-mages": {"city"},
}


@rule("mage_knight.interaction.recruit-icon-must-match")
@pytest.mark.parametrize("site", ["village", "monastery", "keep", "tower", "city"])
def test_a_site_recruits_units_with_its_icon(site: str) -> None:
    offer = list(ICONS)
    places = {
        "village": lambda: in_village(unit_offer=offer),
        "monastery": lambda: in_monastery(unit_offer=offer),
        "keep": lambda: in_keep(unit_offer=offer),
        "tower": lambda: in_tower(unit_offer=offer),
        "city": lambda: in_city("red", unit_offer=offer),
    }
    game = shopping(places[site]())
    assert offered(game, "recruit") == [unit for unit in offer if site in ICONS[unit]]


@rule("mage_knight.interaction.recruit-cost-on-card")
@pytest.mark.parametrize(
    ("unit", "cost"), [("herbalists", 3), ("peasants", 4), ("foresters", 5), ("utem-crossbowmen", 6)]
)
def test_recruiting_costs_the_influence_on_the_card(unit: str, cost: int) -> None:
    assert offered(shopping(in_village(unit_offer=[unit]), cost - 1), "recruit") == []
    game = shopping(in_village(unit_offer=[unit]), cost + 2)
    game.play(f"recruit {unit}")
    assert (units_of(game), game.turn.influence) == ([unit], 2)


@rule("mage_knight.interaction.recruit-usable-at-once")
def test_a_fresh_unit_acts_at_once_and_pays_for_another() -> None:
    """Peasants for 4 leave 1; their Influence 2 makes 3 for Herbalists."""
    game = shopping(in_village(unit_offer=["peasants", "herbalists"], fame={0: 8}), 5)
    assert sorted(offered(game, "recruit")) == ["herbalists", "peasants"]
    play(game, "recruit peasants", "activate 0 1", "recruit herbalists")
    assert (units_of(game), game.turn.influence) == (["peasants spent", "herbalists"], 0)
    game.play("activate 1 2")
    assert mana_of(game) == {"green": 1}


@rule("mage_knight.interaction.recruit-not-pay-own-cost")
def test_the_influence_of_a_unit_does_not_help_to_pay_for_it() -> None:
    """Peasants cost 4 and give 2: with 2 or 3 Influence they cannot be recruited."""
    for influence in (2, 3):
        game = shopping(in_village(unit_offer=["peasants"]), influence)
        assert offered(game, "recruit") == offered(game, "activate") == []


@rule("mage_knight.interaction.buy-any-number")
def test_equal_and_different_things_are_bought_as_long_as_influence_suffices() -> None:
    game = in_village(unit_offer=["peasants", "herbalists", "peasants"], fame={0: 48}, hand={0: ["march", "wound"]})
    shopping(game, 4 + 3 + 3 + 4 + 2)
    play(game, "recruit peasants", "buy-healing", "heal", "recruit herbalists", "recruit peasants")
    assert (units_of(game), game.turn.influence) == (["peasants", "herbalists", "peasants"], 2)
    assert hand_of(game) == ["march"]
    assert [one for one in options(game) if one.split()[0] in ("recruit", "buy-healing")] == []


@rule("mage_knight.interaction.buy-any-number")
def test_two_points_of_healing_are_bought_one_after_the_other() -> None:
    game = shopping(in_village(), 6)
    play(game, "buy-healing", "buy-healing")
    assert (game.turn.healing, game.turn.influence) == (2, 0)
