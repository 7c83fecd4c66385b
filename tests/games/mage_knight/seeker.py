"""A hero who knows what is to come: tries many ways to play each turn on copies and takes the best. No fair player.

`python -m tests.games.mage_knight.seeker` plays until a city falls and writes that game to tests/golden/mage_knight.
"""

import argparse
import random
import sys
from pathlib import Path

from rich.console import Console

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import WOUND_DEED
from roundtable.games.mage_knight.content.hexes import HEXES, steps_between
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.map import board

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "mage_knight" / "conquered-city.json"
LONGEST = 80  # decisions of a turn that are tried
STRIDE = 2  # decisions played before planning anew


def worth(game: MageKnightTable, seat: int) -> float:
    """Judge a position: Fame, strength, and the way to the nearest city."""
    player = game.players[seat]
    cards = (*player.hand.cards, *player.deck.cards, *player.discard)
    total = 10.0 * player.fame + 2 * player.reputation + 8 * len(player.units) + 6 * len(player.skills)
    total += 2 * sum(player.crystals) + 7 * len([slot for slot in game.slots if slot != NONE])
    total -= 4 * len([deed for deed in cards if deed == WOUND_DEED])
    cities = [7 * game.slots[tile] for tile in game.cities]
    total += 500 * len([space for space in cities if board.conquered(game, space)])
    total += sum([40 * len(board.state_at(game, space).shields) for space in cities])
    if player.space != NONE:
        east, south = HEXES[player.space]
        open_cities = [space for space in cities if not board.conquered(game, space)]
        if open_cities:
            total -= 10 * min([steps_between(player.space, space) for space in open_cities])
        else:
            total += 2.5 * (east - south)  # the map grows to the north-east
    return total


class Plan:
    """A way to play a turn, as far as it has not been played yet, and what it leads to."""

    def __init__(self, value: float, line: list[rt.Action]) -> None:
        self.value = value
        self.line = line


def best_plan(game: MageKnightTable, tries: int, chance: random.Random) -> Plan:
    """Give the best of many random ways to play the turn to its end."""
    seat = game.seat
    assert seat is not None
    now = (game.round, game.players[seat].turns)
    best = Plan(-1e9, [])
    for _ in range(tries):
        copy = game.clone()
        line: list[rt.Action] = []
        while copy.seat == seat and (copy.round, copy.players[seat].turns) == now and len(line) < LONGEST:
            action = copy.options()[chance.randrange(len(copy.options()))]
            line.append(action)
            copy.apply(action)
        value = worth(copy, seat) - 0.01 * len(line)
        if value > best.value:
            best = Plan(value, line)
    return best


def take_turn(game: MageKnightTable, tries: int, chance: random.Random) -> None:
    """Play a turn, planning anew after every few decisions; the better of the old and the new plan is followed."""
    seat = game.seat
    assert seat is not None
    now = (game.round, game.players[seat].turns)
    plan = best_plan(game, tries, chance)
    while game.seat == seat and (game.round, game.players[seat].turns) == now:
        fresh = best_plan(game, tries, chance)
        if fresh.value > plan.value or not plan.line:
            plan = fresh
        for action in plan.line[:STRIDE]:
            game.play(action)
        plan = Plan(plan.value, plan.line[STRIDE:])


def conquered(game: MageKnightTable) -> int:
    """Count the cities that have fallen."""
    return len([tile for tile in game.cities if board.conquered(game, 7 * game.slots[tile])])


def play(seed: int, tries: int) -> MageKnightTable:
    """Play a game alone to its end."""
    settings = {"scenario": "solo_conquest", "first_city_level": 1, "other_city_levels": 1, "hero_1": "tovak"}
    game = rt.new("mage_knight", 1, seed, settings)
    assert isinstance(game, MageKnightTable)
    chance = random.Random(seed)
    while not game.over:
        take_turn(game, tries, chance)
    return game


def main() -> int:
    """Play games until a city falls, and keep that one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=1500, help="ways to play each turn that are tried")
    parser.add_argument("--games", type=int, default=20, help="games at most")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    chosen = parser.parse_args()
    console = Console()
    for seed in range(chosen.first, chosen.first + chosen.games):
        game = play(seed, chosen.tries)
        console.print(
            f"seed {seed}: Fame {game.players[0].fame}, cities found {len(game.cities)}, fallen {conquered(game)}"
        )
        if conquered(game):
            GOLDEN.parent.mkdir(parents=True, exist_ok=True)
            GOLDEN.write_text(game.record().text(), encoding="utf-8")
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
