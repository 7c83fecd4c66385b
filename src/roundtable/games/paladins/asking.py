"""The questions of Paladins: each says what comes first, and so why something else cannot be done now."""

from roundtable.games.paladins import refusals
from roundtable.games.paladins.barriers import elsewhere
from roundtable.games.paladins.state import Paladins
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message


class Ask(Question[Paladins]):
    """A question of Paladins."""

    def busy(self, game: Paladins) -> Message:
        """Say what comes first: most questions are about a reward."""
        return Message(refusals.REWARD_FIRST)

    def why_not(self, game: Paladins, action: Action) -> Message | None:
        """What stands where it is, or what comes first."""
        return elsewhere(game, self.seat, action, self.busy(game))
