"""What points serve for at this moment: Move, Influence, and cards played sideways."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.combat import foes, strike, tolls
from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import ATTACK_PHASE, BLOCK, MELEE, NONE, RANGED_AND_SIEGE
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.state import lasting
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

SPENDS_MOVE: Final = (CARD.at("agility"), CARD.at("wings-of-wind"))  # their effects in combat ask for Move points


def move_counts(game: "MageKnight", seat: Seat, now: WindowBits) -> bool:
    """Move points serve before the action and for a path; in combat against Cumbersome and for effects that ask."""
    if now & (windows.MOVING | windows.PATH):
        return True
    if not now & windows.COMBAT:
        return False
    for one in lasting.of(game, "convert"):
        if lasting.node(one).words["points"] == "move":
            return True
    if foes.cumbersome(game):
        return True
    for deed in game.players[seat].hand.cards:
        if KIND_OF[deed] in SPENDS_MOVE:
            return True
    return False


def influence_counts(game: "MageKnight", now: WindowBits) -> bool:
    """Influence serves in an interaction, and for effects of this turn that ask for it."""
    if now & windows.INTERACTING or (game.lasting and asked_for_influence(game, now)):
        return True
    return bool(now & windows.COMBAT) and game.rules.tolls and tolls.due(game, game.turn.seat)


def asked_for_influence(game: "MageKnight", now: WindowBits) -> bool:
    """Say whether an effect of this turn lets Influence be turned into something, or paid for something."""
    for one in lasting.of(game, "convert"):
        said = lasting.node(one)
        if said.words["points"] != "influence":
            continue
        if now & (windows.PEACE if said.parts["into"][0].verb == "heal" else windows.BLOCKING):
            return True
    for one in lasting.of(game, "option"):
        first = lasting.node(one).parts["then"][0]
        if first.verb == "spend" and first.words["points"] == "influence":
            return True
        if first.verb == "ready-unit" and "price" in first.numbers and now & windows.PEACE:
            return True
    return False


def becomes_siege(game: "MageKnight") -> bool:
    """Say whether every attack counts as siege now."""
    for one in lasting.of(game, "attacks-become"):
        if lasting.node(one).word_of("type") == "siege":
            return True
    return False


def sideways_points(game: "MageKnight", seat: Seat, now: WindowBits) -> int:
    """Give, as bits of POINTS, what a card played sideways may give now."""
    mask = 0
    if move_counts(game, seat, now):
        mask |= 1
    if influence_counts(game, now):
        mask |= 2
    if now & windows.PARRY:
        mask |= 4
    if now & windows.STRIKE or (now & windows.STRIKE_RANGED and becomes_siege(game)):
        mask |= 8
    return mask


# ---- why they do not serve ----


def move_fails(game: "MageKnight") -> Message:
    """Say why Move points serve for nothing now."""
    if game.combat is not None:
        return refusal("move-in-combat")
    if game.turn.resting:
        return refusal("move-resting")
    return refusal("moving-over" if game.turn.acted else "move-useless")


def attack_fails(game: "MageKnight", kind: int) -> Message:
    """Say why an Attack of a type does not count now."""
    combat, phase = game.combat, game.turn.phase
    if combat is None:
        return refusal("attack-outside-combat")
    if phase not in (RANGED_AND_SIEGE, ATTACK_PHASE):
        return refusal("attack-other-phase")
    if phase == RANGED_AND_SIEGE and kind == MELEE and not becomes_siege(game):
        return refusal("melee-later")
    if combat.targets and strike.fortified_target(game):
        return refusal("fortified-siege-only")
    return refusal("target-first")


def block_fails(game: "MageKnight") -> Message:
    """Say why Block does not count now."""
    if game.combat is None:
        return refusal("block-outside-combat")
    if game.turn.phase != BLOCK or game.combat.blocking != NONE:
        return refusal("block-other-phase")
    return refusal("attack-to-block-first")
