"""The tables that are tried: every registered game and practice game, its seat counts and its sets of settings."""

import hashlib
import itertools
import random
from dataclasses import dataclass

import roundtable as rt
from roundtable.games import GAMES
from roundtable.kernel.record import Record
from roundtable.kernel.rules import Box, Value
from tests.machine import choices
from tests.practice import BOXES  # registers them

FEW = 16  # up to so many sets of settings, all are tried
SAMPLES = 12  # sets sampled beyond those that differ from the default in one setting
CANDIDATES = 60  # random sets among which each sample is the one that brings most new pairs

Chosen = dict[str, Value]
Pair = tuple[str, Value, str, Value]
Tried = tuple[str, Value] | Pair


@dataclass(frozen=True)
class Table:
    """A game, its seats and the settings that differ from the default: all that a new game needs besides its seed."""

    game: str
    seats: int
    settings: tuple[tuple[str, Value], ...] = ()

    @property
    def id(self) -> str:
        """A name that fits test ids and file names."""
        words = [f"{name}={value}" for name, value in self.settings]
        if len(words) > 2:
            digest = hashlib.blake2b("-".join(words).encode(), digest_size=3).hexdigest()
            words = [f"{len(words)}-settings-{digest}"]
        return "-".join([self.game, str(self.seats), *words])

    def new(self, seed: int | str, forced: bool = False) -> rt.Game:
        """Set up a new game."""
        return rt.new(self.game, self.seats, seed, dict(self.settings), forced)


def games() -> list[str]:
    """Give the names of the real games and the practice games, and of nothing a test registered for itself."""
    return sorted({*GAMES, *[box.name for box in BOXES]})


def tables_of(game: str) -> list[Table]:
    """Give every table of a game that is tried; sets of settings a seat count does not allow are left out."""
    box = rt.box_of(game)
    sets = choices.SETTING_SETS.get(game) or setting_sets(box)
    tables = [Table(game, seats, differing(box, chosen)) for seats in box.seats for chosen in sets]
    return [table for table in dict.fromkeys(tables) if is_allowed(box, table.seats, dict(table.settings))]


def tables_with_each(game: str, name: str) -> list[Table]:
    """Give a table for every value of a setting and every seat count that allows it; none without such a setting."""
    box = rt.box_of(game)
    values = [value for setting in box.settings if setting.name == name for value in setting.allowed]
    tables = [Table(game, seats, differing(box, {name: value})) for value in values for seats in box.seats]
    return [table for table in tables if is_allowed(box, table.seats, dict(table.settings))]


def drawn_tables(game: str, count: int) -> list[Table]:
    """Give so many tables with all settings drawn at random, the same ones each time."""
    box = rt.box_of(game)
    chance = random.Random(f"{game} {count}")
    tables: list[Table] = []
    while len(tables) < count:
        chosen = draw(box, chance)
        allowed = [seats for seats in box.seats if is_allowed(box, seats, chosen)]
        tables.append(Table(game, chance.choice(allowed), differing(box, chosen)))
    return tables


def table_of(record: Record) -> Table:
    """Give the table at which a record was played."""
    return Table(record.game, record.seats, differing(rt.box_of(record.game), record.settings))


def some_tables_of(game: str, count: int) -> list[Table]:
    """Give at most so many tables of a game: the default of every seat count, then those that try most that is new."""
    tables = tables_of(game)
    chosen = [table for table in tables if not table.settings][:count]
    rest = [table for table in tables if table.settings]
    seen: set[Tried] = set()
    while rest and len(chosen) < count:
        seats = [table.seats for table in chosen]
        best = max(rest, key=lambda table: (len(tried_at(table) - seen), -seats.count(table.seats)))
        seen |= tried_at(best)
        chosen.append(best)
        rest.remove(best)
    return chosen


def stored_tables_of(game: str) -> list[Table]:
    """Give the tables of which something is stored: every seat count, one of many settings, those a game names."""
    named = [Table(game, seats, tuple(settings.items())) for seats, settings in choices.ALSO_STORED.get(game, [])]
    return list(dict.fromkeys([*some_tables_of(game, len(rt.box_of(game).seats) + 1), *named]))


def tried_at(table: Table) -> set[Tried]:
    """Give what a table tries: each setting that is not the default, and every two of them together."""
    return {*table.settings, *pairs(dict(table.settings))}


def differing(box: Box, chosen: Chosen) -> tuple[tuple[str, Value], ...]:
    """Give the chosen settings that are not the default, in the order of the box."""
    return tuple(
        (setting.name, chosen[setting.name])
        for setting in box.settings
        if setting.name in chosen and chosen[setting.name] != setting.default
    )


def is_allowed(box: Box, seats: int, chosen: Chosen) -> bool:
    """Say whether a game can be set up so."""
    try:
        box.table(seats, box.choose(seats, chosen))
    except rt.BadSettings:
        return False
    return True


def setting_sets(box: Box) -> list[Chosen]:
    """Give all sets of settings if they are few; else the default, each value once, and a sample that covers pairs."""
    count = 1
    for setting in box.settings:
        count *= len(setting.allowed)
    if count <= FEW:
        every = itertools.product(*[setting.allowed for setting in box.settings])
        return [dict(zip([setting.name for setting in box.settings], values, strict=True)) for values in every]
    default: Chosen = {setting.name: setting.default for setting in box.settings}
    single = [{**default, setting.name: value} for setting in box.settings for value in setting.allowed[1:]]
    return [default, *single, *sample(box, [default, *single])]


def sample(box: Box, known: list[Chosen]) -> list[Chosen]:
    """Sample sets of settings, each bringing together as many new pairs of values as possible."""
    chance = random.Random(box.name)
    seen: set[Pair] = set()
    for chosen in known:
        seen |= pairs(chosen)
    samples: list[Chosen] = []
    for _ in range(SAMPLES):
        drawn = [draw(box, chance) for _ in range(CANDIDATES)]
        candidates = [chosen for chosen in drawn if any(is_allowed(box, seats, chosen) for seats in box.seats)]
        best = max(candidates, key=lambda chosen: len(pairs(chosen) - seen), default=known[0])
        if pairs(best) <= seen:
            break
        seen |= pairs(best)
        samples.append(best)
    return samples


def draw(box: Box, chance: random.Random) -> Chosen:
    """Draw a value of every setting; what does not go together is made to fit."""
    chosen = {setting.name: chance.choice(setting.allowed) for setting in box.settings}
    return box.fitting(chance.choice(box.seat_counts(chosen)), chosen)


def pairs(chosen: Chosen) -> set[Pair]:
    """Give every two values that a set brings together."""
    return {(one, chosen[one], other, chosen[other]) for one, other in itertools.combinations(chosen, 2)}
