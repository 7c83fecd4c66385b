"""Verbs that cost cards: discarded and thrown away, and Wounds taken."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import hands, wounds
from roundtable.games.mage_knight.content.components import KIND_OF_CARD, WOUND_KIND
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Field, Flag, Number, Sum, Word
from roundtable.games.mage_knight.content.integers import Kind, Seat, WindowBits
from roundtable.games.mage_knight.content.names import (
    TO_DISCARD,
    TO_HAND,
    WOUND,
)
from roundtable.games.mage_knight.content.nodes import ALL, IMPOSSIBLE, NODES, WORTH, Node, Phrase
from roundtable.games.mage_knight.effects import judging, perform
from roundtable.games.mage_knight.effects.judging import possible_if
from roundtable.games.mage_knight.effects.phrases import told
from roundtable.games.mage_knight.verbs import amounts, picking
from roundtable.games.mage_knight.verbs.counting import GoesAlong
from roundtable.games.mage_knight.vocabulary import CARD_ACTIONS, DONES, PUTS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

PLENTY: Final = 99


class GiveUp(Node):
    """Cards leave the hand as a cost: so many, or from so many to so many."""

    rule: ClassVar[str] = "mage_knight.deed-cards.extra-cost-extra-card"
    cost: ClassVar[bool] = True
    reason: ClassVar[str] = "cards-missing"

    def limits(self) -> tuple[int, int]:
        """Give how many cards at least and at most."""
        if "count" in self.numbers:
            return self.numbers["count"], self.numbers["count"]
        most = self.numbers["max"]
        return self.numbers["min"], PLENTY if most == ALL else most

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask for them one by one."""
        by.cards = 0
        least, most = self.limits()
        game.push(GiveUpCards(by.seat, self.path, least, most, 0))

    def give_up(self, game: "MageKnight", seat: Seat, kind: Kind) -> None:
        """Let a card go."""
        raise NotImplementedError(self.verb)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """The cards must be there."""
        return possible_if(picking.count(game, by, self.words["cards"]) >= self.limits()[0])

    def bindings(self, game: "MageKnight", by: "Frame") -> "list[Frame]":
        """A single card of each kind; of several only their number matters."""
        found: list[Frame] = []
        if "count" in self.numbers:
            for kind in picking.kinds(game, by, self.words["cards"]):
                twin = by.copy()
                twin.card = kind
                twin.cards = self.numbers["count"]
                found.append(twin)
        elif picking.count(game, by, self.words["cards"]) >= self.numbers["min"]:
            twin = by.copy()
            twin.cards = max(1, self.numbers["min"])
            found.append(twin)
        return found

    def cards_asked(self) -> int:
        """As many as it takes at least."""
        return self.number("count", self.number("min", 0))

    def maybe(self) -> int:
        """Never by itself."""
        return 0

    def text(self) -> Phrase:
        """So many, from so many to so many, or any number of cards of a kind."""
        id = f"text-{self.verb}-{self.words['cards']}"
        if "count" in self.numbers:
            return told(id, number=self.numbers["count"])
        low, high = self.numbers["min"], self.numbers["max"]
        if high == ALL:
            return told(f"{id}-any") if low == 0 else told(f"{id}-some")
        return told(f"{id}-up-to", low=low, high=high)


class Discard(GiveUp):
    """Cards from the own hand to the own discard pile."""

    word: ClassVar[str] = "discard"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("cards", "cards"), Number("count", LEFT_OUT), Number("min", LEFT_OUT),
        Number("max", LEFT_OUT, all_of="all"), Word("bind", default=LEFT_OUT),
    )  # fmt: skip

    def give_up(self, game: "MageKnight", seat: Seat, kind: Kind) -> None:
        """Discard it."""
        hands.discard(game, seat, kind)


class ThrowAway(GiveUp):
    """Cards from the own hand out of the game; Wounds go back to the Wound pile."""

    word: ClassVar[str] = "throw-away"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("cards", "cards"), Number("count", LEFT_OUT), Number("min", LEFT_OUT), Number("max", LEFT_OUT),
        Word("bind", default=LEFT_OUT), Flag("aim"),
    )  # fmt: skip

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """The cards must be there; if that is the aim of the effect it is worth it by itself."""
        judged = super().judge(game, by, now)
        return WORTH if judged != IMPOSSIBLE and self.flags["aim"] else judged

    def give_up(self, game: "MageKnight", seat: Seat, kind: Kind) -> None:
        """Throw it away."""
        hands.throw_away(game, seat, kind)


class GiveUpCards(Question["MageKnight"]):
    """Which card is given up?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.extra-cost-extra-card"
    fields: ClassVar[tuple[str, ...]] = ("path", "least", "most", "wounds")

    def __init__(self, seat: Seat, path: str, least: int, most: int, wounds: int) -> None:
        super().__init__(seat)
        self.path = path
        self.least = least
        self.most = most
        self.wounds = wounds

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The cards that fit and leave the rest of the effect possible; or enough."""
        node = NODES[self.path]
        cards = node.words["cards"]
        kinds = picking.kinds(game, game.frames[-1], cards)
        if cards == "any-max-one-wound" and self.wounds:
            kinds = [kind for kind in kinds if KIND_OF_CARD[kind] != WOUND]
        if "bind" in node.words and "count" in node.numbers:
            kinds = self.fitting(game, node, kinds)
        for kind in kinds:
            out.append(CARD_ACTIONS[kind])
        if self.least <= 0 or not out:  # without a card only in worlds a rival imagines
            out.append(DONES)

    def fitting(self, game: "MageKnight", node: Node, kinds: list[int]) -> list[int]:
        """Leave out cards that would make the rest of the effect impossible or, if others do not, idle."""
        steps, at = judging.after(node)
        judged: list[int] = []
        for kind in kinds:
            twin = game.frames[-1].copy()
            twin.card = kind
            twin.cards = 1
            judged.append(judging.sequence(game, twin, steps, at, perform.open_now(game)))
        best = max(judged) if judged else IMPOSSIBLE
        return [kind for kind, one in zip(kinds, judged, strict=True) if one == best and best != IMPOSSIBLE]

    def take(self, game: "MageKnight", action: Action) -> None:
        """Give it up, and ask for the next."""
        if action is DONES:
            return
        by = game.frames[-1]
        by.card = action.a
        by.cards += 1
        if self.most > 1:
            wounds = self.wounds + (1 if action.a == WOUND_KIND else 0)
            game.push(GiveUpCards(self.seat, self.path, self.least - 1, self.most - 1, wounds))
        node = NODES[self.path]
        assert isinstance(node, GiveUp)
        node.give_up(game, self.seat, action.a)


# ---- Wounds ----


class TakeWound(GoesAlong):
    """Wound cards from the Wound pile; in combat those going to the hand count for the knock-out.

    Nothing prevents or reduces them; poison and paralysis do not apply.
    """

    word: ClassVar[str] = "take-wound"
    fields: ClassVar[tuple[Field, ...]] = (Sum("count"), Word("to", "pile", "hand"))
    cost: ClassVar[bool] = True

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Take them, or ask where to."""
        count = amounts.value(game, by, self.amounts["count"])
        if self.words["to"] == "choose":
            game.push(WoundWhere(by.seat, count))
        else:
            to_hand = self.words["to"] == "hand"
            line = changes.WOUNDS if to_hand else changes.WOUND_DISCARD_EFFECT
            wounds.gain(game, by.seat, count, to_hand, line)

    def maybe(self) -> int:
        """Never by itself."""
        return 0

    def text(self) -> Phrase:
        """So many, and where to."""
        return told(f"text-take-wound-{self.words['to']}", number=self.amounts["count"].base)


class WoundWhere(Question["MageKnight"]):
    """Does a Wound go to the hand or to the discard pile?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Hand or discard pile."""
        out.append(PUTS[TO_HAND])
        out.append(PUTS[TO_DISCARD])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Take it there."""
        line = changes.WOUNDS if action.a == TO_HAND else changes.WOUND_DISCARD_EFFECT
        wounds.gain(game, self.seat, self.count, action.a == TO_HAND, line)
