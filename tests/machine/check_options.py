"""Checks of questions and answers: what is offered can be played, what is not offered is refused without a trace."""

import random

import roundtable as rt
from tests.machine.sameness import same

TRIED = 12  # options of a question that are tried on copies
REFUSED = 3  # answers that are tried though they must be refused
UNSPECIFIC = ("not-offered-now", "not-your-question", "unknown-action")  # reasons without a rule of their own


def options_are_sound(game: rt.Game, chance: random.Random) -> None:
    """Somebody has options until the end; they are distinct and the vocabulary's own."""
    options = game.options()
    assert isinstance(options, tuple), "options come as a tuple"
    if game.over:
        assert options == (), "the game is over and there are options"
        assert game.seat is None, "the game is over and a seat is asked"
        assert game.asks is None, "the game is over and there is a question"
        assert game.waiting == [], "the game is over and seats are waited for"
        return
    assert options, f"{game.asks} is asked without options"
    assert game.rule, f"the question {type(game.agenda[-1]).__name__} has no rule"
    assert game.seat in range(game.rules.seats), f"{game.asks} is asked of seat {game.seat}"
    assert game.waiting[:1] == [game.seat], f"seat {game.seat} is asked, {game.waiting} are waited for"
    for seat in game.waiting:
        offered = game.options_of(seat)
        assert len(set(offered)) == len(offered), f"{game.asks} offers the same twice: {doubles(offered)}"
        for action in offered:
            own = game.rules.box.vocabulary.actions[action.id]
            assert own is action, f"<{action.notation}> does not belong to the vocabulary"
    for seat in set(range(game.rules.seats)) - set(game.waiting):
        assert game.options_of(seat) == (), f"seat {seat} is not asked and has options"


def doubles(actions: tuple[rt.Action, ...]) -> list[str]:
    """Give the notations that stand more than once."""
    return sorted({action.notation for action in actions if actions.count(action) > 1})


def options_are_found_again(game: rt.Game, chance: random.Random) -> None:
    """Looking for options changes nothing and finds the same every time."""
    copy = game.clone()
    assert copy.asks_again(), f"{game.asks} found no options the second time"
    same(notations(copy), notations(game), f"options of {game.asks}, found again")
    same(copy.save(), game.save(), f"position after looking for the options of {game.asks}")


def notations_parse_back(game: rt.Game, chance: random.Random) -> None:
    """Notation, id and action mean the same thing, and a careless hand is understood."""
    vocabulary = game.rules.box.vocabulary
    for action in game.options():
        careless = f"  {action.notation.upper().replace(' ', '   ')} "
        assert vocabulary.find(action.notation) is action, f"<{action.notation}> parses back to something else"
        assert vocabulary.find(careless) is action, f"{careless!r} is not understood"
        assert vocabulary.actions[action.id] is action, f"the id of <{action.notation}> is another action's"
        for thing in action.touches:
            assert thing, f"<{action.notation}> touches something without a name"
            assert not set(thing) & set(" {}"), f"<{action.notation}> touches {thing!r}, which is no thing"


def every_option_can_be_played(game: rt.Game, chance: random.Random) -> None:
    """Each option, tried on a copy, leads to a sound position."""
    options = list(game.options())
    for action in options if len(options) <= TRIED else chance.sample(options, TRIED):
        copy = game.clone()
        try:
            copy.play(action)
            copy.check()
            copy.save()
        except Exception as problem:
            raise AssertionError(f"<{action.notation}> is offered by {game.asks} and fails: {problem!r}") from problem


def everything_else_is_refused(game: rt.Game, chance: random.Random) -> None:
    """What is not offered is refused with a reason, and leaves position, options and record as they were."""
    before = game.save()
    options = notations(game)
    record = record_text(game)
    wrong = wrong_answers(game, chance)
    for what, seat in chance.sample(wrong, min(REFUSED, len(wrong))):
        refusal = refusal_of(game, what, seat)
        assert refusal.reason, f"{what!r} is refused without a reason"
        assert refusal.rule or game.over, f"{what!r} is refused without a rule"
        if refusal.reason in UNSPECIFIC:
            assert refusal.rule == game.rule, f"{what!r} is refused by {refusal.rule!r}, asked is {game.rule!r}"
        same(game.save(), before, f"position after {what!r} was refused")
        same(notations(game), options, f"options after {what!r} was refused")
        same(record_text(game), record, f"record after {what!r} was refused")
    for place in (-1, len(options)):
        try:
            game.play_at(place)
        except rt.IllegalAction:
            same(game.save(), before, f"position after place {place} was refused")
        else:
            raise AssertionError(f"place {place} of {len(options)} was played")


def refusal_of(game: rt.Game, what: rt.Action | str | int, seat: int | None) -> rt.IllegalAction:
    """Give a wrong answer and the refusal it meets."""
    try:
        game.play(what, seat)
    except rt.IllegalAction as refusal:
        return refusal
    except Exception as problem:
        raise AssertionError(f"{what!r} is no option of {game.asks}, and fails with {problem!r}") from problem
    raise AssertionError(f"{what!r} is no option of {game.asks} for {seat}, and was played")


def wrong_answers(game: rt.Game, chance: random.Random) -> list[tuple[rt.Action | str | int, int | None]]:
    """Give answers that must be refused, with the seat that gives them: None if nobody says who plays."""
    actions = game.rules.box.vocabulary.actions
    offered = set(game.options())
    wrong: list[tuple[rt.Action | str | int, int | None]] = [("abracadabra", None), (-1, None), (len(actions), None)]
    for action in chance.sample(actions, min(4, len(actions))):
        if action not in offered:
            wrong += [(action, None), (action.notation, game.seat), (action.id, None)]
    for seat in range(game.rules.seats):
        if seat not in game.waiting:
            wrong += [(action, seat) for action in game.options()[:1]]
        elif seat != game.seat:
            own = set(game.options_of(seat))
            wrong += [(action, seat) for action in chance.sample(actions, min(2, len(actions))) if action not in own]
    return wrong


def notations(game: rt.Game) -> list[str]:
    """Give the options of the question on top as words."""
    return [action.notation for action in game.options()]


def record_text(game: rt.Game) -> str:
    """Give the record, empty where no history is kept."""
    return "" if game.past is None else game.record().text()
