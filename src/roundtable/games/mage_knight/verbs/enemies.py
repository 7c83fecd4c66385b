"""Verbs on enemies: Armor and attacks changed, abilities lost or gained, attacks prevented, enemies destroyed."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.combat import blocking, foes, opponent
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Field, Number, Sum, Word, Words
from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.names import (
    ARCANE_IMMUNITY,
    B_PLAYER,
    CUMBERSOME,
    DEFEND,
    ELUSIVE,
    FORTIFIED,
    NONE,
    R_FIRE,
    R_PHYSICAL,
    SUMMON,
    UNFORTIFIED,
)
from roundtable.games.mage_knight.content.nodes import IDLE, Node, Phrase
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.effects.judging import worth_if
from roundtable.games.mage_knight.effects.phrases import amount, piece, told
from roundtable.games.mage_knight.state.pieces import CANCELLED, OPEN_BLOW
from roundtable.games.mage_knight.verbs import amounts, picking
from roundtable.games.mage_knight.verbs.choosing import PickAttack, PickEnemy
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

SEVERAL: Final = {"up-to-3": 3, "two-attacks": 2}
DEFENSIVE: Final = FORTIFIED | UNFORTIFIED | ELUSIVE | ARCANE_IMMUNITY | DEFEND | SUMMON


class EnemyVerb(Node):
    """A verb that acts on enemies, or on their attacks: all, one picked, the one blocked."""

    reason: ClassVar[str] = "no-enemy"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Act on the enemies or attacks the step speaks of."""
        combat = game.combat
        if combat is None:
            return
        target = self.words["target"]
        if target == "all":
            for at in picking.targets(game, by, self):
                self.on_enemy(game, by, at, NONE)
        elif target == "others":
            for at in picking.targets(game, by, self):
                if at != by.foe:
                    self.on_enemy(game, by, at, NONE)
        elif target == "same":
            if by.foe != NONE and not combat.foes[by.foe].defeated and picking.reaches(game, by, self, by.foe):
                self.on_enemy(game, by, by.foe, by.blow)
        elif target == "blocked":
            self.on_blocked(game, by)
        elif target in picking.ON_ATTACKS:
            game.push(PickAttack(by.seat, self.path, SEVERAL.get(target, 1), ()))
        else:
            game.push(PickEnemy(by.seat, self.path, SEVERAL.get(target, 1), ()))

    def on_blocked(self, game: "MageKnight", by: "Frame") -> None:
        """Act on the enemy whose attack is or was blocked, unless it resists."""
        combat = foes.fight(game)
        if combat.battle == B_PLAYER:
            game.push(PickEnemy(by.seat, self.path, 1, ()))
            return
        at = combat.blocking if combat.blocking != NONE else by.foe
        if at != NONE and not combat.foes[at].defeated and foes.can_affect(game, combat.foes[at], by.colours):
            self.on_enemy(game, by, at, NONE)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """There must be an enemy it can act on; what acts on one picked or blocked goes along."""
        if self.words["target"] in ("same", "blocked", "others"):
            return IDLE
        return worth_if(bool(now & windows.COMBAT) and picking.has_target(game, by, self))

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """Outside combat there are none at all."""
        return refusal(self.reason if now & windows.COMBAT else "not-in-combat")

    def maybe(self) -> int:
        """In combat."""
        return windows.COMBAT


class EnemyArmor(EnemyVerb):
    """Changes Armor, both values of an Elusive enemy. `set` gives a fixed Armor.

    `add_if_fortified` replaces `add` if the enemy is fortified (ability or site, once) at that moment.
    """

    rule: ClassVar[str] = "mage_knight.effects.enemy-armor-minimum-1"
    word: ClassVar[str] = "enemy-armor"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("target", "target"), Sum("add", LEFT_OUT), Number("add_if_fortified", LEFT_OUT),
        Number("set", LEFT_OUT), Number("min", 1), Word("until", "until"),
    )  # fmt: skip
    long: ClassVar[bool] = True

    def on_enemy(self, game: "MageKnight", by: "Frame", at: int, blow: int) -> None:
        """Lower or set it."""
        foe = foes.fight(game).foes[at]
        if "set" in self.numbers:
            foe.armor = foe.armor_elusive = self.numbers["set"]
            return
        by.foe = at
        add = amounts.value(game, by, self.amounts["add"])
        if "add_if_fortified" in self.numbers and foes.fortifications(game, foe):
            add = self.numbers["add_if_fortified"]
        foes.change_armor(foe, add, self.numbers["min"])

    def text(self) -> Phrase:
        """Whose Armor, and by how much."""
        target = piece("target", self.words["target"])
        least = self.numbers["min"]
        if "set" in self.numbers:
            return told("text-enemy-armor-set", target=target, number=self.numbers["set"])
        value = self.amounts["add"]
        less = amount(value) if value.per else abs(value.base)
        if "add_if_fortified" in self.numbers:
            more = abs(self.numbers["add_if_fortified"])
            return told("text-enemy-armor-fortified", target=target, amount=less, more=more, least=least)
        return told("text-enemy-armor", target=target, amount=less, least=least)


class EnemyAttack(EnemyVerb):
    """Changes the value of an attack before Swift and Brutal double it. An attack at 0 counts as blocked.

    Summon attacks cannot be changed, those of the summoned monster can.
    """

    rule: ClassVar[str] = "mage_knight.effects.enemy-attack-minimum-0"
    word: ClassVar[str] = "enemy-attack"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("target", "target"),
        Number("add"),
        Number("min", 0),
        Word("until", "until"),
    )
    long: ClassVar[bool] = True

    def on_enemy(self, game: "MageKnight", by: "Frame", at: int, blow: int) -> None:
        """Change it."""
        foe = foes.fight(game).foes[at]
        foe.values[blow] = max(self.numbers["min"], foe.values[blow] + self.numbers["add"])
        if foe.values[blow] == 0:
            blocking.attack_lowered(game, at, blow)

    def text(self) -> Phrase:
        """Whose attack, and by how much."""
        add = self.numbers["add"]
        id = "text-enemy-attack-less" if add < 0 else "text-enemy-attack-more"
        return told(id, target=piece("target", self.words["target"]), number=abs(add))


class EnemyLoses(EnemyVerb):
    """The enemy is treated as not having it. At target one-attack it acts on the attack, not the enemy."""

    word: ClassVar[str] = "enemy-loses"
    fields: ClassVar[tuple[Field, ...]] = (Word("target", "target"), Words("what", "trait"), Word("until", "until"))
    long: ClassVar[bool] = True

    def on_enemy(self, game: "MageKnight", by: "Frame", at: int, blow: int) -> None:
        """Take it away."""
        foe = foes.fight(game).foes[at]
        for what in self.lists["what"]:
            if what == "fortifications":
                foe.site_fortified = 0
                foe.abilities &= ~FORTIFIED
            elif what == "resistances":
                foe.resistances = 0
            elif what == "fire-resistance":
                foe.resistances &= ~R_FIRE
            elif what == "physical-resistance":
                foe.resistances &= ~R_PHYSICAL
            elif what == "attack-abilities":
                foe.powers[blow] &= DEFENSIVE

    def text(self) -> Phrase:
        """Who loses what."""
        traits = [piece("trait", word) for word in self.lists["what"]]
        return told("text-enemy-loses", target=piece("loser", self.words["target"]), list=traits)


class EnemyGains(EnemyVerb):
    """The enemy is treated as having it; it acts on its attacks."""

    word: ClassVar[str] = "enemy-gains"
    fields: ClassVar[tuple[Field, ...]] = (Word("target", "target"), Words("what", "trait"), Word("until", "until"))

    def on_enemy(self, game: "MageKnight", by: "Frame", at: int, blow: int) -> None:
        """An attack becomes Cumbersome: nothing else is gained by any component."""
        foe = foes.fight(game).foes[at]
        foe.abilities |= CUMBERSOME
        foe.powers[blow] |= CUMBERSOME

    def text(self) -> Phrase:
        """What it gains."""
        return told(f"text-enemy-gains-{self.lists['what'][0]}")


class EnemySkipsAttack(EnemyVerb):
    """None of its attacks happens: no block, no damage, no summoning.

    It is not blocked, so an Elusive enemy keeps its high Armor. Its summoned monster cannot be stopped through it.
    """

    rule: ClassVar[str] = "mage_knight.multiple-attacks.prevention-stops-all"
    word: ClassVar[str] = "enemy-skips-attack"
    fields: ClassVar[tuple[Field, ...]] = (Word("target", "target"), Word("until", "until"))
    long: ClassVar[bool] = True

    def on_enemy(self, game: "MageKnight", by: "Frame", at: int, blow: int) -> None:
        """Keep it from attacking."""
        foes.fight(game).foes[at].skips = True

    def text(self) -> Phrase:
        """Who does not attack."""
        return told(f"text-enemy-skips-attack-{self.words['target']}")


class CancelAttack(EnemyVerb):
    """One attack does not happen; the enemy's other attacks do. This is no block."""

    rule: ClassVar[str] = "mage_knight.multiple-attacks.attack-effect-hits-one"
    word: ClassVar[str] = "cancel-attack"
    fields: ClassVar[tuple[Field, ...]] = (Word("target", "target"),)

    def on_enemy(self, game: "MageKnight", by: "Frame", at: int, blow: int) -> None:
        """Cancel it, unless it is over."""
        foe = foes.fight(game).foes[at]
        if foe.states[blow] == OPEN_BLOW:
            foe.states[blow] = CANCELLED

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-cancel-attack")


class DestroyEnemy(EnemyVerb):
    """The enemy is defeated at once with all that follows; a summoned monster is just discarded.

    A Unit of another player is Wounded instead.
    """

    rule: ClassVar[str] = "mage_knight.effects.destroyed-enemy-is-defeated"
    word: ClassVar[str] = "destroy-enemy"
    fields: ClassVar[tuple[Field, ...]] = (Word("target", "target"),)

    def on_enemy(self, game: "MageKnight", by: "Frame", at: int, blow: int) -> None:
        """Destroy it."""
        if foes.fight(game).battle == B_PLAYER:
            opponent.wound_unit(game, at)
        else:
            foes.destroy(game, at)

    def text(self) -> Phrase:
        """Whom."""
        return told(f"text-destroy-enemy-{self.words['target']}")
