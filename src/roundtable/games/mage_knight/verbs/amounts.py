"""Amounts that depend on the position: what `per` counts and what `of` names."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.cards import hands, points
from roundtable.games.mage_knight.combat import blocking, foes
from roundtable.games.mage_knight.content.components import COSTS_AT_NIGHT, COSTS_BY_DAY, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.names import CITY, COLD_FIRE, ENEMY_BLOCKED, LAKE, MOUNTAIN, NONE, PHYSICAL
from roundtable.games.mage_knight.content.nodes import ALL, Amount
from roundtable.games.mage_knight.map import board

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Frame


def value(game: "MageKnight", by: "Frame", amount: Amount) -> int:
    """Give an amount as it stands now."""
    if amount.of:
        return named(game, by, amount.of)
    if not amount.per:
        return amount.base
    counted = count(game, by, amount.per)
    if amount.most != ALL:
        counted = min(counted, amount.most)
    return amount.base + amount.each * counted


def named(game: "MageKnight", by: "Frame", name: str) -> int:
    """Give a value the rules name."""
    if name == "move-cost-of-own-space":
        return cost_of_own_space(game, by.seat)
    combat = game.combat
    assert combat is not None
    return sum(combat.foes[by.foe].values)


def cost_of_own_space(game: "MageKnight", seat: int) -> int:
    """Give the unmodified Move cost of the hero's space."""
    space = game.players[seat].space
    if board.site_at(game, space) == CITY:
        return 2
    terrain = board.terrain_at(game, space)
    if terrain == MOUNTAIN:
        return 5
    if terrain == LAKE:
        return 2
    return (COSTS_AT_NIGHT if game.night else COSTS_BY_DAY)[terrain]


def count(game: "MageKnight", by: "Frame", what: str) -> int:  # noqa: C901  # one line for each thing counted
    """Count what an amount depends on."""
    player = game.players[by.seat]
    if what == "$cards":
        return by.cards
    if what == "$n":
        return by.number
    if what == "enemies-faced":
        return len([at for at in foes.alive(game) if game.combat is not None and game.combat.foes[at].summoner == NONE])
    if what == "enemies-blocked-this-turn":
        return game.turn.tally[ENEMY_BLOCKED]
    if what == "wounds-in-hand-and-on-own-units":
        return hands.wounds_in_hand(player) + sum([unit.wounds for unit in player.units])
    if what == "crystal-colors-owned":
        return len([held for held in player.crystals if held])
    if what == "crystal-sets-owned":
        return min(player.crystals)
    if what == "ready-unwounded-units":
        return len([unit for unit in player.units if unit.ready and not unit.wounds])
    if what == "command-tokens-without-unit":
        return points.command_tokens(game, by.seat) - len([unit for unit in player.units if not unit.bond])
    if what == "unit-level":
        return UNITS[UNIT_OF[player.units[by.unit].card]].level
    if what == "resistances-of-target":
        return resistances(game, by.foe)
    if what == "printed-icons-of-blocked":
        return icons_of_blocked(game)
    if what == "excess-block":
        return blocking.excess(game)
    raise ValueError(what)


def resistances(game: "MageKnight", foe: int) -> int:
    """Count the resistances an enemy has now; before it is picked, one."""
    combat = game.combat
    if combat is None or foe == NONE:
        return 1
    mask = combat.foes[foe].resistances
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)


def icons_of_blocked(game: "MageKnight") -> int:
    """Count the abilities and resistances printed on the token being blocked, and the elements of the attack."""
    combat = game.combat
    if combat is None or combat.blocking == NONE:
        return 0
    enemy = foes.printed(combat.foes[combat.blocking])
    icons = foes.icons(enemy)
    element = combat.foes[combat.blocking].elements[combat.blow]
    if element == COLD_FIRE:
        return icons + 2
    return icons + (0 if element == PHYSICAL else 1)
