"""Healing: Wounds leave the hand or a Unit for Healing points, never in combat."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import GLADE, in_village, in_wilds, shopping, then, visit
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, RANGED, fight, to
from tests.rules.mage_knight.look import discard_of, end_turn, hand_of, offered, options, play, units_of

POTION = "goldyx-potion-making"  # Healing 2
WOUNDED = {0: ["tranquility", "march", "wound"]}
HEALED = ("play tranquility", "choose 0", "heal")
LEVELS = {"peasants": 1, "utem-crossbowmen": 2, "catapults": 3, "altem-guardians": 4}


# ---- when ----


@rule("mage_knight.healing.usable-in-own-turn-and-rest")
def test_healing_is_used_in_the_own_turn_at_any_peaceful_moment() -> None:
    moments = [
        in_wilds(hand=WOUNDED),
        then(in_wilds(hand=WOUNDED, move=2), "go 1,0"),
        visit(in_village(hand=WOUNDED)),
        visit(in_village(hand=WOUNDED), "done"),
    ]
    for game in moments:
        play(game, *HEALED)
        assert hand_of(game) == ["march"]


@rule("mage_knight.healing.usable-in-own-turn-and-rest")
def test_healing_is_used_in_a_rest_before_and_after_its_discard() -> None:
    before = then(in_wilds(hand=WOUNDED), "rest", *HEALED)
    assert hand_of(before) == ["march"]
    after = then(in_wilds(hand=WOUNDED), "rest", "card march", "done", *HEALED)
    assert (hand_of(after), discard_of(after)) == ([], ["march"])


@rule("mage_knight.healing.usable-in-own-turn-and-rest")
def test_healing_is_not_used_in_the_turn_of_another_player() -> None:
    game = in_wilds(hand={0: ["march"], 1: ["tranquility", "wound"]}, at={1: (2, -3)}, skills={1: [POTION]})
    end_turn(game)
    assert (game.seat, options(game)) == (1, ["plunder", "done"])


@rule("mage_knight.healing.not-in-combat")
def test_healing_is_not_used_in_any_phase_of_a_combat() -> None:
    hand = ["tranquility", "restoration", "refreshing-walk", "wound"]
    units, skills = ["peasants wounded", "herbalists"], [POTION, "norowas-inspiration"]
    for phase in (RANGED, BLOCK, DAMAGE, ATTACK):
        game = to(fight("prowlers", hand=hand, mana=["green", "green"], units=units, skills=skills, fame=8), phase)
        healing = ("play", "power", "use", "heal", "heal-unit")
        assert [one for one in options(game) if one.split()[0] in healing] == []
        assert offered(game, "activate") == ["1 2"]  # Herbalists only for a mana token


@rule("mage_knight.healing.combat-wounds-same-turn")
def test_wounds_of_a_combat_are_healed_once_it_is_over() -> None:
    """Prowlers deal 4 to a hero of Armor 2."""
    game = to(fight("prowlers", hand=["march"], skills=[POTION]), ATTACK)
    assert hand_of(game) == ["march", "wound", "wound"]
    assert offered(game, "use") == []
    play(game, "next", f"use {POTION}", "heal", "heal")
    assert hand_of(game) == ["march"]


@rule("mage_knight.healing.unused-points-lost-on-combat")
def test_healing_points_are_lost_when_combat_is_entered() -> None:
    game = fight("prowlers", hand=["march", "wound"], healing=3)
    assert game.turn.healing == 0
    play(to(game, ATTACK), "next")
    assert (offered(game, "heal"), "heal" in options(game)) == ([], False)


@rule("mage_knight.healing.unused-points-lost-at-turn-end")
def test_healing_points_are_lost_at_the_end_of_the_turn() -> None:
    game = in_wilds(hand={0: ["march", "wound"], 1: ["march", "wound"]}, healing=3)
    assert "heal" in options(game)
    for seat in (1, 0):
        end_turn(game)
        assert (game.turn.seat, game.turn.healing, "heal" in options(game)) == (seat, 0, False)
        assert "wound" in hand_of(game, seat)


# ---- what ----


@rule("mage_knight.healing.points-add-up")
def test_points_played_and_bought_are_added() -> None:
    """Tranquility 1, Potion Making 2 and one point bought heal a Unit of level 4."""
    units = {0: ["altem-guardians wounded"]}
    game = in_village(hand={0: ["tranquility", "wound"]}, deck={0: []}, units=units, skills={0: [POTION]})
    play(shopping(game, 3), "play tranquility", "choose 0", f"use {POTION}")
    assert (game.turn.healing, offered(game, "heal-unit")) == (3, [])
    play(game, "buy-healing")
    assert (game.turn.healing, game.turn.influence) == (4, 0)
    game.play("heal-unit 0")
    assert (units_of(game), game.turn.healing) == (["altem-guardians"], 0)


@rule("mage_knight.healing.one-point-throws-away-hand-wound")
def test_one_point_throws_away_one_wound_of_the_hand() -> None:
    game = in_wilds(hand={0: ["wound", "wound", "march"]}, discard={0: ["wound"]}, healing=1)
    out = game.wounds_out
    game.play("heal")
    assert (hand_of(game), discard_of(game)) == (["march", "wound"], ["wound"])
    assert (game.wounds_out, game.turn.healing, "heal" in options(game)) == (out - 1, 0, False)


@rule("mage_knight.healing.unit-costs-its-level")
@pytest.mark.parametrize("unit", list(LEVELS))
def test_healing_a_unit_costs_its_level(unit: str) -> None:
    level = LEVELS[unit]
    for points in range(level, level + 2):
        game = in_wilds(hand={0: ["march"]}, units={0: [f"{unit} spent wounded"]}, healing=points)
        game.play("heal-unit 0")
        assert (units_of(game), game.turn.healing) == ([f"{unit} spent"], points - level)
        assert (hand_of(game), discard_of(game)) == (["march"], [])
    assert offered(in_wilds(units={0: [f"{unit} wounded"]}, healing=level - 1), "heal-unit") == []


@rule("mage_knight.healing.unit-two-wounds-healed-twice", "mage_knight.healing.unit-level-2-example")
def test_a_poisoned_unit_of_level_2_is_healed_twice_for_4_points() -> None:
    game = in_wilds(units={0: ["utem-crossbowmen wounded wounded"]}, healing=4)
    game.play("heal-unit 0")
    assert (units_of(game), game.turn.healing) == (["utem-crossbowmen wounded"], 2)
    assert offered(game, "activate") == []
    game.play("heal-unit 0")
    assert (units_of(game), game.turn.healing) == (["utem-crossbowmen"], 0)
    short = then(in_wilds(units={0: ["utem-crossbowmen wounded wounded"]}, healing=3), "heal-unit 0")
    assert offered(short, "heal-unit") == []


@rule("mage_knight.healing.unit-healing-effect-one-wound")
@pytest.mark.parametrize(("state", "left"), [("wounded", ""), ("wounded wounded", " wounded")])
def test_an_effect_that_heals_a_unit_takes_one_wound_off(state: str, left: str) -> None:
    game = in_wilds(units={0: [f"catapults {state}"]}, skills={0: ["norowas-inspiration"]})
    play(game, "use norowas-inspiration", "choose 1", "unit 0")
    assert units_of(game) == [f"catapults{left}"]


@rule("mage_knight.healing.unit-healing-effect-one-wound")
def test_energy_steal_takes_one_wound_off_the_unit_it_readies() -> None:
    game = in_wilds(
        units={0: ["catapults spent wounded wounded"]},
        hand={0: ["energy-flow"]},
        mana={0: ["green", "black"]},
        night=True,
    )
    play(game, "power energy-flow", "pay green-token green", "pay black-token black", "unit 0")
    assert units_of(game) == ["catapults wounded"]


# ---- the magical glade ----


@rule("mage_knight.healing.magical-glade-is-not-healing")
def test_the_glade_throws_away_one_wound_besides_all_healing_and_none_of_a_unit() -> None:
    units = {0: ["peasants wounded"]}
    hand = {0: ["march", "wound", "wound"], 1: ["march"]}
    game = in_wilds(at={0: GLADE}, hand=hand, units=units, deck={0: []}, healing=2)
    play(game, "play march", "end-turn")
    assert options(game) == ["put hand", "decline"]
    game.play("put hand")
    assert (hand_of(game), units_of(game)) == (["wound"], ["peasants wounded"])
    assert options(game) == ["done"]  # no second one, whatever Healing was left


@rule("mage_knight.healing.magical-glade-is-not-healing")
def test_effects_that_wait_for_healing_do_not_see_the_glade() -> None:
    """Golden Grail draws a card for each Wound healed from the hand this turn."""
    hand = {0: ["golden-grail", "wound", "wound"], 1: ["march"]}
    game = in_wilds(at={0: GLADE}, hand=hand, deck={0: ["rage", "stamina", "march"]})
    play(game, "power golden-grail", "heal")
    assert hand_of(game) == ["march", "wound"]
    play(game, "end-turn", "put hand")
    assert (hand_of(game), game.asks) == (["march"], "mage_knight.discard-before-draw")
