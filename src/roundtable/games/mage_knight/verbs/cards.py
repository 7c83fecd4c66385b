"""Verbs on cards: drawn, gained, shuffled, put elsewhere; bonuses for cards played later."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import hands, offers
from roundtable.games.mage_knight.content.components import COLOURS_OF_CARD, KIND_OF
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Colours, Field, Number, Sum, Word
from roundtable.games.mage_knight.content.integers import Deed, Seat, WindowBits
from roundtable.games.mage_knight.content.names import (
    F_DECK_BOTTOM,
    F_DECK_TOP,
    F_HAND,
    KIND,
    NONE,
)
from roundtable.games.mage_knight.content.nodes import ALL, IMPOSSIBLE, NODES, WORTH, Node, Phrase
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.effects.judging import SPECIAL, worth_if
from roundtable.games.mage_knight.effects.phrases import Noun, hue, piece, told
from roundtable.games.mage_knight.play import playing
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.verbs import amounts, picking
from roundtable.games.mage_knight.verbs.counting import AlwaysCounts, GoesAlong
from roundtable.games.mage_knight.vocabulary import PICKS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


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

    def text(self) -> Phrase:
        """So many, or as many as were given up."""
        count = self.amounts["count"]
        return told("text-draw-as-many") if count.per else told("text-draw", number=count.base)


# ---- cards gained ----


class GainFromOffer(Node):
    """Takes a card of that kind, of that colour if given, from its offer and refills the offer.

    Without a fitting card in the offer the effect cannot be played.
    """

    rule: ClassVar[str] = "mage_knight.gaining.deed-card-on-top-of-deck"
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
    kind = KIND_OF[deed]
    if to == "hand":
        hands.put_in_hand(game, seat, deed)
        game.tell(changes.GAINED_TO_HAND, seat, kind)
    elif to == "discard":
        player.discard = (*player.discard, deed)
        game.tell(changes.GAINED_TO_DISCARD, seat, kind)
    else:
        game.tell(words.GAINED if to == "deck-top" else changes.GAINED_UNDER_DECK, seat, kind)
        hands.put_on_deck(game, seat, deed, to == "deck-top")


# ---- the own cards ----


class HandLimit(AlwaysCounts):
    """The Hand limit is that much higher the next time the user draws up to it, once; several add up.

    Unlike the bonuses of keeps and cities it always counts.
    """

    word: ClassVar[str] = "hand-limit"
    fields: ClassVar[tuple[Field, ...]] = (Number("add"),)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Note it for the next draw."""
        game.players[by.seat].draw_bonus += self.numbers["add"]

    def sure(self) -> int:
        """In the own turn."""
        return windows.TURN

    def text(self) -> Phrase:
        """By so much."""
        return told("text-hand-limit", number=self.numbers["add"])


class ThisCard(GoesAlong):
    """This card goes there instead of the discard pile."""

    word: ClassVar[str] = "this-card"
    fields: ClassVar[tuple[Field, ...]] = (Word("to", "pile"),)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Say so."""
        fate = {"hand": F_HAND, "deck-top": F_DECK_TOP, "deck-bottom": F_DECK_BOTTOM}[self.words["to"]]
        playing.set_fate(game, by.seat, by.source, fate)

    def text(self) -> Phrase:
        """Where it goes."""
        return told(f"text-this-card-{self.words['to']}")


class ShuffleDiscard(AlwaysCounts):
    """The whole own discard pile is shuffled into the own Deed deck."""

    word: ClassVar[str] = "shuffle-discard-into-deck"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Shuffle."""
        offers.shuffle_discard(game, by.seat)

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-shuffle-discard-into-deck")


class CardBonus(AlwaysCounts):
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

    def text(self) -> Phrase:
        """Which cards, and by how much."""
        id = f"text-card-bonus-{self.words['to']}"
        numbers = {name: self.numbers[name] for name in ("move", "attack", "block") if name in self.numbers}
        return told(f"{id}-each" if self.numbers["times"] == ALL else id, **numbers)
