"""The four phases of a combat, what can be played in all of them, and which effects an enemy's resistances stop."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange import (
    crystals_of,
    end_turn,
    enemies_at,
    mana_of,
    offered,
    options,
    play,
    units_of,
)
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
    foe,
    left,
    phase_of,
    to,
    word,
    wounds_of,
)

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
    game = fight("swordsmen", hand=["tremor", "demolish", "into-the-heat", "dodge-and-weave", "whirlwind"])
    game.players[0].mana = (1, 0, 2, 2, 0, 0)
    to(game, phase)
    assert {"play tremor", "play demolish", "play whirlwind"} <= set(options(game))
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
    assert units_of(game)[0] == "peasants wounded"  # 3 of 4 bounced off; without resistance 1 would be left
    assert wounds_of(game) == 0


@rule("mage_knight.combat.extra-combat-effects-last-until-turn-end")
def test_it_is_gone_in_the_next_turn() -> None:
    game = fight("swordsmen", hand=["tremor", "march"], mana=["green"])
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
    game = fight("fire-mages", "ice-mages", hand=["demolish"], mana=["red"])
    do(game, "play demolish")
    assert (armor(game, 0), armor(game, 1)) == (5, 5)  # printed 5 and 6


@rule("mage_knight.combat.red-effects-stopped-by-fire-resistance")
def test_a_red_spell_cannot_pick_a_fire_resistant_enemy() -> None:
    game = to(fight("fire-mages", "ice-mages", hand=["demolish"], mana=["red", "black"], night=True), ATTACK)
    play(game, "power demolish", "pay red-token red", "pay black-token black")
    assert options(game) == ["enemy 1"]
    play(game, "enemy 1")
    assert left(game) == ["fire-mages"]


@rule("mage_knight.combat.red-effects-stopped-by-fire-resistance")
def test_a_red_unit_ability_cannot_name_a_fire_resistant_enemy() -> None:
    game = to(fight("fire-mages", "prowlers", units=["delphana-masters"], hand=["determination"]), BLOCK)
    game.players[0].mana = (1, 1, 0, 0, 0, 0)
    play(game, "next")
    game = fight("fire-mages", "prowlers", units=["delphana-masters"], hand=["determination"], mana=["red", "blue"])
    to(game, BLOCK)
    play(game, "activate 0 1", "pay red-token red")
    assert options(game) == ["enemy 1"]
    play(game, "enemy 1")
    do(game, "block 1 0", "power determination", "stand")
    assert left(game) == ["fire-mages"]  # the other is destroyed as it is blocked


@rule("mage_knight.combat.red-effects-stopped-by-fire-resistance")
def test_red_attacks_and_blocks_work_against_fire_resistant_enemies() -> None:
    game = fight("fire-mages", hand=["flame-wall", "fire-bolt", "fireball", "march"], mana=["red", "red", "red"])
    do(game, "target 0", "power fire-bolt", "play fireball")
    assert options(game) == ["give-up"]  # 8 halved is 4 of 5, but not nothing
    do(game, "give-up", "next", "block 0 0", "play flame-wall")
    assert "stand" not in options(game)  # fire Block 7 halved is 3 of 6
    do(game, "sideways march block")
    assert "stand" not in options(game)
    mighty = fight("fire-golems", hand=["flame-wall"], mana=["red"])
    do(mighty, "next", "block 0 0", "play flame-wall")
    assert options(mighty) == ["stand"]  # 3 of 3


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
    game = fight("ice-mages", "swordsmen", units=["amotep-freezers"], mana=["blue"])
    play(game, "activate 0 1", "pay blue-token blue")
    assert options(game) == ["enemy 1"]
    alone = fight("ice-mages", units=["amotep-freezers"], mana=["blue"])
    assert offered(alone, "activate") == []
    assert offered(to(alone, BLOCK), "activate") == []


@rule("mage_knight.combat.blue-effects-stopped-by-ice-resistance")
def test_blue_attacks_and_blocks_work_against_ice_resistant_enemies() -> None:
    game = fight("ice-mages", hand=["ice-bolt", "snowstorm", "determination"], mana=["blue", "blue", "blue"])
    do(game, "target 0", "power ice-bolt", "play snowstorm", "give-up", "next", "block 0 0", "power determination")
    assert "stand" not in options(game)  # physical Block 5 halved against an ice attack
    golems = fight("ice-golems", hand=["determination"], mana=["blue"])
    do(golems, "next", "block 0 0", "power determination")
    assert options(golems) == ["stand"]


@rule("mage_knight.combat.untargeted-effects-ignore-resistance")
def test_demolish_ignores_the_fortification_of_fire_resistant_defenders() -> None:
    game = assault("fire-mages", hand=["demolish", "swift-bolt"], mana=["red", "white"])
    play(game, "target 0")
    assert offered(game, "power") == []
    do(game, "give-up", "play demolish", "target 0")
    assert armor(game) == 5
    do(game, "power swift-bolt")
    assert len(foe(game).values) == 1
    assert "give-up" in options(game)  # 4 of 5, but the ranged attack could be played


@rule("mage_knight.combat.untargeted-effects-ignore-resistance")
def test_it_is_playable_although_every_enemy_resists() -> None:
    game = assault("fire-golems", hand=["demolish", "swift-bolt", "swiftness"], mana=["red", "white", "white"])
    do(game, "play demolish", "target 0", "power swift-bolt", "power swiftness")
    assert armor(game) == 4
    assert options(game) == ["give-up"]  # 7 halved is 3
