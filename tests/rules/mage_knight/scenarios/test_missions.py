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

MISSIONS = ["mines_liberation", "druid_nights", "dungeon_lords"]


@rule(
    "mage_knight.scenario-mines-liberation.players-2-to-4",
    "mage_knight.scenario-druid-nights.players-2-to-4",
    "mage_knight.scenario-dungeon-lords.players-2-to-4",
)
@pytest.mark.parametrize("name", MISSIONS)
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


@rule(
    "mage_knight.scenario-mines-liberation.four-rounds",
    "mage_knight.scenario-druid-nights.four-rounds",
    "mage_knight.scenario-dungeon-lords.five-rounds",
)
@pytest.mark.parametrize(
    ("name", "nights"),
    [
        ("mines_liberation", [False, True] * 2),
        ("druid_nights", [False, True] * 2),
        ("dungeon_lords", [False, True, False, True, False]),
    ],
)
def test_how_many_days_and_nights_it_lasts(name: str, nights: list[bool]) -> None:
    assert idle_game(fresh(2, name)) == nights


@rule(
    "mage_knight.scenario-mines-liberation.map-by-players",
    "mage_knight.scenario-druid-nights.map-by-players",
    "mage_knight.scenario-dungeon-lords.map-by-players",
)
@pytest.mark.parametrize("name", MISSIONS)
def test_the_map_is_a_wedge_or_for_four_open_over_four_columns(name: str) -> None:
    for seats, start, shape in ((2, "start-a", "wedge"), (3, "start-a", "wedge"), (4, "start-b", "open-4")):
        game = fresh(seats, name)
        assert (tiles(game.tiles[24:25]), game.rules.shape.id) == ([start], shape)


@pytest.mark.parametrize("name", MISSIONS)
def test_nobody_imagines_a_stack_before_there_is_one(name: str) -> None:
    game = begun(2, name).imagine(0, Chance(b"1"))
    assert game.stack == ()
    while game.asks == "mage_knight.choose-hero":
        game.play_at(0)
    assert len(all_tiles(game, "countryside")) == 8


COUNTS = {2: (8, 1), 3: (9, 2), 4: (11, 3)}  # countryside tiles, core tiles without a city


@rule(
    "mage_knight.scenario-mines-liberation.countryside-tiles",
    "mage_knight.scenario-mines-liberation.non-city-core-tiles",
    "mage_knight.scenario-druid-nights.countryside-tiles",
    "mage_knight.scenario-druid-nights.non-city-core-tiles",
    "mage_knight.scenario-dungeon-lords.countryside-tiles",
    "mage_knight.scenario-dungeon-lords.non-city-core-tiles",
    "mage_knight.scenario-mines-liberation.countryside-removed-without-mines",
    "mage_knight.scenario-mines-liberation.city-tile-red",
    "mage_knight.scenario-druid-nights.countryside-removed-without-glades",
    "mage_knight.scenario-druid-nights.city-tile-green",
    "mage_knight.scenario-dungeon-lords.countryside-removed-without-dungeons",
    "mage_knight.scenario-dungeon-lords.city-tile-blue",
    "mage_knight.scenario-dungeon-lords.desert-tile-with-monastery-and-tomb-included",
)
@pytest.mark.parametrize(
    ("name", "kept", "city"),
    [
        ("mines_liberation", ["countryside-02", "countryside-03", "countryside-05", "countryside-06"], "core-08"),
        (
            "druid_nights",
            ["countryside-01", "countryside-02", "countryside-05", "countryside-07", "countryside-08"],
            "core-05",
        ),
        ("dungeon_lords", ["countryside-07", "countryside-09", "core-01"], "core-06"),
    ],
)
def test_the_tiles_of_the_stack(name: str, kept: list[str], city: str) -> None:
    for seats, (countryside, core) in COUNTS.items():
        for seed in range(5):
            game = fresh(seats, name, seed)
            for one in (game, game.imagine(0, Chance(bytes([seed])))):
                laid = [*all_tiles(one, "countryside"), *all_tiles(one, "core-non-city")]
                assert len(laid) == countryside + core
                assert len([tile for tile in laid if tile.startswith("core")]) == core
                assert set(kept) <= set(laid)
                assert all_tiles(one, "core-city") == [city]


@rule(
    "mage_knight.scenario-mines-liberation.city-allied",
    "mage_knight.scenario-druid-nights.city-allied",
    "mage_knight.scenario-dungeon-lords.city-allied",
)
@pytest.mark.parametrize(
    ("name", "city"),
    [("mines_liberation", "core-08"), ("druid_nights", "core-05"), ("dungeon_lords", "core-06")],
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
