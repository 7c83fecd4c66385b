"""Building spaces: a manor on a free tile for a material at the end of a line; towers give a bonus."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.content import BOTTOM_BORDER, TOP_BORDER
from roundtable.games.merlin.names import PRINCIPALITY
from roundtable.games.merlin.vocabulary import CELL
from tests.proof import rule
from tests.rules.merlin.arrange import before, has, offered, play, shown, stock, table

COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")
ALL_SIX = [f"material {colour}" for colour in COLOURS]
HAND = {0: ["32", "33", "34", "35"]}  # missions that ask for no material
NEAR_B2 = ("a2", "a3", "b1", "b3", "c2", "c3")


def environs(cell: str, tile: str) -> list[str]:
    """Eighteen tiles, with a tile like "lake+" on a cell."""
    tiles = [word + tower for word in ("mountain", "forest", "lake") for tower in ("", "", "", "", "+", "+")]
    here, there = CELL.at(cell), tiles.index(tile)
    tiles[here], tiles[there] = tiles[there], tiles[here]
    return tiles


def at_building_space(
    goods: list[str], *, tower: str = "", manors: dict[str, int] | None = None, markers_used: int = 0
) -> MerlinTable:
    """Seat 0 has come to a building space; the tile of the cell `tower` has one, b2 has none otherwise."""
    game = table(
        knight={0: before("build-1")},
        goods={0: goods},
        manors=manors,
        tiles=environs(tower, "lake+") if tower else environs("b2", "lake"),
        influence={0: ["black"] * markers_used},
        hand=HAND,
    )
    play(game, "die 1 knight", "act")
    return game


def cells(game: MerlinTable) -> list[str]:
    return [CELL.words[cell] for cell in range(len(game.manors))]


def colours(game: MerlinTable, cell: str) -> list[str]:
    """Colours that the table shows for a cell; test_lines_in_six_directions… proves them."""
    return list(shown(game)["environs"][CELL.at(cell)]["colours"])


def ends_of_lines(cell: str, rows: int) -> set[str]:
    """Colours at the ends of the six lines, on paper: half a tile to the side for each row up or down."""
    row, at = "abcd".index(cell[0]), 2 * int(cell[1]) + "abcd".index(cell[0]) % 2
    found: set[str] = set()
    for down in (-1, 0, 1):
        for right in (-1, 1):
            y, x = row + down, at + right * (2 - abs(down))
            while 0 <= y < rows and 0 <= x - 2 - y % 2 <= 10:
                y, x = y + down, x + right * (2 - abs(down))
            if y < 0:
                found.add(PRINCIPALITY.words[TOP_BORDER[(x - 1) // 2]])
            elif y == rows:
                found.add(PRINCIPALITY.words[BOTTOM_BORDER[(x - 1 - (rows - 1) % 2) // 2]])
    return found


@rule("merlin.build.one-manor")
@pytest.mark.parametrize("space", ["build-1", "build-2", "build-3"])
def test_one_manor_may_be_built(space: str) -> None:
    game = table(knight={0: before(space)}, goods={0: ALL_SIX}, tiles=environs("b2", "lake"), hand=HAND)
    play(game, "die 1 knight", "act", "build b2", f"pay {colours(game, 'b2')[0]}")
    assert game.manors.count(0) == 1
    assert game.seat == 1


@rule("merlin.build.free-tile-only")
def test_a_tile_with_a_manor_is_taken() -> None:
    game = at_building_space(ALL_SIX, manors={"a1": 0, "c4": 1})
    assert offered(game, "build") == [f"build {cell}" for cell in cells(game) if cell not in ("a1", "c4")]


@rule("merlin.build.any-tile")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_free_tile_may_be_chosen_wherever_it_lies(seats: int) -> None:
    game = table(seats, knight={0: before("build-1")}, goods={0: ALL_SIX}, manors={"a1": 0}, hand=HAND)
    play(game, "die 1 knight", "act")
    assert len(cells(game)) == (24 if seats == 4 else 18)
    assert offered(game, "build") == [f"build {cell}" for cell in cells(game) if cell != "a1"]


@rule("merlin.build.one-material")
def test_a_manor_costs_one_material_of_an_allowed_colour() -> None:
    game = at_building_space(ALL_SIX * 2)
    allowed = colours(game, "b2")
    play(game, "build b2")
    assert offered(game) == [f"pay {colour}" for colour in allowed]
    play(game, f"pay {allowed[1]}")
    assert [has(game, 0, one) for one in ALL_SIX] == [2 - (one == f"material {allowed[1]}") for one in ALL_SIX]


@rule("merlin.build.six-directions")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("colour", COLOURS)
def test_lines_in_six_directions_show_the_allowed_colours(seats: int, colour: str) -> None:
    game = table(seats, knight={0: before("build-1")}, goods={0: [f"material {colour}"]})
    play(game, "die 1 knight", "act")
    rows = 4 if seats == 4 else 3
    fitting = [cell for cell in cells(game) if colour in ends_of_lines(cell, rows)]
    assert offered(game, "build") == [f"build {cell}" for cell in fitting]


@rule("merlin.build.open-sides")
@pytest.mark.parametrize(
    ("cell", "top", "bottom"), [("b6", [5], [5]), ("a1", [0, 1], [2]), ("c1", [2], [0, 1]), ("a6", [5, 6], [4])]
)
def test_lines_that_leave_at_a_side_show_nothing(cell: str, top: list[int], bottom: list[int]) -> None:
    game = at_building_space(ALL_SIX)
    reached = {TOP_BORDER[at] for at in top} | {BOTTOM_BORDER[at] for at in bottom}
    play(game, f"build {cell}")
    assert offered(game) == [f"pay {PRINCIPALITY.words[colour]}" for colour in sorted(reached)]


@rule("merlin.build.at-least-one-colour")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tile_can_be_paid_with_some_colour(seats: int) -> None:
    buildable: set[str] = set()
    for colour in COLOURS:
        game = table(seats, knight={0: before("build-1")}, goods={0: [f"material {colour}"]})
        play(game, "die 1 knight", "act")
        buildable.update(offered(game, "build"))
    assert buildable == {f"build {cell}" for cell in cells(table(seats))}


@rule("merlin.build.choose-colour")
def test_the_player_chooses_among_the_allowed_colours_in_the_castle() -> None:
    for choice in (0, 1):
        allowed = colours(table(), "b2")[:2]
        game = at_building_space([f"material {colour}" for colour in allowed])
        play(game, "build b2")
        assert game.asks == "merlin.pay-material"
        assert offered(game) == [f"pay {colour}" for colour in allowed]
        play(game, f"pay {allowed[choice]}")
        assert [has(game, 0, f"material {colour}") for colour in allowed] == [choice, 1 - choice]


@rule("merlin.build.line-over-manors")
def test_manors_do_not_interrupt_lines() -> None:
    surrounded = {cell: at % 2 for at, cell in enumerate(NEAR_B2)}
    game = at_building_space(ALL_SIX, manors=surrounded)
    play(game, "build b2")
    assert set(offered(game)) == {f"pay {colour}" for colour in ends_of_lines("b2", 3)}


@rule("merlin.build.material-must-be-owned")
def test_nothing_can_be_built_without_a_fitting_material_in_the_castle() -> None:
    allowed = colours(table(), "b2")
    wrong = [f"material {colour}" for colour in COLOURS if colour not in allowed]
    game = at_building_space(wrong)
    assert "build b2" not in offered(game)


@rule("merlin.build.material-must-be-owned")
def test_other_players_materials_and_other_pieces_do_not_pay() -> None:
    pieces = {0: ["shield grey", "flag orange"], 1: ALL_SIX}
    game = table(knight={0: before("build-1")}, goods=pieces, forced=False)
    play(game, "die 1 knight", "move clockwise")
    assert "act" not in offered(game)


@rule("merlin.build.material-returned")
def test_the_material_goes_back_to_its_principality() -> None:
    allowed = colours(table(), "b2")[0]
    game = at_building_space([f"material {allowed}"] * 2)
    assert stock(game, f"material {allowed}") == 4
    play(game, "build b2")
    assert stock(game, f"material {allowed}") == 5


@rule("merlin.build.manor-placed")
def test_a_manor_of_the_own_supply_stands_on_the_tile() -> None:
    game = at_building_space([f"material {colours(table(), 'b2')[0]}"], manors={"a1": 0, "a2": 1})
    assert [player.manors for player in game.players] == [6, 6]
    play(game, "build b2")
    assert {cell: game.manors[CELL.at(cell)] for cell in ("a1", "a2", "b2")} == {"a1": 0, "a2": 1, "b2": 0}
    assert [player.manors for player in game.players] == [5, 6]


@rule("merlin.build.tower-bonus")
@pytest.mark.parametrize("bonus", ["take shield brown", "take flag brown", "mark brown"])
def test_a_tower_gives_a_shield_a_flag_or_influence(bonus: str) -> None:
    game = at_building_space([f"material {colours(table(), 'b2')[0]}"], tower="b2")
    play(game, "build b2")
    assert game.asks == "merlin.tower-bonus"
    wanted = [f"{bonus} {colour}" for bonus in ("take shield", "take flag", "mark") for colour in COLOURS]
    assert sorted(offered(game)) == sorted([*wanted, "skip"])
    play(game, bonus)
    gained = [has(game, 0, "shield brown"), has(game, 0, "flag brown"), game.players[0].influence[5]]
    assert gained == [int(bonus == one) for one in ("take shield brown", "take flag brown", "mark brown")]
    assert game.players[0].markers == (5 if bonus == "mark brown" else 6)
    assert game.seat == 1


@rule("merlin.build.tower-bonus")
def test_a_tile_without_a_tower_gives_no_bonus() -> None:
    game = at_building_space([f"material {colours(table(), 'b2')[0]}"], tower="c6")
    play(game, "build b2")
    assert game.seat == 1


@rule("merlin.build.tower-bonus-optional")
def test_the_bonus_of_a_tower_may_be_declined() -> None:
    game = at_building_space([f"material {colours(table(), 'b2')[0]}"], tower="b2")
    play(game, "build b2", "skip")
    assert sum(game.players[0].goods) == sum(game.players[0].influence) == 0
    assert game.manors[CELL.at("b2")] == 0


@rule("merlin.build.tower-no-material")
def test_a_tower_gives_no_material() -> None:
    game = at_building_space([f"material {colours(table(), 'b2')[0]}"], tower="b2")
    play(game, "build b2")
    assert [option for option in offered(game) if "material" in option] == []


@rule("merlin.build.tower-no-influence-needed")
@pytest.mark.parametrize("good", ["shield", "flag"])
def test_the_bonus_of_a_tower_needs_no_influence(good: str) -> None:
    game = at_building_space([f"material {colours(table(), 'b2')[0]}"], tower="b2", markers_used=1)
    play(game, "build b2", f"take {good} purple")
    assert has(game, 0, f"{good} purple") == 1
    assert game.players[0].influence == [1, 0, 0, 0, 0, 0]


@rule("merlin.build.tower-bonus-availability")
def test_a_tower_gives_only_what_is_left() -> None:
    first = colours(table(), "b2")[0]
    owned = [f"material {first}", *["shield grey"] * 6, *["flag orange"] * 6]
    game = at_building_space(owned, tower="b2", markers_used=6)
    play(game, "build b2")
    shields = [f"take shield {colour}" for colour in COLOURS if colour != "grey"]
    flags = [f"take flag {colour}" for colour in COLOURS if colour != "orange"]
    assert offered(game, "take") == shields + flags
    assert offered(game, "mark") == []


@rule("merlin.build.seven-max")
def test_the_seventh_manor_is_the_last() -> None:
    six = ("a1", "a3", "a5", "b1", "c1", "c5")
    game = at_building_space(ALL_SIX, manors=dict.fromkeys(six, 0))
    play(game, "build b2", f"pay {colours(game, 'b2')[0]}")
    assert (game.manors.count(0), game.players[0].manors) == (7, 0)
    game = table(knight={0: before("build-1")}, goods={0: ALL_SIX}, manors=dict.fromkeys((*six, "b2"), 0), forced=False)
    play(game, "die 1 knight", "move clockwise")
    assert "act" not in offered(game)


@rule("merlin.build.example-three-colours")
def test_example_a_tile_for_grey_blue_or_orange() -> None:
    fitting = [cell for cell in cells(table()) if ends_of_lines(cell, 3) == {"grey", "blue", "orange"}]
    assert fitting
    for colour in COLOURS:
        game = at_building_space([f"material {colour}"])
        for cell in fitting:
            assert (f"build {cell}" in offered(game)) == (colour in ("grey", "blue", "orange"))


@rule("merlin.build.example-tower-lake")
def test_example_grey_for_a_lake_with_a_tower_and_a_black_shield() -> None:
    green = 1
    cell = next(cell for cell in cells(table()) if "grey" in colours(table(), cell))
    game = table(
        first=green,
        knight={green: before("build-1")},
        goods={green: ["material grey"]},
        tiles=environs(cell, "lake+"),
    )
    play(game, "die 1 knight", "act", f"build {cell}", "take shield black")
    assert game.manors[CELL.at(cell)] == green
    assert (has(game, green, "material grey"), stock(game, "material grey")) == (0, 6)
    assert (has(game, green, "shield black"), stock(game, "shield black")) == (1, 5)
