"""Verbs that give points: Move, Influence, Healing, Attack and Block, and what raises, spends or converts them."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.combat import foes, strike
from roundtable.games.mage_knight.content.fields import Field, Number, Sum, Word
from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.names import ATTACK, ELEMENT, FIRE, ICE, MELEE, NONE, PHYSICAL, SIEGE
from roundtable.games.mage_knight.content.nodes import IDLE, WORTH, Node, Phrase
from roundtable.games.mage_knight.content.reasons import refusal
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
from roundtable.games.mage_knight.state import daylight, lasting
from roundtable.games.mage_knight.state.pieces import AS_ATTACK, AS_MOVE, UNTIL_PHASE
from roundtable.games.mage_knight.verbs import amounts
from roundtable.games.mage_knight.verbs.counting import GoesAlong
from roundtable.games.mage_knight.vocabulary import BLOWS
from roundtable.kernel.wording import Message

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
        value = amounts.value(game, by, self.amounts["value"])
        if by.shape and reshapes(self):
            give_shaped(game, by, value, PHYSICAL, self.path)
        else:
            giving.give_move(game, by, value)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """They must serve for something."""
        if by.shape and reshapes(self):
            return judge_shaped(game, by, now)
        return worth_if(serving.move_counts(game, by.seat, now))

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """What keeps the hero from moving."""
        return serving.move_fails(game)

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

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """For the declared targets or those declared next; nothing if the phase does not take it."""
        if by.shape and reshapes(self):
            give_shaped(game, by, amounts.value(game, by, self.amounts["value"]), element_of(game, self), self.path)
            return
        kind = ATTACK.at(self.words["type"])
        if not strike.takes(game, SIEGE if serving.becomes_siege(game) else kind):
            return
        against = self.words["against"]
        avoid = by.foe if against == "not-same-enemy" else NONE
        only = by.foe if against == "same-enemy" else NONE
        if self.words["element"] == "same":
            self.strike_as_enemy(game, by, kind, avoid)
            return
        value = amounts.value(game, by, self.amounts["value"])
        giving.give_attack(game, by, value, kind, element_of(game, self), avoid, self.path, only)

    def strike_as_enemy(self, game: "MageKnight", by: "Frame", kind: int, avoid: int) -> None:
        """Every attack printed on the enemy picked before gives one of its value and element; a summoner has none."""
        for blow in foes.printed_blows(foes.fight(game).foes[by.foe]):
            if not blow.summons:
                giving.give_attack(game, by, blow.value, kind, blow.element, avoid, self.path)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """An attack needs declared targets and the right phase."""
        if by.shape and reshapes(self):
            return judge_shaped(game, by, now)
        if self.words["element"] == "same" and not amounts.value(game, by, self.amounts["value"]):
            return IDLE
        return judge_attack(game, self, now)

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """The phase, the targets, or their fortification."""
        return serving.attack_fails(game, ATTACK.at(self.words["type"]))

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
        if self.words["against"] == "same-enemy":
            return told("text-attack-same-enemy", number=self.amounts["value"].base)
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

    Each joins the attack made against its own target, two of them never the same target: the targets declared now
    get one each, and what is left may be used in later attacks of the phase.
    """

    word: ClassVar[str] = "spread-attack"
    fields: ClassVar[tuple[Field, ...]] = (
        Number("value"),
        Word("type", "attack-type"),
        Word("element", "element"),
        Number("max_targets"),
    )

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """A lot for each target that has none yet."""
        if not struck_by(game, self):
            lasting.add(game, self, by, end=UNTIL_PHASE)
        kind = ATTACK.at(self.words["type"])
        for at in self.fresh(game):
            lasting.add(game, self, by, 0, at, end=UNTIL_PHASE)
            value = self.numbers["value"]
            giving.give_attack(game, by, value, kind, element_of(game, self), NONE, self.path, at)

    def fresh(self, game: "MageKnight") -> list[int]:
        """Give the declared targets that get one now."""
        combat = game.combat
        if combat is None:
            return []
        struck = struck_by(game, self)
        left = self.numbers["max_targets"] - len(struck)
        return [at for at in combat.targets if at not in struck][:left]

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """As any attack, if a target has none yet."""
        return judge_attack(game, self, now) if self.fresh(game) else IDLE

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """As any attack; or every target has got its own."""
        if game.combat is not None and game.combat.targets and not self.fresh(game):
            return refusal("targets-served")
        return serving.attack_fails(game, ATTACK.at(self.words["type"]))

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

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Against the attack being blocked."""
        if by.shape and reshapes(self):
            give_shaped(game, by, amounts.value(game, by, self.amounts["value"]), element_of(game, self), self.path)
            return
        combat = game.combat
        if combat is None or combat.blocking == NONE:
            return
        by.foe = combat.blocking
        doubles = self.words["vs_swift"] == "double"
        value = amounts.value(game, by, self.amounts["value"])
        giving.give_block(game, by, value, element_of(game, self), doubles, self.path)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """A block needs an attack that is being blocked."""
        if by.shape and reshapes(self):
            return judge_shaped(game, by, now)
        return worth_if(bool(now & PARRY))

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """The phase, or no attack is being blocked."""
        return serving.block_fails(game)

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
    """Separate lots of Block, each against a different enemy attack; the others may be used later in the phase."""

    word: ClassVar[str] = "split-block"
    fields: ClassVar[tuple[Field, ...]] = (Number("value"), Word("element", "element"), Number("count"))
    long: ClassVar[bool] = True

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """One lot against the attack being blocked."""
        combat = game.combat
        if combat is None or combat.blocking == NONE:
            return
        if not struck_by(game, self):
            lasting.add(game, self, by, end=UNTIL_PHASE)
        lasting.add(game, self, by, 0, BLOWS * combat.blocking + combat.blow, end=UNTIL_PHASE)
        giving.give_block(game, by, self.numbers["value"], element_of(game, self), False, self.path)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """As any block, if a lot is left and this attack has got none."""
        combat = game.combat
        if combat is None or not now & PARRY:
            return IDLE
        struck = struck_by(game, self)
        return worth_if(len(struck) < self.numbers["count"] and BLOWS * combat.blocking + combat.blow not in struck)

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """As any block; or this attack has got its own, or nothing is left."""
        return refusal("blocks-served") if now & PARRY else serving.block_fails(game)

    def maybe(self) -> int:
        """While an attack is being blocked."""
        return PARRY

    def text(self) -> Phrase:
        """Element, value and how many."""
        ward = Noun(WARD, self.words["element"])
        return told("text-split-block", ward=ward, number=self.numbers["value"], count=self.numbers["count"])


def struck_by(game: "MageKnight", node: Node) -> list[int]:
    """Give the targets, or the attacks, that have got their share of what a step splits up."""
    return [one.target for one in lasting.of(game, node.verb) if one.path == node.path and one.left == 0]


# ---- Shapeshift ----


def reshapes(node: Node) -> bool:
    """Say whether a step gives a fixed amount, which Shapeshift can turn into another kind of points."""
    return not node.amounts["value"].per and not node.amounts["value"].of


def give_shaped(game: "MageKnight", by: "Frame", value: int, element: int, path: str) -> None:
    """Give an amount in the shape the frame names; a bonus for the card stays what the card gives."""
    if by.shape == AS_MOVE:
        giving.give_move(game, by, value)
    elif by.shape == AS_ATTACK:
        giving.give_attack(game, by, value, MELEE, element, NONE, path)
    else:
        giving.give_block(game, by, value, element, False, path)


def judge_shaped(game: "MageKnight", by: "Frame", now: WindowBits) -> int:
    """Judge points by the shape the frame names."""
    if by.shape == AS_MOVE:
        return worth_if(serving.move_counts(game, by.seat, now))
    return worth_if(bool(now & (STRIKE if by.shape == AS_ATTACK else PARRY)))


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
