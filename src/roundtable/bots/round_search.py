"""The round search: the best few options are played on to the end of the round, again and again, and judged there.

The squire's look orders the options, and the best few stay. All of them are tried on the same imagined tables, with the
same dice and the same cards to come, so that only the choice makes a difference. After every stage the worse half
leaves, and the others get more tables (sequential halving).
"""

from time import perf_counter
from typing import Final

from roundtable.bots.learned import Learned
from roundtable.bots.playing_on import play_on
from roundtable.bots.squire import POSITIONS, Squire
from roundtable.bots.value import Value
from roundtable.bots.values import value_at_rounds_end
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game


class RoundSearch(Squire):
    """Looks to the end of the round. How often it plays on is a fixed number, unless `seconds` ends it before."""

    def __init__(
        self, chance: Chance, playouts: int, options: int, judge: Value | None = None, plan: int = POSITIONS
    ) -> None:
        super().__init__(chance)
        self.playouts: Final = playouts
        self.options: Final = options  # how many are searched
        self.judge: Final = judge  # of the end of the round; None: what was learned, where there is anything
        self.plan_size: Final = plan  # positions tried where whole turns are planned

    def judging(self, world: Game) -> Value:
        """Give what judges the end of the round: what was learned, where there is anything, unless told otherwise."""
        return value_at_rounds_end(world) if self.judge is None else self.judge

    def midst(self, world: Game, value: Value) -> Value:
        """Give what judges until then: what was learned for that, else the value of the game."""
        judge = self.judging(world)
        return judge.playing if isinstance(judge, Learned) else value

    def positions(self) -> int:
        """Say how many positions may be tried for a plan."""
        return self.plan_size

    def look(self, eyes: Eyes, world: Game, value: Value) -> Action:
        """Give the option that comes out best at the end of the round.

        Where whole turns are planned, playing on without plans tells nothing: the squire's look decides.
        """
        if value.course() is not None:
            return super().look(eyes, world, value)
        midst = self.midst(world, value)
        options = eyes.options()
        worth = self.worths(eyes, world, midst)
        places = sorted(range(len(options)), key=lambda at: -worth[at])[: self.options]
        trial = Trial(self, eyes, world, midst)
        return options[self.decided(trial, places)]

    def decided(self, trial: "Trial", places: list[int]) -> int:
        """Give the place of the option that is left after all stages."""
        stages = max(1, (len(places) - 1).bit_length())
        while len(places) > 1:
            tables = max(1, self.playouts // (stages * len(places)))
            going_on = trial.play(places, tables)
            places = sorted(places, key=lambda at: -trial.totals[at])[: (len(places) + 1) // 2]
            if not going_on:
                break
        return places[0]


class Trial:
    """Options of one decision, tried on the same imagined tables; `totals` adds up how each came out."""

    def __init__(self, search: RoundSearch, eyes: Eyes, world: Game, midst: Value) -> None:
        self.eyes: Final = eyes
        self.world: Final = world  # imagined, where the question is still open
        self.judge: Final = search.judging(world)
        self.midst: Final = midst  # by which everybody plays on
        self.chance: Final = search.chance
        self.until: Final = perf_counter() + search.seconds if search.seconds else 0.0
        self.totals: Final = [0] * len(eyes.options())
        self.tables = 0  # on which all options that are left were tried

    def play(self, places: list[int], tables: int) -> bool:
        """Try some options on so many further tables; False if there is no time for all."""
        options = self.eyes.options()
        for _ in range(tables):
            if self.until and self.tables and perf_counter() > self.until:
                return False
            world = self.eyes.imagine(self.chance)
            world.forced = True  # nobody need be asked what has one answer
            for at in places:
                self.totals[at] += outcome(world, self.midst, self.judge, self.eyes.seat, options[at])
            self.tables += 1
        return True


def outcome(world: Game, midst: Value, judge: Value, seat: int, action: Action) -> int:
    """Say how well a seat stands at the end of the round if it takes an option on an imagined table."""
    game = world.clone()
    game.play(action, seat)
    play_on(game, midst)
    return judge.of(game, seat)
