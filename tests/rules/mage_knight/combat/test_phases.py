"""The four phases of a combat, what can be played in all of them, and which effects an enemy's resistances stop."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    ORCS,
    RANGED,
    armor,
    assault,
    do,
    fight,
    left,
    phase_of,
    to,
    word,
    wounds_of,
)
from tests.rules.mage_knight.look import crystals_of, end_turn, enemies_at, mana_of, offered, options, play, units_of

PHASES = [RANGED, BLOCK, DAMAGE, ATTACK]


@rule("mage_knight.combat.four-phases-in-order")
def test_ranged_attacks_then_blocks_then_damage_then_attacks() -> None:
    game = fight("prowlers", hand=["march"])
    found = [phase_of(game)]
    for notation in ("next", "next", "damage 0 0", "next"):
        play(game, notation)
        found.append(phase_of(game))
    assert found == [RANGED, BLOCK, DAMAGE, ATTACK, "after-action"]
    assert game.combat is None


@rule("mage_knight.combat.effects-in-every-phase")
@pytest.mark.parametrize("phase", PHASES)
def test_cards_skills_and_units_can_be_used_in_every_phase(phase: str) -> None:
    game = fight("prowlers", hand=["concentration"], skills=["goldyx-red-crystal-craft"], units=["herbalists"])
    to(game, phase)
    do(game, "play concentration", "colour white", "use goldyx-red-crystal-craft", "activate 0 2")
    assert phase_of(game) == phase
    assert mana_of(game) == {"white": 1, "red": 1, "green": 1}
    assert crystals_of(game) == {"blue": 1}


# ---- effects on Units, enemies and rules ----


@rule("mage_knight.combat.extra-combat-effects-any-phase")
@pytest.mark.parametrize("phase", PHASES)
def test_enemies_units_and_rules_can_be_affected_in_every_phase(phase: str) -> None:
    game = to(fight("swordsmen", hand=["tremor", "demolish"], mana=["green", "red"]), phase)
    do(game, "play tremor", "choose 0")
    assert armor(game) == 2
    do(game, "play demolish")
    assert armor(game) == 1


@rule("mage_knight.combat.extra-combat-effects-any-phase")
@pytest.mark.parametrize(
    ("card", "phases"), [("into-the-heat", [RANGED]), ("dodge-and-weave", [BLOCK]), ("tremor", PHASES)]
)
def test_restricted_effects_keep_to_their_phase(card: str, phases: list[str]) -> None:
    for phase in PHASES:
        game = to(fight("swordsmen", hand=[card], units=["peasants"], mana=["green"]), phase)
        assert (f"play {card}" in options(game)) == (phase in phases)


@rule("mage_knight.combat.extra-combat-effects-any-phase")
@pytest.mark.parametrize("phase", [RANGED, BLOCK, DAMAGE])
def test_units_can_be_protected_up_to_the_damage(phase: str) -> None:
    game = fight("prowlers", units=["peasants", "altem-guardians"], mana=["green"])
    to(game, phase)
    do(game, "activate 1 2")
    to(game, DAMAGE)
    play(game, "damage 0 0", "assign 1")  # Armor 7 now resists the 4 damage
    assert units_of(game) == ["peasants", "altem-guardians spent"]


@rule("mage_knight.combat.extra-combat-effects-last-until-turn-end")
def test_an_effect_on_an_enemy_holds_for_all_later_phases() -> None:
    game = fight("swordsmen", hand=["tremor", "rage", "march"], mana=["green"])
    do(game, "play tremor", "choose 0")
    to(game, ATTACK)
    assert armor(game) == 2
    do(game, "target 0", "play rage", "strike")
    assert left(game) == []


@rule("mage_knight.combat.extra-combat-effects-last-until-turn-end")
def test_an_effect_on_units_holds_for_all_later_phases() -> None:
    game = fight("prowlers", units=["peasants", "altem-guardians"], mana=["green"])
    do(game, "activate 1 2")
    to(game, DAMAGE)
    play(game, "damage 0 0", "assign 0")
    assert units_of(game)[0] == "peasants wounded"
    assert (phase_of(game), wounds_of(game)) == (ATTACK, 0)  # 3 of 4 bounced off; without resistance 1 would be left


@rule("mage_knight.combat.extra-combat-effects-last-until-turn-end")
def test_it_is_gone_in_the_next_turn() -> None:
    game = fight("swordsmen", hand=["tremor", "march"], mana=["green"], deck=["march"] * 9)
    do(game, "play tremor", "choose 0")
    to(game, ATTACK)
    play(game, "next")
    end_turn(game)
    end_turn(game)
    assert (game.turn.seat, enemies_at(game, ORCS)) == (0, ["swordsmen"])
    play(game, f"challenge {word(ORCS)}")
    assert armor(game) == 5


# ---- resistances against effects ----


@rule("mage_knight.combat.red-effects-stopped-by-fire-resistance")
def test_a_red_card_does_not_affect_fire_resistant_enemies() -> None:
    game = fight("ice-mages", "fire-mages", hand=["demolish"], mana=["red"])
    do(game, "play demolish")
    assert (armor(game, 0), armor(game, 1)) == (5, 5)  # printed 6 and 5


@rule("mage_knight.combat.red-effects-stopped-by-fire-resistance")
def test_a_red_spell_cannot_pick_a_fire_resistant_enemy() -> None:
    game = fight("ice-mages", "fire-mages", hand=["demolish"], mana=["red", "black"], night=True, fame=80)
    to(game, ATTACK)
    play(game, "power demolish", "pay red-token red", "pay black-token black")
    assert options(game) == ["enemy 0"]
    play(game, "enemy 0")
    assert left(game) == ["fire-mages"]


@rule("mage_knight.combat.red-effects-stopped-by-fire-resistance")
def test_a_red_unit_ability_cannot_name_a_fire_resistant_enemy() -> None:
    game = fight("prowlers", "fire-mages", units=["delphana-masters"], hand=["determination"], mana=["red", "blue"])
    to(game, BLOCK)
    play(game, "activate 0 1", "pay red-token red")
    assert options(game) == ["enemy 0"]
    do(game, "enemy 0", "block 0 0", "power determination", "stand")
    assert left(game) == ["fire-mages"]  # the other is destroyed as it is blocked


@rule("mage_knight.combat.red-effects-stopped-by-fire-resistance")
def test_red_attacks_and_blocks_work_against_fire_resistant_enemies() -> None:
    game = to(fight("fire-mages", hand=["intimidate"], mana=["red"]), ATTACK)
    do(game, "target 0", "power intimidate")
    assert options(game) == ["strike"]  # 7 of 5
    guarded = fight("altem-guardsmen", hand=["flame-wall"], mana=["red"])
    do(guarded, "next", "block 0 0", "play flame-wall")
    assert options(guarded) == ["stand"]  # 7 of 5


@rule("mage_knight.combat.blue-effects-stopped-by-ice-resistance")
def test_a_blue_card_does_not_affect_ice_resistant_enemies() -> None:
    game = fight("ice-mages", "fire-mages", hand=["chill"], mana=["blue"])
    play(game, "play chill", "pay blue-token blue")
    assert options(game) == ["enemy 1"]
    alone = fight("ice-mages", hand=["chill"], mana=["blue"])
    assert "play chill" not in options(alone)


@rule("mage_knight.combat.blue-effects-stopped-by-ice-resistance")
@pytest.mark.parametrize(("enemy", "lowered"), [("ice-golems", 4), ("minotaur", 2)])
def test_the_rider_of_a_blue_block_does_not_touch_an_ice_resistant_enemy(enemy: str, lowered: int) -> None:
    game = fight(enemy, hand=["ice-shield"], mana=["blue"])
    do(game, "next", "block 0 0", "power ice-shield")
    assert armor(game) == lowered


@rule("mage_knight.combat.blue-effects-stopped-by-ice-resistance")
def test_a_blue_unit_ability_does_not_affect_ice_resistant_enemies() -> None:
    game = fight("swordsmen", "ice-mages", units=["amotep-freezers"], mana=["blue"])
    play(game, "activate 0 1", "pay blue-token blue")
    assert options(game) == ["enemy 0"]
    alone = fight("ice-mages", units=["amotep-freezers"], mana=["blue"])
    assert offered(alone, "activate") == []
    assert offered(to(alone, BLOCK), "activate") == []


@rule("mage_knight.combat.blue-effects-stopped-by-ice-resistance")
def test_blue_attacks_and_blocks_work_against_ice_resistant_enemies() -> None:
    game = to(fight("ice-mages", hand=["pure-magic"], mana=["blue", "red"]), ATTACK)
    do(game, "target 0", "power pure-magic")
    assert options(game) == ["strike"]  # 7 of 6
    guarded = fight("altem-guardsmen", hand=["determination"], mana=["blue"])
    do(guarded, "next", "block 0 0", "power determination")
    assert options(guarded) == ["stand"]  # 5 of 5


@rule("mage_knight.combat.untargeted-effects-ignore-resistance")
@pytest.mark.parametrize("demolishes", [True, False])
def test_demolish_ignores_the_fortification_of_fire_resistant_defenders(demolishes: bool) -> None:
    game = assault("fire-mages", hand=["demolish", "swift-bolt"], mana=["red", "white"])
    if demolishes:
        do(game, "play demolish")
    play(game, "target 0")
    assert ("power swift-bolt" in options(game)) == demolishes
    assert armor(game) == 5
