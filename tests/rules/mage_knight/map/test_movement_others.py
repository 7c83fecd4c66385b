"""Movement: safe spaces, other heroes, and the spaces that several heroes share."""

from functools import partial

import pytest

from roundtable.games.mage_knight.content.names import NONE
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import Space
from tests.rules.mage_knight.arrange_turn import (
    KEEP,
    TAKE_TURN,
    VILLAGE,
    WEST_OF_KEEP,
    actions,
    moves,
    price,
    turn_of,
    with_points,
)
from tests.rules.mage_knight.look import end_turn, hand_of, offered, options, place_of, play

CITY = (3, -2)  # of core-06 in slot (1, 0)
BEFORE_CITY = (2, -1)
city = partial(
    table,
    tiles={(1, 0): "core-06"},
    shields={CITY: [0]},
    enemies={CITY: [], (2, -2): []},
    hand={0: ["rage"], 1: ["rage"]},
    forced=False,
)
held = partial(turn_of, hand={0: ["rage"], 1: ["rage"]}, shields={KEEP: [1]}, enemies={KEEP: []}, move=20)


def go(*places: Space) -> list[str]:
    """Give the notations of steps."""
    return [f"go {q},{r}" for q, r in places]


# ---- safe spaces: where a turn may end ----


@rule("mage_knight.movement.safe-space-normally-accessible")
def test_a_space_entered_by_a_special_effect_only_is_not_safe() -> None:
    game = turn_of(hand={0: ["frost-bridge", "rage"]}, mana={0: ["blue"]}, at={0: (1, -2)}, move=2)
    play(game, "power frost-bridge", "pay blue-token blue", *go((2, -3), (2, -4)))
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == ((2, -3), 1)


@rule("mage_knight.movement.safe-space-no-hostile-fortified-site")
def test_an_unconquered_fortified_site_or_an_opponents_keep_is_not_safe() -> None:
    flies = partial(
        turn_of,
        heroes=("goldyx", "tovak"),
        at={0: WEST_OF_KEEP},
        hand={0: ["rage"]},
        skills={0: ["goldyx-flight"]},
    )
    for shields, garrison, safe in (([], ["guardsmen"], False), ([1], [], False), ([0], [], True)):
        game = flies(shields={KEEP: shields}, enemies={KEEP: garrison})
        play(game, "use goldyx-flight", "choose 0")
        assert ("4,-3" in offered(game, "go")) == safe
    tower = flies(tiles={(1, 0): "countryside-04"}, enemies={(3, -2): ["monks"], (2, -2): []})
    play(tower, "use goldyx-flight", "choose 0")
    assert "3,-2" not in offered(tower, "go")
    beaten = flies(tiles={(1, 0): "countryside-04"}, enemies={(3, -2): [], (2, -2): []}, shields={(3, -2): [1]})
    play(beaten, "use goldyx-flight", "choose 0")
    assert "3,-2" in offered(beaten, "go")


@rule("mage_knight.movement.safe-space-no-hostile-fortified-site")
def test_who_stands_on_a_keep_that_another_has_taken_withdraws() -> None:
    game = held(at={0: (3, -2), 1: KEEP})
    play(game, *go(WEST_OF_KEEP, KEEP))
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == (WEST_OF_KEEP, 1)


@rule("mage_knight.movement.safe-space-no-other-hero", "mage_knight.movement.pvp-forbidden-forced-withdrawal")
def test_a_space_with_another_hero_is_not_safe() -> None:
    game = turn_of(hand={0: ["rage"], 1: ["rage"]}, at={0: (1, 0), 1: VILLAGE}, move=20)
    play(game, *go(VILLAGE))
    end_turn(game)
    assert (place_of(game, 0), place_of(game, 1)) == ((1, 0), VILLAGE)
    assert hand_of(game).count("wound") == 1


@rule("mage_knight.movement.safe-space-no-other-hero")
def test_the_way_back_leads_past_every_occupied_space() -> None:
    places = {0: (1, 0), 1: VILLAGE, 2: (3, -1)}
    game = turn_of(3, hand={0: ["rage"], 1: ["rage"]}, at=places, move=20)
    play(game, *go(VILLAGE, (3, -1)))
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == ((1, 0), 2)


@rule("mage_knight.movement.safe-space-shared-portal-and-city")
def test_the_portal_and_a_conquered_city_hold_several_heroes() -> None:
    game = turn_of(hand={0: ["rage"], 1: ["rage"]}, at={0: (1, 0), 1: (0, 0)}, move=20)
    play(game, *go((0, 0)))
    end_turn(game)
    assert hand_of(game).count("wound") == 0
    game = city(at={0: BEFORE_CITY, 1: CITY}, move=20)
    play(game, *go(CITY))
    end_turn(game)
    assert (place_of(game, 0), place_of(game, 1), hand_of(game).count("wound")) == (CITY, CITY, 0)


# ---- spaces of other heroes ----


@rule("mage_knight.movement.pass-through-other-players")
def test_heroes_pass_through_each_others_spaces() -> None:
    game = turn_of(hand={0: ["rage"], 1: ["rage"]}, at={0: (1, 0), 1: VILLAGE}, move=20)
    play(game, *go(VILLAGE, (2, -2)))
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == ((2, -2), 0)


@rule("mage_knight.movement.pass-through-other-players")
def test_nobody_passes_through_the_keep_of_the_hero_who_is_there() -> None:
    game = held(at={0: WEST_OF_KEEP, 1: KEEP})
    play(game, *go(KEEP))
    assert moves(with_points(game, 20)) == []


@rule("mage_knight.movement.reveal-from-shared-space-and-continue")
def test_tiles_are_revealed_from_a_shared_space_and_the_move_goes_on() -> None:
    game = turn_of(
        hand={0: ["rage"], 1: ["rage"]}, at={0: (2, -2), 1: WEST_OF_KEEP}, next_tiles=["countryside-05"], move=20
    )
    play(game, *go(WEST_OF_KEEP), "explore 1,1", *go((3, -4)))
    assert place_of(game, 0) == (3, -4)


@rule("mage_knight.movement.no-other-action-in-shared-space", "mage_knight.movement.pvp-forbidden-no-action")
@pytest.mark.parametrize(
    ("tile", "place", "possible"),
    [
        ("countryside-03", (2, -1), ["interact"]),
        ("countryside-07", (3, -1), ["enter"]),
        ("countryside-07", (2, -2), ["interact", "burn"]),
        ("countryside-02", (3, -2), ["challenge 3,-3"]),
    ],
    ids=["village", "dungeon", "monastery", "beside orcs"],
)
def test_no_action_is_taken_in_another_heros_space(tile: str, place: Space, possible: list[str]) -> None:
    enemies = {(3, -3): ["diggers"]} if tile == "countryside-02" else {}
    for other, expected in (((0, 0), possible), (place, [])):
        at = {0: place, 1: other}
        game = table(tiles={(1, 0): tile}, at=at, enemies=enemies, hand={0: ["rage"]}, move=20, forced=False)
        assert actions(game) == expected
        assert {"end-turn", "rest"} <= set(options(game))


@rule("mage_knight.movement.no-other-action-in-shared-space")
def test_a_step_that_provokes_does_not_lead_into_another_heros_space() -> None:
    tiles = {(1, 0): "countryside-02"}
    arrange = partial(table, tiles=tiles, enemies={(3, -3): ["diggers"]}, hand={0: ["rage"]}, at={0: (2, -2)})
    assert price(arrange(), (3, -2)) == 3
    assert price(arrange(at={0: (2, -2), 1: (3, -2)}), (3, -2)) is None


@rule("mage_knight.movement.pvp-forbidden-owner-in-keep")
def test_entering_a_keep_whose_owner_is_there_is_an_assault_without_combat() -> None:
    game = held(at={0: WEST_OF_KEEP, 1: KEEP})
    game.play("go 4,-3")
    assert (game.combat, game.players[0].reputation, game.turn.move) == (None, -1, 0)
    assert (game.asks, moves(with_points(game, 20)), actions(game)) == (TAKE_TURN, [], [])
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == (WEST_OF_KEEP, 1)


@rule("mage_knight.movement.pvp-forbidden-cooperative-or-agreed")
@pytest.mark.parametrize("scenario", ["first_reconnaissance", "full_conquest", "blitz_conquest"])
def test_where_fighting_each_other_is_excluded_no_attack_on_a_hero_is_open(scenario: str) -> None:
    game = turn_of(scenario=scenario, hand={0: ["rage"], 1: ["rage"]}, at={0: (1, 0), 1: VILLAGE}, move=2)
    game.play("go 2,-1")
    assert (game.combat, sorted(options(game))) == (None, ["end-turn", "sideways rage move"])
    end_turn(game)
    assert (game.seat, hand_of(game, 1)) == (1, ["rage"])


# ---- portal and cities ----


@rule(
    "mage_knight.movement.portal-miniature-removed-at-turn-end",
    "mage_knight.movement.portal-miniature-returns-next-turn",
)
def test_a_hero_on_the_portal_leaves_the_map_until_the_own_next_turn() -> None:
    game = turn_of(hand={0: ["rage"], 1: ["rage"]}, at={0: (1, 0), 1: (3, -1)}, move=2)
    play(game, *go((0, 0)))
    assert place_of(game, 0) == (0, 0)
    end_turn(game)
    assert (game.seat, game.players[0].space, place_of(game, 1)) == (1, NONE, (3, -1))
    end_turn(game)
    assert (game.seat, place_of(game, 0)) == (0, (0, 0))
    assert sorted(offered(with_points(game, 9), "go")) == ["0,-1", "1,-1", "1,0"]


@rule("mage_knight.movement.portal-miniature-removed-at-turn-end")
def test_a_hero_elsewhere_stays_on_the_map() -> None:
    game = turn_of(hand={0: ["rage"], 1: ["rage"]}, at={0: (0, 0)}, move=2)
    play(game, *go((1, 0)))
    end_turn(game)
    assert (game.seat, place_of(game, 0)) == (1, (1, 0))


@rule("mage_knight.movement.conquered-city-miniature-on-city-card", "mage_knight.movement.leaving-city-returns-to-map")
def test_heroes_in_a_conquered_city_do_not_bar_its_space_and_leave_it_like_any_other() -> None:
    game = city(at={0: BEFORE_CITY, 1: CITY}, move=20)
    game.play("go 3,-2")
    assert place_of(game, 0) == CITY
    assert actions(game) == ["interact"]  # the other hero stands on the City card too, not in the way
    game.play("go 2,-1")
    assert (place_of(game, 0), place_of(game, 1), game.turn.move) == (BEFORE_CITY, CITY, 20 - 2 - 3)
