"""What effects give: Move points, and Attack and Block as lots of the pool, raised by what holds."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers
from roundtable.games.mage_knight.content.components import SKILL
from roundtable.games.mage_knight.content.integers import Seat, UnitCard
from roundtable.games.mage_knight.content.names import ATTACK_PHASE, COLD_FIRE, MELEE, NONE, RANGED, SIEGE
from roundtable.games.mage_knight.effects import events, perform
from roundtable.games.mage_knight.state import lasting, teams
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.pieces import (
    FROM_CARD,
    FROM_POINTS,
    FROM_SIDEWAYS,
    FROM_UNIT,
    GAVE_INFLUENCE,
    GAVE_LOT,
    GAVE_MOVE,
    Lot,
)
from roundtable.games.mage_knight.vocabulary import CHOOSES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Combat
    from roundtable.games.mage_knight.state.game import MageKnight

BOW: Final = "bow-of-starsdawn"
WOLFS_HOWL: Final = SKILL.at("wolfhawk-wolfs-howl")


def take_bonus(by: Frame) -> int:
    """Take the bonus an effect still has to give."""
    extra = by.bonus
    by.bonus = 0
    return extra


def give_move(game: "MageKnight", by: Frame, amount: int) -> None:
    """Give Move points, with what cards played later are raised by."""
    if by.gave != GAVE_MOVE and from_card(by):
        amount += raised(game, "move-card", "move")
    by.gave = GAVE_MOVE
    game.turn.move += amount + take_bonus(by)


def give_influence(game: "MageKnight", by: Frame, amount: int) -> None:
    """Give Influence points."""
    by.gave = GAVE_INFLUENCE
    game.turn.influence += amount + take_bonus(by)


def from_card(by: Frame) -> bool:
    """Say whether an effect is that of a card, sideways or not."""
    return by.origin == FROM_CARD or by.origin == FROM_SIDEWAYS


# ---- Attack and Block ----


def give_attack(
    game: "MageKnight", by: Frame, value: int, type: int, element: int, avoid: int, path: str, only: int = NONE
) -> None:
    """Put an Attack into the pool, as other effects change it. `avoid`, `only`: whom it may not hit, or alone may."""
    value += take_bonus(by)
    if by.lots == 0 and from_card(by):
        value += raised(game, "attack-or-block-card", "attack") + raised(game, "attack-card", "attack")
    if by.origin == FROM_UNIT:
        value += unit_bonus(game, by, "attack")
        if type == RANGED and game.turn.phase != ATTACK_PHASE:
            value += unit_bonus(game, by, "ranged")
        value = howled(game, by.seat, value)
    for one in lasting.of(game, "attacks-become"):
        said = lasting.node(one)
        if "element" in said.words:
            element = COLD_FIRE
        if "type" in said.words:
            type = SIEGE
    add_lot(game, by, Lot(value, type, element, by.origin, False, avoid, path, unit_card(game, by), only))
    if game.lasting and type != MELEE and lasting.odd(game, BOW):
        game.push(BendBow(by.seat, by.last))


def give_block(game: "MageKnight", by: Frame, value: int, element: int, doubles: bool, path: str) -> None:
    """Put a Block into the pool."""
    value += take_bonus(by)
    if by.lots == 0 and from_card(by):
        value += raised(game, "attack-or-block-card", "block")
    if by.origin == FROM_UNIT:
        value = howled(game, by.seat, value + unit_bonus(game, by, "block"))
    add_lot(game, by, Lot(value, MELEE, element, by.origin, doubles, NONE, path, unit_card(game, by)))


def unit_card(game: "MageKnight", by: Frame) -> UnitCard:
    """Give the own Unit whose ability is used, -1 none."""
    return game.players[by.seat].units[by.unit].card if by.origin == FROM_UNIT and by.unit != NONE else NONE


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


def increase(game: "MageKnight", by: Frame, amount: int) -> None:
    """Raise the Move, Influence, Attack or Block an effect gave last."""
    combat = game.combat
    if by.gave == GAVE_MOVE:
        game.turn.move += amount
    elif by.gave == GAVE_INFLUENCE:
        game.turn.influence += amount
    elif by.gave == GAVE_LOT and combat is not None:
        old = combat.pool[by.last]
        replace_lot(combat, by.last, old.value + amount, old.type)


def replace_lot(combat: "Combat", at: int, value: int, type: int) -> None:
    """Change the value and the type of a lot."""
    combat.pool = combat.pool[:at] + (combat.pool[at].worth(value, type),) + combat.pool[at + 1 :]


class BendBow(Question["MageKnight"]):
    """Bow of Starsdawn: is a Ranged Attack doubled (0) or of Siege (1), a Siege Attack kept (0) or doubled (1)?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Both; in the Attack phase doubling is all that matters."""
        if game.turn.phase != ATTACK_PHASE:
            out.append(CHOOSES[0])
            out.append(CHOOSES[1])
        else:
            out.append(CHOOSES[0 if self.lot(game).type == RANGED else 1])

    def lot(self, game: "MageKnight") -> Lot:
        """Give the attack that is changed."""
        assert game.combat is not None
        return game.combat.pool[self.at]

    def take(self, game: "MageKnight", action: Action) -> None:
        """Change it."""
        assert game.combat is not None
        lot = self.lot(game)
        if lot.type == RANGED:
            doubled = action.a == 0
            replace_lot(game.combat, self.at, 2 * lot.value if doubled else lot.value, RANGED if doubled else SIEGE)
        elif action.a == 1:
            replace_lot(game.combat, self.at, 2 * lot.value, RANGED)

    def describe(self, game: "MageKnight", action: Action) -> Message:
        """Say what it becomes."""
        lot = self.lot(game)
        doubled = (lot.type == RANGED) == (action.a == 0)
        wording = answers.LABEL_BOW_RANGED if doubled else answers.LABEL_BOW_SIEGE
        return Message(wording, (2 * lot.value if doubled else lot.value,))


# ---- bonuses ----


def raised(game: "MageKnight", cards: str, field: str) -> int:
    """Give what a card of a kind gives more, and use that up."""
    total = 0
    for one in lasting.of(game, "card-bonus"):
        said = lasting.node(one)
        if said.words["to"] == cards and one.card != game.frames[-1].source:
            total += said.number(field, 0)
            lasting.use(game, one)
    return total


def howled(game: "MageKnight", seat: Seat, value: int) -> int:
    """Give what a Unit's value is under another player's Wolf's Howl."""
    if WOLFS_HOWL not in game.centre:
        return value
    for other, player in enumerate(game.players):
        if WOLFS_HOWL in player.skills and (other == seat or teams.allies(game, other, seat)):
            return value
    return max(0, value - 1)


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
