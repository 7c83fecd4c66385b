"""The time of day: which Round is a Day and which a Night, and the variants that change it."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.cards import source
from roundtable.games.mage_knight.content.names import BASIC, BLACK

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

DARKNESS_DICE: Final = 2


def arrive(game: "MageKnight") -> None:
    """The first Round has its Source; who arrives at night may have no gold and no black die in it."""
    if not game.rules.rerolls_at_arrival:
        return
    special = [face for face in game.source if face >= BASIC]
    while special:
        source.reroll(game, special)
        special = [face for face in game.source if face >= BASIC]


def nights(game: "MageKnight") -> list[bool | None]:
    """Say of each Round whether it is a Night; None where nobody can tell by the table.

    When darkness came it stays, and before that all were Days; by what lies there one cannot say when it came.
    """
    rounds = range(1, game.rules.rounds + 1)
    if not game.rules.oncoming_darkness:
        return [game.night if (game.round - one) % 2 == 0 else not game.night for one in rounds]
    if not game.night:
        return [False if one <= game.round else None for one in rounds]
    return [False if one == 1 else True if one >= game.round else None for one in rounds]


def turn_board(game: "MageKnight") -> None:
    """Day and Night alternate, unless darkness is coming: then a Day is followed by a Day until a black die falls."""
    if not game.rules.oncoming_darkness:
        game.night = not game.night
    elif not game.night:
        faces = [source.roll_die(game) for _ in range(DARKNESS_DICE)]
        game.night = BLACK in faces
        game.tell(words.DARKNESS_FALLS if game.night else words.DARKNESS_WAITS)
