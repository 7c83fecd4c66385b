"""What each player does when a Round is prepared: Skills, Banners and Units, the Deed deck, and the opening hand."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import hands, units
from roundtable.games.mage_knight.cards.inventory import changed
from roundtable.games.mage_knight.content.components import KIND_OF, UNIT_OF
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.course import hand_limit, selection
from roundtable.games.mage_knight.play import banners
from roundtable.games.mage_knight.vocabulary import ACCEPTS, COLOURS_ACTIONS, DECLINE, DECLINES, DISBAND, DISBANDS
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import Zone

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Player
    from roundtable.games.mage_knight.state.game import MageKnight


class RefreshPlayer(Step["MageKnight"]):
    """A player's Skills and Banners turn face up and all Units become Ready; Wounded ones stay Wounded."""

    def run(self, game: "MageKnight") -> None:
        """Then Banners may be taken off, and a new hand is drawn."""
        player = game.players[self.seat]
        player.spent = ()
        player.used = ()
        player.turns = 0
        player.done = False
        player.units = tuple([unit.but(ready=1, banner_up=1) for unit in player.units])
        steps: list[Step[MageKnight]] = []
        for at, unit in enumerate(player.units):
            if unit.banner != NONE:
                steps.append(KeepBanner(self.seat, at))
        for at in range(len(player.units) - 1, -1, -1):
            if player.units[at].token != NONE:
                steps.append(Upkeep(self.seat, at))
        game.then(*steps, OpeningHand(self.seat))


class KeepBanner(Question["MageKnight"]):
    """Does a Banner stay with its Unit, or is it discarded and shuffled into the new deck?"""

    rule: ClassVar[str] = "mage_knight.round.banners-may-be-discarded"
    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at: Final = at

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Keep it, or not; Banner of Command leaves only a Unit that finds a Command token."""
        out.append(ACCEPTS)
        if banners.may_leave(game, self.seat, self.at):
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """A discarded Banner leaves the Unit."""
        if action.verb != DECLINE:
            return
        player = game.players[self.seat]
        unit = player.units[self.at]
        player.discard = (*player.discard, unit.banner)
        player.units = player.units[: self.at] + (unit.but(banner=NONE),) + player.units[self.at + 1 :]
        game.tell(words.BANNER_DISCARDED, self.seat, KIND_OF[unit.banner])

    def prompt(self, game: "MageKnight") -> Message:
        """Name the Banner and its Unit."""
        unit = game.players[self.seat].units[self.at]
        return Message(words.ASK_BANNER, (KIND_OF[unit.banner], UNIT_OF[unit.card]))


class Upkeep(Question["MageKnight"]):
    """Which crystal do Magic Familiars get, in the place of the mana on them? Without one they are disbanded."""

    rule: ClassVar[str] = "mage_knight.units.limit-is-command-tokens"
    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at: Final = at

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any crystal of the Inventory, or letting them go."""
        for colour, held in enumerate(game.players[self.seat].crystals):
            if held:
                out.append(COLOURS_ACTIONS[colour])
        out.append(DISBANDS[self.at])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pay, or disband them."""
        if action.verb == DISBAND:
            units.disband(game, self.seat, self.at)
            return
        player = game.players[self.seat]
        player.crystals = changed(player.crystals, action.a, -1)
        unit = player.units[self.at]
        units.replace(game, self.seat, self.at, unit.but(token=action.a))
        game.tell(words.UPKEEP, self.seat, UNIT_OF[unit.card], action.a)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Name the Unit that would go."""
        if action.verb != DISBAND:
            return None
        return Message(answers.LABEL_DISBAND, (UNIT_OF[game.players[self.seat].units[self.at].card],))


class OpeningHand(Step["MageKnight"]):
    """All Deed cards are shuffled into a new deck; the hand is drawn up to its limit, with the bonuses that hold."""

    def run(self, game: "MageKnight") -> None:
        """A bonus carried over from the last turn counts once."""
        player = game.players[self.seat]
        gather(game, player)
        game.tell(changes.ROUND_READY, self.seat)
        limit = hand_limit.draw_limit(game, self.seat)
        player.draw_bonus = 0
        hands.draw(game, self.seat, limit)


def gather(game: "MageKnight", player: "Player") -> None:
    """Shuffle all Deed cards of a player into the deck: hand, discard pile, cards stored and set aside."""
    if game.secret:
        selection.forget(game, player)
    deck = player.deck
    deck.put_all(player.hand)
    deck.put_all(player.stored)
    deck.put_open(player.discard + player.played + player.aside, game.clock)
    player.hand = Zone()
    player.stored = Zone()
    player.discard = ()
    player.played = ()
    player.fates = ()
    player.aside = ()
    zone.shuffle(game, deck)
