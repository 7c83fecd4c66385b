"""Whole turns planned: the ways to play one are searched on an imagined table, the best is kept and followed.

A position that another one covers is dropped. Peaceful positions are followed by what they are worth and, every other
time, at random; fights first for a moment, and those that come out best for longer. Where a way meets something unknown
it is a gamble: the best are tried on other imagined tables, so that none is taken that lives on good luck alone.
"""

from heapq import heappop, heappush
from time import perf_counter
from typing import Final

from roundtable.bots.course import Course
from roundtable.bots.lookahead import Floor
from roundtable.bots.turn_tree import LEAST, Node, Pursuit, Tree
from roundtable.bots.value import Value
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game

FIRST: Final = 0.6  # part of the time, where there is a clock, before gambles are tried
GAMBLES: Final = 3  # tried on other tables
OTHER_WORLDS: Final = 5  # so many
CONVINCING: Final = 2  # of these, after which a gamble must be better than the best way so far to be tried on the rest
SHARE: Final = 8  # part of the budget that each of these trials gets
LOOK: Final = 100  # part of the budget that a first look at a fight may use up
LEAST_LOOK: Final = 200  # positions
WEARY: Final = 50  # by so much a fight must look better each time it is followed further
NOTHING: Final = -1
PEACE: Final = 0  # the budget is shared by peaceful positions,
NEW_FIGHTS: Final = 1  # fights not looked at yet,
OPEN_FIGHTS: Final = 2  # and fights that can be followed further
KINDS: Final = (PEACE, NEW_FIGHTS, OPEN_FIGHTS)

Heap = list[tuple[int, int]]  # how hopeful each is, as a loss, and its number


class Way:
    """A way to play the turn: its answers, and what it leads to; `met` is where it first meets something unknown."""

    def __init__(self, line: list[Action], worth: int, met: Node | None) -> None:
        self.line: Final = line
        self.worth: Final = worth
        self.met: Final = met


class Search:
    """Searches the ways to go on with the turn of one seat on one imagined table."""

    def __init__(self, value: Value, tree: Tree, chance: Chance) -> None:
        self.value: Final = value
        self.tree: Final = tree
        self.chance: Final = chance
        self.look: Final = max(LEAST_LOOK, tree.left // LOOK)
        self.quiet: list[Node] = []  # positions at peace
        self.taken: list[bool] = []  # which of them have been followed
        self.fights: list[Pursuit] = []
        self.waiting: list[Heap] = [[] for _ in KINDS]  # what can be followed, of each kind
        self.spent: list[int] = [0 for _ in KINDS]  # positions used for each
        self.safe: Way | None = None  # the best that meets nothing unknown
        self.gambles: Final[dict[Node, Way]] = {}  # the best behind each gamble

    def run(self, world: Game) -> None:
        """Follow all ways until none is left or the budget is used up."""
        start = Node(world, None, None, 0)
        self.meet(start)
        while not self.tree.is_spent():
            kinds = [kind for kind in KINDS if self.waiting[kind]]
            if not kinds:
                return
            kind = min(kinds, key=lambda one: self.spent[one])
            left = self.tree.left
            if kind == PEACE:
                self.go_on(start)
            else:
                self.fight(self.waiting[kind])
            self.spent[kind] += left - self.tree.left

    def go_on(self, start: Node) -> None:
        """Follow a peaceful position."""
        at = self.next()
        if at == NOTHING:
            return
        self.taken[at] = True
        node = self.quiet[at]
        for child in self.tree.children(node):
            self.meet(child)
        node.forget(start)

    def fight(self, waiting: Heap) -> None:
        """Follow the fight that promises most for a while, at first longer if there are many to be fought."""
        at = heappop(waiting)[1]
        fight = self.fights[at]
        for end in fight.follow(self.look if fight.looks else self.look * fight.size):
            self.meet(end)
            fight.best = max(fight.best, end.worth)
        fight.looks += 1
        if not fight.is_done:
            heappush(self.waiting[OPEN_FIGHTS], (fight.looks * WEARY - fight.best, at))

    def next(self) -> int:
        """Give the number of the peaceful position to follow next, -1 if there is none."""
        if self.tree.left & 1 and self.quiet:
            at = self.chance.below(len(self.quiet))
            if not self.taken[at]:
                return at
        while self.waiting[PEACE]:
            at = heappop(self.waiting[PEACE])[1]
            if not self.taken[at]:
                return at
        return NOTHING

    def meet(self, node: Node) -> None:
        """Judge a position if the turn can end there; keep it to be followed unless it is known or leads nowhere."""
        tree = self.tree
        game = node.game
        if tree.is_over(game):
            self.judge(node, None)
            return
        if tree.is_known(node):
            return
        course = tree.course
        fight = course.fight(tree, node)
        if fight is not None:
            heappush(self.waiting[NEW_FIGHTS], (-fight.best - fight.stake, len(self.fights)))
            self.fights.append(fight)
            return
        ending = course.ending(game)
        if ending is not None:
            self.judge(node, ending)
        heappush(self.waiting[PEACE], (-node.worth - course.hope(game), len(self.quiet)))
        self.quiet.append(node)
        self.taken.append(False)

    def judge(self, node: Node, ending: Action | None) -> None:
        """Keep a way if it is the best so far behind its gamble, or the best without one."""
        worth = self.value.of(node.game, self.tree.seat) - node.cost
        node.worth = worth
        met = node.gamble
        if met is None:
            if self.safe is None or worth > self.safe.worth:
                self.safe = self.way(node, ending, worth)
        elif met not in self.gambles or worth > self.gambles[met].worth:
            self.gambles[met] = self.way(node, ending, worth)

    def way(self, node: Node, ending: Action | None, worth: int) -> Way:
        """Give the way to a position, with the answer that ends the turn there."""
        line = node.line()
        if ending is not None:
            line.append(ending)
        return Way(line, worth, node.gamble)

    def promising(self) -> list[Way]:
        """Give the best gambles, one for each answer that reveals something."""
        found: dict[Action, Way] = {}
        for way in sorted(self.gambles.values(), key=promise, reverse=True):
            assert way.met is not None
            assert way.met.action is not None
            found.setdefault(way.met.action, way)
        return list(found.values())[:GAMBLES]

    def best(self) -> int | None:
        """Give what the best way found is worth; None if none was found."""
        found = [way.worth for way in self.gambles.values()]
        if self.safe is not None:
            found.append(self.safe.worth)
        return max(found) if found else None


class Planner:
    """Plans turns of one game: how it judges, how much it may try, and when it has to be done."""

    def __init__(self, value: Value, course: Course, chance: Chance, budget: int, seconds: float = 0.0) -> None:
        self.value: Final = value
        self.course: Final = course
        self.chance: Final = chance
        self.budget: Final = budget  # positions tried for one plan, and in the trials of gambles as many again
        now = perf_counter()
        self.first: Final = now + seconds * FIRST if seconds else 0.0  # when to stop searching; 0: no clock
        self.until: Final = now + seconds if seconds else 0.0  # when to stop altogether

    def best_plan(self, eyes: Eyes) -> list[Action]:
        """Give the best way to go on with the turn, up to where it meets something unknown; empty if none was found."""
        seat = eyes.seat
        search = self.searched(eyes.imagine(self.chance), seat, [], self.budget, self.first)
        best = search.safe
        promising = [way for way in search.promising() if best is None or way.worth > best.worth]
        chosen: list[Action] = [] if best is None else best.line
        if not promising:
            return chosen
        most = LEAST if best is None else best.worth
        others = [eyes.imagine(self.chance) for _ in range(OTHER_WORLDS)]
        for way in promising:
            met = way.met
            assert met is not None
            line = met.line()
            worth = self.on_average(others, seat, line, most)
            if worth > most:
                most = worth
                chosen = line
        return chosen

    def on_average(self, others: list[Game], seat: int, line: list[Action], most: int) -> int:
        """Say what a gamble leads to on other tables; on the first few only if it is no better than the best so far."""
        total = 0
        for tried, other in enumerate(others, 1):
            total += self.behind(other.clone(), seat, line)
            if tried >= CONVINCING and total // tried <= most:
                return total // tried
        return total // len(others)

    def searched(self, world: Game, seat: int, line: list[Action], budget: int, until: float) -> Search:
        """Give some answers on an imagined table as far as they go there, and search from there."""
        tree = Tree(self.course, seat, Floor(world, seat), budget, until)
        for action in line:
            if action not in world.found:
                break
            world.apply(action)
            tree.wait(world)
        search = Search(self.value, tree, self.chance)
        search.run(world)
        return search

    def behind(self, world: Game, seat: int, line: list[Action]) -> int:
        """Say what a gamble leads to on another table."""
        found = self.searched(world, seat, line, self.budget // SHARE, self.until).best()
        return self.value.of(world, seat) if found is None else found


def promise(way: Way) -> tuple[int, int]:
    """Sort key: what a way is worth, and among equals how early it meets the unknown: the rest can be thought over."""
    return (way.worth, 0 if way.met is None else -way.met.cost)
