"""Enemy abilities: what an attack brings with it, and what makes an enemy hard to beat."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import UNIT, UNIT_OF
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, RANGED, phase_of, to, wounds_of
from tests.rules.mage_knight.arrange_foes import (
    MANY,
    attack_needed,
    block_needed,
    blocked,
    fight,
    sideways_until,
    standing,
    unblocked,
)
from tests.rules.mage_knight.look import discard_of, hand_of, offered, options, play, units_of

GREEN_CITY = (1, -3)  # of core-05 in slot (0, 1)
BESIDE_CITY = (1, -2)


# ---- swift and brutal ----


@rule("mage_knight.enemy-abilities.swift")
@pytest.mark.parametrize(("enemy", "attack"), [("wolf-riders", 3), ("werewolf", 7), ("centaur-outriders", 3)])
def test_a_swift_enemy_needs_twice_its_attack_as_block(enemy: str, attack: int) -> None:
    assert block_needed(to(fight(enemy, hand=MANY), BLOCK)) == 2 * attack
    assert block_needed(to(fight("prowlers", hand=MANY), BLOCK)) == 4


@rule("mage_knight.enemy-abilities.swift-example")
def test_a_swift_attack_of_4_needs_block_8_and_deals_4() -> None:
    assert block_needed(to(fight("crossbowmen", hand=MANY), BLOCK)) == 8
    assert wounds_of(to(fight("crossbowmen"), ATTACK)) == 2


@rule("mage_knight.enemy-abilities.brutal")
@pytest.mark.parametrize(("enemy", "wounds"), [("minotaur", 5), ("orc-war-beasts", 3), ("fire-golems", 3)])
def test_a_brutal_enemy_deals_twice_its_attack(enemy: str, wounds: int) -> None:
    assert wounds_of(to(fight(enemy), ATTACK)) == wounds


@rule("mage_knight.enemy-abilities.brutal-example")
def test_a_brutal_attack_of_4_needs_block_4_and_deals_8() -> None:
    assert block_needed(to(fight("ironclads", hand=MANY), BLOCK)) == 4
    assert wounds_of(to(fight("ironclads"), ATTACK)) == 4
    assert wounds_of(to(blocked(to(fight("ironclads", hand=MANY), BLOCK)), ATTACK)) == 0


# ---- poison and paralysis ----


def struck(enemy: str, unit: str, hand: tuple[str, ...] = ()) -> MageKnightTable:
    """Let an enemy's damage be assigned to a Unit, and what is left to the hero."""
    game = unblocked(fight(enemy, units=[unit], hand=hand))
    game.play("assign 0")
    return to(game, ATTACK)


@rule("mage_knight.enemy-abilities.poison-unit")
def test_a_unit_wounded_by_poison_gets_two_wounds() -> None:
    assert units_of(struck("cursed-hags", "peasants")) == ["peasants wounded wounded"]
    assert units_of(struck("diggers", "peasants")) == ["peasants wounded"]


@rule("mage_knight.enemy-abilities.poison-hero")
def test_each_poisoned_wound_of_the_hand_brings_one_to_the_discard_pile() -> None:
    for enemy, wounds in (("cursed-hags", 2), ("monks", 3)):
        game = to(fight(enemy, hand=["rage"]), ATTACK)
        assert wounds_of(game) == wounds
        assert discard_of(game) == ["wound"] * wounds
        assert "rage" in hand_of(game)  # six Wounds, but only three to the hand: no knock out
    assert discard_of(to(fight("diggers"), ATTACK)) == []


@rule("mage_knight.enemy-abilities.paralyze-unit")
def test_a_unit_wounded_by_paralysis_is_destroyed() -> None:
    game = struck("medusa", "peasants")
    assert units_of(game) == []
    assert [UNIT.words[UNIT_OF[card]] for card in game.removed_units] == ["peasants"]
    assert wounds_of(game) == 2  # of the three points its Armor left


@rule("mage_knight.enemy-abilities.paralyze-unit")
def test_a_unit_that_takes_paralyzing_damage_unharmed_is_not_destroyed() -> None:
    assert units_of(struck("ice-golems", "ice-mages")) == ["ice-mages"]


@rule("mage_knight.enemy-abilities.paralyze-hero")
def test_a_paralyzed_hero_discards_everything_but_wounds() -> None:
    game = to(fight("ice-golems", hand=["rage", "march", "wound"]), ATTACK)
    assert hand_of(game) == ["wound", "wound"]
    assert sorted(discard_of(game)) == ["march", "rage"]


@rule("mage_knight.enemy-abilities.paralyze-hero")
def test_a_hero_whose_unit_takes_all_the_damage_is_not_paralyzed() -> None:
    game = struck("medusa", "altem-guardians", ("rage", "march"))
    assert units_of(game) == []
    assert hand_of(game) == ["march", "rage"]


# ---- assassination ----


@rule("mage_knight.enemy-abilities.assassination")
def test_damage_of_an_assassin_goes_wholly_to_the_hero() -> None:
    game = fight("orc-trackers", "diggers", units=["peasants"])
    play(game, "next", "next", "damage 0 0")
    assert wounds_of(game) == 2  # nothing was asked
    assert options(game) == ["assign 0", "suffer"]  # for the Diggers
    assert units_of(game) == ["peasants"]


# ---- cumbersome ----


@rule("mage_knight.enemy-abilities.cumbersome-spend-move")
def test_each_move_point_lowers_a_cumbersome_attack_by_1_for_the_turn() -> None:
    game = to(fight("orc-stonethrowers", "prowlers", hand=["march"]), BLOCK)
    assert offered(game, "slow") == []
    game.play("play march")
    assert offered(game, "slow") == ["0 0"]  # not the Prowlers, who are not cumbersome
    play(game, "slow 0 0", "slow 0 0")
    assert offered(game, "slow") == []
    assert game.turn.move == 0
    play(game, "next", "damage 0 0")
    assert wounds_of(game) == 5  # 7 - 2 = 5 points make three, the 4 of the Prowlers two
    assert wounds_of(to(fight("orc-stonethrowers"), ATTACK)) == 4


@rule("mage_knight.enemy-abilities.cumbersome-spend-move")
def test_the_block_needed_is_lowered_too_before_and_in_the_middle_of_a_block() -> None:
    game = to(fight("orc-stonethrowers", hand=MANY), BLOCK)
    play(game, "play march", "slow 0 0", "block 0 0", "slow 0 0")
    assert sideways_until(game, "stand", "block") == 7 - 2


@rule("mage_knight.enemy-abilities.cumbersome-one-attack")
def test_a_move_point_lowers_one_of_several_attacks() -> None:
    game = to(fight("zombie-horde", hand=["march"]), BLOCK)
    game.play("play march")
    assert offered(game, "slow") == ["0 0", "0 1", "0 2"]
    game.play("slow 0 1")
    assert offered(game, "block") == ["0 0", "0 2"]
    assert wounds_of(to(game, ATTACK)) == 2


@rule("mage_knight.enemy-abilities.cumbersome-points-of-this-combat")
def test_only_move_points_made_in_the_combat_count() -> None:
    game = table(
        tiles={(0, 1): "countryside-01"},
        at={0: (0, -3)},
        enemies={(1, -4): ["orc-stonethrowers"]},
        hand={0: ["march"]},
        move=5,
    )
    game.play("challenge 1,-4")
    assert (phase_of(game), game.turn.move) == (RANGED, 0)
    game.play("play march")  # in the phase before
    game.play("next")
    assert offered(game, "slow") == ["0 0"]
    play(game, "slow 0 0", "slow 0 0")
    assert offered(game, "slow") == []


@rule("mage_knight.enemy-abilities.cumbersome-zero-is-blocked")
def test_a_cumbersome_attack_at_0_counts_as_blocked() -> None:
    game = to(fight("zombie-horde", hand=["march", "stamina", "counterattack", "threaten"]), BLOCK)
    play(game, "play march", "play stamina", "slow 0 0", "slow 0 1")
    assert offered(game, "block") == ["0 2"]
    game.play("slow 0 2")
    assert phase_of(game) == ATTACK
    assert wounds_of(game) == 0
    play(game, "target 0", "play counterattack", "sideways threaten attack")  # 2, 2 more for an enemy blocked, and 1
    assert standing(game) == []


# ---- vampiric ----


@rule("mage_knight.enemy-abilities.vampiric-armor-per-wound")
def test_a_vampiric_enemy_gains_armor_for_wounds_to_the_hand_and_units_wounded() -> None:
    assert attack_needed(to(fight("gibbering-ghouls", hand=MANY), ATTACK), 0) == 4 + 2
    game = unblocked(fight("gibbering-ghouls", hand=MANY, units=["peasants"]))
    play(game, "assign 0")  # 3 points, the last one wounds the hero
    assert (units_of(game), wounds_of(game)) == (["peasants wounded"], 1)
    assert attack_needed(game, 0) == 4 + 2
    game = unblocked(fight("gibbering-ghouls", hand=MANY, units=["foresters"]))
    play(game, "assign 0")
    assert attack_needed(game, 0) == 4 + 1
    assert attack_needed(to(blocked(to(fight("gibbering-ghouls", hand=MANY), BLOCK)), ATTACK), 0) == 4


@rule("mage_knight.enemy-abilities.vampiric-armor-per-wound")
def test_wounds_of_poison_in_the_discard_pile_and_on_units_give_no_more_armor() -> None:
    game = table(
        tiles={(0, 1): "core-05"},
        at={0: BESIDE_CITY},
        enemies={GREEN_CITY: ["gibbering-ghouls"], (2, -3): [], (0, -2): []},
        hand={0: MANY},
        units={0: ["peasants"]},
        move=2,
    )
    game.play("go 1,-3")
    unblocked(game).play("assign 0")
    assert (units_of(game), wounds_of(game), discard_of(game)) == (["peasants wounded wounded"], 1, ["wound"])
    assert attack_needed(game, 0) == 4 + 2
