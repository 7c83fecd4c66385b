"""The bot that games to learn from are played with: not always the same, so that many plans are seen."""

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
    """Plays as another bot does, or by a quick look; now and then it takes one of the three that a quick look likes."""

    def __init__(self, chance: Chance, bot: Bot | None = None) -> None:
        self.chance: Final = chance
        self.bot: Final = bot

    def choose(self, eyes: Eyes) -> Action:
        """Give the usual answer, seldom another good one."""
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        if self.bot is not None and self.chance.below(SELDOM):
            return self.bot.choose(eyes)
        order = self.ranked(eyes)
        if self.bot is None and self.chance.below(SELDOM):
            return options[order[0]]
        return options[order[self.chance.below(min(NEAR, len(options)))]]

    def ranked(self, eyes: Eyes) -> list[int]:
        """Try each option to the end of its turn on one imagined table; give their places, the best first."""
        world = eyes.imagine(self.chance)
        value = value_of(world.rules.box.name)
        worths: list[int] = []
        for action in eyes.options():
            worths.append(Lookahead(value, eyes.seat, 0).judge(world, action))
        return sorted(range(len(worths)), key=lambda at: -worths[at])
