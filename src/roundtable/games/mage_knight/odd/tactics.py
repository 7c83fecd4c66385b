"""Tactics that need a procedure of their own, run by the effects like those of other odd components."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import hands, source
from roundtable.games.mage_knight.content.components import KIND_OF, argument
from roundtable.games.mage_knight.content.integers import Kind, Seat
from roundtable.games.mage_knight.content.names import BASIC
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.vocabulary import (
    CARD_ACTIONS,
    CARD_VERB,
    DICE,
    DONES,
    FETCHES,
    STORE,
    STORES,
)
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.zone import EVERYBODY, NOBODY, bit

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

MEDITATION_CARDS: Final = argument("tactic-midnight-meditation", "cards")


# ---- Mana Steal ----


def mana_steal(game: "MageKnight", by: Frame, node: Node) -> None:
    """A die showing a basic colour comes from the Source onto the Tactic; without such a die nothing happens."""
    game.push(StealDie(by.seat))


class StealDie(Question["MageKnight"]):
    """Which die of the Source is kept on the Tactic?"""

    rule: ClassVar[str] = "mage_knight.tactics.on-take-instructions-resolve"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any that shows a basic colour."""
        for colour in range(BASIC):
            if colour in game.source:
                out.append(DICE[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Its mana can be used in one own turn of this Day."""
        source.take(game, action.a)
        game.players[self.seat].tactic_die = action.a
        game.tell(words.DIE_STOLEN, self.seat, action.a)


# ---- The Right Moment ----


def the_right_moment(game: "MageKnight", by: Frame, node: Node) -> None:
    """Another turn follows this one at once."""
    game.turn.again = True


# ---- Long Night ----


def long_night(game: "MageKnight", by: Frame, node: Node) -> None:
    """Random cards of the discard pile, fewer if there are fewer, go into the empty deck unseen; flip the Tactic."""
    player = game.players[by.seat]
    player.tactic_up = False
    chosen = game.chance.sample(list(player.discard), min(node.numbers["cards"], len(player.discard)))
    player.discard = hands.without(player.discard, tuple(chosen))
    for deed in chosen:
        game.tell(changes.LONG_NIGHT, by.seat, KIND_OF[deed])
    for deed in chosen:
        player.deck.put(deed, EVERYBODY, game.clock)
    zone.shuffle(game, player.deck)
    game.seal()


# ---- Midnight Meditation ----


def midnight_meditation(game: "MageKnight", by: Frame, node: Node) -> None:
    """Up to five cards of the hand go into the deck; as many are drawn after a shuffle."""
    game.push(Meditate(by.seat, 0))


class Meditate(Question["MageKnight"]):
    """Which cards of the hand go into the deck?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any card, Wounds too, as many as the Tactic allows; or no more."""
        if self.count < MEDITATION_CARDS:
            for kind in hands.kinds_in_hand(game.players[self.seat]):
                out.append(CARD_ACTIONS[kind])
        out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Nobody else sees the cards."""
        player = game.players[self.seat]
        if action.verb == CARD_VERB:
            game.push(Meditate(self.seat, self.count + 1))
            at = hands.in_hand(player, action.a)
            if player.hand.known[at] == EVERYBODY:
                game.tell(changes.HID_WOUND, self.seat, action.a)
            else:
                game.tell(changes.HID_CARD, self.seat)
                game.tell_only(bit(self.seat), changes.HID_THIS, action.a)
            zone.top(game, player.hand, at, player.deck, NOBODY)
            return
        zone.shuffle(game, player.deck)
        hands.draw(game, self.seat, self.count)


# ---- Preparation ----


def preparation(game: "MageKnight", by: Frame, node: Node) -> None:
    """The player looks through the own deck and takes a card of choice."""
    seat = by.seat
    deck = game.players[seat].deck
    game.push(Prepare(seat))
    for at in range(len(deck.cards)):
        zone.look(game, deck, at, bit(seat))
    game.seal()


class Prepare(Question["MageKnight"]):
    """Which card of the deck comes into the hand?"""

    rule: ClassVar[str] = "mage_knight.tactics.on-take-instructions-resolve"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any card, Wounds too; with an empty deck there is nothing to take."""
        kinds: list[Kind] = []
        for deed in game.players[self.seat].deck.cards:
            kind = KIND_OF[deed]
            if kind not in kinds:
                kinds.append(kind)
        kinds.sort()
        for kind in kinds:
            out.append(CARD_ACTIONS[kind])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Then the deck is shuffled. Nobody else sees the card."""
        player = game.players[self.seat]
        for at, deed in enumerate(player.deck.cards):
            if KIND_OF[deed] == action.a:
                zone.move(game, player.deck, at, player.hand, bit(self.seat))
                game.tell(changes.PREPARED, self.seat)
                game.tell_only(bit(self.seat), changes.PREPARED_THIS, action.a)
                break
        zone.shuffle(game, player.deck)


# ---- Sparing Power ----


def sparing_power(game: "MageKnight", by: Frame, node: Node) -> None:
    """A card of the deck goes under the Tactic, or all cards there come into the hand."""
    game.push(Spare(by.seat))


class Spare(Question["MageKnight"]):
    """Store another card, or fetch those stored?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Storing needs a deck, fetching a card under the Tactic."""
        player = game.players[self.seat]
        if player.deck.cards:
            out.append(STORES)
        if player.stored.cards:
            out.append(FETCHES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """A stored card is seen by nobody; once fetched, the Tactic is done with."""
        player = game.players[self.seat]
        game.seal()
        if action.verb == STORE:
            zone.draw(game, player.deck, player.stored, NOBODY)
            game.tell(changes.STORED, self.seat)
            return
        player.tactic_up = False
        game.tell(changes.FETCHED_STORED, self.seat, len(player.stored.cards))
        while player.stored.cards:
            game.tell_only(bit(self.seat), changes.FETCHED_THIS, KIND_OF[player.stored.cards[-1]])
            zone.draw(game, player.stored, player.hand, bit(self.seat))
