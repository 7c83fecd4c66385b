"""Verbs on mana: payments inside effects, tokens and crystals gained, mana without end or at the wrong time of day."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import refusals
from roundtable.games.mage_knight.cards import inventory, mana, paying
from roundtable.games.mage_knight.content.components import COLOURS_OF_CARD, KIND_OF
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Colours, Field, Flag, Number, Word, Words
from roundtable.games.mage_knight.content.integers import Colour, Seat, WindowBits
from roundtable.games.mage_knight.content.names import ALL_BASIC, BASIC, COLOUR, COLOURS, NONE
from roundtable.games.mage_knight.content.nodes import WORTH, Node, Phrase
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.games.mage_knight.effects import judging, perform, windows
from roundtable.games.mage_knight.effects.judging import SPECIAL, possible_if, worth_if
from roundtable.games.mage_knight.effects.phrases import colour, hue, inside, is_colour, plain, told
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import FROM_CARD
from roundtable.games.mage_knight.verbs import colours
from roundtable.games.mage_knight.verbs.choosing import ChooseColour
from roundtable.games.mage_knight.verbs.counting import AlwaysCounts
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


class PayMana(Node):
    """Pays mana: token, crystal, an allowed die of the Source, or what an effect provides.

    Gold by day is a basic colour of choice. An extra payment inside an effect is not powering a card.
    """

    rule: ClassVar[str] = "mage_knight.deed-cards.extra-cost-extra-mana"
    word: ClassVar[str] = "pay-mana"
    fields: ClassVar[tuple[Field, ...]] = (Colours("color"), Number("count", 1), Word("bind", default=LEFT_OUT))
    cost: ClassVar[bool] = True
    reason: ClassVar[str] = "mana-missing"

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.colours = NONE  # what `wanted` gives, once it was asked for
        self.sideways = NONE  # what `cards_after` gives, once it was asked for

    def wanted(self) -> int:
        """Give, as bits, the colours it asks for."""
        if self.colours == NONE:
            self.colours = self.colours_asked()
        return self.colours

    def colours_asked(self) -> int:
        """Read the colours, as bits, from their words."""
        mask = 0
        for word in self.lists["color"]:
            if word == "any-basic":
                mask |= ALL_BASIC
            elif word == "any":
                mask |= (1 << COLOURS) - 1
            else:
                mask |= 1 << COLOUR.at(word)
        return mask

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask how, such that the rest of the effect stays possible."""
        wanted = self.allowed(game, by) if "bind" in self.words else self.wanted()
        paying.ask(game, by.seat, wanted, (wanted,) * (self.numbers["count"] - 1), reserve=self.cards_after())

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """Which colour is missing, if only one would do."""
        wanted = self.wanted()
        if wanted & (wanted - 1):
            return refusal(self.reason)
        return Message(refusals.NO_MANA, (wanted.bit_length() - 1,), self.rule)

    def allowed(self, game: "MageKnight", by: "Frame") -> int:
        """Give, as bits, the colours that may be paid so that the steps after it can follow."""
        now = perform.open_now(game)
        steps, at = judging.after(self)
        best = judging.bound(game, by, self, steps, at, now)
        mask = 0
        for twin in self.bindings(game, by):
            if judging.sequence(game, twin, steps, at, now) >= min(best, WORTH):
                mask |= 1 << twin.paid
        return mask

    def cards_after(self) -> int:
        """Give how many cards of the hand the steps after it play sideways: they cannot pay for it."""
        if self.sideways == NONE:
            steps, at = judging.after(self)
            sideways = [one for one in steps[at:] if one.verb == "sideways-value" and one.words["cards"] != "wound"]
            self.sideways = len(sideways)
        return self.sideways

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """The mana must be there."""
        count = self.numbers["count"]
        if count == 1:
            return possible_if(mana.can_pay(game, by.seat, self.wanted()))
        return possible_if(mana.Purse(game, by.seat).pays((self.wanted(),) * count))

    def bindings(self, game: "MageKnight", by: "Frame") -> "list[Frame]":
        """Each colour that can be paid."""
        found: list[Frame] = []
        in_hand = by.origin == FROM_CARD and by.source in game.players[by.seat].hand.cards
        reserve = self.cards_after() + (1 if in_hand else 0)
        payable = mana.payable(game, by.seat, reserve) & self.wanted()
        for one in range(COLOURS):
            if (payable >> one) & 1:
                twin = by.copy()
                twin.paid = one
                found.append(twin)
        return found

    def mana_asked(self, game: "MageKnight", by: "Frame", now: WindowBits) -> tuple[int, ...]:
        """Colours with which the steps after it are worth it."""
        wanted = self.wanted()
        if "bind" in self.words:
            steps, at = judging.after(self)
            wanted = judging.useful_colours(game, by, wanted, steps, at, now)
        return (wanted,) * self.numbers["count"]

    def asks_mana(self) -> bool:
        """It does."""
        return True

    def maybe(self) -> int:
        """Never by itself."""
        return 0

    def text(self) -> Phrase:
        """So many, and of which colour."""
        wanted = self.lists["color"]
        if is_colour(wanted):
            return told("text-pay-mana", number=self.numbers["count"], colour=colour(wanted[0]))
        return told("text-pay-mana-of", number=self.numbers["count"], hue=hue(wanted))


# ---- tokens and crystals ----


class GainColour(Node):
    """Tokens or crystals: of several colours the user chooses, for each anew unless they must be equal."""

    def give(self, game: "MageKnight", seat: Seat, colour: Colour) -> None:
        """Give one token or crystal."""
        raise NotImplementedError(self.verb)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Give them, or ask for the colour."""
        mask = colours.colours_given(game, by, self)
        if self.lists["color"] == ("others_of_$card",):
            for one in range(BASIC):
                if (mask >> one) & 1:
                    self.give(game, by.seat, one)
            return
        if self.flag("each_bound"):
            self.give_for_cards(game, by)
            return
        if "cards" in self.words:
            game.push(ChooseColour(by.seat, self.path, mask, 1))
            return
        count = self.numbers["count"]
        if mask & (mask - 1) == 0:
            for _ in range(count if mask else 0):
                self.give(game, by.seat, mask.bit_length() - 1)
        elif self.flag("same"):
            game.push(ChooseColour(by.seat, self.path, mask, count))
        else:
            for _ in range(count):
                game.push(ChooseColour(by.seat, self.path, mask, 1))

    def give_for_cards(self, game: "MageKnight", by: "Frame") -> None:
        """One for each card just discarded, of its colour; for a card without one the user chooses."""
        discard = game.players[by.seat].discard
        for deed in discard[len(discard) - by.cards :]:
            mask = COLOURS_OF_CARD[KIND_OF[deed]] or ALL_BASIC
            if mask & (mask - 1) == 0:
                self.give(game, by.seat, mask.bit_length() - 1)
            else:
                game.push(ChooseColour(by.seat, self.path, mask, 1))

    def on_colour(self, game: "MageKnight", by: "Frame", colour: Colour) -> None:
        """Give one of the colour chosen; another card of the offer gives the second one."""
        self.give(game, by.seat, colour)
        if "cards" in self.words and by.die == NONE and self.numbers["count"] > 1:
            by.die = colour
            rest = [COLOURS_OF_CARD[KIND_OF[deed]] for deed in game.spell_offer]
            rest.remove(next(mask for mask in rest if (mask >> colour) & 1))
            others = 0
            for mask in rest:
                others |= mask
            game.push(ChooseColour(by.seat, self.path, others, 1))


class GainMana(GainColour):
    """Mana tokens into the play area, gone at the end of the turn.

    `now`: they must be spent at once on something that needs them, else the effect may not be used.
    """

    rule: ClassVar[str] = "mage_knight.gaining.mana-token-to-play-area"
    word: ClassVar[str] = "gain-mana"
    fields: ClassVar[tuple[Field, ...]] = (Colours("color"), Number("count", 1), Flag("same"), Flag("now"))

    def give(self, game: "MageKnight", seat: Seat, colour: Colour) -> None:
        """A token."""
        inventory.gain_mana(game, seat, colour)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It always counts."""
        return worth_if(bool(now & SPECIAL))

    def sure(self) -> int:
        """In the own turn."""
        return windows.TURN

    def text(self) -> Phrase:
        """So many, and of which colour."""
        id = "text-gain-mana-now" if self.flags["now"] else "text-gain-mana"
        wanted = self.lists["color"]
        if is_colour(wanted):
            return told(id, number=self.numbers["count"], colour=colour(wanted[0]))
        return told(f"{id}-of", number=self.numbers["count"], hue=hue(wanted))


class GainCrystal(GainColour):
    """Crystals into the Inventory.

    `cards` different: each from a different card of the offer; `each_bound`: one per bound card in that card's colour.
    """

    rule: ClassVar[str] = "mage_knight.gaining.crystal-to-inventory"
    word: ClassVar[str] = "gain-crystal"
    fields: ClassVar[tuple[Field, ...]] = (
        Colours("color"), Number("count", 1), Flag("same"),
        Word("cards", default=LEFT_OUT, allowed=("different",)), Flag("each_bound"),
    )  # fmt: skip
    reason: ClassVar[str] = "no-colour"

    def give(self, game: "MageKnight", seat: Seat, colour: Colour) -> None:
        """A crystal; a fourth of a colour is a token instead."""
        inventory.gain_crystal(game, seat, colour, True)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """Some ways of naming a colour may name none."""
        return worth_if(bool(now & SPECIAL) and colours.colours_given(game, by, self) != 0)

    def text(self) -> Phrase:
        """So many, and of which colour."""
        wanted = self.lists["color"]
        if is_colour(wanted):
            return told("text-gain-crystal", number=self.numbers["count"], colour=colour(wanted[0]))
        if self.flags["each_bound"] or wanted[0].startswith("others"):
            return told(f"text-gain-crystal-{plain(wanted[0])}")
        if "cards" in self.words:
            return told(f"text-gain-crystal-{self.words['cards']}", number=self.numbers["count"])
        return told("text-gain-crystal-of", number=self.numbers["count"], hue=hue(wanted, self.flags["same"]))


# ---- what holds for mana ----


class EndlessMana(AlwaysCounts):
    """Any amount of mana of these colours is at hand; day and night limits on using them hold."""

    word: ClassVar[str] = "endless-mana"
    fields: ClassVar[tuple[Field, ...]] = (Words("colors", "mana"), Word("until", "until"))

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds; see cards/paying.py."""
        mask = 0
        for word in self.lists["colors"]:
            mask |= 1 << COLOUR.at(word)
        lasting.add(game, self, by, amount=mask)

    def sure(self) -> int:
        """In the own turn."""
        return windows.TURN

    def text(self) -> Phrase:
        """Which colours."""
        listed = [inside(told("colour-alone", colour=colour(word))) for word in self.lists["colors"]]
        return told("text-endless-mana", colours=listed)


class AllowMana(AlwaysCounts):
    """This colour may be used as if it were its own time of day, dice of the Source included.

    Gold never stands for black.
    """

    word: ClassVar[str] = "allow-mana"
    fields: ClassVar[tuple[Field, ...]] = (Word("color", "mana"), Word("until", "until"))

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds; see cards/paying.py."""
        lasting.add(game, self, by, target=COLOUR.at(self.words["color"]))

    def sure(self) -> int:
        """In the own turn."""
        return windows.TURN

    def text(self) -> Phrase:
        """Which colour."""
        return told(f"text-allow-mana-{self.words['color']}")


class ReturnSpentCrystals(AlwaysCounts):
    """At the end of the turn every crystal turned into mana this turn, before or after, comes back.

    More than three of a colour are lost.
    """

    word: ClassVar[str] = "return-spent-crystals"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Promise it; see course/end_of_turn.py."""
        lasting.add(game, self, by)

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-return-spent-crystals")
