"""The round search: the best few options are played on to the end of the round, again and again, and judged there.

The squire's look orders the options, and the best few stay. All of them are tried on the same imagined tables, with the
same dice and the same cards to come, so that only the choice makes a difference. After every stage the worse half
leaves, and the others get more tables (sequential halving).
"""

from time import perf_counter
from typing import Final

from roundtable.bots.playing_on import play_on
from roundtable.bots.squire import Squire
from roundtable.bots.value import Value
from roundtable.bots.values import value_at_rounds_end
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game


class RoundSearch(Squire):
    """Looks to the end of the round. How often it plays on is a fixed number, unless `seconds` ends it before."""

    def __init__(self, chance: Chance, playouts: int, options: int) -> None:
        super().__init__(chance)
        self.playouts: Final = playouts
        self.options: Final = options  # how many are searched

    def look(self, eyes: Eyes, world: Game, value: Value) -> Action:
        """Give the option that comes out best at the end of the round."""
        until = perf_counter() + self.seconds if self.seconds else 0.0
        options = eyes.options()
        worth = self.worths(eyes, world, value)
        places = sorted(range(len(options)), key=lambda at: -worth[at])[: self.options]
        return options[self.searched(eyes, value, places, until)[0]]

    def searched(self, eyes: Eyes, value: Value, places: list[int], until: float) -> list[int]:
        """Give the places of the options that are left at the end, the best first."""
        options = eyes.options()
        totals = [0] * len(options)
        stages = max(1, (len(places) - 1).bit_length())
        while len(places) > 1:
            for _ in range(max(1, self.playouts // (stages * len(places)))):
                if until and perf_counter() > until:
                    return sorted(places, key=lambda at: -totals[at])
                world = eyes.imagine(self.chance)
                world.forced = True  # nobody need be asked what has one answer
                for at in places:
                    totals[at] += outcome(world, value, eyes.seat, options[at])
            places = sorted(places, key=lambda at: -totals[at])[: (len(places) + 1) // 2]
        return places


def outcome(world: Game, value: Value, seat: int, action: Action) -> int:
    """Say how well a seat stands at the end of the round if it takes an option on an imagined table."""
    game = world.clone()
    game.play(action, seat)
    play_on(game, value)
    return value_at_rounds_end(game).of(game, seat)
