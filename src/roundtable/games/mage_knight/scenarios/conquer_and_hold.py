"""Conquer and Hold: keeps and mage towers are taken from each other; at the end they are all that counts."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import inventory
from roundtable.games.mage_knight.content.hexes import NEAR
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    BLACK,
    CONQUER_AND_HOLD,
    GOLD,
    HOLDINGS_PART,
    KEEP,
    MAGE_TOWER,
)
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.scenarios.marked import marked_goal
from roundtable.games.mage_knight.state import teams
from roundtable.games.mage_knight.state.scenario import Goal, Scenario, points, scenario_record

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

VICTORY_POINTS: Final = scenario_record(CONQUER_AND_HOLD).entry("scoring").entry("victory_points")
PER_KEEP: Final = VICTORY_POINTS.number("keep")
PER_TOWER: Final = VICTORY_POINTS.number("mage_tower")


class ConquerAndHold(Scenario):
    """Mage towers are like keeps; the longer the game, the more enemies guard what belongs to others."""

    def __init__(self) -> None:
        super().__init__(CONQUER_AND_HOLD)

    def deals_elite(self, game: "MageKnight") -> bool:
        """In the second half of the game, in which a game of six Rounds begins with Round 4."""
        return game.round > game.rules.rounds // 2

    def guards(self, game: "MageKnight") -> int:
        """One in the first Day and Night, two in the second, three in the third."""
        return (game.round + 1) // 2

    def turn_begins(self, game: "MageKnight", seat: Seat) -> None:
        """On or next to a tower of the own side: gold mana by Day, black at Night, for each own tower."""
        here = game.players[seat].space
        if not any([is_friendly_tower(game, seat, space) for space in (here, *NEAR[here])]):
            return
        colour = BLACK if game.night else GOLD
        count = owned(game, seat, MAGE_TOWER)
        for _ in range(count):
            inventory.gain_mana(game, seat, colour, changes.TOWER_TOKEN)

    # ---- the end ----

    def accomplished(self, game: "MageKnight") -> bool:
        """Nothing ends the game early."""
        return False

    def goals(self, game: "MageKnight") -> list[Goal]:
        """Keeps and mage towers, and who holds them."""
        places = (("keeps", KEEP), ("towers", MAGE_TOWER))
        return [marked_goal(game, what, board.spaces_with(game, (site,))) for what, site in places]

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """Keeps and mage towers of the player, or of both members of a team."""
        return points({HOLDINGS_PART: sum([holdings(game, one) for one in teams.members(game, seat)])})

    def winners(self, game: "MageKnight", scores: list[int]) -> list[Seat]:
        """The side with most points; in a tie nobody."""
        best = super().winners(game, scores)
        return best if len(best) == len(teams.members(game, best[0])) else []


def is_friendly_tower(game: "MageKnight", seat: Seat, space: int) -> bool:
    """Say whether a space holds a mage tower of a player, or of one of the same team."""
    return board.site_at(game, space) == MAGE_TOWER and board.friendly(game, seat, space)


def owned(game: "MageKnight", seat: Seat, site: int) -> int:
    """Count the keeps or mage towers a player owns."""
    return len([space for space in board.spaces_with(game, (site,)) if board.owner(game, space) == seat])


def holdings(game: "MageKnight", seat: Seat) -> int:
    """Give a player's victory points."""
    return PER_KEEP * owned(game, seat, KEEP) + PER_TOWER * owned(game, seat, MAGE_TOWER)
