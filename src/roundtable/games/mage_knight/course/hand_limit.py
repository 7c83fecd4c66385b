"""The Hand limit that cards are drawn up to: of the Level token, of keeps and cities nearby, of effects."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.content.hexes import NEAR
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import CITY, KEEP, NONE
from roundtable.games.mage_knight.content.site_rules import site_entry
from roundtable.games.mage_knight.map import board

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

CITY_HAND: Final = site_entry(CITY).entry("hand_limit_bonus")
LEADER_BONUS: Final = CITY_HAND.number("leader")
SHIELD_BONUS: Final = CITY_HAND.number("any_shield")
HERE_AND_NEAR: Final = tuple([(space, *near) for space, near in enumerate(NEAR)])  # by space


def draw_limit(game: "MageKnight", seat: Seat) -> int:
    """Give the Hand limit for drawing: the Level token's, the larger site bonus, and bonuses for the next draw."""
    return tracks.hand_limit(game, seat) + site_bonus(game, seat) + game.players[seat].draw_bonus


def site_bonus(game: "MageKnight", seat: Seat) -> int:
    """Give the larger of the bonuses of keeps and cities nearby."""
    return max(keep_bonus(game, seat), city_bonus(game, seat))


def keep_bonus(game: "MageKnight", seat: Seat) -> int:
    """Give the number of own keeps on the map, to a hero on or next to one of them or of the own team's."""
    for space in here_and_near(game, seat):
        if board.site_at(game, space) == KEEP and board.friendly(game, seat, space):
            return keeps_owned(game, seat)
    return 0


def keeps_owned(game: "MageKnight", seat: Seat) -> int:
    """Count the keeps a player owns on the whole map."""
    return len([space for space in board.spaces_with(game, (KEEP,)) if board.owner(game, space) == seat])


def city_bonus(game: "MageKnight", seat: Seat) -> int:
    """Give the bonus of the best city near a hero: the leader's, or that for a shield, even of a failed assault."""
    best = 0
    for space in here_and_near(game, seat):
        if board.site_at(game, space) == CITY and seat in board.state_at(game, space).shields:
            leads = board.conquered(game, space) and board.leader(game, space) == seat
            best = max(best, LEADER_BONUS if leads else SHIELD_BONUS)
    return best


def here_and_near(game: "MageKnight", seat: Seat) -> tuple[Space, ...]:
    """Give the space of a hero and those around it; none off the map."""
    space = game.players[seat].space
    return () if space == NONE else HERE_AND_NEAR[space]
