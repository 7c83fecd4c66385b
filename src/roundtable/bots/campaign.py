"""Cities, which most scenarios of Mage Knight are about: finding them in time, and conquering them."""

from typing import Final

from roundtable.bots.possessions import SOON, time_left
from roundtable.bots.value import POINT
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    BLITZ_CONQUEST,
    BLITZ_COOPERATION,
    FIRST_RECONNAISSANCE,
    FULL_CONQUEST,
    FULL_COOPERATION,
    NONE,
    SOLO_CONQUEST,
    TITLES_PART,
)
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.scoring import parts
from roundtable.games.mage_knight.state.game import MageKnight

# In hundredths of a point.
TILE: Final = 200  # revealed: there is more to do
HASTE: Final = 15  # times the square of the tiles by which exploring is late
HASTE_TO_FIND: Final = 50  # the same where finding the city is all that counts
MOST_LATE: Final = 5  # tiles
CHARTED: Final = {FIRST_RECONNAISSANCE: 85, SOLO_CONQUEST: 45}  # per cent of the game until all tiles should lie
CHARTED_FOR_CITIES: Final = 55
ABOUT_CITIES: Final = (FULL_CONQUEST, BLITZ_CONQUEST, SOLO_CONQUEST, FULL_COOPERATION, BLITZ_COOPERATION)
FOUND: Final = 1500  # the city that was looked for
CONQUERED: Final = 800  # a city, besides its points
BREACHED: Final = 900  # times the share of its defenders defeated, of a city that is not conquered yet
ZEAL: Final = {SOLO_CONQUEST: 350}  # per cent of these two, where conquering cities is what the scenario is about
ROUND: Final = 350  # what a Round to come brings, while the game is not about to end


def goals(game: MageKnight, seat: Seat) -> int:
    """Give what is reached of finding and conquering cities."""
    scenario = game.rules.scenario.number
    total = game.tiles_by[seat] * TILE
    if not game.scenario_over:
        total += ROUND * time_left(game, seat) // SOON
    if scenario == FIRST_RECONNAISSANCE:
        return total + FOUND if game.cities else total - lateness(game, seat)
    if scenario not in ABOUT_CITIES:
        return total
    total += sum(parts(game, seat)[TITLES_PART:]) * POINT
    for tile in game.cities:
        total += city(game, tile)
    return total - lateness(game, seat)


def city(game: MageKnight, tile: int) -> int:
    """Give what a city that is found stands for: conquered, or some of its defenders defeated."""
    space = board.city_space(game, tile)
    if board.conquered(game, space):
        return CONQUERED * zeal(game) // 100
    here = board.state_at(game, space)
    gone = len(here.shields)
    there = len(tokens.tokens_at(game, board.spot_at(game, space)))
    return BREACHED * zeal(game) // 100 * gone // max(1, gone + there)


def zeal(game: MageKnight) -> int:
    """Give how many per cent of the usual it counts to conquer a city and to defeat its defenders, besides points."""
    return ZEAL.get(game.rules.scenario.number, 100)


def lateness(game: MageKnight, seat: Seat) -> int:
    """Give the cost of tiles that should be revealed by now."""
    late = max(0, min(SOON * MOST_LATE, tiles_late(game, seat)))
    return haste(game) * late * late // (SOON * SOON)


def haste(game: MageKnight) -> int:
    """Give how much it costs to be late."""
    return HASTE_TO_FIND if game.rules.scenario.number == FIRST_RECONNAISSANCE else HASTE


def tiles_late(game: MageKnight, seat: Seat) -> int:
    """Give by how many tiles exploring is late, in hundredths; below 0 it is early."""
    rules = game.rules
    scenario = rules.scenario.number
    if scenario == FIRST_RECONNAISSANCE:
        if game.cities:
            return -SOON
    elif scenario not in ABOUT_CITIES or len(game.cities) >= rules.core_cities:
        return -SOON
    laid = len([tile for tile in game.tiles if tile != NONE])
    last = CHARTED.get(scenario, CHARTED_FOR_CITIES)
    whole = SOON * rules.rounds
    past = whole - time_left(game, seat)
    share = min(100, 100 * 100 * past // (whole * last))
    return (laid + len(game.stack)) * share - laid * SOON


def next_tile(game: MageKnight, seat: Seat) -> int:
    """Give what revealing one more tile is worth."""
    late = max(0, min(SOON * MOST_LATE, tiles_late(game, seat)))
    before = max(0, late - SOON)
    return TILE + haste(game) * (late * late - before * before) // (SOON * SOON)
