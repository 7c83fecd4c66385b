"""Full Cooperation: all players in one team against all cities, six Rounds and a dummy player."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import HEROES as EVERY_HERO
from roundtable.games.mage_knight.content.components import SKILLS, TACTIC
from roundtable.games.mage_knight.content.names import DUMMY, NONE
from roundtable.kernel.zone import EVERYBODY
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import CHOOSE_TACTIC, DAY_TACTICS, begun, fresh, kinds, tiles
from tests.rules.mage_knight.arrange_scenario import (
    BLUE,
    CITIES,
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
    idle_round,
    reach,
    storm,
    tactics_of,
    turns_left,
)
from tests.rules.mage_knight.arrange_score import part
from tests.rules.mage_knight.look import offered, options, play

FULL = "full_cooperation"
THREE_CITIES = dict(list(CITY_SLOTS.items())[:3])


@rule("mage_knight.scenario-full-cooperation.players-2-or-3")
@rule("mage_knight.dummy-player.cooperative-4-players-extra-deck")
def test_it_is_for_two_or_three_and_for_four_with_another_hero_of_the_box() -> None:
    for seats in (2, 3, 4):
        assert len(fresh(seats, FULL).players) == seats
    with pytest.raises(rt.BadSettings):
        begun(1, FULL)
    four = fresh(4, FULL)
    assert EVERY_HERO[four.dummies[0].hero].set != 0  # all heroes of the base set are taken
    assert len(four.dummies[0].deck.cards) == 16
    four.check()


@rule("mage_knight.scenario-full-cooperation.six-rounds")
def test_the_game_lasts_three_days_and_three_nights() -> None:
    assert idle_game(fresh(2, FULL)) == [False, True] * 3


# ---- the map ----


@rule("mage_knight.scenario-full-cooperation.map-fully-open")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_is_fully_open(seats: int) -> None:
    laid = {**FRONTIER, (1, 1): "countryside-03", (1, -1): "countryside-06"}
    game = table(seats, scenario=FULL, tiles=laid, next_tiles=["countryside-05"], forced=False)
    assert tiles(game.tiles[24:25]) == ["start-b"]
    assert {"2,-2", "0,2", "2,1"} <= reach(game)  # both sides, five columns


@rule(
    "mage_knight.scenario-full-cooperation.countryside-tiles",
    "mage_knight.scenario-full-cooperation.city-tiles",
    "mage_knight.scenario-full-cooperation.non-city-core-tiles",
)
@pytest.mark.parametrize(("seats", "countryside", "cities", "core"), [(2, 8, 3, 2), (3, 10, 4, 3), (4, 11, 4, 4)])
def test_the_tiles_of_the_stack(seats: int, countryside: int, cities: int, core: int) -> None:
    for seed in range(3):
        game = fresh(seats, FULL, seed)
        assert len(all_tiles(game, "countryside")) == countryside
        assert len(all_tiles(game, "core-city")) == cities
        assert len(all_tiles(game, "core-non-city")) == core


@rule(
    "mage_knight.scenario-full-cooperation.cities-level-5",
    "mage_knight.scenario-full-cooperation.last-city-level",
    "mage_knight.scenario-full-cooperation.variant-city-levels",
)
@pytest.mark.parametrize(("seats", "levels"), [(2, [5, 5, 8]), (3, [5, 5, 5, 11]), (4, [5, 5, 5, 11])])
def test_all_cities_have_level_5_but_the_last_revealed(seats: int, levels: list[int]) -> None:
    slots = dict(list(CITY_SLOTS.items())[: len(levels)])
    game = table(seats, scenario=FULL, tiles=slots, forced=False)
    assert [garrison(game, city)[0] for city in CITIES[: len(levels)]] == levels
    chosen = {"first_city_level": 3, "other_city_levels": 4}
    other = table(seats, scenario=FULL, tiles=slots, settings=chosen, forced=False)
    assert [garrison(other, city)[0] for city in CITIES[: len(levels)]] == [3] + [4] * (len(levels) - 1)


@rule(
    "mage_knight.scenario-full-cooperation.cities-level-5",
    "mage_knight.scenario-full-cooperation.last-city-level",
    "mage_knight.variant-map.shape-and-tile-numbers-free",
)
@pytest.mark.parametrize(
    ("seats", "cities", "levels"), [(2, 1, (8,)), (2, 2, (5, 8)), (2, 4, (5, 5, 5, 8)), (3, 2, (5, 11))]
)
def test_however_many_cities_there_are_only_the_last_is_stronger(seats: int, cities: int, levels: object) -> None:
    assert fresh(seats, FULL, core_city_tiles=cities).rules.city_levels == levels


# ---- setup ----


@rule("mage_knight.scenario-full-cooperation.dummy-player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dummy_player_takes_turns_and_limits_the_round(seats: int) -> None:
    game = fresh(seats, FULL)
    dummy = game.dummies[0]
    assert (len(game.dummies), len(dummy.deck.cards), sum(dummy.crystals)) == (1, 16, 3)
    assert dummy.hero not in [player.hero for player in game.players]
    assert not dummy.skill_pile.cards  # its Skills are for solo games
    while game.asks == CHOOSE_TACTIC:
        idle(game)
    assert sorted(game.order) == [DUMMY, *range(seats)]
    while game.round == 1 and game.announced == NONE:
        idle(game)
    assert (game.round, game.announced, len(dummy.deck.cards)) == (1, DUMMY, 0)
    with pytest.raises(rt.BadSettings):
        begun(seats, FULL, dummy_player=False)


@rule("mage_knight.scenario-full-cooperation.spells-removed")
def test_the_four_competitive_spells_are_not_in_the_deck() -> None:
    game = fresh(2, FULL)
    removed = {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"}
    assert set(kinds(game.removed)) == removed
    assert not removed & {*kinds(game.spell_deck.cards), *kinds(game.spell_offer)}


@rule("mage_knight.scenario-full-cooperation.interactive-skill-removed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_pile_has_the_cooperative_skill_and_not_the_competitive_one(seats: int) -> None:
    for player in fresh(seats, FULL).players:
        pile = [SKILLS[skill] for skill in player.skill_pile.cards]
        assert len(pile) == 10
        assert [skill.competitive for skill in pile].count(True) == 0
        assert [skill.cooperative for skill in pile].count(True) == 1


# ---- Tactics ----


@rule("mage_knight.scenario-full-cooperation.dummy-tactic-first-random")
def test_the_dummy_gets_a_random_tactic_before_the_players_choose() -> None:
    got: set[str] = set()
    for seed in range(40):
        game = fresh(2, FULL, seed)
        assert game.asks == CHOOSE_TACTIC
        (taken,) = tactics_of(game)
        assert offered(game, "tactic") == [name for name in DAY_TACTICS if name != taken]
        got.add(taken)
    assert got == set(DAY_TACTICS)


def end_of_round(seats: int = 2, round: int = 1, **more: object) -> MageKnightTable:
    """Let a Round run out until the players are asked for a Tactic to remove."""
    deck: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    night = round % 2 == 0
    game = table(seats, scenario=FULL, round=round, night=night, deck=deck, forced=False, **more)  # type: ignore[arg-type]  # handed on
    turns_up_to(game, "name-tactic")
    return game


def turns_up_to(game: MageKnightTable, question: str) -> None:
    """Let everybody do nothing until a question, the next Tactics, or the end of the game."""
    while not game.over and game.asks not in (CHOOSE_TACTIC, f"mage_knight.{question}"):
        idle(game)


@rule("mage_knight.scenario-full-cooperation.one-player-tactic-removed")
def test_the_players_together_remove_a_tactic_one_of_them_used() -> None:
    game = end_of_round(3)
    assert (game.asks, game.seat) == ("mage_knight.name-tactic", 0)
    used = ["early-bird", "planning", "great-start"]
    assert offered(game, "tactic") == used  # not the dummy player's
    play(game, "tactic planning", "accept")
    assert not game.tactics_gone  # the third has not agreed yet
    play(game, "accept")
    assert [TACTIC.words[one] for one in game.tactics_gone] == ["planning"]
    assert (game.round, game.night) == (2, True)
    idle_round(game)
    while game.round == 2:
        idle(game)
    assert "planning" not in [*offered(game, "tactic"), *tactics_of(game)]


@rule("mage_knight.scenario-full-cooperation.one-player-tactic-removed")
def test_whoever_refuses_lets_the_next_player_name_one_and_the_last_decides() -> None:
    game = end_of_round(3)
    play(game, "tactic planning", "accept", "decline")
    assert (game.asks, game.seat, game.tactics_gone) == ("mage_knight.name-tactic", 1, ())
    play(game, "tactic early-bird", "decline")
    assert (game.asks, game.seat, game.tactics_gone) == ("mage_knight.name-tactic", 2, ())
    play(game, "tactic great-start")
    assert [TACTIC.words[one] for one in game.tactics_gone] == ["great-start"]


@rule("mage_knight.scenario-full-cooperation.no-tactic-removed-in-last-day-or-night")
@pytest.mark.parametrize(("round", "asked"), [(1, True), (2, True), (3, True), (4, True), (5, False), (6, False)])
def test_no_tactic_is_removed_in_the_last_day_or_night(round: int, asked: bool) -> None:
    game = end_of_round(2, round)
    assert (game.asks == "mage_knight.name-tactic") == asked


@rule("mage_knight.scenario-full-cooperation.one-player-tactic-removed")
def test_none_is_removed_when_too_few_would_be_left() -> None:
    game = end_of_round(4)
    assert game.asks == "mage_knight.name-tactic"  # six Tactics for four players and the dummy player
    again = table(4, scenario=FULL, round=3, deck={seat: [] for seat in range(4)}, forced=False)
    again.tactics_gone = (TACTIC.at("mana-steal"),)
    turns_up_to(again, "name-tactic")
    assert again.asks == CHOOSE_TACTIC


# ---- the team ----


@rule("mage_knight.scenario-full-cooperation.team-rules-one-team")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_are_one_team_with_one_score(seats: int) -> None:
    game = fresh(seats, FULL)
    assert game.team_of == (0,) * seats
    game.players[0].fame = 30
    assert len(set(game.scores())) == 1
    with pytest.raises(rt.BadSettings):
        begun(seats, FULL, teams="none")


# ---- the end ----


@rule("mage_knight.scenario-full-cooperation.end-after-all-cities-conquered")
def test_all_players_have_one_last_turn_and_the_dummy_none() -> None:
    game = before_city(2, {BLUE: [1], WHITE: [0]}, scenario=FULL, tiles=THREE_CITIES)
    flipped = len(game.dummies[0].discard)
    storm(game)
    assert game.scenario_over
    assert (turns_left(game), game.over, len(game.dummies[0].discard)) == ([1, 0], True, flipped)
    unfinished = storm(before_city(2, {BLUE: [1]}, scenario=FULL, tiles=THREE_CITIES))
    assert not unfinished.scenario_over


@rule("mage_knight.scenario-full-cooperation.win-all-cities")
def test_all_win_by_conquering_all_cities_and_otherwise_all_fail() -> None:
    won = storm(before_city(2, {BLUE: [1], WHITE: [0]}, scenario=FULL, tiles=THREE_CITIES))
    turns_left(won)
    assert won.winners() == [0, 1]
    lost = ended({GREEN: [0], BLUE: [0]}, 2, fame={0: 90, 1: 90})
    assert (lost.over, lost.winners()) == (True, [])


# ---- scoring ----


def ended(shields: dict[Space, list[int]], seats: int, **more: object) -> MageKnightTable:
    """Let the last Round run out; cities with a shield are conquered."""
    slots = dict(list(CITY_SLOTS.items())[: seats + 1])
    given: dict[str, object] = {"enemies": {city: [] for city in shields}, "tiles": slots, **more}
    deck: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    game = table(seats, scenario=FULL, round=6, night=True, deck=deck, shields=shields, forced=False, **given)  # type: ignore[arg-type]  # handed on
    turns_left(game)
    assert game.over
    return game


RICH: dict[str, object] = {
    "fame": {0: 40, 1: 25},
    "discard": {0: ["fireball", "ice-bolt", "wound"], 1: ["ruby-ring", "endless-bag-of-gold", "wound", "wound"]},
    "units": {0: ["altem-mages"], 1: ["peasants"]},
}
NAMES = ("fame", "knowledge", "loot", "leader", "conqueror", "adventurer", "beating", "titles", "city-title")


@rule(
    "mage_knight.scenario-full-cooperation.score-may-be-counted-anyway",
    "mage_knight.scenario-full-cooperation.score-base-lowest-fame",
    "mage_knight.scenario-full-cooperation.score-achievements-best-player",
    "mage_knight.scenario-full-cooperation.score-no-titles",
)
def test_lowest_fame_and_the_best_in_each_achievement_count_after_a_failure_too() -> None:
    game = ended({}, 2, **RICH)
    assert game.winners() == []
    for seat in (0, 1):
        assert [part(game, name, seat) for name in NAMES] == [25, 3, 4, 4, 0, 0, -4, 0, 0]
    assert game.scores()[0] == game.scores()[1]


@rule("mage_knight.scenario-full-cooperation.variant-lowest-achievement-counts")
def test_by_a_variant_the_lowest_counts_but_still_the_largest_penalty() -> None:
    game = ended({}, 2, settings={"lowest_achievement_counts": True}, **RICH)
    for seat in (0, 1):
        assert [part(game, name, seat) for name in NAMES] == [25, 0, 0, 1, 0, 0, -4, 0, 0]
    with pytest.raises(rt.BadSettings):
        begun(2, "full_conquest", lowest_achievement_counts=True)


@rule(
    "mage_knight.scenario-full-cooperation.score-city-10", "mage_knight.scenario-full-cooperation.score-all-cities-15"
)
@pytest.mark.parametrize(
    ("cities", "each", "all_of_them"),
    [([], 0, 0), ([GREEN], 10, 0), ([GREEN, WHITE], 20, 0), ([GREEN, BLUE, WHITE], 30, 15)],
)
def test_a_conquered_city_scores_10_and_all_of_them_15_more(cities: list[Space], each: int, all_of_them: int) -> None:
    game = ended({city: [0] for city in cities}, 2)
    for seat in (0, 1):
        assert (part(game, "cities", seat), part(game, "all-cities", seat)) == (each, all_of_them)


@rule("mage_knight.scenario-full-cooperation.score-each-player-leads-10")
@pytest.mark.parametrize(
    ("shields", "points"),
    [
        ({GREEN: [0], BLUE: [1], WHITE: [2]}, 10),
        ({GREEN: [0], BLUE: [1], WHITE: [2], RED: [0]}, 10),
        ({GREEN: [0], BLUE: [1, 2, 1], WHITE: [0]}, 0),  # the third has a shield but leads none
        ({}, 0),
    ],
)
def test_10_more_if_each_player_leads_a_city(shields: dict[Space, list[int]], points: int) -> None:
    game = ended(shields, 3)
    assert [part(game, "all-lead", seat) for seat in range(3)] == [points] * 3


@rule("mage_knight.scenario-full-cooperation.score-round-left-30")
@pytest.mark.parametrize(("round", "points"), [(1, 150), (5, 30), (6, 0)])
def test_each_round_not_played_scores_30(round: int, points: int) -> None:
    taken = {BLUE: [1], WHITE: [0]}
    night = round % 2 == 0
    game = storm(before_city(2, taken, scenario=FULL, tiles=THREE_CITIES, round=round, night=night))
    turns_left(game)
    assert (game.over, game.round, part(game, "rounds-left", 1)) == (True, round, points)


@rule("mage_knight.scenario-full-cooperation.score-dummy-card-1")
@rule("mage_knight.scenario-full-cooperation.score-no-announcement-5")
@pytest.mark.parametrize("count", [1, 9])
def test_each_card_the_dummy_has_not_turned_scores_1_and_no_announcement_5(count: int) -> None:
    game = before_city(2, {BLUE: [1], WHITE: [0]}, scenario=FULL, tiles=THREE_CITIES)
    dummy = game.dummies[0]
    every = [*dummy.deck.cards, *dummy.discard]
    while dummy.deck.cards:
        dummy.deck.remove(0)
    for deed in every[:count]:
        dummy.deck.put(deed, EVERYBODY, game.clock)
    dummy.discard = tuple(every[count:])
    storm(game)
    turns_left(game)
    assert (part(game, "dummy-cards", 1), part(game, "no-announcement", 1)) == (count, 5)


@rule("mage_knight.scenario-full-cooperation.score-no-announcement-5")
def test_an_announcement_costs_the_5() -> None:
    game = before_city(2, {BLUE: [1], WHITE: [0]}, scenario=FULL, tiles=THREE_CITIES, deck={0: [], 1: []})
    storm(game)
    assert "announce" in options(game) or game.announced == 1
    turns_left(game)
    assert part(game, "no-announcement") == (0 if game.announced != NONE else 5)
    assert game.announced != NONE


def test_four_leave_the_dummy_player_no_hero_of_the_base_set_to_be_fixed() -> None:
    four = {"scenario": "full_cooperation", "dummy_hero": "goldyx"}
    with pytest.raises(rt.BadSettings):
        rt.new("mage_knight", 4, 1, four)
    assert rt.new("mage_knight", 4, 1, {**four, "krang": True}).rules.settings["dummy_hero"] == "goldyx"


def test_four_with_a_dummy_player_have_tactics_for_the_rounds_of_the_scenario_only() -> None:
    with pytest.raises(rt.BadSettings):
        rt.new("mage_knight", 4, 1, {"scenario": "full_cooperation", "rounds": 7})
    assert rt.new("mage_knight", 3, 1, {"scenario": "full_cooperation", "rounds": 7}).rules.settings["rounds"] == 7
