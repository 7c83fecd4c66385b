"""What scenarios with other goals than cities have in common: players, length, map, tiles, and an allied city."""

import pytest

import roundtable as rt
from roundtable.kernel.chance import Chance
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import begun, fresh, tiles
from tests.rules.mage_knight.arrange_scenario import all_tiles, idle_game
from tests.rules.mage_knight.arrange_score import part
from tests.rules.mage_knight.arrange_sites import CENTRE, NORTH_EAST, seen, shields_at
from tests.rules.mage_knight.look import enemies_at, options, play


def chapter(name: str) -> str:
    """Give the chapter of a scenario in the catalogue."""
    return f"mage_knight.scenario-{name.replace('_', '-')}"


def of(name: str, statements: str, *values: object) -> object:
    """Give a parameter set for a scenario, with the statements of its chapter that it proves."""
    return pytest.param(name, *values, marks=rule(*[f"{chapter(name)}.{one}" for one in statements.split()]), id=name)


@pytest.mark.parametrize(
    "name",
    [
        of("mines_liberation", "players-2-to-4"),
        of("druid_nights", "players-2-to-4"),
        of("dungeon_lords", "players-2-to-4"),
    ],
)
def test_two_to_four_can_play_against_each_other(name: str) -> None:
    for seats in (2, 3, 4):
        game = fresh(seats, name)
        assert (game.dummies, len(game.players)) == ([], seats)
    with pytest.raises(rt.BadSettings):
        begun(5, name)


ALONE = ["mines_liberation", "druid_nights", "dungeon_lords", "blitz_conquest"]


@rule("mage_knight.scenario-solo-conquest.other-scenarios-solo")
@pytest.mark.parametrize("name", ALONE)
def test_alone_the_rules_of_solo_conquest_are_used(name: str) -> None:
    game = fresh(1, name)
    assert len(game.dummies) == 1
    assert len(game.removed) == 4  # competitive Spells
    while game.round == 1:
        game.play_at(len(game.options()) - 1)
    assert len(game.tactics_gone) == 2
    assert [part(game, title) for title in ("titles", "city-title", "mine-title")] == [0, 0, 0]


@pytest.mark.parametrize(
    ("name", "nights"),
    [
        of("mines_liberation", "four-rounds", [False, True] * 2),
        of("druid_nights", "four-rounds", [False, True] * 2),
        of("dungeon_lords", "five-rounds", [False, True, False, True, False]),
    ],
)
def test_how_many_days_and_nights_it_lasts(name: str, nights: list[bool]) -> None:
    assert idle_game(fresh(2, name)) == nights


@pytest.mark.parametrize(
    "name",
    [
        of("mines_liberation", "map-by-players"),
        of("druid_nights", "map-by-players"),
        of("dungeon_lords", "map-by-players"),
    ],
)
def test_the_map_is_a_wedge_or_for_four_open_over_four_columns(name: str) -> None:
    for seats, start, shape in ((2, "start-a", "wedge"), (3, "start-a", "wedge"), (4, "start-b", "open-4")):
        game = fresh(seats, name)
        assert (tiles(game.tiles[24:25]), game.rules.shape.id) == ([start], shape)


TILES = "countryside-tiles non-city-core-tiles"


@pytest.mark.parametrize(
    ("name", "counts", "kept", "city"),
    [
        of(
            "mines_liberation",
            f"{TILES} countryside-removed-without-mines city-tile-red",
            {2: (8, 1), 3: (9, 2), 4: (11, 3)},
            ["countryside-02", "countryside-03", "countryside-05", "countryside-06"],
            "core-08",
        ),
        of(
            "druid_nights",
            f"{TILES} countryside-removed-without-glades city-tile-green",
            {2: (8, 1), 3: (9, 2), 4: (11, 3)},
            ["countryside-01", "countryside-02", "countryside-05", "countryside-07", "countryside-08"],
            "core-05",
        ),
        of(
            "dungeon_lords",
            f"{TILES} countryside-removed-without-dungeons city-tile-blue desert-tile-with-monastery-and-tomb-included",
            {2: (8, 1), 3: (9, 2), 4: (11, 3)},
            ["countryside-07", "countryside-09", "core-01"],
            "core-06",
        ),
    ],
)
def test_the_tiles_of_the_stack(name: str, counts: dict[int, tuple[int, int]], kept: list[str], city: str) -> None:
    for seats, (countryside, core) in counts.items():
        for seed in range(5):
            game = fresh(seats, name, seed)
            for one in (game, game.imagine(0, Chance(bytes([seed])))):
                laid = [*all_tiles(one, "countryside"), *all_tiles(one, "core-non-city")]
                assert len(laid) == countryside + core
                assert len([tile for tile in laid if tile.startswith("core")]) == core
                assert set(kept) <= set(laid)
                assert all_tiles(one, "core-city") == [city]


@pytest.mark.parametrize(
    ("name", "city"),
    [
        of("mines_liberation", "city-allied", "core-08"),
        of("druid_nights", "city-allied", "core-05"),
        of("dungeon_lords", "city-allied", "core-06"),
    ],
)
def test_the_city_is_open_to_all_and_led_by_nobody(name: str, city: str) -> None:
    around: dict[tuple[int, int], list[str]] = {(2, -3): [], (1, -2): [], (0, -2): [], (0, -3): []}
    game = table(3, scenario=name, tiles={(0, 1): city}, at={0: NORTH_EAST}, move=2, enemies=around, forced=False)
    assert shields_at(game, CENTRE) == [0, 1, 2]
    assert enemies_at(game, CENTRE) == []
    play(game, "go 1,-3")
    assert (game.combat, seen(game, CENTRE)["leader"]) == (None, None)
    play(game, "interact")
    assert game.turn.influence == 1  # for the shield
    assert "done" in options(game)
