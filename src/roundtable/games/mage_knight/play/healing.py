"""Healing points: Wounds leave the hand or a Unit. Never in combat."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import changes, refusals
from roundtable.games.mage_knight.cards import hands, units
from roundtable.games.mage_knight.content.components import WOUND_KIND
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import HEALING_SPENT, WOUND_HEALED
from roundtable.games.mage_knight.effects import events, windows
from roundtable.games.mage_knight.vocabulary import HEAL, HEAL_UNIT, HEALS, HEALS_UNIT
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class Heal(Extra["MageKnight"]):
    """Spending Healing points."""

    rule: ClassVar[str] = "mage_knight.healing.one-point-throws-away-hand-wound"

    def __init__(self) -> None:
        super().__init__(windows.PEACE, (HEAL, HEAL_UNIT))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """A Wound of the hand for one point, of a Unit for its level."""
        points = game.turn.healing
        if points <= 0:
            return
        player = game.players[seat]
        if hands.wounds_in_hand(player):
            out.append(HEALS)
        for index, unit in enumerate(player.units):
            if unit.wounds and units.level(game, seat, index) <= points:
                out.append(HEALS_UNIT[index])

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Heal."""
        if action.verb == HEAL:
            spend(game, 1)
            hands.remove(game, hands.take(game, seat, WOUND_KIND))
            game.tell(changes.HEALED, seat)
            events.happen(game, WOUND_HEALED)
        else:
            spend(game, units.level(game, seat, action.a))
            units.heal(game, seat, action.a, 1)

    def why_not(self, game: "MageKnight", seat: Seat, action: Action) -> Message | None:
        """There are no Healing points, or too few for a Unit."""
        points = game.turn.healing
        if action.verb == HEAL:
            return Message(refusals.NO_HEALING)
        own = game.players[seat].units
        if action.a >= len(own) or not own[action.a].wounds:
            return None
        return Message(refusals.UNIT_HEALING, (units.level(game, seat, action.a), points))


def spend(game: "MageKnight", points: int) -> None:
    """Spend Healing points, those of a card that counts them first."""
    game.turn.healing -= points
    for _ in range(points):
        events.happen(game, HEALING_SPENT)
