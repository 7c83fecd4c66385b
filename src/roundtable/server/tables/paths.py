"""Answers that go together: those that one touch can say in one go, and those that need not be asked for at all.

A path is an option with answers to the questions behind it, as long as nothing is revealed between them and no turn
ends. What has only one answer, reveals nothing and ends no turn is obvious, unless others could learn from it that
there was only one; so is what the question itself gives as the answer that people need not be asked for. What is
asked behind an answer and has a proposal, or was meant by it, is answered by that, unless a path says otherwise: who
has a debt paid need not be asked whether to pay.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Game
from roundtable.server.refused import Refused
from roundtable.server.shapes import Message

from .trial import Lasting, Trial

LONGEST: Final = 5  # answers in one path that is offered
MOST_TRIED: Final = 120  # answers tried for one question; who offers more offers fewer paths
MOST_FOLLOWING: Final = 20  # answers that follow by themselves
ANSWER_OR_NOT: Final = 2  # options where one either answers or declines
WORLDS: Final = 16  # tables that each other seat imagines, to see whether there is one answer in all of them


class Path(Struct, frozen=True, kw_only=True):
    """Answers that can be given in one go: how they are written, what people read, and all that a hand would touch.

    `lasting`: why they could not be taken back, as for an option. `declines`: the last of them is not what was meant.
    """

    actions: list[str]
    labels: list[Message]
    touches: list[str]
    lasting: Lasting
    declines: bool


NO_ANSWERS: Final = Path(actions=[], labels=[], touches=[], lasting="", declines=False)


class Paths(Struct, frozen=True, kw_only=True):
    """The paths that begin with an option of a question, seen from a version; shorter ones first.

    `purses`: what the seat would have to spend after options and paths that can be taken back, answers joined by ` > `.
    """

    version: int
    paths: list[Path]
    purses: dict[str, dict[str, int]]


class Way(Struct, frozen=True, kw_only=True):
    """A path that is being found: the position it leads to, and the question that was answered last."""

    game: Game
    asks: str
    path: Path


def paths_from(game: Game, seat: int, version: int) -> Paths:
    """Find the paths that begin with an option of a seat; the same answers in another order are one path."""
    found: list[Path] = []
    purses: dict[str, dict[str, int]] = {}
    ways = [Way(game=game, asks=game.asks or "", path=NO_ANSWERS)]
    if not alone(game, seat):
        ways = []
    tried = 0
    seen: set[tuple[str, ...]] = set()
    while ways:
        way = ways.pop(0)
        for action in own_answers(way.game) if way.path.actions else way.game.options():
            longer = lengthened(way, action, seat)
            known = tuple(sorted(longer.actions))
            if known in seen:
                continue
            seen.add(known)
            tried += 1
            if tried > MOST_TRIED:
                return Paths(version=version, paths=found, purses=purses)
            trial = Trial(way.game, seat)
            trial.play(action)
            if trial.quiet:
                purses[" > ".join(longer.actions)] = settled(trial.copy, seat).purse(seat)
            if trial.quiet and not longer.declines and goes_on(way, trial.copy, action, len(longer.actions)):
                ways.append(Way(game=trial.copy, asks=trial.copy.asks or "", path=longer))
            mere_end = not trial.quiet and len(way.game.options()) == 1 and not action.touches
            passes = trial.quiet and likely(trial.copy)
            if len(longer.actions) > 1 and not mere_end and not passes:
                found.append(msgspec.structs.replace(longer, lasting=with_meant(trial).lasting))
    return Paths(version=version, paths=found, purses=purses)


def alone(game: Game, seat: int) -> bool:
    """Say whether a seat is asked by itself, and nobody has laid an answer down."""
    return game.seat == seat and not game.early and len(game.waiting) == 1


def own_answers(game: Game) -> list[Action]:
    """Give the answers to the question itself that a path may hold, a proposed one first.

    Of one whose first answer is likely that one; where it was meant it is given by itself, so only the others.
    """
    answers = [action for action in game.options() if game.extras.by_verb[action.verb] is None]
    if likely(game):
        return answers[:1]
    best = proposed(game)
    if best is not None:
        answers.sort(key=lambda action: action is not best)
    return answers[1:] if meant(game) else answers


def meant(game: Game) -> bool:
    """Say whether whoever chose what led to the question meant its first answer, not the one beside it."""
    question = game.question()
    return question is not None and question.meant and len(game.options()) == ANSWER_OR_NOT


def likely(game: Game) -> bool:
    """Say whether whoever says where to go wants the first answer there: the only other one is to decline."""
    question = game.question()
    return question is not None and question.likely and len(game.options()) == ANSWER_OR_NOT


def lengthened(way: Way, action: Action, seat: int) -> Path:
    """Give a path with one more answer."""
    touches = dict.fromkeys([*way.path.touches, *way.game.touches(action, seat)])
    label = way.game.describe(action, seat).data()
    return Path(
        actions=[*way.path.actions, action.notation],
        labels=[*way.path.labels, label],
        touches=list(touches),
        lasting="",
        declines=meant(way.game),
    )


def goes_on(way: Way, after: Game, action: Action, length: int) -> bool:
    """Say whether a path leads on: one answer further, and as long as the same is asked again or nothing much else.

    What may be done at many moments leads on only to what its own proposal would answer.
    """
    if length == 1 and after.extras.by_verb[action.verb] is not None:
        return proposed(after) is not None
    return length < LONGEST and (length == 1 or after.asks == way.asks or meant(after) or likely(after))


def lasting_of(game: Game, seat: int, action: Action) -> Lasting:
    """Say why an option could not be taken back; what is laid down early can until its turn comes."""
    if seat != game.seat:
        return ""
    if game.early:
        return "reveals"
    trial = Trial(game, seat)
    trial.play(action)
    return with_meant(trial).lasting


def with_meant(trial: Trial) -> Trial:
    """Give the trial of an answer with those that were meant by it."""
    for _ in range(MOST_FOLLOWING):
        answer = meant_answer(trial.copy, trial.seat) if trial.quiet else None
        if answer is None:
            break
        trial = trial.next(answer)
    return trial


def tried_on(game: Game, action: Action, seat: int) -> Game | None:
    """Give the position after an answer, if the seat is asked again, nothing was revealed and no turn has ended."""
    trial = Trial(game, seat)
    trial.play(action)
    return trial.copy if trial.quiet else None


def following(game: Game, seat: int) -> Action | None:
    """Give the answer that is given by itself behind another one of the same seat: proposed, obvious or meant."""
    if not alone(game, seat):
        return None
    proposal = proposed(game)
    if proposal is not None and tried_on(game, proposal, seat) is not None:
        return proposal
    return obvious(game, seat) or meant_answer(game, seat)


def meant_answer(game: Game, seat: int) -> Action | None:
    """Give the answer that was meant by what led to it; it may end the turn, but reveals nothing."""
    if not (alone(game, seat) and meant(game)):
        return None
    trial = Trial(game, seat)
    trial.play(game.options()[0])
    return None if trial.uncovers else game.options()[0]


def obvious(game: Game, seat: int) -> Action | None:
    """Give the answer of a seat that needs no asking; None if it must be asked."""
    if not alone(game, seat):
        return None
    options = game.options_of(seat)
    question = game.question()
    if question is None or question.insists(game):
        return None
    unasked = question.unasked(game)
    answer = options[0] if len(options) == 1 else unasked
    if answer is None or tried_on(game, answer, seat) is None:
        return None
    return answer if answer is unasked or all_know(game, seat) else None


def proposed(game: Game) -> Action | None:
    """Give the answer that a question proposes, if it does."""
    question = game.question()
    return None if question is None else question.proposal(game, game.options())


def settled(game: Game, seat: int) -> Game:
    """Give the position once a seat has given what follows by itself, and the one answer in the midst of something."""
    for _ in range(MOST_FOLLOWING):
        question = game.question()
        midst = question is not None and not question.windows(game) and len(game.options()) == 1
        answer = game.options()[0] if midst else following(game, seat)
        after = None if answer is None else tried_on(game, answer, seat)
        if after is None:
            break
        game = after
    return game


def all_know(game: Game, seat: int) -> bool:
    """Say whether every other seat knows that there is one answer: then giving it at once tells nobody anything."""
    chance = Chance(key_of("is there one answer?"))
    for other in range(game.rules.seats):
        for _ in range(WORLDS if other != seat else 0):
            if len(game.imagine(other, chance).options_of(seat)) != 1:
                return False
    return True


def answers_behind(game: Game, seat: int, action: Action, then: Sequence[Action], *, also_obvious: bool) -> list[str]:
    """Give the answers that follow an answer in the same move, those given by themselves in brackets.

    Each of `then` must be open as soon as the one before is given, without anything being revealed or a turn ending.
    """
    copy = game
    for one, next_one in zip([action, *then], then, strict=False):
        after = tried_on(copy, one, seat) if copy.seat == seat and not copy.early else None
        if after is None or next_one not in after.options_of(seat):
            raise Refused("server-path-broken", 409, action=next_one.notation)
        copy = after
    answers = [one.notation for one in then]
    return [*answers, *following_answers(game, seat, [action, *then])] if also_obvious else answers


def following_answers(game: Game, seat: int, played: Sequence[Action]) -> list[str]:
    """Give the answers that follow some answers by themselves, in brackets; none after the turn has ended."""
    copy = game.clone()
    for action in played:
        copy.sealed = False
        copy.play(action, seat)
    found: list[str] = []
    while len(found) < MOST_FOLLOWING and not (copy.over or copy.sealed):
        answer = following(copy, seat)
        if answer is None:
            break
        found.append(f"({answer.notation})")
        copy.sealed = False
        copy.play(answer, seat)
    return found
