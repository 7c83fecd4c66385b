"""Blitz Cooperation: Full Cooperation, shorter and with a better start."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.content.names import DUMMY
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import begun, fresh, tiles
from tests.rules.mage_knight.arrange_end import ending
from tests.rules.mage_knight.arrange_scenario import (
    BLUE,
    CITIES,
    CITY_SLOTS,
    all_tiles,
    before_city,
    garrison,
    idle_game,
    storm,
    tactics_of,
    turns_left,
)
from tests.rules.mage_knight.arrange_score import part

BLITZ = "blitz_cooperation"


@rule("mage_knight.scenario-blitz-cooperation.players-2-or-3")
def test_it_is_for_two_or_three_and_for_four_by_a_ruling() -> None:
    for seats in (2, 3, 4):
        assert len(fresh(seats, BLITZ).players) == seats
    with pytest.raises(rt.BadSettings):
        begun(1, BLITZ)


@rule("mage_knight.scenario-blitz-cooperation.four-rounds")
def test_the_game_lasts_two_days_and_two_nights() -> None:
    assert idle_game(fresh(3, BLITZ)) == [False, True] * 2


@rule("mage_knight.scenario-blitz-cooperation.full-cooperation-rules-apply")
def test_everything_else_is_as_in_full_cooperation() -> None:
    game = fresh(3, BLITZ)
    assert tiles(game.tiles[24:25]) == ["start-b"]
    assert (len(game.dummies), len(tactics_of(game)), game.team_of) == (1, 1, (0, 0, 0))
    assert len(game.removed) == 4
    assert game.rules.joint_assault
    won = storm(before_city(2, {BLUE: [1]}, scenario=BLITZ))
    assert (turns_left(won), won.winners()) == ([1, 0], [0, 1])
    names = ("cities", "all-cities", "rounds-left", "all-lead", "no-announcement")
    assert [part(won, name) for name in names] == [20, 15, 90, 10, 5]
    assert DUMMY in won.order


@rule(
    "mage_knight.scenario-blitz-cooperation.countryside-tiles",
    "mage_knight.scenario-blitz-cooperation.city-tiles",
    "mage_knight.scenario-blitz-cooperation.non-city-core-tiles",
)
@pytest.mark.parametrize(("seats", "countryside", "cities", "core"), [(2, 7, 2, 1), (3, 8, 3, 2), (4, 9, 4, 3)])
def test_the_tiles_of_the_stack(seats: int, countryside: int, cities: int, core: int) -> None:
    for seed in range(3):
        game = fresh(seats, BLITZ, seed)
        assert len(all_tiles(game, "countryside")) == countryside
        assert len(all_tiles(game, "core-city")) == cities
        assert len(all_tiles(game, "core-non-city")) == core


@rule(
    "mage_knight.scenario-blitz-cooperation.city-levels-2-players",
    "mage_knight.scenario-blitz-cooperation.city-levels-3-players",
)
@pytest.mark.parametrize(("seats", "levels"), [(2, [5, 8]), (3, [5, 8, 11]), (4, [5, 8, 11, 11])])
def test_each_city_revealed_is_stronger(seats: int, levels: list[int]) -> None:
    game = table(seats, scenario=BLITZ, tiles=dict(list(CITY_SLOTS.items())[:seats]), forced=False)
    assert [garrison(game, city)[0] for city in CITIES[:seats]] == levels


@rule("mage_knight.scenario-blitz-cooperation.start-fame-1")
@rule("mage_knight.scenario-blitz-cooperation.start-reputation-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_1_fame_and_2_reputation(seats: int) -> None:
    game = fresh(seats, BLITZ)
    assert [(player.fame, player.reputation, player.level) for player in game.players] == [(1, 2, 1)] * seats


@rule("mage_knight.scenario-blitz-cooperation.fame-1-per-row-crossed")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 4), (7, 9)])
def test_a_row_end_crossed_gives_1_more_fame(before: int, after: int) -> None:
    game = ending("crystal-roll", scenario=BLITZ, rolls=["black"], fame={0: before}, hand={0: ["rage"]})
    game.play("reward crystal-roll")
    assert game.players[0].fame == after


@rule("mage_knight.scenario-blitz-cooperation.one-more-source-die")
@rule("mage_knight.scenario-blitz-cooperation.one-more-unit")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 7)])
def test_the_source_and_the_unit_offer_are_larger_by_one(seats: int, count: int) -> None:
    game = fresh(seats, BLITZ)
    assert (len(game.source), len(game.unit_offer)) == (count, count)
    usual = fresh(seats, "full_cooperation")
    assert (len(usual.source), len(usual.unit_offer)) == (count - 1, count - 1)
