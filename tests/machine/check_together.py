"""Checks of simultaneous questions: answers are secret until all have answered, and their order does not matter."""

import random

import roundtable as rt
from tests.machine.check_knowledge import shown_to, told, views_keep_secrets
from tests.machine.sameness import same

ANSWERS = 4  # of a question that are compared


def simultaneous_answers_stay_secret(game: rt.Game, chance: random.Random) -> None:
    """While others still choose, they see nothing of an answer already given, whichever it was."""
    question = game.question()
    if len(game.waiting) < 2 or question is None:
        return
    own = answers_of(question.seat, game)
    worlds: list[rt.Game] = []
    for action in chance.sample(own, min(ANSWERS, len(own))):
        world = game.clone()
        world.forced = False
        world.early = ()
        world.journal = rt.Journal()
        world.play(action)
        worlds.append(world)
    for world in worlds[1:]:
        for seat in set(worlds[0].waiting) & set(world.waiting) - {question.seat}:
            what = f"seat {seat}, still choosing, of what seat {question.seat} answered"
            same(world.view(seat), worlds[0].view(seat), f"view of {what}")
            same(shown_to(seat, world), shown_to(seat, worlds[0]), f"options of {what}")
            same(told(world, seat), told(worlds[0], seat), f"events told to {what}")


def answers_of(seat: int, game: rt.Game) -> list[rt.Action]:
    """Give the options that answer a seat's question, those of offers left out."""
    return [action for action in game.options_of(seat) if game.extras.by_verb[action.verb] is None]


def simultaneous_answers_may_come_early(game: rt.Game, chance: random.Random) -> None:
    """Whether seats answer early or when their turn comes makes no difference, and nobody sees an early answer."""
    seats = game.waiting
    if len(seats) < 2 or game.early:
        return
    early, orderly = game.clone(), game.clone()
    early.forced = orderly.forced = False
    answers = {seat: chance.choice(answers_of(seat, game)) for seat in seats if game.options_of(seat)}
    for seat in chance.sample(seats[1:], len(seats) - 1):
        if seat in answers:
            early.play(answers[seat], seat)
            assert seat not in early.waiting, f"seat {seat} has answered and is still waited for"
            assert early.options_of(seat) == (), f"seat {seat} has answered and has options"
            views_keep_secrets(early, chance)
            same(rt.load(early.save()).save(), early.save(), "position with an early answer, saved and loaded")
    for seat, answer in answers.items():
        if (orderly.seat, orderly.asks) != (seat, game.asks):
            return  # an answer brought a further question
        orderly.play(answer)
    early.play(answers[seats[0]])
    same(early.save(), orderly.save(), f"position after {answers} were given early instead of in order")
