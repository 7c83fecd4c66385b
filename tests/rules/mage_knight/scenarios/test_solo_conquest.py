"""Solo Conquest: one player against two cities, six Rounds and a dummy player."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import COLOURS_OF_CARD, KIND_OF, SKILLS, TACTIC
from roundtable.games.mage_knight.content.names import DUMMY, NONE
from roundtable.kernel.zone import EVERYBODY
from tests.proof import rule
from tests.rules.mage_knight.arrange import HEROES, table
from tests.rules.mage_knight.arrange_course import (
    CHOOSE_TACTIC,
    DAY_TACTICS,
    NIGHT_TACTICS,
    alone,
    begun,
    fresh,
    kinds,
    tactics_taken,
    tiles,
)
from tests.rules.mage_knight.arrange_scenario import (
    BLUE,
    CITY_SLOTS,
    FRONTIER,
    GREEN,
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
    with_move,
)
from tests.rules.mage_knight.arrange_score import last_round, part
from tests.rules.mage_knight.look import offered, play

SOLO = "solo_conquest"
TWO_CITIES = dict(list(CITY_SLOTS.items())[:2])


@rule("mage_knight.scenario-solo-conquest.players-1")
def test_it_is_for_one_player() -> None:
    assert len(alone().players) == 1
    for seats in (2, 3, 4):
        with pytest.raises(rt.BadSettings):
            begun(seats, SOLO)


@rule("mage_knight.scenario-solo-conquest.six-rounds")
def test_the_game_lasts_three_days_and_three_nights() -> None:
    assert idle_game(alone()) == [False, True] * 3


# ---- the map ----


@rule("mage_knight.scenario-solo-conquest.map-wedge")
def test_the_map_is_a_wedge() -> None:
    laid = {**FRONTIER, (1, 1): "countryside-03"}
    game = table(1, scenario=SOLO, tiles=laid, next_tiles=["countryside-05"], forced=False)
    assert tiles(game.tiles[24:25]) == ["start-a"]
    assert reach(game) == {"0,2", "1,2", "2,0", "2,1"}
    core = table(1, scenario=SOLO, tiles=laid, next_tiles=["core-01"], forced=False)
    assert reach(core) == set()  # none on the coast


@rule(
    "mage_knight.scenario-solo-conquest.countryside-tiles-7",
    "mage_knight.scenario-solo-conquest.city-tiles-2",
    "mage_knight.scenario-solo-conquest.non-city-core-tiles-2",
)
@pytest.mark.parametrize("seed", range(5))
def test_the_tiles_of_the_stack(seed: int) -> None:
    game = alone(seed=seed)
    assert len(all_tiles(game, "countryside")) == 7
    assert len(all_tiles(game, "core-city")) == 2
    assert len(all_tiles(game, "core-non-city")) == 2


@rule("mage_knight.scenario-solo-conquest.cities-level-5-then-8")
def test_the_first_city_has_level_5_and_the_second_level_8() -> None:
    game = table(1, scenario=SOLO, tiles=TWO_CITIES, forced=False)
    assert garrison(game, GREEN) == (5, ["brown", "brown", "white"])
    assert garrison(game, BLUE) == (8, ["violet", "violet", "white", "white"])
    other = table(1, scenario=SOLO, tiles={(1, 0): "core-06", (0, 1): "core-05"}, forced=False)
    assert garrison(other, BLUE) == (5, ["violet", "violet", "white"])
    assert garrison(other, GREEN) == (8, ["brown", "brown", "white", "white"])


# ---- setup ----


@rule("mage_knight.scenario-solo-conquest.dummy-player")
def test_a_dummy_player_takes_turns_and_limits_the_round() -> None:
    game = alone()
    dummy = game.dummies[0]
    assert (len(game.dummies), len(dummy.deck.cards), sum(dummy.crystals)) == (1, 16, 3)
    assert dummy.hero != game.players[0].hero
    tactics_taken(game, "great-start")
    assert sorted(game.order) == [DUMMY, 0]
    while not dummy.discard:
        idle(game)
    colour = COLOURS_OF_CARD[KIND_OF[dummy.discard[2]]].bit_length() - 1
    assert len(dummy.discard) == 3 + dummy.crystals[colour]
    while game.round == 1 and game.announced == NONE:
        idle(game)
    assert (game.round, game.announced, len(dummy.deck.cards)) == (1, DUMMY, 0)  # it announces the end of the Round
    with pytest.raises(rt.BadSettings):
        alone(dummy_player=False)


@rule("mage_knight.scenario-solo-conquest.spells-removed")
def test_the_four_competitive_spells_109_to_112_are_not_in_the_deck() -> None:
    game = alone()
    removed = {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"}
    assert set(kinds(game.removed)) == removed
    for found, count in ((game, 16), (fresh(2), 20)):
        spells = {*kinds(found.spell_deck.cards), *kinds(found.spell_offer)}
        assert (len(spells), removed & spells) == (count, set() if found is game else removed)


@rule("mage_knight.scenario-solo-conquest.interactive-skill-removed")
@pytest.mark.parametrize("hero", HEROES)
def test_the_competitive_skill_is_not_in_the_pile(hero: str) -> None:
    game = alone(hero_1=hero)
    pile = [SKILLS[skill] for skill in game.players[0].skill_pile.cards]
    assert len(pile) == 10
    assert ([skill.competitive for skill in pile].count(True), [skill.cooperative for skill in pile].count(True)) == (
        0,
        1,
    )
    assert not [skill for skill in game.dummies[0].skill_pile.cards if SKILLS[skill].competitive]
    against = [SKILLS[skill] for skill in fresh(2, hero_1=hero, hero_2="any").players[0].skill_pile.cards]
    assert [skill.competitive for skill in against].count(True) == 1


# ---- Tactics ----


@rule(
    "mage_knight.scenario-solo-conquest.player-chooses-tactic-first",
    "mage_knight.scenario-solo-conquest.dummy-random-remaining-tactic",
)
def test_the_player_chooses_first_and_the_dummy_gets_any_of_the_rest() -> None:
    got: set[str] = set()
    for seed in range(40):
        game = alone(seed=seed)
        assert (game.asks, tactics_of(game)) == (CHOOSE_TACTIC, [])
        assert offered(game, "tactic") == list(DAY_TACTICS)
        tactics_taken(game, "planning")
        assert tactics_of(game)[0] == "planning"
        got.add(tactics_of(game)[1])
    assert got == set(DAY_TACTICS) - {"planning"}


@rule("mage_knight.scenario-solo-conquest.player-chooses-tactic-first")
def test_the_player_chooses_first_in_later_rounds_too() -> None:
    game = alone()
    game.players[0].fame = 20  # more than the dummy player will ever have
    for _ in range(6):
        assert (game.asks, game.seat, tactics_of(game)) == (CHOOSE_TACTIC, 0, [])
        idle_round(game)


@rule(
    "mage_knight.scenario-solo-conquest.used-tactics-removed",
    "mage_knight.scenario-solo-conquest.each-tactic-used-once",
)
@pytest.mark.parametrize("seed", range(3))
def test_used_tactics_leave_the_game_so_that_each_is_used_once(seed: int) -> None:
    game = alone(seed=seed)
    used: list[str] = []
    while not game.over:
        left = NIGHT_TACTICS if game.night else DAY_TACTICS
        assert offered(game, "tactic") == [name for name in left if name not in used]
        game.play(f"tactic {offered(game, 'tactic')[-1]}")
        while NONE in (game.players[0].tactic, game.dummies[0].tactic):
            idle(game)
        now = tactics_of(game)
        idle_round(game)
        used += now
        assert sorted(TACTIC.words[tactic] for tactic in game.tactics_gone) == sorted(used)
    assert sorted(used) == sorted([*DAY_TACTICS, *NIGHT_TACTICS])


# ---- the end ----


@rule("mage_knight.scenario-solo-conquest.end-after-all-cities-conquered")
def test_the_player_has_one_last_turn_and_the_dummy_none() -> None:
    game = before_city(1, {BLUE: [0]}, scenario=SOLO)
    flipped = len(game.dummies[0].discard)
    storm(game)
    assert (game.seat, len(game.dummies[0].discard)) == (0, flipped)
    assert (turns_left(game), game.over, len(game.dummies[0].discard)) == ([0], True, flipped)
    unfinished = storm(before_city(1, {}, scenario=SOLO))
    assert len(unfinished.dummies[0].discard) > flipped
    assert not unfinished.scenario_over


@rule("mage_knight.scenario-solo-conquest.win-all-cities")
def test_the_player_wins_by_conquering_all_cities() -> None:
    won = storm(before_city(1, {BLUE: [0]}, scenario=SOLO))
    assert (turns_left(won), won.winners()) == ([0], [0])
    for shields in ({}, {GREEN: [0]}):
        lost = ended(shields=shields, fame={0: 90})
        assert (lost.over, lost.winners()) == (True, [])


# ---- scoring ----


def ended(**more: object) -> MageKnightTable:
    """Let the last Round run out; cities with a shield are conquered."""
    shields = more.get("shields", {})
    assert isinstance(shields, dict)
    given: dict[str, object] = {"tiles": TWO_CITIES, "enemies": {city: [] for city in shields}, **more}
    return last_round(1, scenario=SOLO, **given)


@rule(
    "mage_knight.scenario-solo-conquest.score-may-be-counted-anyway",
    "mage_knight.scenario-solo-conquest.score-base-fame",
    "mage_knight.scenario-solo-conquest.score-achievements-no-titles",
)
def test_fame_and_achievements_without_titles_count_after_a_failure_too() -> None:
    game = ended(
        fame={0: 40},
        discard={0: ["fireball", "ice-bolt", "ruby-ring", "wound"]},
        units={0: ["altem-mages", "peasants wounded"]},
        crystals={0: ["red", "blue", "red"]},
    )
    assert (game.over, game.winners()) == (True, [])
    names = ("fame", "knowledge", "loot", "leader", "beating", "titles", "city-title")
    assert [part(game, name) for name in names] == [40, 3, 3, 4, -2, 0, 0]
    assert game.scores()[0] - part(game, "dummy-cards") == 48


@rule("mage_knight.scenario-solo-conquest.score-city-10", "mage_knight.scenario-solo-conquest.score-all-cities-15")
@pytest.mark.parametrize(
    ("cities", "each", "all_of_them"), [([], 0, 0), ([GREEN], 10, 0), ([BLUE], 10, 0), ([GREEN, BLUE], 20, 15)]
)
def test_a_conquered_city_scores_10_and_all_of_them_15_more(
    cities: list[tuple[int, int]], each: int, all_of_them: int
) -> None:
    game = ended(shields={city: [0] for city in cities})
    assert (part(game, "cities"), part(game, "all-cities")) == (each, all_of_them)


@rule("mage_knight.scenario-solo-conquest.score-round-left-30")
@pytest.mark.parametrize(("round", "points"), [(1, 150), (3, 90), (5, 30), (6, 0)])
def test_each_round_not_played_scores_30(round: int, points: int) -> None:
    game = storm(before_city(1, {BLUE: [0]}, scenario=SOLO, round=round, night=round % 2 == 0))
    turns_left(game)
    assert (game.over, game.round, part(game, "rounds-left")) == (True, round, points)


@rule("mage_knight.scenario-solo-conquest.score-dummy-card-1")
@pytest.mark.parametrize("count", [0, 1, 7, 16])
def test_each_card_the_dummy_has_not_turned_scores_1(count: int) -> None:
    game = before_city(1, {BLUE: [0]}, scenario=SOLO)
    dummy = game.dummies[0]
    every = [*dummy.deck.cards, *dummy.discard]
    while dummy.deck.cards:
        dummy.deck.remove(0)
    for deed in every[:count]:
        dummy.deck.put(deed, EVERYBODY, game.clock)
    dummy.discard = tuple(every[count:])
    storm(game)
    turns_left(game)
    assert (game.over, part(game, "dummy-cards")) == (True, count)


@rule("mage_knight.scenario-solo-conquest.score-no-announcement-5")
def test_a_last_round_without_announcement_scores_5() -> None:
    game = storm(before_city(1, {BLUE: [0]}, scenario=SOLO))
    turns_left(game)
    assert (game.over, game.announced, part(game, "no-announcement")) == (True, NONE, 5)


@rule("mage_knight.scenario-solo-conquest.score-no-announcement-5")
def test_an_announcement_by_the_player_or_the_dummy_costs_the_5() -> None:
    late = before_city(1, {BLUE: [0]}, scenario=SOLO, deck={0: []})
    storm(late)
    late.play("announce")
    assert (late.over, late.announced, part(late, "no-announcement")) == (True, 0, 0)
    out = before_city(1, {BLUE: [0]}, scenario=SOLO, move=0)
    dummy = out.dummies[0]
    dummy.discard = (*dummy.discard, *dummy.deck.cards)
    while dummy.deck.cards:
        dummy.deck.remove(0)
    out.turn.duty = True
    play(out, "end-turn", "done")
    assert (out.seat, out.announced) == (0, DUMMY)
    out.players[0].mana = (1, 0, 0, 0, 0, 0)
    storm(with_move(out, 2))
    assert (out.over, out.announced, part(out, "no-announcement")) == (True, DUMMY, 0)
