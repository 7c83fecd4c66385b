"""Why a thing on the table can do nothing now, as the question that its seat is asked explains it."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.errors import IllegalAction
from roundtable.kernel.game import Game

from .preview import RuledMessage
from .table import rule_asked

MOST: Final = 5
USUAL: Final = "not-offered-now"  # says no more than what is asked


class Reasons(Struct, frozen=True, kw_only=True):
    """Why a thing can do nothing now, the most telling first, what is asked instead last; none if it can."""

    reasons: list[RuledMessage]


def reasons_for(game: Game, seat: int, thing: str) -> Reasons:
    """Ask the question of a seat about every action that would touch a thing."""
    rule = rule_asked(game, seat)
    options = game.options_of(seat)
    if not options:
        return Reasons(reasons=[told(IllegalAction("game-over" if game.over else "not-your-question", rule))])
    if any(thing in action.touches for action in options):
        return Reasons(reasons=[])
    question = next(one for one in game.open_questions() if one.seat == seat)
    found: dict[str, RuledMessage] = {}
    for action in touching(game.rules.box.vocabulary).get(thing, ()):
        refused = IllegalAction(game.why_not(question, action), rule, action.notation)
        if refused.reason != USUAL and len(found) < MOST - 1:
            found.setdefault(refused.reason, told(refused))
    prompt = game.prompt(seat)
    asked = [] if prompt is None else [RuledMessage(message=prompt.data(), rule=rule)]
    return Reasons(reasons=[*found.values(), *asked])


def told(refused: IllegalAction) -> RuledMessage:
    """Give a refusal as a message."""
    return RuledMessage(message={"id": refused.message, "args": dict(refused.values)}, rule=refused.rule)


@lru_cache(maxsize=8)
def touching(vocabulary: Vocabulary) -> dict[str, list[Action]]:
    """Give for every thing the actions that touch it."""
    found: dict[str, list[Action]] = {}
    for action in vocabulary.actions:
        for thing in action.touches:
            found.setdefault(thing, []).append(action)
    return found
