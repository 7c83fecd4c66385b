"""Verbs on cards: drawn, discarded, thrown away, gained; Wounds taken; bonuses for cards played later."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.cards import hands, offers, wounds
from roundtable.games.mage_knight.content.components import COLOURS_OF_CARD, KIND_OF, KIND_OF_CARD, WOUND_KIND
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Colours, Field, Number, Sum, Word
from roundtable.games.mage_knight.content.integers import Deed, Kind, Seat, WindowBits
from roundtable.games.mage_knight.content.names import (
    F_DECK_BOTTOM,
    F_DECK_TOP,
    F_HAND,
    KIND,
    NONE,
    TO_DISCARD,
    TO_HAND,
    WOUND,
)
from roundtable.games.mage_knight.content.nodes import ALL, IDLE, IMPOSSIBLE, NODES, WORTH, Node, Phrase
from roundtable.games.mage_knight.effects import judging, perform, windows
from roundtable.games.mage_knight.effects.judging import SPECIAL, possible_if, worth_if
from roundtable.games.mage_knight.effects.phrases import Noun, hue, piece, told
from roundtable.games.mage_knight.play import playing
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.verbs import amounts, picking
from roundtable.games.mage_knight.vocabulary import CARD_ACTIONS, DONES, PICKS, PUTS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Frame

PLENTY: Final = 99


class Draw(Node):
    """Draws from the own Deed deck; stops when it is empty."""

    word: ClassVar[str] = "draw"
    fields: ClassVar[tuple[Field, ...]] = (Sum("count"),)
    reason: ClassVar[str] = "deck-empty"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Draw."""
        hands.draw(game, by.seat, amounts.value(game, by, self.amounts["count"]))

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """There must be a card to draw."""
        return worth_if(bool(game.players[by.seat].deck.cards) and bool(now & SPECIAL))

    def maybe(self) -> int:
        """In all."""
        return windows.ALL

    def text(self) -> Phrase:
        """So many, or as many as were given up."""
        count = self.amounts["count"]
        return told("text-draw-as-many") if count.per else told("text-draw", number=count.base)


# ---- giving cards up ----


class GiveUp(Node):
    """Cards leave the hand as a cost: so many, or from so many to so many."""

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
        Word("bind", default=LEFT_OUT),
    )  # fmt: skip

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

    def fitting(self, game: "MageKnight", node: Node, kinds: list[Kind]) -> list[int]:
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


class TakeWound(Node):
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
            wounds.gain(game, by.seat, count, self.words["to"] == "hand")

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It can always be done."""
        return IDLE

    def maybe(self) -> int:
        """Never by itself."""
        return 0

    def text(self) -> Phrase:
        """So many, and where to."""
        return told(f"text-take-wound-{self.words['to']}", number=self.amounts["count"].base)


class WoundWhere(Question["MageKnight"]):
    """Does a Wound go to the hand or to the discard pile?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.extra-cost-not-with-wounds"
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
        wounds.gain(game, self.seat, self.count, action.a == TO_HAND)


# ---- cards gained ----


class GainFromOffer(Node):
    """Takes a card of that kind, of that colour if given, from its offer and refills the offer.

    Without a fitting card in the offer the effect cannot be played.
    """

    word: ClassVar[str] = "gain-card"
    fields: ClassVar[tuple[Field, ...]] = (Word("kind", "card-kind"), Colours("color", LEFT_OUT), Word("to", "pile"))
    may_fail: ClassVar[bool] = True
    reason: ClassVar[str] = "offer-lacks"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask which."""
        game.push(GainCard(by.seat, self.path))

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """There must be a fitting card in the offer."""
        return WORTH if picking.offered(game, by, self) else IMPOSSIBLE

    def maybe(self) -> int:
        """In all."""
        return windows.ALL

    def text(self) -> Phrase:
        """A card out of an offer, and where it goes."""
        kind = Noun(KIND, self.words["kind"])
        goes = piece("goes", self.words["to"])
        if "color" in self.lists:
            return told("text-gain-card-of", kind=kind, hue=hue(self.lists["color"]), goes=goes)
        return told("text-gain-card", kind=kind, goes=goes)


class GainCard(Question["MageKnight"]):
    """Which card of the offer is gained?"""

    rule: ClassVar[str] = "mage_knight.gaining.deed-card-on-top-of-deck"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those that fit."""
        for deed in picking.offered(game, game.frames[-1], NODES[self.path]):
            out.append(PICKS[KIND_OF[deed]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Take it where the effect says, and refill the offer."""
        node = NODES[self.path]
        spell = node.words["kind"] == "spell"
        offer = game.spell_offer if spell else game.advanced_offer
        deed = offers.of_kind(offer, action.a)
        by = game.frames[-1]
        if by.card != NONE and COLOURS_OF_CARD[by.card] & COLOURS_OF_CARD[action.a]:
            by.card = action.a  # what follows takes the colour of the card gained
        if spell:
            offers.take_spell(game, deed)
        else:
            offers.take_advanced(game, deed)
        receive(game, self.seat, deed, node.words["to"])


def receive(game: "MageKnight", seat: Seat, deed: Deed, to: str) -> None:
    """Put a gained card where an effect says."""
    player = game.players[seat]
    if to == "hand":
        hands.put_in_hand(game, seat, deed)
    elif to == "discard":
        player.discard = (*player.discard, deed)
    else:
        hands.put_on_deck(game, seat, deed, to == "deck-top")


# ---- the own cards ----


class HandLimit(Node):
    """The Hand limit is that much higher the next time the user draws up to it, once; several add up.

    Unlike the bonuses of keeps and cities it always counts.
    """

    word: ClassVar[str] = "hand-limit"
    fields: ClassVar[tuple[Field, ...]] = (Number("add"),)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Note it for the next draw."""
        game.players[by.seat].draw_bonus += self.numbers["add"]

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It always counts."""
        return worth_if(bool(now & SPECIAL))

    def sure(self) -> int:
        """In the own turn."""
        return windows.TURN

    def maybe(self) -> int:
        """In all."""
        return windows.ALL

    def text(self) -> Phrase:
        """By so much."""
        return told("text-hand-limit", number=self.numbers["add"])


class ThisCard(Node):
    """This card goes there instead of the discard pile."""

    word: ClassVar[str] = "this-card"
    fields: ClassVar[tuple[Field, ...]] = (Word("to", "pile"),)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Say so."""
        fate = {"hand": F_HAND, "deck-top": F_DECK_TOP, "deck-bottom": F_DECK_BOTTOM}[self.words["to"]]
        playing.set_fate(game, by.seat, by.source, fate)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It goes along with the rest."""
        return IDLE

    def maybe(self) -> int:
        """In all."""
        return windows.ALL

    def text(self) -> Phrase:
        """Where it goes."""
        return told(f"text-this-card-{self.words['to']}")


class ShuffleDiscard(Node):
    """The whole own discard pile is shuffled into the own Deed deck."""

    word: ClassVar[str] = "shuffle-discard-into-deck"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Shuffle."""
        offers.shuffle_discard(game, by.seat)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It always counts."""
        return worth_if(bool(now & SPECIAL))

    def maybe(self) -> int:
        """In all."""
        return windows.ALL

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-shuffle-discard-into-deck")


class CardBonus(Node):
    """Cards of that kind played later give more: the amount is added to the card's value, same type and element.

    `times` each: every such card except the one giving the bonus.
    """

    word: ClassVar[str] = "card-bonus"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("to", "bonus-card"), Number("times", 1, all_of="each"),
        Number("move", LEFT_OUT), Number("attack", LEFT_OUT), Number("block", LEFT_OUT), Word("until", "until"),
    )  # fmt: skip

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds; see effects/giving.py."""
        lasting.add(game, self, by, self.numbers["times"])

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It always counts."""
        return worth_if(bool(now & SPECIAL))

    def maybe(self) -> int:
        """In all."""
        return windows.ALL

    def text(self) -> Phrase:
        """Which cards, and by how much."""
        id = f"text-card-bonus-{self.words['to']}"
        numbers = {name: self.numbers[name] for name in ("move", "attack", "block") if name in self.numbers}
        return told(f"{id}-each" if self.numbers["times"] == ALL else id, **numbers)
