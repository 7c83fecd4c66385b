"""Enemy abilities that protect: resistances, Elusive, Unfortified, Arcane Immunity and Defend."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, to
from tests.rules.mage_knight.arrange_foes import (
    MANY,
    attack_needed,
    block_needed,
    blocked,
    defeated,
    fight,
    sideways_until,
    standing,
)
from tests.rules.mage_knight.look import offered, options, play

CHOOSES_DEFENDER = "mage_knight.choose-defender"
SPELLS = ("fireball", "snowstorm")  # Ranged Attack 5, of fire and of ice


def at_keep(*enemies: str, hand: tuple[str, ...] = SPELLS) -> MageKnightTable:
    """Let seat 0 assault a keep with these defenders."""
    game = table(
        tiles={(0, 1): "countryside-03"},
        at={0: (1, -4)},
        enemies={(2, -4): enemies},
        hand={0: hand},
        mana={0: ["red", "blue"]},
        move=3,
    )
    game.play("go 2,-4")
    return game


# ---- resistances ----


@rule("mage_knight.enemy-abilities.physical-resistance")
def test_physical_attacks_are_halved_against_physical_resistance_sideways_cards_too() -> None:
    assert attack_needed(to(fight("gargoyle", hand=MANY), ATTACK), 0) == 2 * 4
    assert attack_needed(to(fight("prowlers", hand=MANY), ATTACK), 0) == 3
    game = to(fight("gargoyle", hand=["rage", "threaten", "promise"], mana=["red"]), ATTACK)
    play(game, "target 0", "power rage", "sideways threaten attack")
    assert "strike" not in options(game)  # 4 and 1, halved


@rule("mage_knight.enemy-abilities.fire-resistance", "mage_knight.enemy-abilities.ice-resistance")
@pytest.mark.parametrize(
    ("enemy", "efficient"),
    [("skeletal-warriors", "snowstorm"), ("zombie-horde", "fireball")],
)
def test_attacks_of_the_element_resisted_are_halved(enemy: str, efficient: str) -> None:
    for spell in SPELLS:  # Attack 5 against Armor 4 with Fire Resistance, Armor 5 with Ice Resistance
        game = fight(enemy, hand=[spell, "march"], mana=["red", "blue"])
        play(game, "target 0", f"play {spell}")
        assert ("strike" in options(game) or standing(game) == []) == (spell == efficient)


# ---- elusive ----


@rule("mage_knight.enemy-abilities.elusive-higher-armor")
def test_an_elusive_enemy_has_its_higher_armor_in_both_attack_phases() -> None:
    game = fight("orc-trackers", hand=[*SPELLS, "march"], mana=["red", "blue"])  # Armor 3 or 6
    play(game, "target 0", "play fireball")
    assert "strike" not in options(game)
    game.play("play snowstorm")
    assert standing(game) == []
    assert attack_needed(to(fight("orc-trackers", hand=MANY), ATTACK), 0) == 6


@rule("mage_knight.enemy-abilities.elusive-lower-armor")
def test_a_blocked_elusive_enemy_has_its_lower_armor_in_the_attack_phase() -> None:
    assert attack_needed(to(blocked(to(fight("orc-trackers", hand=MANY), BLOCK)), ATTACK), 0) == 3


@rule("mage_knight.enemy-abilities.elusive-lower-armor", "mage_knight.multiple-attacks.blocked-only-if-all-blocked")
@pytest.mark.parametrize(("attacks", "armor"), [((), 2), ((0,), 2), ((1,), 2), ((0, 1), 1)])
def test_all_attacks_of_an_elusive_enemy_have_to_be_blocked(attacks: tuple[int, ...], armor: int) -> None:
    game = to(fight("crystal-sprites", hand=MANY), BLOCK)
    for attack in attacks:
        blocked(game, 0, attack)
    assert attack_needed(to(game, ATTACK), 0) == armor + 1  # Defend 1


@rule("mage_knight.enemy-abilities.elusive-not-attacking-keeps-higher")
def test_an_elusive_enemy_kept_from_attacking_keeps_its_higher_armor() -> None:
    game = fight("orc-trackers", hand=["whirlwind", *MANY], mana=["white"])
    game.play("play whirlwind")
    assert attack_needed(to(game, ATTACK), 0) == 6


@rule("mage_knight.enemy-abilities.elusive-modifiers-both-values")
@pytest.mark.parametrize(("block", "armor"), [(False, 6 - 2), (True, 3 - 2)])
def test_armor_modifications_hold_for_both_values_of_an_elusive_enemy(block: bool, armor: int) -> None:
    game = fight("orc-trackers", hand=["tremor", *MANY], mana=["green"])
    play(game, "play tremor", "choose 1")  # all enemies get Armor -2
    if block:
        blocked(to(game, BLOCK))
    assert attack_needed(to(game, ATTACK), 0) == armor


# ---- unfortified ----


@rule("mage_knight.enemy-abilities.unfortified")
def test_an_unfortified_defender_can_be_shot_at() -> None:
    game = at_keep("shocktroops", "swordsmen", "guardsmen")
    assert offered(game, "target") == ["0", "1"]  # Guardsmen are fortified twice
    game.play("target 0")
    assert offered(game, "play") == ["fireball", "snowstorm"]
    game.play("target 1")
    assert offered(game, "play") == []  # Swordsmen are fortified by the keep


# ---- arcane immunity ----


@rule("mage_knight.enemy-abilities.arcane-immunity")
def test_attack_and_block_work_against_arcane_immunity_other_effects_do_not() -> None:
    spells = {"fireball", "tremor", "whirlwind", "chill"}
    game = fight("sorcerers", hand=[*sorted(spells), *MANY], mana=["red", "green", "white", "blue"])
    assert not spells & set(offered(game, "play"))
    game.play("target 0")
    assert spells & set(offered(game, "play")) == {"fireball"}
    game.play("give-up")
    assert block_needed(to(game, BLOCK)) == 6
    game.play("stand")
    assert attack_needed(to(game, ATTACK), 0) == 6


@rule("mage_knight.enemy-abilities.arcane-immunity")
def test_effects_on_all_enemies_pass_an_immune_one_by() -> None:
    game = fight("sorcerers", "swamp-dragon", fame=99, hand=["tremor", *MANY], mana=["green"])
    game.play("play tremor")
    game.play("choose 1")
    assert attack_needed(to(game, ATTACK), 0) == 6
    game = fight("sorcerers", "swamp-dragon", fame=99, hand=["tremor", "whirlwind", *MANY], mana=["green", "white"])
    play(game, "play tremor", "choose 0")  # one enemy: the dragon, without asking
    play(game, "play whirlwind")
    assert offered(to(game, BLOCK), "block") == ["0 0"]
    assert attack_needed(to(game, ATTACK), 1) == 9 - 3


@rule("mage_knight.enemy-abilities.arcane-immunity")
def test_a_banner_of_fear_does_not_stop_an_immune_enemy() -> None:
    game = fight("prowlers", "sorcerers", fame=99, hand=["banner-of-fear", "rage"], units=["peasants"])
    to(game, BLOCK).play("banner banner-of-fear 0")
    game.play("option 0")
    assert offered(game, "block") == ["1 0"]


@rule("mage_knight.enemy-abilities.arcane-immunity-attack-effects")
def test_effects_on_the_attack_of_an_immune_enemy_work_those_on_its_armor_do_not() -> None:
    game = fight("sorcerers", hand=MANY, units=["shocktroops"])
    game.play("activate 0 1")  # attack -1 and Armor -1 of the same enemy
    assert block_needed(to(game, BLOCK)) == 6 - 1
    game.play("stand")
    assert attack_needed(to(game, ATTACK), 0) == 6
    other = fight("monks", hand=MANY, units=["shocktroops"])
    other.play("activate 0 1")
    assert attack_needed(to(other, ATTACK), 0) == 5 - 1


# ---- defend ----


@rule("mage_knight.enemy-abilities.defend")
def test_an_enemy_with_defend_defends_itself_and_others() -> None:
    assert attack_needed(to(fight("elven-protectors", "prowlers", fame=99, hand=MANY), ATTACK), 0) == 4 + 2
    assert attack_needed(to(fight("elven-protectors", "prowlers", fame=99, hand=MANY), ATTACK), 1) == 3 + 2
    assert attack_needed(to(fight("elven-protectors", "prowlers", fame=99, hand=MANY), ATTACK), 1, 0) == 3 + 4 + 2


@rule("mage_knight.enemy-abilities.defend-raises-first-attacked")
def test_only_the_first_enemy_attacked_is_defended() -> None:
    game = defeated(fight("elven-protectors", "prowlers", fame=99, hand=MANY), 1)
    assert attack_needed(game, 0) == 4


@rule("mage_knight.enemy-abilities.defend-raises-first-attacked")
def test_an_attack_in_the_ranged_phase_is_the_first_and_the_bonus_lasts() -> None:
    game = fight(
        "elven-protectors", "diggers", "prowlers", fame=99, hand=["swiftness", *MANY[2:7], *MANY[8:]], mana=["white"]
    )
    play(game, "target 2", "power swiftness")
    assert "strike" not in options(game)  # 3 against 3 + 2
    game.play("give-up")
    assert attack_needed(to(game, ATTACK), 2) == 3 + 2
    game.play("strike")
    assert attack_needed(game, 1) == 3


@rule("mage_knight.enemy-abilities.defend-raises-first-attacked")
def test_the_bonus_stays_with_whoever_is_really_attacked_first() -> None:
    game = to(fight("elven-protectors", "prowlers", "diggers", fame=99, hand=MANY), ATTACK)
    play(game, "target 1", "sideways march attack", "target 2", "untarget 1")
    assert 1 + sideways_until(game, "strike", "attack") == 3 + 2
    game = to(fight("elven-protectors", "prowlers", "diggers", fame=99, hand=MANY), ATTACK)
    play(game, "target 1", "give-up")  # nobody was attacked
    assert attack_needed(game, 2) == 3 + 2


@rule("mage_knight.enemy-abilities.defend-each-on-another-enemy")
def test_two_bonuses_go_onto_two_enemies() -> None:
    game = to(fight("elven-protectors", "elven-protectors", "prowlers", fame=99, hand=MANY), ATTACK)
    play(game, "target 2", "enemy 0")
    assert sideways_until(game, "strike", "attack") == 3 + 2
    game.play("strike")
    assert attack_needed(game, 0) == 4 + 2
    game.play("strike")
    assert attack_needed(game, 1) == 4
    both = to(fight("elven-protectors", "elven-protectors", "prowlers", fame=99, hand=MANY), ATTACK)
    play(both, "target 2", "enemy 0", "target 1")
    assert sideways_until(both, "strike", "attack") == 3 + 2 + 4 + 2


@rule("mage_knight.enemy-abilities.defend-player-chooses")
def test_the_player_chooses_which_bonus_goes_onto_which_target() -> None:
    for choice, bonus in (("enemy 0", 2), ("enemy 1", 1)):
        game = to(fight("elven-protectors", "corrupted-priests", "prowlers", fame=99, hand=MANY), ATTACK)
        game.play("target 2")
        assert (game.asks, options(game)) == (CHOOSES_DEFENDER, ["enemy 0", "enemy 1"])
        game.play(choice)
        assert sideways_until(game, "strike", "attack") == 3 + bonus


@rule("mage_knight.enemy-abilities.defend-player-chooses")
@pytest.mark.parametrize(("order", "needed"), [((1, 2), (3 + 2, 3)), ((2, 1), (3, 3 + 2))])
def test_of_several_targets_the_one_named_first_is_defended(order: tuple[int, int], needed: tuple[int, int]) -> None:
    for target, armor in zip((1, 2), needed, strict=True):
        game = to(fight("elven-protectors", "prowlers", "diggers", fame=99, hand=MANY), ATTACK)
        play(game, f"target {order[0]}", f"target {order[1]}", "sideways march attack", "give-up")
        assert attack_needed(game, target) == armor


@rule("mage_knight.enemy-abilities.defend-lost-with-its-enemy")
def test_a_defender_destroyed_before_an_attack_defends_nobody() -> None:
    game = fight(
        "elven-protectors", "prowlers", fame=99, hand=["whirlwind", *MANY], mana=["white", "black"], night=True
    )
    play(to(game, ATTACK), "power whirlwind", "enemy 0")
    assert standing(game) == ["prowlers"]
    assert attack_needed(game, 1) == 3


@rule("mage_knight.enemy-abilities.defend-helps-arcane-immune")
def test_an_arcane_immune_enemy_is_defended() -> None:
    assert attack_needed(to(fight("elven-protectors", "sorcerers", fame=99, hand=MANY), ATTACK), 1) == 6 + 2
