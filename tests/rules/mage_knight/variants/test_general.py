"""What the rulebook says of variants in general, of city levels, and of teams in Full Conquest."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.components import TILE
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.state.variants import VARIANTS
from roundtable.kernel.errors import BadSettings
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.arrange_sites import turn_of
from tests.rules.mage_knight.arrange_variants import allowed, garrison_sizes, hexes, reveal, started
from tests.rules.mage_knight.look import foes_of, options, place_of, play

BOX = rt.box_of("mage_knight")
CITY = (4, -5)  # the centre of slot (1, 1)
BESIDE = (3, -4)
MANY: dict[str, object] = {
    "hero_auction": True,
    "random_tile_orientation": True,
    "random_cities": True,
    "megapolis": 1,
    "daytime": "night_arrival",
    "friendly_mana": True,
    "interactive_combat": True,
    "action_upgrades": True,
    "starting_selection": True,
    "violence": "more",
}


# ---- variants in general ----


@rule("mage_knight.course.variants-need-every-player", "mage_knight.variants-general.agreed-before-hero-choice")
def test_variants_are_fixed_before_anybody_chooses_a_hero() -> None:
    game = rt.new("mage_knight", 2, 1, {"violence": "more"}, False)
    assert game.asks == "mage_knight.choose-hero"
    assert game.rules.settings["violence"] == "more"  # whoever sits down at this table plays with it
    assert not [verb for verb in game.rules.box.vocabulary.verbs if "setting" in verb.wording.id]


@rule("mage_knight.variants-general.first-games-without", "mage_knight.variants-general.none-with-new-players")
def test_who_chooses_nothing_plays_the_first_scenario_without_variants() -> None:
    game = rt.new("mage_knight", 2, 1)
    assert game.rules.settings["scenario"] == "first_reconnaissance"
    rules = started({}, 2, "first_reconnaissance").rules
    found = [rules.hero_auction, rules.random_orientation, rules.random_cities, rules.night_arrival]
    found += [rules.oncoming_darkness, rules.friendly_mana, rules.interactive_combat, rules.action_upgrades]
    found += [rules.starting_selection, rules.megapolises > 0, rules.violence > 0]
    assert not any(found)
    assert rules.interactive_spells
    assert rules.interactive_skills


@rule("mage_knight.variants-general.not-too-many-at-once")
def test_many_variants_can_be_combined_though() -> None:
    game = rt.new("mage_knight", 2, 1, {"scenario": "full_conquest", **MANY}, False)
    game.check()
    assert {name: game.rules.settings[name] for name in MANY} == MANY


@rule("mage_knight.variants-general.may-become-normal-rule")
@pytest.mark.parametrize("name", [setting.name for setting in VARIANTS])
def test_a_variant_can_be_played_in_every_game(name: str) -> None:
    setting = next(one for one in BOX.settings if one.name == name)
    usual = {one.name: one.default for one in BOX.settings}
    found = set()
    for scenario in next(one for one in BOX.settings if one.name == "scenario").allowed:
        for seats in BOX.seat_counts({**usual, "scenario": scenario}):
            values = BOX.allowed(setting, seats, {**usual, "scenario": scenario, "action_upgrades": True})
            assert values[0] == setting.default
            found |= set(values)
    assert found <= set(setting.allowed)


# ---- city levels ----


@rule(
    "mage_knight.variant-city-levels.experienced-may-raise",
    "mage_knight.scenario-full-conquest.variant-higher-city-levels",
    "mage_knight.scenario-blitz-conquest.variant-city-levels",
    "mage_knight.scenario-solo-conquest.variant-city-levels",
    "mage_knight.scenario-full-cooperation.variant-city-levels",
)
@pytest.mark.parametrize(
    ("scenario", "seats"),
    [("full_conquest", 2), ("blitz_conquest", 3), ("solo_conquest", 1), ("full_cooperation", 2)],
)
def test_players_may_raise_the_levels_of_cities(scenario: str, seats: int) -> None:
    usual = started({}, seats, scenario).rules.city_levels
    assert started({"first_city_level": 11, "other_city_levels": 9}, seats, scenario).rules.city_levels == (
        11,
        *[9 for _ in usual[1:]],
    )
    assert max(allowed("first_city_level", seats, scenario=scenario)) == 11  # type: ignore[type-var]


@rule("mage_knight.variant-city-levels.level-11-can-be-conquered-alone")
def test_one_hero_can_conquer_a_city_of_level_11() -> None:
    game = quiet(reveal(table(settings={"first_city_level": 11}, forced=False), "core-08", (1, 1)))
    assert board.state_at(game, space(CITY)).level == 11
    turn_of(game, 0, BESIDE, 12)
    count = len(garrison_sizes(game, space(CITY)))
    play(game, "go 4,-5")
    assert len(foes_of(game)) == count
    for at in range(count):
        foes.destroy(game, at)
    settle(game)
    while game.combat is not None:
        play(game, "next" if "next" in options(game) else options(game)[0])
    assert board.conquered(game, space(CITY))
    assert (board.leader(game, space(CITY)), place_of(game, 0)) == (0, CITY)


def quiet(game: MageKnightTable) -> MageKnightTable:
    """Take all rampaging enemies away."""
    for one in hexes(game):
        if one["site"] in ("marauding-orcs", "draconum"):
            for token in tokens.tokens_at(game, board.spot_at(game, space((one["q"], one["r"])))):
                tokens.discard_token(game, token)
    settle(game)
    return game


# ---- random cities where one is prescribed ----


@rule("mage_knight.variant-map.random-cities-with-defined-city")
def test_the_tile_stays_and_the_city_on_it_is_random() -> None:
    found = set()
    for seed in range(30):
        game = started({"random_cities": True}, 2, "druid_nights", seed)
        assert TILE.at("core-05") in game.stack  # that of the green city
        reveal(game, "core-05", (1, 1))
        found.add(board.city_cards(game, 7 * TILE.at("core-05")))
    assert len(found) == 4


# ---- teams in Full Conquest ----

TEAMS: dict[str, object] = {"teams": "two_teams"}


@rule("mage_knight.scenario-full-conquest.variant-teams-cities")
def test_teams_may_keep_four_cities_or_play_with_two_strong_ones() -> None:
    usual = started(TEAMS, 4).rules
    assert usual.core_cities == 4
    strong = started({**TEAMS, "conquest_team_cities": "two_high_cities"}, 4).rules
    assert (strong.core_cities, strong.city_levels, strong.megapolises) == (2, (10, 10), 0)
    levels = {"first_city_level": 11, "other_city_levels": 5}
    higher = started({**TEAMS, "conquest_team_cities": "two_high_cities", **levels}, 4).rules
    assert higher.city_levels == (11, 10)


@rule("mage_knight.scenario-full-conquest.variant-teams-megapolises")
def test_teams_may_play_with_two_megapolises() -> None:
    chosen = {**TEAMS, "conquest_team_cities": "two_megapolises"}
    assert started(chosen, 4).rules.megapolises == 2
    game = started({**chosen, "megapolis_level": 12, "second_megapolis_level": 15}, 4)
    assert len([tile for tile in game.stack if "core-05" <= TILE.words[tile] <= "core-08"]) == 2
    assert (game.rules.core_cities, game.rules.megapolis_levels) == (2, (12, 15))


def test_only_teams_have_this_choice() -> None:
    with pytest.raises(BadSettings):
        started({"conquest_team_cities": "two_megapolises"}, 4)
    with pytest.raises(BadSettings):
        started({**TEAMS, "conquest_team_cities": "two_high_cities", "core_city_tiles": 3}, 4)
