"""Verbs that give points: Move, Influence, Healing, Attack and Block, and what raises or converts them."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.cards import points
from roundtable.games.mage_knight.combat import strike
from roundtable.games.mage_knight.content.names import (
    ATTACK,
    ATTACK_PHASE,
    COLD_FIRE,
    ELEMENT,
    FIRE,
    ICE,
    MELEE,
    NONE,
    RANGED,
    SIEGE,
    TERRAIN,
)
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.effects import events, judging, perform
from roundtable.games.mage_knight.map import direct, movement
from roundtable.games.mage_knight.play import serving
from roundtable.games.mage_knight.state import daylight, lasting
from roundtable.games.mage_knight.state.pieces import (
    FROM_CARD,
    FROM_POINTS,
    FROM_SIDEWAYS,
    FROM_UNIT,
    GAVE_INFLUENCE,
    GAVE_LOT,
    GAVE_MOVE,
    Frame,
    Lot,
)
from roundtable.games.mage_knight.verbs import amounts
from roundtable.games.mage_knight.verbs.table import HANDLERS
from roundtable.games.mage_knight.vocabulary import NUMBERS_ACTIONS, TERRAINS_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def bonus(by: Frame) -> int:
    """Take the bonus an effect still has to give."""
    extra = by.bonus
    by.bonus = 0
    return extra


def do_move(game: "MageKnight", node: Node) -> None:
    """Move points."""
    by = game.frames[-1]
    give_move(game, by, amounts.value(game, by, node.amounts["value"]))


def give_move(game: "MageKnight", by: Frame, amount: int) -> None:
    """Give Move points, with what cards played later are raised by."""
    if by.gave != GAVE_MOVE and (by.origin == FROM_CARD or by.origin == FROM_SIDEWAYS):
        amount += raised(game, "move-card", "move")
    by.gave = GAVE_MOVE
    game.turn.move += amount + bonus(by)


def do_influence(game: "MageKnight", node: Node) -> None:
    """Influence points."""
    by = game.frames[-1]
    by.gave = GAVE_INFLUENCE
    game.turn.influence += amounts.value(game, by, node.amounts["value"]) + bonus(by)


def do_heal(game: "MageKnight", node: Node) -> None:
    """Healing points; in combat they are nothing."""
    if game.combat is not None:
        return
    by = game.frames[-1]
    by.number = amounts.value(game, by, node.amounts["value"])
    game.turn.healing += by.number


# ---- Attack and Block ----


def do_attack(game: "MageKnight", node: Node) -> None:
    """An Attack, for the declared targets or those declared next; nothing if the phase does not take it."""
    by = game.frames[-1]
    type = SIEGE if serving.becomes_siege(game) else ATTACK.at(node.words["type"])
    if not strike.takes(game, type):
        return
    value = amounts.value(game, by, node.amounts["value"]) if "value" in node.amounts else node.numbers["value"]
    avoid = by.foe if node.word("against") == "not-same-enemy" else NONE
    give_attack(game, by, value, ATTACK.at(node.words["type"]), element_of(game, node), avoid, node.path)


def element_of(game: "MageKnight", node: Node) -> int:
    """Give the element a step says."""
    word = node.words["element"]
    if word == "fire-by-day-ice-by-night":
        return ICE if daylight.is_night(game) else FIRE
    return ELEMENT.at(word) if word in ELEMENT.index else 0


def give_attack(game: "MageKnight", by: Frame, value: int, type: int, element: int, avoid: int, path: str) -> None:
    """Put an Attack into the pool, as other effects change it."""
    combat = game.combat
    assert combat is not None
    value += bonus(by)
    if by.lots == 0 and (by.origin == FROM_CARD or by.origin == FROM_SIDEWAYS):
        value += raised(game, "attack-or-block-card", "attack") + raised(game, "attack-card", "attack")
    if by.origin == FROM_UNIT:
        value += unit_bonus(game, by, "attack")
        if type == RANGED and game.turn.phase != ATTACK_PHASE:
            value += unit_bonus(game, by, "ranged")
    for one in lasting.of(game, "attacks-become"):
        said = lasting.node(one)
        if "element" in said.words:
            element = COLD_FIRE
        if "type" in said.words:
            type = SIEGE
    add_lot(game, by, Lot(value, type, element, by.origin, False, avoid, path))


def do_block(game: "MageKnight", node: Node) -> None:
    """A Block against the attack being blocked."""
    by = game.frames[-1]
    combat = game.combat
    if combat is None or combat.blocking == NONE:
        return
    value = amounts.value(game, by, node.amounts["value"]) if "value" in node.amounts else node.numbers["value"]
    doubles = node.word("vs_swift") == "double"
    give_block(game, by, value, element_of(game, node), doubles, node.path)


def give_block(game: "MageKnight", by: Frame, value: int, element: int, doubles: bool, path: str) -> None:
    """Put a Block into the pool."""
    value += bonus(by)
    if by.lots == 0 and (by.origin == FROM_CARD or by.origin == FROM_SIDEWAYS):
        value += raised(game, "attack-or-block-card", "block")
    if by.origin == FROM_UNIT:
        value += unit_bonus(game, by, "block")
    add_lot(game, by, Lot(value, MELEE, element, by.origin, doubles, NONE, path))


def add_lot(game: "MageKnight", by: Frame, lot: Lot) -> None:
    """Put a lot into the pool of what is being declared."""
    combat = game.combat
    assert combat is not None
    by.gave = GAVE_LOT
    by.lots += 1
    if by.origin == FROM_UNIT and by.unit != NONE and by.lots == 1:
        events.unit_fights(game, by.seat, by.unit)
    if by.origin == FROM_POINTS:
        for at, old in enumerate(combat.pool):
            if old.path == lot.path and old.source == FROM_POINTS:  # points converted one by one are one lot
                by.last = at
                increase(game, by, lot.value)
                return
    by.last = len(combat.pool)
    combat.pool = (*combat.pool, lot)


def do_increase(game: "MageKnight", node: Node) -> None:
    """Raise what the effect gave."""
    by = game.frames[-1]
    increase(game, by, amounts.value(game, by, node.amounts["by"]))


def increase(game: "MageKnight", by: Frame, amount: int) -> None:
    """Raise the Move, Influence, Attack or Block an effect gave last."""
    combat = game.combat
    if by.gave == GAVE_MOVE:
        game.turn.move += amount
    elif by.gave == GAVE_INFLUENCE:
        game.turn.influence += amount
    elif by.gave == GAVE_LOT and combat is not None:
        old = combat.pool[by.last]
        new = Lot(old.value + amount, old.type, old.element, old.source, old.doubles, old.avoid, old.path)
        combat.pool = combat.pool[: by.last] + (new,) + combat.pool[by.last + 1 :]


# ---- bonuses ----


def do_card_bonus(game: "MageKnight", node: Node) -> None:
    """Cards played later give more."""
    lasting.add(game, node, game.frames[-1], node.numbers["times"])


def raised(game: "MageKnight", cards: str, field: str) -> int:
    """Give what a card of a kind gives more, and use that up."""
    total = 0
    for one in lasting.of(game, "card-bonus"):
        said = lasting.node(one)
        if said.words["to"] == cards and one.card != game.frames[-1].source:
            total += said.number(field, 0)
            lasting.use(game, one)
    return total


def unit_bonus(game: "MageKnight", by: Frame, field: str) -> int:
    """Give what an ability of a Unit gives more."""
    total = 0
    for one in lasting.of(game, "units-bonus"):
        said = lasting.node(one)
        which = said.words["which"]
        if field not in said.numbers or (which == "others" and one.target == by.unit):
            continue
        if which in ("this", "one-own", "same") and one.target != by.unit:
            continue
        total += said.numbers[field]
        if which == "activated":
            lasting.use(game, one)
    if by.unit != NONE:
        for node in perform.attached(game, by.seat, by.unit):
            if node.verb == "units-bonus":
                total += node.number(field, 0)
    return total


# ---- spending, terrain, direct moves ----


def do_spend(game: "MageKnight", node: Node) -> None:
    """Spend points, as many as said or as the user says."""
    by = game.frames[-1]
    if "amount" in node.amounts:
        spend(game, node.words["points"], amounts.value(game, by, node.amounts["amount"]))
    else:
        game.push(SpendPoints(by.seat, node.path))


def spend(game: "MageKnight", what: str, amount: int) -> None:
    """Take points away."""
    if what == "move":
        game.turn.move -= amount
    else:
        game.turn.influence -= amount


class SpendPoints(Question["MageKnight"]):
    """How many points are spent?"""

    rule: ClassVar[str] = "mage_knight.effects.shorthand-means-points"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every number that can be spent and leaves the rest possible."""
        node = NODES[self.path]
        steps, at = judging.after(node)
        for twin in judging.bindings(game, game.frames[-1], node):
            if judging.sequence(game, twin, steps, at, perform.open_now(game)) == judging.WORTH:
                out.append(NUMBERS_ACTIONS[twin.number])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Spend them."""
        game.frames[-1].number = action.a
        spend(game, NODES[self.path].words["points"], action.a)


def do_terrain_cost(game: "MageKnight", node: Node) -> None:
    """Costs of terrain change; some let the user choose which."""
    if node.lists["terrain"] == ("one-chosen-type",):
        game.push(ChooseTerrain(game.frames[-1].seat, node.path))
    elif node.lists["terrain"] == ("one-chosen-space",):
        movement.choose_space(game, node)
    else:
        lasting.add(game, node, game.frames[-1])


class ChooseTerrain(Question["MageKnight"]):
    """For which terrain does an effect hold?"""

    rule: ClassVar[str] = "mage_knight.effects.modifications-immediate"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every terrain there is, but the sea."""
        for terrain in range(len(TERRAIN.words) - 1):
            out.append(TERRAINS_ACTIONS[terrain])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Fix it."""
        lasting.add(game, NODES[self.path], game.frames[-1], target=action.a)


def do_direct_move(game: "MageKnight", node: Node) -> None:
    """The hero moves directly."""
    direct.begin(game, node)


def do_ignore_wounds(game: "MageKnight", node: Node) -> None:
    """The next Wounds from enemies are not taken."""
    lasting.add(game, node, game.frames[-1], node.numbers["count"])


def do_explore_range(game: "MageKnight", node: Node) -> None:
    """Tiles further away may be revealed."""
    lasting.add(game, node, game.frames[-1], node.numbers["times"])


def do_fame(game: "MageKnight", node: Node) -> None:
    """Fame."""
    by = game.frames[-1]
    points.gain_fame(game, by.seat, amounts.value(game, by, node.amounts["value"]))


def do_reputation(game: "MageKnight", node: Node) -> None:
    """Reputation."""
    points.change_reputation(game, game.frames[-1].seat, node.numbers["value"])


HANDLERS.update(
    {
        "move": do_move,
        "influence": do_influence,
        "heal": do_heal,
        "attack": do_attack,
        "block": do_block,
        "increase": do_increase,
        "spend": do_spend,
        "terrain-cost": do_terrain_cost,
        "direct-move": do_direct_move,
        "fame": do_fame,
        "reputation": do_reputation,
        "card-bonus": do_card_bonus,
        "ignore-wounds": do_ignore_wounds,
        "explore-range": do_explore_range,
    }
)
