"""A seeded random player: plays whole games the way careless people do, with checks on the way.

What it finds becomes a `Breach` that names a record from which it can be shown again.
"""

import json
import random
from dataclasses import dataclass
from pathlib import Path

import roundtable as rt
from tests.machine import checks
from tests.machine.check_copies import pick
from tests.machine.choices import most_decisions
from tests.machine.tables import Table

BREACHES = Path(__file__).resolve().parents[2] / "build" / "breaches"
CHANGES_OF_MIND = 0.08  # chance, after a decision, of stepping back, starting the turn anew or playing again
EARLY_ANSWERS = 0.3  # chance of answering a simultaneous question before one's turn


class Breach(AssertionError):
    """A check that failed, or play that raised, with the path of the record that leads there."""

    def __init__(self, table: Table, seed: int, check: str, problem: str, path: Path) -> None:
        self.table = table
        self.seed = seed
        self.check = check
        self.problem = problem
        self.path = path
        shown = path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
        again = f"python -m tests.machine.soak --again {shown}"
        super().__init__(f"{table.id}, seed {seed}: {check}: {problem}\nshow it again: {again}")


@dataclass(frozen=True)
class Care:
    """How often a player checks after a decision, and makes all checks at the end of a game: probabilities."""

    cheap: float = 1.0
    dear: float = 0.1
    final: float = 1.0

    @classmethod
    def within(cls, decisions: int, cheap: int, dear: int) -> "Care":
        """Give the care that spreads a number of checks over a number of decisions."""
        return cls(min(1.0, cheap / max(1, decisions)), min(1.0, dear / max(1, decisions)))


def play_game(table: Table, seed: int, care: Care | None = None) -> rt.Game:
    """Play a game to its end and give it; odd seeds let the kernel answer what has one answer."""
    care = care or Care()
    chance = random.Random(seed)
    game = table.new(seed, forced=seed % 2 == 1)
    if seed % 4 < 2:
        game.journal = rt.Journal()
    try:
        for _ in range(most_decisions(table.game)):
            check_now(game, chance, care)
            if game.over:
                if chance.random() < care.final:
                    checks.run((*checks.CHEAP, *checks.DEAR), game, chance)
                return game
            decide(game, chance)
        raise checks.Failed("games_end", f"not over after {most_decisions(table.game)} decisions")
    except checks.Failed as found:
        raise Breach(table, seed, found.check, found.problem, write(table, seed, game)) from found
    except Exception as problem:
        raise Breach(table, seed, "play", repr(problem), write(table, seed, game)) from problem


def check_now(game: rt.Game, chance: random.Random, care: Care) -> None:
    """Make the checks that are due."""
    if chance.random() < care.cheap:
        checks.run(checks.CHEAP, game, chance)
    if chance.random() < care.dear:
        checks.run(checks.DEAR, game, chance)


def decide(game: rt.Game, chance: random.Random) -> None:
    """Take a decision in one of the ways a table offers; change one's mind now and then."""
    if chance.random() < CHANGES_OF_MIND:
        change_mind(game, chance)
        if game.over:
            return
    waiting = game.waiting
    if len(waiting) > 1 and chance.random() < EARLY_ANSWERS:
        answer_early(game, chance)
        return
    action = game.options()[pick(game, chance)]
    way = chance.randrange(4)
    if way == 0:
        game.play_at(game.options().index(action))
    elif way == 1:
        game.play(action.notation, game.seat)
    elif way == 2:
        game.play(action.id)
    else:
        game.play(action)


def change_mind(game: rt.Game, chance: random.Random) -> None:
    """Step back, start the turn anew or play again, as far as that is possible."""
    way = chance.choice([game.back, game.back, game.restart, game.redo])
    try:
        way()
    except rt.IllegalAction:
        return
    if chance.random() < 0.5:
        try:
            game.redo()
        except rt.IllegalAction:
            return


def answer_early(game: rt.Game, chance: random.Random) -> None:
    """Answer a simultaneous question before one's turn, and sometimes take the answer back."""
    seat = chance.choice([seat for seat in game.waiting if seat != game.seat])
    options = game.options_of(seat)
    if not options:
        return
    game.play(chance.choice(options), seat)
    if chance.random() < 0.3:
        game.back(seat)


def count_decisions(table: Table, seed: int) -> int:
    """Play a game without any check and give the number of its decisions."""
    chance = random.Random(seed)
    game = table.new(seed).clone()
    for count in range(most_decisions(table.game)):
        if game.over:
            return count
        game.play_at(pick(game, chance))
    return most_decisions(table.game)


def write(table: Table, seed: int, game: rt.Game) -> Path:
    """Write the record of a game that broke, and beside it the position, and give the record's path."""
    BREACHES.mkdir(parents=True, exist_ok=True)
    path = BREACHES / f"{table.id}-{seed}.json"
    path.write_text(game.record().text(), encoding="utf-8")
    position_beside(path).write_text(json.dumps(game.save(), indent=1), encoding="utf-8")
    return path


def position_beside(path: Path) -> Path:
    """Give the path of the position that belongs to the record of a breach; it also holds answers laid down early."""
    return path.with_name(f"{path.stem}.position")
