"""Arranging a turn: a fixed countryside around the portal, and what may be done in it."""

from functools import partial

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_map import Space
from tests.rules.mage_knight.look import options

MAP = {(0, 1): "countryside-01", (1, 0): "countryside-03"}
ORC = (1, -4)  # beside the glade
GLADE = (1, -3)
VILLAGE = (2, -1)
KEEP = (4, -3)
WEST_OF_KEEP = (3, -3)
TAKE_TURN = "mage_knight.take-turn"
DISCARDS = "mage_knight.discard-before-draw"

ACTIONS = ("interact", "enter", "tribute", "burn", "challenge")
turn_of = partial(table, tiles=MAP, enemies={ORC: ["prowlers"], KEEP: ["guardsmen"]}, forced=False)
beside_orcs = partial(table, tiles={(1, 0): "countryside-02"}, enemies={(3, -3): ["diggers"]}, forced=False)


def actions(game: MageKnightTable) -> list[str]:
    """Give the voluntary actions offered."""
    return [notation for notation in options(game) if notation.split()[0] in ACTIONS]


def moves(game: MageKnightTable) -> list[str]:
    """Give the steps and explorations offered."""
    return [notation for notation in options(game) if notation.split()[0] in ("go", "explore")]


def with_points(game: MageKnightTable, move: int) -> MageKnightTable:
    """Give the player on turn Move points."""
    game.turn.move = move
    settle(game)
    return game


def price(game: MageKnightTable, place: Space) -> int | None:
    """Give how many Move points a step of the player on turn costs, None if no number is enough."""
    q, r = place
    for points in range(20):
        if f"go {q},{r}" in options(with_points(game, points)):
            return points
    return None
