"""Cities to be conquered: what a hero can hope to gain of them, by its strength and the time that is left.

A garrison may be taken on one defender after the other, the weakest first, in several assaults. Of a city that is not
found yet, and of defenders that lie face down, the usual ones are supposed.
"""

from typing import Final

from roundtable.bots.campaign import ABOUT_CITIES, BREACHED, CONQUERED
from roundtable.bots.possessions import FAME, time_left
from roundtable.bots.powers import DOUBT, FAMES, FORTIFIED, MARGIN, STACK_FAME, STACK_TOUGHNESS, TOUGHNESS
from roundtable.games.mage_knight.content.components import ENEMIES, ENEMY_OF
from roundtable.games.mage_knight.content.integers import Seat, Spot
from roundtable.games.mage_knight.content.site_rules import CITIES
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.state.game import MageKnight

CITY_POINTS: Final = 1000
AGAIN: Final = 130  # per cent of its strength: what is left of a garrison can be assaulted again
HOPE: Final = 50  # per cent of all that counts
TO_REACH: Final = 150  # hundredths of a Round that it takes to get to a city and to conquer it
TO_REVEAL: Final = 25  # hundredths of a Round, for each tile that still lies in the stack

Garrison = list[tuple[int, int]]  # of each defender: how tough it is, and its Fame


def usual(level: int) -> Garrison:
    """Give the garrison of a city of some level as it is on average, the weakest first."""
    rows = [sorted([(STACK_TOUGHNESS[one], STACK_FAME[one]) for one in city.garrison[level]]) for city in CITIES]
    found: Garrison = []
    for at in range(min([len(row) for row in rows])):
        found.append((sum([row[at][0] for row in rows]) // len(rows), sum([row[at][1] for row in rows]) // len(rows)))
    return found


USUAL: Final = [usual(level) for level in range(min([len(city.garrison) for city in CITIES]))]  # by level, from 1 on


def garrison(game: MageKnight, spot: Spot) -> Garrison:
    """Give the defenders that are left of a city, the weakest first."""
    found: Garrison = []
    for token in tokens.tokens_at(game, spot):
        enemy = ENEMY_OF[token]
        stack = ENEMIES[enemy].stack
        if tokens.is_up(game, token):
            found.append((TOUGHNESS[enemy], FAMES[enemy]))
        else:
            found.append((STACK_TOUGHNESS[stack], STACK_FAME[stack]))
    found.sort()
    return found


def gains(defenders: Garrison, strength: int, zeal: int = 100) -> int:
    """Give what an assault by a hero so strong brings: for each defender, at the odds that it comes to that."""
    tough = FORTIFIED
    total = 0
    for at, (more, fame) in enumerate(defenders):
        tough += more
        gain = FAME * fame + BREACHED * zeal // 100 // len(defenders)
        if at == len(defenders) - 1:
            gain += CONQUERED * zeal // 100 + CITY_POINTS
        total += gain * max(0, min(DOUBT, strength + MARGIN - tough)) // DOUBT
    return total


def hopes(game: MageKnight, seat: Seat, strength: int) -> int:
    """Give what a hero so strong can hope to gain of all cities in the time that is left."""
    rules = game.rules
    if rules.scenario.number not in ABOUT_CITIES or rules.scenario.cities_closed:
        return 0
    time = time_left(game, seat)
    strong = strength * AGAIN // 100
    total = 0
    for tile in game.cities:
        defenders = garrison(game, board.spot_at(game, board.city_space(game, tile)))
        if defenders:
            total += gains(defenders, strong) * min(TO_REACH, time) // TO_REACH
    needed = TO_REACH + TO_REVEAL * len(game.stack)
    for at in range(len(game.cities), rules.core_cities):
        level = rules.city_levels[min(at, len(rules.city_levels) - 1)] if rules.city_levels else 0
        if 0 < level <= len(USUAL):
            total += gains(USUAL[level - 1], strong) * min(needed, time) // needed
    return total * HOPE // 100
