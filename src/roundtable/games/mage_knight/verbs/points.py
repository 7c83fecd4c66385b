"""Verbs that give points: Move, Influence, Healing, Attack and Block, and what raises, spends or converts them."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.combat import strike
from roundtable.games.mage_knight.content.fields import Field, Number, Sum, Word
from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.names import ATTACK, ELEMENT, FIRE, ICE, NONE, SIEGE
from roundtable.games.mage_knight.content.nodes import IDLE, WORTH, Node, Phrase
from roundtable.games.mage_knight.effects import giving
from roundtable.games.mage_knight.effects.judging import worth_if
from roundtable.games.mage_knight.effects.phrases import STRIKE as STRIKE_NAMES
from roundtable.games.mage_knight.effects.phrases import WARD, Noun, amount, told
from roundtable.games.mage_knight.effects.windows import (
    COMBAT,
    INTERACTING,
    MOVING,
    PARRY,
    PATH,
    PEACE,
    STRIKE,
    STRIKE_RANGED,
)
from roundtable.games.mage_knight.play import serving
from roundtable.games.mage_knight.state import daylight
from roundtable.games.mage_knight.verbs import amounts
from roundtable.games.mage_knight.verbs.counting import GoesAlong

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


class Move(Node):
    """Move points."""

    word: ClassVar[str] = "move"
    fields: ClassVar[tuple[Field, ...]] = (Sum("value"),)
    reason: ClassVar[str] = "move-useless"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Give them."""
        giving.give_move(game, by, amounts.value(game, by, self.amounts["value"]))

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """They must serve for something."""
        return worth_if(serving.move_counts(game, by.seat, now))

    def sure(self) -> int:
        """While moving, and on the way through a maze."""
        return MOVING | PATH

    def maybe(self) -> int:
        """Also in combat."""
        return MOVING | PATH | COMBAT

    def text(self) -> Phrase:
        """So many."""
        return told("text-move", amount=amount(self.amounts["value"]))


class Influence(Node):
    """Influence points."""

    word: ClassVar[str] = "influence"
    fields: ClassVar[tuple[Field, ...]] = (Sum("value"),)
    reason: ClassVar[str] = "influence-useless"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Give them."""
        giving.give_influence(game, by, amounts.value(game, by, self.amounts["value"]))

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """They must serve for something."""
        return worth_if(serving.influence_counts(game, now))

    def sure(self) -> int:
        """While dealing with locals."""
        return INTERACTING

    def maybe(self) -> int:
        """No more than for sure, unless an effect holds."""
        return INTERACTING

    def text(self) -> Phrase:
        """So much."""
        return told("text-influence", amount=amount(self.amounts["value"]))


class Heal(Node):
    """Healing points: 1 throws away a Wound of the hand, a Unit's level removes one Wound from it.

    Unspent points are lost when combat begins and at the end of the turn.
    """

    word: ClassVar[str] = "heal"
    fields: ClassVar[tuple[Field, ...]] = (Sum("value"),)
    reason: ClassVar[str] = "no-healing-in-combat"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Give them; in combat they are nothing."""
        if game.combat is None:
            by.number = amounts.value(game, by, self.amounts["value"])
            game.turn.healing += by.number

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """Healing never counts in combat."""
        return worth_if(bool(now & PEACE))

    def sure(self) -> int:
        """Outside combat."""
        return PEACE

    def maybe(self) -> int:
        """Outside combat."""
        return PEACE

    def text(self) -> Phrase:
        """So many."""
        return told("text-heal", amount=amount(self.amounts["value"]))


# ---- Attack and Block ----


def element_of(game: "MageKnight", node: Node) -> int:
    """Give the element a step says."""
    word = node.words["element"]
    if word == "fire-by-day-ice-by-night":
        return ICE if daylight.is_night(game) else FIRE
    return ELEMENT.at(word) if word in ELEMENT.index else 0


class Attack(Node):
    """An Attack of that type and element, used in one declared attack at once or lost."""

    word: ClassVar[str] = "attack"
    fields: ClassVar[tuple[Field, ...]] = (
        Sum("value"),
        Word("type", "attack-type"),
        Word("element", "element"),
        Word("against", "against", "any"),
    )
    reason: ClassVar[str] = "no-attack-declared"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """For the declared targets or those declared next; nothing if the phase does not take it."""
        kind = ATTACK.at(self.words["type"])
        if not strike.takes(game, SIEGE if serving.becomes_siege(game) else kind):
            return
        avoid = by.foe if self.words["against"] == "not-same-enemy" else NONE
        value = amounts.value(game, by, self.amounts["value"])
        giving.give_attack(game, by, value, kind, element_of(game, self), avoid, self.path)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """An attack needs declared targets and the right phase."""
        return judge_attack(game, self, now)

    def sure(self) -> int:
        """While an attack is declared in the Attack phase."""
        return STRIKE

    def maybe(self) -> int:
        """While an attack is declared."""
        return STRIKE | STRIKE_RANGED

    def text(self) -> Phrase:
        """Type, element and value."""
        if self.words["element"] == "same":
            return told("text-attack-as-enemy")
        strikes = Noun(STRIKE_NAMES, f"{self.words['type']}-{self.words['element']}")
        return told("text-attack", strike=strikes, amount=amount(self.amounts["value"]))


def judge_attack(game: "MageKnight", node: Node, now: WindowBits) -> int:
    """Judge an attack by its type."""
    if now & STRIKE:
        return WORTH
    if not now & STRIKE_RANGED:
        return IDLE
    kind = SIEGE if serving.becomes_siege(game) else ATTACK.at(node.words["type"])
    return worth_if(strike.accepts(game, kind))


class SpreadAttack(Node):
    """Separate attacks of the given value against up to `max_targets` different enemies, all in one phase.

    Each may join other attacks made against its own target, two of them never the same target. Only components of
    sets that are not played yet have it.
    """

    word: ClassVar[str] = "spread-attack"
    fields: ClassVar[tuple[Field, ...]] = (
        Number("value"),
        Word("type", "attack-type"),
        Word("element", "element"),
        Number("max_targets"),
    )
    reason: ClassVar[str] = "no-attack-declared"

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """As any attack."""
        return judge_attack(game, self, now)

    def maybe(self) -> int:
        """While an attack is declared."""
        return STRIKE | STRIKE_RANGED

    def text(self) -> Phrase:
        """Type, element, value and how many targets."""
        strikes = Noun(STRIKE_NAMES, f"{self.words['type']}-{self.words['element']}")
        value, targets = self.numbers["value"], self.numbers["max_targets"]
        return told("text-spread-attack", strike=strikes, number=value, targets=targets)


class Block(Node):
    """A Block of that element, used against one enemy attack at once or lost."""

    word: ClassVar[str] = "block"
    fields: ClassVar[tuple[Field, ...]] = (
        Sum("value"), Word("element", "element"), Word("vs_swift", "vs-swift", "normal"),
        Word("against", "against", "any"),
    )  # fmt: skip
    reason: ClassVar[str] = "no-block-declared"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Against the attack being blocked."""
        combat = game.combat
        if combat is None or combat.blocking == NONE:
            return
        doubles = self.words["vs_swift"] == "double"
        value = amounts.value(game, by, self.amounts["value"])
        giving.give_block(game, by, value, element_of(game, self), doubles, self.path)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """A block needs an attack that is being blocked."""
        return worth_if(bool(now & PARRY))

    def sure(self) -> int:
        """While an attack is being blocked."""
        return PARRY

    def maybe(self) -> int:
        """While an attack is being blocked."""
        return PARRY

    def text(self) -> Phrase:
        """Element and value."""
        id = "text-block-double" if self.words["vs_swift"] == "double" else "text-block"
        return told(id, ward=Noun(WARD, self.words["element"]), amount=amount(self.amounts["value"]))


class SplitBlock(Node):
    """Separate lots of Block, each against a different enemy attack; unused ones are lost.

    Only components of sets that are not played yet have it.
    """

    word: ClassVar[str] = "split-block"
    fields: ClassVar[tuple[Field, ...]] = (Number("value"), Word("element", "element"), Number("count"))
    long: ClassVar[bool] = True
    reason: ClassVar[str] = "no-block-declared"

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """As any block."""
        return worth_if(bool(now & PARRY))

    def maybe(self) -> int:
        """While an attack is being blocked."""
        return PARRY

    def text(self) -> Phrase:
        """Element, value and how many."""
        ward = Noun(WARD, self.words["element"])
        return told("text-split-block", ward=ward, number=self.numbers["value"], count=self.numbers["count"])


class Increase(GoesAlong):
    """Raises the Move, Influence, Attack or Block the same effect gave, element and type unchanged."""

    word: ClassVar[str] = "increase"
    fields: ClassVar[tuple[Field, ...]] = (Sum("by"),)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Raise it."""
        giving.increase(game, by, amounts.value(game, by, self.amounts["by"]))

    def maybe(self) -> int:
        """Never by itself."""
        return 0

    def text(self) -> Phrase:
        """By so much."""
        return told("text-increase", amount=amount(self.amounts["by"]))
