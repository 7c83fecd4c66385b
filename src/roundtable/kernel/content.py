"""Reading components from a game's `content/*.toml`, with errors that name the file and the entry."""

import tomllib
from importlib.resources import files
from typing import Final

from roundtable.kernel.wording import Names


class BadContent(ValueError):
    """A component file says something the game cannot use."""


class Entry:
    """One table of a content file."""

    def __init__(self, where: str, data: dict[str, object]) -> None:
        self.where: Final = where
        self.data: Final = data

    def has(self, key: str) -> bool:
        """Say whether the entry has a key."""
        return key in self.data

    def text(self, key: str) -> str:
        """Give a text."""
        value = self.data.get(key)
        if not isinstance(value, str):
            raise BadContent(f"{self.where}: {key} must be a text, not {value!r}")
        return value

    def number(self, key: str) -> int:
        """Give a whole number."""
        value = self.data.get(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadContent(f"{self.where}: {key} must be a whole number, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """Give true or false."""
        value = self.data.get(key)
        if not isinstance(value, bool):
            raise BadContent(f"{self.where}: {key} must be true or false, not {value!r}")
        return value

    def name(self, key: str, names: Names) -> int:
        """Give the position of a word that must stand in a table of names."""
        word = self.text(key)
        if word not in names.index:
            raise BadContent(f"{self.where}: {key} is {word!r}, not one of {', '.join(names.words)}")
        return names.index[word]

    def name_if(self, key: str, names: Names) -> int:
        """Give the position of a word, -1 if the key is absent."""
        return self.name(key, names) if key in self.data else -1

    def names(self, key: str, names: Names) -> tuple[int, ...]:
        """Give the positions of a list of words."""
        value = self.data.get(key)
        if not isinstance(value, list):
            raise BadContent(f"{self.where}: {key} must be a list, not {value!r}")
        return tuple([Entry(self.where, {key: word}).name(key, names) for word in value])

    def numbers(self, key: str) -> tuple[int, ...]:
        """Give a list of whole numbers."""
        value = self.data.get(key)
        if not isinstance(value, list):
            raise BadContent(f"{self.where}: {key} must be a list, not {value!r}")
        return tuple([Entry(self.where, {key: one}).number(key) for one in value])

    def entry(self, key: str) -> "Entry":
        """Give a table inside this one."""
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise BadContent(f"{self.where}: {key} must be a table, not {value!r}")
        return Entry(f"{self.where} {key}", value)

    def entries(self, key: str) -> "list[Entry]":
        """Give a list of tables inside this one."""
        value = self.data.get(key)
        if not isinstance(value, list):
            raise BadContent(f"{self.where}: {key} must be a list of tables, not {value!r}")
        found: list[Entry] = []
        for at, one in enumerate(value):
            if not isinstance(one, dict):
                raise BadContent(f"{self.where}: {key}[{at}] must be a table, not {one!r}")
            name = one.get("id", at)
            found.append(Entry(f"{self.where} {key} {name}", one))
        return found

    def groups(self, key: str) -> "list[list[Entry]]":
        """Give a list of lists of tables inside this one."""
        value = self.data.get(key)
        if not isinstance(value, list):
            raise BadContent(f"{self.where}: {key} must be a list of lists, not {value!r}")
        return [Entry(self.where, {key: one}).entries(key) for one in value]


def read(package: str, file: str) -> Entry:
    """Read `content/<file>` of a game's package."""
    text = (files(package) / "content" / file).read_text(encoding="utf-8")
    return Entry(file, tomllib.loads(text))
