"""Finding out by play how much an attack or a block needs: cards are played sideways, 1 each, until it is enough."""

from typing import Final

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange import options, play

MANY: Final = (
    "march march stamina stamina rage rage swiftness swiftness determination promise threaten tranquility "
    "crystallize mana-draw improvisation concentration"
).split()  # sixteen cards to play sideways


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
        found = [notation for notation in options(game) if notation.startswith("sideways") and points in notation]
        game.play(found[0])
        count += 1
    return count


def blocked(game: MageKnightTable, enemy: int = 0, attack: int = 0) -> MageKnightTable:
    """Block an attack."""
    block_needed(game, enemy, attack)
    play(game, "stand")
    return game
