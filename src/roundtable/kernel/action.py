"""Actions and the vocabulary that holds every action of a game once.

An action is compared by identity; its notation parses back through the vocabulary, its id is its place there.
"""

import hashlib
from typing import Final

from roundtable.kernel.wording import Param, Wording


class Action:
    """A verb and up to two small arguments, made once per game and shared by all tables."""

    def __init__(self, id: int, verb: int, a: int, b: int, notation: str, touches: tuple[str, ...]) -> None:
        self.id: Final = id
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b
        self.notation: Final = notation
        self.touches: Final = touches

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class Verb:
    """A word that begins a notation, with the kinds of its arguments and the label people read."""

    def __init__(self, number: int, word: str, wording: Wording) -> None:
        self.number: Final = number
        self.word: Final = word
        self.wording: Final = wording


class Vocabulary:
    """Every action of a game in a fixed order. Extend it at its end only: ids are places."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.verbs: Final[list[Verb]] = []
        self.actions: Final[list[Action]] = []
        self.by_notation: Final[dict[str, Action]] = {}

    def verb(self, word: str, *params: Param) -> int:
        """Declare a verb with at most two arguments; people read it as message `<game>-do-<word>`."""
        if len(params) > 2:
            raise ValueError(f"verb {word}: at most two arguments")
        if any(known.word == word for known in self.verbs):
            raise ValueError(f"the verb {word!r} stands twice")
        number = len(self.verbs)
        self.verbs.append(Verb(number, word, Wording(f"{self.game}-do-{word}", *params)))
        return number

    def add(self, verb: int, a: int = 0, b: int = 0, touches: tuple[str, ...] = ()) -> Action:
        """Make one action. In `touches`, {a} and {b} stand for the arguments' words."""
        spoken = self.verbs[verb]
        words = [param.kind.notation(value) for param, value in zip(spoken.wording.params, (a, b), strict=False)]
        notation = " ".join([spoken.word, *words])
        if notation in self.by_notation:
            raise ValueError(f"the notation {notation!r} stands twice")
        words += ["", ""]
        touched = tuple([thing.replace("{a}", words[0]).replace("{b}", words[1]) for thing in touches])
        action = Action(len(self.actions), verb, a, b, notation, touched)
        self.actions.append(action)
        self.by_notation[notation] = action
        return action

    def row(self, verb: int, count: int, touches: tuple[str, ...] = ()) -> tuple[Action, ...]:
        """Make the actions with a = 0 … count-1."""
        return tuple([self.add(verb, a, 0, touches) for a in range(count)])

    def grid(self, verb: int, rows: int, columns: int, touches: tuple[str, ...] = ()) -> tuple[tuple[Action, ...], ...]:
        """Make the actions for every pair (a, b)."""
        return tuple([tuple([self.add(verb, a, b, touches) for b in range(columns)]) for a in range(rows)])

    def has(self, action: Action) -> bool:
        """Say whether an action is one of this vocabulary's own, not merely one like it."""
        return action.id < len(self.actions) and self.actions[action.id] is action

    def find(self, notation: str) -> Action | None:
        """Look up a notation; extra blanks and capitals do not matter."""
        found = self.by_notation.get(notation)
        if found is None:
            found = self.by_notation.get(" ".join(notation.lower().split()))
        return found

    def digest(self) -> str:
        """Give a hash of all notations in order: learning code stores it beside its weights."""
        joined = "\n".join([action.notation for action in self.actions])
        return hashlib.blake2b(joined.encode(), digest_size=8).hexdigest()
