"""True stories: random games whose every change is told, and whose every line is so.

`python -m tests.machine.story merlin --games 20` plays so many games at every table of a game, and prints what was
not so.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import roundtable as rt
from roundtable.kernel.journal import Event
from tests.machine.choices import most_decisions
from tests.machine.hearer import Audience, Facts, Story
from tests.machine.stories import mage_knight, merlin, paladins
from tests.machine.tables import Table, tables_of

LIKED = 0.75  # how often what is preferred is done
STORIES: dict[str, Story] = {
    "merlin": merlin.STORY,
    "paladins": paladins.STORY,
    "mage_knight": mage_knight.STORY,
}


@dataclass(frozen=True)
class Telling:
    """What one decision led to: its notation, what everybody knew before, and the lines told."""

    notation: str
    audience: Audience
    before: dict[int | None, Facts]
    events: list[Event]


def telling(table: Table, seed: int, most: int | None = None, likes: frozenset[str] = frozenset()) -> Iterator[Telling]:
    """Play a new game at random, decision by decision, as `going_on` does."""
    game = table.new(seed, forced=seed % 2 == 1)
    yield from going_on(game, random.Random(seed), most or most_decisions(table.game), likes)


def going_on(game: rt.Game, chance: random.Random, most: int, likes: frozenset[str] = frozenset()) -> Iterator[Telling]:
    """Play a game on; actions that begin with a word of `likes` are mostly preferred."""
    journal = game.journal = rt.Journal()
    audience = Audience(STORIES[game.rules.box.name], game)
    for _ in range(most):
        if game.over:
            return
        told, before = len(journal.events), audience.known
        options = game.options()
        liked = [option for option in options if option.notation.split()[0] in likes]
        action = chance.choice(liked if liked and chance.random() < LIKED else options)
        game.play(action)
        audience.look(game)
        yield Telling(action.notation, audience, before, journal.events[told:])


def untold(table: Table, seed: int, most: int | None = None, likes: frozenset[str] = frozenset()) -> list[str]:
    """Play a game at random and give what was told wrongly or not at all, decision by decision."""
    found: list[str] = []
    for moment in telling(table, seed, most, likes):
        lines = ", ".join([event.message.wording.id for event in moment.events])
        problems = moment.audience.untrue(moment.before, moment.events)
        found += [f"{moment.notation}: {problem} [{lines}]" for problem in problems]
    return found


def main() -> int:
    """Play games and print what was not so; 1 if there was anything."""
    parser = argparse.ArgumentParser(prog="python -m tests.machine.story", description=__doc__)
    parser.add_argument("game", choices=sorted(STORIES))
    parser.add_argument("--games", type=int, default=1, help="at every table")
    parser.add_argument("--tables", type=int, default=0, help="only so many tables")
    parser.add_argument("--decisions", type=int, default=None, help="at most in each game")
    asked = parser.parse_args()
    tables = tables_of(asked.game)
    if asked.tables:
        tables = random.Random(0).sample(tables, min(asked.tables, len(tables)))
    kinds: Counter[str] = Counter()
    for seed in range(asked.games):
        for table in tables:
            found = untold(table, seed, asked.decisions)
            for problem in found:
                kinds[problem.split(": ", 2)[2].split(":")[0]] += 1
            if found:
                print(f"{table.id}, seed {seed}: {len(found)} untrue, such as\n  " + "\n  ".join(found[:3]))
    print(dict(kinds.most_common(40)))
    return int(bool(kinds))


if __name__ == "__main__":
    sys.exit(main())
