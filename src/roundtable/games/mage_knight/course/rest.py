"""Resting: no moving, fighting or dealing with locals, but one discard that may take Wounds along."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.components import WOUND_KIND
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import REST
from roundtable.games.mage_knight.course import end_of_turn
from roundtable.games.mage_knight.effects.windows import OF_PHASE
from roundtable.games.mage_knight.vocabulary import CARD_ACTIONS, CARD_VERB, DONE, DONES, END, ENDS
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def begin(game: "MageKnight", seat: Seat) -> None:
    """Spend the turn resting."""
    game.turn.resting = True
    game.turn.phase = REST
    game.tell(words.RESTS, seat)
    game.push(Resting(seat))


class Resting(Question["MageKnight"]):
    """The discard of a Rest, made once, with effects before and after it; then the end of the turn."""

    rule: ClassVar[str] = "mage_knight.turn.rest-kind-by-hand"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """A card that is no Wound if there is one, else a Wound; nothing is left to discard in an empty hand."""
        player = game.players[self.seat]
        if game.turn.rested or not player.hand.cards:
            out.append(ENDS)
            return
        for kind in hands.kinds_in_hand(player):
            if kind != WOUND_KIND:
                out.append(CARD_ACTIONS[kind])
        if not out:
            out.append(CARD_ACTIONS[WOUND_KIND])

    def windows(self, game: "MageKnight") -> WindowBits:
        """Special and Healing effects."""
        return OF_PHASE[game.turn.phase]

    def take(self, game: "MageKnight", action: Action) -> None:
        """A Standard Rest takes Wounds along, a Slow Recovery shows the hand."""
        if action.verb == END:
            end_of_turn.begin(game, self.seat)
            return
        assert action.verb == CARD_VERB
        game.push(Resting(self.seat))
        game.turn.rested = True
        if action.a == WOUND_KIND:
            show_hand(game, self.seat)
        else:
            game.push(RestWounds(self.seat))
        hands.discard(game, self.seat, action.a, changes.RECOVERED if action.a == WOUND_KIND else words.RESTED)

    def prompt(self, game: "MageKnight") -> Message | None:
        """After the discard only effects and the end are left."""
        return Message(answers.PROMPT_AFTER_ACTION) if game.turn.rested else None


def show_hand(game: "MageKnight", seat: Seat) -> None:
    """Show everybody that the hand holds only Wounds."""
    hand = game.players[seat].hand
    for at in range(len(hand.cards)):
        zone.show(game, hand, at)
    game.tell(words.SLOW_RECOVERY, seat)


class RestWounds(Question["MageKnight"]):
    """Which Wounds go along with the card of a Standard Rest? Asked whether or not there are any: hands are secret."""

    rule: ClassVar[str] = "mage_knight.turn.standard-rest-discards-any-wounds"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One more Wound, or no more."""
        if hands.wounds_in_hand(game.players[self.seat]):
            out.append(CARD_ACTIONS[WOUND_KIND])
        out.append(DONES)

    def proposal(self, game: "MageKnight", options: tuple[Action, ...]) -> Action | None:
        """All of them go."""
        return options[0]

    def take(self, game: "MageKnight", action: Action) -> None:
        """To the own discard pile."""
        if action.verb == DONE:
            return
        game.push(RestWounds(self.seat))
        hands.discard(game, self.seat, WOUND_KIND, changes.RESTED_WOUND)
