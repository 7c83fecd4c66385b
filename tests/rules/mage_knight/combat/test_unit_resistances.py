"""Unit resistances: damage of an attack a Unit resists bounces off its Armor once before it can wound."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import ATTACK, to, wounds_of
from tests.rules.mage_knight.arrange_foes import fight, unblocked
from tests.rules.mage_knight.look import units_of


def hit(enemy: str, unit: str) -> MageKnightTable:
    """Let a Unit take the damage of an enemy, and the hero what is left."""
    game = unblocked(fight(enemy, units=[unit]))
    game.play("assign 0")
    return to(game, ATTACK)


def expect(enemy: str, unit: str, wounded: bool, wounds: int) -> None:
    """Expect a Unit to be wounded or not, and Wounds in the hand."""
    game = hit(enemy, unit)
    assert (units_of(game), wounds_of(game)) == ([f"{unit} wounded" if wounded else unit], wounds)


@rule("mage_knight.unit-resistances.physical")
def test_physical_resistance_protects_against_physical_attacks_only() -> None:
    expect("diggers", "guardian-golems", False, 0)  # 3 against Armor 3
    expect("prowlers", "guardian-golems", True, 0)  # 4: 1 is left and wounds
    expect("werewolf", "guardian-golems", True, 1)  # 7: 4 are left, then 1
    expect("prowlers", "peasants", True, 1)  # the same Armor without resistance
    expect("fire-elemental", "guardian-golems", True, 2)  # 7 of fire


@rule("mage_knight.unit-resistances.fire", "mage_knight.unit-resistances.ice")
@pytest.mark.parametrize(
    ("unit", "resisted", "other"),
    [("fire-mages", "fire-elemental", "water-elemental"), ("ice-mages", "water-elemental", "fire-elemental")],
)
def test_fire_and_ice_resistance_protect_against_their_element_only(unit: str, resisted: str, other: str) -> None:
    expect(resisted, unit, True, 0)  # 7 or 6, Armor 4
    expect(other, unit, True, 2 if other == "fire-elemental" else 1)
    expect("prowlers", unit, True, 0)  # 4 of no element


@rule("mage_knight.unit-resistances.fire")
def test_a_unit_with_fire_resistance_takes_weak_fire_unharmed() -> None:
    game = unblocked(fight("heroes-fire", units=["fire-mages"]), 0, 1)  # fire 2
    game.play("assign 0")
    assert units_of(game) == ["fire-mages"]


@rule("mage_knight.unit-resistances.ice")
def test_a_unit_with_ice_resistance_takes_weak_ice_unharmed() -> None:
    game = unblocked(fight("heroes-ice", units=["ice-mages"]), 0, 1)  # ice 3
    game.play("assign 0")
    assert units_of(game) == ["ice-mages"]


@rule("mage_knight.unit-resistances.fire-and-ice-covers-cold-fire")
def test_both_resistances_protect_against_cold_fire_one_does_not() -> None:
    expect("corrupted-priests", "altem-mages", False, 0)  # 4 against Armor 5
    expect("corrupted-priests", "fire-mages", True, 0)  # 4 against Armor 4
    expect("corrupted-priests", "ice-mages", True, 0)
    expect("lightning-dragon", "altem-mages", True, 0)  # 6
    expect("lightning-dragon", "fire-mages", True, 1)
