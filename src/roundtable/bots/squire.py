"""The squire: one look ahead in a few imagined worlds, judged by the value of the game."""

from typing import Final

from roundtable.bots.bot import Bot
from roundtable.bots.collector import CollectorPaused
from roundtable.bots.lookahead import Lookahead
from roundtable.bots.plans import Planner
from roundtable.bots.value import Value
from roundtable.bots.values import value_of
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game

POSITIONS: Final = 4000  # tried for one plan
WORLDS: Final = 2  # imagined tables, because what is hidden may lie this way or that


class Squire(Bot):
    """Plays each option on imagined tables to the end of its turn and takes the one that leaves it best."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance
        self.plan: list[Action] = []  # how the turn shall go on, where whole turns are planned

    def choose(self, eyes: Eyes) -> Action:
        """Give the advised answer, the next of the plan, or what a look ahead finds best."""
        options = eyes.options()
        if len(options) == 1:
            if self.plan and self.plan[0] is options[0]:
                self.plan.pop(0)
            return options[0]
        with CollectorPaused():
            return self.thought(eyes)

    def thought(self, eyes: Eyes) -> Action:
        """Think about a question with several answers."""
        world = eyes.imagine(self.chance)
        value = value_of(world.rules.box.name)
        advised = value.advice(world, eyes.seat)
        if advised is not None:
            return advised
        planned = self.planned(eyes, world, value)
        return planned if planned is not None else self.look(eyes, world, value)

    def planned(self, eyes: Eyes, world: Game, value: Value) -> Action | None:
        """Go on with the plan for the turn, or make one; None where there is no turn to plan."""
        course = value.course()
        if course is None or not course.plans(world, eyes.seat):
            self.plan = []
            return None
        if not self.plan or self.plan[0] not in eyes.options():
            midst = self.midst(world, value)
            self.plan = Planner(midst, course, self.chance, self.positions(), self.seconds).best_plan(eyes)
        return self.plan.pop(0) if self.plan else None

    def midst(self, world: Game, value: Value) -> Value:
        """Give what judges in the midst of a round: the value of the game."""
        return value

    def positions(self) -> int:
        """Say how many positions may be tried for a plan."""
        return POSITIONS

    def look(self, eyes: Eyes, world: Game, value: Value) -> Action:
        """Give the option worth most on average; the first of those worth the same."""
        worth = self.worths(eyes, world, value)
        return eyes.options()[worth.index(max(worth))]

    def worths(self, eyes: Eyes, world: Game, value: Value) -> list[int]:
        """Say what each option is worth at the end of the turn, in sum over a few tables: the given one and others."""
        options = eyes.options()
        worth = [0] * len(options)
        for number in range(WORLDS):
            if number:
                world = eyes.imagine(self.chance)
            left = value.looks()
            for at, action in enumerate(options):
                share = left // (len(options) - at)  # what one option does not need, the others may use
                ahead = Lookahead(value, eyes.seat, share)
                worth[at] += ahead.judge(world, action)
                left -= share - ahead.copies
        return worth
