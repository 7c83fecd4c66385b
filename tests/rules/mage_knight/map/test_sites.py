"""Sites: what lies on them when they are revealed, when tokens are turned up, villages, keeps, cities and glades."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_sites import (
    CENTRE,
    EAST,
    KEEP,
    NORTH_EAST,
    NORTH_WEST,
    RED_CITY,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    WHITE_CITY,
    Place,
    actions,
    beside,
    on,
    pass_round,
    seen,
    seen_enemies,
    turn_of,
)
from tests.rules.mage_knight.look import deck_of, end_turn, enemies_at, hand_of, mana_of, options, place_of, play

NEW = (4, -5)  # the centre of slot (1, 1), explored from the north-east of slot (0, 1)
NO_DECKS: dict[int, list[str]] = {0: [], 1: []}


def explored(tile: str, *enemies: str, night: bool = False) -> MageKnightTable:
    """Let seat 0 reveal a tile in slot (1, 1); these enemies are drawn for it. Nobody has a deck."""
    game = table(
        tiles={(0, 1): "countryside-01", (1, 0): "countryside-02"},
        at={0: NORTH_EAST, 1: WEST},
        next_tiles=[tile],
        next_enemies=enemies,
        night=night,
        hand={0: ["rage"]},
        deck=NO_DECKS,
        move=2,
    )
    game.play("explore 1,1")
    return game


def near(centre: tuple[int, int], direction: tuple[int, int]) -> tuple[int, int]:
    """Give a space of slot (1, 1) by that of slot (0, 1)."""
    return centre[0] + direction[0] - CENTRE[0], centre[1] + direction[1] - CENTRE[1]


# ---- revealing ----


@rule("mage_knight.sites.rampaging-orcs-revealed")
@pytest.mark.parametrize("night", [False, True])
def test_marauding_orcs_come_with_a_green_token_face_up(night: bool) -> None:
    game = explored("countryside-04", "wolf-riders", night=night)
    assert seen(game, near(NEW, WEST))["enemies"] == [{"back": "green", "enemy": "wolf-riders", "face_up": True}]
    both = explored("core-10", "wolf-riders", "diggers", night=night)
    assert seen_enemies(both, near(NEW, SOUTH_EAST)) == ["wolf-riders"]
    assert seen_enemies(both, near(NEW, SOUTH_WEST)) == ["diggers"]


@rule("mage_knight.sites.rampaging-draconum-revealed")
@pytest.mark.parametrize("night", [False, True])
def test_draconum_come_with_a_red_token_face_up(night: bool) -> None:
    game = explored("core-04", "ice-dragon", night=night)
    assert seen(game, NEW)["enemies"] == [{"back": "red", "enemy": "ice-dragon", "face_up": True}]


@rule("mage_knight.sites.keep-revealed", "mage_knight.sites.mage-tower-revealed")
@pytest.mark.parametrize("night", [False, True])
def test_keeps_and_mage_towers_come_with_one_token_face_down(night: bool) -> None:
    game = explored("countryside-03", "golems", night=night)
    for seat in (0, 1, None):
        assert seen(game, near(NEW, NORTH_EAST), seat)["enemies"] == [{"back": "grey"}]
    assert enemies_at(game, near(NEW, NORTH_EAST)) == ["golems"]
    game = explored("countryside-11", "monks", night=night)
    for seat in (0, 1, None):
        assert seen(game, NEW, seat)["enemies"] == [{"back": "violet"}]
    assert enemies_at(game, NEW) == ["monks"]


@rule("mage_knight.sites.ruins-revealed-by-day", "mage_knight.sites.ruins-revealed-by-night")
@pytest.mark.parametrize("night", [False, True])
def test_a_ruins_token_lies_face_up_by_day_and_face_down_at_night(night: bool) -> None:
    game = explored("countryside-10", night=night)
    for seat in (0, 1, None):
        ruin = seen(game, near(NEW, SOUTH_EAST), seat)["ruin"]
        assert (ruin is None) == night


# ---- turned up ----


@rule("mage_knight.sites.garrison-seen-by-day")
@pytest.mark.parametrize(("place", "enemy"), [(KEEP, "golems"), (("countryside-09", SOUTH_WEST, WEST), "monks")])
def test_by_day_a_garrison_is_turned_up_beside_a_hero(place: Place, enemy: str) -> None:
    tile, site, beside_it = place
    far = WEST if beside_it == NORTH_WEST else NORTH_WEST
    game = beside((tile, site, far), f"{enemy} down", move=99)
    assert enemy not in seen_enemies(game, site)
    game.play(f"go {beside_it[0]},{beside_it[1]}")
    for seat in (0, 1, None):
        assert seen_enemies(game, site, seat) == [enemy]


@rule("mage_knight.sites.garrison-seen-by-day")
def test_a_garrison_revealed_beside_a_hero_by_day_is_turned_up_at_once() -> None:
    tower = near(NEW, SOUTH_WEST)
    assert seen_enemies(explored("countryside-09", "monks"), tower) == ["monks"]
    assert seen_enemies(explored("countryside-09", "monks", night=True), tower) == ["violet"]


@rule("mage_knight.sites.garrison-hidden-by-night")
def test_at_night_a_garrison_stays_hidden_until_it_is_assaulted() -> None:
    game = beside(("countryside-03", NORTH_EAST, WEST), "golems down", move=99, night=True)
    game.play("go 1,-4")
    for seat in (0, 1, None):
        assert seen_enemies(game, NORTH_EAST, seat) == ["grey"]
    game.play("go 2,-4")
    for seat in (0, 1, None):
        assert seen_enemies(game, NORTH_EAST, seat) == ["golems"]


@rule("mage_knight.sites.garrison-seen-when-day-begins")
def test_garrisons_beside_heroes_are_turned_up_when_a_day_begins() -> None:
    for at, shown in ((NORTH_WEST, "golems"), (WEST, "grey")):
        game = beside(KEEP, "golems down", at={0: CENTRE, 1: at}, night=True, round=2, deck=NO_DECKS, hand=[])
        game.players[0].space = -1
        assert seen_enemies(game, NORTH_EAST) == ["grey"]
        pass_round(game)
        assert not game.night
        assert seen_enemies(game, NORTH_EAST) == [shown]


@rule("mage_knight.sites.ruins-turned-up-when-day-begins")
def test_ruins_everywhere_are_turned_up_when_a_day_begins() -> None:
    game = explored("countryside-10", night=True)
    game.round = 2
    assert seen(game, near(NEW, SOUTH_EAST))["ruin"] is None
    pass_round(game)
    assert seen(game, near(NEW, SOUTH_EAST))["ruin"] is not None


@rule("mage_knight.sites.city-garrison-seen-when-adjacent")
@pytest.mark.parametrize("night", [False, True])
def test_a_citys_garrison_is_turned_up_beside_a_hero_by_day_and_night(night: bool) -> None:
    game = table(
        tiles={(0, 1): "core-07", (1, 0): "countryside-03"},
        at={0: (3, -3)},
        enemies={CENTRE: ["thugs down", "golems down"], SOUTH_EAST: []},
        night=night,
        hand={0: ["rage"]},
        move=9,
    )
    assert seen_enemies(game, CENTRE) == ["grey", "grey"]
    game.play("go 2,-3")
    for seat in (0, 1, None):
        assert seen_enemies(game, CENTRE, seat) == ["thugs", "golems"]


@rule("mage_knight.sites.seen-tokens-stay-up")
def test_tokens_turned_up_stay_up_whoever_leaves_and_at_night() -> None:
    game = beside(KEEP, "golems down", deck=NO_DECKS, hand=["rage"], move=9, at={0: WEST})
    play(game, "go 1,-4", "go 0,-3")  # beside the keep and away again
    assert seen_enemies(game, NORTH_EAST) == ["golems"]
    pass_round(game)
    assert game.night
    for seat in (0, 1, None):
        assert seen_enemies(game, NORTH_EAST, seat) == ["golems"]


@rule("mage_knight.sites.ruins-turned-up-on-entering")
def test_a_ruins_token_is_turned_up_when_a_hero_enters_and_obliges_to_nothing() -> None:
    game = explored("countryside-10", night=True)
    ruins = near(NEW, SOUTH_EAST)
    turn_of(game, 0, near(NEW, EAST), 99)
    assert seen(game, ruins)["ruin"] is None
    game.play(f"go {ruins[0]},{ruins[1]}")
    for seat in (0, 1, None):
        assert seen(game, ruins, seat)["ruin"] is not None
    assert game.combat is None
    assert f"go {near(NEW, EAST)[0]},{near(NEW, EAST)[1]}" in options(game)
    assert "end-turn" in options(game)


# ---- keeps and cities ----


@rule("mage_knight.sites.keep-owned-by-shield")
def test_a_keep_belongs_to_whoever_has_a_shield_on_it() -> None:
    game = turn_of(beside(KEEP, shields=[1]), 1, NORTH_WEST, 9)
    game.play("go 2,-4")
    assert (game.combat, actions(game)) == (None, ["interact"])
    other = beside(KEEP, shields=[1], next_enemies=["golems"])
    other.play("go 2,-4")
    assert other.combat is not None
    for owner, cards in ((0, 5 + 1), (1, 5)):  # the owner draws one card more beside it
        game = beside(KEEP, shields=[owner], hand=["rage"])
        end_turn(game)
        assert len(hand_of(game)) == cards


@rule("mage_knight.sites.city-recruits-city-icon")
def test_units_with_the_city_icon_are_recruited_in_a_conquered_city() -> None:
    """Peasants are recruited in villages; the White city has all Units."""
    for place, found in (
        (RED_CITY, {"altem-mages", "catapults"}),
        (WHITE_CITY, {"altem-mages", "catapults", "peasants"}),
    ):
        game = on(place, shields=[1], unit_offer=["peasants", "altem-mages", "catapults"])
        game.play("interact")
        game.turn.influence = 99
        settle(game)
        assert {one.removeprefix("recruit ") for one in options(game) if one.startswith("recruit")} == found


# ---- villages ----


def before_turn(place: tuple[int, int]) -> MageKnightTable:
    """Let seat 0 end a turn; seat 1 stands on a space and is asked before its own."""
    game = table(
        tiles={(0, 1): "countryside-01"}, at={0: WEST, 1: place}, hand={0: ["rage"], 1: ["rage"]}, forced=False
    )
    end_turn(game)
    return game


@rule("mage_knight.sites.village-plunder")
def test_a_hero_on_a_village_may_plunder_it_out_of_turn() -> None:
    game = before_turn(EAST)
    assert (game.seat, options(game)) == (1, ["plunder", "done"])
    deck = deck_of(game, 1)
    game.play("plunder")
    assert sorted([*hand_of(game, 1), *deck_of(game, 1)]) == sorted([*deck, "rage"])
    assert (len(hand_of(game, 1)), game.players[1].reputation) == (1 + 2, -1)
    assert "plunder" not in options(before_turn(CENTRE))


@rule("mage_knight.sites.village-plunder-once-between-turns")
def test_a_village_is_plundered_once_between_two_own_turns() -> None:
    game = before_turn(EAST)
    game.play("plunder")
    assert "plunder" not in options(game)
    if "done" in options(game):
        game.play("done")
    assert "plunder" not in options(game)  # in the turn itself
    end_turn(game)
    end_turn(game)
    assert (game.seat, "plunder" in options(game)) == (1, True)


# ---- glades ----


@rule("mage_knight.sites.glade-gold-token-by-day", "mage_knight.sites.glade-black-token-by-night")
@pytest.mark.parametrize(("night", "colour"), [(False, "gold"), (True, "black")])
def test_a_turn_begun_on_a_glade_begins_with_a_mana_token(night: bool, colour: str) -> None:
    game = table(tiles={(0, 1): "countryside-01"}, at={1: CENTRE}, hand={0: ["rage"], 1: ["rage"]}, night=night)
    end_turn(game)
    assert (game.seat, mana_of(game, 1)) == (1, {colour: 1})
    other = table(tiles={(0, 1): "countryside-01"}, at={1: WEST}, hand={0: ["rage"], 1: ["rage"]}, night=night)
    end_turn(other)
    assert mana_of(other, 1) == {}
    assert place_of(other, 1) == WEST
