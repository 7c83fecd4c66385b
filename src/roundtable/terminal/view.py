"""Reading a view: what `Game.view` gives is plain data, and a picture wants numbers, words and lists of them."""

from collections.abc import Mapping
from typing import Final


class View:
    """A view or a part of it. A field that is missing or of another kind is a mistake of the picture."""

    def __init__(self, data: object) -> None:
        assert isinstance(data, Mapping), f"{data!r} has no fields"
        self.data: Final[Mapping[str, object]] = data

    def number(self, key: str) -> int:
        """Give a number."""
        value = self.data[key]
        assert isinstance(value, int), f"{key} is {value!r}"
        return value

    def number_if(self, key: str) -> int | None:
        """Give a number, None if there is none."""
        return None if self.data[key] is None else self.number(key)

    def flag(self, key: str) -> bool:
        """Give yes or no."""
        return bool(self.number(key))

    def word(self, key: str) -> str:
        """Give a word."""
        return str(self.data[key])

    def word_if(self, key: str) -> str | None:
        """Give a word, None if there is none or it is hidden."""
        return None if self.data[key] is None else self.word(key)

    def things(self, key: str) -> list[object]:
        """Give a list of anything."""
        value = self.data[key]
        assert isinstance(value, list | tuple), f"{key} is {value!r}"
        return list(value)

    def numbers(self, key: str) -> list[int]:
        """Give a list of numbers."""
        values = self.things(key)
        numbers = [value for value in values if isinstance(value, int)]
        assert len(numbers) == len(values), f"{key} is {values!r}"
        return numbers

    def words(self, key: str) -> list[str | None]:
        """Give a list of words, None for each that is hidden or missing."""
        return [None if value is None else str(value) for value in self.things(key)]

    def known(self, key: str) -> list[str]:
        """Give the words of a list that are not hidden."""
        return [word for word in self.words(key) if word is not None]

    def part(self, key: str) -> "View":
        """Give an object inside this one."""
        return View(self.data[key])

    def part_if(self, key: str) -> "View | None":
        """Give an object inside this one, None if there is none."""
        return None if self.data[key] is None else self.part(key)

    def parts(self, key: str) -> "list[View]":
        """Give a list of objects."""
        return [View(value) for value in self.things(key)]

    def counts(self, key: str) -> dict[str, int]:
        """Give how many there are of each word."""
        part = self.part(key)
        return {word: part.number(word) for word in part.data}
