"""The combat solver of Mage Knight: which answers win a fight, with the fewest Wounds and the most left.

A fight on an imagined table goes in; out come the answers with the Wounds they cost and what they leave, or that it
cannot be won. That is exact as long as the budget lasts. Where something unknown is met (a monster summoned, a card
drawn) the answers end, and what lies behind is the mean of a few other imagined tables.
"""

from typing import Final

from roundtable.bots.fights import THRIFTY, Aim, Fight, hope, left
from roundtable.bots.knight_course import COURSE
from roundtable.bots.lookahead import Floor
from roundtable.bots.turn_tree import Node, Tree
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance

SAMPLES: Final = 3  # other tables on which something unknown is tried
UNKNOWN: Final = 3  # ways to something unknown that are tried


class Solution:
    """The best way to fight: its answers, as far as nothing unknown is met, and what it comes to."""

    def __init__(
        self, answers: list[Action], worth: int, won: bool, fame: int, wounds: int, left: int, proven: bool
    ) -> None:
        self.answers: Final = answers
        self.worth: Final = worth  # by THRIFTY
        self.won: Final = won  # everybody is defeated, on every table tried; False: it cannot be won, if proven
        self.fame: Final = fame  # gained
        self.wounds: Final = wounds  # taken by hero and Units; a Unit destroyed counts as two
        self.left: Final = left  # cards in hand, ready Units and Skills, crystals, by THRIFTY
        self.proven: Final = proven  # no other way comes out better


def solve(world: MageKnight, seat: int, chance: Chance, budget: int) -> Solution | None:
    """Solve the fight that a seat is in on an imagined table; None if the budget ends before any end is found."""
    assert world.combat is not None
    return solve_from(world, Aim(world, seat, THRIFTY), chance, budget)


def solve_from(world: MageKnight, aim: Aim, chance: Chance, budget: int) -> Solution | None:
    """Solve the rest of a fight that an aim judges from its beginning."""
    tree = Tree(COURSE, aim.seat, Floor(world, aim.seat), budget)
    fight = Fight(tree, aim, Node(world, None, None, 0), True)
    whole = fight.search(budget)
    best = fight.best.get(None)
    found = None if best is None else told(aim, best[1], best[0], whole)
    for node in promising(fight):
        behind = sampled(node, aim, tree, chance)
        if behind is not None and (found is None or behind.worth > found.worth):
            found = behind
    return found


def told(aim: Aim, end: Node, worth: int, proven: bool) -> Solution:
    """Say what an end is."""
    game = end.game
    assert isinstance(game, MageKnight)
    player = game.players[aim.seat]
    rest = left(player, aim.weights.card, aim.weights.other)
    fame = player.fame - aim.fame
    return Solution(end.line(), worth, aim.is_won(end), fame, aim.hurt(game) - aim.wounds, rest, proven)


def promising(fight: Fight) -> list[Node]:
    """Give the positions behind something unknown from which more could come than the best end, the best few.

    They are judged by the positions before it: what is behind must not be known.
    """
    found: list[tuple[int, int, Node]] = []
    best = fight.best.get(None)
    for number, node in enumerate(fight.met):
        assert node.before is not None
        game = node.before.game
        assert isinstance(game, MageKnight)
        if best is None or fight.aim.most(game) > best[0]:
            found.append((-hope(game, fight.tree.seat), number, node))
    found.sort()
    return [node for _, _, node in found[:UNKNOWN]]


def sampled(node: Node, aim: Aim, tree: Tree, chance: Chance) -> Solution | None:
    """Say what an answer behind which something unknown lies comes to on other tables, on average."""
    before, action = node.before, node.action
    assert before is not None
    assert action is not None
    ends: list[Solution] = []
    for _ in range(SAMPLES):
        other = before.game.imagine(aim.seat, chance)
        if action not in other.found:
            continue
        start = Node(other.clone(), None, None, 0)
        other.apply(action)
        tree.settle(other)
        assert isinstance(other, MageKnight)
        if other.combat is None or tree.is_over(other):
            end = Node(other, start, action, 0)
            ends.append(told(aim, end, aim.worth(end), True))
        else:
            behind = solve_from(other, aim, chance, max(1, tree.left // (UNKNOWN * SAMPLES)))
            if behind is not None:
                ends.append(behind)
    return mean_of(node.line(), ends) if ends else None


def mean_of(answers: list[Action], ends: list[Solution]) -> Solution:
    """Give what some ends come to on average; nothing about it is proven."""
    count = len(ends)
    return Solution(
        answers,
        sum([end.worth for end in ends]) // count,
        all([end.won for end in ends]),
        sum([end.fame for end in ends]) // count,
        -(-sum([end.wounds for end in ends]) // count),
        sum([end.left for end in ends]) // count,
        False,
    )
