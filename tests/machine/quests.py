"""How well bots play Mage Knight: `python -m tests.machine.quests` plays every scenario and prints what became of it.

A line per table and bot: points and Fame per seat, Wounds at the end, games won, with at least one city conquered and
with all, fights begun and lost, turns after which a hero stood as it had stood before, and what a decision takes. The
same seeds give the same games; of several bots each is compared with the first, game by game. `--tell lost` also tells
every turn with a lost fight, answer by answer.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from time import perf_counter

from rich.console import Console
from rich.table import Table as Grid

import roundtable as rt
from roundtable import bots
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import WOUND_DEED
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.scoring import deeds
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.settings import SETS_OFFERED
from roundtable.games.mage_knight.vocabulary import ATTACK, REST
from tests.machine.tables import Table, tables_with_each
from tests.machine.turn_tales import DUEL, IDLE, JOINT, KINDS, LOST, Tale, Teller

ENDLESS = 20_000  # decisions after which a game is taken for endless
Z = 1.96  # standard deviations on each side that hold 95 %
Task = tuple[Table, str, str]
Stand = tuple[object, ...]


@dataclass
class Story:
    """What became of one game; numbers are sums over its seats unless said otherwise."""

    seats: int = 0
    points: list[int] = field(default_factory=list)  # by seat
    fame: list[int] = field(default_factory=list)  # by seat
    wounds: int = 0
    won: int = 0  # 1 if anybody did
    fights: int = 0
    lost: int = 0  # of these: no enemy was defeated
    hurt: int = 0  # Wounds that heroes took in them
    duels: int = 0  # attacks on players
    joint: int = 0  # joint assaults
    tiles: int = 0
    cities: int = 0
    all_cities: int = 0  # 1 if they were all conquered
    turns: int = 0
    rests: int = 0
    idle: int = 0  # turns after which the hero stood as after an earlier one
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    tales: list[Tale] = field(default_factory=list)  # of all turns


def stand(game: MageKnight, seat: int) -> Stand:
    """Give what a turn can change for good."""
    player = game.players[seat]
    cards = deeds(player)
    laid = len([slot for slot in game.slots if slot != NONE])
    shields = sum([len(spot.shields) for spot in game.spots])
    own = (player.space, player.fame, player.reputation, player.level, player.crystals, player.units, player.skills)
    return (game.round, laid, shields, len(cards), wounds_of(game, seat), *own)


def wounds_of(game: MageKnight, seat: int) -> int:
    """Count the Wounds among a player's cards."""
    return deeds(game.players[seat]).count(WOUND_DEED)


class Watch:
    """Looks at a game between two decisions and counts."""

    def __init__(self, game: MageKnightTable) -> None:
        seats = len(game.players)
        self.story = Story(seats)
        self.teller = Teller(game)
        self.stands: list[set[Stand]] = [set() for _ in range(seats)]
        self.turns = [0] * seats
        self.fighter = NONE  # who is in a fight
        self.fame = 0  # when it began
        self.before = 0  # Wounds when it began
        self.joint = False

    def look(self, game: MageKnight) -> None:
        """Note what the last decision has changed."""
        fighter = game.turn.seat if game.combat is not None and game.duel is None else NONE
        if fighter != self.fighter:
            if self.fighter != NONE:
                if game.players[self.fighter].fame <= self.fame:
                    self.story.lost += 1
                    self.teller.kinds.add(LOST)
                self.story.hurt += max(0, wounds_of(game, self.fighter) - self.before)
            if fighter != NONE:
                self.story.fights += 1
                self.fame = game.players[fighter].fame
                self.before = wounds_of(game, fighter)
            self.fighter = fighter
        if game.duel is not None:
            self.teller.kinds.add(DUEL)
        if game.joint is not None:
            self.story.joint += not self.joint
            self.teller.kinds.add(JOINT)
        self.joint = game.joint is not None

    def is_turn_over(self, game: MageKnight, active: int) -> bool:
        """Say whether a turn has ended; in fights between players and joint assaults others act without ending it."""
        if not game.agenda:
            return True
        if game.duel is not None or game.joint is not None:
            return False
        return game.turn.seat != active or game.players[active].turns != self.turns[active]

    def turn_over(self, game: MageKnightTable, seat: int, rested: bool) -> None:
        """Compare how a hero stands with how it stood after its other turns; a Rest changes what lies in hand."""
        now = stand(game, seat)
        self.story.turns += 1
        if now in self.stands[seat] and not rested:
            self.story.idle += 1
            self.teller.kinds.add(IDLE)
        self.stands[seat].add(now)
        self.story.tales.append(self.teller.end(game))


def play(task: Task) -> Story:
    """Let bots play a game to its end."""
    table, name, seed = task
    game = table.new(seed)
    assert isinstance(game, MageKnightTable)
    seats = table.seats
    sitting = [bots.find(name)(rt.Chance(rt.key_of(f"{seed}, seat {seat}"))) for seat in range(seats)]
    watch = Watch(game)
    story = watch.story
    active = game.turn.seat
    rested = False
    while not game.over:
        seat = game.waiting[0]
        before = perf_counter()
        choice = sitting[seat].choose(rt.Eyes(game, seat))
        taken = perf_counter() - before
        story.decisions += 1
        story.seconds += taken
        story.slowest = max(story.slowest, taken)
        story.rests += choice.verb == REST
        story.duels += choice.verb == ATTACK
        rested = choice.verb == REST or rested
        game.play(choice, seat)
        watch.teller.tell(seat, choice)
        watch.look(game)
        if watch.is_turn_over(game, active):
            if active != NONE:
                watch.turn_over(game, active, rested)
            active = game.turn.seat
            rested = False
            if active != NONE:
                watch.turns[active] = game.players[active].turns
        if story.decisions > ENDLESS:
            raise RuntimeError(f"{table.id}, {seed}: no end after {ENDLESS} decisions")
    story.points = game.scores()
    story.fame = [player.fame for player in game.players]
    story.wounds = sum([wounds_of(game, seat) for seat in range(seats)])
    story.won = int(bool(game.winners()))
    story.tiles = len([slot for slot in game.slots if slot != NONE])
    story.cities = len(board.conquered_cities(game))
    story.all_cities = int(story.cities == game.rules.core_cities)
    return story


def tables(given: argparse.Namespace) -> list[Table]:
    """Give a table for every scenario and number of seats that the command line asks for, with and without sets."""
    found = tables_with_each("mage_knight", "scenario")
    if given.scenario:
        found = [one for one in found if scenario_of(one) in given.scenario]
    if given.seats:
        found = [one for one in found if one.seats in given.seats]
    more = tuple([(name, True) for name in SETS_OFFERED])
    with_sets = [Table(one.game, one.seats, (*one.settings, *more)) for one in found]
    return {"base": found, "all": with_sets, "both": [*found, *with_sets]}[given.sets]


def scenario_of(table: Table) -> str:
    """Give the name of a table's scenario."""
    chosen = dict(table.settings).get("scenario")
    return str(chosen or rt.box_of(table.game).settings[0].default)


COLUMNS = (
    "bot",
    "scenario",
    "seats",
    "sets",
    "games",
    "points",
    "Fame",
    "Wounds",
    "won",
    "a city",
    "all",
    "tiles",
    "fights",
    "lost",
    "hurt",
    "duels",
    "joint",
    "turns",
    "rests",
    "idle",
    "decisions",
    "ms",
    "slowest",
)


def row(bot: str, table: Table, stories: list[Story]) -> list[str]:
    """Put a table's games into a line: means per seat and game, points with their 95 % interval."""
    count = len(stories)
    decisions = sum([one.decisions for one in stories])

    def each(total: int) -> str:
        return f"{total / count / table.seats:.1f}"

    return [
        bot,
        scenario_of(table),
        str(table.seats),
        "all" if dict(table.settings).get(SETS_OFFERED[0]) else "base",
        str(count),
        interval([mean(one.points) for one in stories]),
        interval([mean(one.fame) for one in stories]),
        each(sum([one.wounds for one in stories])),
        str(sum([one.won for one in stories])),
        str(len([one for one in stories if one.cities])),
        str(sum([one.all_cities for one in stories])),
        f"{mean([one.tiles for one in stories]):.1f}",
        each(sum([one.fights for one in stories])),
        each(sum([one.lost for one in stories])),
        each(sum([one.hurt for one in stories])),
        each(sum([one.duels for one in stories])),
        str(sum([one.joint for one in stories])),
        each(sum([one.turns for one in stories])),
        each(sum([one.rests for one in stories])),
        each(sum([one.idle for one in stories])),
        str(decisions // count),
        f"{1000 * sum([one.seconds for one in stories]) / decisions:.0f}",
        f"{1000 * max([one.slowest for one in stories]):.0f}",
    ]


def interval(values: list[float]) -> str:
    """Give a mean with half its 95 % interval."""
    spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{mean(values):.1f} ± {spread:.1f}"


def compared(bot: str, stories: list[Story], other: str, others: list[Story]) -> str:
    """Say by how much a bot is better than another on the same games."""
    pairs = list(zip(stories, others, strict=True))
    points = interval([mean(one.points) - mean(two.points) for one, two in pairs])
    fame = interval([mean(one.fame) - mean(two.fame) for one, two in pairs])
    return f"{bot} - {other}: {points} points, {fame} Fame, in {len(pairs)} games"


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.machine.quests", description=__doc__)
    parser.add_argument("--scenario", action="append", help="only this scenario; may be given again")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats; may be given again")
    parser.add_argument("--sets", choices=("base", "all", "both"), default="base", help="sets in play (default: base)")
    parser.add_argument("--games", type=int, default=2, help="games at each table (default: 2)")
    parser.add_argument("--bot", action="append", help="who plays all seats (default: squire); may be given again")
    parser.add_argument("--seed", default="quest", help="from which those of all games are made")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tell", action="append", choices=KINDS, default=[], help="turns to tell; may be given again")
    given = parser.parse_args()
    console = Console(width=200)
    grid = Grid(*COLUMNS, box=None)
    chosen = tables(given)
    names = given.bot or ["squire"]
    seeds = [f"{given.seed} {number}" for number in range(given.games)]
    tasks = [(table, name, seed) for table in chosen for name in names for seed in seeds]
    differences: list[str] = []
    with ProcessPoolExecutor(given.processes) as pool:
        stories = pool.map(play, tasks)
        for table in chosen:
            first: list[Story] = []
            for name in names:
                played = [next(stories) for _ in range(given.games)]
                line = row(name, table, played)
                print(*line, sep="  ", file=sys.stderr, flush=True)
                grid.add_row(*line)
                for seed, story in zip(seeds, played, strict=True):
                    for tale in story.tales:
                        if not tale.kinds.isdisjoint(given.tell):
                            print(f"\n{name}, {table.id}, {seed!r}: {', '.join(sorted(tale.kinds))}{tale.text}")
                first = first or played
                if name != names[0]:
                    differences.append(compared(name, played, names[0], first))
    console.print(grid)
    for difference in differences:
        console.print(difference)
    return 0


if __name__ == "__main__":
    sys.exit(main())
