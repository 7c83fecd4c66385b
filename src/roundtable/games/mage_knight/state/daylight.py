"""The time of day that holds where a hero is: the board says Day or Night, underground it is always Night."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def is_night(game: "MageKnight") -> bool:
    """Say whether it is night, or as good as night underground."""
    combat = game.combat
    return game.night or (combat is not None and combat.night)
