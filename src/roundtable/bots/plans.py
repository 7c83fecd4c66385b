"""Whole turns planned: the ways to play one are searched on an imagined table, the best is kept and followed.

A position that another one covers is dropped. Fights are followed to their end first, peaceful positions by what they
are worth and, every other time, at random. Where a way meets something unknown it is a gamble: the best gambles
are tried on other imagined tables, so that none is taken that lives on good luck alone.
"""

import gc
from heapq import heappop, heappush
from typing import Final

from roundtable.bots.answers import straightforward
from roundtable.bots.course import Course, Place
from roundtable.bots.lookahead import FARTHEST, Floor
from roundtable.bots.value import Value
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game

BREVITY: Final = 2  # what each answer costs: of two ways to the same end the shorter one is taken
GAMBLES: Final = 3  # tried on other tables
OTHER_WORLDS: Final = 2  # so many
SHARE: Final = 8  # part of the budget that each of these trials gets
FIGHT: Final = 4  # part of the budget that one fight may use up
LEAST: Final = -(1 << 40)  # no position is worth less
NOTHING: Final = -1
RIVALS: Final = 40  # positions with the same key that one is compared with


class Node:
    """A position on the way through a turn."""

    def __init__(self, game: Game, before: "Node | None", action: Action | None, cost: int) -> None:
        self.game: Final = game
        self.before: Final = before
        self.action: Final = action
        self.cost: Final = cost  # of the answers themselves
        self.worth = LEAST  # of ending the turn here, or at the last position before at which that was possible
        self.gamble: Node | None = None  # where the way here first met something unknown

    def line(self) -> list[Action]:
        """Give the answers that lead here."""
        found: list[Action] = []
        node: Node | None = self
        while node is not None and node.action is not None:
            found.append(node.action)
            node = node.before
        found.reverse()
        return found


class Way:
    """A way to play the turn: its answers, and what it leads to; `met` is where it first meets something unknown."""

    def __init__(self, line: list[Action], worth: int, met: Node | None) -> None:
        self.line: Final = line
        self.worth: Final = worth
        self.met: Final = met


class Search:
    """Searches the ways to go on with the turn of one seat on one imagined table."""

    def __init__(self, value: Value, course: Course, seat: int, chance: Chance, budget: int) -> None:
        self.value: Final = value
        self.course: Final = course
        self.seat: Final = seat
        self.chance: Final = chance
        self.left = budget
        self.fight: Final = max(1, budget // FIGHT)
        self.in_fight = 0  # positions since the fight on top began
        self.quiet: list[Node] = []  # positions at peace
        self.ranked: list[tuple[int, int]] = []  # the same as a heap: what each is worth, as a loss, and its number
        self.taken: list[bool] = []  # which of them have been followed
        self.fights: list[Node] = []
        self.places: Final[dict[tuple[object, ...], list[Place]]] = {}
        self.safe: Way | None = None  # the best that meets nothing unknown
        self.gambles: Final[dict[Node, Way]] = {}  # the best behind each gamble

    def run(self, world: Game, floor: Floor) -> None:
        """Follow all ways until none is left or the budget is used up."""
        self.meet(Node(world, None, None, 0), floor)
        while self.left > 0:
            node = self.next()
            if node is None:
                return
            self.expand(node, floor)

    def next(self) -> Node | None:
        """Give the position to follow next."""
        if self.fights:
            if self.in_fight < self.fight:
                return self.fights.pop()
            self.fights.clear()
        self.in_fight = 0
        at = NOTHING
        if self.left & 1 and self.quiet:
            at = self.chance.below(len(self.quiet))
        if at == NOTHING or self.taken[at]:
            at = self.best_ranked()
        if at == NOTHING:
            return None
        self.taken[at] = True
        return self.quiet[at]

    def best_ranked(self) -> int:
        """Give the number of the peaceful position worth most that was not followed yet, -1 if there is none."""
        while self.ranked:
            at = heappop(self.ranked)[1]
            if not self.taken[at]:
                return at
        return NOTHING

    def expand(self, node: Node, floor: Floor) -> None:
        """Try the answers to the question of a position."""
        game = node.game
        bit = 1 << self.seat
        for action in self.course.worth_trying(game):
            copy = game.clone()
            copy.learned = 0
            rolled = copy.chance.counter
            copy.apply(action)
            cost = node.cost + BREVITY + self.course.price(copy, action)
            self.settle(copy, floor)
            self.left -= 1
            self.in_fight += 1
            child = Node(copy, node, action, cost)
            child.gamble = node.gamble
            child.worth = node.worth
            if child.gamble is None and (copy.learned & bit or copy.chance.counter != rolled):
                child.gamble = child
            self.meet(child, floor)

    def settle(self, game: Game, floor: Floor) -> None:
        """Let others answer, until the seat is asked again or the turn is over."""
        for _ in range(FARTHEST):
            if floor.reached(game) or game.seat == self.seat:
                return
            game.apply(straightforward(game))

    def meet(self, node: Node, floor: Floor) -> None:
        """Judge a position if the turn can end there; keep it to be followed unless it is known or leads nowhere."""
        game = node.game
        if floor.reached(game):
            self.judge(node, None)
            return
        if self.course.leads_nowhere(game):
            return
        place = self.course.place(game, self.seat)
        if place is not None and self.is_covered(place):
            return
        ending = self.course.ending(game)
        if ending is not None:
            self.judge(node, ending)
        if self.course.presses(game):
            self.fights.append(node)
        else:
            heappush(self.ranked, (-node.worth, len(self.quiet)))
            self.quiet.append(node)
            self.taken.append(False)

    def is_covered(self, place: Place) -> bool:
        """Say whether a position is no better than one met before, and remember it if it is."""
        known = self.places.get(place.key)
        if known is None:
            self.places[place.key] = [place]
            return False
        for other in known[:RIVALS]:
            if other.covers(place):
                return True
        known.append(place)
        return False

    def judge(self, node: Node, ending: Action | None) -> None:
        """Keep a way if it is the best so far behind its gamble, or the best without one."""
        worth = self.value.of(node.game, self.seat) - node.cost
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

    def best(self) -> int | None:
        """Give what the best way found is worth; None if none was found."""
        found = [way.worth for way in self.gambles.values()]
        if self.safe is not None:
            found.append(self.safe.worth)
        return max(found) if found else None


def best_plan(eyes: Eyes, value: Value, course: Course, chance: Chance, budget: int) -> list[Action]:
    """Give the best way to go on with the turn, up to where it meets something unknown; empty if none was found."""
    collects = gc.isenabled()
    gc.disable()  # it would look through thousands of living tables again and again
    try:
        return plan(eyes, value, course, chance, budget)
    finally:
        if collects:
            gc.enable()


def plan(eyes: Eyes, value: Value, course: Course, chance: Chance, budget: int) -> list[Action]:
    """Search, then try the best gambles on other tables."""
    seat = eyes.seat
    search = Search(value, course, seat, chance, budget)
    world = eyes.imagine(chance)
    search.run(world, Floor(world, seat))
    best = search.safe
    most = 0 if best is None else best.worth
    promising = sorted(search.gambles.values(), key=promise, reverse=True)[:GAMBLES]
    promising = [way for way in promising if best is None or way.worth > best.worth]
    if not promising:
        return [] if best is None else best.line
    others = [eyes.imagine(chance) for _ in range(OTHER_WORLDS)]
    chosen: list[Action] = [] if best is None else best.line
    for way in promising:
        met = way.met
        assert met is not None
        line = met.line()
        total = 0
        for other in others:
            total += behind(other.clone(), line, value, course, seat, chance, budget // SHARE)
        if best is None or total // OTHER_WORLDS > most:
            best = way
            most = total // OTHER_WORLDS
            chosen = line
    return chosen


def behind(
    world: Game, line: list[Action], value: Value, course: Course, seat: int, chance: Chance, budget: int
) -> int:
    """Say what a gamble leads to on another table."""
    floor = Floor(world, seat)
    search = Search(value, course, seat, chance, budget)
    for action in line:
        if action not in world.found:
            break
        world.apply(action)
        search.settle(world, floor)
    search.run(world, floor)
    found = search.best()
    return value.of(world, seat) if found is None else found


def promise(way: Way) -> tuple[int, int]:
    """Sort key: what a way is worth, and among equals how early it meets the unknown: the rest can be thought over."""
    return (way.worth, 0 if way.met is None else -way.met.cost)
