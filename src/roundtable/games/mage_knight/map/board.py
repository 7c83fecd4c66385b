"""The map as it lies: which tile and site is where, who has marked it, and who stands on it."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.components import TILES
from roundtable.games.mage_knight.content.hexes import START
from roundtable.games.mage_knight.content.integers import Colour, ColourBits, Seat, Space, Spot
from roundtable.games.mage_knight.content.names import (
    CITY,
    DRACONUM,
    DUNGEON,
    KEEP,
    MAGE_TOWER,
    MARAUDING_ORCS,
    NONE,
    SEA,
    TOMB,
)
from roundtable.games.mage_knight.map import tokens
from roundtable.games.mage_knight.state import lie, teams
from roundtable.games.mage_knight.state.pieces import SpotState

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

# By spot: what is printed on every hex of every tile.
TERRAIN_OF: Final = tuple([one for tile in TILES for one in tile.terrain])
SITE_OF: Final = tuple([one for tile in TILES for one in tile.site])
COLOURS_OF: Final = tuple([one for tile in TILES for one in tile.colours])


def spot_at(game: "MageKnight", space: Space) -> Spot:
    """Give the spot of a space, -1 if no tile lies there."""
    slot = space // 7
    tile = game.tiles[slot]
    if tile == NONE:
        return NONE
    if game.rules.odd_tiles:
        return lie.spot_of(game, tile, space % 7)
    return 7 * tile + (space - 7 * slot)


def space_of(game: "MageKnight", spot: Spot) -> Space:
    """Give the space of a spot whose tile lies on the map."""
    if game.rules.odd_tiles:
        return 7 * game.slots[spot // 7] + lie.place_of(game, spot)
    return 7 * game.slots[spot // 7] + spot % 7


def terrain_at(game: "MageKnight", space: Space) -> int:
    """Give the terrain of a space; what is not revealed counts as sea."""
    spot = spot_at(game, space)
    return SEA if spot == NONE else TERRAIN_OF[spot]


def site_at(game: "MageKnight", space: Space) -> int:
    """Give the site printed on a space, -1 none."""
    spot = spot_at(game, space)
    return NONE if spot == NONE else SITE_OF[spot]


def is_portal(game: "MageKnight", space: Space) -> bool:
    """Say whether a space is the portal, and the portal open."""
    return space == START and game.rules.scenario.portal_open(game)


def adventure_at(game: "MageKnight", space: Space) -> int:
    """Give the site a hero can enter on a space: the one printed there, or the secret one behind an entrance."""
    spot = spot_at(game, space)
    if spot in game.secret_dungeons:
        return DUNGEON
    if spot in game.secret_tombs:
        return TOMB
    return NONE if spot == NONE else SITE_OF[spot]


def is_secret(game: "MageKnight", spot: Spot) -> bool:
    """Say whether a secret entrance lies on a spot (Dungeon Lords); the enemy on it marks it and rampages no more."""
    return spot in game.secret_dungeons or spot in game.secret_tombs


def colours_at(game: "MageKnight", space: Space) -> ColourBits:
    """Give the colours of a mine or city as bits."""
    spot = spot_at(game, space)
    return 0 if spot == NONE else colours_of(game, spot)


def colours_of(game: "MageKnight", spot: Spot) -> ColourBits:
    """Give the colours of the mine on a spot, or of its City cards, as bits."""
    cards = game.spots[spot].cities
    if not cards:
        return COLOURS_OF[spot]
    mask = 0
    for colour in cards:
        mask |= 1 << colour
    return mask


def city_cards(game: "MageKnight", spot: Spot) -> tuple[Colour, ...]:
    """Give the colours of the City cards of a city that is found, the left one first."""
    return game.spots[spot].cities or (COLOURS_OF[spot].bit_length() - 1,)


def spaces_with(game: "MageKnight", sites: tuple[int, ...]) -> list[Space]:
    """Give the revealed spaces with one of some sites."""
    found: list[int] = []
    for tile in game.tiles:
        if tile == NONE:
            continue
        for at, site in enumerate(TILES[tile].site):
            if site in sites and not lie.covered(game, 7 * tile + at):
                found.append(space_of(game, 7 * tile + at))
    return found


def state_at(game: "MageKnight", space: Space) -> SpotState:
    """Give what has happened to a revealed space."""
    return game.spots[spot_at(game, space)]


def replace(game: "MageKnight", space: Space, changed: SpotState) -> None:
    """Put a changed record in the place of the old one."""
    at = spot_at(game, space)
    game.spots = game.spots[:at] + (changed,) + game.spots[at + 1 :]


def mark(game: "MageKnight", space: Space, seat: Seat) -> None:
    """Lay a shield on a space."""
    replace(game, space, state_at(game, space).marked(seat))


def rampaging_at(game: "MageKnight", space: Space) -> bool:
    """Say whether a rampaging enemy stands on a space."""
    spot = spot_at(game, space)
    if spot == NONE:
        return False
    site = SITE_OF[spot]
    if site != MARAUDING_ORCS and site != DRACONUM:
        return False
    return tokens.occupied(game, spot) and not is_secret(game, spot)


def conquered(game: "MageKnight", space: Space) -> bool:
    """Say whether a fortified or adventure site has been conquered, or a monastery burned.

    A city bears shields from the first defender defeated on; it is conquered when no defender is left.
    """
    here = state_at(game, space)
    if site_at(game, space) == CITY:
        return bool(here.shields) and not tokens.occupied(game, spot_at(game, space))
    return bool(here.shields)


def owner(game: "MageKnight", space: Space) -> Seat:
    """Give who owns a keep: the shield on it; -1 nobody."""
    shields = state_at(game, space).shields
    return shields[-1] if shields else NONE


def fortified(game: "MageKnight", space: Space) -> bool:
    """Say whether a space holds a keep, mage tower or city."""
    site = site_at(game, space)
    return site in (KEEP, MAGE_TOWER, CITY)


def must_assault(game: "MageKnight", seat: Seat, space: Space) -> bool:
    """Say whether entering a space is an assault: an unconquered fortified site, or a keep of no friend."""
    if not fortified(game, space):
        return False
    if not conquered(game, space):
        return True
    return is_owned(game, space) and not friendly(game, seat, space)


def is_owned(game: "MageKnight", space: Space) -> bool:
    """Say whether a space holds a site that belongs to who conquered it: a keep, in some scenarios a mage tower."""
    site = site_at(game, space)
    return site == KEEP or (site == MAGE_TOWER and game.rules.scenario.towers_owned)


def friendly(game: "MageKnight", seat: Seat, space: Space) -> bool:
    """Say whether a keep belongs to a player or to one of the same team."""
    whose = owner(game, space)
    return whose == seat or (whose != NONE and teams.allies(game, whose, seat))


def heroes_at(game: "MageKnight", space: Space, but: Seat) -> list[Seat]:
    """Give the heroes standing on a space, one of them left out."""
    return [seat for seat, player in enumerate(game.players) if player.space == space and seat != but]


def crowded(game: "MageKnight", seat: Seat, space: Space) -> bool:
    """Say whether another hero is on a space that is neither the portal nor a city: no action is free there."""
    return site_at(game, space) != CITY and not is_portal(game, space) and bool(heroes_at(game, space, seat))


def leader(game: "MageKnight", space: Space) -> Seat:
    """Give the leader of a conquered city: most shields, among equals the earliest; -1 nobody, as in an allied one."""
    if game.rules.scenario.city_allied:
        return NONE
    shields = state_at(game, space).shields
    best = NONE
    most = 0
    for seat in shields:  # the earliest of those with equally many comes first
        count = shields.count(seat)
        if count > most:
            best, most = seat, count
    return best


def city_space(game: "MageKnight", tile: int) -> Space:
    """Give the space of the city on a tile that lies on the map."""
    return space_of(game, 7 * tile + TILES[tile].city)


def city_spaces(game: "MageKnight", tile: int) -> list[Space]:
    """Give the spaces of the city on a tile: two of a megapolis."""
    second = lie.second_space(game, tile)
    return [city_space(game, tile)] if second == NONE else [city_space(game, tile), second]


def conquered_cities(game: "MageKnight") -> list[Space]:
    """Give the spaces of the conquered cities, in the order of their revealing."""
    spaces = [city_space(game, tile) for tile in game.cities]
    return [space for space in spaces if conquered(game, space)]
