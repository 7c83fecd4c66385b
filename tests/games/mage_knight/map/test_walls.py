"""Walls of the Lost Legion: what a step across costs, whom they keep from being provoked, and whom they shelter."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import foe, word
from tests.rules.mage_knight.arrange_foes import MANY
from tests.rules.mage_knight.arrange_map import Space
from tests.rules.mage_knight.arrange_sites import (
    CENTRE,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    seen,
)
from tests.rules.mage_knight.look import foes_of, offered, options

PLACES = {"c": CENTRE, "ne": NORTH_EAST, "e": EAST, "se": SOUTH_EAST, "sw": SOUTH_WEST, "w": WEST, "nw": NORTH_WEST}
WALLS = {
    "countryside-12": ["c w", "c sw", "c e"],
    "countryside-13": ["c ne", "ne nw"],
    "countryside-14": ["c ne"],
    "core-09": ["c w", "c sw", "c se", "w nw", "se e"],
    "core-10": [],
}


def on_tile(
    tile: str, at: str, move: int = 0, orcs: dict[str, list[str]] | None = None, **more: object
) -> MageKnightTable:
    """Let seat 0 stand on a hex of a tile; enemies are taken off it unless they are named."""
    enemies = {PLACES[place]: kinds for place, kinds in (orcs or {}).items()}
    rest: dict[Space, list[str]] = {
        PLACES[place]: [] for place in ("c", "ne", "e", "se", "sw", "w", "nw") if PLACES[place] not in enemies
    }
    return table(
        tiles={(0, 1): tile},
        at={0: PLACES[at]},
        enemies={**rest, **enemies},
        hand={0: MANY},
        move=move,
        forced=False,
        **more,  # type: ignore[arg-type]  # whatever else `table` takes
    )


def may_go(game: MageKnightTable, place: Space) -> bool:
    """Say whether a step is offered."""
    return word(place) in offered(game, "go")


@pytest.mark.parametrize("tile", list(WALLS))
def test_everybody_sees_the_walls_of_a_tile(tile: str) -> None:
    game = on_tile(tile, "c")
    edges = {frozenset(edge.split()) for edge in WALLS[tile]}
    for name, place in PLACES.items():
        beyond = [word(PLACES[other]) for other in PLACES if frozenset((name, other)) in edges]
        assert sorted(seen(game, place).get("walls", [])) == sorted(beyond)


@pytest.mark.parametrize(
    ("tile", "at", "to", "cost"),
    [
        ("countryside-12", "c", "w", 4),  # hills 3
        ("countryside-12", "w", "c", 3),  # plains 2
        ("countryside-12", "c", "sw", 3),
        ("countryside-12", "w", "sw", 2),  # no wall between
        ("countryside-13", "nw", "ne", 4),
        ("core-09", "c", "sw", 6),  # desert 5
        ("core-09", "sw", "c", 3),
        ("core-09", "w", "nw", 4),
        ("core-09", "c", "nw", 3),
    ],
)
def test_a_step_across_a_wall_costs_one_more(tile: str, at: str, to: str, cost: int) -> None:
    assert not may_go(on_tile(tile, at, cost - 1), PLACES[to])
    game = on_tile(tile, at, cost)
    game.play(f"go {word(PLACES[to])}")
    assert game.turn.move == 0


def test_effects_on_terrain_do_not_lower_what_a_wall_costs() -> None:
    game = table(
        tiles={(0, 1): "countryside-12"},
        at={0: WEST},
        enemies={CENTRE: []},
        hand={0: ["path-finding", "march"]},
        mana={0: ["green"]},
        forced=False,
    )
    game.play("power path-finding")  # Move 4, all terrain costs 2
    while offered(game, "pay"):
        game.play_at(0)
    left = game.turn.move
    game.play(f"go {word(CENTRE)}")
    assert left - game.turn.move == 2 + 1


def test_an_enemy_behind_a_wall_of_the_space_entered_is_not_provoked() -> None:
    """From the north-west to the west of an orc in the centre: a wall stands between the orc and the west."""
    game = on_tile("core-09", "sw", 9, {"c": ["prowlers"]})
    game.play(f"go {word(WEST)}")
    assert game.combat is None
    game = on_tile("core-09", "w", 9, {"c": ["prowlers"]})
    game.play(f"go {word(NORTH_WEST)}")  # no wall before the orc here
    assert foes_of(game) == ["prowlers"]
    assert foe(game).site_fortified == 0


@pytest.mark.parametrize(("at", "sheltered"), [("w", 1), ("nw", 0)])
def test_a_rampaging_enemy_challenged_across_a_wall_is_fortified(at: str, sheltered: int) -> None:
    game = on_tile("core-09", at, 0, {"c": ["prowlers"]}, mana={0: ["white"]})
    game.play(f"challenge {word(CENTRE)}")
    assert foe(game).site_fortified == sheltered
    diggers = on_tile("core-09", at, 0, {"c": ["diggers"]})  # fortified already
    diggers.play(f"challenge {word(CENTRE)}")
    assert (offered(diggers, "target") == []) is bool(sheltered)


def test_an_unfortified_enemy_gains_nothing_from_a_wall() -> None:
    game = on_tile("core-09", "w", 0, {"c": ["orc-war-beasts"]})
    game.play(f"challenge {word(CENTRE)}")
    assert foe(game).site_fortified == 0


@pytest.mark.parametrize(("at", "fortified"), [("c", 2), ("nw", 1)])
def test_defenders_assaulted_across_a_wall_are_fortified_twice(at: str, fortified: int) -> None:
    game = on_tile("countryside-14", at, 9, {"ne": ["swordsmen"]})
    game.play(f"go {word(NORTH_EAST)}")
    assert foe(game).site_fortified == fortified
    assert (offered(game, "target") == []) is (fortified == 2)
    assert "next" in options(game)


def test_the_defenders_of_another_players_keep_are_sheltered_too() -> None:
    game = on_tile("countryside-14", "c", 9, shields={NORTH_EAST: [1]}, next_enemies=["golems"])
    game.play(f"go {word(NORTH_EAST)}")
    assert (foes_of(game), foe(game).site_fortified) == (["golems"], 2)


@pytest.mark.parametrize(("at", "fortified"), [("c", 1), ("sw", 0)])
def test_a_player_attacked_across_a_wall_is_fortified(at: str, fortified: int) -> None:
    game = table(
        tiles={(0, 1): "countryside-12"},
        at={0: PLACES[at], 1: WEST},
        enemies={CENTRE: []},
        hand={0: MANY, 1: ["rage", "march"]},
        move=9,
        forced=False,
        settings={"fights_between_players": "yes"},
    )
    game.play(f"go {word(WEST)}")
    game.play("attack 1")
    while game.combat is None:
        game.play(next(one for one in options(game) if one != "participate fully"))
    assert game.duel is not None
    assert foe(game).site_fortified + game.duel.foes[0].site_fortified == fortified  # whoever attacks never is
