"""What the rules say to people, without a word of it: message ids and the kinds of their arguments.

Games declare `Names`, `Wording`s and verbs; the text room turns them into sentences in four languages.
"""

from typing import Final


class Names:
    """A fixed list of words. Code uses positions, notation uses the words, people read `<id>-<word>`."""

    def __init__(self, id: str, words: tuple[str, ...]) -> None:
        self.id: Final = id
        self.words: Final = words
        self.index: Final = {word: position for position, word in enumerate(words)}
        if len(self.index) != len(words):
            raise ValueError(f"names {id}: a word stands twice")

    def at(self, word: str) -> int:
        """Give the position of a word."""
        return self.index[word]

    def notation(self, position: int) -> str:
        """Give the word as it stands in a notation."""
        return self.words[position]

    def message(self, position: int) -> str:
        """Give the message id under which people read the word."""
        return f"{self.id}-{self.words[position]}"


class Counted(Names):
    """A kind whose values are plain numbers: `number` itself, or `seat`."""

    def notation(self, position: int) -> str:
        """Numbers stand for themselves."""
        return str(position)

    def message(self, position: int) -> str:
        """Numbers have no message; callers render them directly."""
        return self.id


NUMBER: Final = Counted("number", ())
SEAT: Final = Counted("seat", ())


class Param:
    """One argument of a message: its name in the text and what kind of thing it is."""

    def __init__(self, name: str, kind: Names) -> None:
        self.name: Final = name
        self.kind: Final = kind


class Wording:
    """A message id with the arguments it takes and the rule it tells of."""

    def __init__(self, id: str, *params: Param, rule: str = "") -> None:
        self.id: Final = id
        self.params: Final = params
        self.rule: Final = rule


class Message:
    """A wording with values: what is shown to a person."""

    def __init__(self, wording: Wording, values: tuple[int, ...] = ()) -> None:
        self.wording: Final = wording
        self.values: Final = values

    def data(self) -> dict[str, object]:
        """Give the message as JSON data: numbers plain, seats as {"seat": n}, names as {"message": id}."""
        args: dict[str, object] = {}
        for param, value in zip(self.wording.params, self.values, strict=True):
            if param.kind is NUMBER:
                args[param.name] = value
            elif param.kind is SEAT:
                args[param.name] = {"seat": value}
            else:
                args[param.name] = {"message": param.kind.message(value)}
        return {"id": self.wording.id, "args": args}
