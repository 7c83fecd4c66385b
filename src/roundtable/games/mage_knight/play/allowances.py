"""Allowances: what effects of this turn, and Banners on Units, let the player do later, as offers."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.cards import units
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.content.nodes import NODES, WORTH, Node
from roundtable.games.mage_knight.effects import judging, perform, windows
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_CARD, FROM_POINTS, FROM_SKILL, FROM_UNIT, Lasting
from roundtable.games.mage_knight.vocabulary import CHOICES, OPTION, OPTIONS_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

SPLIT: Final = ("spread-attack", "split-block")  # what is left of them may be used later in the phase


class Allowance:
    """Something a player may do: a lasting permission, or what the Banner on a Unit permits."""

    def __init__(self, node: Node, granted: Lasting | None, unit: int) -> None:
        self.node = node
        self.granted = granted
        self.unit = unit


def allowances(game: "MageKnight", seat: Seat) -> list[Allowance]:
    """Give everything that is permitted, usable now or not, in a stable order."""
    found: list[Allowance] = []
    for one in game.lasting:
        if one.seat == seat and permits(one):
            found.append(Allowance(lasting.node(one), one, NONE))
    for index, unit in enumerate(game.players[seat].units):
        if unit.banner != NONE:
            for node in perform.attached(game, seat, index):
                if node.verb == "option":
                    found.append(Allowance(node, None, index))
    return found


def permits(one: Lasting) -> bool:
    """Say whether something that holds is a permission."""
    if one.verb == "later":
        return NODES[one.path].words["at"] == "attack-phase"
    if one.verb in SPLIT:
        return one.left == NONE
    return one.verb == "option" or one.verb == "convert"


def steps_path(node: Node) -> str:
    """Give the path of what is permitted."""
    if node.verb in SPLIT:
        return node.path.rpartition(".")[0]
    return f"{node.path}.into" if node.verb == "convert" else f"{node.path}.then"


def frame_of(game: "MageKnight", seat: Seat, allowance: Allowance) -> Frame:
    """Begin the frame in which it is carried out."""
    granted = allowance.granted
    if granted is None:
        by = frame(seat, FROM_UNIT, game.players[seat].units[allowance.unit].banner, 0)
        by.unit = allowance.unit
        return by
    origin = FROM_CARD if allowance.node.verb == "option" else FROM_POINTS
    by = frame(seat, FROM_SKILL if allowance.node.verb in SPLIT else origin, granted.card, granted.colours)
    by.foe = granted.target
    if allowance.node.verb == "option":
        by.card = granted.amount
    return by


def can_use(game: "MageKnight", seat: Seat, allowance: Allowance, now: WindowBits) -> bool:
    """Say whether a permission can be used now and counts."""
    node = allowance.node
    if node.verb == "convert":
        points = game.turn.move if node.words["points"] == "move" else game.turn.influence
        if points < node.numbers["cost"]:
            return False
    elif node.verb == "later":
        if not now & windows.ATTACKING:
            return False
    elif node.verb == "option" and not timely(node, now):
        return False
    if allowance.granted is None and not banner_ready(game, seat, allowance):
        return False
    by = frame_of(game, seat, allowance)
    return judging.effect(game, by, steps_path(node), now) == WORTH


def timely(node: Node, now: WindowBits) -> bool:
    """Say whether an option's own windows are open."""
    if "timing" not in node.lists:
        return True
    mask = 0
    for word in node.lists["timing"]:
        mask |= windows.OF_TIMING[word]
    return mask & now != 0


def banner_ready(game: "MageKnight", seat: Seat, allowance: Allowance) -> bool:
    """Say whether a Banner's use is still there and its Unit may be used."""
    unit = game.players[seat].units[allowance.unit]
    return (unit.banner_up or allowance.node.word_of("per") != "round") and not units.barred(game, unit)


class UseAllowances(Extra["MageKnight"]):
    """What is permitted and counts now."""

    rule: ClassVar[str] = "mage_knight.effects.modifications-last-until-turn-end"

    def __init__(self) -> None:
        super().__init__(windows.TURN, (OPTION,))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """Each by its place."""
        found = allowances(game, seat)
        if not found:
            return
        now = perform.open_now(game)
        for at, allowance in enumerate(found[:CHOICES]):
            if can_use(game, seat, allowance, now):
                out.append(OPTIONS_ACTIONS[at])

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Use it."""
        allowance = allowances(game, seat)[action.a]
        node = allowance.node
        by = frame_of(game, seat, allowance)
        if allowance.granted is not None:
            lasting.use(game, allowance.granted)
        if node.verb == "convert":
            if node.words["points"] == "move":
                game.turn.move -= node.numbers["cost"]
            else:
                game.turn.influence -= node.numbers["cost"]
        perform.run(game, by, steps_path(node))
