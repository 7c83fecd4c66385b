"""Judging most effects without looking at the position: windows in which an effect counts for sure, and may count.

Worked out once for every list of steps; what these leave open is judged step by step (usable.py).
"""

from typing import Final

from roundtable.games.mage_knight.content.nodes import STEPS, Node
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.effects.windows import (
    ALL,
    ATTACKING,
    BLOCKING,
    COMBAT,
    INTERACTING,
    MOVING,
    PARRY,
    PEACE,
    RANGED,
    STRIKE,
    STRIKE_RANGED,
    TURN,
)

ALWAYS: Final = ("gain-mana", "fame", "hand-limit", "extra-source-dice", "endless-mana", "allow-mana")
IN_COMBAT: Final = (
    "units-bonus",
    "enemy-armor",
    "enemy-attack",
    "enemy-loses",
    "enemy-gains",
    "enemy-skips-attack",
    "cancel-attack",
    "destroy-enemy",
    "ignore-site-fortifications",
    "attacks-become",
)
MAY_FAIL: Final = ("use-effect-of", "sideways-value", "gain-card", "odd", "take-source-dice", "if", "repeat")
NOTHING: Final = ("take-wound", "discard", "throw-away", "pay-mana", "spend", "pick-source-die", "increase")


def sure_of(node: Node) -> int:
    """Give the windows in which a step counts whatever the position."""
    verb = node.verb
    if verb == "move":
        return MOVING
    if verb == "influence":
        return INTERACTING
    if verb == "heal":
        return PEACE
    if verb == "attack":
        return STRIKE
    if verb == "block":
        return PARRY
    if verb == "choose" and node.numbers["count"] == 1:
        mask = 0
        for branch in node.branches["of"]:
            mask |= sure(branch)
        return mask
    return TURN if verb in ALWAYS else 0


def sure(steps: tuple[Node, ...]) -> int:
    """Give the windows in which an effect without costs counts whatever the position."""
    mask = 0
    for node in steps:
        if has_cost(node):
            return 0
        mask |= sure_of(node)
    return mask


def has_cost(node: Node) -> bool:
    """Say whether a step may be impossible."""
    return node.is_cost or node.verb in MAY_FAIL


def maybe_of(node: Node) -> int:
    """Give the windows in which a step may count."""
    verb = node.verb
    if verb == "move":
        return MOVING | COMBAT
    if verb == "influence":
        return INTERACTING
    if verb == "heal":
        return PEACE
    if verb == "attack":
        return STRIKE | STRIKE_RANGED
    if verb == "block":
        return PARRY
    if verb == "convert":
        return BLOCKING | ATTACKING | RANGED | PEACE
    if verb in IN_COMBAT:
        return COMBAT
    if verb == "choose":
        mask = 0
        for branch in node.branches["of"]:
            mask |= maybe(branch)
        return mask
    return 0 if verb in NOTHING else ALL


def maybe(steps: tuple[Node, ...]) -> int:
    """Give the windows in which an effect may count."""
    mask = 0
    for node in steps:
        mask |= maybe_of(node)
    return mask


SURE: Final = {path: sure(steps) for path, steps in STEPS.items()}
MAYBE: Final = {path: maybe(steps) for path, steps in STEPS.items()}


class Glance:
    """What can be said of one effect at a glance: where it may be announced, counts for sure, and may count."""

    def __init__(self, path: str, timing: tuple[str, ...]) -> None:
        self.path: Final = path
        self.allowed: Final = windows.of(timing)
        self.sure: Final = SURE[path]
        self.maybe: Final = MAYBE[path]
