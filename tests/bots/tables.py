"""Tables for bots: every game of the registry, and what happens when bots play at one."""

import random
from collections.abc import Callable, Iterator

import roundtable as rt
from roundtable.bots import LADDER, Bot, Champion, Companion, Knight
from tests.machine import tables

MODULES = {"merlin": {"kings_favour": True, "arthur": True}}  # beside the usual settings, whatever adds questions

LONG: dict[str, dict[str, object]] = {"mage_knight": {"rounds": 2}}  # take bots long: fewest seats, a shorter game

SEARCHING: dict[str, Callable[[rt.Chance, int, int], Bot]] = {
    "knight": Knight,
    "champion": Champion,
    "companion": Companion,
}  # they think a hundred times longer than others
SELDOM = 12  # every so many decisions they are asked; a page answers the others


def all_tables() -> list[tuple[str, int, dict[str, object]]]:
    """Every game with the fewest seats, two and the most, and once more with its modules."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for name in tables.games():
        box = rt.box_of(name)
        counts = sorted({box.seats[0], min(2, box.seats[-1]), box.seats[-1]} & set(box.seats))
        if name in LONG:
            counts = counts[:1]
        found += [(name, seats, dict(LONG.get(name, {}))) for seats in counts]
        if name in MODULES:
            found.append((name, box.seats[0], dict(MODULES[name])))
    return found


def bot(level: str, seed: int | str = 0) -> Bot:
    """A bot of a level; those that search do so once for each of two options."""
    if level in SEARCHING:
        return SEARCHING[level](rt.Chance(rt.key_of(seed)), 1, 2)
    maker = next(one.maker for one in LADDER if one.id == level)
    return maker(rt.Chance(rt.key_of(seed)))


def finish(game: rt.Game, level: str, seed: int = 0) -> rt.Game:
    """Let bots of a level play a game to its end."""
    bots = [bot(level, f"{seed} {seat}") for seat in range(game.rules.seats)]
    page = bot("page", seed)
    played = 0
    while not game.over:
        seat = game.waiting[0]
        who = page if level in SEARCHING and played % SELDOM else bots[seat]
        game.play(who.choose(rt.Eyes(game, seat)), seat)
        played += 1
    return game


def moments(game: rt.Game, every: int = 20) -> Iterator[tuple[rt.Game, int]]:
    """Play at random; at every twentieth decision, the first among them, give the table and a seat that is asked."""
    chance = random.Random(0)
    played = 0
    while not game.over:
        if played % every == 0:
            yield game, chance.choice(game.waiting)
        played += 1
        game.play_at(chance.randrange(len(game.options())))
