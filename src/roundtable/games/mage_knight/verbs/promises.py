"""Verbs for later: promises for an event or a moment, allowances, odd procedures, the action, the own token flipped."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import units
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Arguments, Field, Flag, Number, Steps, Word, Words
from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.names import EVENT, HEALING_SPENT, NONE
from roundtable.games.mage_knight.content.nodes import ALL as EACH
from roundtable.games.mage_knight.content.nodes import IDLE, IMPOSSIBLE, WORTH, Node, Phrase
from roundtable.games.mage_knight.content.reasons import REASON, refusal
from roundtable.games.mage_knight.effects import events, windows
from roundtable.games.mage_knight.effects.judging import SPECIAL, worth_if
from roundtable.games.mage_knight.effects.phrases import colour, part, piece, told
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.odd.table import NAMES, PROCEDURES
from roundtable.games.mage_knight.play import serving
from roundtable.games.mage_knight.state import lasting, this_turn
from roundtable.games.mage_knight.state.pieces import FROM_UNIT, Lasting
from roundtable.games.mage_knight.verbs import picking
from roundtable.games.mage_knight.verbs.choosing import PickEnemy
from roundtable.games.mage_knight.verbs.counting import GoesAlong
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


class When(Node):
    """From now until `until`, whenever the event happens, `then` is carried out at once, at most `times` times.

    `earlier`: events of this turn before the step count too and are paid at once. `color` limits Spells cast;
    `by` this-attack limits enemies defeated to those of the attack this is a rider of; `target` names one enemy, or
    that of the step before. `alone`: it ends when a Unit acts on that enemy or takes its damage.
    """

    word: ClassVar[str] = "when"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("event", "event"),
        Number("times", "each", all_of="each"),
        Word("until", "until"),
        Steps("then"),
        Flag("earlier"),
        Word("color", "basic-color", LEFT_OUT),
        Word("by", default=LEFT_OUT, allowed=("this-attack",)),
        Flag("phase_only"),
        Word("unit", "which", LEFT_OUT),
        Word("target", "target", LEFT_OUT),
        Flag("alone"),
    )

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Wait for the event, and pay for those of this turn if it says so."""
        left = self.numbers["times"]
        target = NONE
        combat = game.combat
        if EVENT.at(self.words["event"]) == HEALING_SPENT:
            left = by.number
        elif self.words["event"] == "this-block-succeeds" and combat is not None:
            target = combat.blocking
        elif self.word_of("target") == "one":
            game.push(PickEnemy(by.seat, self.path, 1, ()))
            return
        elif self.word_of("target") == "same":
            target = by.foe
        if self.flag("earlier"):
            past = events.earlier(game, self, by)
            if left != NONE:
                past = min(past, left)
                left -= past
            for _ in range(past):
                one = Lasting(by.seat, self.path, self.verb, 0, 1, by.colours, by.source, NONE, 0)
                events.keep(game, one, self, NONE)
        if left != 0:
            lasting.add(game, self, by, left, target)

    def on_enemy(self, game: "MageKnight", by: "Frame", at: int, blow: int) -> None:
        """Wait for what happens to this enemy."""
        lasting.add(game, self, by, self.numbers["times"], at)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """A rider on an attack or block counts through it; other promises by themselves, or on an enemy named."""
        if self.word_of("target") == "one":
            return worth_if(bool(now & windows.COMBAT) and picking.has_target(game, by, self))
        if self.word_of("target") == "same":
            return IDLE
        rider = self.word_of("by") == "this-attack" or self.words["event"] == "this-block-succeeds"
        return worth_if(not rider and bool(now & SPECIAL))

    def text(self) -> Phrase:
        """Something that an event sets off."""
        words = [self.words["event"]]
        if "by" in self.words:
            words.append(self.words["by"])
        if self.flags["phase_only"]:
            words.append("in-phase")
        if self.word_of("unit") == "this":
            words.append("this")
        if self.flags["alone"]:
            words.append("alone")
        then = part(self.parts["then"])
        if "color" in self.words:
            return told(f"text-when-{'-'.join(words)}", colour=colour(self.words["color"]), then=then)
        times = self.numbers["times"]
        if times == 1:
            return told(f"text-once-{'-'.join(words)}", then=then)
        if times != EACH:
            return told(f"text-first-{'-'.join(words)}", number=times, then=then)
        return told(f"text-when-{'-'.join(words)}", then=then)


class Later(Node):
    """`then` is carried out at the named moment; optional parts inside are decided then."""

    word: ClassVar[str] = "later"
    fields: ClassVar[tuple[Field, ...]] = (Word("at", "moment"), Steps("then"))

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Promise it."""
        lasting.add(game, self, by, 1, by.foe)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """What waits for the end of the turn counts whenever it is played; a rider on a combat goes along."""
        return worth_if(self.words["at"] != "attack-phase" and bool(now & SPECIAL))

    def sure(self) -> int:
        """In the own turn, if it waits for its end."""
        return 0 if self.words["at"] == "attack-phase" else windows.TURN

    def text(self) -> Phrase:
        """Something that waits for its moment."""
        return told("text-later", moment=piece("moment", self.words["at"]), then=part(self.parts["then"]))


class Allowance(Node):
    """Until `until` the user may carry out `then`, at most `times` times, whenever its verbs are allowed.

    `per` round: the allowance is renewed at the start of each Round.
    """

    word: ClassVar[str] = "option"
    fields: ClassVar[tuple[Field, ...]] = (
        Number("times", all_of="any"),
        Word("until", "until"),
        Steps("then"),
        Word("per", default=LEFT_OUT, allowed=("round", "turn")),
        Words("timing", "timing", LEFT_OUT),
    )

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Allow it."""
        lasting.add(game, self, by, self.numbers["times"], NONE, by.card)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It counts in its windows."""
        return worth_if(bool(now & windows.of(self.lists.get("timing", ("turn",)))))

    def text(self) -> Phrase:
        """An allowance that may be used later."""
        words = ["any" if self.numbers["times"] == EACH else "once", self.words["until"]]
        if "per" in self.words:
            words.append(self.words["per"])
        words += self.lists.get("timing", ())
        return told(f"text-option-{'-'.join(words)}", then=part(self.parts["then"]))


class Odd(Node):
    """A procedure of a single component, found by its name in the room `odd`."""

    word: ClassVar[str] = "odd"
    fields: ClassVar[tuple[Field, ...]] = (Word("name", allowed=NAMES), Arguments("args", LEFT_OUT))
    may_fail: ClassVar[bool] = True
    reason: ClassVar[str] = "odd"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Carry it out."""
        PROCEDURES[self.words["name"]].run(game, by, self)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """Every procedure says so itself."""
        procedure = PROCEDURES.get(self.words["name"])
        return IDLE if procedure is None else procedure.judge(game, by, self, now)

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """It counts only in combat or for a block, or what it needs is not there."""
        procedure = PROCEDURES.get(self.words["name"])
        if procedure is not None and procedure.windows == windows.COMBAT and not now & windows.COMBAT:
            return refusal("not-in-combat")
        if procedure is not None and procedure.windows == windows.PARRY and not now & windows.PARRY:
            return serving.block_fails(game)
        word = f"odd-{self.words['name']}"
        return refusal(word if word in REASON.index else self.reason)

    def text(self) -> Phrase:
        """One sentence for each."""
        words = [self.words["name"], *[name for name, value in self.flags.items() if value]]
        if self.numbers:
            return told(f"odd-{'-'.join(words)}", number=next(iter(self.numbers.values())))
        return told(f"odd-{'-'.join(words)}")


class UseAction(Node):
    """Uses up the action of the turn."""

    word: ClassVar[str] = "use-action"
    cost: ClassVar[bool] = True
    reason: ClassVar[str] = "action-used"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """The action of the turn is this."""
        this_turn.use_action(game)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """The action must still be free, and no other hero on the space."""
        if not now & windows.ACTING or game.turn.acted:
            return IMPOSSIBLE
        return IMPOSSIBLE if board.crowded(game, by.seat, game.players[by.seat].space) else WORTH

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """The action is taken, or another hero is in the way."""
        return refusal(self.reason if game.turn.acted or not now & windows.ACTING else "other-hero")

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-use-action")


class FlipThis(GoesAlong):
    """Turns this Skill token or Banner face down until the next Round, unless it says how it flips back."""

    word: ClassVar[str] = "flip-this"
    cost: ClassVar[bool] = True

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """A Banner's use of the Round is gone; a Skill lies face down."""
        player = game.players[by.seat]
        if by.origin == FROM_UNIT:
            units.replace(game, by.seat, by.unit, player.units[by.unit].but(banner_up=0))
        elif by.source in player.skills and by.source not in player.spent:
            player.spent = (*player.spent, by.source)
            game.tell(changes.SKILL_DOWN, by.seat, by.source)

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-flip-this")
