"""Signs of the picture of Mage Knight: terrains, sites in two letters, mana in its colours, backs of tokens."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from roundtable.games.mage_knight.content.components import CARD, CARDS, ENEMY, RUIN, SKILL, TACTIC, UNIT
from roundtable.games.mage_knight.content.names import COLOUR, SITE, STACK, TERRAIN
from roundtable.games.mage_knight.text.cards_text import (
    CARD_TEXT,
    ENEMY_TEXT,
    RUIN_TEXT,
    SKILL_TEXT,
    TACTIC_TEXT,
    UNIT_TEXT,
)
from roundtable.kernel.wording import Names
from roundtable.terminal.marks import NOTHING, QUIET, badge
from roundtable.terminal.speech import Speech

MANA: Final = {
    "red": ("#c0392b", "white"),
    "blue": ("#2f6db3", "white"),
    "green": ("#2f8f4e", "white"),
    "white": ("#f4f4f0", "black"),
    "gold": ("#e0b020", "black"),
    "black": ("#2f2b2c", "white"),
}
BACKS: Final = {
    "green": ("#2f8f4e", "white"),
    "brown": ("#7b5231", "white"),
    "grey": ("#8d9094", "black"),
    "violet": ("#7a4a9e", "white"),
    "red": ("#c0392b", "white"),
    "white": ("#f4f4f0", "black"),
}
GROUND: Final = {  # the sign of a terrain, its colour, and the ink on it
    "plains": ("·", "#d5e6b5", "black"),
    "hills": ("∩", "#d8c08c", "black"),
    "forest": ("♣", "#3f7a44", "white"),
    "desert": (":", "#f0d98a", "black"),
    "wasteland": ("×", "#b3a596", "black"),
    "swamp": ("~", "#8a8250", "white"),
    "lake": ("≈", "#6fa8dc", "black"),
    "mountain": ("∧", "#7f7f86", "white"),
    "sea": (" ", "#28578a", "white"),
}
TEXTS: Final = {
    CARD: CARD_TEXT,
    UNIT: UNIT_TEXT,
    SKILL: SKILL_TEXT,
    TACTIC: TACTIC_TEXT,
    ENEMY: ENEMY_TEXT,
    RUIN: RUIN_TEXT,
}

SAYS: Final = (
    "mage_knight-picture-mana-red",
    "mage_knight-picture-mana-blue",
    "mage_knight-picture-mana-green",
    "mage_knight-picture-mana-white",
    "mage_knight-picture-mana-gold",
    "mage_knight-picture-mana-black",
    "mage_knight-picture-back-green",
    "mage_knight-picture-back-brown",
    "mage_knight-picture-back-grey",
    "mage_knight-picture-back-violet",
    "mage_knight-picture-back-red",
    "mage_knight-picture-back-white",
    "mage_knight-picture-site-portal",
    "mage_knight-picture-site-village",
    "mage_knight-picture-site-monastery",
    "mage_knight-picture-site-keep",
    "mage_knight-picture-site-mage-tower",
    "mage_knight-picture-site-city",
    "mage_knight-picture-site-dungeon",
    "mage_knight-picture-site-tomb",
    "mage_knight-picture-site-monster-den",
    "mage_knight-picture-site-spawning-grounds",
    "mage_knight-picture-site-ancient-ruins",
    "mage_knight-picture-site-marauding-orcs",
    "mage_knight-picture-site-draconum",
    "mage_knight-picture-site-crystal-mine",
    "mage_knight-picture-site-magical-glade",
    "mage_knight-picture-site-deep-mine",
    "mage_knight-picture-site-refugee-camp",
    "mage_knight-picture-site-maze",
    "mage_knight-picture-site-labyrinth",
    "mage_knight-picture-site-volkare-camp",
)


class Signs:
    """The signs in one language."""

    def __init__(self, speech: Speech) -> None:
        self.speech: Final = speech
        self.words: Final = speech.words
        self.mana_letters: Final = {word: self.words.say(f"mage_knight-picture-mana-{word}") for word in COLOUR.words}
        self.back_letters: Final = {word: self.words.say(f"mage_knight-picture-back-{word}") for word in STACK.words}
        self.site_letters: Final = {word: self.words.say(f"mage_knight-picture-site-{word}") for word in SITE.words}

    def name(self, names: Names, word: str) -> str:
        """Give the name of a thing by its notation."""
        return self.speech.name(names, names.at(word))

    def told(self, names: Names, word: str) -> str:
        """Give what a card, Unit, Skill, Tactic, enemy or ruins token does."""
        return self.speech.name(TEXTS[names], names.at(word))

    # ---- mana ----

    def mana(self, word: str) -> Text:
        """Give the badge of a colour of mana."""
        return badge(self.mana_letters[word], *MANA[word])

    def dice(self, words: Sequence[str | None]) -> Text:
        """Give dice, or other mana, one beside the other."""
        found = [self.mana(word) for word in words if word is not None]
        return Text(" ").join(found) if found else Text(NOTHING, QUIET)

    def counted(self, counts: Mapping[str, int]) -> Text:
        """Give how much there is of each colour, those missing left out."""
        found = [Text.assemble(self.mana(word), (str(n), "bold")) for word, n in counts.items() if n]
        return Text(" ").join(found) if found else Text(NOTHING, QUIET)

    # ---- cards ----

    def card(self, word: str) -> Text:
        """Give a card with its colours."""
        position = CARD.at(word)
        line = Text()
        if position < len(CARDS):
            for at, colour in enumerate(COLOUR.words):
                if (CARDS[position].colours >> at) & 1:
                    line.append_text(self.mana(colour)).append(" ")
        return line.append(self.name(CARD, word))

    def cards(self, words: Sequence[str | None]) -> list[Text]:
        """Give cards, equal ones together."""
        counts: dict[str, int] = {}
        for word in words:
            if word is not None:
                counts[word] = counts.get(word, 0) + 1
        return [self.times(self.card(word), n) for word, n in counts.items()]

    def times(self, thing: Text, count: int) -> Text:
        """Give a thing, with its number if there are several."""
        return thing if count == 1 else Text.assemble(thing, (f" ×{count}", "bold"))

    # ---- the map ----

    def terrain(self, word: str) -> Text:
        """Give the sign of a terrain on its colour."""
        sign, ground, ink = GROUND[word]
        return badge(f" {sign} ", ground, ink)

    def back(self, word: str, count: int) -> Text:
        """Give the back of a token, or how many lie there."""
        return badge(self.back_letters[word] if count == 1 else str(count), *BACKS[word])

    def terrain_legend(self) -> list[Text]:
        """Say what the signs of terrains mean."""
        return [
            Text.assemble(self.terrain(word), (f" {self.name(TERRAIN, word)}", QUIET))
            for word in TERRAIN.words
            if word != "sea"
        ]
