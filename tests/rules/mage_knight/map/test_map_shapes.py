"""Map shapes: the wedge and the open maps, their starting side, their first tiles and their coast."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import TILE, TILES
from roundtable.games.mage_knight.content.hexes import SLOTS
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.content.slots import Slot, centre_of
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import put_on_stack

COUNTRYSIDE = [tile.id for tile in TILES if tile.pool == "countryside"]


def laid(game: MageKnightTable) -> dict[Slot, str]:
    """Give the tiles on the map by their slots."""
    return {SLOTS[at]: TILE.words[tile] for at, tile in enumerate(game.tiles) if tile != NONE}


def fits(game: MageKnightTable, kind: str) -> set[Slot]:
    """Give where a tile of a kind may be revealed, as everybody sees it when one lies on top of the stack."""
    put_on_stack(game, ["countryside-11" if kind == "countryside" else "core-01"])
    tiles = game.sees(None)["tiles"]
    assert isinstance(tiles, dict)
    return {(int(x), int(y)) for x, y in [text.split(",") for text in tiles["fits"]]}


def shaped(shape: str, *slots: Slot, seats: int = 2, scenario: str = "full_conquest") -> MageKnightTable:
    """Give a map of a shape with tiles in some slots besides the first ones."""
    tiles = dict(zip(slots, COUNTRYSIDE, strict=False))
    return table(seats, scenario=scenario, settings={"map_shape": shape}, tiles=tiles)


# Every slot of the open map up to the third row, besides the starting tile.
FIVE_COLUMNS = [(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (1, -1), (2, -1), (2, -2), (2, 0)]


# ---- what the scenarios recommend ----


@rule("mage_knight.map-shapes.recommended-per-scenario")
@pytest.mark.parametrize(
    ("scenario", "shapes"),
    [
        ("first_reconnaissance", {1: "wedge", 2: "wedge", 3: "wedge", 4: "wedge"}),
        ("full_conquest", {2: "wedge", 3: "wedge", 4: "open-5"}),
        ("blitz_conquest", {2: "wedge", 3: "wedge", 4: "open-4"}),
        ("solo_conquest", {1: "wedge"}),
    ],
)
def test_each_scenario_has_a_shape_for_each_number_of_players(scenario: str, shapes: dict[int, str]) -> None:
    for seats, shape in shapes.items():
        assert table(seats, scenario=scenario).rules.shape.id == shape
        other = "open_3" if shape == "wedge" else "wedge"
        chosen = table(seats, scenario=scenario, settings={"map_shape": other})
        assert chosen.rules.shape.id == other.replace("_", "-")  # a recommendation, not a duty


@rule("mage_knight.map-shapes.setup-tiles-come-from-stack")
@pytest.mark.parametrize(
    ("scenario", "seats", "countryside", "core"),
    [
        ("first_reconnaissance", 2, 8, 3),
        ("first_reconnaissance", 4, 11, 3),
        ("full_conquest", 2, 8, 3),
        ("full_conquest", 4, 11, 7),
        ("blitz_conquest", 3, 7, 5),
        ("solo_conquest", 1, 7, 4),
    ],
)
def test_the_first_tiles_are_taken_from_the_stack_of_the_scenario(
    scenario: str, seats: int, countryside: int, core: int
) -> None:
    game = table(seats, scenario=scenario)
    first = [name for slot, name in laid(game).items() if slot != (0, 0)]
    assert len(first) == (2 if game.rules.shape.wedge else 3)
    left = [TILES[tile].core for tile in game.stack]
    assert (left.count(False), left.count(True)) == (countryside - len(first), core)
    assert {TILE.at(name) for name in first} & {*game.stack, *game.box_tiles} == set()


# ---- the wedge ----


@rule("mage_knight.map-shapes.wedge-uses-side-a", "mage_knight.map-shapes.open-uses-side-b")
@pytest.mark.parametrize(
    ("shape", "side"), [("wedge", "start-a"), ("open_5", "start-b"), ("open_4", "start-b"), ("open_3", "start-b")]
)
def test_the_shape_decides_the_side_of_the_starting_tile(shape: str, side: str) -> None:
    assert laid(shaped(shape))[(0, 0)] == side


@rule("mage_knight.map-shapes.wedge-no-core-on-coastline")
def test_core_tiles_keep_off_the_outermost_lines_of_the_wedge() -> None:
    slots = [(0, 1), (1, 0), (1, 1), (0, 2), (2, 0), (1, 2), (2, 1)]
    coast = {(0, 3), (3, 0)}
    inside = {(2, 2)}
    game = shaped("wedge", *slots)
    assert coast | inside <= fits(game, "countryside")
    assert fits(game, "core") & (coast | inside) == inside
    assert {(x, y) for x, y in fits(game, "core") if 0 in (x, y)} == set()
    assert coast <= fits(shaped("wedge", *slots, scenario="first_reconnaissance"), "core")  # which lifts the limit


@rule("mage_knight.map-shapes.wedge-suits-2-or-3")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_usually_have_the_wedge(seats: int) -> None:
    for scenario in ("first_reconnaissance", "full_conquest", "blitz_conquest"):
        game = table(seats, scenario=scenario)
        assert sorted(laid(game)) == [(0, 0), (0, 1), (1, 0)]
        assert (1, -1) not in fits(game, "countryside")


# ---- open maps ----


@rule("mage_knight.map-shapes.open-starts-with-3-tiles")
@pytest.mark.parametrize("shape", ["open_5", "open_4", "open_3"])
def test_an_open_map_starts_with_three_tiles_beside_the_starting_one(shape: str) -> None:
    assert sorted(laid(shaped(shape))) == [(0, 0), (0, 1), (1, -1), (1, 0)]


@rule("mage_knight.map-shapes.open-max-5-columns", "mage_knight.map-shapes.limited-open-3-or-4-columns")
@pytest.mark.parametrize(
    ("shape", "grows"),
    [
        ("open_5", {(2, 2), (2, 1), (3, 0), (3, -1), (3, -2)}),
        ("open_4", {(2, 1), (3, 0), (3, -1), (3, -2)}),
        ("open_3", {(2, 1), (3, 0), (3, -1)}),
    ],
)
def test_an_open_map_grows_in_so_many_columns(shape: str, grows: set[Slot]) -> None:
    assert fits(shaped(shape, *FIVE_COLUMNS), "countryside") == grows


@rule("mage_knight.map-shapes.open-coast-ends-2-tiles-each-side")
def test_the_coast_ends_after_two_tiles_to_each_side_of_the_starting_tile() -> None:
    assert {(0, 2), (2, -2)} <= fits(shaped("open_5"), "countryside")
    found = fits(shaped("open_5", *FIVE_COLUMNS), "countryside")
    beyond = {(0, 3), (1, 3), (3, -3)}  # further along the coast
    assert (beyond | {(1, -2), (0, -1), (1, -3)}) & found == set()


@rule("mage_knight.map-shapes.limited-open-4-columns-extra-right")
def test_the_map_of_four_columns_has_its_fourth_on_the_right() -> None:
    found = fits(shaped("open_4"), "countryside")
    centres = {slot: centre_of(slot) for slot in ((0, 2), (2, -2))}
    left, right = [q + r / 2 for q, r in centres.values()]  # how far east a hex lies
    assert left < 0 < right
    assert {(0, 2), (2, -2)} & found == {(2, -2)}


@rule(
    "mage_knight.map-shapes.open-suits-4",
    "mage_knight.map-shapes.limited-open-4-suits-3-or-4",
    "mage_knight.map-shapes.limited-open-3-suits-2-or-3",
)
@pytest.mark.parametrize(
    ("shape", "seats"), [("open_5", 4), ("open_4", 3), ("open_4", 4), ("open_3", 2), ("open_3", 3)]
)
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest"])
def test_open_maps_can_be_chosen_for_the_numbers_of_players_they_suit(shape: str, seats: int, scenario: str) -> None:
    game = shaped(shape, seats=seats, scenario=scenario)
    assert sorted(laid(game)) == [(0, 0), (0, 1), (1, -1), (1, 0)]
    columns = {"open_3": 3, "open_4": 4, "open_5": 5}[shape]
    assert len({column for _, column in fits(game, "countryside")}) == columns


@rule("mage_knight.map-shapes.open-suits-4")
def test_four_players_have_the_fully_open_map_in_the_full_conquest() -> None:
    assert {(0, 2), (2, -2)} <= fits(table(4), "countryside")
