"""The page: chooses at random, with a little sense. It knows no game, and no game need know it."""

from typing import Final

from roundtable.bots.answers import is_extra, says_no
from roundtable.bots.bot import Bot
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game


class Page(Bot):
    """Takes what it is offered, throws no points away, and looks for points before it says no."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Final = chance

    def choose(self, eyes: Eyes) -> Action:
        """Give any of the sensible options, each equally likely."""
        options = eyes.options()
        if len(options) > 1:
            options = sensible(eyes.imagine(self.chance), eyes.seat, options)
        return options[self.chance.below(len(options))]


def sensible(world: Game, seat: int, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """Leave out what is obviously wasteful.

    Saying no is, if the question has another answer, or if an extra gives points at once. So is an answer that costs
    points at once, if another costs fewer. Extras can wait, and are neither pressed nor avoided.
    """
    answers: list[Action] = []
    extras: list[Action] = []
    for action in options:
        if is_extra(world, action):
            extras.append(action)
        elif not says_no(world, action):
            answers.append(action)
    if answers:
        return tuple(cheapest(world, seat, answers) + extras)
    return tuple([action for action in extras if gain(world, seat, action) > 0]) or options


def cheapest(world: Game, seat: int, answers: list[Action]) -> list[Action]:
    """Give the answers that cost no points at once; if all do, those that cost least."""
    if len(answers) == 1:
        return answers
    gains = [min(gain(world, seat, action), 0) for action in answers]
    least = max(gains)
    return [action for action, cost in zip(answers, gains, strict=True) if cost == least]


def gain(world: Game, seat: int, action: Action) -> int:
    """Give the points that an option brings the seat at once, before anything else is decided."""
    copy = world.clone()
    copy.play(action, seat)
    return copy.scores()[seat] - world.scores()[seat]
