"""What entering a terrain costs a hero now: the Day/Night board and what effects have said since. Used by movement."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.components import COSTS_AT_NIGHT, COSTS_BY_DAY, SKILLS
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import LAKE, NONE, TERRAIN, TERRAINS
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.state import teams

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Lasting

ANY: Final = (1 << TERRAINS) - 1
ENDLESS: Final = 99  # no cost is as high

CHOSEN_NOTHING: Final = 0
CHOSEN_TYPE: Final = 1
CHOSEN_SPACE: Final = 2


class Change:
    """One `terrain-cost` or `forbid-terrain` of the effects, ready for arithmetic."""

    def __init__(self, node: Node) -> None:
        words = node.lists["terrain"]
        self.terrains: Final = mask_of(words)
        self.chosen: Final = chosen_of(words[0])
        self.forbids: Final = node.verb == "forbid-terrain"
        self.add: Final = node.number("add", 0)
        self.least: Final = node.number("min", 0)
        self.most: Final = node.number("max", ENDLESS)
        self.at_most: Final = node.number("at_most", ENDLESS)
        self.fixed: Final = node.number("set", NONE)
        opened = 1 << LAKE if words[0] == "all-and-lake" else self.terrains
        self.opens: Final = opened if node.flag("opens") else 0
        self.safe: Final = self.terrains if node.flag("safe") else 0

    def concerns(self, target: int, terrain: int, space: Space) -> bool:
        """Say whether it is about a space with a terrain; `target` is what was chosen when it was said."""
        if self.chosen == CHOSEN_TYPE:
            return target == terrain
        if self.chosen == CHOSEN_SPACE:
            return target == space
        return (self.terrains >> terrain) & 1 == 1

    def lowers(self, cost: int) -> int:
        """Lower a cost, not below the own minimum; what is lower already stays."""
        return cost if cost <= self.least else max(self.least, cost + self.add)


def mask_of(words: tuple[str, ...]) -> int:
    """Give terrains as bits; `all` is whatever can be entered at all."""
    mask = 0
    for word in words:
        if word.startswith("all"):
            return ANY
        if not word.startswith("one-chosen"):
            mask |= 1 << TERRAIN.at(word)
    return mask


def chosen_of(word: str) -> int:
    """Say whether a terrain or a space was chosen when the effect was played."""
    if word == "one-chosen-type":
        return CHOSEN_TYPE
    return CHOSEN_SPACE if word == "one-chosen-space" else CHOSEN_NOTHING


CHANGES: Final[dict[str, Change]] = {}  # by the path of their node, once it was asked for
VERBS: Final = ("terrain-cost", "forbid-terrain")


def change_of(path: str) -> Change:
    """Give what a node changes."""
    if path not in CHANGES:
        CHANGES[path] = Change(NODES[path])
    return CHANGES[path]


def paths_for_others() -> frozenset[str]:
    """Give the nodes that bind everybody but who said them: interactive Skills lying in the centre."""
    found: list[str] = []
    for skill in SKILLS:
        if skill.centre is not None and skill.centre_kind == "lasting" and skill.centre_who == "others":
            found += [f"{skill.centre.path}.{at}" for at in range(len(skill.centre.entries))]
    return frozenset(found)


FOR_OTHERS: Final = paths_for_others()


def said(game: "MageKnight", seat: Seat) -> "list[Lasting]":
    """Give what effects have said about a hero's terrain costs."""
    found: list[Lasting] = []
    for one in game.lasting:
        if one.verb not in VERBS:
            continue
        if one.path in FOR_OTHERS:
            if one.seat != seat and not teams.allies(game, one.seat, seat):
                found.append(one)
        elif one.seat == seat:
            found.append(one)
    return found


def normal_costs(game: "MageKnight") -> tuple[int, ...]:
    """Give the costs of the Day/Night board by terrain, -1 for what cannot be entered."""
    return COSTS_AT_NIGHT if game.night else COSTS_BY_DAY


def cost(normal: int, changes: "list[Lasting]", terrain: int, space: Space) -> int:
    """Give what a terrain costs with all changes, -1 if it stays closed.

    Reductions come in the order best for the mover: raised by others first, then what sets a cost, what bounds it,
    and what lowers it, high minimums first (`movement.cost-reductions-any-order`).
    """
    best = normal
    fixed = bound = ENDLESS
    lowering: list[Change] = []
    for one in changes:
        change = change_of(one.path)
        if not change.concerns(one.target, terrain, space):
            continue
        if change.forbids:
            return NONE
        if best == NONE and (change.opens >> terrain) & 1:
            best = change.fixed
        if change.fixed != NONE:
            fixed = min(fixed, change.fixed)
        elif change.add > 0:
            best = raised(best, change)
        elif change.add < 0:
            lowering.append(change)
        else:
            bound = min(bound, change.at_most)
    if best == NONE:
        return NONE
    best = min(best if fixed == ENDLESS else fixed, bound)
    lowering.sort(key=least_of, reverse=True)
    for change in lowering:
        best = change.lowers(best)
    return best


def raised(cost: int, change: Change) -> int:
    """Raise a cost up to a limit, never lowering it."""
    return cost if cost == NONE else max(cost, min(change.most, cost + change.add))


def least_of(change: Change) -> int:
    """Sort key: the minimum of a reduction."""
    return change.least


def made_safe(game: "MageKnight", seat: Seat, terrain: int) -> bool:
    """Say whether an effect makes it safe to end the turn on a terrain that normally cannot be entered."""
    for one in said(game, seat):
        if (change_of(one.path).safe >> terrain) & 1:
            return True
    return False
