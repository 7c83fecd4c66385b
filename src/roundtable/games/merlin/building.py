"""Manors: built on a free tile for one material that a line to a border shows; a tower gives a bonus."""

from typing import ClassVar, Final

from roundtable.games.merlin import refusals, words
from roundtable.games.merlin.content import Space
from roundtable.games.merlin.environs import has_tower
from roundtable.games.merlin.names import BY_TOWER, FLAG, MATERIAL, PRINCIPALITIES, SHIELD
from roundtable.games.merlin.pieces import give_good, in_stock, mark, take_good
from roundtable.games.merlin.rules import Plugs, SpaceAction
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import TurnQuestion
from roundtable.games.merlin.vocabulary import BUILD, BUILDS, MARK, MARKS, PAY, PAYS, SKIP, SKIPS, TAKE, TAKES
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message, Wording


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

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """All manors are built, or no material fits a free tile."""
        return Message(refusals.NO_TILE if game.players[seat].manors else refusals.MANORS_BUILT)

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

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """The material is chosen after the tile."""
        owned = action.verb == PAY and game.players[self.seat].goods[MATERIAL * PRINCIPALITIES + action.a]
        return Message(refusals.CELL_FIRST) if owned else None


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
        game.tell(words.PAID_MATERIAL, self.seat, action.a)
        build(game, self.seat, self.cell, True, words.BUILT)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """The tile is chosen, or no line of it shows that colour."""
        if action.verb == BUILD:
            return Message(refusals.CELL_CHOSEN)
        fitting = game.rules.colours[self.cell]
        if action.verb != PAY or action.a in fitting:
            return None
        return Message(refusals.PAY_COLOUR, (sum([1 << colour for colour in fitting]),))


def build(game: Merlin, seat: int, cell: int, tower_bonus: bool, told: Wording) -> None:
    """Put a manor from the supply on a cell."""
    game.players[seat].manors -= 1
    game.manors[cell] = seat
    game.tell(told, seat, cell)
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
            mark(game, self.seat, action.a, BY_TOWER)
        else:
            take_good(game, self.seat, action.a, action.b, BY_TOWER)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """No material, and nothing that is not there."""
        if action.verb == MARK:
            return Message(refusals.NO_MARKERS, (), "merlin.build.tower-bonus-availability")
        if action.verb != TAKE:
            return None
        if action.a == MATERIAL:
            return Message(refusals.TOWER_MATERIAL)
        return Message(refusals.STOCK_EMPTY, (action.b, action.a), "merlin.build.tower-bonus-availability")


def plug(plugs: Plugs) -> None:
    """Put building into its place."""
    plugs.actions["build"] = BuildSpace()
