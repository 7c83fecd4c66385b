"""Full Conquest: setup by players, cities of level 4, the end when all have fallen, and points for cities."""

import pytest

import roundtable as rt
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import CHOOSE_TACTIC, begun, fresh, tiles
from tests.rules.mage_knight.arrange_scenario import (
    BLUE,
    CITY_SLOTS,
    FRONTIER,
    GREEN,
    RED,
    WHITE,
    Space,
    all_tiles,
    before_city,
    garrison,
    idle,
    idle_game,
    reach,
    storm,
    turns_left,
    with_move,
)
from tests.rules.mage_knight.arrange_score import last_round, part, titles
from tests.rules.mage_knight.look import end_turn

THREE = {**FRONTIER, (1, 1): "countryside-03", (0, 2): "countryside-04"}


@rule("mage_knight.scenario-full-conquest.players-2-to-4")
def test_two_to_four_can_play_against_each_other() -> None:
    for seats in (2, 3, 4):
        game = fresh(seats)
        assert (game.asks, game.dummies, len(game.players)) == (CHOOSE_TACTIC, [], seats)
    for seats in (1, 5):
        with pytest.raises(rt.BadSettings):
            begun(seats)


@rule("mage_knight.scenario-full-conquest.six-rounds")
def test_the_game_lasts_three_days_and_three_nights() -> None:
    assert idle_game(fresh(2)) == [False, True] * 3


# ---- the map ----


@rule("mage_knight.scenario-full-conquest.map-by-players")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_2_or_3_the_map_is_a_wedge(seats: int) -> None:
    game = table(seats, tiles=THREE, next_tiles=["countryside-05"], forced=False)
    assert tiles(game.tiles[24:25]) == ["start-a"]
    assert reach(game) == {"0,3", "1,2", "2,0", "2,1"}
    core = table(seats, tiles=THREE, next_tiles=["core-01"], forced=False)
    assert reach(core) == {"1,2"}  # none on the coast


@rule("mage_knight.scenario-full-conquest.map-by-players")
def test_with_4_the_map_is_open_over_five_columns() -> None:
    game = table(4, tiles={**THREE, (1, -1): "countryside-06"}, next_tiles=["countryside-05"], forced=False)
    assert tiles(game.tiles[24:25]) == ["start-b"]
    assert reach(game) == {"1,2", "2,-2", "2,-1", "2,0", "2,1"}  # column 2 is the last above, -2 below


@rule(
    "mage_knight.scenario-full-conquest.countryside-tiles",
    "mage_knight.scenario-full-conquest.city-tiles",
    "mage_knight.scenario-full-conquest.non-city-core-tiles",
)
@pytest.mark.parametrize(("seats", "countryside", "cities", "core"), [(2, 8, 2, 1), (3, 9, 3, 2), (4, 11, 4, 3)])
def test_the_tiles_of_the_stack(seats: int, countryside: int, cities: int, core: int) -> None:
    for seed in range(4):
        game = fresh(seats, seed=seed)
        assert len(all_tiles(game, "countryside")) == countryside
        assert len(all_tiles(game, "core-city")) == cities
        assert len(all_tiles(game, "core-non-city")) == core


@rule("mage_knight.scenario-full-conquest.cities-level-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_city_has_level_4(seats: int) -> None:
    game = table(seats, tiles=dict(list(CITY_SLOTS.items())[:seats]), forced=False)
    for city in (GREEN, BLUE, WHITE, RED)[:seats]:
        level, defenders = garrison(game, city)
        assert (level, defenders) == (4, LEVEL_4[city])


LEVEL_4: dict[Space, list[str]] = {
    GREEN: ["brown", "grey", "white"],
    BLUE: ["grey", "violet", "white"],
    WHITE: ["grey", "grey", "white"],
    RED: ["brown", "violet", "violet"],
}


# ---- the end ----


@rule(
    "mage_knight.scenario-full-conquest.end-after-all-cities-conquered",
    "mage_knight.scenario-full-conquest.goal-conquer-all-cities",
    "mage_knight.scenario-full-conquest.mission-success",
)
@pytest.mark.parametrize(
    ("seats", "seat", "taken", "turns"),
    [
        (2, 0, {BLUE: [1]}, [1, 0]),
        (2, 1, {BLUE: [1]}, [0, 1]),
        (3, 1, {BLUE: [1], WHITE: [0]}, [2, 0, 1]),
        (4, 3, {BLUE: [1], WHITE: [0], RED: [0]}, [0, 1, 2, 3]),
    ],
)
def test_all_have_one_last_turn_when_the_last_city_has_fallen(
    seats: int, seat: int, taken: dict[Space, list[int]], turns: list[int]
) -> None:
    game = storm(before_city(seats, taken, seat))
    assert game.scenario_over
    assert (turns_left(game), game.over, game.round) == (turns, True, 1)


@rule(
    "mage_knight.scenario-full-conquest.goal-conquer-all-cities",
    "mage_knight.scenario-full-conquest.mission-success",
)
@pytest.mark.parametrize(("seats", "taken"), [(2, {}), (3, {BLUE: [1]}), (4, {BLUE: [1], WHITE: [0]})])
def test_one_city_left_is_not_enough(seats: int, taken: dict[Space, list[int]]) -> None:
    game = storm(before_city(seats, taken))
    assert not game.scenario_over
    assert len(turns_left(game)) > seats
    assert (game.over, game.round) == (False, 2)


@rule("mage_knight.scenario-full-conquest.goal-conquer-all-cities")
def test_a_city_not_found_yet_has_to_be_found() -> None:
    game = before_city(2, {}, tiles={(0, 1): "core-05", (1, 0): "countryside-02"})
    assert not storm(game).scenario_over


@rule("mage_knight.scenario-full-conquest.end-immediately-at-round-end")
def test_a_round_announced_before_ends_the_game_without_more_turns() -> None:
    hand = {0: ["fireball", "march"], 2: ["rage"]}
    game = before_city(3, {BLUE: [1], WHITE: [2]}, hand=hand, deck={1: []}, move=0)
    end_turn(game)  # seat 1 has neither cards nor deck and announces the end of the Round
    assert (game.announced, game.seat) == (1, 2)
    end_turn(game)
    assert game.seat == 0
    game.players[0].mana = (1, 0, 0, 0, 0, 0)
    storm(with_move(game, 2))
    assert (game.scenario_over, game.over, game.round) == (True, True, 1)


@rule("mage_knight.scenario-full-conquest.end-immediately-at-round-end")
def test_an_announcement_after_the_last_city_costs_only_the_own_turn() -> None:
    hand = {0: ["fireball", "march"], 1: ["rage"]}
    game = storm(before_city(3, {BLUE: [1], WHITE: [2]}, deck={2: []}, hand=hand))
    assert (turns_left(game), game.over, game.round) == ([1, 0], True, 1)
    assert game.announced == 2  # with neither cards nor deck, between the two


# ---- scoring ----


def at_the_end(shields: dict[Space, list[int]], standing: Space | None = None, **more: object) -> list[int]:
    """Let the last Round run out with shields on cities, one of them perhaps not conquered; give the points."""
    enemies: dict[Space, list[str]] = {city: ["guardsmen"] if city == standing else [] for city in shields}
    game = last_round(3, tiles=dict(list(CITY_SLOTS.items())[:3]), enemies=enemies, shields=shields, **more)
    assert game.over
    assert [part(game, "cities", seat) for seat in range(3)] == game_cities(shields, standing)
    assert game.scenario_over == (standing is None and len(shields) == 3)
    return titles(game, "city-title")


def game_cities(shields: dict[Space, list[int]], standing: Space | None) -> list[int]:
    """Count by hand: 7 for the leader of a conquered city, 4 for each other shield owner."""
    found = [0, 0, 0]
    for city, marks in shields.items():
        if city == standing:
            continue
        leader = max(dict.fromkeys(marks), key=marks.count)
        for seat in set(marks):
            found[seat] += 7 if seat == leader else 4
    return found


@rule("mage_knight.scenario-full-conquest.score-achievements")
def test_the_achievements_are_scored_with_titles() -> None:
    discard = {0: ["fireball"], 1: ["wound"]}
    game = last_round(2, fame={0: 5, 1: 5}, discard=discard, crystals={1: ["red", "red"]}, units={1: ["altem-mages"]})
    assert game.over
    assert titles(game) == [3, 3]
    assert game.scores() == [5 + 2 + 3, 5 - 2 - 3 + 1 + 3 + 4 + 3]


@rule(
    "mage_knight.scenario-full-conquest.score-city-leader-7", "mage_knight.scenario-full-conquest.score-city-shield-4"
)
@pytest.mark.parametrize(
    ("shields", "points"),
    [
        ({GREEN: [0]}, [7, 0]),
        ({GREEN: [0, 0, 1]}, [7, 4]),
        ({GREEN: [0, 1, 1]}, [4, 7]),
        ({GREEN: [1, 0]}, [4, 7]),  # the earliest shield leads
        ({GREEN: [0], BLUE: [0, 1]}, [14, 4]),
        ({GREEN: [0, 1], BLUE: [1, 0]}, [11, 11]),
        ({}, [0, 0]),
    ],
)
def test_a_conquered_city_scores_7_for_its_leader_and_4_for_others_with_a_shield(
    shields: dict[Space, list[int]], points: list[int]
) -> None:
    cities = dict(list(CITY_SLOTS.items())[:2])
    game = last_round(2, tiles=cities, enemies={city: [] for city in shields}, shields=shields)
    assert [part(game, "cities", seat) for seat in (0, 1)] == points


@rule(
    "mage_knight.scenario-full-conquest.score-city-leader-7", "mage_knight.scenario-full-conquest.score-city-shield-4"
)
def test_a_city_with_a_defender_left_scores_nothing() -> None:
    cities = dict(list(CITY_SLOTS.items())[:2])
    game = last_round(2, tiles=cities, enemies={GREEN: ["guardsmen"]}, shields={GREEN: [0, 0, 1]})
    assert [part(game, "cities", seat) for seat in (0, 1)] == [0, 0]


@rule(
    "mage_knight.scenario-full-conquest.score-city-title-5", "mage_knight.scenario-full-conquest.score-city-title-tie-2"
)
@pytest.mark.parametrize(
    ("shields", "title"),
    [
        ({GREEN: [0], BLUE: [0, 1]}, [5, 0, 0]),
        ({GREEN: [2]}, [0, 0, 5]),
        ({GREEN: [0], BLUE: [1]}, [2, 2, 0]),
        ({GREEN: [0], BLUE: [1], WHITE: [2]}, [2, 2, 2]),
        ({}, [0, 0, 0]),
    ],
)
def test_the_greatest_city_conqueror(shields: dict[Space, list[int]], title: list[int]) -> None:
    assert at_the_end(shields) == title


@rule("mage_knight.scenario-full-conquest.score-city-title-5")
def test_a_city_not_conquered_earns_no_title() -> None:
    assert at_the_end({GREEN: [0, 0], BLUE: [1]}, standing=GREEN) == [0, 5, 0]


@rule("mage_knight.scenario-full-conquest.winner-most-fame", "mage_knight.scenario-full-conquest.mission-success")
@pytest.mark.parametrize(("fame", "won"), [((30, 4), [0]), ((4, 30), [1])])
def test_most_fame_wins_whether_or_not_the_mission_succeeded(fame: tuple[int, ...], won: list[int]) -> None:
    failed = last_round(2, fame=dict(enumerate(fame)))
    assert (failed.over, failed.scenario_over, failed.winners()) == (True, False, won)
    done = storm(before_city(2, {BLUE: [1]}, fame=dict(enumerate(fame))))
    while not done.over:
        idle(done)
    assert (done.scenario_over, done.winners()) == (True, won)
