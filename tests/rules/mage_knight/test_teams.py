"""Teams: how they are formed, what members spare and let each other do, and the score they have in common.

Seats 0 and 2 play against seats 1 and 3.
"""

import json
from functools import partial

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.map import movement
from roundtable.games.mage_knight.vocabulary import V
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import do, wounds_of
from tests.rules.mage_knight.arrange_course import begun, fresh
from tests.rules.mage_knight.arrange_map import Space, space
from tests.rules.mage_knight.arrange_scenario import BLUE, CITY_SLOTS, GREEN, WHITE, all_tiles
from tests.rules.mage_knight.arrange_score import part
from tests.rules.mage_knight.arrange_turn import KEEP, WEST_OF_KEEP, turn_of
from tests.rules.mage_knight.look import end_turn, hand_of, offered, options, place_of, play

PAIRS = {"teams": "two_teams", "team_members": "first_and_third"}
team = partial(table, 4, settings=PAIRS, forced=False)
beside_keep = partial(turn_of, 4, settings=PAIRS, enemies={KEEP: [], (1, -4): []}, move=9)
KEEPS = {(0, 1): "countryside-03", (1, 0): "countryside-09", (1, 1): "countryside-10"}
NORTH_KEEP, EAST_KEEP, FAR_KEEP, BESIDE_NORTH = (2, -4), (4, -2), (3, -4), (1, -4)


# ---- forming them ----


@rule("mage_knight.teams.formed-before-hero-choice")
def test_teams_are_formed_at_random_before_heroes_are_chosen() -> None:
    found: set[tuple[int, ...]] = set()
    for seed in range(30):
        game = begun(4, seed=seed, teams="two_teams")
        assert game.asks == "mage_knight.choose-hero"
        found.add(game.team_of)
    assert found == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)}


@rule("mage_knight.teams.formed-before-hero-choice")
@pytest.mark.parametrize(
    ("members", "teams"),
    [("first_and_second", (0, 0, 1, 1)), ("first_and_third", (0, 1, 0, 1)), ("first_and_fourth", (0, 1, 1, 0))],
)
def test_teams_may_be_agreed_upon(members: str, teams: tuple[int, ...]) -> None:
    assert fresh(4, teams="two_teams", team_members=members).team_of == teams


@rule("mage_knight.teams.four-player-scenarios", "mage_knight.scenario-full-conquest.variant-teams-4-players")
def test_two_teams_are_for_four_players() -> None:
    assert fresh(4).team_of == ()
    assert fresh(4, teams="two_teams").team_of != ()
    for seats in (2, 3):
        with pytest.raises(rt.BadSettings):
            begun(seats, teams="two_teams")
    with pytest.raises(rt.BadSettings):
        begun(4, "first_reconnaissance", teams="two_teams")


@rule("mage_knight.teams.cooperative-assault-recommended")
def test_teams_assault_cities_together_unless_they_agree_otherwise() -> None:
    assert not fresh(4).rules.joint_assault
    assert fresh(4, teams="two_teams").rules.joint_assault
    assert not fresh(4, teams="two_teams", joint_assaults="no").rules.joint_assault


@rule("mage_knight.scenario-full-conquest.variant-teams-cities")
def test_teams_may_play_with_four_cities_or_with_two_strong_ones() -> None:
    assert len(all_tiles(fresh(4, teams="two_teams"), "core-city")) == 4
    strong = fresh(4, teams="two_teams", core_city_tiles=2, first_city_level=10, other_city_levels=11)
    assert (len(all_tiles(strong, "core-city")), strong.rules.city_levels) == (2, (10, 11))


@rule("mage_knight.scenario-full-conquest.variant-teams-megapolises")
def test_teams_may_play_with_two_megapolises() -> None:
    game = fresh(4, teams="two_teams", core_city_tiles=2, megapolis=2)
    assert (len(all_tiles(game, "core-city")), game.rules.megapolises) == (2, 2)


# ---- Skills and Spells ----


@rule("mage_knight.teams.interactive-skills-ignore-teammate")
def test_source_freeze_leaves_the_teammate_the_die() -> None:
    hand = {seat: ["march", "rage"] for seat in range(4)}
    game = team(skills={0: ["goldyx-source-freeze"]}, hand=hand, source=["green"])
    game.play("use goldyx-source-freeze")
    end_turn(game)
    assert (game.turn.seat, offered(game, "power")) == (1, [])
    end_turn(game)
    assert (game.turn.seat, offered(game, "power")) == (2, ["march"])


@rule("mage_knight.teams.interactive-skills-ignore-teammate")
def test_mana_exploit_does_not_wound_the_teammate() -> None:
    hand = {seat: ["march", "rage"] for seat in range(4)}
    game = team(skills={0: ["tovak-mana-exploit"]}, hand=hand)
    play(game, "use tovak-mana-exploit", "colour red")
    for seat, wounds in ((1, 1), (2, 0)):
        end_turn(game)
        game.players[seat].mana = (0, 0, 1, 0, 0, 0)
        settle(game)
        do(game, "power march")
        assert wounds_of(game, seat) == wounds


@rule("mage_knight.teams.interactive-skills-ignore-teammate")
def test_prayer_of_weather_does_not_hamper_the_teammate() -> None:
    hand = {seat: ["march", "rage"] for seat in range(4)}
    game = team(skills={0: ["norowas-prayer-of-weather"]}, hand=hand)
    game.play("use norowas-prayer-of-weather")
    end_turn(game)
    assert [movement.move_cost(game, seat, space((1, -1))) for seat in range(4)] == [1, 4, 3, 4]


@rule("mage_knight.teams.interactive-skills-ignore-teammate")
def test_healing_ritual_passes_by_a_teammate_who_is_closest() -> None:
    hand = {0: ["wound", "march"], 1: ["march"], 2: ["march"], 3: ["march"]}
    at: dict[int, Space] = {0: (0, 0), 1: (3, -2), 2: (1, 0), 3: (1, -3)}
    laid = {(0, 1): "countryside-01", (1, 0): "countryside-03"}
    game = team(skills={0: ["arythea-healing-ritual"]}, hand=hand, tiles=laid, at=at)
    do(game, "use arythea-healing-ritual", "number 1")
    assert offered(game, "choose") == ["1", "3"] or wounds_of(game, 1) + wounds_of(game, 3) == 1
    assert wounds_of(game, 2) == 0


@rule("mage_knight.teams.interactive-spells-affect-teammate")
def test_mana_meltdown_hits_the_teammate_too() -> None:
    hand = {0: ["mana-meltdown", "march"], 1: ["march"], 2: ["march"], 3: ["march"]}
    game = team(hand=hand, mana={0: ["red"]})
    do(game, "play mana-meltdown")
    assert [wounds_of(game, seat) for seat in range(4)] == [0, 1, 1, 1]  # nobody has a crystal


# ---- what members may do ----


@rule("mage_knight.teams.no-trading")
def test_no_action_gives_anything_to_another_player() -> None:
    shields: dict[Space, list[int]] = {GREEN: [0, 2]}
    game = team(
        tiles=CITY_SLOTS,
        at={0: GREEN, 2: GREEN},
        enemies={GREEN: []},
        shields=shields,
        hand={0: ["march", "ruby-ring"], 2: ["march"]},
        crystals={0: ["red"]},
        units={0: ["peasants"]},
        influence=9,
    )
    mate = game.players[2]
    before = (mate.crystals, mate.mana, mate.units, len(mate.hand.cards), mate.discard)
    for notation in options(game):
        after = game.clone()
        after.play(notation)
        other = after.players[2]
        assert (other.crystals, other.mana, other.units, len(other.hand.cards), other.discard) == before
    assert not [verb.word for verb in V.verbs if verb.word in ("give", "trade", "exchange")]


@rule("mage_knight.teams.may-coordinate-openly", "mage_knight.teams.may-not-tell-hands")
def test_members_see_what_lies_open_but_not_each_others_hands() -> None:
    game = team(hand={0: ["rage"], 2: ["crystallize", "march"]}, source=["red"])
    shown = game.view(0)["table"]
    assert isinstance(shown, dict)
    assert shown["players"][2]["hand"] == [None, None]
    assert "crystallize" not in json.dumps(shown["players"][2])
    assert (shown["source"], shown["players"][2]["team"], shown["players"][1]["team"]) == (["red"], 0, 1)


@rule("mage_knight.teams.no-shared-space-at-turn-end", "mage_knight.teams.shared-space-forced-withdrawal")
def test_who_enters_a_teammates_space_last_withdraws() -> None:
    game = team(at={0: (1, -1), 2: (1, 0)}, hand={0: ["march"]}, move=4)
    play(game, "go 1,0")
    end_turn(game)
    assert (place_of(game, 0), wounds_of(game, 0)) == ((1, -1), 1)
    assert (place_of(game, 2), wounds_of(game, 2)) == ((1, 0), 0)


@rule("mage_knight.teams.no-shared-space-at-turn-end")
def test_teammates_may_share_a_city_and_the_portal() -> None:
    game = team(
        tiles=CITY_SLOTS,
        at={0: (1, -2), 2: GREEN},
        enemies={GREEN: [], (2, -3): [], (0, -2): [], (2, -2): []},
        shields={GREEN: [2]},
        hand={0: ["march"]},
        move=4,
    )
    play(game, "go 1,-3")
    end_turn(game)
    assert (place_of(game, 0), place_of(game, 2), wounds_of(game, 0)) == (GREEN, GREEN, 0)


@rule("mage_knight.teams.may-enter-ally-keep")
def test_a_teammates_keep_is_entered_without_an_assault() -> None:
    for owner, fought in ((1, True), (2, False), (3, True)):
        game = beside_keep(at={0: WEST_OF_KEEP}, shields={KEEP: [owner]}, hand={0: ["march", "rage"]})
        before = game.players[0].reputation
        play(game, "go 4,-3")
        assert (game.combat is not None, game.players[0].reputation < before) == (fought, fought)
    end_turn(game := beside_keep(at={0: KEEP}, shields={KEEP: [2]}, hand={0: ["march", "rage"]}))
    assert (place_of(game, 0), wounds_of(game, 0)) == (KEEP, 0)  # it is a safe space


@rule("mage_knight.teams.may-recruit-in-ally-keep")
def test_units_can_be_recruited_in_a_teammates_keep() -> None:
    for owner, sold in ((1, False), (2, True)):
        offer = ["utem-swordsmen", "peasants"]
        game = beside_keep(at={0: KEEP}, shields={KEEP: [owner]}, hand={0: ["march"]}, unit_offer=offer, move=0)
        assert ("interact" in options(game)) == sold
        if sold:
            game.play("interact")
            game.turn.influence = 9
            settle(game)
            assert offered(game, "recruit") == ["utem-swordsmen"]


@rule("mage_knight.teams.ally-keep-hand-limit")
@pytest.mark.parametrize(
    ("owners", "cards"),
    [
        ({NORTH_KEEP: 2, EAST_KEEP: 0, FAR_KEEP: 0}, 7),  # two own keeps, though the one beside is the teammate's
        ({NORTH_KEEP: 2, EAST_KEEP: 2, FAR_KEEP: 0}, 6),
        ({NORTH_KEEP: 2, EAST_KEEP: 2, FAR_KEEP: 2}, 5),
        ({NORTH_KEEP: 1, EAST_KEEP: 0, FAR_KEEP: 0}, 5),
    ],
)
def test_beside_a_teammates_keep_own_keeps_raise_the_hand_limit(owners: dict[Space, int], cards: int) -> None:
    game = team(
        tiles=KEEPS,
        at={0: BESIDE_NORTH},
        enemies={NORTH_KEEP: [], EAST_KEEP: [], FAR_KEEP: [], (2, -2): []},
        shields={keep: [owner] for keep, owner in owners.items()},
        hand={0: ["rage"]},
    )
    end_turn(game)
    assert len(hand_of(game)) == cards


# ---- scoring ----


def scored(**more: object) -> MageKnightTable:
    """Give two teams with something to score."""
    given: dict[str, object] = {
        "fame": {0: 40, 1: 35, 2: 10, 3: 20},
        "discard": {
            0: ["fireball", "wound"],
            1: ["ruby-ring"],
            2: ["ice-bolt", "wound", "wound"],
            3: ["snowstorm", "tremor"],
        },
        "deck": {seat: ["march"] for seat in range(4)},
        **more,
    }
    return team(**given)  # type: ignore[arg-type]  # handed on


@rule(
    "mage_knight.teams.score-shared",
    "mage_knight.teams.score-base-lowest-fame",
    "mage_knight.teams.score-category-higher-member",
    "mage_knight.teams.score-beating-larger-penalty",
)
def test_the_lower_fame_the_better_achievement_and_the_larger_beating_count() -> None:
    game = scored()
    names = ("fame", "knowledge", "loot", "beating")
    for seat in (0, 2):
        assert [part(game, name, seat) for name in names] == [10, 2, 0, -4]
    for seat in (1, 3):
        assert [part(game, name, seat) for name in names] == [20, 4, 2, 0]
    points = game.scores()
    assert (points[0], points[1]) == (points[2], points[3])


@rule("mage_knight.teams.score-titles-compare-best")
def test_titles_compare_the_best_of_each_team() -> None:
    game = scored()
    # Greatest Knowledge and Greatest Loot to seats 1 and 3, Greatest Beating to the others.
    assert [part(game, "titles", seat) for seat in range(4)] == [-3, 6, -3, 6]
    even = scored(discard={0: ["fireball"], 2: ["tremor"], 1: ["snowstorm"], 3: []})
    assert [part(even, "titles", seat) for seat in range(4)] == [1, 1, 1, 1]


@rule("mage_knight.teams.score-category-higher-member")
def test_of_cities_too_only_the_better_member_counts() -> None:
    shields: dict[Space, list[int]] = {GREEN: [0], BLUE: [2, 2, 0], WHITE: [1]}
    enemies: dict[Space, list[str]] = {city: [] for city in shields}
    game = team(tiles=CITY_SLOTS, shields=shields, enemies=enemies)
    assert [part(game, "cities", seat) for seat in range(4)] == [11, 7, 11, 7]  # 7 led, 4 with a shield
    assert [part(game, "city-title", seat) for seat in range(4)] == [5, 0, 5, 0]


@rule("mage_knight.teams.score-shared")
def test_a_team_wins_together() -> None:
    game = scored(round=6, night=True, deck={seat: [] for seat in range(4)}, discard={})
    while not game.over:
        game.play(next(one for one in ("end-turn", "done", "announce", "decline") if one in options(game)))
    assert game.winners() == [1, 3]
