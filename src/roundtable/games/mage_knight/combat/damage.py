"""The Assign Damage phase: unblocked attacks, one after the other, wound Units first and then the hero."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import tracks, units, wounds
from roundtable.games.mage_knight.combat import foes, phases, tolls, unasked
from roundtable.games.mage_knight.content.components import CARD, CARDS, KIND_OF, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import (
    ASSASSINATION,
    ASSIGN_DAMAGE,
    BRUTAL,
    COLD_FIRE,
    NONE,
    PARALYZE,
    PHYSICAL,
    POISON,
    RESISTANCE,
    VAMPIRIC,
)
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.effects import events, perform
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Foe
from roundtable.games.mage_knight.state.pieces import DEALT, OPEN_BLOW, Lasting
from roundtable.games.mage_knight.vocabulary import ASSIGN, ASSIGNS, BLOWS, DAMAGES, SUFFERS, UNIT_ACTIONS, UNIT_VERB
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

FORTITUDE: Final = CARD.at("banner-of-fortitude")


# ---- what protects a Unit ----


def unit_armor(game: "MageKnight", seat: Seat, index: int) -> int:
    """Give a Unit's Armor with its Banner and what effects add."""
    armor = UNITS[UNIT_OF[game.players[seat].units[index].card]].armor
    for said in bonuses(game, seat, index):
        armor += said.number("armor", 0)
    return armor


def unit_resistances(game: "MageKnight", seat: Seat, index: int) -> int:
    """Give a Unit's resistances, as bits, with its Banner and what effects add."""
    mask = UNITS[UNIT_OF[game.players[seat].units[index].card]].resistances
    for said in bonuses(game, seat, index):
        for word in said.lists.get("resist", ()):
            mask |= 1 << RESISTANCE.at(word)
    return mask


def bonuses(game: "MageKnight", seat: Seat, index: int) -> list[Node]:
    """Give what raises a Unit: the Banner under it, and what effects say of it."""
    found: list[Node] = []
    banner = game.players[seat].units[index].banner
    attached = None if banner == NONE else CARDS[KIND_OF[banner]].attached
    if attached is not None:
        for said in attached.steps:
            if said.verb == "units-bonus":
                found.append(said)
    for one in game.lasting:
        if one.verb == "units-bonus" and one.seat == seat and speaks_of(one, lasting.node(one), index):
            found.append(lasting.node(one))
    return found


def speaks_of(one: Lasting, said: Node, index: int) -> bool:
    """Say whether a bonus is for a Unit."""
    which = said.words["which"]
    if which == "all-own":
        return True
    return one.target != index if which == "others" else one.target == index


def damage_of(foe: Foe, blow: int) -> int:
    """Give the damage an unblocked attack deals: twice its value if Brutal."""
    return 2 * foe.values[blow] if foe.powers[blow] & BRUTAL else foe.values[blow]


def may_suffer(game: "MageKnight", seat: Seat, index: int) -> bool:
    """Say whether the damage being assigned may go to a Unit."""
    unit = game.players[seat].units[index]
    if tolls.asked_for_damage(game, unit.card) and game.turn.influence < tolls.TOLL:
        return False
    return unit.wounds == 0 and not unit.braced and not units.barred(game, unit)


def sufferers(game: "MageKnight", seat: Seat) -> list[int]:
    """Give the Units the damage being assigned may go to."""
    combat = foes.fight(game)
    if combat.foes[combat.damaging].powers[combat.blow] & ASSASSINATION or lasting.holds(game, "no-damage-to-units"):
        return []
    return [index for index in range(len(game.players[seat].units)) if may_suffer(game, seat, index)]


# ---- Units ----


def drawn_to(game: "MageKnight", seat: Seat) -> int:
    """Give the Shocktroops that draw the damage being assigned onto themselves, -1 none."""
    combat = foes.fight(game)
    for one in lasting.odd(game, "damage-redirect"):
        if one.target != BLOWS * combat.damaging + combat.blow or lasting.holds(game, "no-damage-to-units"):
            continue
        for index, unit in enumerate(game.players[seat].units):
            if unit.card == one.amount and may_suffer(game, seat, index):
                return index
    return NONE


def has_fortitude(game: "MageKnight", seat: Seat, index: int) -> bool:
    """Say whether a Unit bears a Banner of Fortitude that can still be turned over."""
    unit = game.players[seat].units[index]
    return unit.banner != NONE and unit.banner_up and KIND_OF[unit.banner] == FORTITUDE


def assign(game: "MageKnight", seat: Seat, index: int, fortitude: bool = False) -> None:
    """Let a Unit take damage: what it resists first bounces off its Armor once, the rest wounds it.

    `fortitude`: its Banner is turned over instead, and nothing else becomes of it.
    """
    combat = foes.fight(game)
    card = game.players[seat].units[index].card
    if tolls.asked_for_damage(game, card):
        tolls.pay(game, card)
    if game.lasting:
        events.unit_touches(game, combat.damaging)
    foe = combat.foes[combat.damaging]
    armor = unit_armor(game, seat, index)
    unit = game.players[seat].units[index]
    if foes.resists(unit_resistances(game, seat, index), foe.elements[combat.blow]):
        combat.damage = max(0, combat.damage - armor)
        if combat.damage == 0:
            units.replace(game, seat, index, unit.but(braced=1))
            return
    combat.damage = max(0, combat.damage - armor)
    if fortitude:
        units.replace(game, seat, index, unit.but(braced=1, banner_up=0))
        return
    powers = foe.powers[combat.blow]
    if powers & VAMPIRIC:
        foes.change_armor(foe, 1, foes.LEAST_ARMOR)
    if powers & PARALYZE:
        units.destroy(game, seat, index)
        return
    game.tell(changes.UNIT_POISONED if powers & POISON else words.UNIT_WOUNDED, seat, UNIT_OF[unit.card])
    units.replace(game, seat, index, unit.but(wounds=2 if powers & POISON else 1))


# ---- the hero ----


def suffer(game: "MageKnight", seat: Seat) -> None:
    """The hero takes the rest, less what effects ignore of it."""
    combat = foes.fight(game)
    element = combat.foes[combat.damaging].elements[combat.blow]
    for one in lasting.of(game, "ignore-damage"):
        said = lasting.node(one)
        if combat.damage > 0 and comes_from(said.words["from"], element):
            combat.damage = max(0, combat.damage - said.numbers["amount"])
            lasting.end(game, one)
    game.push(HeroWounds(seat))


def comes_from(source: str, element: int) -> bool:
    """Say whether an attack of an element is of the kind damage is ignored of."""
    if source == "physical":
        return element == PHYSICAL
    if source == "not-physical":
        return element != PHYSICAL
    single = element != PHYSICAL and element != COLD_FIRE
    return single if source == "fire-or-ice" else not single


def wound_hero(game: "MageKnight", seat: Seat) -> None:
    """One Wound of the attack goes to the hand, with all its ability brings."""
    combat = foes.fight(game)
    ignored = lasting.of(game, "ignore-wounds")
    if ignored:
        lasting.use(game, ignored[0])
        return
    foe = combat.foes[combat.damaging]
    powers = foe.powers[combat.blow]
    wounds.gain(game, seat, 1, True, words.WOUNDED)
    if powers & POISON:
        wounds.gain(game, seat, 1, False, changes.WOUND_DISCARD)
    if powers & VAMPIRIC:
        foes.change_armor(foe, 1, foes.LEAST_ARMOR)
    if powers & PARALYZE and not combat.paralyzed:
        combat.paralyzed = True
        if not wounds.only_wounds_left(game, seat):
            game.tell(words.PARALYZED, seat)
            wounds.discard_non_wounds(game, seat, changes.PARALYZED_CARD)


# ---- the phase ----


class BeginDamage(Step["MageKnight"]):
    """The Assign Damage phase begins."""

    def run(self, game: "MageKnight") -> None:
        phases.enter_phase(game, ASSIGN_DAMAGE)
        game.push(AssignDamage(self.seat))


class AssignDamage(Question["MageKnight"]):
    """Which unblocked attack deals its damage next? The phase is over when none is left."""

    rule: ClassVar[str] = "mage_knight.combat.damage-one-enemy-at-a-time-any-order"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        for at, foe in enumerate(foes.fight(game).foes):
            for blow in range(len(foe.values)):
                if foes.is_open(foe, blow):
                    out.append(DAMAGES[at][blow])

    def take(self, game: "MageKnight", action: Action) -> None:
        combat = foes.fight(game)
        combat.damaging = action.a
        combat.blow = action.b
        combat.damage = damage_of(combat.foes[action.a], action.b)
        combat.paralyzed = False
        game.then(DealDamage(self.seat), DamageOver(self.seat), AssignDamage(self.seat))

    def windows(self, game: "MageKnight") -> WindowBits:
        return perform.open_now(game)

    def unasked(self, game: "MageKnight") -> Action | None:
        found: list[Action] = []
        self.options(game, found)
        return unasked.any_order(game, self.seat, found)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        foe = foes.fight(game).foes[action.a]
        return Message(answers.LABEL_DAMAGE, (action.a + 1, foes.printed(foe).number, damage_of(foe, action.b)))


class DealDamage(Step["MageKnight"]):
    """What is left of the damage goes to a Unit or to the hero."""

    def run(self, game: "MageKnight") -> None:
        if foes.fight(game).damage == 0:
            return
        first = drawn_to(game, self.seat) if game.lasting else NONE
        if first != NONE:
            game.push(DealDamage(self.seat))
            assign(game, self.seat, first)
        elif sufferers(game, self.seat):
            game.push(ShareDamage(self.seat))
        else:
            suffer(game, self.seat)


class ShareDamage(Question["MageKnight"]):
    """A Unit takes damage, or the hero all the rest."""

    rule: ClassVar[str] = "mage_knight.combat.damage-units-optional"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        for index in sufferers(game, self.seat):
            out.append(ASSIGNS[index])
            if has_fortitude(game, self.seat, index):
                out.append(UNIT_ACTIONS[index])
        out.append(SUFFERS)

    def take(self, game: "MageKnight", action: Action) -> None:
        if action.verb == ASSIGN or action.verb == UNIT_VERB:
            game.push(DealDamage(self.seat))
            assign(game, self.seat, action.a, action.verb == UNIT_VERB)
        else:
            suffer(game, self.seat)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        damage = foes.fight(game).damage
        if action.verb == UNIT_VERB:
            return Message(answers.LABEL_FORTITUDE, (UNIT_OF[game.players[self.seat].units[action.a].card], FORTITUDE))
        if action.verb != ASSIGN:
            return Message(answers.LABEL_SUFFER, (damage,))
        unit = game.players[self.seat].units[action.a]
        armor = unit_armor(game, self.seat, action.a)
        return Message(answers.LABEL_ASSIGN, (UNIT_OF[unit.card], armor, damage))


class HeroWounds(Step["MageKnight"]):
    """Wound by Wound, each takes the hero's Armor off the damage."""

    def run(self, game: "MageKnight") -> None:
        combat = foes.fight(game)
        if combat.damage == 0:
            return
        game.push(HeroWounds(self.seat))
        combat.damage = max(0, combat.damage - tracks.armor(game, self.seat))
        wound_hero(game, self.seat)


class DamageOver(Step["MageKnight"]):
    """The damage of an attack is assigned; a monster without further attacks is discarded."""

    def run(self, game: "MageKnight") -> None:
        combat = foes.fight(game)
        foe = combat.foes[combat.damaging]
        if foe.states[combat.blow] == OPEN_BLOW:
            foe.states[combat.blow] = DEALT
        combat.damaging = NONE
        combat.blow = NONE
        combat.paralyzed = False
        if foe.summoner != NONE and not foes.attacks(foe):
            foes.discard_monster(game, foe)


def forget_marks(game: "MageKnight", seat: Seat) -> None:
    """The combat is over: Units that took damage unharmed may take damage again."""
    for index, unit in enumerate(game.players[seat].units):
        if unit.braced:
            units.replace(game, seat, index, unit.but(braced=0))
