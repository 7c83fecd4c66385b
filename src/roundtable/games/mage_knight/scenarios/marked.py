"""A goal that is counted by the shields on some spaces."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Space
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state.scenario import Goal

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def marked_goal(game: "MageKnight", what: str, spaces: list[Space]) -> Goal:
    """Count spaces with a shield, and those with each player's one."""
    shields = [board.state_at(game, space).shields for space in spaces]
    done = len([one for one in shields if one])
    return Goal(
        what, done, len(spaces), [len([one for one in shields if seat in one]) for seat in range(game.rules.seats)]
    )
