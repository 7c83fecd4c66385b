"""Turns tried at random: where turns are long, many ways to play one to its end are walked through on imagined tables.

The best of them are tried again on other tables, so that a way that lives on good luck alone is not taken.
"""

from typing import Final

from roundtable.bots.answers import says_no, straightforward
from roundtable.bots.lookahead import FARTHEST, Floor
from roundtable.bots.value import Value
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game

WORLDS: Final = 2  # imagined tables on which ways are looked for
TRIED_AGAIN: Final = 3  # of the best ways
OTHER_WORLDS: Final = 3  # on which they are
EACH: Final = 3  # more walks after the first answer of each, on each of these tables
SAYS_NO: Final = 4  # of so many walkers that could say no, one does
BREVITY: Final = 2  # what each answer costs: of two ways to the same end the shorter one is taken


class Walk:
    """A way to play a turn: its answers, and what it leads to."""

    def __init__(self, line: list[Action], worth: int) -> None:
        self.line: Final = line
        self.worth: Final = worth


class Walker:
    """Walks turns of one seat at one question."""

    def __init__(self, value: Value, seat: int, chance: Chance) -> None:
        self.value: Final = value
        self.seat: Final = seat
        self.chance: Final = chance

    def walk(self, world: Game, known: list[Action]) -> Walk:
        """Follow known answers as far as they can be given, then answer at random until the turn is over."""
        game = world.clone()
        floor = Floor(game, self.seat)
        line: list[Action] = []
        follows = True
        while len(line) < FARTHEST and not floor.reached(game):
            if game.seat != self.seat:
                game.apply(straightforward(game))
                continue
            at = len(line)
            follows = follows and at < len(known) and known[at] in game.found
            action = known[at] if follows else self.pick(game)
            line.append(action)
            game.apply(action)
        cost = sum([BREVITY + self.value.price(action) for action in line])
        return Walk(line, self.value.of(game, self.seat) - cost)

    def pick(self, game: Game) -> Action:
        """Give an answer at random, rarely one that says no; of those to be shunned none, if there is another."""
        found = game.found
        action = found[self.chance.below(len(found))]
        if says_no(game, action) and self.chance.below(SAYS_NO):
            action = found[self.chance.below(len(found))]
        if self.value.shuns(action):
            others = [one for one in found if not self.value.shuns(one)] or found
            action = others[self.chance.below(len(others))]
        return action

    def mean(self, worlds: list[Game], way: Walk) -> int:
        """Say what a way is worth on other tables, going on from its first answer as well as a few walks find."""
        total = 0
        for world in worlds:
            best = self.walk(world, way.line).worth
            for _ in range(EACH):
                best = max(best, self.walk(world, way.line[:1]).worth)
            total += best
        return total


def best_way(eyes: Eyes, value: Value, chance: Chance, plan: list[Action]) -> list[Action]:
    """Give the best way to go on with the turn that was found; `plan` is what was planned before."""
    seat = eyes.seat
    walker = Walker(value, seat, chance)
    options = [action for action in eyes.options() if not value.shuns(action)]
    worlds = [eyes.imagine(chance) for _ in range(WORLDS)]
    ways = [walker.walk(worlds[0], plan)] if plan and plan[0] in options else []
    for number in range(value.walks()):
        first = options[number : number + 1]  # each once, then any
        ways.append(walker.walk(worlds[number % WORLDS], first))
    others = [eyes.imagine(chance) for _ in range(OTHER_WORLDS)]
    best = ways[0]
    most = 0
    for at, way in enumerate(leading(ways)):
        worth = walker.mean(others, way)
        if at == 0 or worth > most:
            best, most = way, worth
    return best.line


def leading(ways: list[Walk]) -> list[Walk]:
    """Give the best ways, each with another first answer."""
    found: list[Walk] = []
    for way in sorted(ways, key=worth_of, reverse=True):
        if len(found) < TRIED_AGAIN and way.line and way.line[0] not in [one.line[0] for one in found]:
            found.append(way)
    return found


def worth_of(way: Walk) -> int:
    """Sort key: what a way is worth."""
    return way.worth
