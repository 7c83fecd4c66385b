"""Answers to simultaneous questions, laid down before the question comes up: sealed envelopes on the table.

The kernel stays sequential and the record keeps seat order; an envelope is opened when its question is on top.
`Game.early` holds them as place on the agenda, action id, place, action id and so on.
"""

from typing import TYPE_CHECKING, TypeVar

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.chance import Chance

if TYPE_CHECKING:
    from roundtable.kernel.game import Game

G = TypeVar("G", bound="Game")


def at(game: "Game", place: int) -> Action | None:
    """Give the answer laid down to the question at a place of the agenda."""
    for number in range(0, len(game.early), 2):
        if game.early[number] == place:
            return game.rules.box.vocabulary.actions[game.early[number + 1]]
    return None


def of(game: "Game", seat: int) -> Action | None:
    """Give the answer a seat has laid down to an open question."""
    place = len(game.agenda)
    for question in game.open_questions():
        place -= 1
        if question.seat == seat and at(game, place) is not None:
            return at(game, place)
    return None


def lay_down(game: G, action: Action, seat: int) -> None:
    """Keep a waiting seat's answer until its question comes up."""
    if action not in game.options_of(seat):
        for question in game.open_questions():
            if question.seat == seat:
                raise game.refusal(question, action)
    game.early = (*game.early, game.place_of(seat), action.id)


def open_at(game: "Game", place: int) -> Action | None:
    """Take the answer to the question at a place out of its envelope."""
    action = at(game, place)
    if action is not None:
        kept: list[int] = []
        for number in range(0, len(game.early), 2):
            if game.early[number] != place:
                kept += game.early[number : number + 2]
        game.early = tuple(kept)
    return action


def withdraw(game: "Game", seat: int) -> bool:
    """Give an answer laid down back to its seat; say whether there was one."""
    place = len(game.agenda)
    for question in game.open_questions():
        place -= 1
        if question.seat == seat and open_at(game, place) is not None:
            return True
    return False


def keep(game: "Game", early: tuple[int, ...]) -> None:
    """Keep those of some early answers whose questions wait on the agenda and allow them."""
    game.early = ()
    for number in range(0, len(early), 2):
        place = early[number]
        if not 0 <= place < len(game.agenda) - 1 or at(game, place) is not None:
            continue
        question = game.agenda[place]
        action = game.rules.box.vocabulary.actions[early[number + 1]]
        if isinstance(question, Question) and question.together and action in game.options_at(place):
            game.early += (place, action.id)


def dream(game: "Game", seat: int, chance: Chance) -> bool:
    """Replace the early answers of other seats by any they could have given; say whether there are such."""
    dreamt: list[int] = []
    for number in range(0, len(game.early), 2):
        place = game.early[number]
        answer = game.early[number + 1]
        if game.agenda[place].seat != seat:
            options = game.options_at(place)
            if not options:
                return False
            answer = options[chance.below(len(options))].id
        dreamt += [place, answer]
    game.early = tuple(dreamt)
    return True
