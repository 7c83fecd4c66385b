"""How strong enemies and heroes of Mage Knight are, in tenths of a point of Attack and Block."""

from typing import Final

from roundtable.bots.ratings import DEED_RATINGS, UNIT_RATINGS, USUAL_CARD
from roundtable.games.mage_knight.content.components import ENEMIES, UNIT_OF, WOUND_DEED, Enemy
from roundtable.games.mage_knight.content.names import BRUTAL, R_PHYSICAL, STACKS, SWIFT
from roundtable.games.mage_knight.scoring import deeds
from roundtable.games.mage_knight.state.classes import Player

POWER_OF_CARD: Final = 26  # tenths
POWER_OF_UNIT: Final = 70  # per cent of its rating
POWER_OF_LEVEL: Final = 8  # tenths: better cards, Skills, Armor
MARGIN: Final = 20  # tenths by which a hero should be stronger to be sure
DOUBT: Final = 100  # tenths from where nothing is tried to where all is sure
FORTIFIED: Final = 20  # tenths: no ranged attack helps


def toughness(enemy: Enemy) -> int:
    """Give how much it takes to defeat an enemy and live through its attack, in tenths of a point."""
    total = enemy.armor * (16 if enemy.resistances & R_PHYSICAL else 10)
    for blow in enemy.blows:
        value = blow.value * 10 if blow.value else 45
        if blow.abilities & (SWIFT | BRUTAL):
            value = value * 3 // 2
        total += value * (12 if blow.element else 10) // 10
    return total


TOUGHNESS: Final[tuple[int, ...]] = tuple([toughness(enemy) for enemy in ENEMIES])


def mean_of(stack: int, values: tuple[int, ...]) -> int:
    """Give the mean over the enemies of a stack."""
    found = [values[enemy.number] for enemy in ENEMIES if enemy.stack == stack for _ in range(enemy.count)]
    return sum(found) // max(1, len(found))


FAMES: Final = tuple([enemy.fame for enemy in ENEMIES])
STACK_TOUGHNESS: Final[tuple[int, ...]] = tuple([mean_of(stack, TOUGHNESS) for stack in range(STACKS)])
STACK_FAME: Final = tuple([mean_of(stack, FAMES) for stack in range(STACKS)])


def strength(player: Player, cards: int, units: bool, spent: bool = True) -> int:
    """Give what a hero can bring up in a turn with so many cards, with its Units or without those that are spent."""
    total = POWER_OF_CARD * cards * quality(player) // 100 + POWER_OF_LEVEL * player.level
    if units:
        for unit in player.units:
            if not unit.wounds and (spent or unit.ready):
                total += power_of_unit(UNIT_OF[unit.card])
    return total


def power_of_unit(kind: int) -> int:
    """Give what a Unit adds to it."""
    return POWER_OF_UNIT * UNIT_RATINGS[kind] // 100


def is_hurt(player: Player) -> bool:
    """Say whether there is a Wound that a glade could take."""
    return WOUND_DEED in player.hand.cards or WOUND_DEED in player.discard


def quality(player: Player) -> int:
    """Say how good the own cards are, in per cent of the usual; Wounds among them are good for nothing."""
    own = deeds(player)
    if not own:
        return 100
    return 100 * sum([DEED_RATINGS[deed] for deed in own]) // (USUAL_CARD * len(own))
