"""Arranging a combat of Mage Knight: a hero beside a space full of enemies, or before a keep, and looking into it.

`fight("prowlers", "diggers", hand=["rage"])` is a combat of seat 0 in its first phase with these two enemies, who stand
together on one space of marauding orcs; `assault("guardsmen")` one for a keep.
Nothing is played by itself at these tables unless `forced`; `do` pays for a card and takes the only branch it has.
"""

from collections.abc import Sequence
from typing import Any, Final

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.components import ENEMY, ENEMY_OF
from roundtable.games.mage_knight.content.names import PHASE, STACK
from roundtable.games.mage_knight.state.classes import Combat, Foe
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import Space
from tests.rules.mage_knight.look import foes_of, hand_of, options

ORCS: Final = (1, -4)  # of countryside-01 in slot (0, 1)
BESIDE_ORCS: Final = (0, -3)
KEEP: Final = (2, -4)  # of countryside-03 in slot (0, 1)
BESIDE_KEEP: Final = (1, -4)

WITHIN_EFFECTS: Final = ("pay", "choose", "enemy", "attack-of", "colour")

RANGED: Final = "ranged-and-siege"
BLOCK: Final = "block"
DAMAGE: Final = "assign-damage"
ATTACK: Final = "attack"


def fight(
    *enemies: str,
    hand: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    crystals: Sequence[str] = (),
    mana: Sequence[str] = (),
    units: Sequence[str] = (),
    skills: Sequence[str] = (),
    fame: int = 0,
    forced: bool = False,
    **more: Any,  # noqa: ANN401  # whatever else `table` takes
) -> MageKnightTable:
    """Let seat 0 challenge these enemies, who stand together on one space, in the order of their stacks.

    Without Fame a hero has Armor 2 and is knocked out by five Wounds; with 99 Armor 4, and only by seven.
    """
    game = table(
        tiles={(0, 1): "countryside-01"},
        at={0: BESIDE_ORCS},
        enemies={ORCS: enemies},
        hand={0: hand},
        deck={} if deck is None else {0: deck},
        crystals={0: crystals},
        mana={0: mana},
        units={0: units},
        skills={0: skills},
        fame={0: fame},
        forced=forced,
        **more,
    )
    game.play(f"challenge {word(ORCS)}")
    assert foes_of(game) == list(enemies), "enemies must be named by stack: green, brown, grey, violet, red, white"
    return game


def before_keep(
    *enemies: str,
    hand: Sequence[str] = (),
    mana: Sequence[str] = (),
    units: Sequence[str] = (),
    owner: int | None = None,
    night: bool = False,
    next_enemies: Sequence[str] = (),
) -> MageKnightTable:
    """Let seat 0 stand beside a keep with these defenders, perhaps somebody's, with the points to enter it."""
    return table(
        tiles={(0, 1): "countryside-03"},
        at={0: BESIDE_KEEP},
        enemies={KEEP: enemies},
        shields={} if owner is None else {KEEP: [owner]},
        hand={0: hand},
        mana={0: mana},
        units={0: units},
        night=night,
        next_enemies=next_enemies,
        move=3,
        forced=False,
    )


def assault(
    *enemies: str, hand: Sequence[str] = (), mana: Sequence[str] = (), units: Sequence[str] = ()
) -> MageKnightTable:
    """Let seat 0 assault a keep with these defenders."""
    game = before_keep(*enemies, hand=hand, mana=mana, units=units)
    game.play(f"go {word(KEEP)}")
    return game


def word(place: Space) -> str:
    """Give a space as notations write it."""
    return f"{place[0]},{place[1]}"


def to(game: MageKnightTable, phase: str) -> MageKnightTable:
    """Let everything pass until a phase begins: no attack is made, none is blocked, the hero takes all damage."""
    while phase_of(game) != phase:
        found = options(game)
        damages = [notation for notation in found if notation.startswith("damage")]
        game.play("next" if "next" in found else "suffer" if "suffer" in found else damages[0])
    return game


def do(game: MageKnightTable, *notations: str) -> MageKnightTable:
    """Play one after the other; what leaves no choice within an effect is answered by itself."""
    for notation in notations:
        game.play(notation)
        while len(options(game)) == 1 and options(game)[0].split()[0] in WITHIN_EFFECTS:
            game.play(options(game)[0])
    return game


# ---- looking ----


def phase_of(game: MageKnightTable) -> str:
    """Give the phase of the turn."""
    return PHASE.words[game.turn.phase]


def combat_of(game: MageKnightTable) -> Combat:
    """Give the combat being fought."""
    assert game.combat is not None
    return game.combat


def foe(game: MageKnightTable, at: int = 0) -> Foe:
    """Give an enemy of the combat."""
    return combat_of(game).foes[at]


def armor(game: MageKnightTable, at: int = 0) -> int:
    """Give an enemy's Armor as it is now."""
    return foes.armor_of(game, foe(game, at))


def left(game: MageKnightTable) -> list[str]:
    """Give the enemies of the combat that are not defeated, summoned ones too."""
    return [ENEMY.words[ENEMY_OF[one.token]] for one in combat_of(game).foes if not one.defeated]


def fallen(game: MageKnightTable, stack: str) -> list[str]:
    """Give the enemy tokens in the discard pile of a stack, the newest last."""
    return [ENEMY.words[ENEMY_OF[token]] for token in game.fallen[STACK.at(stack)]]


def pool(game: MageKnightTable) -> list[int]:
    """Give the Attack or Block played for what is being declared, lot by lot."""
    return [lot.value for lot in combat_of(game).pool]


def wounds_of(game: MageKnightTable, seat: int = 0) -> int:
    """Count the Wounds in a hand."""
    return hand_of(game, seat).count("wound")
