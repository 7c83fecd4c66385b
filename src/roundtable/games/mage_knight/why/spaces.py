"""Why a space cannot be entered, or a tile not be revealed, now."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import refusals
from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.hexes import NEAR, TWO_AWAY
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import CITY, INTERACTION, MOVED, NONE
from roundtable.games.mage_knight.map import board, exploration, movement
from roundtable.games.mage_knight.vocabulary import FORCE_RETREAT, GO, LAY_ENTRANCE, PROPOSE, SPY, TRAVEL
from roundtable.games.mage_knight.why import moments
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

CITY_COST: str = "mage_knight.movement.city-cost-always-2"


def kept(game: "MageKnight", seat: Seat) -> Message | None:
    """Say what keeps a hero from moving at all; None if it may move."""
    turn = game.turn
    found = moments.not_the_turn(game, seat)
    if found is not None:
        return found
    if game.combat is not None:
        return Message(refusals.FIGHTING)
    if turn.resting:
        return Message(refusals.RESTING)
    if turn.phase == INTERACTION:
        return Message(refusals.DEALING)
    if turn.acted:
        return Message(refusals.MOVING_OVER)
    if turn.phase == MOVED:
        return Message(refusals.MOVEMENT_ENDED)
    found = moments.instead(game, seat)
    if found is not None:
        return found
    return Message(refusals.ONLY_WOUNDS) if hands.must_rest(game, seat) else None


def entering(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Say why a space cannot be entered, or not be chosen where one is asked for."""
    question = moments.choosing(game, seat, GO, SPY, FORCE_RETREAT, LAY_ENTRANCE, TRAVEL, PROPOSE)
    if question is not None:
        return [Message(refusals.SPACE_NOT_MEANT, (), question.rule_now(game))]
    found = kept(game, seat) or step_barred(game, seat, action.a)
    return [] if found is None else [found]


def step_barred(game: "MageKnight", seat: Seat, space: Space) -> Message | None:
    """Say what bars a step to a space."""
    here = game.players[seat].space
    if here == space:
        return Message(refusals.HERE_ALREADY)
    near = here != NONE and space in NEAR[here]
    if not near and not (here != NONE and movement.bent(game, seat) and space in TWO_AWAY[here]):
        return Message(refusals.SPACE_FAR)
    if board.rampaging_at(game, space):
        return Message(refusals.RAMPAGING)
    city = board.site_at(game, space) == CITY
    cost = movement.move_cost(game, seat, space)
    if cost == NONE:
        if city:
            return Message(refusals.CITIES_CLOSED)
        return Message(refusals.TERRAIN_CLOSED, (board.terrain_at(game, space),))
    if cost > game.turn.move:
        return Message(refusals.MOVE_MISSING, (cost, game.turn.move), CITY_COST if city else "")
    if movement.crowded(game, seat, space):
        return Message(refusals.CROWDED)
    return Message(refusals.BEEN_HERE) if cost == 0 else None


def exploring(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Say why a tile cannot be revealed."""
    found = kept(game, seat)
    if found is not None:
        return [found]
    here = game.players[seat].space
    slots = () if here == NONE else exploration.SLOTS_BESIDE[here]
    if here != NONE and exploration.sees_far(game, seat):
        slots = exploration.slots_among(here, NEAR[here] + TWO_AWAY[here])
    if action.a not in slots:
        return [Message(refusals.SLOT_FAR)]
    cost = exploration.cost(game, seat)
    return [Message(refusals.EXPLORE_MISSING, (cost, game.turn.move))] if cost > game.turn.move else []
