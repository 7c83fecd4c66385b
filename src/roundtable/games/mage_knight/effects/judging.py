"""Whether an effect can be played now and whether any part of it would count.

IMPOSSIBLE: a cost cannot be paid. IDLE: nothing of it counts here. WORTH: play on. Costs with a binding are tried with
every binding, so what they are paid with never makes the rest impossible. Single steps are judged in judges.py.
"""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.cards import mana
from roundtable.games.mage_knight.content.names import ALL_BASIC, BASIC, COLOUR, COLOURS
from roundtable.games.mage_knight.content.nodes import STEPS, Node
from roundtable.games.mage_knight.effects.glance import Glance
from roundtable.games.mage_knight.state.pieces import FROM_CARD
from roundtable.games.mage_knight.verbs import judges, picking

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Frame

IMPOSSIBLE: Final = -1
IDLE: Final = 0
WORTH: Final = 1


def effect(game: "MageKnight", by: "Frame", path: str, open_windows: int) -> int:
    """Judge a list of steps from its beginning."""
    return sequence(game, by, STEPS[path], 0, open_windows)


def at_a_glance(game: "MageKnight", by: "Frame", glance: Glance, open_windows: int) -> bool:
    """Say whether an effect is worth it, at a glance where that is possible."""
    if glance.sure & open_windows:
        return True
    if not glance.maybe & open_windows and not game.lasting:
        return False
    return effect(game, by, glance.path, open_windows) == WORTH


def sequence(game: "MageKnight", by: "Frame", steps: tuple[Node, ...], at: int, open_windows: int) -> int:
    """Judge steps from a place on: impossible if a cost is, worth it if anything is."""
    best = IDLE
    for place in range(at, len(steps)):
        node = steps[place]
        if "bind" in node.words and node.is_cost:
            return max_or_impossible(best, bound(game, by, node, steps, place + 1, open_windows))
        judged = step(game, by, node, open_windows)
        if judged == IMPOSSIBLE:
            return IMPOSSIBLE
        best = max(best, judged)
    return best


def max_or_impossible(one: int, other: int) -> int:
    """Join two judgements of one effect."""
    return IMPOSSIBLE if other == IMPOSSIBLE else max(one, other)


def bound(game: "MageKnight", by: "Frame", node: Node, steps: tuple[Node, ...], at: int, open_windows: int) -> int:
    """Judge a cost with everything it may be paid with, and the steps after it."""
    best = IMPOSSIBLE
    for twin in bindings(game, by, node):
        best = max(best, sequence(game, twin, steps, at, open_windows))
        if best == WORTH:
            return WORTH
    return best


def bindings(game: "MageKnight", by: "Frame", node: Node) -> "list[Frame]":
    """Give the frame as it would be after each way of paying a cost with a binding."""
    if node.verb == "pay-mana":
        return paid_with(game, by, node)
    if node.verb == "spend":
        return spent_points(game, by, node)
    found: list[Frame] = []
    if node.verb == "pick-source-die":
        for colour in range(BASIC):
            if colour in game.source:
                twin = by.copy()
                twin.die = colour
                found.append(twin)
    elif "count" in node.numbers:
        for kind in picking.kinds(game, by, node.words["cards"]):
            twin = by.copy()
            twin.card = kind
            twin.cards = node.numbers["count"]
            found.append(twin)
    elif picking.count(game, by, node.words["cards"]) >= node.numbers["min"]:
        twin = by.copy()
        twin.cards = max(1, node.numbers["min"])
        found.append(twin)
    return found


def paid_with(game: "MageKnight", by: "Frame", node: Node) -> "list[Frame]":
    """Give the frame after paying with each colour that can be paid."""
    found: list[Frame] = []
    in_hand = by.origin == FROM_CARD and by.source in game.players[by.seat].hand.cards
    reserve = cards_after(node) + (1 if in_hand else 0)
    payable = mana.Purse(game, by.seat, reserve).colours() & colours_wanted(game, by, node)
    for colour in range(COLOURS):
        if (payable >> colour) & 1:
            twin = by.copy()
            twin.paid = colour
            found.append(twin)
    return found


def spent_points(game: "MageKnight", by: "Frame", node: Node) -> "list[Frame]":
    """Give the frame after spending each number of points there are."""
    found: list[Frame] = []
    available = game.turn.move if node.words["points"] == "move" else game.turn.influence
    for number in range(node.numbers["min"], min(available, node.numbers["max"]) + 1):
        twin = by.copy()
        twin.number = number
        found.append(twin)
    return found


def after(node: Node) -> tuple[tuple[Node, ...], int]:
    """Give the list a step stands in and the place after it."""
    path, _, place = node.path.rpartition(".")
    return STEPS[path], int(place) + 1


def cards_after(node: Node) -> int:
    """Give how many cards of the hand the steps after a payment play sideways: they cannot pay for it."""
    steps, at = after(node)
    return len([one for one in steps[at:] if one.verb == "sideways-value" and one.words["cards"] != "wound"])


def allowed_colours(game: "MageKnight", by: "Frame", node: Node, path: str, at: int, open_windows: int) -> int:
    """Give, as bits, the colours that may be paid at a step so that the steps after it can follow."""
    mask = 0
    steps = STEPS[path]
    best = bound(game, by, node, steps, at, open_windows)
    for twin in bindings(game, by, node):
        if sequence(game, twin, steps, at, open_windows) >= min(best, WORTH):
            mask |= 1 << twin.paid
    return mask


def useful_colours(
    game: "MageKnight", by: "Frame", wanted: int, steps: tuple[Node, ...], at: int, open_windows: int
) -> int:
    """Give, as bits, the colours of a payment with which the steps after it are worth it."""
    mask = 0
    for colour in range(COLOURS):
        if (wanted >> colour) & 1:
            twin = by.copy()
            twin.paid = colour
            if sequence(game, twin, steps, at, open_windows) == WORTH:
                mask |= 1 << colour
    return mask


def colours_wanted(game: "MageKnight", by: "Frame", node: Node) -> int:
    """Give, as bits, the colours a payment asks for."""
    mask = 0
    for word in node.lists["color"]:
        if word == "any-basic":
            mask |= ALL_BASIC
        elif word == "any":
            mask |= (1 << COLOURS) - 1
        else:
            mask |= 1 << COLOUR.at(word)
    return mask


def step(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Judge one step."""
    judge = judges.JUDGES.get(node.verb)
    if judge is not None:
        return judge(game, by, node, open_windows)
    return WORTH if open_windows & judges.SPECIAL else IDLE


def branches(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> list[int]:
    """Give the branches of a choice that may be taken: those worth it, or if none is, the possible ones."""
    judged = [sequence(game, by, branch, 0, open_windows) for branch in node.branches["of"]]
    level = WORTH if judged.count(WORTH) >= node.numbers["count"] else IDLE
    return [at for at, one in enumerate(judged) if one >= level]


def worth_if(holds: bool) -> int:
    """Worth it if something holds, else idle."""
    return WORTH if holds else IDLE


def possible_if(holds: bool) -> int:
    """A cost that can be paid if something holds."""
    return IDLE if holds else IMPOSSIBLE
