"""Manors: built on a free tile for one material that a line to a border shows; a tower gives a bonus."""

from typing import ClassVar, Final

from roundtable.games.merlin import words
from roundtable.games.merlin.content import Space
from roundtable.games.merlin.environs import has_tower
from roundtable.games.merlin.names import FLAG, MATERIAL, PRINCIPALITIES, SHIELD
from roundtable.games.merlin.pieces import give_good, in_stock, mark, take_good
from roundtable.games.merlin.rules import Plugs, SpaceAction
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import TurnQuestion
from roundtable.games.merlin.vocabulary import BUILDS, MARK, MARKS, PAYS, SKIP, SKIPS, TAKES
from roundtable.kernel.action import Action


def payable(game: Merlin, seat: int, cell: int) -> bool:
    """Say whether the player has a material that a line from the cell shows."""
    goods = game.players[seat].goods
    for colour in game.rules.colours[cell]:
        if goods[MATERIAL * PRINCIPALITIES + colour]:
            return True
    return False


def buildable(game: Merlin, seat: int, cell: int) -> bool:
    """Say whether the player can build on a cell: free, and payable."""
    return game.manors[cell] < 0 and payable(game, seat, cell)


class BuildSpace(SpaceAction):
    """Build one manor."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """A manor, a free tile and a fitting material are needed."""
        if game.players[seat].manors == 0:
            return False
        return any([buildable(game, seat, cell) for cell in range(game.rules.cells)])

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask where."""
        game.push(ChooseCell(seat))


class ChooseCell(TurnQuestion):
    """Where is the manor built?"""

    rule: ClassVar[str] = "merlin.build.six-directions"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any free tile that can be paid for."""
        if game.players[self.seat].manors == 0:
            return
        for cell in range(game.rules.cells):
            if buildable(game, self.seat, cell):
                out.append(BUILDS[cell])

    def take(self, game: Merlin, action: Action) -> None:
        """Pay, then build."""
        game.push(PayMaterial(self.seat, action.a))


class PayMaterial(TurnQuestion):
    """Which of the allowed colours is paid?"""

    rule: ClassVar[str] = "merlin.build.choose-colour"
    fields: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def options(self, game: Merlin, out: list[Action]) -> None:
        """The colours at the ends of the tile's lines."""
        goods = game.players[self.seat].goods
        for colour in game.rules.colours[self.cell]:
            if goods[MATERIAL * PRINCIPALITIES + colour]:
                out.append(PAYS[colour])

    def take(self, game: Merlin, action: Action) -> None:
        """The material goes back to its principality."""
        give_good(game, self.seat, MATERIAL, action.a)
        game.tell(words.GAVE_GOOD, self.seat, MATERIAL, action.a)
        build(game, self.seat, self.cell, True)


def build(game: Merlin, seat: int, cell: int, tower_bonus: bool) -> None:
    """Put a manor from the supply on a cell."""
    game.players[seat].manors -= 1
    game.manors[cell] = seat
    game.tell(words.BUILT, seat, cell)
    if tower_bonus and has_tower(game, cell):
        game.push(TowerBonus(seat))


class TowerBonus(TurnQuestion):
    """A tower gives a shield, a flag or an influence marker, anywhere; it may be declined."""

    rule: ClassVar[str] = "merlin.build.tower-bonus"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """What is in stock, and markers still in the castle."""
        for good in (SHIELD, FLAG):
            for principality in range(PRINCIPALITIES):
                if in_stock(game, good, principality):
                    out.append(TAKES[good][principality])
        if game.players[self.seat].markers:
            out += MARKS
        out.append(SKIPS)

    def take(self, game: Merlin, action: Action) -> None:
        """Take it."""
        if action.verb == SKIP:
            return
        if action.verb == MARK:
            mark(game, self.seat, action.a)
        else:
            take_good(game, self.seat, action.a, action.b)


def plug(plugs: Plugs) -> None:
    """Put building into its place."""
    plugs.actions["build"] = BuildSpace()
