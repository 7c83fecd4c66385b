"""The altar of ancient ruins: the tribute is the action of the turn, paid in full, for Fame at once."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import mana, paying, tracks
from roundtable.games.mage_knight.content.components import RUINS
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.state import this_turn
from roundtable.kernel.agenda import Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def payable(game: "MageKnight", seat: Seat, ruin: int) -> bool:
    """Say whether all the mana an altar shows can be paid now."""
    return mana.can_pay_all(game, seat, RUINS[ruin].mana)


def begin(game: "MageKnight", seat: Seat) -> None:
    """Use the action up, pay mana by mana, then take what the altar gives."""
    this_turn.use_action(game)
    game.push(Tribute(seat))
    space = game.players[seat].space
    wanted = [1 << colour for colour in RUINS[tokens.ruin_at(game, board.spot_at(game, space))].mana]
    paying.ask(game, seat, wanted[0], tuple(wanted[1:]))


class Tribute(Step["MageKnight"]):
    """The tribute is paid: Fame, and a shield in the place of the token."""

    def run(self, game: "MageKnight") -> None:
        """The ruins are conquered."""
        space = game.players[self.seat].space
        spot = board.spot_at(game, space)
        fame = RUINS[tokens.ruin_at(game, spot)].fame
        tokens.discard_ruin(game, spot)
        board.mark(game, space, self.seat)
        game.tell(words.TRIBUTE, self.seat, space)
        tracks.gain_fame(game, self.seat, fame, changes.BY_ALTAR)
