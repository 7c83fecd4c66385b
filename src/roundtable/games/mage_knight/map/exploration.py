"""Exploring: where the next tile may lie, what revealing it costs, and everything that is placed on it."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import offers, tracks
from roundtable.games.mage_knight.cards.inventory import changed
from roundtable.games.mage_knight.content.components import ENEMY_OF, EXPLORE_COST, SKILL, TILES
from roundtable.games.mage_knight.content.hexes import NEAR, SLOTS, SLOTS_NEAR, TWO_AWAY
from roundtable.games.mage_knight.content.integers import Seat, Space, Spot
from roundtable.games.mage_knight.content.names import (
    ANCIENT_RUINS,
    CITY,
    DRACONUM,
    KEEP,
    MAGE_TOWER,
    MARAUDING_ORCS,
    MONASTERY,
    NONE,
    S_GREEN,
    S_GREY,
    S_RED,
    S_VIOLET,
)
from roundtable.games.mage_knight.content.slots import LEAST_FOR_CORE, LEAST_FOR_COUNTRYSIDE, LEAST_FROM_BOX
from roundtable.games.mage_knight.map import board, cities, movement, sites, tokens
from roundtable.games.mage_knight.state import lasting, lie
from roundtable.games.mage_knight.vocabulary import EXPLORES
from roundtable.kernel.action import Action
from roundtable.kernel.zone import EVERYBODY, NOBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Lasting

FERAL_ALLIES: Final = SKILL.at("braevalar-feral-allies")  # lowers the cost of exploring while it is owned

# What kind of tile would be revealed next.
NO_TILE: Final = 0
COUNTRYSIDE: Final = 1
CORE: Final = 2
FROM_BOX: Final = 3  # left out of the stack in setup


def slots_among(space: Space, spaces: tuple[Space, ...]) -> tuple[int, ...]:
    """Give the slots some spaces lie in, the one of `space` left out, each once."""
    found: list[int] = []
    for near in spaces:
        slot = near // 7
        if slot != space // 7 and slot not in found:
            found.append(slot)
    return tuple(found)


# Slots that a space touches, clockwise from north-east.
SLOTS_BESIDE: Final = tuple([slots_among(space, spaces) for space, spaces in enumerate(NEAR)])


# ---- where ----


def add_explorations(game: "MageKnight", seat: Seat, out: list[Action]) -> None:
    """Append the positions at which a hero can reveal a tile now."""
    here = game.players[seat].space
    if here == NONE:
        return
    slots = SLOTS_BESIDE[here]
    if game.lasting and sees_far(game, seat):
        slots = slots_among(here, NEAR[here] + TWO_AWAY[here])
    for slot in slots:
        if game.tiles[slot] == NONE and fits(game, slot) and cost(game, seat) <= game.turn.move:
            out.append(EXPLORES[slot])


def sees_far(game: "MageKnight", seat: Seat) -> bool:
    """Say whether a hero may reveal tiles two steps away."""
    return movement.bent(game, seat) or wide_range(game, seat) is not None


def wide_range(game: "MageKnight", seat: Seat) -> "Lasting | None":
    """Give the allowance to reveal a tile from further away, if there is one."""
    for one in game.lasting:
        if one.verb == "explore-range" and one.seat == seat:
            return one
    return None


def cost(game: "MageKnight", seat: Seat) -> int:
    """Give the Move points that revealing a tile costs."""
    total = EXPLORE_COST - 1 if FERAL_ALLIES in game.players[seat].skills else EXPLORE_COST
    for one in game.lasting:
        if one.verb == "explore-cost" and one.seat == seat:
            total += lasting.node(one).numbers["add"]
    return max(0, total)


def next_tile(game: "MageKnight", slot: int) -> int:
    """Give the tile of the stack that would be revealed in a slot, -1 if there is none: the one on top.

    On a map of held positions every tile lies face down in its place: there it is the first of the slot's kind.
    """
    if not game.rules.shape.held:
        return game.stack[-1] if game.stack else NONE
    core = SLOTS[slot] in game.rules.shape.held_core
    for tile in reversed(game.stack):
        if TILES[tile].core == core:
            return tile
    return NONE


def next_kind(game: "MageKnight", slot: int) -> int:
    """Give the kind of the tile that would be revealed in a slot, as its back shows, or of one from the box."""
    tile = next_tile(game, slot)
    if tile != NONE:
        return CORE if TILES[tile].core else COUNTRYSIDE
    return FROM_BOX if left_out(game) else NO_TILE


def left_out(game: "MageKnight") -> list[int]:
    """Give the tiles of the box one of which may be used: countryside first, then core tiles without a city."""
    for pool in ("countryside", "core-non-city"):
        found = [tile for tile in game.box_tiles if TILES[tile].pool == pool]
        if found:
            return found
    return []


def fits(game: "MageKnight", slot: int) -> bool:
    """Say whether the next tile may lie in an empty slot: inside the coastline, and next to enough tiles.

    Held positions ask for no number of neighbours: their tiles lie there already.
    """
    shape = game.rules.shape
    place = SLOTS[slot]
    kind = next_kind(game, slot)
    if kind == NO_TILE or not shape.holds(place):
        return False
    if shape.held:
        return kind != FROM_BOX
    near = [one for one in SLOTS_NEAR[slot] if game.tiles[one] != NONE]
    if kind == FROM_BOX:
        core = TILES[left_out(game)[0]].core
        return len(near) >= LEAST_FROM_BOX and (not core or shape.takes_core(place, game.rules.core_on_coast))
    if kind == CORE:
        return len(near) >= LEAST_FOR_CORE and shape.takes_core(place, game.rules.core_on_coast)
    if len(near) >= LEAST_FOR_COUNTRYSIDE:
        return True
    return len(near) == 1 and neighbours_laid(game, near[0]) >= LEAST_FOR_COUNTRYSIDE


def neighbours_laid(game: "MageKnight", slot: int) -> int:
    """Count the tiles next to a slot."""
    count = 0
    for near in SLOTS_NEAR[slot]:
        if game.tiles[near] != NONE:
            count += 1
    return count


# ---- revealing ----


def explore(game: "MageKnight", seat: Seat, slot: int) -> None:
    """Pay for a position named, and reveal the tile there. It provokes nobody and cannot be taken back."""
    game.turn.move -= cost(game, seat)
    movement.begin_moving(game)
    if slot not in SLOTS_BESIDE[game.players[seat].space] and not movement.bent(game, seat):
        wide = wide_range(game, seat)
        assert wide is not None
        lasting.use(game, wide)
    tile = take_tile(game, slot)
    game.learned = EVERYBODY
    game.seal()
    game.tell(words.EXPLORED, seat, tile)
    lay(game, tile, slot, seat)


def take_tile(game: "MageKnight", slot: int) -> int:
    """Take the next tile of the stack for a slot, or with an empty stack a random one from the box."""
    tile = next_tile(game, slot)
    if tile != NONE:
        game.stack = tuple([one for one in game.stack if one != tile])
        return tile
    found = left_out(game)
    tile = found[game.chance.below(len(found))]
    game.box_tiles = tuple([one for one in game.box_tiles if one != tile])
    return tile


def lay(game: "MageKnight", tile: int, slot: int, seat: Seat) -> None:
    """Lay a tile and all that belongs on it; `seat` revealed it, -1 in setup."""
    game.tiles = game.tiles[:slot] + (tile,) + game.tiles[slot + 1 :]
    game.slots = game.slots[:tile] + (slot,) + game.slots[tile + 1 :]
    if TILES[tile].core:
        game.core_seen = True
    if game.rules.odd_tiles and TILES[tile].pool:
        lie.turn(game, tile)
        cities.grow(game, tile)
    for place in range(7):
        if not lie.covered(game, 7 * tile + place):
            prepare(game, 7 * tile + place, TILES[tile].site[place], seat)
    game.rules.scenario.tile_revealed(game, tile, seat)
    for hero in range(len(game.players)):
        sites.approach(game, hero)
    if seat != NONE:
        game.tiles_by = changed(game.tiles_by, seat, 1)
        tracks.gain_fame(game, seat, game.rules.scenario.fame_per_tile, changes.BY_TILE)


def prepare(game: "MageKnight", spot: Spot, site: int, seat: Seat) -> None:
    """Follow the reveal instructions of a site."""
    if site == MARAUDING_ORCS:
        unleash(game, S_GREEN, spot)
    elif site == DRACONUM:
        unleash(game, S_RED, spot)
    elif site == KEEP:
        tokens.draw_token(game, S_GREY, spot, NOBODY)
    elif site == MAGE_TOWER:
        tokens.draw_token(game, S_VIOLET, spot, NOBODY)
    elif site == ANCIENT_RUINS:
        tokens.place_ruin(game, spot, EVERYBODY if sites.by_day(game, seat) else NOBODY)
    elif site == MONASTERY:
        offers.add_monastery_card(game)
    elif site == CITY:
        cities.found(game, spot)


def unleash(game: "MageKnight", stack: int, spot: Spot) -> None:
    """Put a rampaging enemy onto its space, face up."""
    token = tokens.draw_token(game, stack, spot, EVERYBODY)
    if token != NONE:
        game.tell(words.RAMPAGES, ENEMY_OF[token], board.space_of(game, spot))
