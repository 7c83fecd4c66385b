"""What the scenarios of Mage Knight with other goals than cities add to the worth of a position."""

from typing import Final

from roundtable.bots.value import POINT
from roundtable.games.mage_knight.content.hexes import START, steps_between
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import (
    CONQUER_AND_HOLD,
    CRYSTAL_MINE,
    DEEP_MINE,
    DRUID_NIGHTS,
    DUNGEON_LORDS,
    KEEP,
    MAGE_TOWER,
    MAGICAL_GLADE,
    MINES_LIBERATION,
    NONE,
    ONE_TO_RETURN,
    PART,
    W_CRYSTAL_ROLL,
)
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.scoring import parts
from roundtable.games.mage_knight.state.game import MageKnight

NEAR: Final = 45  # each step nearer to what the scenario is about
REACH: Final = 8  # steps that are looked at
GLADE: Final = 120  # a glade marked for the next incantation
CRYSTAL: Final = 60  # one to be rolled for at the end of the turn
HELD: Final = 2  # times a victory point of Conquer and Hold, besides the point
CAUGHT: Final = 500  # on the portal while it is about to close
HOME: Final = 1500  # on the portal in the last Night
HOMEWARD: Final = 150  # each step nearer to it then
MINES: Final = PART.at("mines")
HOLDINGS: Final = PART.at("holdings")


def goals(game: MageKnight, seat: Seat) -> int:
    """Give what a player has reached of the scenario's own goals, and how near the next of them is."""
    scenario = game.rules.scenario.number
    if scenario == MINES_LIBERATION:
        return mines(game, seat)
    if scenario == DRUID_NIGHTS:
        return glades(game, seat)
    if scenario == DUNGEON_LORDS:
        return entrances(game, seat)
    if scenario == CONQUER_AND_HOLD:
        return holdings(game, seat)
    return portal(game, seat) if scenario == ONE_TO_RETURN else 0


def nearness(game: MageKnight, seat: Seat, spaces: list[Space]) -> int:
    """Give what it is worth to be near the nearest of some spaces."""
    here = game.players[seat].space
    if here == NONE:
        return 0
    return NEAR * max([0, *[REACH - steps_between(here, space) for space in spaces]])


def mines(game: MageKnight, seat: Seat) -> int:
    """Own mines, and the way to the next that is held."""
    held = [space for space in board.spaces_with(game, (CRYSTAL_MINE, DEEP_MINE)) if not board.conquered(game, space)]
    return parts(game, seat)[MINES] * POINT + nearness(game, seat, held)


def glades(game: MageKnight, seat: Seat) -> int:
    """Marked glades while an incantation is to come, the way to the next, and crystals called for."""
    rolls = game.turn.rewards.count(W_CRYSTAL_ROLL) if game.turn.seat == seat else 0
    if seat in game.incanted:
        return rolls * CRYSTAL
    found = board.spaces_with(game, (MAGICAL_GLADE,))
    others = [space for space in found if seat not in board.state_at(game, space).shields]
    return rolls * CRYSTAL + (len(found) - len(others)) * GLADE + nearness(game, seat, others)


def entrances(game: MageKnight, seat: Seat) -> int:
    """Secret sites conquered, and the way to the next."""
    found = [board.space_of(game, spot) for spot in (*game.secret_dungeons, *game.secret_tombs)]
    own = [space for space in found if seat in board.state_at(game, space).shields]
    open_ones = [space for space in found if not board.conquered(game, space)]
    return 4 * POINT * len(own) + nearness(game, seat, open_ones)


def holdings(game: MageKnight, seat: Seat) -> int:
    """Keeps and mage towers owned, and the way to one that is not."""
    found = board.spaces_with(game, (KEEP, MAGE_TOWER))
    others = [space for space in found if not board.friendly(game, seat, space)]
    return parts(game, seat)[HOLDINGS] * POINT * HELD + nearness(game, seat, others)


def portal(game: MageKnight, seat: Seat) -> int:
    """Away from the portal before it closes, and back to it in the last Night."""
    here = game.players[seat].space
    if game.rules.scenario.portal_open(game):
        return -CAUGHT if here in (NONE, START) else 0
    if here == NONE or game.round < game.rules.rounds:
        return 0
    return HOME if here == START else HOMEWARD * max(0, REACH - steps_between(here, START))


def would_win_now(game: MageKnight, seat: Seat) -> bool:
    """Say whether a player whom a place decides for wins if the last Round ends now, and so should hasten its end."""
    if game.round < game.rules.rounds:
        return False
    scenario = game.rules.scenario
    if scenario.number == ONE_TO_RETURN:
        meant = not game.team_of or game.chosen[game.team_of[seat]] == seat
        return meant and game.players[seat].space == START
    if scenario.number == CONQUER_AND_HOLD:
        return seat in scenario.winners(game, [parts(game, one)[HOLDINGS] for one in range(len(game.players))])
    return False
