"""Violent times: rampaging enemies come back at the end of a Day or Night, some of them with a monster."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.cards import source
from roundtable.games.mage_knight.content.integers import Space
from roundtable.games.mage_knight.content.names import (
    BLACK,
    BLUE,
    DRACONUM,
    GOLD,
    GREEN,
    MARAUDING_ORCS,
    NONE,
    RED,
    S_BROWN,
    S_GREEN,
    S_RED,
    WHITE,
)
from roundtable.games.mage_knight.map import board, exploration
from roundtable.games.mage_knight.state.rules import MORE_VIOLENCE

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

AFTER_DAY: Final = (RED, GREEN, GOLD)  # faces that bring an enemy back; the last one with a monster
AFTER_NIGHT: Final = (WHITE, BLUE, BLACK)


def round_ends(game: "MageKnight") -> None:
    """Roll a die for each space that a rampaging enemy has left; nobody comes to a space with a hero on it."""
    if not game.rules.violence:
        return
    valid = AFTER_NIGHT if game.night else AFTER_DAY
    for space in deserted(game):
        face = source.roll_die(game)
        if game.rules.violence == MORE_VIOLENCE:
            returns, monster = True, face in valid
        else:
            returns, monster = face in valid, face == valid[-1]
        if returns and not board.heroes_at(game, space, NONE):
            come_back(game, space, monster)


def deserted(game: "MageKnight") -> list[Space]:
    """Give the spaces of rampaging enemies that hold none now, nor a secret entrance."""
    there = board.spaces_with(game, (MARAUDING_ORCS, DRACONUM))
    left = [space for space in there if not board.rampaging_at(game, space)]
    return [space for space in left if not board.is_secret(game, board.spot_at(game, space))]


def come_back(game: "MageKnight", space: Space, monster: bool) -> None:
    """Draw a new enemy of the usual kind onto a space, perhaps with a brown one."""
    spot = board.spot_at(game, space)
    exploration.unleash(game, S_GREEN if board.site_at(game, space) == MARAUDING_ORCS else S_RED, spot)
    if monster:
        exploration.unleash(game, S_BROWN, spot)
        game.tell(words.MONSTER_JOINED, space)
