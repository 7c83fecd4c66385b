"""Options of Mage Knight as numbers: what kind of card, which space, which enemy or which Unit an option names."""

from typing import Final

from roundtable.games.mage_knight.content.components import (
    CARDS,
    COLOURS_OF_CARD,
    KIND_OF_CARD,
    UNIT_OF,
    UNITS,
    WOUND_KIND,
)
from roundtable.games.mage_knight.content.hexes import HEXES, SPACE, START
from roundtable.games.mage_knight.content.names import COLOURS, KIND, NONE, SITE, TERRAINS, TYPE
from roundtable.games.mage_knight.map import tokens
from roundtable.games.mage_knight.map.board import SITE_OF, TERRAIN_OF, spot_at
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.layout import PLENTY
from roundtable.games.mage_knight.vocabulary import (
    ACTIVATE,
    ASSIGN,
    BLOCK,
    BLOW,
    DAMAGE,
    DISBAND,
    ENEMY,
    EXPLORE,
    HEAL_UNIT,
    SLOW,
    TARGET,
    UNIT_VERB,
    UNTARGET,
    V,
    card,
    unit,
)
from roundtable.gym.encoding.field import Plan
from roundtable.gym.encoding.pen import Pen
from roundtable.kernel.action import Action

KINDS: Final = len(KIND.words)
TYPES: Final = len(TYPE.words)
SITES: Final = len(SITE.words)
FAR: Final = 100
FEW: Final = 5
OF_CARD: Final = KINDS + COLOURS + TYPES
OF_SPACE: Final = 2 + TERRAINS + SITES + 1
OF_ENEMY: Final = 4
OF_UNIT: Final = 4
ENEMY_VERBS: Final = (TARGET, UNTARGET, BLOCK, SLOW, DAMAGE, ENEMY, BLOW)
UNIT_VERBS: Final = (ACTIVATE, ASSIGN, UNIT_VERB, HEAL_UNIT, DISBAND)
NOTHING: Final = 0
A_CARD: Final = 1
A_SPACE: Final = 2
AN_ENEMY: Final = 3
A_UNIT: Final = 4
A_SLOT: Final = 5
A_KIND_OF_UNIT: Final = 6


def named_by(verb: int) -> int:
    """Say what the first argument of a verb is."""
    params = V.verbs[verb].wording.params
    kind = params[0].kind.id if params else ""
    if verb in ENEMY_VERBS:
        return AN_ENEMY
    if verb in UNIT_VERBS:
        return A_UNIT
    if verb == EXPLORE:
        return A_SLOT
    if kind == card.kind.id:
        return A_CARD
    if kind == SPACE.id:
        return A_SPACE
    return A_KIND_OF_UNIT if kind == unit.kind.id else NOTHING


NAMED: Final = tuple([named_by(verb) for verb in range(len(V.verbs))])


def add_facts(plan: Plan) -> None:
    """Name the facts."""
    plan.add("card.kind", KINDS)
    plan.add("card.colours", COLOURS)
    plan.add("card.types", TYPES)
    plan.add("space.direction", 2, FAR, -FAR, FEW)
    plan.add("space.terrain", TERRAINS)
    plan.add("space.site", SITES)
    plan.add("space.enemies", 1, PLENTY, 0, FEW)
    plan.add("enemy.armor", 1, PLENTY, 0, FEW)
    plan.add("enemy.attack", 1, PLENTY, 0, FEW)
    plan.add("enemy.resistances", 1, 3)
    plan.add("enemy.fortified", 1, 2)
    plan.add("unit.level", 1, 4)
    plan.add("unit.armor", 1, PLENTY, 0, FEW)
    plan.add("unit.cost", 1, PLENTY, 0, FEW)
    plan.add("unit.wounds", 1, 2)


def write_facts(game: MageKnight, seat: int, action: Action, pen: Pen) -> None:
    """Write them for one option."""
    named = NAMED[action.verb]
    write_card(action.a if named == A_CARD else NONE, pen)
    if named == A_SPACE:
        write_space(game, seat, action.a, pen)
    elif named == A_SLOT:
        write_space(game, seat, 7 * action.a, pen)
    else:
        pen.blank(OF_SPACE)
    write_enemy(game, action.a if named == AN_ENEMY else NONE, pen)
    if named == A_KIND_OF_UNIT:
        write_unit(action.a, 0, pen)
    elif named == A_UNIT and action.a < len(game.players[seat].units):
        own = game.players[seat].units[action.a]
        write_unit(UNIT_OF[own.card], own.wounds, pen)
    else:
        pen.blank(OF_UNIT)


def write_card(kind: int, pen: Pen) -> None:
    """Write what kind of card one is."""
    if kind == NONE:
        pen.blank(OF_CARD)
        return
    pen.one_of(KIND_OF_CARD[kind], KINDS)
    pen.marks(COLOURS_OF_CARD[kind], COLOURS)
    pen.marks(0 if kind == WOUND_KIND else CARDS[kind].types, TYPES)


def write_space(game: MageKnight, seat: int, space: int, pen: Pen) -> None:
    """Write where a space lies as seen from the own hero, and what is there."""
    q, r = HEXES[space]
    own = game.players[seat].space
    own_q, own_r = HEXES[START if own == NONE else own]
    pen.number(q - own_q)
    pen.number(r - own_r)
    spot = spot_at(game, space)
    if spot == NONE:
        pen.blank(TERRAINS + SITES + 1)
        return
    pen.one_of(TERRAIN_OF[spot], TERRAINS)
    pen.one_of(SITE_OF[spot], SITES)
    pen.number(len(tokens.tokens_at(game, spot)))


def write_enemy(game: MageKnight, at: int, pen: Pen) -> None:
    """Write how strong an enemy of the fight is now."""
    combat = game.combat
    if combat is None or at == NONE or at >= len(combat.foes):
        pen.blank(OF_ENEMY)
        return
    foe = combat.foes[at]
    pen.number(foe.armor)
    pen.number(sum(foe.values))
    pen.number(foe.resistances.bit_count())
    pen.number(foe.site_fortified)


def write_unit(kind: int, wounds: int, pen: Pen) -> None:
    """Write what a Unit is."""
    about = UNITS[kind]
    pen.number(about.level)
    pen.number(about.armor)
    pen.number(about.cost)
    pen.number(wounds)
