"""Whether an effect can be played now, whether any part of it would count, and if not, what fails.

IMPOSSIBLE: a cost cannot be paid. IDLE: nothing of it counts here. WORTH: play on. Costs with a binding are tried with
every binding, so what they are paid with never makes the rest impossible. Each verb judges its own steps.
"""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.names import COLOURS
from roundtable.games.mage_knight.content.nodes import IDLE, IMPOSSIBLE, STEPS, WORTH, Effect, Node
from roundtable.games.mage_knight.content.reasons import NOT_NOW, REASON, refusal
from roundtable.games.mage_knight.effects.windows import BEFORE, TAKING, TURN
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

HEALING: Final = "mage_knight.healing.not-in-combat"
SPECIAL: Final = TURN | BEFORE | TAKING  # windows of what counts in and out of combat alike


def effect(game: "MageKnight", by: "Frame", path: str, now: WindowBits) -> int:
    """Judge a list of steps from its beginning; `now` are the windows that are open."""
    return sequence(game, by, STEPS[path], 0, now)


def is_worth(game: "MageKnight", by: "Frame", effect: Effect, now: WindowBits) -> bool:
    """Say whether an effect is worth it, by what is known of it whatever the position where that is possible."""
    if effect.sure & now:
        return True
    if not effect.maybe & now and not game.lasting and not game.rules.tolls:
        return False
    return sequence(game, by, effect.steps, 0, now) == WORTH


def sequence(game: "MageKnight", by: "Frame", steps: tuple[Node, ...], at: int, now: WindowBits) -> int:
    """Judge steps from a place on: impossible if a cost is, worth it if anything is."""
    best = IDLE
    for place in range(at, len(steps)):
        node = steps[place]
        if node.is_cost and node.binds():
            return both(best, bound(game, by, node, steps, place + 1, now))
        judged = node.judge(game, by, now)
        if judged == IMPOSSIBLE:
            return IMPOSSIBLE
        if judged > best:
            best = judged
    return best


def both(one: int, other: int) -> int:
    """Join two judgements of one effect."""
    return IMPOSSIBLE if other == IMPOSSIBLE else max(one, other)


def bound(game: "MageKnight", by: "Frame", node: Node, steps: tuple[Node, ...], at: int, now: WindowBits) -> int:
    """Judge a cost with everything it may be paid with, and the steps after it."""
    best = IMPOSSIBLE
    for twin in node.bindings(game, by):
        best = max(best, sequence(game, twin, steps, at, now))
        if best == WORTH:
            return WORTH
    return best


def fails(game: "MageKnight", by: "Frame", steps: tuple[Node, ...], now: WindowBits) -> Message:
    """Say what fails in an effect that is not worth it: the cost that cannot be paid, else its first telling step."""
    for node in steps:
        if node.is_cost and node.binds():
            if not node.bindings(game, by):
                return node.fails(game, by, now)
        elif node.judge(game, by, now) == IMPOSSIBLE:
            return node.fails(game, by, now)
    found = [node.fails(game, by, now) for node in steps if not node.is_cost]
    telling = [one for one in found if one.wording is not NOT_NOW]
    return (telling or found or [Message(NOT_NOW)])[0]


def untimely(effect: Effect) -> Message:
    """Say when an effect may be announced whose windows are all closed."""
    word = f"only-{'-'.join(effect.timing)}"
    if word not in REASON.index:
        return Message(NOT_NOW)
    verbs = [node.verb for node in effect.steps]
    branches = [branch for node in effect.steps for branch in node.branches.get("of", ())]
    verbs += [node.verb for branch in branches for node in branch]
    if word == "only-combat" and "attack" in verbs:
        return refusal("attack-outside-combat")
    if word == "only-combat" and "block" in verbs:
        return refusal("block-outside-combat")
    return refusal(word, HEALING if word == "only-peace" and "heal" in verbs else "")


def after(node: Node) -> tuple[tuple[Node, ...], int]:
    """Give the list a step stands in and the place after it."""
    path, _, place = node.path.rpartition(".")
    return STEPS[path], int(place) + 1


def useful_colours(
    game: "MageKnight", by: "Frame", wanted: int, steps: tuple[Node, ...], at: int, now: WindowBits
) -> int:
    """Give, as bits, the colours of a payment with which the steps after it are worth it."""
    mask = 0
    for colour in range(COLOURS):
        if (wanted >> colour) & 1:
            twin = by.copy()
            twin.paid = colour
            if sequence(game, twin, steps, at, now) == WORTH:
                mask |= 1 << colour
    return mask


def worth_if(holds: bool) -> int:
    """Worth it if something holds, else idle."""
    return WORTH if holds else IDLE


def possible_if(holds: bool) -> int:
    """A cost that can be paid if something holds."""
    return IDLE if holds else IMPOSSIBLE
