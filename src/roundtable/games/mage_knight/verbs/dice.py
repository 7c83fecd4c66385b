"""Verbs on dice: more of the Source to be used, dice taken, picked and rolled again, dice of the bank rolled."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import inventory, source
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Colours, Faces, Field, Flag, Number, Sum, Word
from roundtable.games.mage_knight.content.integers import Colour, Seat, WindowBits
from roundtable.games.mage_knight.content.names import BASIC, COLOUR, COLOURS, GOLD
from roundtable.games.mage_knight.content.nodes import IDLE, IMPOSSIBLE, NODES, WORTH, Node, Phrase
from roundtable.games.mage_knight.effects import judging, perform, windows
from roundtable.games.mage_knight.effects.judging import SPECIAL, possible_if, worth_if
from roundtable.games.mage_knight.effects.phrases import amount, inside, joined, part, plain, told
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.verbs import amounts, colours
from roundtable.games.mage_knight.verbs.choosing import ChooseColour
from roundtable.games.mage_knight.verbs.counting import AlwaysCounts
from roundtable.games.mage_knight.vocabulary import DICE, DONES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


class ExtraSourceDice(AlwaysCounts):
    """That many more dice of the Source than the usual one may be used this turn, also if the usual one is not.

    `black_as_any`: the extra die, if black, gives one mana of any colour, by day too. `gold_black_as_basic`: every
    die of the Source used this turn that shows gold or black may give a basic colour of choice.
    """

    word: ClassVar[str] = "extra-source-dice"
    fields: ClassVar[tuple[Field, ...]] = (Number("count"), Flag("black_as_any"), Flag("gold_black_as_basic"))

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds; see cards/source.py."""
        game.turn.extra_dice += self.numbers["count"]
        lasting.add(game, self, by, self.numbers["count"])

    def sure(self) -> int:
        """In the own turn."""
        return windows.TURN

    def text(self) -> Phrase:
        """So many, and what is special about them."""
        words = "-".join([plain(name) for name, value in self.flags.items() if value])
        id = "text-extra-source-dice"
        return told(f"{id}-{words}" if words else id, number=self.numbers["count"])


class TakeSourceDice(Node):
    """Takes dice out of the Source, whatever they show, depleted ones too, and sets each to a face.

    Each gives that many tokens of its colour. This is not a use of the usual die; the dice go back at the end of the
    turn showing the set face, not rolled.
    """

    rule: ClassVar[str] = "mage_knight.mana.effect-dice-come-in-addition"
    word: ClassVar[str] = "take-source-dice"
    fields: ClassVar[tuple[Field, ...]] = (Number("count"), Colours("set_to"), Number("tokens_each"))
    may_fail: ClassVar[bool] = True
    reason: ClassVar[str] = "source-empty"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask for each."""
        for _ in range(min(self.numbers["count"], len(game.source))):
            game.push(PickDie(by.seat, self.path, 1))

    def on_die(self, game: "MageKnight", by: "Frame", colour: Colour) -> None:
        """Take it, and ask for its new face."""
        source.take(game, colour)
        game.tell(changes.DIE_TAKEN, by.seat, colour)
        game.turn.kept_dice = (*game.turn.kept_dice, colour)
        mask = colours.colours_named(game, by, self.lists["set_to"][0])
        game.push(ChooseColour(by.seat, self.path, mask, 1))

    def on_colour(self, game: "MageKnight", by: "Frame", colour: Colour) -> None:
        """Set the die, and gain its tokens; it goes back as it is."""
        game.turn.kept_dice = (*game.turn.kept_dice[:-1], colour)
        for _ in range(self.numbers["tokens_each"]):
            inventory.gain_mana(game, by.seat, colour)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """The Source must hold a die."""
        return WORTH if game.source else IMPOSSIBLE

    def text(self) -> Phrase:
        """So many dice, and tokens for each."""
        return told("text-take-source-dice", number=self.numbers["count"], tokens=self.numbers["tokens_each"])


class PickSourceDie(Node):
    """Picks a die in the Source without taking it."""

    rule: ClassVar[str] = "mage_knight.mana.source-die-gives-shown-colour"
    word: ClassVar[str] = "pick-source-die"
    fields: ClassVar[tuple[Field, ...]] = (Word("showing", "showing"), Word("bind"))
    cost: ClassVar[bool] = True
    reason: ClassVar[str] = "no-basic-die"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask which."""
        game.push(PickDie(by.seat, self.path, 1))

    def on_die(self, game: "MageKnight", by: "Frame", colour: Colour) -> None:
        """It is only remembered."""

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """The Source must hold a die that shows a basic colour."""
        return possible_if(bool([face for face in game.source if face < BASIC]))

    def bindings(self, game: "MageKnight", by: "Frame") -> "list[Frame]":
        """Each basic colour that a die shows."""
        found: list[Frame] = []
        for one in range(BASIC):
            if one in game.source:
                twin = by.copy()
                twin.die = one
                found.append(twin)
        return found

    def maybe(self) -> int:
        """Never by itself."""
        return 0

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-pick-source-die")


class PickDie(Question["MageKnight"]):
    """Which die of the Source?"""

    rule: ClassVar[str] = "mage_knight.mana.effect-dice-come-in-addition"
    fields: ClassVar[tuple[str, ...]] = ("path", "count")

    def __init__(self, seat: Seat, path: str, count: int) -> None:
        super().__init__(seat)
        self.path = path
        self.count = count

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One of each face that fits."""
        basic = NODES[self.path].word_of("showing") == "basic"
        fixed = source.gold_is_fixed(game)
        for colour in range(COLOURS):
            if colour in game.source and (colour < BASIC or not basic) and not (fixed and colour == GOLD):
                out.append(DICE[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Remember it, and go on."""
        by = game.frames[-1]
        by.die = action.a
        NODES[self.path].on_die(game, by, action.a)


class RerollSource(Node):
    """Rolls dice of the Source again; they stay there. `first` gold: gold dice must be picked before others."""

    word: ClassVar[str] = "reroll-source"
    fields: ClassVar[tuple[Field, ...]] = (Word("dice", "dice"), Word("first", default=LEFT_OUT, allowed=("gold",)))
    reason: ClassVar[str] = "source-empty"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Roll, or ask which."""
        which = self.words["dice"]
        if which == "all":
            fixed = source.gold_is_fixed(game)
            source.reroll(game, [face for face in game.source if face != GOLD or not fixed])
        elif which == "$die":
            source.reroll(game, [by.die])
        else:
            game.push(RerollDice(by.seat, self.path, 2 if which == "up-to-2" else 1, ()))

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """There must be dice to roll."""
        return worth_if(bool(game.source) and bool(now & SPECIAL))

    def text(self) -> Phrase:
        """Which dice."""
        return told(f"text-reroll-source-{plain(self.words['dice'])}")


class RerollDice(Question["MageKnight"]):
    """Which dice are rolled again? Gold ones first where the effect says so."""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("path", "left", "picked")

    def __init__(self, seat: Seat, path: str, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.path = path
        self.left = left
        self.picked = picked

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The dice still lying there, and enough."""
        dice = list(game.source)
        for face in self.picked:
            dice.remove(face)
        if source.gold_is_fixed(game):
            dice = [face for face in dice if face != GOLD]
        gold_first = "first" in NODES[self.path].words and GOLD in dice
        for colour in range(COLOURS):
            if colour in dice and (not gold_first or colour == GOLD):
                out.append(DICE[colour])
        if self.picked:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pick on, then roll all together."""
        picked = self.picked if action is DONES else (*self.picked, action.a)
        if action is not DONES and self.left > 1 and len(picked) < len(game.source):
            game.push(RerollDice(self.seat, self.path, self.left - 1, picked))
        else:
            source.reroll(game, list(picked))


class RollDice(Node):
    """Rolls that many mana dice of the bank (not of the Source) one by one.

    Each face does what is listed, faces not listed nothing; color `$rolled` is the face.
    """

    word: ClassVar[str] = "roll-dice"
    fields: ClassVar[tuple[Field, ...]] = (Sum("count"), Faces("on"))

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Roll them."""
        count = amounts.value(game, by, self.amounts["count"])
        if count:
            game.push(RollDie(by.seat, self.path, count))

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """Some face must give something that counts."""
        judged = [judging.sequence(game, by, steps, 0, now) for steps in self.parts.values()]
        return max(IDLE, *judged)

    def text(self) -> Phrase:
        """How many, and what their faces do."""
        cases = [told(f"text-face-{face}", then=part(steps)) for face, steps in self.parts.items()]
        return told("text-roll-dice", amount=amount(self.amounts["count"]), list=inside(joined("comma", cases)))


class RollDie(Step["MageKnight"]):
    """One die after the other is rolled, and its face acted on."""

    fields: ClassVar[tuple[str, ...]] = ("path", "left")

    def __init__(self, seat: Seat, path: str, left: int) -> None:
        super().__init__(seat)
        self.path = path
        self.left = left

    def run(self, game: "MageKnight") -> None:
        """Roll it."""
        if self.left > 1:
            game.push(RollDie(self.seat, self.path, self.left - 1))
        node = NODES[self.path]
        face = source.roll_die(game)
        game.frames[-1].rolled = face
        word = COLOUR.words[face]
        if word in node.parts:
            game.push(perform.Perform(self.seat, f"{self.path}.on.{word}", 0))
        elif face < BASIC and "basic" in node.parts:
            game.push(perform.Perform(self.seat, f"{self.path}.on.basic", 0))
