"""What can be told of an answer in any game: whether it says no, and whether the question itself offers it."""

from typing import Final

from roundtable.kernel.action import Action
from roundtable.kernel.game import Game

# Verbs with which the games let a player leave something, whatever it is.
NO: Final = frozenset({"decline", "done", "end", "finish", "no", "pass", "skip", "stop"})


def says_no(game: Game, action: Action) -> bool:
    """Say whether an answer leaves what is asked: passing, declining, ending."""
    return game.rules.box.vocabulary.verbs[action.verb].word in NO


def is_extra(game: Game, action: Action) -> bool:
    """Say whether an answer could also be given later: a flag, a mission, a card. It does not answer the question."""
    return game.extras.by_verb[action.verb] is not None


def straightforward(game: Game) -> Action:
    """Give the straightforward answer: the first that does not say no."""
    for action in game.found:
        if not says_no(game, action):
            return action
    return game.found[0]
