"""Options of Merlin as numbers: where a figure would land, and what is known of the thing that an option names."""

from typing import Final

from roundtable.games.merlin.content import MISSIONS, PIECES, TILES
from roundtable.games.merlin.missions import requirement_met
from roundtable.games.merlin.names import (
    ANTICLOCKWISE,
    ARTHUR,
    ELEMENT,
    GOOD,
    KNIGHT,
    OUTER,
    PRINCIPALITIES,
    SPACE,
)
from roundtable.games.merlin.pieces import traitors_of
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import standing, steps_of
from roundtable.games.merlin.vocabulary import ACT, BORROW, CELL, DIE, MOVE, RIDE, STAFF, WALK, V
from roundtable.gym.encoding.field import Plan
from roundtable.gym.encoding.pen import Pen
from roundtable.kernel.action import Action

SPACES: Final = len(SPACE.words)
ELEMENTS: Final = len(ELEMENT.words)
GOODS: Final = len(GOOD.words)
LANDING: Final = SPACES + PRINCIPALITIES + ELEMENTS
OF_PRINCIPALITY: Final = 2 * GOODS + 4
OF_MISSION: Final = 3
OF_CELL: Final = 6
LINES: Final = max([len(mission.requires) for mission in MISSIONS])
POINTS: Final = max([mission.points for mission in MISSIONS])


def verbs_with(kind: str) -> tuple[int, ...]:
    """Give for each verb which of its arguments, 0 or 1, is of a kind; -1 for none."""
    places: list[int] = []
    for verb in V.verbs:
        kinds = [param.kind.id for param in verb.wording.params]
        places.append(kinds.index(kind) if kind in kinds else -1)
    return tuple(places)


PRINCIPALITY_AT: Final = verbs_with("merlin-principality")
MISSION_AT: Final = verbs_with("merlin-mission")
CELL_AT: Final = verbs_with(CELL.id)


def add_facts(plan: Plan) -> None:
    """Name the facts."""
    for way in ("ahead", "behind"):
        plan.add(f"{way}.space", SPACES)
        plan.add(f"{way}.principality", PRINCIPALITIES)
        plan.add(f"{way}.element", ELEMENTS)
    plan.add("principality.stock", GOODS, PIECES.number("goods_per_principality"))
    plan.add("principality.own-goods", GOODS, PIECES.number("goods_per_principality"))
    plan.add("principality.own-influence", 1, PIECES.number("influence_markers"))
    plan.add("principality.others-influence", 1, PIECES.number("influence_markers"))
    plan.add("principality.own-assistants", 1, 4)
    plan.add("principality.own-traitors", 1, PIECES.number("traitors_per_principality"))
    plan.add("mission.points", 1, POINTS)
    plan.add("mission.met")
    plan.add("mission.lines-unmet", 1, LINES)
    plan.add("cell.terrain", 3)
    plan.add("cell.tower")
    plan.add("cell.own-neighbours", 1, 6)
    plan.add("cell.other-neighbours", 1, 6)


def write_facts(game: Merlin, seat: int, action: Action, pen: Pen) -> None:
    """Write them for one option."""
    write_landings(game, seat, action, pen)
    write_principality(game, seat, argument(action, PRINCIPALITY_AT[action.verb]), pen)
    write_mission(game, seat, argument(action, MISSION_AT[action.verb]), pen)
    write_cell(game, seat, argument(action, CELL_AT[action.verb]), pen)


def argument(action: Action, at: int) -> int:
    """Give one of the arguments; -1 for none."""
    return -1 if at < 0 else action.b if at else action.a


def write_landings(game: Merlin, seat: int, action: Action, pen: Pen) -> None:
    """Write the spaces on which the figure would land, or at which something would be done."""
    verb = action.verb
    turn = game.turn
    if verb == DIE:
        ring, place = standing(game, seat, action.b)
        write_space(game, ring, place + action.a, pen)
        if action.b == KNIGHT:
            pen.blank(LANDING)
        else:
            write_space(game, ring, place - action.a, pen)
    elif verb == MOVE:
        ring, place = standing(game, seat, turn.figure)
        write_one(game, ring, place + steps_of(game, action), action.a == ANTICLOCKWISE, pen)
    elif verb == WALK:
        write_one(game, OUTER, game.merlin + (-action.a if action.b else action.a), action.b == ANTICLOCKWISE, pen)
    elif verb == RIDE:
        ring, place = standing(game, seat, ARTHUR)
        write_one(game, ring, place + (-1 if action.a else 1), action.a == ANTICLOCKWISE, pen)
    elif verb == BORROW:
        write_one(game, OUTER, action.a, False, pen)
    elif verb in (ACT, STAFF):
        write_one(game, turn.ring, turn.place, False, pen)
    else:
        pen.blank(2 * LANDING)


def write_one(game: Merlin, ring: int, place: int, behind: bool, pen: Pen) -> None:
    """Write a space that lies ahead or behind."""
    if behind:
        pen.blank(LANDING)
    write_space(game, ring, place, pen)
    if not behind:
        pen.blank(LANDING)


def write_space(game: Merlin, ring: int, place: int, pen: Pen) -> None:
    """Write what a space is."""
    spaces = game.rules.rings[ring]
    space = spaces[place % len(spaces)]
    pen.one_of(space.type, SPACES)
    pen.one_of(space.principality, PRINCIPALITIES)
    pen.one_of(space.element, ELEMENTS)


def write_principality(game: Merlin, seat: int, number: int, pen: Pen) -> None:
    """Write what is in a principality and what one has of it."""
    if number < 0:
        pen.blank(OF_PRINCIPALITY)
        return
    player = game.players[seat]
    for good in range(GOODS):
        pen.number(game.stock[good * PRINCIPALITIES + number])
    for good in range(GOODS):
        pen.number(player.goods[good * PRINCIPALITIES + number])
    most = 0
    for other in game.players:
        if other is not player:
            most = max(most, other.influence[number])
    pen.number(player.influence[number])
    pen.number(most)
    pen.number(player.assistants.count(number))
    pen.number(traitors_of(game, seat, number))


def write_mission(game: Merlin, seat: int, number: int, pen: Pen) -> None:
    """Write what a mission brings, and how much of it is met."""
    if number < 0:
        pen.blank(OF_MISSION)
        return
    unmet = lines_unmet(game, seat, number)
    pen.number(MISSIONS[number].points)
    pen.flag(unmet == 0)
    pen.number(unmet)


def lines_unmet(game: Merlin, seat: int, number: int) -> int:
    """Count the lines of a mission that are not met."""
    unmet = 0
    for line in MISSIONS[number].requires:
        if not requirement_met(game, seat, line):
            unmet += 1
    return unmet


def write_cell(game: Merlin, seat: int, cell: int, pen: Pen) -> None:
    """Write what a tile of the environs is, and whose manors stand around it."""
    if cell < 0:
        pen.blank(OF_CELL)
        return
    tile = TILES[game.tiles[cell]]
    own = others = 0
    for near in game.rules.neighbours[cell]:
        owner = game.manors[near]
        if owner == seat:
            own += 1
        elif owner >= 0:
            others += 1
    pen.one_of(tile.terrain, 3)
    pen.flag(tile.tower)
    pen.number(own)
    pen.number(others)
