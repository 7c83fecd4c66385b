"""Traces: random games boiled down to a few hashes that are stored, and must come out the same compiled or not.

A trace covers all that a table says: who is asked, the options and their labels, the views, the position. Every few
decisions a mark is kept, so that a departure can be placed.
"""

import hashlib
import json
from pathlib import Path

import roundtable as rt
from tests.machine.tables import Table, stored_tables_of

STORED = Path(__file__).with_name("traces.json")
SEEDS = (1, 2)  # the kernel answers what has one answer at the second
LONGEST = 240  # decisions
MARK = 20  # decisions from mark to mark
CHANGE_OF_MIND = 7  # decisions from one step back to the next

Trace = dict[str, object]


def traces_of(game: str) -> dict[str, Trace]:
    """Make every trace of a game that is stored, by table and seed."""
    return {name: trace(table, seed) for name, (table, seed) in named(game).items()}


def named(game: str) -> dict[str, tuple[Table, int]]:
    """Give the tables and seeds of which traces are stored, by name."""
    return {f"{table.id}-seed-{seed}": (table, seed) for table in stored_tables_of(game) for seed in SEEDS}


def trace(table: Table, seed: int) -> Trace:
    """Play a game at random and give its trace."""
    chance = rt.Chance(rt.key_of(f"trace {seed}"))
    game = table.new(seed, forced=seed % 2 == 0)
    marks: list[str] = []
    hashed = b""
    decisions = 0
    while not game.over and decisions < LONGEST:
        hashed = hashlib.blake2b(hashed + moment(game).encode()).digest()
        if decisions % MARK == 0:
            marks.append(hashed[:4].hex())
        if decisions % CHANGE_OF_MIND == 0:
            step_back(game)
        game.play_at(chance.below(len(game.options())))
        decisions += 1
    return {"decisions": decisions, "marks": marks, "end": game.digest(), "scores": game.scores()}


def moment(game: rt.Game) -> str:
    """Give all that a table says at one moment, as text."""
    labels = [[action.notation, game.describe(action).data()] for action in game.options()]
    views = [game.view(seat) for seat in [None, *range(game.rules.seats)]]
    return json.dumps([game.seat, game.waiting, game.asks, labels, views, game.digest()])


def step_back(game: rt.Game) -> None:
    """Step back if that is possible."""
    try:
        game.back()
    except rt.IllegalAction:
        return


def stored() -> dict[str, dict[str, Trace]]:
    """Read the stored traces: game, name, trace."""
    data: dict[str, dict[str, Trace]] = json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {}
    return data


def departure(ours: Trace, theirs: Trace) -> str:
    """Say where two traces part; empty if they do not."""
    if ours == theirs:
        return ""
    for at, (here, there) in enumerate(zip(as_list(ours["marks"]), as_list(theirs["marks"]), strict=False)):
        if here != there:
            return f"departs between decisions {max(0, at - 1) * MARK} and {at * MARK}"
    return f"ends otherwise: {ours} instead of {theirs}"


def as_list(value: object) -> list[object]:
    """Narrow a list read from JSON."""
    assert isinstance(value, list)
    return value
