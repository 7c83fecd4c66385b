"""The Assign Damage phase: which enemies deal damage, and how it is shared between Units and the hero."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    ORCS,
    do,
    fight,
    left,
    phase_of,
    to,
    word,
    wounds_of,
)
from tests.rules.mage_knight.look import end_turn, offered, options, play, units_of


def struck(*enemies: str, units: tuple[str, ...] = (), fame: int = 0) -> MageKnightTable:
    """Let the damage of enemies be about to be assigned."""
    return to(fight(*enemies, units=units, fame=fame), DAMAGE)


# ---- whose damage ----


@rule("mage_knight.combat.damage-from-unblocked-survivors")
def test_only_enemies_neither_defeated_nor_blocked_deal_damage() -> None:
    hand = ["swift-bolt", "determination"]
    game = fight("prowlers", "diggers", "wolf-riders", hand=hand, mana=["white", "blue"])
    do(game, "target 0", "power swift-bolt", "strike", "next", "block 1 0", "power determination", "stand", "next")
    assert (phase_of(game), left(game)) == (DAMAGE, ["diggers", "wolf-riders"])
    assert offered(game, "damage") == ["2 0"]
    play(game, "damage 2 0")
    assert wounds_of(game) == 2


@rule("mage_knight.combat.damage-phase-skipped-if-none")
def test_without_an_unblocked_enemy_the_phase_is_skipped() -> None:
    hand = ["determination", "tremor", "concentration"]
    game = fight("prowlers", hand=hand, mana=["blue", "green"])
    do(game, "next", "block 0 0", "power determination", "stand")
    assert phase_of(game) == ATTACK
    unblocked = to(fight("prowlers", hand=hand, mana=["blue", "green"]), BLOCK)
    play(unblocked, "next")
    assert phase_of(unblocked) == DAMAGE


@rule("mage_knight.combat.damage-one-enemy-at-a-time-any-order")
@pytest.mark.parametrize("order", [["0 0", "1 0", "2 0"], ["2 0", "0 0", "1 0"]])
def test_enemies_deal_damage_one_by_one_in_an_order_of_choice(order: list[str]) -> None:
    game = struck("prowlers", "diggers", "golems")
    wounds = {"0 0": 2, "1 0": 2, "2 0": 1}
    taken = 0
    for place, blow in enumerate(order):
        assert offered(game, "damage") == sorted(order[place:])
        play(game, f"damage {blow}")
        taken += wounds[blow]
        assert wounds_of(game) == taken  # 4, 3 and 2 are rounded up each for itself


@rule("mage_knight.combat.damage-equals-attack")
@pytest.mark.parametrize(
    ("enemy", "wounds"), [("golems", 1), ("diggers", 2), ("prowlers", 2), ("gargoyle", 3), ("crypt-worm", 3)]
)
def test_the_damage_is_the_attack(enemy: str, wounds: int) -> None:
    game = struck(enemy)
    play(game, "damage 0 0")
    assert wounds_of(game) == wounds  # 2, 3, 4, 5 and 6 on Armor 2


@rule("mage_knight.combat.damage-all-must-be-assigned")
def test_no_damage_can_be_left_unassigned() -> None:
    game = struck("prowlers", "werewolf", units=("peasants",))
    assert options(game) == ["damage 0 0", "damage 1 0"]
    play(game, "damage 1 0")
    assert options(game) == ["assign 0", "suffer"]
    play(game, "assign 0")
    assert (units_of(game), wounds_of(game)) == (["peasants wounded"], 2)  # 3 and 4 of 7
    assert options(game) == ["damage 0 0"]


@rule("mage_knight.combat.damage-phase-end")
def test_the_phase_ends_with_the_last_damage() -> None:
    game = struck("prowlers", "diggers", units=("peasants",))
    play(game, "damage 0 0", "suffer")
    assert phase_of(game) == DAMAGE
    play(game, "damage 1 0")
    assert phase_of(game) == DAMAGE
    play(game, "assign 0")
    assert phase_of(game) == ATTACK


# ---- Units ----


@rule("mage_knight.combat.damage-units-optional")
@pytest.mark.parametrize(
    ("answers", "units", "wounds"),
    [
        (["suffer"], ["peasants", "herbalists"], 4),  # 7
        (["assign 0", "suffer"], ["peasants wounded", "herbalists"], 2),  # 3 and 4
        (["assign 1", "suffer"], ["peasants", "herbalists wounded"], 3),  # 2 and 5
        (["assign 0", "assign 1"], ["peasants wounded", "herbalists wounded"], 1),  # 3, 2 and 2
    ],
)
def test_any_units_may_take_damage_and_the_hero_takes_the_rest(
    answers: list[str], units: list[str], wounds: int
) -> None:
    game = struck("werewolf", units=("peasants", "herbalists"))
    play(game, "damage 0 0")
    assert options(game) == ["assign 0", "assign 1", "suffer"]
    play(game, *answers)
    assert (units_of(game), wounds_of(game)) == (units, wounds)


@rule("mage_knight.combat.damage-unit-must-be-unwounded")
def test_a_wounded_unit_takes_no_damage() -> None:
    game = struck("prowlers", "werewolf", units=("peasants wounded", "herbalists"))
    play(game, "damage 0 0")
    assert options(game) == ["assign 1", "suffer"]
    play(game, "assign 1")
    assert wounds_of(game) == 1
    play(game, "damage 1 0")  # nobody is left to take any of it
    assert (phase_of(game), wounds_of(game)) == (ATTACK, 5)
    assert units_of(game) == ["peasants wounded", "herbalists wounded"]


@rule("mage_knight.combat.damage-spent-unit-allowed")
def test_a_spent_unit_takes_damage() -> None:
    game = struck("diggers", units=("peasants spent",))
    play(game, "damage 0 0", "assign 0")
    assert (units_of(game), wounds_of(game)) == (["peasants spent wounded"], 0)


@rule("mage_knight.combat.damage-unit-gets-one-wound")
@pytest.mark.parametrize("enemy", ["golems", "diggers", "prowlers", "werewolf", "minotaur"])
def test_a_unit_gets_one_wound_whatever_the_damage(enemy: str) -> None:
    game = struck(enemy, units=("peasants",))
    play(game, "damage 0 0", "assign 0")
    assert units_of(game) == ["peasants wounded"]


@rule("mage_knight.combat.damage-unit-armor-reduces-damage")
@pytest.mark.parametrize(("unit", "wounds"), [("herbalists", 3), ("peasants", 2), ("utem-guardsmen", 1)])
def test_the_armor_of_a_wounded_unit_is_taken_off(unit: str, wounds: int) -> None:
    game = struck("werewolf", units=(unit,))
    play(game, "damage 0 0", "assign 0")
    assert wounds_of(game) == wounds  # 7 less 2, 3 or 5 on Armor 2


@rule("mage_knight.combat.damage-one-point-wounds-unit")
def test_a_single_point_wounds_a_unit_of_higher_armor() -> None:
    game = struck("prowlers", units=("peasants", "amotep-gunners"))
    play(game, "damage 0 0", "assign 0")
    assert options(game) == ["assign 1", "suffer"]  # 1 is left
    play(game, "assign 1")
    assert (units_of(game), wounds_of(game)) == (["peasants wounded", "amotep-gunners wounded"], 0)


# ---- resistant Units ----


@rule("mage_knight.combat.damage-resistant-unit-first-absorbs-armor")
@pytest.mark.parametrize(("unit", "after"), [("guardian-golems", "guardian-golems"), ("peasants", "peasants wounded")])
def test_a_resistant_unit_takes_damage_up_to_its_armor_unharmed(unit: str, after: str) -> None:
    game = struck("diggers", units=(unit,))
    play(game, "damage 0 0", "assign 0")  # 3 on Armor 3
    assert (units_of(game), wounds_of(game)) == ([after], 0)


@rule("mage_knight.combat.damage-resistant-unit-fully-absorbed")
def test_a_unit_that_absorbed_everything_is_as_before() -> None:
    game = struck("golems", units=("guardian-golems",))
    play(game, "damage 0 0", "assign 0")
    assert (phase_of(game), units_of(game)) == (ATTACK, ["guardian-golems"])
    assert "activate 0 0" in options(do(game, "target 0"))


@rule("mage_knight.combat.damage-resistant-unit-remaining-damage")
@pytest.mark.parametrize(
    ("enemies", "units", "wounds"),
    [(("werewolf",), ["illusionists wounded"], 2), (("prowlers",), ["illusionists wounded"], 0)],
)
def test_what_remains_wounds_it_and_its_armor_counts_again(
    enemies: tuple[str, ...], units: list[str], wounds: int
) -> None:
    game = struck(*enemies, units=("illusionists",))
    play(game, "damage 0 0", "assign 0")
    assert (units_of(game), wounds_of(game)) == (units, wounds)  # 7 less 2 and 2; 4 less 2 and 2


@rule("mage_knight.combat.damage-resistant-unit-example")
@pytest.mark.parametrize(
    ("enemy", "wounded", "wounds"),
    [
        ("diggers", False, 0),  # 3
        ("prowlers", True, 0),  # 4
        ("gargoyle", True, 0),  # 5
        ("crypt-worm", True, 0),  # 6
        ("werewolf", True, 1),  # 7
    ],
)
def test_a_resistant_unit_of_armor_3_absorbs_3_unharmed_6_wounded_and_leaves_1_of_7(
    enemy: str, wounded: bool, wounds: int
) -> None:
    game = struck(enemy, units=("guardian-golems",))
    play(game, "damage 0 0", "assign 0")
    assert units_of(game) == ["guardian-golems wounded" if wounded else "guardian-golems"]
    assert wounds_of(game) == wounds


@rule("mage_knight.combat.damage-resistant-unit-once-per-combat")
def test_a_unit_that_stayed_unharmed_takes_no_more_damage_in_this_combat() -> None:
    game = struck("diggers", "golems", units=("guardian-golems", "peasants"))
    play(game, "damage 0 0", "assign 0")
    play(game, "damage 1 0")
    assert options(game) == ["assign 1", "suffer"]


@rule("mage_knight.combat.damage-resistant-unit-once-per-combat")
def test_in_the_next_combat_it_may_take_damage_again() -> None:
    game = fight("diggers", hand=["march"], deck=["march"] * 9, units=["guardian-golems"])
    play(to(game, DAMAGE), "damage 0 0", "assign 0", "next")
    end_turn(game)
    end_turn(game)
    play(game, f"challenge {word(ORCS)}")
    play(to(game, DAMAGE), "damage 0 0")
    assert options(game) == ["assign 0", "suffer"]


# ---- the hero ----


@rule("mage_knight.combat.damage-rest-to-hero")
def test_what_no_unit_takes_goes_to_the_hero() -> None:
    game = struck("werewolf", units=("peasants wounded",))
    play(game, "damage 0 0")
    assert wounds_of(game) == 4
    game = struck("werewolf", units=("peasants",))
    play(game, "damage 0 0", "assign 0")
    assert wounds_of(game) == 2


@rule("mage_knight.combat.damage-units-before-hero")
def test_once_the_hero_takes_damage_no_unit_takes_the_rest() -> None:
    game = struck("prowlers", "werewolf", units=("peasants", "herbalists"))
    play(game, "damage 1 0", "assign 1", "suffer")
    assert options(game) == ["damage 0 0"]
    assert wounds_of(game) == 3  # all the 5 left of 7
    play(game, "damage 0 0")
    assert options(game) == ["assign 0", "suffer"]  # of another attack they may take damage


@rule("mage_knight.combat.damage-hero-wound-to-hand")
@pytest.mark.parametrize(("fame", "wounds"), [(0, 3), (8, 2), (48, 2)])
def test_wounds_come_from_the_pile_to_the_hand_by_the_heros_armor(fame: int, wounds: int) -> None:
    game = struck("crypt-worm", fame=fame)
    out = game.wounds_out
    play(game, "damage 0 0")
    assert (wounds_of(game), game.wounds_out - out) == (wounds, wounds)  # 6 on Armor 2, 3 and 4


@rule("mage_knight.combat.damage-hero-small-damage-still-wounds")
def test_damage_below_the_armor_still_gives_a_wound() -> None:
    game = struck("golems", fame=48)
    play(game, "damage 0 0")
    assert wounds_of(game) == 1  # 2 on Armor 4


@rule("mage_knight.combat.damage-hero-repeat-until-done")
def test_the_hero_takes_wounds_until_no_damage_is_left() -> None:
    game = struck("minotaur", fame=24)
    play(game, "damage 0 0")
    assert (wounds_of(game), phase_of(game)) == (4, ATTACK)  # 10 on Armor 3: 3, 3, 3 and 1


@rule("mage_knight.combat.damage-hero-wounds-rounded-up")
@pytest.mark.parametrize(
    ("enemy", "fame", "wounds"),
    [("prowlers", 0, 2), ("gargoyle", 0, 3), ("prowlers", 8, 2), ("crypt-worm", 8, 2), ("werewolf", 8, 3)],
)
def test_the_wounds_are_damage_by_armor_rounded_up(enemy: str, fame: int, wounds: int) -> None:
    game = struck(enemy, fame=fame)
    play(game, "damage 0 0")
    assert wounds_of(game) == wounds  # 4, 5 on Armor 2; 4, 6, 7 on Armor 3


@rule("mage_knight.combat.damage-hero-example")
def test_7_damage_on_armor_2_are_4_wounds() -> None:
    game = struck("werewolf")
    play(game, "damage 0 0")
    assert wounds_of(game) == 4
