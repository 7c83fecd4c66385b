"""A passage: a short game that is stored because it passes through a rule, and the random player who looks for it."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import roundtable as rt
from roundtable.kernel.replay import Replay
from roundtable.kernel.rules import Value
from tests.machine.choices import most_decisions

LEANING = 0.6  # how often the player takes an answer with a verb that may lead to the rule
SEEDS = 400  # that are tried

Seen = Callable[[rt.Game], bool]


def never(game: rt.Game) -> bool:
    """Nothing is to be seen: the lines of the log say enough."""
    return False


@dataclass(frozen=True)
class Passage:
    """A table, and how one knows that a game there passed through the rule.

    `tells` are lines of the log that must come; `sees` must be true after some decision, if it is given. `likes` are
    verbs the player leans to; `first` is a seed to begin with, where such games are rare.
    """

    game: str
    name: str
    seats: int
    settings: dict[str, Value]
    tells: tuple[str, ...] = ()
    sees: Seen = never
    likes: tuple[str, ...] = ()
    first: int = 1

    @property
    def id(self) -> str:
        """The name of its file."""
        return f"passage-{self.name}"


class Witness:
    """Looks on while a game is played."""

    def __init__(self, passage: Passage, game: rt.Game, journal: rt.Journal) -> None:
        self.passage = passage
        self.game = game
        self.journal = journal
        self.seen = passage.sees is never

    def look(self) -> None:
        """Look at the table after a decision."""
        self.seen = self.seen or self.passage.sees(self.game)

    def satisfied(self) -> bool:
        """Say whether the rule has come up."""
        told = {event.message.wording.id for event in self.journal.events}
        return self.seen and told.issuperset(self.passage.tells)


def find(passage: Passage) -> rt.Game:
    """Play games at random until one passes through the rule, and give that one."""
    for seed in range(passage.first, passage.first + SEEDS):
        game = rt.new(passage.game, passage.seats, seed, passage.settings)
        if plays_through(passage, game, random.Random(seed)):
            return game
    raise AssertionError(f"no game of {SEEDS} passes through {passage.name}")


def plays_through(passage: Passage, game: rt.Game, chance: random.Random) -> bool:
    """Play a game to its end, leaning to some verbs; say whether it passed through the rule."""
    journal = game.journal = rt.Journal()
    witness = Witness(passage, game, journal)
    witness.look()
    for _ in range(most_decisions(game.rules.box.name)):
        if game.over:
            break
        found = game.options()
        liked = [action for action in found if action.notation.split()[0] in passage.likes]
        game.play(chance.choice(liked if liked and chance.random() < LEANING else found))
        witness.look()
    return game.over and witness.satisfied()


def told_in(text: str) -> set[str]:
    """Give the lines of the log that came in a stored game."""
    journal = rt.Journal()
    again = Replay(text, journal=journal)
    while again.step():
        pass
    return {event.message.wording.id for event in journal.events}


def passes(passage: Passage, text: str) -> bool:
    """Say whether a stored game passes through the rule."""
    journal = rt.Journal()
    again = Replay(text, journal=journal)
    witness = Witness(passage, again.game, journal)
    witness.look()
    while again.step():
        witness.look()
    return witness.satisfied()
