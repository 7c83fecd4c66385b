"""Banners, put under Units at any moment of the own turn."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers
from roundtable.games.mage_knight.cards import units
from roundtable.games.mage_knight.content.components import CARDS, KIND_OF, UNIT_OF, WOUND_DEED
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.effects.windows import TURN
from roundtable.games.mage_knight.locals import recruiting
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.vocabulary import BANNER, BANNERS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

IS_BANNER: Final = (*[card.banner and card.attached is not None for card in CARDS], False)  # by kind of card


def may_leave(game: "MageKnight", seat: Seat, index: int) -> bool:
    """Say whether the Banner of a Unit may make room: that of Command only if a Command token is free."""
    unit = game.players[seat].units[index]
    return unit.banner == NONE or units.needs_token(unit) or unit.bond or recruiting.free_tokens(game, seat) > 0


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
            if deed != WOUND_DEED and IS_BANNER[KIND_OF[deed]]:
                places = range(len(player.units))
                out.extend([BANNERS[KIND_OF[deed]][index] for index in places if may_leave(game, seat, index)])
        if game.lasting and units.command_banner(game, seat) is not None:
            for index, unit in enumerate(player.units):
                if unit.card in game.turn.joined and units.needs_token(unit):
                    out.append(BANNERS[units.BANNER_OF_COMMAND][index])

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Assigning is not playing."""
        player = game.players[seat]
        if action.a == units.BANNER_OF_COMMAND:
            one = units.command_banner(game, seat)
            assert one is not None
            lasting.end(game, one)
            units.banner_from_play(game, seat, one.card, action.b)
            return
        for at, deed in enumerate(player.hand.cards):
            if KIND_OF[deed] == action.a:
                player.hand.remove(at)
                units.put_banner(game, seat, deed, action.b)
                return

    def describe(self, game: "MageKnight", seat: Seat, action: Action) -> Message:
        """Name the Unit."""
        return Message(answers.LABEL_BANNER, (action.a, UNIT_OF[game.players[seat].units[action.b].card]))
