"""The ways through a turn as a tree: positions that answers lead to on copies of one imagined table."""

from time import perf_counter
from typing import Final

from roundtable.bots.course import Course, Place
from roundtable.bots.lookahead import FARTHEST, Floor
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game
from roundtable.kernel.openness import mypyc_attr

BREVITY: Final = 2  # what each answer costs: of two ways to the same end the shorter one is taken
LEAST: Final = -(1 << 40)  # no position is worth less
RIVALS: Final = 40  # positions with the same key that one is compared with


class Node:
    """A position on the way through a turn."""

    def __init__(self, game: Game, before: "Node | None", action: Action | None, cost: int) -> None:
        self.game = game
        self.before: Final = before
        self.action: Final = action
        self.cost = cost  # of the answers themselves
        self.after: list[Action] = []  # what followed the action without a choice
        self.worth = LEAST  # of ending the turn here, or at the last position before at which that was possible
        self.gamble: Node | None = None  # where the way here first met something unknown

    def forget(self, start: "Node") -> None:
        """Let go of a table that has been followed, so that memory stays bounded; its answers are still known."""
        self.game = start.game

    def line(self) -> list[Action]:
        """Give the answers that lead here."""
        found: list[Action] = []
        node: Node | None = self
        while node is not None and node.action is not None:
            found.extend(reversed(node.after))
            found.append(node.action)
            node = node.before
        found.reverse()
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Pursuit:
    """A fight followed bit by bit: what is at stake, and the worth of the best end found, at first of not fighting."""

    def __init__(self, stake: int, size: int, best: int) -> None:
        self.stake: Final = stake  # about what winning brings
        self.size: Final = size  # how many are to be fought
        self.best = best
        self.looks = 0
        self.is_done = False  # all that could matter was looked at

    def follow(self, most: int) -> list[Node]:
        """Follow it with so many positions more; give the positions after it that were found."""
        raise NotImplementedError(type(self).__name__)


class Tree:
    """The positions that one seat can reach in its turn; `left` of them may still be tried."""

    def __init__(self, course: Course, seat: int, floor: Floor, budget: int, until: float = 0.0) -> None:
        self.course: Final = course
        self.seat: Final = seat
        self.floor: Final = floor
        self.left = budget
        self.until: Final = until  # when to stop, by the clock; 0: no clock
        self.places: Final[dict[tuple[object, ...], list[Place]]] = {}

    def children(self, node: Node) -> list[Node]:
        """Try the answers to the question of a position; a gamble begins where something unknown is met."""
        game = node.game
        bit = 1 << self.seat
        found: list[Node] = []
        for action in self.course.worth_trying(game):
            copy = game.clone()
            copy.learned = 0
            rolled = copy.chance.counter
            copy.apply(action)
            child = Node(copy, node, action, node.cost + BREVITY + self.course.price(copy, action))
            child.after = self.settle(copy)
            if child.after and self.course.takes_back(child.after[0]):
                continue
            child.worth = node.worth
            child.gamble = node.gamble
            if child.gamble is None and (copy.learned & bit or copy.chance.counter != rolled):
                child.gamble = child
            found.append(child)
        self.left -= len(found)
        return found

    def settle(self, game: Game) -> list[Action]:
        """Let others answer, and give what has one answer, until the seat has a choice or could end its turn."""
        given: list[Action] = []
        for _ in range(FARTHEST):
            self.wait(game)
            if self.is_over(game) or len(game.found) > 1 or self.course.ending(game) is not None:
                break
            given.append(game.found[0])
            game.apply(game.found[0])
        return given

    def wait(self, game: Game) -> None:
        """Let others answer, until the seat is asked again or its turn is over."""
        for _ in range(FARTHEST):
            if self.is_over(game) or game.seat == self.seat:
                return
            game.apply(self.course.supposed(game))

    def is_over(self, game: Game) -> bool:
        """Say whether the turn has ended, or the rest of it is too far off."""
        return self.floor.reached(game) or self.course.is_handed_over(game, self.seat)

    def is_spent(self) -> bool:
        """Say whether no more may be tried."""
        return self.left <= 0 or (self.until > 0 and perf_counter() > self.until)

    def is_known(self, node: Node) -> bool:
        """Say whether a position need not be followed: it is no better than one met before, or leads nowhere."""
        game = node.game
        if self.course.leads_nowhere(game):
            return True
        place = self.course.place(game, self.seat)
        if place is None:
            return False
        key = (node.gamble is None, place.key)
        known = self.places.get(key)
        if known is None:
            self.places[key] = [place]
            return False
        for other in known[:RIVALS]:
            if other.covers(place):
                return True
        known.append(place)
        return False
