"""The bot that games to learn from are played with: quick, and not always the same, so that many plans are seen."""

from typing import Final

from roundtable.bots.bot import Bot
from roundtable.bots.lookahead import Lookahead
from roundtable.bots.values import value_of
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes

SELDOM: Final = 12  # one decision of so many is not the best that was seen
NEAR: Final = 3  # but one of the best so many


class Varied(Bot):
    """Tries each option to the end of its turn on one imagined table; now and then takes the second or third best."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def choose(self, eyes: Eyes) -> Action:
        """Give one of the best."""
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        world = eyes.imagine(self.chance)
        value = value_of(world.rules.box.name)
        worths: list[int] = []
        for action in options:
            worths.append(Lookahead(value, eyes.seat, 0).judge(world, action))
        order = sorted(range(len(options)), key=lambda at: -worths[at])
        if self.chance.below(SELDOM):
            return options[order[0]]
        return options[order[self.chance.below(min(NEAR, len(options)))]]
