"""Verbs that give an effect its structure: choices, optional parts, conditions, repetitions, colours, numbers."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import refusals
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Branches, Count, Field, Number, Steps, Word
from roundtable.games.mage_knight.content.integers import Colour, Seat, WindowBits
from roundtable.games.mage_knight.content.names import BASIC, COLOUR
from roundtable.games.mage_knight.content.nodes import IDLE, IMPOSSIBLE, NODES, WORTH, Node, Phrase
from roundtable.games.mage_knight.content.reasons import ATTACK_FIRST, NOT_HERE, TARGET_FIRST, refusal
from roundtable.games.mage_knight.effects import judging, perform
from roundtable.games.mage_knight.effects.phrases import all_of, colour, inside, joined, one_of, part, piece, told
from roundtable.games.mage_knight.verbs import amounts, colours, conditions
from roundtable.games.mage_knight.verbs.choosing import ChooseColour
from roundtable.games.mage_knight.verbs.counting import GoesAlong
from roundtable.games.mage_knight.vocabulary import ACCEPTS, CHOOSES, DECLINES, NUMBERS_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


class Choose(Node):
    """The user takes exactly `count` of the branches; they are carried out in the order listed."""

    word: ClassVar[str] = "choose"
    fields: ClassVar[tuple[Field, ...]] = (Branches("of"), Number("count", 1))
    reason: ClassVar[str] = "no-branch"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask which."""
        game.push(ChooseBranch(by.seat, self.path, self.numbers["count"], ()))

    def judged(self, game: "MageKnight", by: "Frame", now: WindowBits) -> list[int]:
        """Judge every branch."""
        return [judging.sequence(game, by, branch, 0, now) for branch in self.branches["of"]]

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """Enough of the branches must be possible."""
        judged = self.judged(game, by, now)
        needed = self.numbers["count"]
        if judged.count(WORTH) >= needed:
            return WORTH
        return judging.possible_if(len(judged) - judged.count(IMPOSSIBLE) >= needed)

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """What fails in a branch for which only something must be chosen first, else in one that counts in a fight."""
        found = [judging.fails(game, by, branch, now) for branch in self.branches["of"]]
        soon = [one for one in found if one.wording in (TARGET_FIRST, ATTACK_FIRST)]
        later = [one for one in found if one.wording not in NOT_HERE]
        return (soon or later or found)[0]

    def open_branches(self, game: "MageKnight", by: "Frame", now: WindowBits) -> list[int]:
        """Give the branches that may be taken: those worth it, or if too few are, the possible ones."""
        judged = self.judged(game, by, now)
        level = WORTH if judged.count(WORTH) >= self.numbers["count"] else IDLE
        return [at for at, one in enumerate(judged) if one >= level]

    def sure(self) -> int:
        """Where a single branch would do, those of any."""
        mask = 0
        if self.numbers["count"] == 1:
            for branch in self.branches["of"]:
                mask |= sure_of(branch)
        return mask

    def maybe(self) -> int:
        """Those of any branch."""
        mask = 0
        for branch in self.branches["of"]:
            mask |= maybe_of(branch)
        return mask

    def text(self) -> Phrase:
        """A choice between branches."""
        options = [all_of([step.text() for step in branch]) for branch in self.branches["of"]]
        if self.numbers["count"] == 1:
            long = [branch for branch in self.branches["of"] if len(branch) > 1 or branch[0].long]
            return one_of(options, bool(long))
        return told("text-choose", number=self.numbers["count"], list=[inside(option) for option in options])


def sure_of(steps: tuple[Node, ...]) -> int:
    """Give the windows in which steps are worth it whatever the position: none if one of them may be impossible."""
    mask = 0
    for node in steps:
        if node.is_cost or node.may_fail:
            return 0
        mask |= node.sure()
    return mask


def maybe_of(steps: tuple[Node, ...]) -> int:
    """Give the windows in which steps may be worth it."""
    mask = 0
    for node in steps:
        mask |= node.maybe()
    return mask


class ChooseBranch(Question["MageKnight"]):
    """Which of its possibilities is an effect used for?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("path", "left", "taken")

    def __init__(self, seat: Seat, path: str, left: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.path = path
        self.left = left
        self.taken = taken

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The branches that count now; those already taken are gone."""
        node = NODES[self.path]
        assert isinstance(node, Choose)
        for at in node.open_branches(game, game.frames[-1], perform.open_now(game)):
            if at not in self.taken:
                out.append(CHOOSES[at])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Carry the branches out in the order listed, once all are named."""
        taken = (*self.taken, action.a)
        if self.left > 1:
            game.push(ChooseBranch(self.seat, self.path, self.left - 1, taken))
            return
        for at in sorted(taken, reverse=True):
            game.push(perform.Perform(self.seat, f"{self.path}.of.{at}", 0))


class May(Node):
    """The user carries out `then` or leaves it out."""

    word: ClassVar[str] = "may"
    fields: ClassVar[tuple[Field, ...]] = (Steps("then"),)
    long: ClassVar[bool] = True

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask, if it can be done. Who would discard for it is asked with any card in hand: hands are secret."""
        secret = self.parts["then"][0].verb == "discard" and len(game.players[by.seat].hand.cards) > 0
        if secret or self.possible(game, by):
            game.push(MayDo(by.seat, self.path))

    def possible(self, game: "MageKnight", by: "Frame") -> bool:
        """Say whether the optional part can be carried out."""
        return judging.sequence(game, by, self.parts["then"], 0, perform.open_now(game)) != IMPOSSIBLE

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It can always be left out."""
        return max(IDLE, judging.sequence(game, by, self.parts["then"], 0, now))

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """What fails inside."""
        return judging.fails(game, by, self.parts["then"], now)

    def text(self) -> Phrase:
        """Something that may be left out."""
        return told("text-may", then=part(self.parts["then"]))


class MayDo(Question["MageKnight"]):
    """Is an optional part of an effect carried out?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.extra-cost-extra-mana"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Yes, if it can be done, or no."""
        node = NODES[self.path]
        assert isinstance(node, May)
        if node.possible(game, game.frames[-1]):
            out.append(ACCEPTS)
        out.append(DECLINES)

    def rule_now(self, game: "MageKnight") -> str:
        """That of what comes first: mana to be paid, a card to be given up."""
        return NODES[self.path].parts["then"][0].rule

    def take(self, game: "MageKnight", action: Action) -> None:
        """Go on with it, or not."""
        if action is ACCEPTS:
            game.push(perform.Perform(self.seat, f"{self.path}.then", 0))


class If(Node):
    """If `cond` holds when the step is reached, then `then`; otherwise `else`."""

    word: ClassVar[str] = "if"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("cond", allowed=conditions.WORDS),
        Steps("then"),
        Steps("else", LEFT_OUT),
    )
    may_fail: ClassVar[bool] = True

    def branch(self, game: "MageKnight", by: "Frame") -> str:
        """Give the part that holds now, empty if none is there."""
        if conditions.holds(game, by, self.words["cond"]):
            return "then"
        return "else" if "else" in self.parts else ""

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Only one of two."""
        branch = self.branch(game, by)
        if branch:
            perform.follow(game, by, self, branch)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """The part that holds now."""
        branch = self.branch(game, by)
        return judging.sequence(game, by, self.parts[branch], 0, now) if branch else IDLE

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """What fails in the part that holds, or the condition."""
        branch = self.branch(game, by)
        if branch:
            return judging.fails(game, by, self.parts[branch], now)
        cond = self.words["cond"] if self.parts["then"] else f"not-{self.words['cond']}"
        if cond not in refusals.CONDITION.index:
            return refusal("no-branch")
        return Message(refusals.ON_CONDITION, (refusals.CONDITION.at(cond),))

    def text(self) -> Phrase:
        """Something that depends on the position."""
        then, other = self.parts["then"], self.parts.get("else", ())
        cond = self.words["cond"]
        if not then:
            return told("text-if", condition=piece("condition", f"not-{cond}"), then=part(other))
        if not other:
            return told("text-if", condition=piece("condition", cond), then=part(then))
        return told("text-if-else", condition=piece("condition", cond), then=part(then), other=part(other))


class Repeat(Node):
    """`then` is carried out that many times, choices made anew each time."""

    word: ClassVar[str] = "repeat"
    fields: ClassVar[tuple[Field, ...]] = (Count("times"), Steps("then"))
    may_fail: ClassVar[bool] = True
    reason: ClassVar[str] = "nothing-counted"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Several times."""
        for _ in range(amounts.value(game, by, self.amounts["times"])):
            perform.follow(game, by, self, "then")

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """At least once."""
        if amounts.value(game, by, self.amounts["times"]) < 1:
            return IDLE
        return max(IDLE, judging.sequence(game, by, self.parts["then"], 0, now))

    def text(self) -> Phrase:
        """Something done once for each of what is counted."""
        return told("text-repeat", per=piece("per", self.amounts["times"].per), then=part(self.parts["then"]))


class ByColour(Node):
    """The branch of the colour of the bound thing, else `other`; neither there: nothing happens."""

    word: ClassVar[str] = "by-color"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("of"),
        Steps("red", LEFT_OUT), Steps("blue", LEFT_OUT), Steps("green", LEFT_OUT), Steps("white", LEFT_OUT),
        Steps("other", LEFT_OUT),
    )  # fmt: skip
    reason: ClassVar[str] = "no-colour"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Follow the branch; a card of two colours lets the user choose."""
        mask = colours.bound_colours(by, self.words["of"])
        words = [COLOUR.words[one] for one in range(BASIC) if (mask >> one) & 1]
        found = [word for word in words if word in self.parts]
        if len(found) == 1:
            perform.follow(game, by, self, found[0])
        elif found:
            game.push(ChooseColour(by.seat, self.path, mask, 1))
        elif "other" in self.parts:
            perform.follow(game, by, self, "other")

    def on_colour(self, game: "MageKnight", by: "Frame", colour: Colour) -> None:
        """Follow the branch chosen."""
        perform.follow(game, by, self, COLOUR.words[colour])

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """The branch of the colour that is bound, or the best of those a card of two colours has."""
        mask = colours.bound_colours(by, self.words["of"])
        words = [COLOUR.words[one] for one in range(BASIC) if (mask >> one) & 1 and COLOUR.words[one] in self.parts]
        if mask and not words and "other" in self.parts:
            words = ["other"]
        return max([IDLE, *[judging.sequence(game, by, self.parts[word], 0, now) for word in words]])

    def text(self) -> Phrase:
        """A case for each colour."""
        cases: list[Phrase] = []
        for word in COLOUR.words:
            if self.parts.get(word):
                cases.append(told("text-case", colour=colour(word), then=part(self.parts[word])))
        if self.parts.get("other"):
            cases.append(told("text-case-other", then=part(self.parts["other"])))
        return told("text-by-colour", list=inside(joined("comma", cases)))


class ChooseNumber(GoesAlong):
    """The user names a number."""

    word: ClassVar[str] = "choose-number"
    fields: ClassVar[tuple[Field, ...]] = (Number("min"), Number("max"), Word("bind"))

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask for it."""
        game.push(NameNumber(by.seat, self.numbers["min"], self.numbers["max"]))

    def text(self) -> Phrase:
        """A number named by the user."""
        return told("text-choose-number", low=self.numbers["min"], high=self.numbers["max"])


class NameNumber(Question["MageKnight"]):
    """How many?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("least", "most")

    def __init__(self, seat: Seat, least: int, most: int) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every number between the limits."""
        for number in range(self.least, self.most + 1):
            out.append(NUMBERS_ACTIONS[number])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Remember it."""
        game.frames[-1].number = action.a
