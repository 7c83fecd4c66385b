"""Mission cards and Pict tiles in the picture of Merlin, each with what it asks and gives."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from roundtable.games.merlin.cards import MISSION, PICT, need
from roundtable.games.merlin.content import MISSIONS, PICTS
from roundtable.games.merlin.names import ASSISTANT
from roundtable.terminal.marks import HIDDEN, POINTS, QUIET, numbered
from roundtable.terminal.merlin.signs import Signs


class Cards:
    """Cards in one language."""

    def __init__(self, signs: Signs) -> None:
        self.signs: Final = signs
        self.words: Final = signs.words

    def missions(self, cards: list[str | None]) -> RenderableType:
        """Give mission cards, one below the other; of hidden ones only the number."""
        rows: list[tuple[Text | str, Text | str]] = [self.mission(card) for card in cards if card is not None]
        hidden = cards.count(None)
        if hidden:
            rows.append((Text(f"{hidden} × {HIDDEN}", QUIET), ""))
        return numbered(rows)

    def mission(self, card: str) -> tuple[Text, Text]:
        """Give a mission: its number, points and assistant, and what it asks for."""
        mission = MISSIONS[MISSION.at(card)]
        needs: list[str] = []
        for requirement in mission.requires:
            needs.append(self.phrase(need(requirement)))
        letter = self.signs.assistants[ASSISTANT.words[mission.assistant]]
        sign = Text.assemble((card, QUIET), " ", (f"{mission.points}{POINTS}", "bold"), f" {letter}")
        return sign, Text(self.words.listing(needs))

    def picts(self, cards: list[str | None]) -> list[Text]:
        """Give Pict tiles: number, strength and bonus."""
        return [self.pict(card) for card in cards if card is not None]

    def pict(self, card: str) -> Text:
        """Give a Pict tile."""
        tile = PICTS[PICT.at(card)]
        arguments = PICT.phrases[PICT.at(card)]["args"]
        assert isinstance(arguments, dict)
        return Text.assemble((card, QUIET), f" {tile.value} ({self.phrase(arguments['bonus'])})")

    def phrase(self, data: object) -> str:
        """Give a message inside a message."""
        assert isinstance(data, dict)
        return self.words.data(data["say"])


def strength(cards: list[str | None]) -> int:
    """Add up the strength of Pict tiles."""
    return sum([PICTS[PICT.at(card)].value for card in cards if card is not None])
