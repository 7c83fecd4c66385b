"""What a bot is: one method. It sees the table through the eyes of its seat and through nothing else."""

from roundtable.kernel.action import Action
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.openness import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without hands. Subclasses, interpreted ones too, say what they choose."""

    seconds: float = 0.0  # it may think no longer; 0: no clock, so that the same seeds give the same moves

    def choose(self, eyes: Eyes) -> Action:
        """Give one of `eyes.options()`."""
        raise NotImplementedError(type(self).__name__)
