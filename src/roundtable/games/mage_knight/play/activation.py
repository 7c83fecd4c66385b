"""Activating Units: one ability of a Unit that is ready and unwounded, its mana paid first."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import refusals, words
from roundtable.games.mage_knight.cards import mana, paying, units
from roundtable.games.mage_knight.combat import tolls
from roundtable.games.mage_knight.content.components import UNIT_OF, UNITS, UnitKind
from roundtable.games.mage_knight.content.integers import ColourBits, Seat, UnitCard, WindowBits
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.games.mage_knight.effects import judging, perform, windows
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_UNIT
from roundtable.games.mage_knight.vocabulary import ACTIVATE, ACTIVATES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

PAID_FIRST: Final = "mage_knight.units.ability-with-mana-symbol-paid-first"


def by_unit(seat: Seat, kind: UnitKind, ability: int, index: int, source: int) -> Frame:
    """Begin the frame of an ability; the mana it asks for is its colour."""
    colour = kind.mana[ability]
    by = frame(seat, FROM_UNIT, source, 0 if colour == NONE else 1 << colour)
    by.unit = index
    return by


def can_use(game: "MageKnight", by: Frame, kind: UnitKind, ability: int, now: WindowBits, payable: ColourBits) -> bool:
    """Say whether an ability can be used now and counts."""
    effect = kind.abilities[ability]
    if not effect.allowed & now:
        return False
    colour = kind.mana[ability]
    if colour != NONE and not (payable >> colour) & 1:
        return False
    return judging.is_worth(game, by, effect, now)


class Activate(Extra["MageKnight"]):
    """Abilities of the own Units."""

    rule: ClassVar[str] = "mage_knight.units.activate-only-ready-unwounded"

    def __init__(self) -> None:
        super().__init__(windows.TURN, (ACTIVATE,))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """Every ability of every Unit that may act."""
        own = game.players[seat].units
        if not own:
            return
        now = perform.open_now(game)
        payable = mana.payable(game, seat)
        for index, unit in enumerate(own):
            if (not unit.ready and not unit.acted) or unit.wounds or units.barred(game, unit):
                continue
            if game.turn.influence < tolls.TOLL and tolls.asked_for_service(game, unit.card):
                continue
            kind = UNITS[UNIT_OF[unit.card]]
            for ability in range(len(kind.abilities)):
                if not kind.abilities[ability].allowed & now or (unit.acted >> ability) & 1:
                    continue
                by = by_unit(seat, kind, ability, index, unit.card)
                if can_use(game, by, kind, ability, now, payable):
                    out.append(ACTIVATES[index][ability])

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Spend the Unit, pay, and use the ability."""
        unit = game.players[seat].units[action.a]
        kind = UNITS[UNIT_OF[unit.card]]
        game.tell(words.ACTIVATED, seat, kind.number)
        if tolls.asked_for_service(game, unit.card):
            tolls.pay(game, unit.card)
        acted = unit.acted | 1 << action.b if kind.several else NONE
        units.replace(game, seat, action.a, unit.but(ready=0, acted=acted))
        use(game, seat, kind, action.b, action.a, unit.card)

    def why_not(self, game: "MageKnight", seat: Seat, action: Action) -> Message | None:
        """The Unit cannot act, the mana is missing, or the ability says what fails."""
        units_here = game.players[seat].units
        if action.a >= len(units_here):
            return None
        unit = units_here[action.a]
        kind = UNITS[UNIT_OF[unit.card]]
        if action.b >= len(kind.abilities):
            return None
        if unit.wounds:
            return refusal("unit-wounded")
        if not unit.ready and not unit.acted:
            return refusal("unit-spent")
        if units.barred(game, unit):
            return refusal("unit-barred")
        if (unit.acted >> action.b) & 1:
            return refusal("unit-ability-used")
        if game.turn.influence < tolls.TOLL and tolls.asked_for_service(game, unit.card):
            return Message(refusals.TOLL, (tolls.TOLL, game.turn.influence))
        effect, now = kind.abilities[action.b], perform.open_now(game)
        if not effect.allowed & now:
            return judging.untimely(effect)
        by = by_unit(seat, kind, action.b, action.a, unit.card)
        if not judging.is_worth(game, by, effect, now):
            return judging.fails(game, by, effect.steps, now)
        return Message(refusals.NO_MANA, (kind.mana[action.b],), PAID_FIRST)


def use(game: "MageKnight", seat: Seat, kind: UnitKind, ability: int, index: int, card: UnitCard) -> None:
    """Pay for an ability, then carry it out. `index` -1: of a Unit in the offer."""
    game.push(UseAbility(seat, kind.number, ability, index, card))
    colour = kind.mana[ability]
    if colour != NONE:
        paying.ask(game, seat, 1 << colour)


class UseAbility(Step["MageKnight"]):
    """An ability of a Unit has been paid for."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "ability", "index", "card")

    def __init__(self, seat: Seat, kind: int, ability: int, index: int, card: UnitCard) -> None:
        super().__init__(seat)
        self.kind = kind
        self.ability = ability
        self.index = index
        self.card = card

    def run(self, game: "MageKnight") -> None:
        """Carry it out."""
        kind = UNITS[self.kind]
        by = by_unit(self.seat, kind, self.ability, self.index, self.card)
        perform.run(game, by, kind.abilities[self.ability].path)
