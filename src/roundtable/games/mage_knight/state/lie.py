"""How tiles lie where variants turn them or set a second city on them; elsewhere each lies as it is printed.

`game.lie` holds a number per tile: sixths of a turn, clockwise, and MEGAPOLIS more if a second city covers the space
to the right of the first. Both spaces of a megapolis are one spot: that of its first city.
"""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.integers import Space, Spot
from roundtable.games.mage_knight.content.names import NONE

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

SIDES: Final = 6
CENTRE: Final = 0
RIGHT: Final = 2  # clockwise from north-east
MEGAPOLIS: Final = SIDES
LIES: Final = 2 * SIDES


def printed_at(lie: int, place: int) -> int:
    """Give which hex of a tile is at a place of its slot."""
    if place == CENTRE or (lie >= MEGAPOLIS and place == RIGHT):
        return CENTRE
    return (place - 1 - lie % SIDES) % SIDES + 1


# By how a tile lies: the hex that is at each place, and the place of each hex.
PRINTED: Final = tuple([tuple([printed_at(lie, place) for place in range(7)]) for lie in range(LIES)])
PLACE: Final = tuple([tuple([PRINTED[turned].index(hex) for hex in range(7)]) for turned in range(SIDES)])


def spot_of(game: "MageKnight", tile: int, place: int) -> Spot:
    """Give the spot at a place of the slot in which a tile lies."""
    return 7 * tile + PRINTED[game.lie[tile]][place]


def place_of(game: "MageKnight", spot: Spot) -> int:
    """Give the place in its slot of a spot; of a megapolis that of its first city."""
    return PLACE[game.lie[spot // 7] % SIDES][spot % 7]


def is_megapolis(game: "MageKnight", tile: int) -> bool:
    """Say whether the city of a tile is a megapolis."""
    return game.lie[tile] >= MEGAPOLIS


def covered(game: "MageKnight", spot: Spot) -> bool:
    """Say whether a second city hides what is printed on a spot."""
    lie = game.lie[spot // 7]
    return lie >= MEGAPOLIS and PRINTED[lie - MEGAPOLIS][RIGHT] == spot % 7


def second_space(game: "MageKnight", tile: int) -> Space:
    """Give the space of the second city of a tile, -1 if it has none."""
    return 7 * game.slots[tile] + RIGHT if is_megapolis(game, tile) else NONE


def turn(game: "MageKnight", tile: int) -> None:
    """Turn a tile that is being revealed at random, if that is played."""
    if game.rules.random_orientation:
        change(game, tile, game.chance.below(SIDES))


def change(game: "MageKnight", tile: int, add: int) -> None:
    """Note that a tile lies otherwise."""
    game.lie = game.lie[:tile] + (game.lie[tile] + add,) + game.lie[tile + 1 :]
