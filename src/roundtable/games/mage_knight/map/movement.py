"""Moving over the map: what steps cost, whom they provoke, entering a space, and safe spaces."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import wounds
from roundtable.games.mage_knight.content.components import CITY_COST
from roundtable.games.mage_knight.content.hexes import NEAR, TWO_AWAY
from roundtable.games.mage_knight.content.integers import Seat, Space, Spot
from roundtable.games.mage_knight.content.names import CITY, DRACONUM, MARAUDING_ORCS, MOVEMENT, NONE
from roundtable.games.mage_knight.map import board, sites, terrain, walls
from roundtable.games.mage_knight.map.board import SITE_OF, TERRAIN_OF
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.vocabulary import GOES
from roundtable.kernel.action import Action

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Lasting

FREE_VISITS: Final = 2  # so often a turn may lead to a space by steps that cost nothing, or it would never end


def bent(game: "MageKnight", seat: Seat) -> bool:
    """Say whether space is bent for a hero: spaces two steps away count as adjacent, nobody is provoked."""
    for one in game.lasting:
        if one.seat == seat and one.verb == "odd" and lasting.node(one).words["name"] == "space-bending":
            return True
    return False


# ---- steps ----


def add_steps(game: "MageKnight", seat: Seat, out: list[Action]) -> None:
    """Append the steps a hero can pay for now."""
    here = game.players[seat].space
    if here == NONE:
        return
    normal = terrain.normal_costs(game)
    changes = terrain.said(game, seat) if game.lasting else []
    points_left = game.turn.move
    if walls.around(game, here):
        add_beside_walls(game, seat, here, normal, changes, points_left, out)
    else:
        add_payable(game, seat, NEAR[here], normal, changes, points_left, out)
    if game.lasting and bent(game, seat):
        add_payable(game, seat, TWO_AWAY[here], normal, changes, points_left, out)


def add_beside_walls(
    game: "MageKnight",
    seat: Seat,
    here: Space,
    normal: tuple[int, ...],
    changes: "list[Lasting]",
    points_left: int,
    out: list[Action],
) -> None:
    """Append the steps from a space with walls around it, each with the points left after its wall."""
    for near in NEAR[here]:
        add_payable(game, seat, (near,), normal, changes, points_left - walls.cost(game, here, near), out)


def add_payable(
    game: "MageKnight",
    seat: Seat,
    spaces: tuple[Space, ...],
    normal: tuple[int, ...],
    changes: "list[Lasting]",
    points_left: int,
    out: list[Action],
) -> None:
    """Append those of some spaces that may be entered for the points there are."""
    for space in spaces:
        spot = board.spot_at(game, space)
        if spot == NONE:
            continue
        cost = step_cost(game, spot, space, normal, changes)
        if cost == 0 and points_left == game.turn.move and game.turn.path.count(space) >= FREE_VISITS:
            continue
        if cost != NONE and cost <= points_left and not crowded(game, seat, space):
            out.append(GOES[space])


def step_cost(game: "MageKnight", spot: Spot, space: Space, normal: tuple[int, ...], changes: "list[Lasting]") -> int:
    """Give what entering a revealed space costs, -1 if it cannot be entered."""
    site = SITE_OF[spot]
    if site == CITY:
        return NONE if game.rules.scenario.cities_closed else CITY_COST
    land = TERRAIN_OF[spot]
    cost = normal[land]
    if changes:
        cost = terrain.cost(cost, changes, land, space)
    if cost != NONE and site in (MARAUDING_ORCS, DRACONUM) and board.rampaging_at(game, space):
        return NONE
    return cost


def move_cost(game: "MageKnight", seat: Seat, space: Space) -> int:
    """Give what entering a space costs a hero now, with the wall between if there is one; -1 if it is closed."""
    spot = board.spot_at(game, space)
    if spot == NONE:
        return NONE
    cost = step_cost(game, spot, space, terrain.normal_costs(game), terrain.said(game, seat))
    return cost if cost == NONE else cost + walls.cost(game, game.players[seat].space, space)


def crowded(game: "MageKnight", seat: Seat, space: Space) -> bool:
    """Say whether a step is barred because it would provoke and end on another hero's space."""
    for other, player in enumerate(game.players):
        if player.space == space and other != seat and not shared(game, space):
            return bool(provoked(game, seat, game.players[seat].space, space))
    return False


def provoked(game: "MageKnight", seat: Seat, came_from: Space, space: Space) -> tuple[Space, ...]:
    """Give the spaces of rampaging enemies adjacent to both ends of a step, unless space is bent.

    A wall between an enemy and the space entered keeps it from being provoked.
    """
    found: list[int] = []
    beside = NEAR[space]
    for near in NEAR[came_from]:
        if board.rampaging_at(game, near) and near in beside and not walls.between(game, near, space):
            found.append(near)
    if found and bent(game, seat):
        return ()
    return tuple(found)


def enter(game: "MageKnight", seat: Seat, space: Space) -> None:
    """Put the hero onto a space; tokens nearby are turned up."""
    turn = game.turn
    begin_moving(game)
    turn.path = (*turn.path, space)
    game.players[seat].space = space
    game.tell(words.WENT, seat, space)
    sites.approach(game, seat)


def begin_moving(game: "MageKnight") -> None:
    """Make it a normal turn; a move that is itself the action changes no phase."""
    turn = game.turn
    turn.normal = True
    if not turn.acted:
        turn.phase = MOVEMENT


# ---- safe spaces and going back ----


def shared(game: "MageKnight", space: Space) -> bool:
    """Say whether several heroes may stand on a space: the portal, a conquered city."""
    site = board.site_at(game, space)
    return board.is_portal(game, space) or (site == CITY and board.conquered(game, space))


def is_safe(game: "MageKnight", seat: Seat, space: Space) -> bool:
    """Say whether a hero may end a turn on a space: accessible by itself, not hostile, no other hero on it."""
    spot = board.spot_at(game, space)
    if spot == NONE:
        return False
    land = TERRAIN_OF[spot]
    if SITE_OF[spot] != CITY and terrain.normal_costs(game)[land] == NONE and not terrain.made_safe(game, seat, land):
        return False
    if board.rampaging_at(game, space) or board.must_assault(game, seat, space):
        return False
    return shared(game, space) or not board.heroes_at(game, space, seat)


def step_back(game: "MageKnight", seat: Seat) -> bool:
    """Put the hero back onto the space before on this turn's path; say whether there was one."""
    turn = game.turn
    player = game.players[seat]
    path = turn.path
    while path and path[-1] != player.space:
        path = path[:-1]
    if len(path) < 2:
        return False
    turn.path = path[:-1]
    player.space = turn.path[-1]
    return True


def forced_withdrawal(game: "MageKnight", seat: Seat) -> None:
    """Go back along the path until a space is safe, with a Wound to the hand for each space."""
    back = 0
    while not is_safe(game, seat, game.players[seat].space) and step_back(game, seat):
        back += 1
    if back:
        game.tell(words.WITHDREW, seat, game.players[seat].space, back)
        wounds.gain(game, seat, back, True, changes.WITHDREW_WOUNDS)
