"""What is measured of our games. Each measure takes tables and a time to spend, and gives numbers by name.

All measures run in a worker (see worker.py), interpreted or compiled; the loop that drives a game is always plain
Python, as it is for the reference. Time is the processor's time, so that other programs disturb as little as possible.
"""

import gc
from collections.abc import Callable
from functools import partial
from itertools import cycle
from random import Random
from time import process_time
from typing import Final

import roundtable as rt
from roundtable.bots.collector import CollectorPaused
from roundtable.kernel.chance import Chance

Numbers = dict[str, float]
STARTS: Final = 32  # different set-ups that random play begins from
POSITIONS: Final = 32  # spread over whole games, for everything measured on single positions
KEPT: Final = 4000  # copies alive at once, when copies are kept
MICRO: Final = 1_000_000


class Tables:
    """One game with one number of seats: where its games start, and positions from all parts of them."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.starts = [rt.new(game, seats, seed).clone() for seed in range(STARTS)]
        self.positions = [position for seed in range(8) for position in spread(game, seats, seed, POSITIONS // 8)]


def spread(game: str, seats: int, seed: int, count: int) -> list[rt.Game]:
    """Give positions at even distances from one random game, the same ones interpreted and compiled."""
    moves = finished(game, seats, seed).record().moves
    table = rt.new(game, seats, seed)
    wanted = {len(moves) * part // count for part in range(count)}
    positions: list[rt.Game] = []
    for at, move in enumerate(moves):
        if at in wanted:
            positions.append(table.clone())
        table.play(move)
    return positions


def finished(game: str, seats: int, seed: int) -> rt.Game:
    """Play one game with its history at random to its end."""
    random = Random(seed).random
    table = rt.new(game, seats, seed)
    while not table.over:
        table.play_at(int(random() * len(table.options())))
    return table


def random_play(tables: Tables, seconds: float) -> Numbers:
    """Play at random without history, as search does, from copies of set-up tables."""
    random = Random(1).random
    starts = cycle(tables.starts)
    decisions = games = 0
    begun = process_time()
    while True:
        table = next(starts).clone()
        while not table.over:
            table.play_at(int(random() * len(table.options())))
            decisions += 1
        games += 1
        spent = process_time() - begun
        if spent >= seconds:
            return {"decisions": decisions / spent, "games": games / spent}


def recorded_play(tables: Tables, seconds: float) -> Numbers:
    """Play at random in the ordinary way: set up, ask for the options, play one; all could be taken back."""
    random = Random(1).random
    decisions = seed = 0
    begun = process_time()
    while True:
        table = rt.new(tables.game, tables.seats, seed)
        while not table.over:
            options = table.options()
            table.play(options[int(random() * len(options))])
            decisions += 1
        seed += 1
        spent = process_time() - begun
        if spent >= seconds:
            return {"recorded": decisions / spent}


def per_call(calls: list[Callable[[], object]], seconds: float) -> float:
    """Give the mean time of a call, in microseconds."""
    count = 0
    begun = process_time()
    while True:
        for call in calls:
            call()
        count += len(calls)
        spent = process_time() - begun
        if spent >= seconds:
            return spent / count * MICRO


def kept_copies(calls: list[Callable[[], object]], seconds: float) -> float:
    """Give the mean time of a copy that stays alive, in microseconds, while `KEPT` of them pile up."""
    count = 0
    spent = 0.0
    while spent < seconds:
        calls_again = cycle(calls)
        gc.collect()
        begun = process_time()
        kept = [next(calls_again)() for _ in range(KEPT)]
        spent += process_time() - begun
        count += len(kept)
        del kept
    return spent / count * MICRO


def copies(calls: list[Callable[[], object]], seconds: float) -> Numbers:
    """Copy positions: thrown away, kept, and kept while the garbage collector leaves all else alone or pauses."""
    thrown = per_call(calls, seconds)
    kept = kept_copies(calls, seconds)
    gc.freeze()
    try:
        kept_frozen = kept_copies(calls, seconds)
    finally:
        gc.unfreeze()
    with CollectorPaused():
        kept_searching = kept_copies(calls, seconds)
    return {
        "clone": thrown,
        "clone-kept": kept,
        "clone-kept-frozen": kept_frozen,
        "clone-kept-searching": kept_searching,
    }


def clone(tables: Tables, seconds: float) -> Numbers:
    """Copy positions."""
    return copies([position.clone for position in tables.positions], seconds / 4)


def view(tables: Tables, seconds: float) -> Numbers:
    """Build the view of the seat that must decide."""
    calls: list[Callable[[], object]] = [partial(at.view, at.seat) for at in tables.positions]
    return {"view": per_call(calls, seconds)}


def key(tables: Tables, seconds: float) -> Numbers:
    """Make the key of the position for the seat that must decide, and look it up among others."""
    seen: dict[object, int] = {}
    calls: list[Callable[[], object]] = [partial(look_up, at, at.agenda[-1].seat, seen) for at in tables.positions]
    return {"key": per_call(calls, seconds)}


def look_up(position: rt.Game, seat: int, seen: dict[object, int]) -> int:
    """Give the number under which a position is known, as a search does before it looks further."""
    return seen.setdefault(position.key(seat), len(seen))


def imagine(tables: Tables, seconds: float) -> Numbers:
    """Deal anew what the seat that must decide cannot know."""
    chance = Chance(rt.key_of(1))
    calls: list[Callable[[], object]] = [partial(at.imagine, at.agenda[-1].seat, chance) for at in tables.positions]
    return {"imagine": per_call(calls, seconds)}


def step_back(tables: Tables, seconds: float) -> Numbers:
    """Step back over one decision; playing it again is not timed. Nothing if no game allows it."""
    open_ended = reversible(tables)
    count = 0
    spent = 0.0
    while open_ended and spent < seconds / 2:
        begun = process_time()
        for table in open_ended:
            table.back()
        spent += process_time() - begun
        count += len(open_ended)
        for table in open_ended:
            table.redo()
    return {"back": spent / count * MICRO} if count else {}


def reversible(tables: Tables) -> list[rt.Game]:
    """Play games with history up to a position each whose last decision can be taken back."""
    found: list[rt.Game] = []
    for seed in range(POSITIONS):
        random = Random(seed).random
        table = rt.new(tables.game, tables.seats, seed)
        lasts = 1 + int(random() * 100)
        while not table.over:
            table.play_at(int(random() * len(table.options())))
            lasts -= 1
            if lasts <= 0 and table.past is not None and table.past.line:
                found.append(table)
                break
    return found


def save_and_load(tables: Tables, seconds: float) -> Numbers:
    """Write positions as data and restore them with all checks."""
    saves: list[Callable[[], object]] = [position.save for position in tables.positions]
    loads: list[Callable[[], object]] = [partial(rt.load, at.save()) for at in tables.positions]
    return {"save": per_call(saves, seconds / 2), "load": per_call(loads, seconds / 2)}


def replay(tables: Tables, seconds: float) -> Numbers:
    """Replay whole records from their text."""
    texts = [finished(tables.game, tables.seats, seed).record().text() for seed in range(4)]
    calls: list[Callable[[], object]] = [partial(rt.replay, text) for text in texts]
    return {"replay": per_call(calls, seconds)}


MEASURES: Final[dict[str, Callable[[Tables, float], Numbers]]] = {
    "random": random_play,
    "clone": clone,
    "recorded": recorded_play,
    "view": view,
    "key": key,
    "imagine": imagine,
    "back": step_back,
    "save": save_and_load,
    "replay": replay,
}
