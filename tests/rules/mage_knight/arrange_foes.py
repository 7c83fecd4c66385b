"""Arranging enemies of Mage Knight to be looked at closely: fights in which what is forced happens by itself.

`fight("prowlers", hand=MANY)` is a combat of seat 0 in its first phase against marauding orcs. How much an attack
or a block needs is found by play: cards are played sideways, 1 each, until it is enough.
"""

from functools import partial
from typing import Final

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight import arrange_combat
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, ORCS, to
from tests.rules.mage_knight.look import enemies_at, options

AFTER: Final = "after-action"

MANY: Final = (
    "march march stamina stamina rage rage swiftness swiftness determination promise threaten tranquility "
    "crystallize mana-draw improvisation concentration"
).split()  # sixteen cards to play sideways


fight = partial(arrange_combat.fight, forced=True)


def unblocked(game: MageKnightTable, enemy: int = 0, attack: int = 0) -> MageKnightTable:
    """Let all attacks come, and the damage of one be assigned first."""
    to(game, BLOCK).play("next")
    if f"damage {enemy} {attack}" in options(game):
        game.play(f"damage {enemy} {attack}")
    return game


# ---- how much it takes ----


def block_needed(game: MageKnightTable, enemy: int = 0, attack: int = 0) -> int:
    """Declare the block of an attack and give the Block it takes. It is not finished."""
    game.play(f"block {enemy} {attack}")
    return sideways_until(game, "stand", "block")


def attack_needed(game: MageKnightTable, *targets: int) -> int:
    """Declare an attack in the Attack phase and give the Attack it takes. It is not struck."""
    for target in targets:
        game.play(f"target {target}")
    return sideways_until(game, "strike", "attack")


def sideways_until(game: MageKnightTable, enough: str, points: str) -> int:
    """Play cards sideways until the declaration is enough; give how many."""
    count = 0
    while enough not in options(game):
        found = [one for one in options(game) if one.startswith("sideways") and one.endswith(points)]
        game.play(found[0])
        count += 1
    return count


def blocked(game: MageKnightTable, enemy: int = 0, attack: int = 0) -> MageKnightTable:
    """Block an attack with cards played sideways."""
    block_needed(game, enemy, attack)
    game.play("stand")
    return game


def defeated(game: MageKnightTable, *targets: int) -> MageKnightTable:
    """Defeat enemies in the Attack phase with cards played sideways."""
    attack_needed(to(game, ATTACK), *targets)
    game.play("strike")
    return game


def standing(game: MageKnightTable) -> list[str]:
    """Give the marauding enemies that are not defeated."""
    return enemies_at(game, ORCS)
