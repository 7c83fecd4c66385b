"""Movement: effects that change what terrain costs, and effects that move the hero directly."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import Space
from tests.rules.mage_knight.arrange_turn import (
    GLADE,
    KEEP,
    MAP,
    ORC,
    TAKE_TURN,
    VILLAGE,
    WEST_OF_KEEP,
    price,
    turn_of,
    with_points,
)
from tests.rules.mage_knight.look import end_turn, foes_of, offered, place_of, play

LAKE = (2, -4)
SHORE = (2, -3)  # a village
DESERTS = ((3, -3), (4, -3))  # of countryside-04 in slot (1, 0)


# ---- costs of terrain ----


@rule("mage_knight.movement.rule-changes-apply-forward")
def test_a_change_of_costs_holds_for_steps_after_it_until_the_turn_ends() -> None:
    hand = {0: ["song-of-wind", "rage"], 1: ["rage"]}
    game = turn_of(hand=hand, at={0: (0, 0)}, move=5)
    game.play("go 1,0")
    assert game.turn.move == 3  # plains, at the usual cost
    play(game, "play song-of-wind", "go 2,-1")
    assert game.turn.move == 3 + 2 - 1
    play(game, "go 2,-2")
    assert game.turn.move == 3
    end_turn(game)
    end_turn(game)
    assert (game.seat, price(game, VILLAGE)) == (0, 2)


@rule("mage_knight.movement.rule-changes-apply-forward")
def test_only_the_one_who_played_it_moves_more_cheaply() -> None:
    prayer = "norowas-prayer-of-weather"  # less 2 but not below 1 for the owner, 1 more for the others
    hand = {0: ["rage"], 1: ["rage"]}
    game = turn_of(heroes=("norowas", "tovak"), hand=hand, at={1: (1, 0)}, skills={0: [prayer]})
    game.play(f"use {prayer}")
    assert price(game, (0, -1)) == 1
    end_turn(game)
    assert (game.seat, price(game, (0, 0))) == (1, 3)


@rule("mage_knight.movement.cost-reductions-any-order")
@pytest.mark.parametrize("cards", [("song-of-wind", "path-finding"), ("path-finding", "song-of-wind")])
def test_reductions_are_applied_in_the_order_best_for_the_hero(cards: tuple[str, str]) -> None:
    start, desert = DESERTS
    arrange = partial(table, tiles={(1, 0): "countryside-04"}, at={0: start}, night=True, hand={0: [*cards]})
    game = arrange()
    assert price(game, desert) == 3
    for card in cards:
        game.play(f"play {card}")
    assert price(game, desert) == 1  # 3, less 1 but not below 2, less 1: the other way round it would cost 2


@rule("mage_knight.movement.cost-reduced-to-0-is-free", "mage_knight.movement.cost-never-below-0")
def test_a_cost_of_0_is_free_and_gives_nothing_back() -> None:
    game = turn_of(hand={0: ["song-of-wind", "rage"]}, mana={0: ["white"]}, at={0: (0, 0)})
    play(game, "power song-of-wind", "pay white-token white")
    assert price(game, (1, 0)) == 0  # plains less 2
    game = with_points(game, 0)
    play(game, "go 1,0", "go 2,-1")
    assert (game.turn.move, place_of(game, 0)) == (0, VILLAGE)


@rule("mage_knight.movement.cost-reduced-to-0-is-free")
def test_free_steps_do_not_go_to_and_fro_without_end() -> None:
    game = turn_of(hand={0: ["song-of-wind", "rage"]}, mana={0: ["white"]}, at={0: (0, 0)})
    play(game, "power song-of-wind", "pay white-token white")
    game = with_points(game, 0)
    play(game, "go 1,0", "go 0,0", "go 1,0")
    assert "0,0" not in offered(game, "go")  # it was there twice
    assert "2,-1" in offered(game, "go")
    with_points(game, 1)  # points do not help: the step would still cost nothing
    assert "0,0" not in offered(game, "go")


@rule("mage_knight.movement.cost-never-below-0")
def test_more_reduction_than_cost_still_costs_nothing() -> None:
    hand = {0: ["song-of-wind", "rage"]}
    skills = {0: ["norowas-prayer-of-weather"]}
    game = turn_of(heroes=("norowas", "tovak"), hand=hand, mana={0: ["white"]}, skills=skills, at={0: (0, 0)})
    play(game, "use norowas-prayer-of-weather", "power song-of-wind", "pay white-token white")  # less 2 and less 2
    assert price(game, (1, 0)) == 0
    with_points(game, 3).play("go 1,0")
    assert game.turn.move == 3


@rule("mage_knight.movement.inaccessible-terrain-by-card")
def test_a_card_opens_a_lake_for_a_cost() -> None:
    hand = {0: ["frost-bridge", "song-of-wind"]}
    arrange = partial(turn_of, hand=hand, at={0: SHORE}, mana={0: ["blue", "white"]})
    game = arrange()
    game.play("play frost-bridge")
    assert price(game, LAKE) is None  # its basic effect is about swamps
    game = arrange()
    play(game, "power frost-bridge", "pay blue-token blue")
    assert price(game, LAKE) == 1
    game = arrange()
    play(game, "power song-of-wind", "pay white-token white", "accept", "pay blue-token blue")
    assert price(game, LAKE) == 0


# ---- direct moves ----


# A hero who can fly, with spells that move the hero directly.
flier = partial(
    turn_of,
    heroes=("goldyx", "tovak"),
    hand={0: ["wings-of-wind", "underground-travel", "rage"]},
    mana={0: ["white", "green"]},
    skills={0: ["goldyx-flight"]},
)
UNDERGROUND = ["play underground-travel", "pay green-token green"]
ON_WINGS = ["play wings-of-wind", "pay white-token white"]


@rule("mage_knight.movement.direct-move-pays-only-stated-cost")
def test_a_direct_move_costs_what_its_effect_says_and_no_terrain() -> None:
    game = flier(at={0: (1, 0)}, move=4)
    play(game, *UNDERGROUND, "go 4,-2")  # village and forest, or hills, on the way
    assert (place_of(game, 0), game.turn.move) == ((4, -2), 4)
    game = flier(at={0: (1, 0)}, move=4)
    play(game, *ON_WINGS, "number 3", "go 4,-2")
    assert (place_of(game, 0), game.turn.move) == ((4, -2), 1)
    game = flier(at={0: (1, 0)}, move=4)
    play(game, "use goldyx-flight", "choose 0", "go 1,-1")
    assert (place_of(game, 0), game.turn.move) == ((1, -1), 4)
    game = flier(at={0: (1, 0)}, move=4)
    play(game, "use goldyx-flight", "choose 1", "go 3,-2")
    assert (place_of(game, 0), game.turn.move) == ((3, -2), 2)


@rule("mage_knight.movement.direct-move-crosses-inaccessible")
@pytest.mark.parametrize(
    ("start", "end"),
    [((2, -3), (2, -5)), ((1, -3), (1, -5)), ((3, -2), (5, -4))],
    ids=["over a lake", "over orcs", "over a keep"],
)
def test_a_direct_move_crosses_inaccessible_spaces_enemies_and_fortified_sites(start: Space, end: Space) -> None:
    around = {**MAP, (0, 2): "countryside-02", (2, 0): "countryside-05"}
    enemies = {ORC: ["prowlers"], KEEP: ["guardsmen"], (2, -7): [], (7, -4): []}
    game = flier(tiles=around, enemies=enemies, at={0: start}, move=2)
    play(game, *ON_WINGS, "number 2", f"go {end[0]},{end[1]}")
    assert (place_of(game, 0), game.combat, game.asks) == (end, None, TAKE_TURN)


@rule("mage_knight.movement.direct-move-crosses-inaccessible")
def test_terrain_an_effect_names_is_not_crossed() -> None:
    around = {**MAP, (0, 2): "countryside-02"}
    game = flier(tiles=around, enemies={ORC: [], (2, -7): []}, at={0: LAKE})
    assert (2, -5) in ends(game, UNDERGROUND)
    game = flier(tiles={(0, 1): "countryside-07"}, enemies={(2, -4): []}, at={0: (0, 0)})
    assert (1, -3) not in ends(game, UNDERGROUND)  # a swamp


def ends(game: MageKnightTable, notations: list[str]) -> list[Space]:
    """Play an effect that moves the hero directly, and give where it may lead."""
    play(game, *notations)
    return [(int(q), int(r)) for q, r in [text.split(",") for text in offered(game, "go")]]


@rule("mage_knight.movement.direct-move-may-require-safe-end")
def test_a_direct_move_to_a_safe_space_offers_no_other_end() -> None:
    found = ends(flier(at={0: (1, -2), 1: (2, -3)}), UNDERGROUND)
    assert {(1, -3), (0, -3), (1, 0), (3, -3)} <= set(found)
    unsafe = {ORC, LAKE, KEEP, (0, 1), (2, -3)}  # orcs, a lake, a keep, the sea, another hero
    assert unsafe & set(found) == set()
    keep = ends(flier(at={0: WEST_OF_KEEP}), UNDERGROUND)
    assert KEEP not in keep
    assert KEEP in ends(flier(at={0: WEST_OF_KEEP}, shields={KEEP: [0]}, enemies={KEEP: []}), UNDERGROUND)


@rule("mage_knight.movement.provoking-by-direct-move")
@pytest.mark.parametrize(
    "notations",
    [UNDERGROUND, [*ON_WINGS, "number 1"], ["use goldyx-flight", "choose 0"]],
    ids=["underground travel", "wings of wind", "flight"],
)
def test_the_direct_moves_of_the_box_say_that_they_provoke_nobody(notations: list[str]) -> None:
    game = flier(at={0: GLADE}, move=5)
    play(game, *notations, "go 0,-3")  # along the orcs
    assert (place_of(game, 0), game.combat, game.asks) == ((0, -3), None, TAKE_TURN)
    steps = flier(at={0: GLADE}, move=5)
    steps.play("go 0,-3")
    assert foes_of(steps) == ["prowlers"]
