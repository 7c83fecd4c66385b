"""The Attack phase: like the Ranged and Siege phase, but every Attack counts and fortifications do not."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    RANGED,
    armor,
    assault,
    combat_of,
    do,
    fallen,
    fight,
    left,
    phase_of,
    to,
)
from tests.rules.mage_knight.look import hand_of, offered, options, play

STRONG = 48  # Fame of a hero with Armor 4 and Hand limit 6, who is not knocked out easily


@rule("mage_knight.combat.attack-works-like-ranged-phase")
def test_targets_totals_defeat_and_fame_are_as_in_the_first_phase() -> None:
    game = to(fight("prowlers", "wolf-riders", hand=["rage", "intimidate"], mana=["red", "red"], fame=STRONG), ATTACK)
    do(game, "target 0", "power rage", "target 1")
    assert options(game)[:3] == ["untarget 0", "untarget 1", "give-up"]  # 4 of 3 and 4
    do(game, "power intimidate", "strike")  # 11
    assert (left(game), game.players[0].fame) == ([], STRONG + 2 + 3)
    assert fallen(game, "green")[-2:] == ["prowlers", "wolf-riders"]


@rule("mage_knight.combat.attack-works-like-ranged-phase")
def test_too_little_does_nothing_and_points_are_not_saved() -> None:
    game = to(fight("prowlers", "cursed-hags", hand=["rage", "march"], fame=STRONG), ATTACK)
    assert [notation for notation in options(game) if not notation.startswith("target")] == ["next"]
    do(game, "target 1", "play rage")
    assert "strike" not in options(game)
    do(game, "give-up", "target 0", "sideways march attack")
    assert "strike" not in options(game)  # 1 of 3
    assert (armor(game, 0), armor(game, 1)) == (3, 5)


@rule("mage_knight.combat.attack-works-like-ranged-phase")
def test_the_phase_may_be_passed_and_ends_the_combat() -> None:
    game = to(fight("prowlers", hand=["rage"], fame=STRONG), ATTACK)
    play(game, "next")
    assert game.combat is None
    assert "rage" in hand_of(game)


@rule("mage_knight.combat.attack-any-kind-combined")
def test_normal_ranged_and_siege_attacks_add_up() -> None:
    hand = ["rage", "swiftness", "crushing-bolt", "march"]
    game = to(fight("swamp-dragon", hand=hand, mana=["white", "green"], fame=STRONG), ATTACK)
    do(game, "target 0", "play rage", "power swiftness", "power crushing-bolt")
    assert [lot.type for lot in combat_of(game).pool] == [0, 1, 2]
    assert "strike" not in options(game)  # 2, 3 and 3 of 9
    do(game, "sideways march attack", "strike")
    assert left(game) == []


@rule("mage_knight.combat.attack-fortification-ignored")
def test_every_enemy_can_be_the_target_of_every_attack() -> None:
    hand = ["swift-bolt", "rage", "intimidate"]
    game = assault("guardsmen", "swordsmen", hand=hand, mana=["white", "red", "red"])
    assert offered(game, "target") == ["1"]  # the other is fortified twice
    play(game, "target 1")
    assert offered(game, "power") == []
    play(game, "give-up")
    do(game, "next", "next", "damage 0 0", "damage 1 0")  # 2 and 3 Wounds: knocked out
    assert hand_of(game) == ["wound"] * 5
    assert offered(game, "target") == ["0", "1"]


@rule("mage_knight.combat.attack-fortification-ignored")
@pytest.mark.parametrize("enemy", ["guardsmen", "golems"])
def test_ranged_and_normal_attacks_reach_fortified_enemies(enemy: str) -> None:
    hand = ["swift-bolt", "intimidate", "blood-rage"]
    game = to(assault(enemy, hand=hand, mana=["white", "red"]), ATTACK)
    do(game, "target 0", "power swift-bolt", "power intimidate", "strike")  # 11 of 7, or half of it of 5
    assert left(game) == []


@rule("mage_knight.combat.attack-sideways-gives-1")
@pytest.mark.parametrize("card", ["march", "fire-bolt", "fireball", "ruby-ring"])
def test_any_card_but_a_wound_gives_attack_1_sideways(card: str) -> None:
    game = to(fight("diggers", hand=[card, "rage", "wound"], fame=STRONG), ATTACK)
    do(game, "target 0", "play rage")
    assert "strike" not in options(game)  # 2 of 3
    assert [option for option in offered(game, "sideways") if option.startswith("wound")] == []
    do(game, f"sideways {card} attack")
    assert "strike" in options(game)
    assert [lot.element for lot in combat_of(game).pool] == [0, 0]


@rule("mage_knight.combat.attack-sideways-gives-1")
def test_only_attack_1_and_only_in_this_phase() -> None:
    game = fight("diggers", hand=["fireball", "march", "stamina"], fame=STRONG)
    play(game, "target 0")
    assert offered(game, "sideways") == []
    do(to(do(game, "give-up"), ATTACK), "target 0", "sideways fireball attack", "sideways march attack")
    assert "strike" not in options(game)
    do(game, "sideways stamina attack")
    assert "strike" in options(game)


@rule("mage_knight.combat.attack-phase-only-effects")
@pytest.mark.parametrize("phase", [RANGED, BLOCK, DAMAGE, ATTACK])
def test_effects_for_this_phase_only_are_open_in_no_other(phase: str) -> None:
    mana = ["white", "red", "black", "black"]
    game = fight("prowlers", hand=["whirlwind", "demolish"], mana=mana, night=True, fame=STRONG)
    to(game, phase)
    assert offered(game, "power") == (["whirlwind", "demolish"] if phase == ATTACK else [])
    assert offered(game, "play") == ["whirlwind", "demolish"]  # their other halves fit everywhere


@rule("mage_knight.combat.attack-phase-only-effects")
def test_such_an_effect_works() -> None:
    game = fight("diggers", "high-dragon", hand=["whirlwind"], mana=["white", "black"], night=True, fame=STRONG)
    do(to(game, ATTACK), "power whirlwind", "enemy 1")
    assert (left(game), game.players[0].fame) == (["diggers"], STRONG + 9)


@rule("mage_knight.combat.attack-phase-only-effects")
def test_an_attack_promised_for_this_phase_is_open_in_no_other() -> None:
    hand = ["burning-shield", "march"]
    game = fight("prowlers", "diggers", hand=hand, mana=["red"], fame=STRONG)
    do(game, "next", "block 0 0", "play burning-shield", "stand", "block 1 0")
    assert offered(game, "option") == []
    do(to(do(game, "give-up"), DAMAGE), "damage 1 0")
    assert phase_of(game) == ATTACK
    play(game, "target 0")
    assert offered(game, "option") == ["0"]
    do(game, "option 0", "accept", "strike")
    assert left(game) == ["diggers"]


@rule("mage_knight.combat.attack-several-targets-or-attacks")
def test_one_attack_may_defeat_several_enemies() -> None:
    game = to(fight("prowlers", "diggers", hand=["intimidate"], mana=["red"], fame=STRONG), ATTACK)
    do(game, "target 0", "target 1", "power intimidate", "strike")
    assert left(game) == []


@rule("mage_knight.combat.attack-several-targets-or-attacks")
def test_several_attacks_may_be_declared() -> None:
    hand = ["rage", "swiftness"]
    game = to(fight("prowlers", "diggers", hand=hand, mana=["red", "white"], fame=STRONG), ATTACK)
    do(game, "target 0", "power rage", "strike")
    assert (phase_of(game), left(game)) == (ATTACK, ["diggers"])
    do(game, "target 1", "power swiftness", "strike")
    assert left(game) == []


@rule("mage_knight.combat.attack-resistances-unchanged")
@pytest.mark.parametrize(
    ("enemy", "card", "enough"),
    [
        ("gargoyle", "intimidate", False),  # physical 7 halved is 3 of 4
        ("gargoyle", "flame-wall", True),  # fire 5
        ("fire-golems", "flame-wall", False),  # 2 of 4
        ("fire-mages", "intimidate", True),  # 7 of 5
    ],
)
def test_resistances_halve_as_in_the_first_phase(enemy: str, card: str, enough: bool) -> None:
    game = to(fight(enemy, hand=[card], mana=["red"], fame=STRONG), ATTACK)
    do(game, "target 0", f"{'power' if card == 'intimidate' else 'play'} {card}")
    assert ("strike" in options(game)) == enough


@rule("mage_knight.combat.attack-resistances-unchanged")
def test_one_resistant_target_halves_the_whole_attack_here_too() -> None:
    game = to(fight("prowlers", "gargoyle", hand=["intimidate", "rage"], mana=["red", "red"], fame=STRONG), ATTACK)
    do(game, "target 0", "target 1", "power intimidate", "power rage")
    assert "strike" not in options(game)  # 11 halved is 5 of 7
    play(game, "untarget 1")
    assert "strike" in options(game)
