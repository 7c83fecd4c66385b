"""Verbs on Units: readied, healed, wounded, spent, strengthened, recruited without cost or for less."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import units
from roundtable.games.mage_knight.content.components import UNIT_OF
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Field, Number, Steps, Word, Words
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.content.nodes import ALL, IDLE, IMPOSSIBLE, Node, Phrase
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.effects.judging import SPECIAL, possible_if, worth_if
from roundtable.games.mage_knight.effects.phrases import inside, part, piece, told
from roundtable.games.mage_knight.locals import recruiting
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import FROM_UNIT
from roundtable.games.mage_knight.verbs.choosing import PickUnit
from roundtable.games.mage_knight.verbs.counting import AlwaysCounts, GoesAlong
from roundtable.games.mage_knight.vocabulary import DONES, UNIT_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


class ReadyUnit(Node):
    """A spent Unit becomes ready, wounded or not; without `max_level` one of any level.

    `levels`: any number of spent Units whose levels together do not exceed it. `price`: the Influence each level costs.
    """

    rule: ClassVar[str] = "mage_knight.units.ready-effect-allows-second-activation"
    word: ClassVar[str] = "ready-unit"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("which", "which", "one-own"),
        Number("max_level", LEFT_OUT),
        Number("levels", LEFT_OUT),
        Number("price", LEFT_OUT),
    )
    reason: ClassVar[str] = "no-spent-unit"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ready those meant, or ask which."""
        which = self.words["which"]
        if which == "all-own":
            self.ready_all(game, by)
        elif "levels" in self.numbers:
            game.push(ReadyUnits(by.seat, self.path, self.numbers["levels"]))
        elif which in ("same", "healed", "this"):
            self.ready_all(game, by)
        else:
            game.push(PickUnit(by.seat, self.path))

    def ready_all(self, game: "MageKnight", by: "Frame") -> None:
        """Ready all that fit."""
        for index in self.units(game, by):
            units.make_ready(game, by.seat, index)

    def units(self, game: "MageKnight", by: "Frame") -> list[int]:
        """The spent Units it may ready; a Unit that acts readies others."""
        own = game.players[by.seat].units
        if self.words["which"] in ("same", "healed", "this"):
            return [by.unit] if by.unit != NONE and not own[by.unit].ready else []
        most = self.number("max_level", self.number("levels", 9))
        acting = by.unit if by.origin == FROM_UNIT else NONE
        fitting = [at for at, unit in enumerate(own) if not unit.ready and at != acting]
        if "price" in self.numbers:
            most = min(most, game.turn.influence // self.numbers["price"])
        return [at for at in fitting if units.level(game, by.seat, at) <= most]

    def on_unit(self, game: "MageKnight", by: "Frame", index: int) -> None:
        """Ready it, for its price."""
        game.turn.influence -= self.number("price", 0) * units.level(game, by.seat, index)
        units.make_ready(game, by.seat, index)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """There must be a spent Unit of a fitting level."""
        return worth_if(bool(self.units(game, by)) and bool(now & SPECIAL))

    def text(self) -> Phrase:
        """Which, or up to which level."""
        if "levels" in self.numbers:
            return told("text-ready-unit-levels", number=self.numbers["levels"])
        if "price" in self.numbers:
            most = self.number("max_level", 4)
            return told("text-ready-unit-price", number=most, price=self.numbers["price"])
        if "max_level" in self.numbers:
            return told("text-ready-unit-level", number=self.numbers["max_level"])
        return told(f"text-ready-unit-{self.words['which']}")


class ReadyUnits(Question["MageKnight"]):
    """Which Units are readied, as long as their levels together allow it?"""

    rule: ClassVar[str] = "mage_knight.units.ready-effect-allows-second-activation"
    fields: ClassVar[tuple[str, ...]] = ("path", "levels")

    def __init__(self, seat: Seat, path: str, levels: int) -> None:
        super().__init__(seat)
        self.path = path
        self.levels = levels

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Spent Units whose level still fits; or enough."""
        for index, unit in enumerate(game.players[self.seat].units):
            if not unit.ready and units.level(game, self.seat, index) <= self.levels:
                out.append(UNIT_ACTIONS[index])
        if out:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Ready it, and go on."""
        if action is DONES:
            return
        left = self.levels - units.level(game, self.seat, action.a)
        game.push(ReadyUnits(self.seat, self.path, left))
        units.make_ready(game, self.seat, action.a)


class HealUnit(Node):
    """Removes Wounds from the Unit without Healing points."""

    rule: ClassVar[str] = "mage_knight.healing.unit-healing-effect-one-wound"
    word: ClassVar[str] = "heal-unit"
    fields: ClassVar[tuple[Field, ...]] = (Word("which", "which"), Number("wounds", all_of="all"))
    reason: ClassVar[str] = "no-wounded-unit"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Heal those meant, or ask which."""
        which = self.words["which"]
        if which == "one-own":
            game.push(PickUnit(by.seat, self.path))
        elif which == "all-own":
            for index in self.units(game, by):
                self.on_unit(game, by, index)
        elif by.unit != NONE:
            self.on_unit(game, by, by.unit)

    def units(self, game: "MageKnight", by: "Frame") -> list[int]:
        """The wounded ones."""
        return units.wounded(game, by.seat)

    def on_unit(self, game: "MageKnight", by: "Frame", index: int) -> None:
        """Take so many Wounds off it, or all."""
        wounds = self.numbers["wounds"]
        held = game.players[by.seat].units[index].wounds
        units.heal(game, by.seat, index, held if wounds == ALL else wounds)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """There must be a wounded Unit; healing the one acted on before goes along."""
        if self.words["which"] == "same":
            return IDLE
        return worth_if(bool(self.units(game, by)) and bool(now & windows.PEACE))

    def text(self) -> Phrase:
        """Which."""
        return told(f"text-heal-unit-{self.words['which']}")


class WoundUnit(GoesAlong):
    """The Unit gets one Wound; this is no damage: no poison or paralysis, resistances do not help."""

    word: ClassVar[str] = "wound-unit"
    fields: ClassVar[tuple[Field, ...]] = (Word("which", "which"),)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Wound it; one borrowed from the offer keeps the Wound there."""
        if by.unit == NONE:
            game.offer_wounds = (*game.offer_wounds, by.source)
            return
        unit = game.players[by.seat].units[by.unit]
        units.replace(game, by.seat, by.unit, unit.but(wounds=unit.wounds + 1))
        game.tell(changes.UNIT_HURT, by.seat, UNIT_OF[unit.card])

    def text(self) -> Phrase:
        """Which."""
        return told(f"text-wound-unit-{self.words['which']}")


class SpendUnit(Node):
    """The Unit, ready and unwounded and allowed to be used here, becomes spent without using an ability."""

    word: ClassVar[str] = "spend-unit"
    fields: ClassVar[tuple[Field, ...]] = (Word("which", "which"),)
    cost: ClassVar[bool] = True
    reason: ClassVar[str] = "no-unit"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Spend it."""
        unit = game.players[by.seat].units[by.unit]
        units.replace(game, by.seat, by.unit, unit.but(ready=0))
        game.tell(changes.SPENT, by.seat, UNIT_OF[unit.card])

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It must be able to act."""
        unit = game.players[by.seat].units[by.unit]
        return possible_if(unit.ready and not unit.wounds and not units.barred(game, unit))

    def text(self) -> Phrase:
        """Which."""
        return told(f"text-spend-unit-{self.words['which']}")


class UnitsBonus(Node):
    """Raises Units for a while; only values a Unit has are raised. `armor` and `resist` are as if printed.

    `attack` is added to each attack ability used (`ranged`: only ranged ones), `block` to each block ability used.
    """

    rule: ClassVar[str] = "mage_knight.units.boost-needs-existing-ability"
    word: ClassVar[str] = "units-bonus"
    fields: ClassVar[tuple[Field, ...]] = (
        Word("which", "which"), Number("attack", LEFT_OUT), Number("ranged", LEFT_OUT), Number("block", LEFT_OUT),
        Number("armor", LEFT_OUT), Words("resist", "resistance", LEFT_OUT), Word("until", "until"),
    )  # fmt: skip
    long: ClassVar[bool] = True
    reason: ClassVar[str] = "not-in-combat"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds, see effects/giving.py and combat/damage.py; of one Unit it is asked which."""
        which = self.words["which"]
        if which == "one-own":
            game.push(PickUnit(by.seat, self.path))
        elif which == "activated":
            lasting.add(game, self, by, 1)
        else:
            lasting.add(game, self, by, target=by.unit)

    def units(self, game: "MageKnight", by: "Frame") -> list[int]:
        """Any."""
        return list(range(len(game.players[by.seat].units)))

    def on_unit(self, game: "MageKnight", by: "Frame", index: int) -> None:
        """It holds for this one."""
        lasting.add(game, self, by, target=index)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It acts in combat only; a bonus for the Unit being activated in the phase of what it raises."""
        if self.words["which"] != "activated":
            return worth_if(bool(now & windows.COMBAT))
        if "block" in self.numbers:
            return worth_if(bool(now & windows.BLOCKING))
        return worth_if(bool(now & (windows.ATTACKING if "attack" in self.numbers else windows.RANGED)))

    def maybe(self) -> int:
        """In combat."""
        return windows.COMBAT

    def text(self) -> Phrase:
        """Which Units get what, and for how long."""
        bonuses = [
            inside(told(f"bonus-{name}", number=self.numbers[name]))
            for name in ("attack", "ranged", "block", "armor")
            if name in self.numbers
        ]
        bonuses += [piece("bonus-resist", word) for word in self.lists.get("resist", ())]
        which, until = piece("units", self.words["which"]), self.words["until"]
        if until in ("phase", "attached"):
            return told("text-units-bonus", units=which, list=bonuses)
        return told("text-units-bonus-until", units=which, list=bonuses, until=piece("until", until))


class NoDamageToUnits(GoesAlong):
    """No damage may be assigned to own Units."""

    word: ClassVar[str] = "no-damage-to-units"
    fields: ClassVar[tuple[Field, ...]] = (Word("until", "until"),)

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds; see combat/damage.py."""
        lasting.add(game, self, by)

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-no-damage-to-units")


class RecruitFree(Node):
    """Recruits any one Unit of the offer without cost, site or icon; ready and usable at once.

    Without a free Command token one own Unit must be disbanded first. Impossible: the effect does nothing more.
    """

    word: ClassVar[str] = "recruit-free"
    reason: ClassVar[str] = "no-unit-offered"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask which."""
        recruiting.recruit_free(game, by.seat)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """There must be a Unit in the offer."""
        return worth_if(bool(game.unit_offer) and bool(now & SPECIAL))

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-recruit-free")


class RecruitDiscount(AlwaysCounts):
    """One Unit recruited this turn costs that much less Influence, not below 0; `if_used` is carried out when it is."""

    word: ClassVar[str] = "recruit-discount"
    fields: ClassVar[tuple[Field, ...]] = (Number("amount"), Number("units", 1), Steps("if_used", LEFT_OUT))
    long: ClassVar[bool] = True

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """It holds; see locals/recruiting.py."""
        lasting.add(game, self, by, self.numbers["units"])

    def text(self) -> Phrase:
        """By so much, and what else comes of it."""
        if self.parts.get("if_used"):
            then = part(self.parts["if_used"])
            return told("text-recruit-discount-then", number=self.numbers["amount"], then=then)
        return told("text-recruit-discount", number=self.numbers["amount"])


class AssignBanner(Node):
    """Puts this Artifact under one own Unit; an earlier Banner there goes to the discard pile.

    Its attached steps hold while it is there. Banners are assigned without being played (locals/recruiting.py).
    """

    word: ClassVar[str] = "assign-banner"
    fields: ClassVar[tuple[Field, ...]] = (Word("which", "which"),)
    reason: ClassVar[str] = "banner-assigned"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Never carried out as an effect."""
        raise AssertionError(self.path)

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """It cannot be played."""
        return IMPOSSIBLE

    def text(self) -> Phrase:
        """Always the same."""
        return told("text-assign-banner")
