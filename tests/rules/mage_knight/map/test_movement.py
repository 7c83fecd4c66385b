"""Movement: steps and what they cost, what stops the hero, rampaging enemies, and exploring in between."""

from functools import partial

import pytest

from roundtable.games.mage_knight.content.names import NONE
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import Space
from tests.rules.mage_knight.arrange_turn import (
    GLADE,
    KEEP,
    ORC,
    VILLAGE,
    WEST_OF_KEEP,
    actions,
    moves,
    price,
    turn_of,
    with_points,
)
from tests.rules.mage_knight.look import end_turn, enemies_at, foes_of, offered, options, place_of, play

TAKE_TURN = "mage_knight.take-turn"

# A tile in slot (1, 0), two adjacent spaces of it, and what entering the second costs by Day and at Night.
TERRAINS = [
    ("countryside-03", (3, -3), (2, -2), 2, 2),  # plains
    ("countryside-03", (2, -1), (3, -1), 3, 3),  # hills
    ("countryside-03", (2, -1), (3, -2), 3, 5),  # forest
    ("countryside-04", (3, -3), (4, -3), 5, 3),  # desert
    ("core-03", (3, -1), (3, -2), 4, 4),  # wasteland
    ("countryside-07", (2, -1), (3, -2), 5, 5),  # swamp
]
NAMES = ["plains", "hills", "forest", "desert", "wasteland", "swamp"]


def go(place: Space) -> str:
    """Give the notation of a step."""
    return f"go {place[0]},{place[1]}"


# ---- points ----


@rule("mage_knight.movement.any-number-of-move-effects", "mage_knight.movement.points-accumulate")
def test_cards_powered_or_not_skills_and_units_all_give_move_points() -> None:
    game = turn_of(
        hand={0: ["march", "stamina", "stamina", "rage"]},
        crystals={0: ["blue"]},
        skills={0: ["tovak-double-time"]},
        units={0: ["peasants", "foresters"]},
        at={0: (1, 0)},
    )
    total = 0
    for notations, points in (
        (["play march"], 2),
        (["power stamina", "pay blue-crystal blue"], 4),
        (["play stamina"], 2),
        (["sideways rage move"], 1),
        (["use tovak-double-time"], 2),
        (["activate 0 2"], 2),
        (["activate 1 0"], 2),
    ):
        play(game, *notations)
        total += points
        assert game.turn.move == total


@rule("mage_knight.movement.points-accumulate", "mage_knight.movement.more-effects-mid-movement")
def test_points_of_later_effects_are_added_to_those_left() -> None:
    game = turn_of(hand={0: ["march", "march", "stamina", "rage"]}, at={0: (1, 0)}, next_tiles=["countryside-05"])
    play(game, "play march", "sideways rage move", "go 2,-1")
    assert game.turn.move == 1
    play(game, "play march", "go 2,-2", "play stamina")
    assert game.turn.move == 3
    game = turn_of(hand={0: ["march", "rage"]}, at={0: WEST_OF_KEEP}, next_tiles=["countryside-05"])
    play(game, "play march", "explore 1,1", "sideways rage move")
    assert game.turn.move == 1


@rule("mage_knight.movement.no-powering-of-played-cards")
def test_a_card_played_cannot_be_powered_later() -> None:
    game = turn_of(hand={0: ["march"]}, mana={0: ["green"]}, at={0: (1, 0)})
    assert "power march" in options(game)
    game.play("play march")
    assert [notation for notation in options(game) if "march" in notation] == []
    assert game.turn.move == 2


# ---- steps ----


@rule("mage_knight.movement.step-by-step-paying-terrain")
@pytest.mark.parametrize(("tile", "start", "end", "day", "night"), TERRAINS, ids=NAMES)
def test_a_step_costs_what_the_terrain_entered_costs(tile: str, start: Space, end: Space, day: int, night: int) -> None:
    for dark, cost in ((False, day), (True, night)):
        enemies: dict[Space, list[str]] = {(4, -3): [], (2, -2): []} if tile == "countryside-07" else {}
        game = table(tiles={(1, 0): tile}, at={0: start}, night=dark, hand={0: ["rage"]}, enemies=enemies)
        assert price(game, end) == cost
        game = with_points(game, cost + 1)
        game.play(go(end))
        assert (game.turn.move, place_of(game, 0)) == (1, end)


@rule("mage_knight.movement.step-by-step-paying-terrain", "mage_knight.movement.unlimited-steps-while-paid")
def test_many_steps_are_paid_one_by_one() -> None:
    game = turn_of(hand={0: ["rage"]}, at={0: (0, 0)}, move=17)
    for step, left in (((1, 0), 15), ((2, -1), 13), ((3, -1), 10), ((3, -2), 7), ((2, -2), 5), ((3, -3), 3)):
        game.play(go(step))
        assert (place_of(game, 0), game.turn.move) == (step, left)
    assert "go 2,-2" in options(game)


@rule("mage_knight.movement.desert-and-forest-cost-varies")
def test_only_desert_and_forest_differ_between_day_and_night() -> None:
    varying: list[str] = []
    for name, (tile, start, end, _, _) in zip(NAMES, TERRAINS, strict=True):
        arrange = partial(table, tiles={(1, 0): tile}, at={0: start}, hand={0: ["rage"]})
        if price(arrange(), end) != price(arrange(night=True), end):
            varying.append(name)
    assert varying == ["forest", "desert"]


@rule("mage_knight.movement.only-adjacent-accessible")
def test_steps_lead_to_adjacent_accessible_spaces_only() -> None:
    game = turn_of(hand={0: ["rage"]}, at={0: VILLAGE}, move=40)
    assert sorted(offered(game, "go")) == ["1,-1", "1,0", "2,-2", "3,-1", "3,-2"]  # 2,0 is not revealed
    coast = turn_of(hand={0: ["rage"]}, at={0: (0, 0)}, move=40)
    assert sorted(offered(coast, "go")) == ["0,-1", "1,-1", "1,0"]


@rule("mage_knight.movement.crossed-out-terrain-inaccessible")
@pytest.mark.parametrize("night", [False, True])
def test_lakes_mountains_and_the_sea_cannot_be_entered(night: bool) -> None:
    tiles = {(0, 1): "countryside-01", (1, 0): "countryside-10"}
    for start, closed in (
        ((2, -3), (2, -4)),
        ((2, -1), (3, -2)),
        ((0, 0), (0, 1)),
        ((0, 0), (-1, 1)),
        ((0, 0), (-1, 0)),
    ):
        game = table(tiles=tiles, at={0: start}, night=night, hand={0: ["rage"]})
        assert price(game, closed) is None


@rule("mage_knight.movement.city-cost-always-2")
@pytest.mark.parametrize("city", ["core-05", "core-06", "core-07", "core-08"])
@pytest.mark.parametrize("shields", [[], [0]])
def test_a_city_costs_2_whatever_its_terrain(city: str, shields: list[int]) -> None:
    centre, start = (3, -2), (4, -3)
    arrange = partial(table, tiles={(1, 0): city}, at={0: start}, shields={centre: shields})
    enemies: dict[Space, list[str]] = {centre: [] if shields else ["gunners"]}
    for night in (False, True):
        assert price(arrange(night=night, enemies=enemies, hand={0: ["rage"]}), centre) == 2
    cheaper = arrange(enemies=enemies, hand={0: ["song-of-wind", "path-finding"]}, mana={0: ["white"]}, forced=False)
    play(cheaper, "power song-of-wind", "pay white-token white", "play path-finding")
    assert price(cheaper, centre) == 2


# ---- what ends the movement ----


@rule("mage_knight.movement.entering-unconquered-fortified-site-ends-movement")
@pytest.mark.parametrize(
    ("tile", "site", "start", "garrison"),
    [
        ("countryside-03", (4, -3), (3, -3), "guardsmen"),
        ("countryside-04", (3, -2), (4, -3), "monks"),
        ("core-06", (3, -2), (4, -3), "gunners"),
    ],
    ids=["keep", "tower", "city"],
)
def test_entering_an_unconquered_fortified_site_is_an_assault(
    tile: str, site: Space, start: Space, garrison: str
) -> None:
    enemies = {site: [garrison], (2, -2): []}
    arrange = partial(table, tiles={(1, 0): tile}, at={0: start}, hand={0: ["rage"]}, enemies=enemies, forced=False)
    game = arrange(move=20)
    game.play(go(site))
    assert foes_of(game) == [garrison]
    assert (game.players[0].reputation, game.turn.move, moves(game)) == (-1, 0, [])
    beaten = arrange(move=20, enemies={site: [], (2, -2): []}, shields={site: [0]})
    beaten.play(go(site))
    assert (beaten.combat, beaten.players[0].reputation) == (None, 0)
    assert moves(beaten)


@rule("mage_knight.movement.entering-foreign-keep-ends-movement")
def test_entering_anothers_keep_is_an_assault_and_the_own_keep_is_not() -> None:
    arrange = partial(turn_of, hand={0: ["rage"]}, at={0: WEST_OF_KEEP}, move=20, enemies={KEEP: []})
    game = arrange(shields={KEEP: [1]}, next_enemies=["golems"])
    game.play(go(KEEP))
    assert foes_of(game) == ["golems"]
    assert (game.players[0].reputation, game.turn.move, moves(game)) == (-1, 0, [])
    own = arrange(shields={KEEP: [0]})
    own.play(go(KEEP))
    assert (own.combat, own.players[0].reputation, own.turn.move) == (None, 0, 17)
    assert go(WEST_OF_KEEP) in moves(own)


@rule("mage_knight.movement.rampaging-space-blocked")
def test_the_space_of_a_rampaging_enemy_opens_when_it_is_defeated() -> None:
    arrange = partial(turn_of, hand={0: ["rage"]}, at={0: GLADE})
    assert price(arrange(enemies={ORC: ["prowlers"]}), ORC) is None
    assert price(arrange(enemies={ORC: []}), ORC) == 3
    game = arrange(hand={0: ["rage"] * 2}, mana={0: ["red"]})
    play(game, "challenge 1,-4", "next", "next", "damage 0 0", "target 0", "power rage", "pay red-token red", "strike")
    assert enemies_at(game, ORC) == []


# Orcs at (1, -3) and at (3, -3), both beside (2, -3).
two_orcs = partial(
    table,
    tiles={(0, 1): "countryside-08", (1, 0): "countryside-02"},
    enemies={(1, -3): ["prowlers"], (3, -3): ["diggers"]},
    hand={0: ["rage"]},
    move=20,
    forced=False,
)


@rule("mage_knight.movement.provoking-definition")
@pytest.mark.parametrize(
    ("start", "end", "provoked"),
    [
        ((1, -2), (0, -2), ["prowlers"]),
        ((1, -2), (2, -2), []),  # from one orc to the other
        ((1, -2), (1, -1), []),  # away
        ((1, -1), (1, -2), []),  # towards
        ((2, -2), (3, -2), ["diggers"]),
        ((1, -2), (2, -3), ["prowlers"]),  # the other orc is beside the second space only
    ],
)
def test_a_step_between_two_spaces_beside_the_same_enemy_provokes_it(
    start: Space, end: Space, provoked: list[str]
) -> None:
    game = two_orcs(at={0: start})
    game.play(go(end))
    if not provoked:
        assert (game.combat, moves(game) != []) == (None, True)
        return
    if offered(game, "challenge"):
        game.play("done")
    assert foes_of(game) == provoked


@rule("mage_knight.movement.provoking-ends-movement")
def test_a_provoked_enemy_attacks_at_once_and_moving_is_over() -> None:
    game = two_orcs(at={0: (1, -2)})
    game.play("go 0,-2")
    assert (game.turn.move, moves(game)) == (0, [])
    play(game, "next", "next", "damage 0 0", "next")
    assert (game.asks, place_of(game, 0)) == (TAKE_TURN, (0, -2))
    assert moves(with_points(game, 20)) == []


@rule("mage_knight.movement.adventure-site-may-be-ignored")
@pytest.mark.parametrize(
    ("tile", "site", "start", "token"),
    [
        ("countryside-08", (4, -3), (4, -2), "monks"),
        ("countryside-07", (3, -1), (2, -1), None),
        ("core-01", (4, -3), (4, -2), None),
        ("countryside-06", (2, -2), (1, -1), "medusa"),
        ("core-01", (2, -2), (1, -1), "minotaur"),
    ],
    ids=["ruins", "dungeon", "tomb", "den", "grounds"],
)
def test_adventure_sites_stop_nobody(tile: str, site: Space, start: Space, token: str | None) -> None:
    ruins = {site: "ruins-violet-violet"} if tile == "countryside-08" else {}
    lying = [] if token is None else [token]
    enemies: dict[Space, list[str]] = {site: lying}
    if tile == "countryside-08":
        enemies[(3, -2)] = []
    game = table(tiles={(1, 0): tile}, at={0: start}, ruins=ruins, enemies=enemies, move=20, hand={0: ["rage"]})
    game.play(go(site))
    assert (game.combat, game.asks, actions(game)) == (None, TAKE_TURN, ["enter"])
    assert len(offered(game, "go")) > 1
    assert enemies_at(game, site) == lying
    game.play(go(start))
    end_turn(game)
    assert place_of(game, 0) == start


# ---- moving and exploring ----


@rule("mage_knight.movement.unlimited-steps-while-paid", "mage_knight.movement.alternate-moving-and-exploring")
def test_moving_and_exploring_alternate_as_long_as_points_are_paid() -> None:
    tiles = ["countryside-05", "countryside-10", "countryside-02"]
    game = turn_of(
        hand={0: ["rage"]}, at={0: (2, -2)}, next_tiles=tiles, move=15, enemies={KEEP: []}, shields={KEEP: [0]}
    )
    play(game, "go 3,-3", "explore 1,1")
    assert game.turn.move == 11
    play(game, "go 3,-4", "go 3,-5")
    assert game.turn.move == 5
    play(game, "explore 0,2")
    assert game.turn.move == 3
    assert (place_of(game, 0), len([tile for tile in game.tiles if tile != NONE])) == ((3, -5), 5)
