"""The squire: one look ahead in a few imagined worlds, judged by the value of the game."""

from typing import Final

from roundtable.bots.bot import Bot
from roundtable.bots.lookahead import Lookahead
from roundtable.bots.value import Value
from roundtable.bots.values import value_of
from roundtable.bots.walks import best_way
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes

WORLDS: Final = 2  # imagined tables, because what is hidden may lie this way or that


class Squire(Bot):
    """Plays each option on imagined tables to the end of its turn and takes the one that leaves it best."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance
        self.plan: list[Action] = []  # how the turn shall go on, where whole turns are tried

    def choose(self, eyes: Eyes) -> Action:
        """Give the option worth most on average; the first of those worth the same."""
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        seat = eyes.seat
        worth = [0] * len(options)
        for _ in range(WORLDS):
            world = eyes.imagine(self.chance)
            value = value_of(world.rules.box.name)
            advised = value.advice(world, seat)
            if advised is not None:
                return advised
            if value.walks():
                return self.walk(eyes, value)
            left = value.looks()
            for at, action in enumerate(options):
                share = left // (len(options) - at)  # what one option does not need, the others may use
                ahead = Lookahead(value, seat, share)
                worth[at] += ahead.judge(world, action)
                left -= share - ahead.copies
        return options[worth.index(max(worth))]

    def walk(self, eyes: Eyes, value: Value) -> Action:
        """Go on with the best way to play the turn that can be found, and remember it."""
        line = best_way(eyes, value, self.chance, self.plan)
        self.plan = line[1:]
        return line[0]
