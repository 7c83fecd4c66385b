"""Layouts: each state class declared once, from which saving, loading, range checks and copying follow.

A layout names every attribute with its kind and limits. It works through getattr and setattr and is never used in
hot places: the classes of our own games, with the code that copies them, are written from it by tools/classes.py.
"""

from collections.abc import Callable
from typing import Final

from roundtable.kernel.errors import BadPosition
from roundtable.kernel.wording import Names
from roundtable.kernel.zone import IN_PILE, Zone

LARGEST: Final = 1 << 30


class Field:
    """One attribute: its name, and how it is saved, restored and described. Subclasses are the kinds."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def save(self, value: object) -> object:
        """Turn the attribute into JSON data."""
        raise NotImplementedError

    def load(self, data: object, path: str) -> object:
        """Turn JSON data back, or raise BadPosition with the path of what is wrong."""
        raise NotImplementedError

    def copy(self, value: object) -> object:
        """Give a copy that can be changed on its own; what never changes is its own copy."""
        return value

    def facts(self, value: object, seat: int) -> object:
        """Give what a seat knows of it as something that can be compared and hashed."""
        return value


class Int(Field):
    """A whole number within limits; with `names`, saved as a word, and -1 as null."""

    def __init__(self, name: str, low: int = 0, high: int = LARGEST, names: Names | None = None) -> None:
        super().__init__(name)
        self.low: Final = low
        self.high: Final = high if names is None else len(names.words) - 1
        self.names: Final = names

    def save(self, value: object) -> object:
        """Numbers stay numbers, names become words."""
        if not isinstance(value, int):
            raise TypeError(f"{self.name}: {value!r}")
        if self.names is None:
            return int(value)
        return None if value < 0 else self.names.words[value]

    def load(self, data: object, path: str) -> object:
        """Check the limits."""
        if self.names is not None:
            if data is None and self.low < 0:
                return -1
            if not isinstance(data, str) or data not in self.names.index:
                raise BadPosition(path, "unknown-word", repr(data))
            data = self.names.index[data]
        if type(data) is not int:
            raise BadPosition(path, "not-a-number", repr(data))
        if not self.low <= data <= self.high:
            raise BadPosition(path, "out-of-range", f"{data!r}: {self.low}..{self.high}")
        return data


class Place(Int):
    """A whole number such as a place in a list; none (-1) is null."""

    def save(self, value: object) -> object:
        """None is null."""
        return None if value == -1 else super().save(value)

    def load(self, data: object, path: str) -> object:
        """Null is none."""
        return -1 if data is None else super().load(data, path)


class Seat(Field):
    """A seat; nobody (-1) is null, and below that stand the words of `others`: -2 the first, -3 the second."""

    def __init__(self, name: str, seats: int, others: Names | None = None) -> None:
        super().__init__(name)
        self.seats: Final = seats
        self.others: Final = others

    def save(self, value: object) -> object:
        """Seats stay numbers."""
        if not isinstance(value, int):
            raise TypeError(f"{self.name}: {value!r}")
        if value >= 0:
            return int(value)
        return None if value == -1 or self.others is None else self.others.words[-2 - value]

    def load(self, data: object, path: str) -> object:
        """Check that there is such a seat or word."""
        if data is None:
            return -1
        if isinstance(data, str):
            if self.others is None or data not in self.others.index:
                raise BadPosition(path, "unknown-word", repr(data))
            return -2 - self.others.index[data]
        if type(data) is not int:
            raise BadPosition(path, "not-a-number", repr(data))
        if not 0 <= data < self.seats:
            raise BadPosition(path, "out-of-range", f"{data!r}: 0..{self.seats - 1}")
        return data


class Marks(Field):
    """Bits of a number, saved as the list of the words whose bits are set."""

    def __init__(self, name: str, names: Names) -> None:
        super().__init__(name)
        self.names: Final = names

    def save(self, value: object) -> object:
        """The words in their order."""
        if not isinstance(value, int):
            raise TypeError(f"{self.name}: {value!r}")
        return [word for at, word in enumerate(self.names.words) if (value >> at) & 1]

    def load(self, data: object, path: str) -> object:
        """Known words, each once at most."""
        bits = 0
        for at, word in enumerate(as_list(data, path)):
            if not isinstance(word, str) or word not in self.names.index:
                raise BadPosition(f"{path}[{at}]", "unknown-word", repr(word))
            bit = 1 << self.names.index[word]
            if bits & bit:
                raise BadPosition(f"{path}[{at}]", "stands-twice", repr(word))
            bits |= bit
        return bits


class Flag(Field):
    """True or false."""

    def save(self, value: object) -> object:
        """Compiled or not, a flag is saved as true or false."""
        return bool(value)

    def load(self, data: object, path: str) -> object:
        """Only true and false will do."""
        if data is not True and data is not False:
            raise BadPosition(path, "not-a-flag", repr(data))
        return data


class Word(Field):
    """A short text, such as the path of an effect."""

    def save(self, value: object) -> object:
        """As it is."""
        return str(value)

    def load(self, data: object, path: str) -> object:
        """Any text."""
        if not isinstance(data, str):
            raise BadPosition(path, "not-a-text", repr(data))
        return data


class Maybe(Field):
    """Another kind, or nothing (null)."""

    def __init__(self, inner: Field) -> None:
        super().__init__(inner.name)
        self.inner: Final = inner

    def save(self, value: object) -> object:
        """Nothing is null."""
        return None if value is None else self.inner.save(value)

    def load(self, data: object, path: str) -> object:
        """Null is nothing."""
        return None if data is None else self.inner.load(data, path)

    def copy(self, value: object) -> object:
        """Nothing stays nothing."""
        return None if value is None else self.inner.copy(value)

    def facts(self, value: object, seat: int) -> object:
        """Nothing stays nothing."""
        return None if value is None else self.inner.facts(value, seat)


class Many(Field):
    """A list of another kind, with limits on its length; `frozen` makes it a tuple in the state."""

    def __init__(self, inner: Field, least: int = 0, most: int = 10_000, frozen: bool = False) -> None:
        super().__init__(inner.name)
        self.inner: Final = inner
        self.least: Final = least
        self.most: Final = most
        self.frozen: Final = frozen

    def save(self, value: object) -> object:
        """Each member in order."""
        if not isinstance(value, (list, tuple)):
            raise TypeError(f"{self.name}: {value!r}")
        return [self.inner.save(one) for one in value]

    def load(self, data: object, path: str) -> object:
        """Check the length, then each member."""
        if not isinstance(data, list):
            raise BadPosition(path, "not-a-list", repr(data)[:40])
        if not self.least <= len(data) <= self.most:
            raise BadPosition(path, "wrong-length", f"{len(data)}: {self.least}..{self.most}")
        members = [self.inner.load(one, f"{path}[{at}]") for at, one in enumerate(data)]
        return tuple(members) if self.frozen else members

    def copy(self, value: object) -> object:
        """A tuple is shared."""
        if self.frozen or not isinstance(value, list):
            return value
        return [self.inner.copy(one) for one in value]

    def facts(self, value: object, seat: int) -> object:
        """Those of each member."""
        return facts_of_each(self.inner, value, seat)


class ByName(Field):
    """A list with one member for each of some words, saved as an object; each further table of words stands inside.

    With `each`, every word has so many members that follow each other, saved as a list. `frozen` makes it a tuple in
    the state.
    """

    def __init__(self, inner: Field, *tables: Names, each: int = 0, frozen: bool = False) -> None:
        super().__init__(inner.name)
        self.inner: Final = inner
        self.tables: Final = tables
        self.each: Final = each
        self.frozen: Final = frozen

    def save(self, value: object) -> object:
        """Put the members together from the innermost table outwards."""
        if not isinstance(value, (list, tuple)) or isinstance(value, tuple) != self.frozen:
            raise TypeError(f"{self.name}: {value!r}")
        members = [self.inner.save(one) for one in value]
        if self.each:
            members = [members[at : at + self.each] for at in range(0, len(members), self.each)]
        for table in reversed(self.tables):
            words = table.words
            rows = [members[at : at + len(words)] for at in range(0, len(members), len(words))]
            members = [dict(zip(words, row, strict=True)) for row in rows]
        return members[0]

    def load(self, data: object, path: str) -> object:
        """Every word must be there."""
        found: list[object] = []
        self.gather(data, path, 0, found)
        return tuple(found) if self.frozen else found

    def gather(self, data: object, path: str, depth: int, out: list[object]) -> None:
        """Append the members below a place, so many tables deep."""
        if depth < len(self.tables):
            given = as_dict(data, path, self.tables[depth].words)
            for word in self.tables[depth].words:
                self.gather(given[word], f"{path}.{word}", depth + 1, out)
        elif self.each:
            members = as_list(data, path)
            if len(members) != self.each:
                raise BadPosition(path, "wrong-length", f"{len(members)}: {self.each}")
            out += [self.inner.load(one, f"{path}[{at}]") for at, one in enumerate(members)]
        else:
            out.append(self.inner.load(data, path))

    def copy(self, value: object) -> object:
        """A tuple is shared, a list has a copy of each member."""
        return [self.inner.copy(one) for one in value] if isinstance(value, list) else value

    def facts(self, value: object, seat: int) -> object:
        """Those of each member."""
        return facts_of_each(self.inner, value, seat)


class SomeByName(Field):
    """A tuple with one member for each of some words, saved as an object without those that are `nothing`."""

    def __init__(self, inner: Field, names: Names, nothing: object) -> None:
        super().__init__(inner.name)
        self.inner: Final = inner
        self.names: Final = names
        self.nothing: Final = nothing

    def save(self, value: object) -> object:
        """Members that look like nothing are left out."""
        if not isinstance(value, tuple):
            raise TypeError(f"{self.name}: {value!r}")
        nothing = self.inner.save(self.nothing)
        members = zip(self.names.words, [self.inner.save(one) for one in value], strict=True)
        return {word: member for word, member in members if member != nothing}

    def load(self, data: object, path: str) -> object:
        """Known words only."""
        if not isinstance(data, dict):
            raise BadPosition(path, "not-an-object", repr(data)[:40])
        found = [self.nothing] * len(self.names.words)
        for word, one in data.items():
            if word not in self.names.index:
                raise BadPosition(f"{path}.{word}", "unknown-word", repr(word))
            found[self.names.index[word]] = self.inner.load(one, f"{path}.{word}")
        return tuple(found)

    def facts(self, value: object, seat: int) -> object:
        """Those of each member."""
        return facts_of_each(self.inner, value, seat)


class Cards(Field):
    """A zone: {"cards": […], "known": […], "since": […]}; known -1 means everybody, since null means in a pile."""

    def __init__(self, name: str, names: Names) -> None:
        super().__init__(name)
        self.card: Final = Int(name, 0, LARGEST, names)
        self.known: Final = Int(name, -1)
        self.since: Final = Int(name, 0, IN_PILE - 1)

    def save(self, value: object) -> object:
        """Cards by their names."""
        if not isinstance(value, Zone):
            raise TypeError(f"{self.name}: {value!r}")
        return {
            "cards": [self.card.save(card) for card in value.cards],
            "known": list(value.known),
            "since": [None if since == IN_PILE else since for since in value.since],
        }

    def load(self, data: object, path: str) -> object:
        """Three lists of one length."""
        given = as_dict(data, path, ("cards", "known", "since"))
        cards = as_list(given["cards"], f"{path}.cards")
        known = as_list(given["known"], f"{path}.known")
        since = as_list(given["since"], f"{path}.since")
        if not len(cards) == len(known) == len(since):
            raise BadPosition(path, "wrong-length", f"{len(cards)}, {len(known)}, {len(since)}")
        return Zone(
            tuple([as_int(self.card.load(one, f"{path}.cards[{at}]")) for at, one in enumerate(cards)]),
            tuple([as_int(self.known.load(one, f"{path}.known[{at}]")) for at, one in enumerate(known)]),
            tuple([self.load_moment(one, f"{path}.since[{at}]") for at, one in enumerate(since)]),
        )

    def load_moment(self, data: object, path: str) -> int:
        """Null is the moment of cards that have not left their pile."""
        return IN_PILE if data is None else as_int(self.since.load(data, path))

    def copy(self, value: object) -> object:
        """A zone with the same cards."""
        return value.copy() if isinstance(value, Zone) else value

    def facts(self, value: object, seat: int) -> object:
        """Cards that the seat does not know are left out."""
        return value.facts(seat) if isinstance(value, Zone) else value


class Layout(Field):
    """A state class: its fields, and how a blank object of it is made. Layouts nest.

    With `base`, the fields of another layout come first: what several classes have in common.
    """

    def __init__(self, name: str, make: Callable[[], object], *fields: Field, base: "Layout | None" = None) -> None:
        super().__init__(name)
        self.make: Final = make
        self.base: Final = base
        self.fields: Final[tuple[Field, ...]] = fields if base is None else base.fields + fields

    def save(self, value: object) -> object:
        """Every field by its name."""
        return self.save_fields(value)

    def save_fields(self, value: object) -> dict[str, object]:
        """Save every field into a dictionary."""
        return {field.name: field.save(getattr(value, field.name)) for field in self.fields}

    def load(self, data: object, path: str) -> object:
        """Make a blank object and fill it."""
        blank = self.make()
        self.load_fields(data, path, blank)
        return blank

    def load_fields(self, data: object, path: str, target: object) -> None:
        """Fill an object from data that has exactly these fields."""
        given = as_dict(data, path, tuple([field.name for field in self.fields]))
        for field in self.fields:
            setattr(target, field.name, field.load(given[field.name], f"{path}.{field.name}" if path else field.name))

    def copy(self, value: object) -> object:
        """Make a blank object and copy everything into it."""
        blank = self.make()
        self.copy_fields(value, blank)
        return blank

    def copy_fields(self, value: object, target: object) -> None:
        """Copy every field of one object into another."""
        for field in self.fields:
            setattr(target, field.name, field.copy(getattr(value, field.name)))

    def facts(self, value: object, seat: int) -> tuple[object, ...]:
        """Those of each field."""
        return tuple([field.facts(getattr(value, field.name), seat) for field in self.fields])

    def names(self) -> list[str]:
        """Give the names of all fields."""
        return [field.name for field in self.fields]


class Frozen(Layout):
    """A class whose objects never change, so that tables may share them.

    They are made anew from their fields, in the order their constructor takes them.
    """

    def __init__(self, name: str, build: type[object], *fields: Field) -> None:
        super().__init__(name, build, *fields)
        self.build: Final = build

    def load(self, data: object, path: str) -> object:
        """Load every field, then make the object."""
        given = as_dict(data, path, tuple(self.names()))
        return self.build(*[field.load(given[field.name], f"{path}.{field.name}") for field in self.fields])

    def copy(self, value: object) -> object:
        """It is shared."""
        return value


def facts_of_each(inner: Field, value: object, seat: int) -> object:
    """Give what a seat knows of each member of a list."""
    return tuple([inner.facts(one, seat) for one in value]) if isinstance(value, (list, tuple)) else value


def as_dict(data: object, path: str, keys: tuple[str, ...]) -> dict[str, object]:
    """Check that data is an object with exactly the given keys."""
    if not isinstance(data, dict):
        raise BadPosition(path or "position", "not-an-object", repr(data)[:40])
    for key in data:
        if key not in keys:
            raise BadPosition(f"{path}.{key}" if path else str(key), "unknown-field")
    for key in keys:
        if key not in data:
            raise BadPosition(f"{path}.{key}" if path else key, "missing-field")
    return data


def as_list(data: object, path: str) -> list[object]:
    """Check that data is a list."""
    if not isinstance(data, list):
        raise BadPosition(path, "not-a-list", repr(data)[:40])
    return data


def as_int(value: object) -> int:
    """Narrow a value already checked to be a number."""
    if not isinstance(value, int):
        raise TypeError(repr(value))
    return value
