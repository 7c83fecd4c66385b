"""The fight of a table of Mage Knight as numbers: the enemies, what is declared, and the points gathered for it."""

from typing import Final

from roundtable.games.mage_knight.content.names import ABILITY, ATTACK, BATTLE, ELEMENT, NONE, RESISTANCE
from roundtable.games.mage_knight.state.classes import Combat, Foe
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.layout import PLENTY
from roundtable.games.mage_knight.state.pieces import BLOW_STATE
from roundtable.gym.encoding.field import Plan
from roundtable.gym.encoding.pen import Pen

FOES: Final = 8  # the first so many enemies are told one by one
BLOWS: Final = 2  # and so many attacks of each
BATTLES: Final = len(BATTLE.words)
ABILITIES: Final = len(ABILITY.words)
RESISTANCES: Final = len(RESISTANCE.words)
ELEMENTS: Final = len(ELEMENT.words)
STATES: Final = len(BLOW_STATE.words)
TYPES: Final = len(ATTACK.words)
FEW: Final = 5
OF_BLOW: Final = 1 + ELEMENTS + STATES
OF_FOE: Final = 9 + RESISTANCES + ABILITIES + BLOWS * OF_BLOW
OF_COMBAT: Final = BATTLES + 7 + TYPES * ELEMENTS


def add_combat(plan: Plan) -> None:
    """Name what belongs to a fight."""
    plan.add("combat.battle", BATTLES)
    plan.add("combat.enemies", 1, PLENTY, 0, FEW)
    plan.add("combat.damage", 1, PLENTY, 0, FEW)
    plan.add("combat.wounds", 1, PLENTY, 0, FEW)
    plan.add("combat.begun")
    plan.add("combat.night-rules")
    plan.add("combat.units-barred")
    plan.add("combat.blocking")
    plan.add("combat.points", TYPES * ELEMENTS, PLENTY, 0, FEW, "by type of attack and element; a block is melee")
    for foe in range(FOES):
        add_foe(plan, f"combat.enemy{foe + 1}")


def add_foe(plan: Plan, foe: str) -> None:
    """Name what belongs to an enemy."""
    plan.add(f"{foe}.there")
    plan.add(f"{foe}.armor", 1, PLENTY, 0, FEW)
    plan.add(f"{foe}.fortified", 1, 2)
    plan.add(f"{foe}.defeated")
    plan.add(f"{foe}.kept-from-attacking")
    plan.add(f"{foe}.summoned")
    plan.add(f"{foe}.garrison")
    plan.add(f"{foe}.target")
    plan.add(f"{foe}.faced", note="its attack is being blocked, or its damage assigned")
    plan.add(f"{foe}.resistances", RESISTANCES)
    plan.add(f"{foe}.abilities", ABILITIES)
    for blow in range(BLOWS):
        plan.add(f"{foe}.attack{blow + 1}.value", 1, PLENTY, 0, FEW)
        plan.add(f"{foe}.attack{blow + 1}.element", ELEMENTS)
        plan.add(f"{foe}.attack{blow + 1}.state", STATES)


def write_combat(game: MageKnight, pen: Pen) -> None:
    """Write the fight; zeros if there is none. All of it is public but a die set in secret, which is left out."""
    combat = game.combat
    if combat is None:
        pen.blank(OF_COMBAT)
        for _ in range(FOES):
            pen.blank(OF_FOE)
        return
    pen.one_of(combat.battle, BATTLES)
    pen.number(len(combat.foes))
    pen.number(combat.damage)
    pen.number(combat.wounds)
    pen.flag(combat.begun)
    pen.flag(combat.night)
    pen.flag(combat.bars_units)
    pen.flag(combat.blocking != NONE)
    points = [0] * (TYPES * ELEMENTS)
    for lot in combat.pool:
        points[lot.type * ELEMENTS + lot.element] += lot.value
    pen.numbers(points)
    for at in range(FOES):
        if at < len(combat.foes):
            write_foe(combat, at, combat.foes[at], pen)
        else:
            pen.blank(OF_FOE)


def write_foe(combat: Combat, at: int, foe: Foe, pen: Pen) -> None:
    """Write an enemy as it is now."""
    pen.number(1)
    pen.number(foe.armor)
    pen.number(foe.site_fortified)
    pen.flag(foe.defeated)
    pen.flag(foe.skips)
    pen.flag(foe.summoned)
    pen.flag(foe.garrison)
    pen.flag(at in combat.targets)
    pen.flag(at == combat.blocking or at == combat.damaging)
    pen.marks(foe.resistances, RESISTANCES)
    pen.marks(foe.abilities, ABILITIES)
    for blow in range(BLOWS):
        if blow < len(foe.values):
            pen.number(foe.values[blow])
            pen.one_of(foe.elements[blow], ELEMENTS)
            pen.one_of(foe.states[blow], STATES)
        else:
            pen.blank(OF_BLOW)
