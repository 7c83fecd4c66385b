"""The companion: plays its best while it is behind, and is gentle while it is ahead, to keep the game close."""

from typing import Final

from roundtable.bots.answers import says_no
from roundtable.bots.round_search import RoundSearch, Trial
from roundtable.bots.value import POINT
from roundtable.kernel.chance import Chance

PLAYOUTS: Final = 24
PLAN: Final = 480  # positions for each of them, where whole turns are planned
OPTIONS: Final = 4
GIVES: Final = 4 * POINT  # no answer of its own costs it more than this


class Companion(RoundSearch):
    """Looks to the end of the round, and while it leads takes what leaves the lead smallest."""

    def __init__(self, chance: Chance, playouts: int = PLAYOUTS, options: int = OPTIONS) -> None:
        super().__init__(chance, playouts, options, None, PLAN * playouts)

    def decided(self, trial: Trial, places: list[int]) -> int:
        """Give the best option, or, ahead with it, the one that comes nearest to a draw without falling behind.

        It declines nothing for the sake of a close game: that would look foolish.
        """
        for _ in range(max(1, self.playouts // len(places))):
            trial.play(places)
        leads = [trial.totals[at] // trial.tables for at in places]
        best = max(leads)
        least = max(0, best - GIVES) if best > 0 else best
        chosen = leads.index(best)
        options = trial.eyes.options()
        for number, lead in enumerate(leads):
            if least <= lead < leads[chosen] and not says_no(trial.world, options[places[number]]):
                chosen = number
        return places[chosen]
