"""Odd procedures of Artifacts of the base set, as docs/games/mage_knight/oddities.md writes them out."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.components import WOUND_DEED, WOUND_KIND
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

    def held(self, game: "MageKnight") -> bool:
        """Say whether a Wound of this turn is in the hand."""
        return game.turn.wounds > 0 and WOUND_DEED in game.players[self.seat].hand.cards

    def discarded(self, game: "MageKnight") -> bool:
        """Say whether a Wound of this turn lies in the discard pile."""
        return game.turn.wounds_discarded > 0 and WOUND_DEED in game.players[self.seat].discard

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One more of as many as were received, or enough."""
        if self.held(game) or self.discarded(game):
            out.append(ACCEPTS)
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Throw one away, those in hand first."""
        if action is DECLINES:
            return
        game.push(ThrowAwayWounds(self.seat))
        player = game.players[self.seat]
        if self.held(game):
            game.turn.wounds -= 1
            hands.take(game, self.seat, WOUND_KIND)
            game.tell(changes.THREW_WOUND, self.seat, WOUND_KIND)
        else:
            game.turn.wounds_discarded -= 1
            player.discard = hands.without(player.discard, (WOUND_DEED,))
            game.tell(changes.WOUND_GONE, self.seat)
        hands.remove(game, WOUND_DEED)
