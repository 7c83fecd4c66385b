"""The bot that takes any option, each equally likely."""

from typing import Final

from roundtable.bots.bot import Bot
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes


class RandomBot(Bot):
    """Chooses at random, with numbers of its own that have nothing to do with those of the table."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def choose(self, eyes: Eyes) -> Action:
        """Give any option."""
        options = eyes.options()
        return options[self.chance.below(len(options))]
