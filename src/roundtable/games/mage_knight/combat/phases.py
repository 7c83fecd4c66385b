"""The phases of a combat: entered one after the other; what was declared in them, and let go of."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.combat import foes, hidden_die
from roundtable.games.mage_knight.content.names import ENEMY_DEFEATED, NONE, RANGED_AND_SIEGE
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Combat
from roundtable.games.mage_knight.state.pieces import AS_TARGET, UNTIL_PHASE

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def enter_phase(game: "MageKnight", phase: int) -> None:
    """Begin a phase: points left of the one before are lost, and what lasted for it ends."""
    drop(game)
    foes.fight(game).begun = phase != RANGED_AND_SIEGE
    foes.fight(game).passed = ()
    foes.fight(game).fell_before = game.turn.tally[ENEMY_DEFEATED]
    lasting.expire(game, UNTIL_PHASE)
    game.turn.phase = phase
    if foes.fight(game).die != NONE:
        hidden_die.phase_begins(game, foes.fight(game), phase)


def settle_defence(combat: Combat, at: int) -> None:
    """Make the Defend bonus of a target firm, or take it back if nothing was played."""
    for foe in combat.foes:
        if foe.guards == at and not foe.firm:
            if combat.pool:
                foe.firm = True
            else:
                foe.guards = NONE


def pass_on(game: "MageKnight", at: int, blow: int) -> None:
    """Let go of an enemy (AS_TARGET), or of blocking one of its attacks, without having played anything for it."""
    combat = foes.fight(game)
    combat.passed = (*combat.passed, (AS_TARGET + 1) * at + blow)


def is_passed(game: "MageKnight", at: int, blow: int) -> bool:
    """Say whether an enemy or attack was let go of since anything was played; one does not go in circles."""
    return (AS_TARGET + 1) * at + blow in foes.fight(game).passed


def drop(game: "MageKnight") -> None:
    """End the declaration: unused points are lost."""
    combat = foes.fight(game)
    for at in combat.targets:
        settle_defence(combat, at)
    combat.targets = ()
    combat.pool = ()
