"""The combat solver against brute force: `python -m tests.machine.fights` solves a thousand small fights both ways.

Brute force tries every answer at every position that can be reached, each position once, and keeps the best end. Fights
in which something unknown is met, or which are too large for it, are passed over and others drawn.
"""

import argparse
import random
import sys
from contextlib import suppress
from dataclasses import dataclass
from time import process_time

import roundtable as rt
from roundtable.bots.combat_solver import Solution, solve
from roundtable.bots.fights import THRIFTY, Aim
from roundtable.bots.turn_tree import Node
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARDS, ENEMIES, KIND_OF_CARD, STARTING_DECK, UNITS
from roundtable.games.mage_knight.content.components import HEROES as HERO_CARDS
from roundtable.games.mage_knight.content.names import ADVANCED_ACTION, ARTIFACT, COLOUR, HERO, S_WHITE, SPELL
from roundtable.games.mage_knight.state.game import MageKnight
from tests.rules.mage_knight.arrange_combat import fight

LARGE = 1_500  # positions at which brute force gives up
BUDGET = 100_000  # positions the solver may try
OWN = HERO_CARDS[HERO.words.index("tovak")].deck
GAINED = [
    card.id for card in CARDS if card.set == 0 and KIND_OF_CARD[card.number] in (ADVANCED_ACTION, SPELL, ARTIFACT)
]
FOES = [enemy for enemy in ENEMIES if enemy.set == 0 and enemy.stack < S_WHITE]
TROOPS = [unit.id for unit in UNITS if unit.set == 0]

assert len(OWN) == STARTING_DECK


class Unsuitable(Exception):
    """A fight that is too large for brute force, or in which something unknown is met."""


@dataclass
class Comparison:
    """What both found in one fight."""

    seed: str
    fight: str
    positions: int  # that brute force looked at
    best: int  # by brute force
    solution: Solution

    @property
    def agrees(self) -> bool:
        """Both found the same, and the solver says that it is proven."""
        return self.solution.worth == self.best and self.solution.proven


def drawn(seed: str) -> tuple[MageKnightTable, str]:
    """Draw a small fight: one or two enemies, up to three cards, perhaps a Unit, some mana. Say what it is, too."""
    chance = random.Random(seed)
    enemies = sorted(chance.sample(FOES, chance.choice((1, 1, 2))), key=lambda enemy: enemy.stack)
    hand = [*chance.sample(OWN, chance.randint(1, 2)), *chance.sample(GAINED, chance.choice((0, 1, 1)))]
    units = chance.sample(TROOPS, chance.choice((0, 0, 0, 1)))
    colours = COLOUR.words[:4]
    mana = chance.choices(colours, k=chance.choice((0, 1, 1)))
    crystals = chance.choices(colours, k=chance.choice((0, 0, 1)))
    source = chance.choices(COLOUR.words[:5], k=chance.choice((0, 0, 1)))
    fame = chance.choice((0, 10, 30))
    names = [enemy.id for enemy in enemies]
    told = f"{names}, {hand}, {units}, mana {mana}, crystals {crystals}, source {source}, Fame {fame}"
    return fight(*names, hand=hand, units=units, mana=mana, crystals=crystals, source=source, fame=fame), told


def brute_force(game: MageKnight, seat: int, aim: Aim) -> tuple[int, int]:
    """Give what the best end is worth, and how many positions there are."""
    waiting = [Node(game.clone(), None, None, 0)]
    seen = {game.key(seat)}
    best: int | None = None
    while waiting:
        node = waiting.pop()
        for action in node.game.options():
            copy = node.game.clone()
            copy.learned = 0
            rolled = copy.chance.counter
            copy.apply(action)
            assert isinstance(copy, MageKnight)
            if copy.learned & (1 << seat) or copy.chance.counter != rolled or copy.seat != seat:
                raise Unsuitable
            child = Node(copy, node, action, 0)
            if copy.combat is None:
                best = aim.worth(child) if best is None else max(best, aim.worth(child))
                continue
            key = copy.key(seat)
            if key not in seen:
                seen.add(key)
                waiting.append(child)
                if len(seen) > LARGE:
                    raise Unsuitable
    assert best is not None
    return best, len(seen)


def compared(seed: str) -> Comparison:
    """Solve a fight drawn at random both ways."""
    game, told = drawn(seed)
    best, positions = brute_force(game, 0, Aim(game, 0, THRIFTY))
    found = solve(game, 0, rt.Chance(rt.key_of(seed)), BUDGET)
    assert found is not None
    return Comparison(seed, told, positions, best, found)


def comparisons(seed: str, count: int) -> list[Comparison]:
    """Compare so many suitable fights."""
    found: list[Comparison] = []
    number = 0
    while len(found) < count:
        with suppress(Unsuitable):
            found.append(compared(f"{seed} {number}"))
        number += 1
    return found


def main() -> int:
    """Compare and print what differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.machine.fights", description=__doc__)
    parser.add_argument("--fights", type=int, default=1000)
    parser.add_argument("--seed", default="fight")
    given = parser.parse_args()
    began = process_time()
    found = comparisons(given.seed, given.fights)
    wrong = [one for one in found if not one.agrees]
    for one in wrong:
        told = [action.notation for action in one.solution.answers]
        print(f"{one.seed}: {one.fight}\n  brute force {one.best}, solver {one.solution.worth}: {told}")
    won = len([one for one in found if one.solution.won])
    positions = sum([one.positions for one in found])
    print(f"{len(found)} fights, {won} can be won, {positions} positions by brute force, {len(wrong)} solved otherwise")
    print(f"{process_time() - began:.0f} s of processor time")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
