"""Answers that go together: those that one touch can say in one go, and those that need not be asked for at all.

A path is an option with answers to the questions behind it, as long as nothing is revealed between them and no turn
ends. What has only one answer, reveals nothing and ends no turn is obvious, unless others could learn from it that
there was only one; so is what the question itself gives as the answer that people need not be asked for. What is
asked behind an answer and has a proposal is answered by it, unless a path says otherwise.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Game
from roundtable.server.refused import Refused
from roundtable.server.shapes import Message

from .trial import Trial

LONGEST: Final = 5  # answers in one path that is offered
MOST_TRIED: Final = 120  # answers tried for one question; who offers more offers fewer paths
MOST_OBVIOUS: Final = 20  # answers that follow by themselves
WORLDS: Final = 16  # tables that each other seat imagines, to see whether there is one answer in all of them


class Path(Struct, frozen=True, kw_only=True):
    """Answers that can be given in one go: how they are written, what people read, and all that a hand would touch.

    `final`: they cannot be taken back, as the last of them reveals something or ends the turn.
    """

    actions: list[str]
    labels: list[Message]
    touches: list[str]
    final: bool = False


class Paths(Struct, frozen=True, kw_only=True):
    """The paths that begin with an option of a question, seen from a version; shorter ones first.

    `quiet` are options that can be taken back afterwards; of those that were not tried it is not known. `purses`: what
    the seat would have to spend after each of these, and after each path that is not final, answers joined by ` > `.
    """

    version: int
    quiet: list[str]
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
    quiet: list[str] = []
    purses: dict[str, dict[str, int]] = {}
    ways = [Way(game=game, asks=game.asks or "", path=Path(actions=[], labels=[], touches=[]))]
    if game.seat != seat or game.early or len(game.waiting) > 1:
        ways = []
    tried = 0
    seen: set[tuple[str, ...]] = set()
    while ways:
        way = ways.pop(0)
        answers = list(way.game.options()) if not way.path.actions else list(own_answers(way.game))
        for action in answers:
            longer = lengthened(way, action, seat)
            known = tuple(sorted(longer.actions))
            if known in seen:
                continue
            seen.add(known)
            tried += 1
            if tried > MOST_TRIED:
                return Paths(version=version, quiet=quiet, paths=found, purses=purses)
            after = tried_on(way.game, action, seat)
            if after is not None:
                purses[" > ".join(longer.actions)] = settled(after, seat).purse(seat)
            if after is not None and goes_on(way, after, action, len(longer.actions)):
                ways.append(Way(game=after, asks=after.asks or "", path=longer))
            if len(longer.actions) == 1 and after is not None:
                quiet.append(action.notation)
            mere_end = after is None and len(answers) == 1 and not action.touches
            if len(longer.actions) > 1 and not mere_end and not (after is not None and meant(after)):
                found.append(msgspec.structs.replace(longer, final=after is None))
    return Paths(version=version, quiet=quiet, paths=found, purses=purses)


def own_answers(game: Game) -> Iterator[Action]:
    """Give the answers to the question itself; of one that was meant by what led to it, the first."""
    for action in game.options():
        if game.extras.by_verb[action.verb] is None:
            yield action
            if meant(game):
                return


def meant(game: Game) -> bool:
    """Say whether whoever chose what led to the question meant its first answer."""
    question = game.question()
    return question is not None and question.meant


def lengthened(way: Way, action: Action, seat: int) -> Path:
    """Give a path with one more answer."""
    touches = dict.fromkeys([*way.path.touches, *way.game.touches(action, seat)])
    label = way.game.describe(action, seat).data()
    return Path(actions=[*way.path.actions, action.notation], labels=[*way.path.labels, label], touches=list(touches))


def goes_on(way: Way, after: Game, action: Action, length: int) -> bool:
    """Say whether a path leads on: one answer further, and as long as the same is asked again or was meant anyway.

    What may be done at many moments leads on only to what its own proposal would answer.
    """
    if length == 1 and after.extras.by_verb[action.verb] is not None:
        return proposed(after) is not None
    return length < LONGEST and (length == 1 or after.asks == way.asks or meant(after))


def tried_on(game: Game, action: Action, seat: int) -> Game | None:
    """Give the position after an answer, if the seat is asked again, nothing was revealed and no turn has ended."""
    trial = Trial(game, seat)
    trial.play(action)
    return trial.copy if trial.quiet else None


def obvious(game: Game, seat: int) -> Action | None:
    """Give the answer of a seat that needs no asking; None if it must be asked."""
    if game.seat != seat or game.early or len(game.waiting) > 1:
        return None
    options = game.options_of(seat)
    question = game.question()
    unasked = None if question is None else question.unasked(game)
    answer = options[0] if len(options) == 1 else unasked
    if answer is None or tried_on(game, answer, seat) is None:
        return None
    return answer if answer is unasked or all_know(game, seat) else None


def proposed(game: Game) -> Action | None:
    """Give the answer that a question proposes, if it does."""
    question = game.question()
    return game.options()[0] if question is not None and question.proposes(game) else None


def settled(game: Game, seat: int) -> Game:
    """Give the position once a seat has given what follows by itself, and the one answer in the midst of something."""
    for _ in range(MOST_OBVIOUS):
        question = game.question()
        midst = question is not None and not question.windows(game) and len(game.options()) == 1
        following = game.options()[0] if midst else follows(game, seat)
        after = None if following is None else tried_on(game, following, seat)
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
    for one, following in zip([action, *then], then, strict=False):
        after = tried_on(copy, one, seat) if copy.seat == seat and not copy.early else None
        if after is None or following not in after.options_of(seat):
            raise Refused("server-path-broken", 409, action=following.notation)
        copy = after
    answers = [one.notation for one in then]
    return [*answers, *obvious_behind(game, seat, [action, *then])] if also_obvious else answers


def follows(game: Game, seat: int) -> Action | None:
    """Give the answer that is given by itself behind another one of the same seat: proposed, or obvious."""
    if game.seat != seat or game.early or len(game.waiting) > 1:
        return None
    following = proposed(game)
    if following is not None and tried_on(game, following, seat) is not None:
        return following
    return obvious(game, seat)


def obvious_behind(game: Game, seat: int, played: Sequence[Action]) -> list[str]:
    """Give the answers that follow some answers by themselves, or are proposed, in brackets."""
    copy = game.clone()
    for action in played:
        copy.play(action, seat)
    found: list[str] = []
    while len(found) < MOST_OBVIOUS and not copy.over:
        following = follows(copy, seat)
        if following is None:
            break
        found.append(f"({following.notation})")
        copy.play(following, seat)
    return found
