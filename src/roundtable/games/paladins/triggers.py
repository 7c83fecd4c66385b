"""What follows an action: the player's Townsfolk that trigger on it, then the Paladin's additional gain."""

from typing import ClassVar, Final

from roundtable.games.paladins.content import PALADINS, TOWNSFOLK
from roundtable.games.paladins.gains import Gains
from roundtable.games.paladins.names import ON_ACTION
from roundtable.games.paladins.state import Paladins
from roundtable.kernel.agenda import Step


class TownsfolkTriggers(Step[Paladins]):
    """Each own Townsfolk that triggers on the action, oldest first; `owned` is how many there were at its beginning."""

    fields: ClassVar[tuple[str, ...]] = ("action", "owned")

    def __init__(self, seat: int, action: int, owned: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.owned: Final = owned

    def run(self, game: Paladins) -> None:
        """Those recruited meanwhile count only if the setting says so."""
        townsfolk = game.players[self.seat].townsfolk
        if not game.rules.new_at_once:
            townsfolk = townsfolk[: self.owned]
        for card in reversed(townsfolk):
            if TOWNSFOLK[card].trigger == ON_ACTION and TOWNSFOLK[card].action == self.action:
                game.push(Gains(self.seat, game.rules.abilities[card]))


class PaladinTrigger(Step[Paladins]):
    """The additional gain of the Paladin of the round."""

    fields: ClassVar[tuple[str, ...]] = ("action",)

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action: Final = action

    def run(self, game: Paladins) -> None:
        """If it adds to this action."""
        for number in game.players[self.seat].chosen.cards:
            paladin = PALADINS[number]
            if paladin.action == self.action and paladin.bonus.gains:
                game.push(Gains(self.seat, paladin.bonus.path))
