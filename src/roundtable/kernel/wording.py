"""What the rules say to people, without a word of it: message ids and the kinds of their arguments.

Games declare `Names`, `Wording`s and verbs; the text room turns them into sentences in four languages.
"""

from typing import Final

from roundtable.kernel.openness import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def messages(self) -> list[str]:
        """Give the ids of all messages the words need; a noun's message may have forms."""
        return [self.message(position) for position in range(len(self.words))]

    def data(self, position: int) -> object:
        """Give a word as an argument of a message, as JSON data."""
        return {"message": self.message(position)}


class Counted(Names):
    """A kind whose values are plain numbers."""

    def notation(self, position: int) -> str:
        """Numbers stand for themselves."""
        return str(position)

    def data(self, position: int) -> object:
        """Numbers stay numbers."""
        return position


class Seats(Counted):
    """A kind whose values are seats; people read the players' names."""

    def data(self, position: int) -> object:
        """Say that the number is a seat."""
        return {"seat": position}


class Plain(Names):
    """Words that read the same in every language, such as the coordinates of a board."""

    def messages(self) -> list[str]:
        """They need none."""
        return []

    def data(self, position: int) -> object:
        """The word itself."""
        return self.words[position]


class Several(Names):
    """Some words of a list at once: the value has a bit for each, people read them joined as in a sentence."""

    def __init__(self, each: Names) -> None:
        super().__init__(f"several-{each.id}", each.words)
        self.each: Final = each

    def message(self, position: int) -> str:
        """That of the word."""
        return self.each.message(position)

    def messages(self) -> list[str]:
        """Those of the words."""
        return self.each.messages()

    def data(self, position: int) -> object:
        """The words whose bits are set."""
        return [self.each.data(at) for at in range(len(self.words)) if (position >> at) & 1]


class Composed(Names):
    """Words whose texts are put together from other messages, such as cards described by what they do.

    `phrases` holds the JSON form of one message per word, `wordings` every message used in them.
    """

    def __init__(
        self, id: str, words: tuple[str, ...], phrases: tuple[dict[str, object], ...], wordings: "tuple[Wording, ...]"
    ) -> None:
        super().__init__(id, words)
        self.phrases: Final = phrases
        self.wordings: Final = wordings

    def messages(self) -> list[str]:
        """They need none of their own."""
        return []

    def data(self, position: int) -> object:
        """The message put together."""
        return {"say": self.phrases[position]}


NUMBER: Final = Counted("number", ())
SEAT: Final = Seats("seat", ())
PHRASE: Final = Counted("phrase", ())  # an argument given as JSON data: a message inside a message, or a list of them


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

    def by(self, rule: str) -> "Wording":
        """Give the same message as told of another rule."""
        return Wording(self.id, *self.params, rule=rule)


class Message:
    """A wording with values: what is shown to a person; `rule` is the wording's, unless another stands behind it."""

    def __init__(self, wording: Wording, values: tuple[int, ...] = (), rule: str = "") -> None:
        self.wording: Final = wording
        self.values: Final = values
        self.rule: Final = rule or wording.rule

    def data(self) -> dict[str, object]:
        """Give the message as JSON data.

        Arguments are numbers, {"seat": n}, {"message": id} for a noun, {"say": message} for a message inside, lists
        of these to be joined as in a sentence, or plain texts.
        """
        return {"id": self.wording.id, "args": self.args()}

    def args(self) -> dict[str, object]:
        """Give the arguments as JSON data."""
        args: dict[str, object] = {}
        for param, value in zip(self.wording.params, self.values, strict=True):
            args[param.name] = param.kind.data(value)
        return args


def phrase(wording: Wording, *values: object) -> dict[str, object]:
    """Give a message as JSON data; values are positions of the parameters' kinds, or data for those of kind PHRASE."""
    args: dict[str, object] = {}
    for param, value in zip(wording.params, values, strict=True):
        args[param.name] = param.kind.data(value) if param.kind is not PHRASE and isinstance(value, int) else value
    return {"id": wording.id, "args": args}
