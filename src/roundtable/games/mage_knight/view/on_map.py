"""The map as a seat sees it: tiles, spaces, tokens."""

from roundtable.games.mage_knight.combat import paths
from roundtable.games.mage_knight.content.components import (
    ENEMY,
    ENEMY_OF,
    RUIN,
    STACK_OF,
    TILE,
    TILES,
)
from roundtable.games.mage_knight.content.hexes import HEXES, SLOT, SLOTS_NEAR, SPACE
from roundtable.games.mage_knight.content.integers import Seat, Space, Token
from roundtable.games.mage_knight.content.names import (
    CITY,
    COLOUR,
    LABYRINTH,
    MAZE,
    NONE,
    SITE,
    STACK,
    TERRAIN,
)
from roundtable.games.mage_knight.content.site_rules import PATH_COSTS
from roundtable.games.mage_knight.map import board, cities, exploration, tokens, walls
from roundtable.games.mage_knight.state import lie
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.view.in_words import Data, bits, place, word


def tiles_data(game: MageKnight) -> Data:
    """Show the tiles laid, by slot, how many are left in the stack, and where the next of them may lie."""
    laid: Data = {}
    near: list[int] = []
    for slot, tile in enumerate(game.tiles):
        if tile != NONE:
            laid[SLOT.words[slot]] = TILE.words[tile]
            near += SLOTS_NEAR[slot]
    core = len([tile for tile in game.stack if TILES[tile].core])
    empty = [slot for slot in sorted(set(near)) if game.tiles[slot] == NONE]
    fits = [SLOT.words[slot] for slot in empty if exploration.fits(game, slot)]
    return {"laid": laid, "left": {"countryside": len(game.stack) - core, "core": core}, "fits": fits}


def hexes_data(game: MageKnight, viewer: Seat) -> list[Data]:
    """Show every revealed hex."""
    found: list[Data] = []
    for slot, tile in enumerate(game.tiles):
        if tile != NONE:
            for at in range(7):
                found.append(hex_data(game, viewer, 7 * slot + at))
    return found


def hex_data(game: MageKnight, viewer: Seat, space: Space) -> Data:
    """Show a revealed hex with everything on it."""
    here = board.state_at(game, space)
    spot = board.spot_at(game, space)
    site = board.SITE_OF[spot]
    data: Data = {
        "hex": SPACE.words[space],
        "q": HEXES[space][0],
        "r": HEXES[space][1],
        "terrain": TERRAIN.words[board.TERRAIN_OF[spot]],
        "site": word(SITE, site),
    }
    if len(here.cities) > 1:
        data.update(part_data(game, space))
        if space != board.space_of(game, spot):
            return data
    elif board.colours_of(game, spot):
        data["colours"] = bits(board.colours_of(game, spot), COLOUR)
    beyond = walls.beyond(game, space)
    if beyond:
        data["walls"] = [SPACE.words[one] for one in beyond]
    if here.level and "level" not in data:
        data["level"] = here.level
    if here.shields:
        data["shields"] = list(here.shields)
    if site in (MAZE, LABYRINTH):
        data["paths"] = [PATH_COSTS[path] for path in paths.conquered(game, space)]
    if site == CITY and board.conquered(game, space):
        data["leader"] = place(board.leader(game, space))
    enemies = [enemy_data(game, token, viewer) for token in tokens.tokens_at(game, spot)]
    if enemies:
        data["enemies"] = enemies
    if spot in game.ruin_where:
        known = game.ruin_field.seen_by(viewer)[game.ruin_where.index(spot)]
        data["ruin"] = word(RUIN, known)
    heroes = board.heroes_at(game, space, NONE)
    if heroes:
        data["heroes"] = heroes
    data.update(game.rules.scenario.shown(game, space))
    return data


def part_data(game: MageKnight, space: Space) -> Data:
    """Show one of the two spaces of a megapolis; garrison and shields lie on the first."""
    tile = game.tiles[space // 7]
    spaces = (board.city_space(game, tile), lie.second_space(game, tile))
    at = spaces.index(space)
    here = board.state_at(game, space)
    data: Data = {
        "colours": [COLOUR.words[here.cities[at]]],
        "level": cities.parts(here.level, 2)[at],
        "megapolis": [SPACE.words[one] for one in spaces],
    }
    heroes = board.heroes_at(game, space, NONE)
    if heroes:
        data["heroes"] = heroes
    return data


def enemy_data(game: MageKnight, token: Token, viewer: Seat) -> Data:
    """Show an enemy token on the map: what it is if the viewer knows it, else its back."""
    field = game.field[STACK_OF[token]]
    known = field.seen_by(viewer)[field.find(token)]
    back = STACK.words[STACK_OF[token]]
    if known == NONE:
        return {"back": back}
    return {"back": back, "enemy": ENEMY.words[ENEMY_OF[token]], "face_up": tokens.is_up(game, token)}
