"""Turns message ids and arguments into sentences of one language. Every front end speaks through `Words`."""

from collections.abc import Mapping, Sequence
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.wording import Message, Names

from .folders import bundle
from .languages import ENGLISH, LANGUAGES, find

Argument = str | int
NOBODY: Final[tuple[str, ...]] = ()
FORMS: Final = ("the", "a", "of", "to", "in", "plural", "feminine")  # of a noun; where one is missing, the bare noun
LISTED: Final = {ENGLISH: "en-GB"}  # lists have no comma before the "and", as the texts themselves
GENDER: Final = "gender"  # m, f, mp or fp; where it is missing, other


class MissingText(LookupError):
    """A message that a language lacks, or that uses an argument nobody gave."""


class Words:
    """One language. Strict, it raises for any text that is missing; otherwise it falls back to English."""

    def __init__(self, language: str, strict: bool = True) -> None:
        found = find(language)
        if found is None:
            raise MissingText(f"{language!r} is none of {', '.join(LANGUAGES)}")
        self.language: Final = found
        self.strict: Final = strict

    def say(self, message: str, /, **args: Argument) -> str:
        """Give a text by its id. The id and the arguments' names stand here literally, so that a test finds them."""
        return self.render(message, args)

    def message(self, message: Message, seats: Sequence[str] = NOBODY) -> str:
        """Give a message of the rules as a sentence; `seats` are the players' names."""
        return self.data(message.data(), seats)

    def data(self, data: Mapping[str, object], seats: Sequence[str] = NOBODY) -> str:
        """Give the JSON form of a message as a sentence."""
        given = data.get("args", {})
        if not isinstance(given, Mapping):
            raise MissingText(f"{data!r} is no message")
        args: dict[str, Argument] = {}
        for name, value in given.items():
            if isinstance(value, Mapping) and "message" in value:
                self._noun(str(name), str(value["message"]), args)
            else:
                args[str(name)] = self._argument(value, seats)
        return self.render(str(data.get("id")), args)

    def error(self, error: RoundtableError) -> str:
        """Say what is wrong."""
        return self.data(error.data())

    def name(self, kind: Names, position: int) -> str:
        """Give the name of a thing, alone."""
        return str(self._argument(kind.data(position), NOBODY))

    def seat(self, seat: int, seats: Sequence[str] = NOBODY) -> str:
        """Give the name of who sits there: the player's own, or the number of the seat."""
        if 0 <= seat < len(seats) and seats[seat]:
            return seats[seat]
        return self.say("seat-name", number=seat + 1)

    def flag(self, value: bool) -> str:
        """Say yes or no."""
        return self.say("yes" if value else "no")

    def listing(self, items: Sequence[str]) -> str:
        """Join items as in a sentence: a, b and c."""
        return format_list(items, locale=LISTED.get(self.language, self.language).replace("-", "_"))

    def render(self, message: str, args: Mapping[str, Argument]) -> str:
        """Give a text by an id that was declared elsewhere; front ends use `say`."""
        try:
            return _render(bundle(self.language), message, args)
        except MissingText as missing:
            if self.strict:
                raise MissingText(f"{self.language}: {missing}") from None
        try:
            return _render(bundle(ENGLISH), message, args)
        except MissingText:
            return self.say("text-missing")

    def _argument(self, value: object, seats: Sequence[str]) -> Argument:
        """Give an argument in words: a number, a seat's name, a message inside the message, or a list of these."""
        if isinstance(value, list):
            return self.listing([str(self._argument(one, seats)) for one in value])
        if not isinstance(value, Mapping):
            return value if isinstance(value, int) else str(value)
        seat = value.get("seat")
        if isinstance(seat, int):
            return self.seat(seat, seats)
        if "message" in value:
            return self.render(str(value["message"]), {})
        inside = value.get("say")
        if not isinstance(inside, Mapping):
            raise MissingText(f"{value!r} is no argument")
        return self.data(inside, seats)

    def _noun(self, name: str, message: str, args: dict[str, Argument]) -> None:
        """Add a noun with its forms to the arguments of a message."""
        noun = self.render(message, {})
        args[name] = noun
        attributes = self._attributes(message)
        for form in FORMS:
            args[f"{name}-{form}"] = attributes.get(form, noun)
        args[f"{name}-{GENDER}"] = attributes.get(GENDER, "other")

    def _attributes(self, message: str) -> dict[str, str]:
        here = bundle(self.language)
        if not here.has_message(message):
            return {}
        patterns = here.get_message(message).attributes
        return {name: str(here.format_pattern(pattern)[0]) for name, pattern in patterns.items()}


def _render(words: FluentBundle, message: str, args: Mapping[str, Argument]) -> str:
    """Give a text, or raise if it or anything in it is missing."""
    if not words.has_message(message):
        raise MissingText(f"no message {message}")
    pattern = words.get_message(message).value
    if pattern is None:
        raise MissingText(f"the message {message} has no text")
    text, errors = words.format_pattern(pattern, dict(args))
    if errors:
        raise MissingText(f"{message}: {'; '.join([str(error) for error in errors])}")
    return str(text)
