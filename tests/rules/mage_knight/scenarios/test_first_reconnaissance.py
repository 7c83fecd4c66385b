"""First Reconnaissance: setup, exploring for Fame, closed cities, and the end when a city is found."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.content.components import UNIT_OF, UNITS
from roundtable.games.mage_knight.content.names import VILLAGE
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import CHOOSE_TACTIC, begun, elite, fresh, kinds, next_round, tiles
from tests.rules.mage_knight.arrange_end import SKILL_ASKS
from tests.rules.mage_knight.arrange_scenario import (
    BESIDE_GREEN,
    FRONTIER,
    GREEN,
    all_tiles,
    before_frontier,
    idle_game,
    reach,
    turns_left,
    with_move,
)
from tests.rules.mage_knight.arrange_score import last_round, part, titles
from tests.rules.mage_knight.look import end_turn, enemies_at, offered, options, place_of, play

RECON = "first_reconnaissance"
INTERACTIVE_SPELLS = {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"}


@rule("mage_knight.scenario-first-reconnaissance.players-2-to-4")
def test_one_to_four_can_play() -> None:
    for seats in (1, 2, 3, 4):
        assert fresh(seats, RECON).asks == CHOOSE_TACTIC
    with pytest.raises(rt.BadSettings):
        begun(5, RECON)


@rule("mage_knight.scenario-first-reconnaissance.three-rounds")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_game_lasts_a_day_a_night_and_a_day(seats: int) -> None:
    assert idle_game(fresh(seats, RECON)) == [False, True, False]


@rule("mage_knight.scenario-first-reconnaissance.light-competitive")
def test_it_is_played_where_nothing_else_is_chosen_and_is_competitive() -> None:
    game = rt.new("mage_knight", 2, 1)
    assert game.rules.settings["scenario"] == RECON
    chosen = fresh(2, RECON)
    assert {
        *kinds(chosen.spell_deck.cards),
        *kinds(chosen.spell_offer),
    } >= INTERACTIVE_SPELLS  # effects against others are in play


# ---- the map ----


@rule("mage_knight.scenario-first-reconnaissance.map-wedge-unlimited")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_core_tiles_may_lie_on_the_coast_of_the_wedge(seats: int) -> None:
    laid = {**FRONTIER, (1, 1): "countryside-03"}
    game = table(seats, scenario=RECON, tiles=laid, next_tiles=["core-01"], forced=False)
    assert tiles(game.tiles[24:25]) == ["start-a"]
    assert reach(game) == {"0,2", "2,0"}
    bounded = table(2, tiles=laid, next_tiles=["core-01"], forced=False)
    assert reach(bounded) == set()
    plain = table(seats, scenario=RECON, tiles=laid, next_tiles=["countryside-04"], forced=False)
    assert reach(plain) == {"0,2", "1,2", "2,0", "2,1"}  # and nothing outside the wedge


@rule(
    "mage_knight.scenario-first-reconnaissance.countryside-tiles",
    "mage_knight.scenario-first-reconnaissance.countryside-tiles-in-numeric-order",
    "mage_knight.scenario-first-reconnaissance.countryside-lowest-numbers",
)
@pytest.mark.parametrize(("seats", "count"), [(2, 8), (3, 9), (4, 11)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_lowest_countryside_tiles_come_in_their_order(seats: int, count: int, seed: int) -> None:
    game = fresh(seats, RECON, seed)
    expected = [f"countryside-{number:02}" for number in range(1, count + 1)]
    assert all_tiles(game, "countryside") == expected
    order = list(reversed(tiles(game.stack)))
    assert order[: count - 2] == expected[2:]  # the first two are laid
    assert (tiles([game.tiles[36]]), tiles([game.tiles[25]])) == (expected[:1], expected[1:2])


@rule(
    "mage_knight.scenario-first-reconnaissance.city-tiles-1",
    "mage_knight.scenario-first-reconnaissance.non-city-core-tiles-2",
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_city_and_two_other_core_tiles_lie_under_the_countryside(seats: int) -> None:
    found = set()
    for seed in range(8):
        game = fresh(seats, RECON, seed)
        assert (len(all_tiles(game, "core-city")), len(all_tiles(game, "core-non-city"))) == (1, 2)
        assert all([name.startswith("core") for name in tiles(game.stack[:3])])
        found |= set(tiles(game.stack[:3]))
    assert len(found) > 3  # at random


@rule("mage_knight.scenario-first-reconnaissance.cities-cannot-be-entered")
def test_a_city_can_be_neither_entered_nor_conquered() -> None:
    around = {"tiles": {(0, 1): "core-05"}, "at": {0: BESIDE_GREEN}, "enemies": {(2, -3): [], (0, -2): []}}
    closed = table(scenario=RECON, move=9, forced=False, **around)  # type: ignore[arg-type]  # handed on
    assert "go 1,-3" not in options(closed)
    assert "go 1,-1" in options(closed)
    assert enemies_at(closed, GREEN) == []
    assert "go 1,-3" in options(table(move=9, forced=False, **around))  # type: ignore[arg-type]  # handed on


@rule("mage_knight.scenario-first-reconnaissance.cities-cannot-be-entered")
@pytest.mark.parametrize(("choice", "place"), [(0, "1,-3"), (1, "1,-4")])
def test_no_effect_leads_into_or_through_a_city_either(choice: int, place: str) -> None:
    for scenario in (RECON, "full_conquest"):
        game = table(
            scenario=scenario,
            tiles={(0, 1): "core-05"},
            enemies={(2, -3): [], (0, -2): [], GREEN: []},
            shields={GREEN: [0]} if scenario != RECON else {},
            at={0: BESIDE_GREEN},
            skills={0: ["goldyx-flight"]},
            move=2,
            forced=False,
        )
        play(game, "use goldyx-flight", f"choose {choice}")
        assert offered(game, "go")
        assert (place in offered(game, "go")) == (scenario != RECON)


# ---- Fame ----


@rule("mage_knight.scenario-first-reconnaissance.fame-1-per-revealed-tile")
@pytest.mark.parametrize("tile", ["countryside-03", "countryside-05", "core-01", "core-05"])
def test_each_tile_revealed_gives_1_fame(tile: str) -> None:
    game = before_frontier(tile=tile, move=2)
    game.play("explore 1,1")
    assert [player.fame for player in game.players] == [1, 0]
    elsewhere = before_frontier(tile=tile, scenario="full_conquest")
    elsewhere.play("explore 1,1")
    assert [player.fame for player in elsewhere.players] == [0, 0]


@rule("mage_knight.scenario-first-reconnaissance.fame-1-per-revealed-tile")
def test_every_tile_counts() -> None:
    game = table(scenario=RECON, tiles=FRONTIER, at={0: (1, -2)}, enemies={(1, -4): []}, forced=False)
    play(with_move(game, 20), "go 2,-3", "explore 1,1", "go 1,-3", "go 1,-4", "explore 0,2")
    assert [player.fame for player in game.players] == [2, 0]


@rule("mage_knight.scenario-first-reconnaissance.setup-tiles-give-no-fame")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_tiles_give_nobody_fame(seats: int) -> None:
    game = fresh(seats, RECON)
    assert len(all_tiles(game, "countryside")) - len([one for one in tiles(game.stack) if "country" in one]) == 2
    assert [player.fame for player in game.players] == [0] * seats


@rule("mage_knight.scenario-first-reconnaissance.no-pvp-unless-agreed")
def test_a_step_onto_another_hero_begins_no_fight() -> None:
    game = table(scenario=RECON, at={0: (0, -1), 1: (1, -1)}, hand={0: ["rage", "march"]}, move=4, forced=False)
    game.play("go 1,-1")
    assert (game.combat, game.seat, game.turn.acted) == (None, 0, False)
    assert {one.split()[0] for one in options(game)} <= {"go", "explore", "end-turn", "play", "sideways"}
    end_turn(game)
    assert (place_of(game, 0), place_of(game, 1)) == ((0, -1), (1, -1))


# ---- offers ----


@rule("mage_knight.scenario-first-reconnaissance.first-game-village-unit-in-offer")
def test_the_first_unit_offer_holds_a_unit_of_the_village() -> None:
    def of_the_village(seed: int, asked: bool) -> bool:
        game = fresh(2, RECON, seed, village_unit_in_first_offer=asked)
        assert len(game.unit_offer) == 4
        return any([UNITS[UNIT_OF[card]].sites >> VILLAGE & 1 for card in game.unit_offer])

    bare = [seed for seed in range(150) if not of_the_village(seed, False)]
    assert bare  # chance does not see to it
    assert all([of_the_village(seed, True) for seed in bare])


@rule("mage_knight.scenario-first-reconnaissance.no-elite-units")
def test_no_elite_units_come_even_after_a_core_tile() -> None:
    laid = {**FRONTIER, (1, 1): "core-01"}
    for seats in (2, 3, 4):
        game = next_round(seats, scenario=RECON, tiles=laid)
        assert elite(game.unit_offer) == [False] * (seats + 2)
    assert any(elite(next_round(2, tiles=laid).unit_offer))


@rule("mage_knight.scenario-first-reconnaissance.offers-hidden-until-needed")
def test_the_offers_are_dealt_when_they_are_first_needed() -> None:
    game = fresh(2, RECON)
    assert (game.advanced_offer, game.spell_offer) == ((), ())
    later = next_round(2, scenario=RECON)
    assert (later.round, later.advanced_offer, later.spell_offer) == (2, (), ())
    rising = table(scenario=RECON, hand={0: ["rage"]}, fame={0: 2}, forced=False)
    rising.players[0].fame = 3
    assert rising.advanced_offer == ()
    rising.play("end-turn")
    assert (rising.asks, len(rising.advanced_offer), len(rising.spell_offer)) == (SKILL_ASKS, 3, 3)


# ---- the end ----


@rule("mage_knight.scenario-first-reconnaissance.end-after-city-revealed")
@pytest.mark.parametrize(("seats", "seat", "turns"), [(2, 0, [1, 0]), (3, 1, [2, 0, 1]), (4, 3, [0, 1, 2, 3])])
def test_all_have_one_more_turn_after_the_city_is_found(seats: int, seat: int, turns: list[int]) -> None:
    game = before_frontier(seats, seat=seat)
    play(game, "explore 1,1")
    assert not game.scenario_over
    end_turn(game)
    assert (turns_left(game), game.over, game.round) == (turns, True, 1)


@rule("mage_knight.scenario-first-reconnaissance.end-after-city-revealed")
def test_another_core_tile_ends_nothing() -> None:
    game = before_frontier(2, tile="core-01")
    play(game, "explore 1,1")
    end_turn(game)
    turns = turns_left(game)
    assert (len(turns) > 2, game.over) == (True, False)


@rule("mage_knight.scenario-first-reconnaissance.end-immediately-at-round-end")
def test_a_round_announced_before_ends_the_game_without_more_turns() -> None:
    game = before_frontier(3, seat=1, hand={0: ["rage"], 1: ["march"]}, deck={2: []}, move=0)
    end_turn(game)  # of seat 1; seat 2 has neither cards nor deck and announces the end of the Round
    assert (game.announced, game.seat) == (2, 0)
    end_turn(game)
    game.play("done")  # nothing is plundered
    play(with_move(game, 2), "explore 1,1")
    end_turn(game)
    assert (game.over, game.round) == (True, 1)


# ---- scoring ----


@rule("mage_knight.scenario-first-reconnaissance.score-achievements")
def test_the_achievements_are_scored_with_titles() -> None:
    discard = {0: ["fireball"], 1: ["wound"]}
    game = last_round(2, scenario=RECON, round=3, fame={0: 5, 1: 5}, discard=discard, crystals={1: ["red", "red"]})
    assert game.over
    assert [part(game, "knowledge"), part(game, "loot", 1), part(game, "beating", 1)] == [2, 1, -2]
    assert titles(game) == [3, 0]
    assert game.scores() == [10, 4]


@rule(
    "mage_knight.scenario-first-reconnaissance.winner-most-fame",
    "mage_knight.scenario-first-reconnaissance.winner-tie-shared",
)
@pytest.mark.parametrize(("fame", "won"), [((9, 4, 2), [0]), ((4, 9, 8), [1]), ((9, 2, 9), [0, 2])])
def test_most_fame_wins_and_ties_share(fame: tuple[int, ...], won: list[int]) -> None:
    game = last_round(3, scenario=RECON, round=3, fame=dict(enumerate(fame)))
    assert (game.over, game.winners()) == (True, won)
    assert last_round(3, scenario=RECON, round=2, fame=dict(enumerate(fame))).winners() == []  # not over yet
