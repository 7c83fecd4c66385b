"""Verbs on enemies: Armor and attacks changed, abilities lost, attacks prevented, enemies destroyed."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.combat import blocking, foes
from roundtable.games.mage_knight.content.names import (
    ARCANE_IMMUNITY,
    CUMBERSOME,
    DEFEND,
    ELUSIVE,
    FORTIFIED,
    NONE,
    R_FIRE,
    R_PHYSICAL,
    SUMMON,
    UNFORTIFIED,
)
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.map import sites
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import CANCELLED, OPEN_BLOW
from roundtable.games.mage_knight.verbs import amounts, picking
from roundtable.games.mage_knight.verbs.table import HANDLERS
from roundtable.games.mage_knight.vocabulary import BLOWS_ACTIONS, DONES, ENEMIES_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

SEVERAL: Final = {"up-to-3": 3, "two-attacks": 2}
DEFENSIVE: Final = FORTIFIED | UNFORTIFIED | ELUSIVE | ARCANE_IMMUNITY | DEFEND | SUMMON


def do_enemy(game: "MageKnight", node: Node) -> None:
    """Act on the enemies or attacks a step speaks of."""
    by = game.frames[-1]
    combat = game.combat
    if combat is None:
        return
    target = node.words["target"]
    if target == "all":
        for at in picking.targets(game, by, node):
            act(game, node, at, NONE)
    elif target == "others":
        for at in picking.targets(game, by, node):
            if at != by.foe:
                act(game, node, at, NONE)
    elif target == "same":
        if by.foe != NONE and not combat.foes[by.foe].defeated and picking.reaches(game, by, node, by.foe):
            act(game, node, by.foe, by.blow)
    elif target == "blocked":
        act_on_blocked(game, node)
    elif target in ("one-attack", "two-attacks"):
        game.push(PickAttack(by.seat, node.path, SEVERAL.get(target, 1), ()))
    else:
        game.push(PickEnemy(by.seat, node.path, SEVERAL.get(target, 1), ()))


def act_on_blocked(game: "MageKnight", node: Node) -> None:
    """Act on the enemy whose attack is or was blocked, unless it resists."""
    by = game.frames[-1]
    combat = game.combat
    assert combat is not None
    at = combat.blocking if combat.blocking != NONE else by.foe
    if at != NONE and not combat.foes[at].defeated and foes.can_affect(game, combat.foes[at], by.colours):
        act(game, node, at, NONE)


class PickEnemy(Question["MageKnight"]):
    """Which enemy does an effect act on?"""

    rule: ClassVar[str] = "mage_knight.combat.extra-combat-effects-any-phase"
    fields: ClassVar[tuple[str, ...]] = ("path", "left", "picked")

    def __init__(self, seat: int, path: str, left: int, picked: tuple[int, ...]) -> None:
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

    def take(self, game: "MageKnight", action: Action) -> None:
        """Act on it, and go on."""
        if action is DONES:
            return
        if self.left > 1:
            game.push(PickEnemy(self.seat, self.path, self.left - 1, (*self.picked, action.a)))
        game.frames[-1].foe = action.a
        act(game, NODES[self.path], action.a, NONE)


class PickAttack(Question["MageKnight"]):
    """Which attack of which enemy does an effect act on?"""

    rule: ClassVar[str] = "mage_knight.multiple-attacks.handled-separately"
    fields: ClassVar[tuple[str, ...]] = ("path", "left", "picked")

    def __init__(self, seat: int, path: str, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.path = path
        self.left = left
        self.picked = picked

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The attacks still to come."""
        for foe, blow in picking.attacks(game, game.frames[-1], NODES[self.path]):
            if 4 * foe + blow not in self.picked:
                out.append(BLOWS_ACTIONS[foe][blow])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Act on it, and go on."""
        if self.left > 1:
            game.push(PickAttack(self.seat, self.path, self.left - 1, (*self.picked, 4 * action.a + action.b)))
        by = game.frames[-1]
        by.foe = action.a
        by.blow = action.b
        act(game, NODES[self.path], action.a, action.b)


def act(game: "MageKnight", node: Node, at: int, blow: int) -> None:
    """Carry a step out on one enemy, or on one of its attacks."""
    verb = node.verb
    if verb == "enemy-armor":
        change_armor(game, node, at)
    elif verb == "enemy-attack":
        change_attack(game, node, at, blow)
    elif verb == "enemy-loses":
        lose(game, node, at, blow)
    elif verb == "enemy-gains":
        gain(game, at, blow)
    elif verb == "enemy-skips-attack":
        skip(game, at)
    elif verb == "cancel-attack":
        cancel(game, at, blow)
    elif verb == "when":
        lasting.add(game, node, game.frames[-1], node.numbers["times"], at)
    else:
        foes.destroy(game, at)


def change_armor(game: "MageKnight", node: Node, at: int) -> None:
    """Lower or set the Armor, both values of an elusive enemy."""
    combat = game.combat
    assert combat is not None
    foe = combat.foes[at]
    if "set" in node.numbers:
        foe.armor = foe.armor_elusive = node.numbers["set"]
        return
    by = game.frames[-1]
    by.foe = at
    by_how_much = amounts.value(game, by, node.amounts["add"])
    if "add_if_fortified" in node.numbers and foes.fortifications(game, foe):
        by_how_much = node.numbers["add_if_fortified"]
    least = node.numbers["min"]
    foe.armor = max(min(foe.armor, least), foe.armor + by_how_much)
    foe.armor_elusive = max(min(foe.armor_elusive, least), foe.armor_elusive + by_how_much)


def change_attack(game: "MageKnight", node: Node, at: int, blow: int) -> None:
    """Change the value of an attack; at 0 it counts as blocked."""
    combat = game.combat
    assert combat is not None
    foe = combat.foes[at]
    foe.values[blow] = max(node.numbers["min"], foe.values[blow] + node.numbers["add"])
    if foe.values[blow] == 0:
        blocking.attack_lowered(game, at, blow)


def lose(game: "MageKnight", node: Node, at: int, blow: int) -> None:
    """An enemy, or one of its attacks, loses something."""
    combat = game.combat
    assert combat is not None
    foe = combat.foes[at]
    for what in node.lists["what"]:
        if what == "fortifications":
            foe.site_fortified = False
            foe.abilities &= ~FORTIFIED
        elif what == "resistances":
            foe.resistances = 0
        elif what == "fire-resistance":
            foe.resistances &= ~R_FIRE
        elif what == "physical-resistance":
            foe.resistances &= ~R_PHYSICAL
        elif what == "attack-abilities":
            foe.powers[blow] &= DEFENSIVE


def gain(game: "MageKnight", at: int, blow: int) -> None:
    """An attack becomes cumbersome."""
    combat = game.combat
    assert combat is not None
    foe = combat.foes[at]
    foe.abilities |= CUMBERSOME
    foe.powers[blow] |= CUMBERSOME


def skip(game: "MageKnight", at: int) -> None:
    """None of an enemy's attacks happens."""
    combat = game.combat
    assert combat is not None
    combat.foes[at].skips = True


def cancel(game: "MageKnight", at: int, blow: int) -> None:
    """One attack does not happen; that is no block."""
    combat = game.combat
    assert combat is not None
    if combat.foes[at].states[blow] == OPEN_BLOW:
        combat.foes[at].states[blow] = CANCELLED


def do_reveal(game: "MageKnight", node: Node) -> None:
    """Tokens are turned up as by day."""
    sites.reveal(game, node)


HANDLERS.update(
    {
        "enemy-armor": do_enemy,
        "enemy-attack": do_enemy,
        "enemy-loses": do_enemy,
        "enemy-gains": do_enemy,
        "enemy-skips-attack": do_enemy,
        "cancel-attack": do_enemy,
        "destroy-enemy": do_enemy,
        "reveal": do_reveal,
    }
)
