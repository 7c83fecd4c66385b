"""Odd procedures of Artifacts of the base set, as docs/games/mage_knight/oddities.md writes them out."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.pieces import UNTIL_TURN
from roundtable.games.mage_knight.vocabulary import ACCEPTS, DECLINES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def sword_of_justice(game: "MageKnight", by: Frame, node: Node) -> None:
    """Physical attacks of this turn are doubled; see combat/strike.py."""
    lasting.add(game, node, by, end=UNTIL_TURN)


def banner_of_protection(game: "MageKnight", by: Frame, node: Node) -> None:
    """Wounds received this turn may be thrown away at its end."""
    lasting.add(game, node, by, end=UNTIL_TURN)


class ThrowAwayWounds(Question["MageKnight"]):
    """Banner of Protection: which Wounds received this turn are thrown away?"""

    rule: ClassVar[str] = "mage_knight.discarding.thrown-away-wound-returns-to-wound-deck"

    def received(self, game: "MageKnight") -> list[int]:
        """Give the Wounds of this turn still in the hand or the discard pile."""
        player = game.players[self.seat]
        return [wound for wound in game.turn.wounds if wound in player.hand.cards or wound in player.discard]

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One more, or enough."""
        if self.received(game):
            out.append(ACCEPTS)
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Throw one away, those in hand first."""
        if action is DECLINES:
            return
        game.push(ThrowAwayWounds(self.seat))
        player = game.players[self.seat]
        received = self.received(game)
        held = [wound for wound in received if wound in player.hand.cards]
        wound = held[0] if held else received[0]
        if held:
            player.hand.remove(player.hand.find(wound))
        else:
            player.discard = tuple([deed for deed in player.discard if deed != wound])
        hands.remove(game, wound)
