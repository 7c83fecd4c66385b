"""Why a thing on the table can do nothing now, as its question, its extra and its game explain it."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.errors import IllegalAction
from roundtable.kernel.game import Game

from .preview import RuledMessage
from .table import rule_asked

MOST: Final = 5


class Reasons(Struct, frozen=True, kw_only=True):
    """Why a thing can do nothing now, the most telling first, what is asked instead last; none if it can."""

    reasons: list[RuledMessage]


class FirstReasons(Struct, frozen=True, kw_only=True):
    """The most telling reason of each of several things; those that can do something are left out."""

    reasons: dict[str, RuledMessage]


def first_reasons(game: Game, seat: int, things: list[str]) -> FirstReasons:
    """Ask about several things at once."""
    found = {thing: reasons_for(game, seat, thing).reasons for thing in things}
    return FirstReasons(reasons={thing: reasons[0] for thing, reasons in found.items() if reasons})


def reasons_for(game: Game, seat: int, thing: str) -> Reasons:
    """Ask the game about every action of a seat that would touch a thing."""
    rule = rule_asked(game, seat)
    options = game.options_of(seat)
    if not options:
        return Reasons(reasons=[told(IllegalAction("game-over" if game.over else "not-your-question", rule))])
    if any(thing in action.touches for action in options):
        return Reasons(reasons=[])
    question = next(one for one in game.open_questions() if one.seat == seat)
    actions = touching(game.rules.box.vocabulary).get(thing, ())
    own = [game.own_reason(question, action) for action in actions]  # nearer than what holds whatever is asked
    reasons = [reason for reason in own if reason is not None]
    for action in actions:
        reasons += game.obstacles(seat, action)
    found = {str(reason.data()): RuledMessage(message=reason.data(), rule=reason.rule or rule) for reason in reasons}
    prompt = game.prompt(seat)
    asked = [] if prompt is None else [RuledMessage(message=prompt.data(), rule=rule)]
    return Reasons(reasons=[*list(found.values())[: MOST - 1], *asked])


def told(refused: IllegalAction) -> RuledMessage:
    """Give a refusal as a message."""
    return RuledMessage(message=refused.data(), rule=refused.rule)


@lru_cache(maxsize=8)
def touching(vocabulary: Vocabulary) -> dict[str, list[Action]]:
    """Give for every thing the actions that touch it."""
    found: dict[str, list[Action]] = {}
    for action in vocabulary.actions:
        for thing in action.touches:
            found.setdefault(thing, []).append(action)
    return found
