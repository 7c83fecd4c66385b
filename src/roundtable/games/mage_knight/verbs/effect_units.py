"""Verbs on Units: readied, healed, wounded, strengthened, recruited without cost."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.content.nodes import ALL, NODES, Node
from roundtable.games.mage_knight.effects import events
from roundtable.games.mage_knight.locals import recruiting
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import Unit
from roundtable.games.mage_knight.verbs import picking
from roundtable.games.mage_knight.verbs.table import HANDLERS
from roundtable.games.mage_knight.vocabulary import DONES, UNIT_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def replace(game: "MageKnight", seat: int, index: int, unit: Unit) -> None:
    """Put a changed Unit in the place of the old one."""
    player = game.players[seat]
    player.units = player.units[:index] + (unit,) + player.units[index + 1 :]


def do_ready(game: "MageKnight", node: Node) -> None:
    """Spent Units become ready."""
    by = game.frames[-1]
    fitting = picking.spent_units(game, by, node)
    if node.word("which") == "all-own":
        for index in fitting:
            replace(game, by.seat, index, game.players[by.seat].units[index].but(ready=1))
    elif "levels" in node.numbers:
        game.push(ReadyUnits(by.seat, node.path, node.numbers["levels"]))
    elif node.word("which") in ("same", "healed", "this"):
        for index in fitting:
            replace(game, by.seat, index, game.players[by.seat].units[index].but(ready=1))
    else:
        game.push(PickUnit(by.seat, node.path))


class PickUnit(Question["MageKnight"]):
    """Which Unit does an effect act on?"""

    rule: ClassVar[str] = "mage_knight.units.ready-effect-allows-second-activation"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The Units that fit."""
        for index in fitting_units(game, self.seat, NODES[self.path]):
            out.append(UNIT_ACTIONS[index])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Act on it."""
        by = game.frames[-1]
        by.unit = action.a
        act(game, self.seat, NODES[self.path], action.a)


def fitting_units(game: "MageKnight", seat: int, node: Node) -> list[int]:
    """Give the Units a step may act on."""
    if node.verb == "ready-unit":
        return picking.spent_units(game, game.frames[-1], node)
    if node.verb == "heal-unit":
        return picking.wounded_units(game, seat)
    return list(range(len(game.players[seat].units)))


def act(game: "MageKnight", seat: int, node: Node, index: int) -> None:
    """Carry a step out on one Unit."""
    unit = game.players[seat].units[index]
    if node.verb == "ready-unit":
        replace(game, seat, index, unit.but(ready=1))
    elif node.verb == "heal-unit":
        heal(game, seat, index, unit.wounds if node.numbers["wounds"] == ALL else node.numbers["wounds"])
    else:
        lasting.add(game, node, game.frames[-1], target=index)


def heal(game: "MageKnight", seat: int, index: int, wounds: int) -> None:
    """Take Wounds off a Unit."""
    unit = game.players[seat].units[index]
    if unit.wounds:
        replace(game, seat, index, unit.but(wounds=max(0, unit.wounds - wounds)))
        events.unit_healed(game, seat, index)


class ReadyUnits(Question["MageKnight"]):
    """Which Units are readied, as long as their levels together allow it?"""

    rule: ClassVar[str] = "mage_knight.units.state-ready"
    fields: ClassVar[tuple[str, ...]] = ("path", "levels")

    def __init__(self, seat: int, path: str, levels: int) -> None:
        super().__init__(seat)
        self.path = path
        self.levels = levels

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Spent Units whose level still fits; or enough."""
        for index, unit in enumerate(game.players[self.seat].units):
            if not unit.ready and picking.unit_level(game, self.seat, index) <= self.levels:
                out.append(UNIT_ACTIONS[index])
        if out:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Ready it, and go on."""
        if action is DONES:
            return
        left = self.levels - picking.unit_level(game, self.seat, action.a)
        game.push(ReadyUnits(self.seat, self.path, left))
        replace(game, self.seat, action.a, game.players[self.seat].units[action.a].but(ready=1))


def do_heal_unit(game: "MageKnight", node: Node) -> None:
    """Wounds leave a Unit without Healing points."""
    by = game.frames[-1]
    which = node.words["which"]
    if which == "one-own":
        game.push(PickUnit(by.seat, node.path))
    elif which == "all-own":
        for index in picking.wounded_units(game, by.seat):
            act(game, by.seat, node, index)
    elif by.unit != NONE:
        act(game, by.seat, node, by.unit)


def do_wound_unit(game: "MageKnight", node: Node) -> None:
    """A Unit gets a Wound that is no damage; one borrowed from the offer keeps it there."""
    by = game.frames[-1]
    if by.unit == NONE:
        game.offer_wounds = (*game.offer_wounds, by.source)
        return
    unit = game.players[by.seat].units[by.unit]
    replace(game, by.seat, by.unit, unit.but(wounds=unit.wounds + 1))


def do_spend_unit(game: "MageKnight", node: Node) -> None:
    """A Unit is spent without using an ability."""
    by = game.frames[-1]
    replace(game, by.seat, by.unit, game.players[by.seat].units[by.unit].but(ready=0))


def do_units_bonus(game: "MageKnight", node: Node) -> None:
    """Units are strengthened for a while."""
    by = game.frames[-1]
    which = node.words["which"]
    if which == "one-own":
        game.push(PickUnit(by.seat, node.path))
    elif which == "activated":
        lasting.add(game, node, by, 1)
    else:
        lasting.add(game, node, by, target=by.unit)


def do_recruit_free(game: "MageKnight", node: Node) -> None:
    """Recruit any Unit of the offer without cost."""
    recruiting.recruit_free(game, game.frames[-1].seat)


def do_recruit_discount(game: "MageKnight", node: Node) -> None:
    """A Unit recruited this turn costs less."""
    lasting.add(game, node, game.frames[-1], node.numbers["units"])


HANDLERS.update(
    {
        "ready-unit": do_ready,
        "heal-unit": do_heal_unit,
        "wound-unit": do_wound_unit,
        "spend-unit": do_spend_unit,
        "units-bonus": do_units_bonus,
        "recruit-free": do_recruit_free,
        "recruit-discount": do_recruit_discount,
    }
)
