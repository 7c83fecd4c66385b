"""Arranging enemies of Mage Knight to be looked at closely: fights in which what is forced happens by itself.

`fight("prowlers", hand=MANY)` is a combat of seat 0 in its first phase against marauding orcs. How much an attack
or a block needs is found by play: cards are played sideways, 1 each, until it is enough.
"""

from collections.abc import Sequence
from typing import Final

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.names import PHASE
from tests.rules.mage_knight.arrange import Space, enemies_at, hand_of, options, table

ORCS: Final = (1, -4)  # of countryside-01 in slot (0, 1)
BESIDE_ORCS: Final = (0, -3)

RANGED: Final = "ranged-and-siege"
BLOCK: Final = "block"
DAMAGE: Final = "assign-damage"
ATTACK: Final = "attack"
AFTER: Final = "after-action"

MANY: Final = (
    "march march stamina stamina rage rage swiftness swiftness determination promise threaten tranquility "
    "crystallize mana-draw improvisation concentration"
).split()  # sixteen cards to play sideways


def fight(
    *enemies: str,
    hand: Sequence[str] = (),
    mana: Sequence[str] = (),
    units: Sequence[str] = (),
    skills: Sequence[str] = (),
    next_enemies: Sequence[str] = (),
    fame: int = 0,
    night: bool = False,
) -> MageKnightTable:
    """Let seat 0 challenge these enemies, who stand together on one space, in the order of their stacks.

    Without Fame a hero has Armor 2 and is knocked out by five Wounds; with 99 Armor 4, and only by seven.
    """
    game = table(
        tiles={(0, 1): "countryside-01"},
        at={0: BESIDE_ORCS},
        enemies={ORCS: enemies},
        hand={0: hand},
        mana={0: mana},
        units={0: units},
        skills={0: skills},
        next_enemies=next_enemies,
        fame={0: fame},
        night=night,
    )
    game.play(f"challenge {word(ORCS)}")
    return game


def to(game: MageKnightTable, phase: str) -> MageKnightTable:
    """Let everything pass until a phase begins: no attack is made, none is blocked, the hero takes all damage."""
    while phase_of(game) != phase:
        found = options(game)
        damages = [notation for notation in found if notation.startswith("damage")]
        game.play("next" if "next" in found else "suffer" if "suffer" in found else damages[0])
    return game


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


# ---- looking ----


def word(place: Space) -> str:
    """Give a space as notations write it."""
    return f"{place[0]},{place[1]}"


def phase_of(game: MageKnightTable) -> str:
    """Give the phase of the turn."""
    return PHASE.words[game.turn.phase]


def wounds_of(game: MageKnightTable, seat: int = 0) -> int:
    """Count the Wounds in a hand."""
    return hand_of(game, seat).count("wound")


def standing(game: MageKnightTable) -> list[str]:
    """Give the marauding enemies that are not defeated."""
    return enemies_at(game, ORCS)
