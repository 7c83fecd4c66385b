"""Verbs on the combat as a whole: its site, the own attacks, damage and Wounds that do not count."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.content.fields import LEFT_OUT, Field, Number, Word
from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.nodes import Node, Phrase
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.effects.judging import worth_if
from roundtable.games.mage_knight.effects.phrases import told
from roundtable.games.mage_knight.state import lasting

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


class CombatVerb(Node):
    """A verb that simply holds for a while, and acts in combat only."""

    reason: ClassVar[str] = "not-in-combat"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds."""
        lasting.add(game, self, by)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It acts in combat only."""
        return worth_if(bool(now & windows.COMBAT))

    def maybe(self) -> int:
        """In combat."""
        return windows.COMBAT


class IgnoreSiteFortifications(CombatVerb):
    """The site fortifies nobody (combat/foes.py).

    It acts on the site, so no resistance or immunity stops it; the Fortified ability of tokens stays.
    """

    word: ClassVar[str] = "ignore-site-fortifications"
    fields: ClassVar[tuple[Field, ...]] = (Word("until", "until"),)

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-ignore-site-fortifications")


class AttacksBecome(CombatVerb):
    """Every attack the user plays from now on has that element, or also counts as siege keeping its element."""

    word: ClassVar[str] = "attacks-become"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("element", "element", LEFT_OUT),
        Word("type", "attack-type", LEFT_OUT),
        Word("until", "until"),
    )
    long: ClassVar[bool] = True

    def text(self) -> Phrase:
        """What the own Attacks turn into."""
        return told(f"text-attacks-become-{self.words.get('element', self.words.get('type', ''))}")


class IgnoreDamage(CombatVerb):
    """Of the damage one attack of that kind deals to the hero, that much is ignored (combat/damage.py).

    That is after Brutal doubles it and before Armor is counted. Damage brought to 0 gives no Wound.
    """

    word: ClassVar[str] = "ignore-damage"
    fields: ClassVar[tuple[Field, ...]] = (Number("amount"), Word("from", "source-attack"), Word("until", "until"))

    def maybe(self) -> int:
        """In all: what holds is looked at later."""
        return windows.ALL

    def text(self) -> Phrase:
        """How much, and of what."""
        return told(f"text-ignore-damage-{self.words['from']}", number=self.numbers["amount"])


class IgnoreWounds(CombatVerb):
    """The next Wounds enemies would put into the user's hand are not taken, nor their poison or paralysis."""

    word: ClassVar[str] = "ignore-wounds"
    fields: ClassVar[tuple[Field, ...]] = (Number("count"), Word("until", "until"))

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """So many times; see combat/damage.py."""
        lasting.add(game, self, by, self.numbers["count"])

    def maybe(self) -> int:
        """In all: what holds is looked at later."""
        return windows.ALL

    def text(self) -> Phrase:
        """How many."""
        return told("text-ignore-wounds", number=self.numbers["count"])
