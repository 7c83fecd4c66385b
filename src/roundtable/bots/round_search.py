"""The round search: the best few options are played on to the end of the round, again and again, and judged there.

The squire's look orders the options, and the best few stay. All of them are tried on the same imagined tables, with the
same dice and the same cards to come, so that only the choice makes a difference. After every stage the worse half
leaves, and the others get more tables (sequential halving). Who is clearly behind, or always comes out the same as the
best, leaves at once.
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

FEW: Final = 6  # tables after which an option may turn out to be clearly behind
SURE: Final = 3  # standard errors of its difference from the best by which it is


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
        most = len(places)
        stages = max(1, (most - 1).bit_length())
        while len(places) > 1 and not trial.is_late():
            for _ in range(max(1, self.playouts // (stages * most))):
                if not trial.play(places):
                    break
                places = trial.contenders(places)
            most = (most + 1) // 2
            places = sorted(places, key=lambda at: -trial.totals[at])[:most]
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
        self.found: Final[list[list[int]]] = [[] for _ in eyes.options()]  # how each came out, table by table
        self.tables = 0  # on which all options that are left were tried

    def is_late(self) -> bool:
        """Say whether the time is up; one table at least is played."""
        return self.until > 0 and self.tables > 0 and perf_counter() > self.until

    def play(self, places: list[int]) -> bool:
        """Try some options on one table more; False if there is only one left, or no time."""
        if len(places) < 2 or self.is_late():
            return False
        options = self.eyes.options()
        world = self.eyes.imagine(self.chance)
        world.forced = True  # nobody need be asked what has one answer
        for at in places:
            came = outcome(world, self.midst, self.judge, self.eyes.seat, options[at])
            self.found[at].append(came)
            self.totals[at] += came
        self.tables += 1
        return True

    def contenders(self, places: list[int]) -> list[int]:
        """Give the options that may still be the best."""
        if self.tables < FEW:
            return places
        best = places[0]
        for at in places:
            if self.totals[at] > self.totals[best]:
                best = at
        return [at for at in places if at == best or not is_behind(self.found[at], self.found[best])]


def is_behind(one: list[int], best: list[int]) -> bool:
    """Say whether outcomes are clearly worse than the best ones on the same tables, or just the same."""
    count = len(best)
    total = squares = 0
    for at, came in enumerate(best):
        by = came - one[at]
        total += by
        squares += by * by
    return total * total * (count - 1) >= SURE * SURE * (count * squares - total * total)


def outcome(world: Game, midst: Value, judge: Value, seat: int, action: Action) -> int:
    """Say how well a seat stands at the end of the round if it takes an option on an imagined table."""
    game = world.clone()
    game.play(action, seat)
    play_on(game, midst)
    return judge.of(game, seat)
