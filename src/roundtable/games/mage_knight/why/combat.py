"""Why an enemy of a combat cannot be attacked, blocked or let deal its damage now."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import refusals
from roundtable.games.mage_knight.combat import blocking, damage, foes, phases
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import ATTACK_PHASE, B_PLAYER, BLOCK, NONE, RANGED_AND_SIEGE
from roundtable.games.mage_knight.state.classes import Combat, Foe
from roundtable.games.mage_knight.state.pieces import AS_TARGET, BLOCKED
from roundtable.games.mage_knight.vocabulary import BLOW, ENEMY, WOUND_HERO, WOUND_UNIT
from roundtable.games.mage_knight.why import moments
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def fighting(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Say why an enemy can do nothing, and nothing be done to it; of all verbs on enemies only the first tells."""
    combat = game.combat
    if combat is None or action.a >= len(combat.foes):
        return []
    question = moments.choosing(game, seat, ENEMY, BLOW, WOUND_UNIT, WOUND_HERO)
    if question is not None:
        return [Message(refusals.ENEMY_NOT_MEANT, (), question.rule_now(game))]
    found = moments.instead(game, seat)
    if found is not None:
        return [found]
    foe = combat.foes[action.a]
    if foe.defeated:
        return [Message(refusals.DEFEATED)]
    if combat.battle == B_PLAYER:
        return [Message(refusals.RIVAL_BLOCK if combat.blocking != NONE else refusals.RIVAL_ATTACK)]
    if game.turn.phase in (RANGED_AND_SIEGE, ATTACK_PHASE):
        return [untargeted(game, combat, foe, action.a)]
    return [unanswered(game, combat, foe, action.a)]


def untargeted(game: "MageKnight", combat: Combat, foe: Foe, at: int) -> Message:
    """Say why an enemy cannot become a target."""
    if at in combat.targets:
        return Message(refusals.ONLY_TARGET)
    if game.turn.phase == RANGED_AND_SIEGE and foes.fortifications(game, foe) > 1:
        return Message(refusals.TWICE_FORTIFIED)
    if phases.is_passed(game, at, AS_TARGET):
        return Message(refusals.LET_GO, (), "mage_knight.combat.ranged-choose-targets")
    return Message(refusals.SUMMONER)


def unanswered(game: "MageKnight", combat: Combat, foe: Foe, at: int) -> Message:
    """Say why an enemy's attack cannot be blocked, or deals no damage."""
    if combat.blocking == at:
        needed = blocking.needed_block(foe, combat.blow)
        return Message(refusals.BLOCK_IT, (needed, blocking.total(game)))
    if foe.summoned:
        return Message(refusals.SUMMONER)
    if foe.skips:
        return Message(refusals.KEPT_BACK)
    if not foes.attacks(foe):
        if BLOCKED in foe.states:
            return Message(refusals.BLOCKED)
        return Message(refusals.NO_ATTACK if game.turn.phase == BLOCK or not foe.values else refusals.DEALT)
    if combat.blocking != NONE:
        return Message(refusals.ONE_BLOCK)
    return Message(refusals.LET_GO, (), "mage_knight.combat.block-any-number-of-enemies")


def sharing(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Say why a Unit does not take the damage being assigned."""
    own = game.players[seat].units
    if action.a >= len(own) or not isinstance(moments.question_of(game, seat), damage.ShareDamage):
        return []
    unit = own[action.a]
    if unit.wounds:
        return [Message(refusals.UNIT_WOUNDED)]
    return [Message(refusals.UNIT_UNHARMED)] if unit.braced else []
