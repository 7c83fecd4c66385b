"""What may be done out of turn: villages plundered, Tactics and Skills used, before a turn or when others ask."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import hands, tracks
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import (
    DUMMY,
    NONE,
    VILLAGE,
)
from roundtable.games.mage_knight.content.site_rules import site_entry
from roundtable.games.mage_knight.effects.windows import BEFORE
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.vocabulary import DONE, DONES, PLUNDER, PLUNDERS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

PLUNDERING: Final = site_entry(VILLAGE).entry("plunder").entry("effect")
PLUNDER_CARDS: Final = PLUNDERING.number("draw_cards")
PLUNDER_REPUTATION: Final = PLUNDERING.number("reputation")


class OutOfTurn(Question["MageKnight"]):
    """Which out-of-turn options are used? Plundering a village here, Tactics and Skills as extras."""

    rule: ClassVar[str] = "mage_knight.turn.out-of-turn-when-asked"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Plundering, and going on; nothing if there is nothing to decide."""
        if may_plunder(game, self.seat):
            out.append(PLUNDERS)
        if out or self.offered(game):
            out.append(DONES)

    def offered(self, game: "MageKnight") -> bool:
        """Say whether an extra has an option now. Such extras hang on public things."""
        found: list[Action] = []
        for extra in game.extras.every:
            if extra.windows & BEFORE:
                extra.options(game, self.seat, BEFORE, found)
        return bool(found)

    def windows(self, game: "MageKnight") -> WindowBits:
        """Out of turn."""
        return BEFORE

    def take(self, game: "MageKnight", action: Action) -> None:
        """Plunder and ask again, or let the turn start."""
        if action.verb == DONE:
            return
        assert action.verb == PLUNDER
        game.push(OutOfTurn(self.seat))
        plunder(game, self.seat)


def others(game: "MageKnight", seat: Seat) -> list[int]:
    """Give the other players in turn order, the next one first; none once they are no longer to be harmed."""
    if game.announced != NONE or game.scenario_over:
        return []
    seats = [one for one in game.order if one != DUMMY]
    at = seats.index(seat)
    return seats[at + 1 :] + seats[:at]


def ask_reaction(game: "MageKnight", seat: Seat) -> None:
    """Ask a seat for its out-of-turn options because another player's effect or attack touches it.

    Nobody whose own last turn of the Round is over is asked any more.
    """
    if not game.players[seat].done:
        game.push(OutOfTurn(seat))


def may_plunder(game: "MageKnight", seat: Seat) -> bool:
    """Say whether a hero stands on a village and has not plundered since the own last turn."""
    player = game.players[seat]
    return player.space != NONE and not player.plundered and board.site_at(game, player.space) == VILLAGE


def plunder(game: "MageKnight", seat: Seat) -> None:
    """Draw cards for Reputation."""
    game.players[seat].plundered = True
    game.tell(words.PLUNDERED, seat)
    tracks.change_reputation(game, seat, PLUNDER_REPUTATION, changes.BY_PLUNDER)
    hands.draw(game, seat, PLUNDER_CARDS)
