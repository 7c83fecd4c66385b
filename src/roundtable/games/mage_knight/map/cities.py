"""Cities being found: which City card lies on a tile, its level and garrison; variants draw cards, or two for one."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.components import TILES
from roundtable.games.mage_knight.content.integers import Colour, Spot
from roundtable.games.mage_knight.content.names import BASIC
from roundtable.games.mage_knight.content.site_rules import CITIES
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.state import lie
from roundtable.games.mage_knight.state.pieces import SpotState
from roundtable.kernel.zone import NOBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def grow(game: "MageKnight", tile: int) -> None:
    """Let the city of a tile that is being revealed be a megapolis, if it is the last, or one of two."""
    if TILES[tile].has_city and len(game.cities) >= game.rules.core_cities - game.rules.megapolises:
        lie.change(game, tile, lie.MEGAPOLIS)


def found(game: "MageKnight", spot: Spot) -> None:
    """Give a revealed city its level and its garrison, face down. A scenario without levels leaves it empty.

    In an allied city everybody has a shield.
    """
    tile = spot // 7
    twin = lie.is_megapolis(game, tile)
    level = level_of(game, len(game.cities), twin)
    colours = cards(game, tile, twin)
    game.cities = (*game.cities, tile)
    printed = colours == (printed_colour(tile),)
    space = board.space_of(game, spot)
    shields = tuple(range(game.rules.seats)) if game.rules.scenario.city_allied else ()
    board.replace(game, space, SpotState(shields, False, level, () if printed else colours))
    if level:
        for colour, part in zip(colours, parts(level, len(colours)), strict=True):
            for stack in CITIES[colour].garrison[part - 1]:
                tokens.draw_token(game, stack, spot, NOBODY)
        game.tell(words.MEGAPOLIS_FOUND if twin else words.CITY_FOUND, space, level)


def level_of(game: "MageKnight", at: int, twin: bool) -> int:
    """Give the level of the city found as number `at`; 0 where cities have none."""
    rules = game.rules
    if twin:
        return rules.megapolis_levels[at - (rules.core_cities - rules.megapolises)]
    return rules.city_levels[min(at, len(rules.city_levels) - 1)] if rules.city_levels else 0


def parts(level: int, count: int) -> tuple[int, ...]:
    """Give the levels of the parts of a city: the first of two takes more of an odd level."""
    return (level,) if count == 1 else (level - level // 2, level // 2)


def printed_colour(tile: int) -> Colour:
    """Give the colour of the city printed on a tile."""
    return TILES[tile].colours[TILES[tile].city].bit_length() - 1


def cards(game: "MageKnight", tile: int, twin: bool) -> tuple[Colour, ...]:
    """Give the colours of the City cards of a tile: its own, or a random one that is not used; a second is random."""
    free = [colour for colour in range(BASIC) if colour not in used(game)]
    first = printed_colour(tile)
    if game.rules.random_cities or first not in free:
        first = free[game.chance.below(len(free))]
    if not twin:
        return (first,)
    free.remove(first)
    return (first, free[game.chance.below(len(free))])


def used(game: "MageKnight") -> list[Colour]:
    """Give the colours of the cities found so far."""
    found: list[Colour] = []
    for tile in game.cities:
        found += board.city_cards(game, 7 * tile + TILES[tile].city)
    return found
