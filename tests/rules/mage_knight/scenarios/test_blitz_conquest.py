"""Blitz Conquest: a short conquest with more of everything, and Fame for each row of the track."""

import pytest

import roundtable as rt
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import CHOOSE_TACTIC, begun, fresh, next_round, tiles
from tests.rules.mage_knight.arrange_end import ending
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
    idle_game,
    reach,
    storm,
    turns_left,
    with_move,
)
from tests.rules.mage_knight.arrange_score import last_round, part, titles
from tests.rules.mage_knight.look import end_turn, options, play

BLITZ = "blitz_conquest"
THREE = {**FRONTIER, (1, 1): "countryside-03"}
VILLAGE = (2, -3)  # of countryside-01 in slot (0, 1)
RUINS = (2, -4)  # of countryside-08 there
DEN = (0, -3)  # of countryside-06 in slot (0, 1)


@rule("mage_knight.scenario-blitz-conquest.players-2-to-4")
def test_two_to_four_can_play_against_each_other() -> None:
    for seats in (2, 3, 4):
        game = fresh(seats, BLITZ)
        assert (game.asks, game.dummies, len(game.players)) == (CHOOSE_TACTIC, [], seats)
    with pytest.raises(rt.BadSettings):
        begun(5, BLITZ)


@rule("mage_knight.scenario-blitz-conquest.four-rounds")
def test_the_game_lasts_two_days_and_two_nights() -> None:
    assert idle_game(fresh(2, BLITZ)) == [False, True] * 2


# ---- the map ----


@rule("mage_knight.scenario-blitz-conquest.map-by-players")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_2_or_3_the_map_is_a_wedge(seats: int) -> None:
    game = table(seats, scenario=BLITZ, tiles=THREE, next_tiles=["countryside-05"], forced=False)
    assert tiles(game.tiles[24:25]) == ["start-a"]
    assert reach(game) == {"0,2", "1,2", "2,0", "2,1"}


@rule("mage_knight.scenario-blitz-conquest.map-by-players")
def test_with_4_the_map_is_open_over_four_columns() -> None:
    laid = {**THREE, (1, -1): "countryside-06"}
    game = table(4, scenario=BLITZ, tiles=laid, next_tiles=["countryside-05"], forced=False)
    assert tiles(game.tiles[24:25]) == ["start-b"]
    assert reach(game) == {"2,-2", "2,-1", "2,0", "2,1"}  # column 1 is the last above, -2 below


@rule(
    "mage_knight.scenario-blitz-conquest.countryside-tiles",
    "mage_knight.scenario-blitz-conquest.city-tiles",
    "mage_knight.scenario-blitz-conquest.non-city-core-tiles",
)
@pytest.mark.parametrize(("seats", "countryside", "cities", "core"), [(2, 6, 2, 1), (3, 7, 3, 2), (4, 9, 4, 3)])
def test_the_tiles_of_the_stack(seats: int, countryside: int, cities: int, core: int) -> None:
    for seed in range(4):
        game = fresh(seats, BLITZ, seed)
        assert len(all_tiles(game, "countryside")) == countryside
        assert len(all_tiles(game, "core-city")) == cities
        assert len(all_tiles(game, "core-non-city")) == core


LEVEL_3: dict[Space, list[str]] = {
    GREEN: ["brown", "grey", "grey"],
    BLUE: ["violet", "white"],
    WHITE: ["white", "white"],
    RED: ["brown", "white"],
}


@rule("mage_knight.scenario-blitz-conquest.cities-level-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_city_has_level_3(seats: int) -> None:
    game = table(seats, scenario=BLITZ, tiles=dict(list(CITY_SLOTS.items())[:seats]), forced=False)
    for city in (GREEN, BLUE, WHITE, RED)[:seats]:
        assert garrison(game, city) == (3, LEVEL_3[city])


# ---- the start ----


@rule("mage_knight.scenario-blitz-conquest.start-fame-1", "mage_knight.scenario-blitz-conquest.start-reputation-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_1_fame_and_2_reputation(seats: int) -> None:
    game = fresh(seats, BLITZ)
    assert [(player.fame, player.reputation, player.level) for player in game.players] == [(1, 2, 1)] * seats
    plain = fresh(seats)
    assert [(player.fame, player.reputation) for player in plain.players] == [(0, 0)] * seats


@rule("mage_knight.scenario-blitz-conquest.start-reputation-2-modifier")
def test_at_2_reputation_dealing_with_locals_starts_with_1_influence() -> None:
    start = fresh(2, BLITZ).players[0].reputation
    around = {"tiles": {(0, 1): "countryside-01"}, "at": {0: VILLAGE}, "hand": {0: ["rage"]}}
    game = table(scenario=BLITZ, reputation={0: start}, forced=False, **around)  # type: ignore[arg-type]  # handed on
    game.play("interact")
    assert game.turn.influence == 1


@rule(
    "mage_knight.scenario-blitz-conquest.one-more-source-die",
    "mage_knight.scenario-blitz-conquest.one-more-unit",
    "mage_knight.scenario-blitz-conquest.source-and-offer-example",
)
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 7)])
def test_the_source_and_the_unit_offer_are_larger_by_one(seats: int, count: int) -> None:
    for game in (fresh(seats, BLITZ), next_round(seats, scenario=BLITZ)):
        assert (len(game.source), len(game.unit_offer)) == (count, count)
    usual = fresh(seats)
    assert (len(usual.source), len(usual.unit_offer)) == (count - 1, count - 1)


# ---- rows of the Fame track ----


@rule("mage_knight.scenario-blitz-conquest.fame-1-per-row-crossed")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 4), (3, 4), (6, 7), (7, 9), (14, 16), (98, 100), (118, 119)])
def test_a_row_end_crossed_gives_1_more_fame(before: int, after: int) -> None:
    game = ending("crystal-roll", scenario=BLITZ, rolls=["black"], fame={0: before}, hand={0: ["rage"]})
    game.play("reward crystal-roll")
    assert game.players[0].fame == after
    usual = ending("crystal-roll", rolls=["black"], fame={0: before}, hand={0: ["rage"]})
    usual.play("reward crystal-roll")
    assert usual.players[0].fame == before + 1


@rule(
    "mage_knight.scenario-blitz-conquest.fame-1-per-row-crossed",
    "mage_knight.scenario-blitz-conquest.fame-row-bonus-may-cross-again",
)
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (1, 7),  # 5 for the werewolf and 1 for a row
        (2, 9),  # and here this 1 crosses the next row
        (3, 9),
        (8, 13),
        (9, 14),
        (10, 16),
    ],
)
def test_the_fame_of_a_row_can_cross_another(before: int, after: int) -> None:
    game = table(
        scenario=BLITZ,
        tiles={(0, 1): "countryside-06"},
        at={0: DEN},
        enemies={(1, -2): []},
        next_enemies=["werewolf"],
        fame={0: before},
        hand={0: ["fireball", "march"]},
        mana={0: ["red"]},
        forced=False,
    )
    play(game, "enter", "target 0", "play fireball", "pay red-token red", "strike")
    assert game.players[0].fame == after


@rule("mage_knight.scenario-blitz-conquest.fame-1-per-row-crossed")
@pytest.mark.parametrize(("before", "after"), [(0, 9), (1, 10), (7, 16), (8, 16)])
def test_two_rows_crossed_at_once_give_2_more_fame(before: int, after: int) -> None:
    game = table(
        scenario=BLITZ,
        tiles={(0, 1): "countryside-08"},
        at={0: RUINS},
        enemies={(1, -3): []},
        ruins={RUINS: "altar-red"},
        fame={0: before},
        hand={0: ["march"]},
        mana={0: ["red"] * 3},
        forced=False,
    )
    game.play("tribute")
    while game.players[0].fame == before:
        game.play(next(one for one in options(game) if one.startswith("pay")))
    assert game.players[0].fame == after


# ---- the end ----


@rule("mage_knight.scenario-blitz-conquest.end-after-all-cities-conquered")
@pytest.mark.parametrize(
    ("seats", "seat", "taken", "turns"),
    [
        (2, 0, {BLUE: [1]}, [1, 0]),
        (3, 1, {BLUE: [1], WHITE: [0]}, [2, 0, 1]),
        (4, 3, {BLUE: [1], WHITE: [0], RED: [0]}, [0, 1, 2, 3]),
    ],
)
def test_all_have_one_last_turn_when_the_last_city_has_fallen(
    seats: int, seat: int, taken: dict[Space, list[int]], turns: list[int]
) -> None:
    game = storm(before_city(seats, taken, seat, scenario=BLITZ))
    assert game.scenario_over
    assert (turns_left(game), game.over, game.round) == (turns, True, 1)


@rule("mage_knight.scenario-blitz-conquest.end-after-all-cities-conquered")
def test_one_city_left_is_not_enough() -> None:
    game = storm(before_city(2, {}, scenario=BLITZ))
    assert len(turns_left(game)) > 2
    assert (game.scenario_over, game.over, game.round) == (False, False, 2)


@rule("mage_knight.scenario-blitz-conquest.end-immediately-at-round-end")
def test_a_round_announced_before_ends_the_game_without_more_turns() -> None:
    hand = {0: ["fireball", "march"], 2: ["rage"]}
    game = before_city(3, {BLUE: [1], WHITE: [2]}, scenario=BLITZ, hand=hand, deck={1: []}, move=0)
    end_turn(game)  # seat 1 has neither cards nor deck and announces the end of the Round
    assert (game.announced, game.seat) == (1, 2)
    end_turn(game)
    game.players[0].mana = (1, 0, 0, 0, 0, 0)
    storm(with_move(game, 2))
    assert (game.scenario_over, game.over, game.round) == (True, True, 1)


# ---- scoring ----


@rule("mage_knight.scenario-blitz-conquest.score-like-full-conquest")
def test_cities_and_achievements_are_scored_as_in_full_conquest() -> None:
    cities = dict(list(CITY_SLOTS.items())[:3])
    for scenario, last in ((BLITZ, 4), ("full_conquest", 6)):
        game = last_round(
            3,
            scenario=scenario,
            round=last,
            tiles=cities,
            enemies={GREEN: [], BLUE: [], WHITE: ["guardsmen"]},
            shields={GREEN: [0, 0, 1], BLUE: [0], WHITE: [2]},
            discard={1: ["fireball"], 2: ["wound"]},
            crystals={2: ["red", "blue"]},
        )
        assert game.over
        assert [part(game, "cities", seat) for seat in range(3)] == [14, 4, 0]
        assert (titles(game, "city-title"), titles(game)) == ([5, 0, 0], [0, 3, 0])
        assert game.scores() == [19, 4 + 2 + 3, 1 - 2]


@rule("mage_knight.scenario-blitz-conquest.winner-most-fame")
@pytest.mark.parametrize(("fame", "won"), [((9, 4, 2), [0]), ((4, 9, 8), [1]), ((9, 2, 9), [0, 2])])
def test_most_fame_wins(fame: tuple[int, ...], won: list[int]) -> None:
    game = last_round(3, scenario=BLITZ, round=4, fame=dict(enumerate(fame)))
    assert (game.over, game.winners()) == (True, won)
