"""Verbs that spend points or turn them into something else."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import refusals
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Field, Number, OneStep, Sum, Word
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import ATTACK, POINTS
from roundtable.games.mage_knight.content.nodes import NODES, WORTH, Node, Phrase
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.games.mage_knight.effects import judging, perform
from roundtable.games.mage_knight.effects.judging import possible_if, worth_if
from roundtable.games.mage_knight.effects.phrases import Noun, amount, part, told
from roundtable.games.mage_knight.effects.windows import (
    ATTACKING,
    BLOCKING,
    PEACE,
    RANGED,
)
from roundtable.games.mage_knight.play import serving
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.verbs import amounts
from roundtable.games.mage_knight.vocabulary import NUMBERS_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


def points_left(game: "MageKnight", node: Node) -> int:
    """Give how many points of the kind a step speaks of there are."""
    return game.turn.move if node.words["points"] == "move" else game.turn.influence


def take_points(game: "MageKnight", node: Node, count: int) -> None:
    """Take points away."""
    if node.words["points"] == "move":
        game.turn.move -= count
    else:
        game.turn.influence -= count


class Spend(Node):
    """Spends points: an amount, or as many as the user says."""

    word: ClassVar[str] = "spend"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("points", "points"), Sum("amount", LEFT_OUT), Number("min", LEFT_OUT), Number("max", LEFT_OUT),
        Word("bind", default=LEFT_OUT),
    )  # fmt: skip
    cost: ClassVar[bool] = True

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Spend them, or ask how many."""
        if "amount" in self.amounts:
            take_points(game, self, amounts.value(game, by, self.amounts["amount"]))
        else:
            game.push(SpendPoints(by.seat, self.path))

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """The points must be there."""
        available = points_left(game, self)
        if "amount" not in self.amounts:
            return possible_if(available >= self.numbers["min"])
        return possible_if(available >= amounts.value(game, by, self.amounts["amount"]))

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """How many points are missing."""
        fixed = "amount" in self.amounts
        needed = amounts.value(game, by, self.amounts["amount"]) if fixed else self.numbers["min"]
        move = self.words["points"] == "move"
        wording = refusals.MOVE_TO_SPEND if move else refusals.INFLUENCE_TO_SPEND
        return Message(wording, (needed, points_left(game, self)))

    def bindings(self, game: "MageKnight", by: "Frame") -> "list[Frame]":
        """Each number of points there are."""
        found: list[Frame] = []
        for number in range(self.numbers["min"], min(points_left(game, self), self.numbers["max"]) + 1):
            twin = by.copy()
            twin.number = number
            found.append(twin)
        return found

    def maybe(self) -> int:
        """Never by itself."""
        return 0

    def text(self) -> Phrase:
        """So many, or from so many to so many."""
        kind = Noun(POINTS, self.words["points"])
        if "amount" in self.amounts:
            return told("text-spend", points=kind, amount=amount(self.amounts["amount"]))
        return told("text-spend-range", points=kind, low=self.numbers["min"], high=self.numbers["max"])


class SpendPoints(Question["MageKnight"]):
    """How many points are spent?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every number that can be spent and leaves the rest possible."""
        node = NODES[self.path]
        steps, at = judging.after(node)
        for twin in node.bindings(game, game.frames[-1]):
            if judging.sequence(game, twin, steps, at, perform.open_now(game)) == WORTH:
                out.append(NUMBERS_ACTIONS[twin.number])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Spend them."""
        game.frames[-1].number = action.a
        take_points(game, NODES[self.path], action.a)


class Convert(Node):
    """Until `until` the user may turn points into the step given, `cost` for each, any number of times.

    It holds in the phases that step allows; points from every source qualify. This is not playing a card, so no card
    bonus applies. All of it converted for one attack or block is one lot.
    """

    word: ClassVar[str] = "convert"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("points", "points"),
        Number("cost"),
        OneStep("into"),
        Word("until", "until"),
    )
    long: ClassVar[bool] = True

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds from now on; see play/allowances.py."""
        lasting.add(game, self, by)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It counts in the phases in which it can be used."""
        into = self.parts["into"][0]
        if into.verb == "block":
            return worth_if(bool(now & BLOCKING))
        if into.verb == "heal":
            return worth_if(bool(now & PEACE))
        phases = ATTACKING if into.words["type"] == "melee" else ATTACKING | RANGED
        return worth_if(bool(now & phases))

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """It counts in the phases in which it can be used."""
        into = self.parts["into"][0]
        if into.verb == "block":
            return serving.block_fails(game)
        if into.verb == "heal":
            return refusal("no-healing-in-combat")
        return serving.attack_fails(game, ATTACK.at(into.words["type"]))

    def maybe(self) -> int:
        """Where points can become something."""
        return BLOCKING | ATTACKING | RANGED | PEACE

    def text(self) -> Phrase:
        """Points that become something else."""
        kind = Noun(POINTS, self.words["points"])
        return told("text-convert", points=kind, number=self.numbers["cost"], into=part(self.parts["into"]))
