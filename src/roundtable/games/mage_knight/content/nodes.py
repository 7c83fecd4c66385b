"""Effects as data: trees of nodes. A node is a verb with its fields; every verb is a class of its own (room `verbs`).

A node has a path such as `rage.basic.0.of.1.0` under which steps on the agenda name it. The components say only what
their effects are; verbs/library.py makes nodes of that when the game is loaded.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.content.integers import Colour, WindowBits
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.kernel.content import BadContent, Entry, read
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.content.fields import Field
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

PACKAGE: Final = "roundtable.games.mage_knight"
EFFECT_WORDS: Final = read(PACKAGE, "effects.toml")  # lists of words that effects use, with what they mean
TIMING: Final = tuple(EFFECT_WORDS.entry("timing").data)

ALL: Final = -1  # "all", "any" or "each" where a number may stand

# How a step stands now, see effects/judging.py.
IMPOSSIBLE: Final = -1
IDLE: Final = 0
WORTH: Final = 1

EVERY_WINDOW: Final = -1  # all bits

Phrase = dict[str, object]  # a message with its arguments, as JSON data


class Amount:
    """A number, perhaps by the position: base + each × what `per` counts, at most `most`; or a value named `of`."""

    def __init__(self, base: int, each: int = 0, per: str = "", most: int = ALL, of: str = "") -> None:
        self.base: Final = base
        self.each: Final = each
        self.per: Final = per
        self.most: Final = most
        self.of: Final = of


class Node:
    """One step of an effect. Each verb is a subclass that has everything about the verb in one place.

    A field is found in the table of its kind, its default already filled in.
    """

    word: ClassVar[str] = ""  # how the content files call the verb
    fields: ClassVar["tuple[Field, ...]"] = ()
    cost: ClassVar[bool] = False  # it must be carried out in full, or the effect cannot be played
    may_fail: ClassVar[bool] = False  # no cost, but it may make the effect impossible all the same
    long: ClassVar[bool] = False  # its text stands apart from the other options of a choice
    reason: ClassVar[str] = "not-now"  # what fails if it is not worth it (a word of REASON)
    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"  # what its questions rest on

    def __init__(self, path: str) -> None:
        self.path: Final = path
        self.verb: Final = self.word
        self.is_cost: Final = self.cost
        self.numbers: Final[dict[str, int]] = {}
        self.flags: Final[dict[str, bool]] = {}
        self.words: Final[dict[str, str]] = {}
        self.lists: Final[dict[str, tuple[str, ...]]] = {}
        self.amounts: Final[dict[str, Amount]] = {}
        self.parts: Final[dict[str, tuple[Node, ...]]] = {}
        self.branches: Final[dict[str, tuple[tuple[Node, ...], ...]]] = {}

    def number(self, name: str, otherwise: int) -> int:
        """Give a number, or what stands for it if it is not said."""
        return self.numbers.get(name, otherwise)

    def word_of(self, name: str) -> str:
        """Give a word, empty if it is not said."""
        return self.words.get(name, "")

    def flag(self, name: str) -> bool:
        """Give a flag, false if it is not said."""
        return self.flags.get(name, False)

    # ---- what a verb fills in ----

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Carry the step out, in the frame of its effect."""
        raise NotImplementedError(self.verb)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """Say whether the step is IMPOSSIBLE, IDLE or WORTH it; `now` are the windows that are open."""
        raise NotImplementedError(self.verb)

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """Say what fails, once `judge` has said that it is not worth it."""
        return refusal(self.reason)

    def sure(self) -> int:
        """Give the windows in which the step is worth it whatever the position."""
        return 0

    def maybe(self) -> int:
        """Give the windows in which the step may be worth it: all, unless more is known."""
        return EVERY_WINDOW

    def text(self) -> Phrase:
        """Give the step in words."""
        raise NotImplementedError(self.verb)

    # ---- what some verbs fill in ----

    def binds(self) -> bool:
        """Say whether it is a cost, and later steps depend on what it is paid with."""
        return self.is_cost and "bind" in self.words

    def bindings(self, game: "MageKnight", by: "Frame") -> "list[Frame]":
        """Give the frame as it would be after each way of paying a cost that binds."""
        raise NotImplementedError(self.verb)

    def mana_asked(self, game: "MageKnight", by: "Frame", now: WindowBits) -> tuple[int, ...]:
        """Give the mana it asks for, one mask of colours for each."""
        return ()

    def asks_mana(self) -> bool:
        """Say whether it may ask for mana."""
        return False

    def cards_asked(self) -> int:
        """Give how many other cards it takes from the hand at least."""
        return 0

    # ---- what an answer to one of its questions leads to ----

    def on_enemy(self, game: "MageKnight", by: "Frame", at: int, blow: int) -> None:
        """Act on an enemy, or on one of its attacks."""
        raise NotImplementedError(self.verb)

    def on_unit(self, game: "MageKnight", by: "Frame", index: int) -> None:
        """Act on an own Unit."""
        raise NotImplementedError(self.verb)

    def units(self, game: "MageKnight", by: "Frame") -> list[int]:
        """Give the own Units it may act on."""
        raise NotImplementedError(self.verb)

    def on_colour(self, game: "MageKnight", by: "Frame", colour: Colour) -> None:
        """Go on with a colour."""
        raise NotImplementedError(self.verb)

    def on_die(self, game: "MageKnight", by: "Frame", colour: Colour) -> None:
        """Go on with a die of the Source."""
        raise NotImplementedError(self.verb)


NODES: Final[dict[str, Node]] = {}  # by path
STEPS: Final[dict[str, tuple[Node, ...]]] = {}  # lists of steps by path


class Effect:
    """What a card's half, a unit's ability, a skill or a tactic does, and the words for when it may be announced.

    What is known of it whatever the position is worked out once, when the game is loaded.
    """

    def __init__(self, path: str, entry: Entry) -> None:
        self.path: Final = path
        self.timing: Final = timing_of(entry)
        self.entries: Final = entry.entries("steps")
        self.steps: tuple[Node, ...] = ()
        self.allowed = 0  # windows in which it may be announced
        self.sure = 0  # windows in which it is worth it for sure
        self.maybe = 0  # windows in which it may be worth it
        self.cards = 0  # other cards it takes from the hand
        self.asks_more = False  # for mana or cards, besides what powers it
        EFFECTS.append(self)


EFFECTS: Final[list[Effect]] = []  # all there are, in the order of the components


def timing_of(entry: Entry) -> tuple[str, ...]:
    """Read when an effect may be announced."""
    value = entry.data.get("timing")
    if not isinstance(value, list):
        raise BadContent(f"{entry.where}: timing must be a list, not {value!r}")
    for word in value:
        if word not in TIMING:
            raise BadContent(f"{entry.where}: timing has {word!r}, not one of {', '.join(TIMING)}")
    return tuple([str(word) for word in value])
