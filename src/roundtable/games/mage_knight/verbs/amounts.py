"""Amounts that depend on the position: what `per` counts (COUNTS) and what `of` names (VALUES), each a function."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.cards import hands, tracks, units
from roundtable.games.mage_knight.combat import blocking, foes, opponent
from roundtable.games.mage_knight.content.components import CITY_COST, COSTS_AT_NIGHT, COSTS_BY_DAY, COSTS_OPENED
from roundtable.games.mage_knight.content.names import B_PLAYER, CITY, COLD_FIRE, ENEMY_BLOCKED, FIRE, ICE, NONE
from roundtable.games.mage_knight.content.nodes import ALL, Amount
from roundtable.games.mage_knight.map import board

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

Count = Callable[["MageKnight", "Frame"], int]


def value(game: "MageKnight", by: "Frame", amount: Amount) -> int:
    """Give an amount as it stands now."""
    if amount.of:
        return VALUES[amount.of](game, by)
    if not amount.per:
        return amount.base
    counted = COUNTS[amount.per](game, by)
    if amount.most != ALL:
        counted = min(counted, amount.most)
    return amount.base + amount.each * counted


# ---- what is counted ----


def cards_given_up(game: "MageKnight", by: "Frame") -> int:
    """Cards discarded or thrown away by a step before."""
    return by.cards


def number_named(game: "MageKnight", by: "Frame") -> int:
    """The number named or spent in a step before."""
    return by.number


def enemies_faced(game: "MageKnight", by: "Frame") -> int:
    """Undefeated enemies of the combat; a summoned monster stands for its summoner and is not counted beside it."""
    combat = game.combat
    if combat is not None and combat.battle == B_PLAYER:
        return opponent.number(game)
    return 0 if combat is None else len([at for at in foes.alive(game) if combat.foes[at].summoner == NONE])


def enemies_blocked(game: "MageKnight", by: "Frame") -> int:
    """Enemies all of whose attacks were blocked this turn."""
    return game.turn.tally[ENEMY_BLOCKED]


def wounds_held(game: "MageKnight", by: "Frame") -> int:
    """Wounds in hand and on own Units; a Unit wounded twice counts two."""
    player = game.players[by.seat]
    return hands.wounds_in_hand(player) + sum([unit.wounds for unit in player.units])


def crystal_colours(game: "MageKnight", by: "Frame") -> int:
    """Different colours in the own Inventory."""
    return len([held for held in game.players[by.seat].crystals if held])


def crystal_sets(game: "MageKnight", by: "Frame") -> int:
    """Complete sets of one crystal of each basic colour."""
    return min(game.players[by.seat].crystals)


def units_able(game: "MageKnight", by: "Frame") -> int:
    """Own Units both ready and unwounded."""
    return len([unit for unit in game.players[by.seat].units if unit.ready and not unit.wounds])


def tokens_free(game: "MageKnight", by: "Frame") -> int:
    """Own Command tokens without a Unit."""
    standing = [unit for unit in game.players[by.seat].units if units.needs_token(unit)]
    return tracks.command_tokens(game, by.seat) - len(standing)


def resistances_of_target(game: "MageKnight", by: "Frame") -> int:
    """The resistances an enemy has now; before it is picked, one."""
    combat = game.combat
    if combat is None or by.foe == NONE:
        return 1
    mask = combat.foes[by.foe].resistances
    return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)


def icons_of_blocked(game: "MageKnight", by: "Frame") -> int:
    """The abilities and resistances printed on the token being blocked, and the elements of the attack."""
    combat = game.combat
    if combat is None or combat.blocking == NONE:
        return 0
    if combat.battle == B_PLAYER:
        return icons_of_elements(opponent.elements(game))
    icons = foes.icons(foes.printed(combat.foes[combat.blocking]))
    element = combat.foes[combat.blocking].elements[combat.blow]
    return icons + icons_of_elements(1 << element)


def icons_of_elements(mask: int) -> int:
    """Count the elements of an attack: cold fire is two, physical none."""
    return ((mask >> FIRE) & 1) + ((mask >> ICE) & 1) + 2 * ((mask >> COLD_FIRE) & 1)


def excess_block(game: "MageKnight", by: "Frame") -> int:
    """Points by which the block exceeded what was needed."""
    return blocking.excess(game)


COUNTS: Final[dict[str, Count]] = {
    "$cards": cards_given_up,
    "$n": number_named,
    "enemies-faced": enemies_faced,
    "enemies-blocked-this-turn": enemies_blocked,
    "wounds-in-hand-and-on-own-units": wounds_held,
    "crystal-colors-owned": crystal_colours,
    "crystal-sets-owned": crystal_sets,
    "ready-unwounded-units": units_able,
    "command-tokens-without-unit": tokens_free,
    "resistances-of-target": resistances_of_target,
    "printed-icons-of-blocked": icons_of_blocked,
    "excess-block": excess_block,
}


# ---- values that have a name ----


def cost_of_own_space(game: "MageKnight", by: "Frame") -> int:
    """The unmodified Move cost of the hero's space at this time of day."""
    space = game.players[by.seat].space
    if board.site_at(game, space) == CITY:
        return CITY_COST
    terrain = board.terrain_at(game, space)
    cost = (COSTS_AT_NIGHT if game.night else COSTS_BY_DAY)[terrain]
    return COSTS_OPENED[terrain] if cost == NONE else cost


def attack_of_same_enemy(game: "MageKnight", by: "Frame") -> int:
    """The attack values printed on the enemy picked before, summed up."""
    combat = game.combat
    return 0 if combat is None else sum([blow.value for blow in foes.printed_blows(combat.foes[by.foe])])


VALUES: Final[dict[str, Count]] = {
    "move-cost-of-own-space": cost_of_own_space,
    "attack-of-same-enemy": attack_of_same_enemy,
}
