"""What a game says, in one language. Where a text is missing the notation or the plain word stands in for it.

The kernel says under which ids a game's title and settings are found; `<game>-table-<field>` is a field of its view,
which games declare as `Names`.
"""

from typing import Final

from roundtable.kernel.action import Action
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Event
from roundtable.kernel.rules import Box, Setting, Value, about_id, setting_id, title_id, value_about_id, value_id
from roundtable.kernel.wording import Message, Names
from roundtable.text import MissingText, Words

ENGLISH: Final = "en"


class Speech:
    """One language, never at a loss."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.tries: Final = (Words(words.language), Words(ENGLISH))

    def message(self, message: Message, instead: str) -> str:
        """Give a message of the rules as a sentence."""
        for words in self.tries:
            try:
                return words.message(message)
            except MissingText:
                continue
        return instead

    def word(self, id: str, instead: str) -> str:
        """Give a word by its id."""
        for words in self.tries:
            try:
                return words.render(id, {})
            except MissingText:
                continue
        return instead

    def name(self, kind: Names, position: int) -> str:
        """Give the name of a thing."""
        for words in self.tries:
            try:
                return words.name(kind, position)
            except MissingText:
                continue
        return kind.words[position]

    def label(self, game: Game, action: Action, seat: int) -> str:
        """Give an option as people read it."""
        return self.message(game.describe(action, seat), action.notation)

    def prompt(self, game: Game, seat: int) -> str:
        """Give what a seat is asked."""
        message = game.prompt(seat)
        return "" if message is None else self.message(message, game.asks or "")

    def event(self, event: Event) -> str:
        """Give a line of the log."""
        message = event.message
        return self.message(message, " ".join([message.wording.id, *[str(value) for value in message.values]]))

    def title(self, game: str) -> str:
        """Give the name of a game."""
        return self.word(title_id(game), plain(game))

    def setting(self, box: Box, setting: Setting) -> str:
        """Give the name of something that can be chosen."""
        return self.word(setting_id(box.name, setting.name), plain(setting.name))

    def about(self, box: Box, setting: Setting) -> str:
        """Say what it is for."""
        return self.word(about_id(box.name, setting.name), "")

    def value_about(self, box: Box, setting: Setting, value: Value) -> str:
        """Say what a value is about; if it does not say so itself, what its setting is for."""
        if setting.explained and isinstance(value, str):
            return self.word(value_about_id(box.name, setting.name, value), "")
        return self.about(box, setting)

    def value(self, box: Box, setting: Setting, value: Value) -> str:
        """Give a value of it."""
        if isinstance(value, bool):
            return self.words.flag(value)
        if isinstance(value, int):
            return str(value)
        return self.word(value_id(box.name, setting.name, value), value)

    def field(self, game: str, name: str) -> str:
        """Give the name of a field of the view."""
        return self.word(f"{game}-table-{name}", plain(name))


def plain(name: str) -> str:
    """Make a name of the code readable."""
    spaced = name.replace("_", " ").replace("-", " ")
    return spaced[:1].upper() + spaced[1:]
