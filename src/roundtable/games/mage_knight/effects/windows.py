"""Windows: when effects may be announced and what counts, as bits. A question opens those of its state (timing.md)."""

from typing import Final

from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.names import (
    AFTER_ACTION,
    ASSIGN_DAMAGE,
    ATTACK_PHASE,
    BEFORE_TURN,
    BLOCK,
    END_OF_TURN,
    INTERACTION,
    JOINT_ASSAULT,
    MOVED,
    MOVEMENT,
    OPEN,
    PATH_PHASE,
    RANGED_AND_SIEGE,
    REST,
)

TURN: Final = 1  # own turn, in every state until its end is announced
PEACE: Final = 2  # outside combat
MOVING: Final = 4
INTERACTING: Final = 8
ACTING: Final = 16  # the choice of the action
COMBAT: Final = 32
COMBAT_START: Final = 64
RANGED: Final = 128
BLOCKING: Final = 256
DAMAGE: Final = 512
ATTACKING: Final = 1024
BEFORE: Final = 2048  # out of turn
RESTING: Final = 4096
STRIKE_RANGED: Final = 8192  # an attack is being declared in the Ranged and Siege phase
STRIKE: Final = 16384  # an attack is being declared in the Attack phase
PARRY: Final = 32768  # an attack is being blocked
TAKING: Final = 65536  # a Tactic is being taken
PATH: Final = 131072  # a path of a maze or labyrinth is being paid for

OF_TIMING: Final = {
    "turn": TURN,
    "peace": PEACE,
    "movement": MOVING,
    "interaction": INTERACTING,
    "action": ACTING,
    "combat": COMBAT,
    "combat-start": COMBAT_START,
    "ranged": RANGED,
    "block": BLOCKING,
    "damage": DAMAGE,
    "attack": ATTACKING,
    "taking": TAKING,
    "before-turn": BEFORE,
    "anytime": TURN | BEFORE,
    "passive": 0,
    "rest": RESTING,
}

OF_PHASE: Final = {
    BEFORE_TURN: BEFORE,
    OPEN: TURN | PEACE | MOVING | ACTING,
    MOVEMENT: TURN | PEACE | MOVING | ACTING,
    INTERACTION: TURN | PEACE | INTERACTING,
    RANGED_AND_SIEGE: TURN | COMBAT | RANGED,
    BLOCK: TURN | COMBAT | BLOCKING,
    ASSIGN_DAMAGE: TURN | COMBAT | DAMAGE,
    ATTACK_PHASE: TURN | COMBAT | ATTACKING,
    AFTER_ACTION: TURN | PEACE,
    REST: TURN | PEACE | RESTING,
    END_OF_TURN: 0,
    PATH_PHASE: TURN | PATH,
    MOVED: TURN | PEACE | ACTING,
    JOINT_ASSAULT: TURN | PEACE | MOVING,
}
ALL: Final = (1 << 18) - 1


def of(timing: tuple[str, ...]) -> WindowBits:
    """Give the windows in which an effect with these words of timing may be announced."""
    mask = 0
    for word in timing:
        mask |= OF_TIMING[word]
    return mask
