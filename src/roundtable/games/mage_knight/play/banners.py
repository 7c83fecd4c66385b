"""Banners, put under Units at any moment of the own turn."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.cards import units
from roundtable.games.mage_knight.content.components import CARDS, FIRST_WOUND, KIND_OF, UNIT_OF
from roundtable.games.mage_knight.content.integers import Deed, Seat, WindowBits
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.effects.windows import TURN
from roundtable.games.mage_knight.vocabulary import BANNER, BANNERS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

IS_BANNER: Final = (*[card.banner and card.attached is not None for card in CARDS], False)  # by kind of card


def assign_banner(game: "MageKnight", seat: Seat, deed: Deed, index: int) -> None:
    """Put a Banner from the hand or the play area under a Unit; an earlier one there goes to the discard pile."""
    player = game.players[seat]
    at = player.hand.find(deed)
    if at != NONE:
        player.hand.remove(at)
    else:
        at = player.played.index(deed)
        player.played = player.played[:at] + player.played[at + 1 :]
        player.fates = player.fates[:at] + player.fates[at + 1 :]
    unit = player.units[index]
    if unit.banner != NONE:
        player.discard = (*player.discard, unit.banner)
    units.replace(game, seat, index, unit.but(banner=deed, banner_up=1))
    game.tell(words.BANNER, seat, KIND_OF[deed], UNIT_OF[unit.card])


class AssignBanner(Extra["MageKnight"]):
    """Banners in hand may be put under Units at any moment of the own turn."""

    rule: ClassVar[str] = "mage_knight.units.banner-assigned-any-time-in-own-turn"

    def __init__(self) -> None:
        super().__init__(TURN, (BANNER,))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """Each Banner with each Unit."""
        player = game.players[seat]
        if not player.units:
            return
        for deed in player.hand.cards:
            if deed < FIRST_WOUND and IS_BANNER[KIND_OF[deed]]:
                out.extend([BANNERS[KIND_OF[deed]][index] for index in range(len(player.units))])

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Assigning is not playing."""
        for deed in game.players[seat].hand.cards:
            if KIND_OF[deed] == action.a:
                assign_banner(game, seat, deed, action.b)
                return

    def describe(self, game: "MageKnight", seat: Seat, action: Action) -> Message:
        """Name the Unit."""
        return Message(words.LABEL_BANNER, (action.a, UNIT_OF[game.players[seat].units[action.b].card]))
