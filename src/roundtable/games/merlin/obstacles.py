"""Why a seat cannot play an action at the moment, whatever is asked: each verb of the vocabulary has its reasons.

Only called after a refusal. What is said uses what the seat knows: the table, and its own hand.
"""

from collections.abc import Callable
from typing import Final

from roundtable.games.merlin import arthur, deeds, picts, refusals, turn_obstacles, vocabulary
from roundtable.games.merlin.building import payable
from roundtable.games.merlin.content import MISSIONS
from roundtable.games.merlin.deeds import (
    LANDED,
    SCORING,
    TURN_OVER,
    bits,
    deed,
    moment,
)
from roundtable.games.merlin.favour import DEPLOY, SPECIAL, BanishInScoring, has_ability, ready, seals_left
from roundtable.games.merlin.missions import DrawMission, requirement_met
from roundtable.games.merlin.names import (
    FLAG,
    MATERIAL,
    POWER,
    PRINCIPALITIES,
    SHIELD_BEARER,
)
from roundtable.games.merlin.pieces import traitors_of
from roundtable.games.merlin.principality import PlaceAssistant
from roundtable.games.merlin.spaces import ReturnGood
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import place_of_action
from roundtable.games.merlin.turn_obstacles import Reason, over
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message

REPEL_TRAITORS: Final = POWER.at("repel-traitors")
GOOD_RULES: Final = (
    "merlin.principality.shield-bearer-duty",
    "merlin.principality.flag-bearer-duty",
    "merlin.principality.builder-duty",
)  # by good: how one comes by it


def give(game: Merlin, seat: int, action: Action) -> Reason:
    """Shields and materials serve in scorings, for building and in exchanges."""
    asked = isinstance(game.question(), ReturnGood)
    if action.a == FLAG and not asked:
        return None
    if game.players[seat].goods[action.a * PRINCIPALITIES + action.b] == 0:
        return Message(refusals.GOOD_MISSING, (action.b, action.a), GOOD_RULES[action.a])
    return deed(game, seat, deeds.USE_MATERIAL if action.a == MATERIAL else deeds.USE_SHIELD)


def score(game: Merlin, seat: int, action: Action) -> Reason:
    """Pieces are counted on their victory-point space."""
    return deed(game, seat, deeds.COUNT + action.a)


def take(game: Merlin, seat: int, action: Action) -> Reason:
    """Pieces lie in stock until a henchman or a space brings them."""
    if game.stock[action.a * PRINCIPALITIES + action.b] == 0:
        return Message(refusals.STOCK_EMPTY, (action.b, action.a), GOOD_RULES[action.a])
    return deed(game, seat, deeds.TAKE[action.a], action.b)


def assistant(game: Merlin, seat: int, action: Action) -> Reason:
    """Henchmen are sent from spaces; the questions about them say more."""
    asked = isinstance(game.question(), (PlaceAssistant, arthur.ActivateAssistant))
    return None if asked else deed(game, seat, deeds.SEND)


def principality(game: Merlin, seat: int, action: Action) -> Reason:
    """Henchmen come to a principality from its own space and some others."""
    return None if isinstance(game.question(), PlaceAssistant) else deed(game, seat, deeds.COME, action.a)


def repel(game: Merlin, seat: int, action: Action) -> Reason:
    """Traitors are repelled in scorings, by a flag or by Excalibur."""
    if traitors_of(game, seat, action.a) == 0:
        return Message(refusals.NO_TRAITOR, (action.a,))
    if over(game) is None and REPEL_TRAITORS in game.rules.power_of:
        colour = game.rules.power_of.index(REPEL_TRAITORS)
        if game.players[seat].goods[FLAG * PRINCIPALITIES + colour]:
            return Message(refusals.FLAG_REPELS, (colour,))
    return deed(game, seat, deeds.REPEL)


def build(game: Merlin, seat: int, action: Action) -> Reason:
    """A manor needs a free tile, a piece and a material."""
    cell = action.a
    if cell >= len(game.manors) or isinstance(game.question(), picts.PictManor):
        return None
    if moment(game) in (SCORING, TURN_OVER):
        return over(game)
    if game.manors[cell] >= 0:
        mine = game.manors[cell] == seat
        return Message(refusals.MANOR_YOURS) if mine else Message(refusals.MANOR_THERE, (game.manors[cell],))
    if game.players[seat].manors == 0:
        return Message(refusals.MANORS_BUILT)
    if not payable(game, seat, cell):
        return Message(refusals.NO_MATERIAL, (bits(list(game.rules.colours[cell])),))
    return deed(game, seat, deeds.BUILD)


def complete(game: Merlin, seat: int, action: Action) -> Reason:
    """One mission a turn, if its requirements are met."""
    if game.display.find(action.a) >= 0:
        return None
    if game.players[seat].hand.find(action.a) < 0:
        return Message(refusals.NOT_IN_HAND)
    now, turn = moment(game), game.turn
    if now in (SCORING, TURN_OVER):
        return Message(refusals.MISSION_LATER if now == SCORING else refusals.MISSION_NEW)
    if turn.completed >= turn.limit:
        return Message(refusals.MISSION_ONCE if turn.limit == 1 else refusals.MISSION_TWICE)
    lines = MISSIONS[action.a].requires
    missing = bits([at for at, line in enumerate(lines) if not requirement_met(game, seat, line)])
    return Message(refusals.MISSION_NEEDS, ((action.a << refusals.MOST_NEEDS) | missing,)) if missing else None


def draw(game: Merlin, seat: int, action: Action) -> Reason:
    """Mission cards are taken at the end of the turn, or on a mission space."""
    if action.verb == vocabulary.DRAW and game.display.find(action.a) < 0:
        return None
    if isinstance(game.question(), DrawMission):
        return Message(refusals.DECK_EMPTY)
    if game.turn.refill and over(game) is None:
        return Message(refusals.REFILL_LATER)
    return deed(game, seat, deeds.TAKE_MISSION)


def pict(game: Merlin, seat: int, action: Action) -> Reason:
    """Open Picts are taken on their spaces; those taken wait for the scoring."""
    if game.players[seat].picts.find(action.a) >= 0:
        return Message(refusals.PICT_KEPT)
    if game.pict_display.find(action.a) < 0:
        return Message(refusals.PICT_AWAY)
    return deed(game, seat, deeds.TAKE_PICT)


def refill(game: Merlin, seat: int, action: Action) -> Reason:
    """A Pict is turned up when one was taken."""
    if action.a < len(game.pict_stacks) and not game.pict_stacks[action.a].cards:
        return Message(refusals.STACK_EMPTY)
    return over(game) or Message(refusals.STACK_LATER)


def ability(game: Merlin, seat: int, action: Action) -> Reason:
    """Abilities are learned with missions; what is owned works at its own moment."""
    column, row = action.a, action.b
    if not game.rules.favour:
        return None
    if not has_ability(game, seat, column, row):
        if seals_left(game, seat) == 0:
            return Message(refusals.NO_SEAL)
        return Message(refusals.LEARN_LATER, (column, row), "merlin.module.points-or-ability")
    if row == DEPLOY:
        return Message(refusals.DEPLOY_LATER, (column,))
    if row != SPECIAL:
        return Message(refusals.ABILITY_BY_ITSELF, (column,))
    return special(game, seat, column)


def special(game: Merlin, seat: int, column: int) -> Reason:
    """The third abilities are used once before each scoring, each at its own place."""
    if not ready(game, seat, column):
        return Message(refusals.SEAL_TURNED)
    if column == SHIELD_BEARER:
        if not game.players[seat].traitors.cards:
            return Message(refusals.NO_TRAITOR_LEFT)
        asked = isinstance(game.question(), BanishInScoring)
        return Message(refusals.CHOOSE_TRAITOR) if asked else over(game) or Message(refusals.CHOOSE_TRAITOR)
    what = deeds.SPECIALS[column]
    if (
        moment(game) == LANDED
        and deeds.fits(game, seat, what, deeds.ANYTHING, place_of_action(game))
        and not game.turn.own
    ):
        return Message(refusals.OWN_FIGURE)
    return deed(game, seat, what)


BY_VERB: Final[dict[int, Callable[[Merlin, int, Action], Reason]]] = {
    vocabulary.DIE: turn_obstacles.die,
    vocabulary.APPLE: turn_obstacles.apple,
    vocabulary.ADJUST: turn_obstacles.adjust,
    vocabulary.MOVE: turn_obstacles.move,
    vocabulary.FIGURE_VERB: turn_obstacles.figure,
    vocabulary.BORROW: turn_obstacles.space,
    vocabulary.ACT: turn_obstacles.act,
    vocabulary.STAFF: turn_obstacles.staff,
    vocabulary.GRAIL: turn_obstacles.grail,
    vocabulary.FLAG_VERB: turn_obstacles.flag,
    vocabulary.GIVE: give,
    vocabulary.SCORE: score,
    vocabulary.TAKE: take,
    vocabulary.ACTIVATE: assistant,
    vocabulary.MARK: principality,
    vocabulary.REPEL: repel,
    vocabulary.BUILD: build,
    vocabulary.COMPLETE: complete,
    vocabulary.DRAW: draw,
    vocabulary.DECK: draw,
    vocabulary.PICT_VERB: pict,
    vocabulary.REFILL: refill,
    vocabulary.ABILITY: ability,
}


def obstacles(game: Merlin, seat: int, action: Action) -> list[Message]:
    """Say what keeps a seat from an action; nothing for verbs whose things another verb speaks for."""
    find = BY_VERB.get(action.verb)
    found = None if find is None else find(game, seat, action)
    return [] if found is None else [found]
