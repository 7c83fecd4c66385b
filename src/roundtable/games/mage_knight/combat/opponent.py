"""The opponent in a fight between players, as the enemies of whoever acts: the hero first, then each Unit.

What cards and Units say of enemies holds for the Units that are not Wounded, and never for the hero. The attack being
answered is the hero's; what a Unit contributes to it is an attack of that Unit.
"""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import tracks, units
from roundtable.games.mage_knight.combat import damage, foes
from roundtable.games.mage_knight.content.components import UNIT_OF
from roundtable.games.mage_knight.content.integers import Seat, UnitCard
from roundtable.games.mage_knight.content.names import ARCANE_IMMUNITY, COLD_FIRE, NONE
from roundtable.games.mage_knight.state.classes import Duel, Foe
from roundtable.games.mage_knight.state.pieces import OPEN_BLOW, Lot

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

HERO_AT: Final = 0  # the place of the hero among the enemies


def duel_of(game: "MageKnight") -> Duel:
    """Give the fight between players."""
    duel = game.duel
    assert duel is not None
    return duel


def other(duel: Duel, seat: Seat) -> Seat:
    """Give the other one of the two who fight."""
    return duel.defender if seat == duel.aggressor else duel.aggressor


# ---- made of the hero and the Units ----


def blank() -> Foe:
    """Give an enemy that is no token."""
    foe = Foe()
    foe.clear()
    return foe


def hero(game: "MageKnight", seat: Seat, fortified: int) -> Foe:
    """Make an enemy of the opponent's hero, which no effect can be aimed at."""
    foe = blank()
    foe.armor = foe.armor_elusive = tracks.armor(game, seat)
    foe.abilities = ARCANE_IMMUNITY
    foe.site_fortified = fortified
    return foe


def unit(game: "MageKnight", seat: Seat, index: int, fortified: int) -> Foe:
    """Make an enemy of an opponent's Unit."""
    foe = blank()
    foe.unit = game.players[seat].units[index].card
    foe.armor = foe.armor_elusive = foe.own_armor = damage.unit_armor(game, seat, index)
    foe.resistances = foe.own_resistances = damage.unit_resistances(game, seat, index)
    foe.site_fortified = fortified
    return foe


def look(game: "MageKnight", seat: Seat, found: list[Foe]) -> None:
    """Bring the enemies made of a player's Units up to date: new ones, Wounded ones, and what the player gave them."""
    owned = game.players[seat].units
    places = {one.card: index for index, one in enumerate(owned)}
    for foe in found:
        if foe.unit == NONE:
            continue
        index = places.pop(foe.unit, NONE)
        foe.defeated = index == NONE or owned[index].wounds > 0
        if index == NONE:
            continue
        armor = damage.unit_armor(game, seat, index)
        foes.change_armor(foe, armor - foe.own_armor, foes.LEAST_ARMOR)
        foe.own_armor = armor
        resistances = damage.unit_resistances(game, seat, index)
        foe.resistances |= resistances & ~foe.own_resistances
        foe.own_resistances = resistances
    for index in sorted(places.values()):
        foe = unit(game, seat, index, found[HERO_AT].site_fortified)
        foe.defeated = owned[index].wounds > 0
        found.append(foe)


def place_of(game: "MageKnight", seat: Seat, card: UnitCard) -> int:
    """Give the place of a Unit card in a player's Unit area, -1 if it is not there."""
    for index, one in enumerate(game.players[seat].units):
        if one.card == card:
            return index
    return NONE


def wound_unit(game: "MageKnight", at: int) -> None:
    """Wound an opponent's Unit."""
    foe = foes.fight(game).foes[at]
    seat = other(duel_of(game), game.turn.seat)
    index = place_of(game, seat, foe.unit)
    foe.defeated = True
    if index != NONE:
        game.tell(changes.RIVAL_UNIT, seat, UNIT_OF[foe.unit])
        units.replace(game, seat, index, game.players[seat].units[index].but(wounds=1))


# ---- the attack being answered ----


def contribute(found: list[Foe], lots: tuple[Lot, ...]) -> None:
    """Let each part that a Unit has in an attack be an attack of that Unit."""
    for foe in found:
        own = [lot for lot in lots if lot.unit != NONE and lot.unit == foe.unit]
        foe.values = [lot.value for lot in own]
        foe.elements = [lot.element for lot in own]
        foe.powers = [0] * len(own)
        foe.states = [OPEN_BLOW] * len(own)
        foe.skips = False


def shares(game: "MageKnight") -> list[tuple[int, int]]:
    """Give value and element of everything that still counts in the attack being answered."""
    found = [(lot.value, lot.element) for lot in duel_of(game).pool if lot.unit == NONE]
    for foe in foes.fight(game).foes:
        if foe.unit == NONE or foe.skips:
            continue
        for blow, state in enumerate(foe.states):
            if state == OPEN_BLOW:
                found.append((foe.values[blow], foe.elements[blow]))
    return found


def attack_value(game: "MageKnight") -> int:
    """Give the strength of the attack being answered, before Block."""
    return sum([value for value, _ in shares(game)])


def elements(game: "MageKnight") -> int:
    """Give the elements of the attack being answered, as bits."""
    mask = 0
    for _, element in shares(game):
        mask |= 1 << element
    return mask


def resists(foe: Foe, mask: int) -> bool:
    """Say whether a Unit resists at least one of some elements."""
    for element in range(COLD_FIRE + 1):
        if (mask >> element) & 1 and foes.resists(foe.resistances, element):
            return True
    return False


def number(game: "MageKnight") -> int:
    """Count the opponent as enemies: the hero, each Unit that can act, and those in the attack being answered."""
    seat = other(duel_of(game), game.turn.seat)
    attacking = [lot.unit for lot in duel_of(game).pool]
    count = 1
    for one in game.players[seat].units:
        if (one.ready and not one.wounds) or one.card in attacking:
            count += 1
    return count
