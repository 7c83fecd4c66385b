"""Questions that several verbs ask: which colour, which enemy, which of its attacks, which Unit."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.content.integers import ColourBits, Seat
from roundtable.games.mage_knight.content.names import COLOURS, NONE
from roundtable.games.mage_knight.content.nodes import NODES
from roundtable.games.mage_knight.effects import events
from roundtable.games.mage_knight.state.pieces import FROM_UNIT
from roundtable.games.mage_knight.verbs import picking
from roundtable.games.mage_knight.vocabulary import (
    BLOWS_ACTIONS,
    COLOURS_ACTIONS,
    DONES,
    ENEMIES_ACTIONS,
    UNIT_ACTIONS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class ChooseColour(Question["MageKnight"]):
    """Which colour?"""

    rule: ClassVar[str] = "mage_knight.gaining.mana-token-to-play-area"
    fields: ClassVar[tuple[str, ...]] = ("path", "colours", "count")

    def __init__(self, seat: Seat, path: str, colours: ColourBits, count: int) -> None:
        super().__init__(seat)
        self.path = path
        self.colours = colours
        self.count = count

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those allowed."""
        for colour in range(COLOURS):
            if (self.colours >> colour) & 1:
                out.append(COLOURS_ACTIONS[colour])

    def rule_now(self, game: "MageKnight") -> str:
        """That of the verb that asks."""
        return NODES[self.path].rule

    def take(self, game: "MageKnight", action: Action) -> None:
        """Go on with it, as often as it is meant for."""
        for _ in range(self.count):
            NODES[self.path].on_colour(game, game.frames[-1], action.a)


class PickEnemy(Question["MageKnight"]):
    """Which enemy does an effect act on?"""

    rule: ClassVar[str] = "mage_knight.combat.extra-combat-effects-any-phase"
    fields: ClassVar[tuple[str, ...]] = ("path", "left", "picked")

    def __init__(self, seat: Seat, path: str, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.path = path
        self.left = left
        self.picked = picked

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those it can act on; after the first of several, also enough."""
        for at in picking.targets(game, game.frames[-1], NODES[self.path]):
            if at not in self.picked:
                out.append(ENEMIES_ACTIONS[at])
        if self.picked and out:
            out.append(DONES)

    def rule_now(self, game: "MageKnight") -> str:
        """That of the verb that asks."""
        return NODES[self.path].rule

    def take(self, game: "MageKnight", action: Action) -> None:
        """Act on it, and go on."""
        if action is DONES:
            return
        if self.left > 1:
            game.push(PickEnemy(self.seat, self.path, self.left - 1, (*self.picked, action.a)))
        by = game.frames[-1]
        by.foe = action.a
        if by.origin == FROM_UNIT:
            events.unit_touches(game, action.a)
        NODES[self.path].on_enemy(game, by, action.a, NONE)


class PickAttack(Question["MageKnight"]):
    """Which attack of which enemy does an effect act on?"""

    rule: ClassVar[str] = "mage_knight.multiple-attacks.handled-separately"
    fields: ClassVar[tuple[str, ...]] = ("path", "left", "picked")

    def __init__(self, seat: Seat, path: str, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.path = path
        self.left = left
        self.picked = picked

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The attacks still to come."""
        for foe, blow in picking.attacks(game, game.frames[-1], NODES[self.path]):
            if 4 * foe + blow not in self.picked:
                out.append(BLOWS_ACTIONS[foe][blow])

    def rule_now(self, game: "MageKnight") -> str:
        """That of the verb that asks."""
        return NODES[self.path].rule

    def take(self, game: "MageKnight", action: Action) -> None:
        """Act on it, and go on."""
        if self.left > 1:
            game.push(PickAttack(self.seat, self.path, self.left - 1, (*self.picked, 4 * action.a + action.b)))
        by = game.frames[-1]
        by.foe = action.a
        by.blow = action.b
        if by.origin == FROM_UNIT:
            events.unit_touches(game, action.a)
        NODES[self.path].on_enemy(game, by, action.a, action.b)


class PickUnit(Question["MageKnight"]):
    """Which Unit does an effect act on?"""

    rule: ClassVar[str] = "mage_knight.units.ready-effect-allows-second-activation"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The Units that fit."""
        for index in NODES[self.path].units(game, game.frames[-1]):
            out.append(UNIT_ACTIONS[index])

    def rule_now(self, game: "MageKnight") -> str:
        """That of the verb that asks."""
        return NODES[self.path].rule

    def take(self, game: "MageKnight", action: Action) -> None:
        """Act on it."""
        by = game.frames[-1]
        by.unit = action.a
        NODES[self.path].on_unit(game, by, action.a)
