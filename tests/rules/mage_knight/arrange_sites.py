"""Arranging sites of Mage Knight: a hero beside or on one, what lies on it, and what everybody sees of it.

All tiles lie in slot (0, 1), whose centre is (1, -3).
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.map import board
from tests.rules.mage_knight.arrange import begin_turn, settle, table
from tests.rules.mage_knight.arrange_foes import MANY
from tests.rules.mage_knight.arrange_map import Space, space
from tests.rules.mage_knight.look import end_turn, options

CENTRE: Final = (1, -3)
NORTH_EAST: Final = (2, -4)
EAST: Final = (2, -3)
SOUTH_EAST: Final = (1, -2)
SOUTH_WEST: Final = (0, -2)
WEST: Final = (0, -3)
NORTH_WEST: Final = (1, -4)

KEEP: Final = ("countryside-03", NORTH_EAST, NORTH_WEST)  # tile, site, a space beside it
TOWER: Final = ("countryside-09", SOUTH_WEST, WEST)
DUNGEON: Final = ("countryside-07", SOUTH_EAST, SOUTH_WEST)
TOMB: Final = ("core-01", NORTH_EAST, EAST)
DEN: Final = ("countryside-10", NORTH_WEST, WEST)
GROUNDS: Final = ("core-01", WEST, SOUTH_WEST)
RUINS: Final = ("countryside-11", WEST, NORTH_WEST)
MONASTERY: Final = ("countryside-07", WEST, SOUTH_WEST)
WHITE_CITY: Final = ("core-07", CENTRE, NORTH_EAST)
BLUE_CITY: Final = ("core-06", CENTRE, NORTH_EAST)
RED_CITY: Final = ("core-08", CENTRE, NORTH_EAST)
GREEN_CITY: Final = ("core-05", CENTRE, NORTH_EAST)

Place = tuple[str, Space, Space]


def beside(
    place: Place,
    *enemies: str,
    hand: Sequence[str] = MANY,
    others: Mapping[Space, Sequence[str]] | None = None,
    shields: Sequence[int] = (),
    **more: Any,  # noqa: ANN401  # whatever else `table` takes
) -> MageKnightTable:
    """Let seat 0 stand beside a site with these enemies on it, with the points to enter it."""
    tile, site, near = place
    return table(
        tiles={(0, 1): tile},
        at={0: near, **more.pop("at", {})},
        enemies={site: enemies, **(others or {})},
        shields={site: shields},
        hand={0: hand},
        move=more.pop("move", 9),
        **more,
    )


def assault(place: Place, *enemies: str, **more: Any) -> MageKnightTable:  # noqa: ANN401
    """Let seat 0 assault a site with these defenders."""
    game = beside(place, *enemies, **more)
    game.play(f"go {place[1][0]},{place[1][1]}")
    return game


def on(place: Place, *enemies: str, **more: Any) -> MageKnightTable:  # noqa: ANN401
    """Let seat 0 stand on a site with these enemies on it."""
    return beside(place, *enemies, at={**more.pop("at", {}), 0: place[1]}, move=0, **more)


def enter(place: Place, *enemies: str, **more: Any) -> MageKnightTable:  # noqa: ANN401
    """Let seat 0 enter an adventure site; `enemies` lie there, `next_enemies` will be drawn."""
    game = on(place, *enemies, **more)
    game.play("enter")
    return game


def turn_of(game: MageKnightTable, seat: int, at: Space, move: int = 0) -> MageKnightTable:
    """Let a seat begin its turn on a space, with Move points."""
    game.players[seat].space = space(at)
    begin_turn(game, seat)
    game.turn.move = move
    settle(game)
    return game


def pass_round(game: MageKnightTable) -> MageKnightTable:
    """Do as little as possible until the next Round has been prepared."""
    now = game.round
    while game.round == now:
        if "end-turn" in options(game):
            end_turn(game)
        else:
            game.play(next(one for one in ("done", "announce", "decline", *options(game)) if one in options(game)))
    return game


# ---- looking ----


def shields_at(game: MageKnightTable, place: Space) -> list[int]:
    """Give the seats whose shields lie on a space, the first first."""
    return list(board.state_at(game, space(place)).shields)


def seen(game: MageKnightTable, place: Space, seat: int | None = None) -> dict[str, Any]:
    """Give what a seat sees on a space; None is a spectator."""
    shown: dict[str, Any] = json.loads(json.dumps(game.view(seat)["table"]))
    found: list[dict[str, Any]] = [one for one in shown["hexes"] if (one["q"], one["r"]) == place]
    return found[0]


def seen_enemies(game: MageKnightTable, place: Space, seat: int | None = None) -> list[str]:
    """Give the enemy tokens on a space as a seat sees them: what they are, or the colour of the back."""
    return [one.get("enemy", one["back"]) for one in seen(game, place, seat).get("enemies", [])]


def actions(game: MageKnightTable) -> list[str]:
    """Give the voluntary actions offered."""
    verbs = ("interact", "enter", "tribute", "burn", "challenge")
    return [notation for notation in options(game) if notation.split()[0] in verbs]
