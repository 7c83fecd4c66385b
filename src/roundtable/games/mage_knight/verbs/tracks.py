"""Verbs on the tracks: Fame and Reputation."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.content.fields import Field, Number, Sum
from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.nodes import Node, Phrase
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.effects.judging import SPECIAL, worth_if
from roundtable.games.mage_knight.effects.phrases import told
from roundtable.games.mage_knight.verbs import amounts
from roundtable.games.mage_knight.verbs.counting import AlwaysCounts

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


def moved(verb: str, number: int) -> Phrase:
    """Say by how much a track goes up or down."""
    return told(f"text-{verb}" if number >= 0 else f"text-{verb}-lost", number=abs(number))


class Fame(AlwaysCounts):
    """Fame; levels are gained at the end of the turn."""

    word: ClassVar[str] = "fame"
    fields: ClassVar[tuple[Field, ...]] = (Sum("value"),)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Gain it."""
        tracks.gain_fame(game, by.seat, amounts.value(game, by, self.amounts["value"]), changes.BY_EFFECT)

    def sure(self) -> int:
        """In the own turn."""
        return windows.TURN

    def text(self) -> Phrase:
        """So much."""
        return moved(self.verb, self.amounts["value"].base)


class Reputation(Node):
    """Reputation, not beyond the ends of the track."""

    word: ClassVar[str] = "reputation"
    fields: ClassVar[tuple[Field, ...]] = (Number("value"),)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Change it."""
        tracks.change_reputation(game, by.seat, self.numbers["value"], changes.BY_EFFECT)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """Nobody plays an effect to lose Reputation."""
        return worth_if(self.numbers["value"] > 0 and bool(now & SPECIAL))

    def text(self) -> Phrase:
        """So much."""
        return moved(self.verb, self.numbers["value"])
