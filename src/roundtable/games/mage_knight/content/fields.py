"""The fields of verbs: each kind reads its part of a step from the content files and refuses what it does not know."""

from typing import Final

from roundtable.games.mage_knight.content.nodes import ALL, EFFECT_WORDS, TIMING, Amount, Node
from roundtable.kernel.content import BadContent, Entry

NEEDED: Final = "needed"  # in the place of a default: the field must be there
LEFT_OUT: Final = "left out"  # the field may be missing, and then stays so

SPECIAL_COLOURS: Final = ("any-basic", "any", "any-but-gold", "owned", "missing", "offer-spell", "by-resistance")


class Reader:
    """Who makes nodes of what the content files say: verbs/library.py."""

    def node(self, entry: Entry, path: str) -> Node:
        """Read one step."""
        raise NotImplementedError

    def steps(self, entries: list[Entry], path: str) -> tuple[Node, ...]:
        """Read a list of steps."""
        raise NotImplementedError

    def alone(self, entry: Entry, path: str) -> tuple[Node, ...]:
        """Read a list of one step that is written without a list."""
        raise NotImplementedError

    def counts(self, word: str) -> bool:
        """Say whether something is counted under a word."""
        raise NotImplementedError

    def values(self, word: str) -> bool:
        """Say whether a value has this name."""
        raise NotImplementedError


class Field:
    """One field of a verb. `default` is what stands for it if nothing is said."""

    def __init__(self, name: str, default: object = NEEDED) -> None:
        self.name: Final = name
        self.default: Final = default

    def read(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read the field of a step, or its default."""
        if entry.has(self.name):
            self.take(node, entry, reader)
        elif self.default == NEEDED:
            raise BadContent(f"{entry.where}: {node.verb} needs {self.name!r}")
        elif self.default != LEFT_OUT:
            self.take(node, Entry(entry.where, {self.name: self.default}), reader)

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Put what is said into the node's table of this kind."""
        raise NotImplementedError(self.name)


class Number(Field):
    """A whole number; `all_of` is a word that may stand for as many as there are."""

    def __init__(self, name: str, default: object = NEEDED, all_of: str = "") -> None:
        super().__init__(name, default)
        self.all_of: Final = all_of

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """A number, or -1 for all."""
        said = entry.data[self.name]
        node.numbers[self.name] = ALL if self.all_of and said == self.all_of else entry.number(self.name)


class Flag(Field):
    """True or false; false if nothing is said."""

    def __init__(self, name: str, default: object = False) -> None:
        super().__init__(name, default)

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """True or false."""
        node.flags[self.name] = entry.flag(self.name)


class Sum(Field):
    """An amount: a number, or what it depends on."""

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read an amount."""
        node.amounts[self.name] = amount_of(entry, self.name, reader)


class Count(Sum):
    """An amount that depends on something: so much for each of what is counted."""

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Refuse a plain number."""
        super().take(node, entry, reader)
        if not node.amounts[self.name].per:
            raise BadContent(f"{entry.where}: {node.verb} counts something; for a fixed number write the step again")


def amount_of(entry: Entry, name: str, reader: Reader) -> Amount:
    """Read an amount: a number, a value that has a name, or so much for each of what is counted."""
    if not isinstance(entry.data[name], dict):
        return Amount(entry.number(name))
    rule = entry.entry(name)
    if rule.has("is"):
        if not reader.values(rule.text("is")):
            raise BadContent(f"{rule.where}: no value is called {rule.text('is')!r}")
        return Amount(0, of=rule.text("is"))
    per = rule.text("per")
    if not reader.counts(per):
        raise BadContent(f"{rule.where}: nothing counts {per!r}")
    base = rule.number("base") if rule.has("base") else 0
    return Amount(base, rule.number("each"), per, rule.number("max") if rule.has("max") else ALL)


class Word(Field):
    """A word out of a list: one of effects.toml by its name, or the words themselves; without a list any word."""

    def __init__(
        self, name: str, enum: str = "", default: object = NEEDED, allowed: tuple[str, ...] | None = None
    ) -> None:
        super().__init__(name, default)
        self.allowed: Final = listed(enum) if allowed is None else allowed

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read and check it."""
        node.words[self.name] = checked(entry, self.name, entry.text(self.name), self.allowed)


class Words(Field):
    """Several words out of a list; with `one_will_do` a single word may stand for a list of one."""

    def __init__(self, name: str, enum: str, default: object = NEEDED, one_will_do: bool = False) -> None:
        super().__init__(name, default)
        self.allowed: Final = listed(enum)
        self.one_will_do: Final = one_will_do

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read and check them."""
        value = entry.data[self.name]
        given = [value] if self.one_will_do and isinstance(value, str) else value
        if not isinstance(given, list):
            raise BadContent(f"{entry.where}: {self.name} must be a list, not {value!r}")
        node.lists[self.name] = tuple([checked(entry, self.name, word, self.allowed) for word in given])


class Colours(Field):
    """A colour, several to choose from, a reference, or one of the special ways to name one."""

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read and check them."""
        value = entry.data[self.name]
        given = value if isinstance(value, list) else [value]
        for word in given:
            if not isinstance(word, str):
                raise BadContent(f"{entry.where}: {self.name} must be a colour, not {word!r}")
            if "$" not in word and word not in SPECIAL_COLOURS and word not in listed("mana"):
                raise BadContent(f"{entry.where}: {self.name} is {word!r}, which is no colour")
        node.lists[self.name] = tuple([str(word) for word in given])


class Steps(Field):
    """Steps inside the step."""

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read them under the path of the field."""
        node.parts[self.name] = reader.steps(entry.entries(self.name), f"{node.path}.{self.name}")


class OneStep(Field):
    """A single step inside the step."""

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read it; its path is that of the field."""
        node.parts[self.name] = reader.alone(entry.entry(self.name), f"{node.path}.{self.name}")


class Branches(Field):
    """Several lists of steps to choose from."""

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read them in their order."""
        groups = entry.groups(self.name)
        paths = [f"{node.path}.{self.name}.{at}" for at in range(len(groups))]
        node.branches[self.name] = tuple([reader.steps(groups[at], paths[at]) for at in range(len(groups))])


class Faces(Field):
    """Steps for the faces of a mana die."""

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read one part per face."""
        faces = entry.entry(self.name)
        for face in faces.data:
            if face not in listed("face"):
                raise BadContent(f"{faces.where}: no face {face!r}")
            node.parts[face] = reader.steps(faces.entries(face), f"{node.path}.{self.name}.{face}")


class Arguments(Field):
    """The arguments of an odd procedure: numbers and flags."""

    def take(self, node: Node, entry: Entry, reader: Reader) -> None:
        """Read them by their own names."""
        args = entry.entry(self.name)
        for name, value in args.data.items():
            if isinstance(value, bool):
                node.flags[name] = value
            else:
                node.numbers[name] = args.number(name)


def listed(enum: str) -> tuple[str, ...]:
    """Give the words of a list of effects.toml."""
    if not enum:
        return ()
    return TIMING if enum == "timing" else tuple(EFFECT_WORDS.entry("words").entry(enum).data)


def checked(entry: Entry, name: str, word: object, allowed: tuple[str, ...]) -> str:
    """Give a word if it is allowed; an empty list allows all."""
    if not isinstance(word, str) or (allowed and word not in allowed):
        raise BadContent(f"{entry.where}: {name} has {word!r}, not one of {', '.join(allowed)}")
    return word
