"""Signs of the picture of Merlin: letters on the principalities' colours, letters of goods and assistants, figures."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from roundtable.games.merlin.names import ARTHUR, ASSISTANT, FIGURE, GOOD, MERLIN, PRINCIPALITY
from roundtable.terminal.marks import NOTHING, QUIET, badge
from roundtable.text import Words

STYLES: Final = {
    "black": ("#2f2b2c", "white"),
    "grey": ("#8d9094", "black"),
    "blue": ("#2f6db3", "white"),
    "purple": ("#7a4a9e", "white"),
    "orange": ("#d9772b", "black"),
    "brown": ("#7b5231", "white"),
}
MANOR: Final = "⌂"
TOWER: Final = "♜"
INFLUENCE: Final = "◎"
FLAG: Final = "⚑"

SAYS: Final = (
    "merlin-picture-sign-black",
    "merlin-picture-sign-grey",
    "merlin-picture-sign-blue",
    "merlin-picture-sign-purple",
    "merlin-picture-sign-orange",
    "merlin-picture-sign-brown",
    "merlin-picture-sign-shield",
    "merlin-picture-sign-flag",
    "merlin-picture-sign-material",
    "merlin-picture-sign-lady-in-waiting",
    "merlin-picture-sign-shield-bearer",
    "merlin-picture-sign-builder",
    "merlin-picture-sign-flag-bearer",
)


class Signs:
    """The signs in one language."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.goods: Final = {word: self.letters(word) for word in GOOD.words}
        self.assistants: Final = {word: self.letters(word) for word in ASSISTANT.words}
        self.merlin: Final = badge(words.name(FIGURE, MERLIN)[0], "white", "black")
        self.arthur: Final = badge(words.name(FIGURE, ARTHUR)[0], "#2f2b2c", "white")

    def letters(self, word: str) -> str:
        """Give the letters that stand for a principality, a good or an assistant."""
        return self.words.say(f"merlin-picture-sign-{word}")

    def colour(self, principality: str) -> Text:
        """Give the badge of a principality."""
        return badge(self.letters(principality), *STYLES[principality])

    def colours(self, counts: Mapping[str, int]) -> Text:
        """Give how many there are of each principality, those missing left out."""
        parts: list[Text] = []
        for principality in PRINCIPALITY.words:
            if counts[principality]:
                parts.append(Text.assemble(self.colour(principality), (str(counts[principality]), "bold")))
        return Text(" ").join(parts) if parts else Text(NOTHING, QUIET)

    def goods_line(self, stock: Mapping[str, int]) -> Text:
        """Give how many shields, flags and materials there are: S5 F6 M4."""
        parts = [Text.assemble((letters, QUIET), (str(stock[word]), "bold")) for word, letters in self.goods.items()]
        return Text(" ").join(parts)
