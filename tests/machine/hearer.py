"""Somebody who saw the table once and then only hears the lines of the log: what is known must stay true.

A view is taken apart into facts, path by path. Each line changes the facts as its game's `Story` says. Afterwards
they must be those of the new view: a change without a line, a line without its change and a wrong number are all found.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import roundtable as rt
from roundtable.kernel.journal import Event

Card = str | int | None
Fact = int | str | bool | None | Counter[Card]
Facts = dict[str, Fact]
Args = dict[str, int | str]
Says = Callable[["Hearer", Args], None]
Pick = Callable[[dict[str, object]], dict[str, object]]


@dataclass(frozen=True)
class Story:
    """How the lines of a game are to be understood.

    `picks` gives the part of a table's view that lines tell of, `piles` the names of lists whose order means nothing,
    `lines` what each message changes, `quiet` the messages that change nothing. Facts under `passing` may lapse without
    a word: they belong to a turn.
    """

    picks: Pick
    piles: frozenset[str]
    lines: dict[str, Says]
    quiet: frozenset[str]
    passing: str = "turn/"


class Untrue(AssertionError):
    """What was heard is not what can be seen."""


class Hearer:
    """The facts that one viewer knows."""

    def __init__(self, story: Story, viewer: int | None, facts: Facts) -> None:
        self.story = story
        self.viewer = viewer
        self.facts = facts

    def hear(self, event: Event) -> None:
        """Believe a line."""
        id = event.message.wording.id
        if id in self.story.quiet:
            return
        if id not in self.story.lines:
            raise Untrue(f"{id}: nobody knows what this line says about the table")
        try:
            self.story.lines[id](self, said(event))
        except Untrue as problem:
            raise Untrue(f"{id} {said(event)}: {problem}") from problem

    def number(self, path: str) -> int:
        """Give a number that is known."""
        value = self.facts.get(path)
        if not isinstance(value, int):
            raise Untrue(f"{path} is no number but {value!r}")
        return value

    def add(self, path: str, count: int) -> None:
        """A number grows, or becomes less; a line never tells of nothing."""
        if count == 0:
            raise Untrue(f"{path} does not change")
        self.facts[path] = self.number(path) + count

    def put(self, path: str, value: Fact) -> None:
        """Something becomes what it was not before."""
        if path not in self.facts:
            raise Untrue(f"there is no {path}")
        if self.facts[path] == value:
            raise Untrue(f"{path} is {value!r} already")
        self.facts[path] = value

    def note(self, path: str, value: Fact) -> None:
        """Something is so now, whether or not it was before."""
        self.facts[path] = value

    def pile(self, path: str) -> Counter[Card]:
        """Give a pile that is known."""
        held = self.facts.get(path)
        if not isinstance(held, Counter):
            raise Untrue(f"there is no pile {path}")
        return held

    def take(self, path: str, card: Card) -> None:
        """A card leaves a pile: the known one, else one of those that only others know."""
        held = self.pile(path)
        gone = card if held[card] else None
        if not held[gone]:
            raise Untrue(f"{card} is not in {path}")
        self.facts[path] = held - Counter([gone])

    def lay(self, path: str, card: Card, count: int = 1) -> None:
        """Cards come to a pile."""
        self.facts[path] = self.pile(path) + Counter({card: count})


def said(event: Event) -> Args:
    """Give what a line names, by parameter: numbers, seats and words."""
    message = event.message
    args: Args = {}
    for param, value in zip(message.wording.params, message.values, strict=True):
        args[param.name] = param.kind.words[value] if param.kind.words else value
    return args


def facts_of(story: Story, game: rt.Game, viewer: int | None) -> Facts:
    """Take a view apart."""
    table = game.sees(viewer)
    found: Facts = {}
    take_apart(story.picks(table), story.piles, "", found)
    return found


def take_apart(value: object, piles: frozenset[str], path: str, found: Facts) -> None:
    """Write down every fact below a path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            below = f"{path}/{key}" if path else str(key)
            if key in piles and isinstance(inner, list):
                found[below] = Counter(inner)
            else:
                take_apart(inner, piles, below, found)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            take_apart(inner, piles, f"{path}/{at}", found)
    else:
        assert value is None or isinstance(value, int | str)
        found[path] = value


def differences(story: Story, heard: Facts, seen: Facts) -> list[str]:
    """Say where what was heard is not what can be seen."""
    found: list[str] = []
    for path in sorted({*heard, *seen}):
        if path.startswith(story.passing) and path not in seen:
            continue
        one, other = heard.get(path), seen.get(path)
        if isinstance(one, Counter) and isinstance(other, Counter):
            if one != other:
                found.append(f"{path}: told too much {dict(one - other)}, not told {dict(other - one)}")
        elif one != other:
            found.append(f"{path}: told {one!r}, is {other!r}")
    return found


class Audience:
    """Every seat and somebody who only looks on, at one table."""

    def __init__(self, story: Story, game: rt.Game) -> None:
        self.story = story
        self.viewers: list[int | None] = [None, *range(game.rules.seats)]
        self.known: dict[int | None, Facts] = {}
        self.look(game)

    def look(self, game: rt.Game) -> None:
        """See the table."""
        self.known = {viewer: facts_of(self.story, game, viewer) for viewer in self.viewers}

    def untrue(self, before: dict[int | None, Facts], events: list[Event]) -> list[str]:
        """Say what is not as somebody believes who knew the table before and heard the events."""
        found: list[str] = []
        for viewer in self.viewers:
            hearer = Hearer(self.story, viewer, dict(before[viewer]))
            try:
                for event in events:
                    if event.seen_by(viewer):
                        hearer.hear(event)
            except Untrue as problem:
                found.append(f"to {viewer}: {problem}")
                continue
            found += [f"to {viewer}: {one}" for one in differences(self.story, hearer.facts, self.known[viewer])]
        return found
