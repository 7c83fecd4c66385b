"""One to Return: the portal closes, and only who stands on it in the end wins."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.hexes import START
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.course import upgrades
from roundtable.kernel.chance import Chance
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_course import begun, fresh
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.arrange_scenario import CITY_SLOTS, GREEN, all_tiles, garrison, idle, idle_game, idle_round
from tests.rules.mage_knight.arrange_sites import actions, seen
from tests.rules.mage_knight.look import end_turn, mana_of, offered, options, place_of, play

ONE = "one_to_return"
PORTAL = (0, 0)
PLAINS = (1, 0)
NEARBY = (0, -1)
FIGHTS = {"fights_between_players": "yes"}
TILES = {(0, 1): "countryside-01", (1, 0): "countryside-02"}

Space = tuple[int, int]


def at(places: dict[int, Space], seats: int = 2, round: int = 2, **more: object) -> MageKnightTable:
    """Give a table in a Round with heroes here and there; Rounds with even numbers are Nights."""
    given: dict[str, object] = {"hand": {seat: ["march", "rage"] for seat in range(seats)}, **more}
    night = round % 2 == 0
    return table(seats, scenario=ONE, tiles=TILES, at=places, round=round, night=night, forced=False, **given)  # type: ignore[arg-type]  # handed on


def afield(epic: bool = False) -> MageKnightTable:
    """Give a new game whose heroes stand in the field, so that nobody is caught on the portal."""
    game = fresh(2, ONE, epic=epic)
    while game.asks != "mage_knight.take-turn":
        game.play_at(0)
    for seat, place in enumerate([PLAINS, NEARBY]):
        game.players[seat].space = space(place)
    settle(game)
    return game


@rule("mage_knight.scenario-one-to-return.players-2-to-4")
def test_two_to_four_can_play_against_each_other() -> None:
    for seats in (2, 3, 4):
        assert (len(fresh(seats, ONE).players), fresh(seats, ONE).rules.pvp) == (seats, True)
    for seats in (1, 5):
        with pytest.raises(rt.BadSettings):
            begun(seats, ONE)


@rule(
    "mage_knight.scenario-one-to-return.four-rounds",
    "mage_knight.scenario-one-to-return.end-with-second-night",
)
def test_the_game_ends_with_the_second_night() -> None:
    assert idle_game(afield()) == [False, True] * 2


@rule("mage_knight.scenario-one-to-return.map-wedge-or-agreed")
def test_the_map_is_a_wedge_or_what_was_agreed() -> None:
    for seats in (2, 3, 4):
        assert fresh(seats, ONE).rules.shape.id == "wedge"
        for shape in ("open_5", "open_4", "open_3"):
            assert fresh(seats, ONE, map_shape=shape).rules.shape.id == shape.replace("_", "-")


@rule(
    "mage_knight.scenario-one-to-return.countryside-tiles",
    "mage_knight.scenario-one-to-return.city-tiles",
    "mage_knight.scenario-one-to-return.non-city-core-tiles",
)
@pytest.mark.parametrize(("seats", "countryside", "cities", "core"), [(2, 7, 1, 1), (3, 8, 2, 2), (4, 10, 3, 3)])
def test_the_tiles_of_the_stack(seats: int, countryside: int, cities: int, core: int) -> None:
    game = fresh(seats, ONE)
    found = [len(all_tiles(game, pool)) for pool in ("countryside", "core-city", "core-non-city")]
    assert found == [countryside, cities, core]


@rule("mage_knight.scenario-one-to-return.cities-level-3")
def test_every_city_has_level_3() -> None:
    game = table(4, scenario=ONE, tiles=dict(list(CITY_SLOTS.items())[:3]), forced=False)
    for city in (GREEN, (3, -2), (4, -5)):
        assert garrison(game, city)[0] == 3


# ---- the portal ----


@rule(
    "mage_knight.scenario-one-to-return.portal-closes-after-day-1",
    "mage_knight.scenario-one-to-return.portal-occupant-eliminated",
)
def test_who_is_on_the_portal_at_the_end_of_the_first_day_is_out() -> None:
    game = at({0: PORTAL, 1: PLAINS, 2: NEARBY}, 3, round=1, deck={0: [], 1: [], 2: []})
    assert not seen(game, PORTAL).get("closed", False)
    idle_round(game)
    assert (game.round, game.order, game.players[0].space) == (2, (1, 2), NONE)
    assert seen(game, PORTAL)["closed"]
    asked: set[int] = set()
    while game.round == 2 and game.seat is not None:
        asked.add(game.seat)
        game.play_at(len(game.options()) - 1)
    assert asked == {1, 2}
    shown = game.view(None)["table"]["players"]  # type: ignore[index]
    assert [one["out_of_game"] for one in shown] == [True, False, False]


@rule("mage_knight.scenario-one-to-return.portal-occupant-eliminated")
def test_nobody_is_caught_there_later() -> None:
    game = at({0: PORTAL, 1: PLAINS}, deck={0: [], 1: []})
    idle_round(game)
    assert (game.round, sorted(game.order)) == (3, [0, 1])


@rule(
    "mage_knight.scenario-one-to-return.portal-becomes-plains",
    "mage_knight.scenario-one-to-return.portal-holds-one-hero",
)
def test_the_closed_portal_is_a_space_of_plains_for_one_hero() -> None:
    game = at({0: PLAINS, 1: PORTAL}, move=2, settings={"fights_between_players": "no"})
    play(game, "go 0,0")
    assert game.turn.move == 0
    assert actions(game) == []
    end_turn(game)
    assert place_of(game, 0) == PLAINS  # Forced Withdrawal
    alone = at({0: PLAINS, 1: NEARBY}, move=2)
    play(alone, "go 0,0")
    end_turn(alone)
    assert alone.players[0].space == START  # the miniature is not taken off


@rule("mage_knight.scenario-one-to-return.portal-holds-one-hero")
def test_a_hero_on_the_closed_portal_can_be_attacked() -> None:
    game = at({0: PLAINS, 1: PORTAL}, move=2, settings=FIGHTS)
    play(game, "go 0,0")
    assert offered(game, "attack") == ["1"]
    day = at({0: PLAINS, 1: PORTAL}, move=2, round=1, settings=FIGHTS)
    play(day, "go 0,0")
    assert offered(day, "attack") == []


@rule("mage_knight.scenario-one-to-return.no-pvp-after-night-end-announced")
def test_once_the_end_of_the_night_is_announced_nobody_is_attacked() -> None:
    game = at({0: PLAINS, 1: PORTAL}, round=4, move=2, deck={0: [], 1: []}, settings=FIGHTS)
    game.announced, game.last_turns = 1, (0,)
    settle(game)
    play(game, "go 0,0")
    assert offered(game, "attack") == []
    end_turn(game)
    assert (game.over, game.winners()) == (True, [1])


# ---- the end ----


@rule(
    "mage_knight.scenario-one-to-return.winner-on-portal",
    "mage_knight.scenario-one-to-return.no-scoring",
)
def test_who_stands_on_the_portal_wins_whatever_the_fame() -> None:
    game = at({0: PLAINS, 1: PORTAL}, round=4, fame={0: 50}, deck={0: [], 1: []})
    idle_round(game)
    assert (game.over, game.scores(), game.winners()) == (True, [0, 1], [1])


@rule("mage_knight.scenario-one-to-return.nobody-on-portal-no-winner")
def test_with_nobody_on_the_portal_nobody_wins() -> None:
    game = at({0: PLAINS, 1: NEARBY}, round=4, fame={0: 50}, deck={0: [], 1: []})
    idle_round(game)
    assert (game.over, game.scores(), game.winners()) == (True, [0, 0], [])


@rule("mage_knight.scenario-one-to-return.one-hero-left-plays-on")
def test_one_hero_plays_on_but_with_nobody_left_the_game_is_over() -> None:
    game = at({0: PORTAL, 1: PLAINS}, round=1, deck={0: [], 1: []})
    idle_round(game)
    assert (game.over, game.order) == (False, (1,))
    assert idle_game(game) == [True, False, True]
    none = at({0: PORTAL, 1: PORTAL}, round=1, deck={0: [], 1: []})
    idle_round(none)
    assert (none.over, none.winners(), none.round) == (True, [], 1)


@rule("mage_knight.scenario-one-to-return.portal-occupant-eliminated")
def test_everybody_may_be_shown_as_out_of_the_game() -> None:
    game = at({0: PORTAL, 1: PORTAL}, round=1, deck={0: [], 1: []})
    idle_round(game)
    shown = game.view(None)["table"]["players"]  # type: ignore[index]
    assert [one["out_of_game"] for one in shown] == [True, True]


@rule("mage_knight.scenario-one-to-return.portal-occupant-eliminated")
def test_the_last_hero_left_sets_no_die_in_the_own_combat() -> None:
    game = at({0: (1, -3)}, settings={"interactive_combat": True}, enemies={(1, -4): ["prowlers"]})
    game.order = (0,)
    settle(game)
    play(game, "challenge 1,-4")
    assert game.asks == "mage_knight.ranged-phase"


@rule("mage_knight.scenario-one-to-return.portal-occupant-eliminated")
def test_who_is_out_counts_for_no_upgrades() -> None:
    decks: dict[int, list[str]] = {0: [], 1: [], 2: []}
    game = at({0: PLAINS, 1: PORTAL, 2: NEARBY}, 3, round=1, settings={"action_upgrades": True}, deck=decks)
    game.players[0].level, game.players[2].level = 3, 3
    idle_round(game)
    while not game.upgrades:
        idle(game)
    assert len(game.upgrades) == 3  # one more than the two players left
    assert [upgrades.strength(game, seat) for seat in (0, 2)] == [0, 0]


@rule("mage_knight.scenario-one-to-return.portal-occupant-eliminated")
def test_who_is_out_counts_for_no_comparison_of_fame() -> None:
    for order, mana in (((0, 1, 2), {}), ((0, 2), {"blue": 1})):
        game = at({0: PLAINS, 2: NEARBY}, 3, fame={0: 5, 1: 0, 2: 9}, skills={0: ["tovak-motivation"]})
        game.order = order
        settle(game)
        play(game, "use tovak-motivation")
        assert mana_of(game) == mana


# ---- the epic version ----


@rule("mage_knight.scenario-one-to-return.variant-epic-3-days-3-nights")
def test_the_epic_version_lasts_three_days_and_nights() -> None:
    game = afield(epic=True)
    assert idle_game(game) == [False, True] * 3


@rule("mage_knight.scenario-one-to-return.variant-epic-tiles-and-levels")
@pytest.mark.parametrize(("seats", "countryside", "cities", "core"), [(2, 8, 2, 2), (3, 9, 3, 3), (4, 11, 4, 4)])
def test_the_epic_version_has_a_tile_more_of_each_kind_and_cities_of_level_4(
    seats: int, countryside: int, cities: int, core: int
) -> None:
    game = fresh(seats, ONE, epic=True)
    found = [len(all_tiles(game, pool)) for pool in ("countryside", "core-city", "core-non-city")]
    assert (found, game.rules.city_levels) == ([countryside, cities, core], (4,) * cities)


# ---- teams ----

TEAMS = {"teams": "two_teams", "team_members": "first_and_second"}


def in_teams(places: dict[int, Space], **more: object) -> MageKnightTable:
    """Give the last Night of two teams, seats 0 and 1 against 2 and 3; seats 0 and 2 are the chosen ones."""
    game = at(places, 4, round=4, settings=TEAMS, deck={seat: [] for seat in range(4)}, **more)
    game.chosen = (0, 2)
    settle(game)
    return game


@rule("mage_knight.scenario-one-to-return.variant-teams-4-players")
def test_four_may_play_in_teams() -> None:
    assert fresh(4, ONE, 1, **TEAMS).team_of == (0, 0, 1, 1)
    assert fresh(4, ONE).team_of == ()


@rule("mage_knight.scenario-one-to-return.variant-teams-chosen-one")
def test_each_team_has_a_chosen_one_drawn_at_random() -> None:
    found = {fresh(4, ONE, seed, **TEAMS).chosen for seed in range(40)}
    assert found == {(0, 2), (0, 3), (1, 2), (1, 3)}
    assert fresh(4, ONE).chosen == ()


@rule("mage_knight.scenario-one-to-return.variant-teams-secret")
def test_the_other_team_does_not_know_the_chosen_one() -> None:
    game = fresh(4, ONE, 1, **TEAMS)
    ours, theirs = game.chosen
    seen_by = [game.view(seat)["table"]["chosen"] for seat in (0, 1, 2, 3, None)]  # type: ignore[index]
    assert seen_by == [[ours], [ours], [theirs], [theirs], []]
    imagined = {game.imagine(0, Chance(bytes([seed]))).chosen for seed in range(20)}
    assert imagined == {(ours, 2), (ours, 3)}


@rule("mage_knight.scenario-one-to-return.variant-teams-winner")
def test_a_team_wins_if_its_chosen_one_is_on_the_portal() -> None:
    game = in_teams({0: PLAINS, 1: NEARBY, 2: PORTAL, 3: (1, -1)})
    assert game.scores() == [0] * 4  # nothing tells who was chosen
    idle_round(game)
    assert (game.over, game.winners()) == (True, [2, 3])
    assert game.view(0)["table"]["chosen"] == [0, 2]  # type: ignore[index]


@rule("mage_knight.scenario-one-to-return.variant-teams-no-winner")
def test_nobody_wins_with_another_hero_or_nobody_on_the_portal() -> None:
    wrong = in_teams({0: PLAINS, 1: PORTAL, 2: NEARBY, 3: (1, -1)})
    idle_round(wrong)
    assert (wrong.over, wrong.winners()) == (True, [])
    empty = in_teams({0: PLAINS, 1: NEARBY, 2: (1, -1), 3: (0, -2)})
    idle_round(empty)
    assert empty.winners() == []
    assert options(empty) == []
