"""The map of Mage Knight as numbers: the spaces around the own hero one by one, and of each tile where it lies."""

from typing import Final

from roundtable.games.mage_knight.content.components import ENEMIES, ENEMY_OF, TILES
from roundtable.games.mage_knight.content.hexes import HEXES, NUMBER_OF_HEX, START
from roundtable.games.mage_knight.content.names import NONE, SITE, STACKS, TERRAINS
from roundtable.games.mage_knight.map.board import SITE_OF, TERRAIN_OF, spot_at
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.gym.encoding.field import Plan
from roundtable.gym.encoding.pen import Pen

RADIUS: Final = 3
AROUND: Final = tuple(
    [
        (q, r)
        for q in range(-RADIUS, RADIUS + 1)
        for r in range(-RADIUS, RADIUS + 1)
        if max(abs(q), abs(r), abs(q + r)) <= RADIUS
    ]
)  # hexes of the window, from west to east
SITES: Final = len(SITE.words)
OF_SPACE: Final = 2 + TERRAINS + SITES + 3 + STACKS + 4
FEW: Final = 5
FAR: Final = 100
WINDOWS: Final[dict[int, list[int]]] = {}  # by the space in the middle: the spaces of the window, -1 outside of all


class Tokens:
    """The enemy tokens on one spot: how many, of which colours, and of those known how strong the strongest are."""

    def __init__(self) -> None:
        self.count = 0
        self.unknown = 0
        self.stacks = [0] * STACKS
        self.armor = 0
        self.attack = 0
        self.fame = 0


def add_map(plan: Plan, seats: int) -> None:
    """Name what belongs to the map."""
    for q, r in AROUND:
        space = f"map({q},{r})"
        plan.add(f"{space}.revealed")
        plan.add(f"{space}.ruin")
        plan.add(f"{space}.terrain", TERRAINS)
        plan.add(f"{space}.site", SITES)
        plan.add(f"{space}.own-shield")
        plan.add(f"{space}.other-shields", 1, 255, 0, FEW)
        plan.add(f"{space}.heroes", 1, seats)
        plan.add(f"{space}.enemies", STACKS, 255, 0, FEW)
        plan.add(f"{space}.enemies-unknown", 1, 255, 0, FEW)
        plan.add(f"{space}.enemies-armor", 1, 255, 0, FEW)
        plan.add(f"{space}.enemies-attack", 1, 255, 0, FEW)
        plan.add(f"{space}.enemies-fame", 1, 255, 0, FEW)
    for tile in TILES:
        plan.add(f"tile.{tile.id}.laid")
        plan.add(f"tile.{tile.id}.position", 2, FAR, -FAR, FEW)
        plan.add(f"tile.{tile.id}.enemies", 1, 255, 0, FEW)
        plan.add(f"tile.{tile.id}.shields", 1, 255, 0, FEW)


def window(middle: int) -> list[int]:
    """Give the spaces around one."""
    found = WINDOWS.get(middle)
    if found is None:
        own_q, own_r = HEXES[middle]
        found = [NUMBER_OF_HEX.get((own_q + q, own_r + r), NONE) for q, r in AROUND]
        WINDOWS[middle] = found
    return found


def write_map(game: MageKnight, seat: int, pen: Pen) -> None:
    """Write the window around the own hero, or the portal while it is off the map, and the tiles."""
    middle = game.players[seat].space
    if middle == NONE:
        middle = START
    tokens = tokens_by_spot(game, seat)
    for space in window(middle):
        spot = NONE if space == NONE else spot_at(game, space)
        if spot == NONE:
            pen.blank(OF_SPACE)
        else:
            write_space(game, space, spot, seat, tokens.get(spot), pen)
    write_tiles(game, middle, tokens, pen)


def tokens_by_spot(game: MageKnight, seat: int) -> dict[int, Tokens]:
    """Gather the enemy tokens on the map as a seat knows them."""
    found: dict[int, Tokens] = {}
    for stack, places in enumerate(game.where):
        if not places:
            continue
        field = game.field[stack]
        cards, known = field.cards, field.known
        for at, spot in enumerate(places):
            if spot == NONE:
                continue
            here = found.get(spot)
            if here is None:
                here = found[spot] = Tokens()
            here.count += 1
            here.stacks[stack] += 1
            if (known[at] >> seat) & 1:
                add_known(here, ENEMY_OF[cards[at]])
            else:
                here.unknown += 1
    return found


def add_known(here: Tokens, kind: int) -> None:
    """Add an enemy that is known."""
    enemy = ENEMIES[kind]
    attack = 0
    for blow in enemy.blows:
        attack += blow.value
    here.armor = max(here.armor, enemy.armor)
    here.attack = max(here.attack, attack)
    here.fame += enemy.fame


def write_space(game: MageKnight, space: int, spot: int, seat: int, here: Tokens | None, pen: Pen) -> None:
    """Write a revealed space."""
    pen.number(1)
    pen.flag(spot in game.ruin_where)
    pen.one_of(TERRAIN_OF[spot], TERRAINS)
    pen.one_of(SITE_OF[spot], SITES)
    shields = game.spots[spot].shields
    own = shields.count(seat) if shields else 0
    pen.flag(own > 0)
    pen.number(len(shields) - own)
    heroes = 0
    for player in game.players:
        if player.space == space:
            heroes += 1
    pen.number(heroes)
    if here is None:
        pen.blank(STACKS + 4)
    else:
        pen.numbers(here.stacks)
        pen.number(here.unknown)
        pen.number(here.armor)
        pen.number(here.attack)
        pen.number(here.fame)


def write_tiles(game: MageKnight, middle: int, tokens: dict[int, Tokens], pen: Pen) -> None:
    """Write where each tile lies as seen from a space, and how many enemies and shields are on it."""
    own_q, own_r = HEXES[middle]
    enemies = [0] * len(TILES)
    for spot, here in tokens.items():
        enemies[spot // 7] += here.count
    for tile, slot in enumerate(game.slots):
        if slot == NONE:
            pen.blank(5)
            continue
        q, r = HEXES[7 * slot]
        pen.number(1)
        pen.number(q - own_q)
        pen.number(r - own_r)
        pen.number(enemies[tile])
        shields = 0
        for spot in range(7 * tile, 7 * tile + 7):
            shields += len(game.spots[spot].shields)
        pen.number(shields)
