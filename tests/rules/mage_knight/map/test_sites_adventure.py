"""Sites to be explored under the sky: monster dens, spawning grounds and ancient ruins."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.components import RUIN, RUINS
from roundtable.games.mage_knight.content.names import STACK
from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import ATTACK, phase_of, to
from tests.rules.mage_knight.arrange_end import load
from tests.rules.mage_knight.arrange_foes import AFTER, MANY, defeated
from tests.rules.mage_knight.arrange_sites import (
    DEN,
    GROUNDS,
    WEST,
    Place,
    actions,
    enter,
    on,
    seen,
    seen_enemies,
    shields_at,
    turn_of,
)
from tests.rules.mage_knight.arrange_sites import RUINS as AT_RUINS
from tests.rules.mage_knight.look import crystals_of, deck_of, enemies_at, foes_of, mana_of, offered, options, play

PAIR = "ruins-green-brown"  # an Artifact


def visit(game: MageKnightTable, seat: int, place: Place) -> MageKnightTable:
    """Let another hero stand on a site, the one who was there gone."""
    game.players[1 - seat].space = -1
    return turn_of(game, seat, place[1])


# ---- monster dens ----


@rule("mage_knight.sites.den-draws-brown-if-empty")
def test_a_den_is_entered_against_the_monster_left_there_or_a_new_one() -> None:
    game = enter(DEN, next_enemies=["gargoyle", "hydra"])
    assert foes_of(game) == ["gargoyle"]
    left = enter(DEN, "minotaur", next_enemies=["gargoyle", "hydra"])
    assert foes_of(left) == ["minotaur"]


@rule("mage_knight.sites.den-reward")
def test_the_reward_of_a_den_is_two_random_crystals() -> None:
    game = defeated(enter(DEN, next_enemies=["gargoyle"], fame={0: 99}), 0)
    game.play("next")
    load(game, "blue", "white")
    game.play("end-turn")
    while "reward crystal-roll" in options(game):
        game.play("reward crystal-roll")
    assert crystals_of(game) == {"blue": 1, "white": 1}


@rule("mage_knight.sites.den-closed-once-conquered", "mage_knight.sites.grounds-closed-once-conquered")
@pytest.mark.parametrize("place", [DEN, GROUNDS])
def test_a_conquered_den_or_spawning_grounds_cannot_be_entered_again(place: Place) -> None:
    assert actions(on(place)) == ["enter"]
    for conqueror in range(2):
        assert actions(on(place, shields=[conqueror])) == []
    game = defeated(enter(place, next_enemies=["gargoyle", "minotaur"], fame={0: 99}), 0)
    if place == GROUNDS:
        defeated(game, 1)
    game.play("next")
    assert actions(visit(game, 1, place)) == []


# ---- spawning grounds ----


@rule("mage_knight.sites.grounds-draw-two-brown")
def test_spawning_grounds_are_first_entered_against_two_brown_enemies() -> None:
    game = on(GROUNDS, next_enemies=["gargoyle", "hydra", "minotaur"])
    assert enemies_at(game, GROUNDS[1]) == []
    game.play("enter")
    assert foes_of(game) == ["gargoyle", "hydra"]


@rule("mage_knight.sites.grounds-defeated-replaced")
def test_a_new_monster_lies_face_down_beside_the_survivor_of_spawning_grounds() -> None:
    game = defeated(enter(GROUNDS, next_enemies=["gargoyle", "crypt-worm", "hydra"], fame={0: 99}), 0)
    game.play("next")
    for seat in (0, 1, None):
        assert seen_enemies(game, GROUNDS[1], seat) == ["crypt-worm", "brown"]
    assert shields_at(game, GROUNDS[1]) == []
    visit(game, 1, GROUNDS).play("enter")
    assert foes_of(game) == ["crypt-worm", "hydra"]
    none = to(enter(GROUNDS, next_enemies=["gargoyle", "crypt-worm", "hydra"], fame={0: 99}), ATTACK)
    none.play("next")
    assert enemies_at(none, GROUNDS[1]) == ["gargoyle", "crypt-worm"]


@rule("mage_knight.sites.grounds-reward")
def test_the_reward_of_spawning_grounds_is_an_artifact_and_three_random_crystals() -> None:
    game = enter(GROUNDS, next_enemies=["gargoyle", "minotaur"], fame={0: 99}, deck={0: []})
    defeated(game, 0)
    defeated(game, 1).play("next")
    load(game, "blue", "white", "blue")
    game.play("end-turn")
    assert offered(game, "reward") == ["artifact", "crystal-roll"]
    play(game, "reward crystal-roll", "reward crystal-roll", "reward crystal-roll")
    assert crystals_of(game) == {"blue": 2, "white": 1}
    picks = offered(game, "pick")
    assert len(picks) == 2
    game.play(f"pick {picks[1]}")
    assert deck_of(game) == [picks[0]]


# ---- ancient ruins ----


@rule("mage_knight.sites.ruins-altar-tribute")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "white"])
def test_the_mana_of_an_altar_gives_fame_at_once_and_a_shield(colour: str) -> None:
    game = on(AT_RUINS, ruins={WEST: f"altar-{colour}"}, mana={0: [colour] * 3})
    assert actions(game) == ["tribute"]
    game.play("tribute")
    assert mana_of(game) == {}
    assert (game.players[0].fame, shields_at(game, WEST), phase_of(game)) == (7, [0], AFTER)
    assert actions(visit(game, 1, AT_RUINS)) == []


@rule("mage_knight.sites.ruins-altar-tribute")
def test_the_altar_of_four_colours_asks_for_one_of_each() -> None:
    four = ["red", "blue", "green", "white"]
    game = on(AT_RUINS, ruins={WEST: "altar-four-colors"}, crystals={0: four})
    game.play("tribute")
    assert (crystals_of(game), game.players[0].fame, shields_at(game, WEST)) == ({}, 10, [0])


@rule("mage_knight.sites.ruins-altar-paid-in-full")
def test_an_altar_is_paid_in_full_or_not_at_all() -> None:
    altar = {WEST: "altar-red"}
    assert actions(on(AT_RUINS, ruins=altar, mana={0: ["red", "red"]})) == []
    assert actions(on(AT_RUINS, ruins=altar, mana={0: ["red", "red", "blue"]})) == []
    assert actions(on(AT_RUINS, ruins=altar, mana={0: ["red"]}, crystals={0: ["red"]}, source=["red", "red"])) == [
        "tribute"
    ]  # only one die may be used
    assert actions(on(AT_RUINS, ruins=altar, mana={0: ["red"]}, source=["red", "red"])) == []
    game = on(AT_RUINS, ruins=altar, mana={0: ["red"]}, crystals={0: ["red"] * 3})
    game.play("tribute")
    play(game, "pay red-crystal red", "pay red-crystal red", "pay red-crystal red")
    assert (mana_of(game), crystals_of(game)) == ({"red": 1}, {})


@rule("mage_knight.sites.ruins-enemies-drawn-on-entering")
@pytest.mark.parametrize("ruin", [one.id for one in RUINS if not one.altar])
def test_entering_ruins_draws_an_enemy_for_each_symbol(ruin: str) -> None:
    game = on(AT_RUINS, ruins={WEST: ruin})
    assert (enemies_at(game, WEST), actions(game)) == ([], ["enter"])
    game.play("enter")
    wanted = [STACK.words[stack] for stack in RUINS[RUIN.at(ruin)].enemies]
    shown = seen(game, WEST)["enemies"]
    assert sorted([one["back"] for one in shown]) == sorted(wanted)
    assert foes_of(game) == [one["enemy"] for one in shown]


@rule("mage_knight.sites.ruins-defeated-not-replaced")
def test_defeated_enemies_of_ruins_are_not_replaced() -> None:
    game = enter(AT_RUINS, ruins={WEST: PAIR}, next_enemies=["diggers", "gargoyle"], fame={0: 99})
    defeated(game, 0).play("next")
    assert seen_enemies(game, WEST) == ["gargoyle"]
    visit(game, 1, AT_RUINS).play("enter")
    assert foes_of(game) == ["gargoyle"]


@rule("mage_knight.sites.ruins-last-enemy-takes-reward")
def test_whoever_defeats_the_last_enemy_of_ruins_has_shield_and_reward() -> None:
    game = enter(
        AT_RUINS, ruins={WEST: "ruins-brown-violet"}, next_enemies=["crypt-worm", "monks"], fame={0: 99, 1: 99}
    )
    defeated(game, 1).play("next")
    assert (shields_at(game, WEST), game.turn.rewards) == ([], ())
    hands.draw(game, 1, len(deck_of(game, 1)))
    visit(game, 1, AT_RUINS).play("enter")
    defeated(game, 0).play("next")
    assert shields_at(game, WEST) == [1]
    game.play("end-turn")
    assert offered(game, "reward") == ["spell", "crystal-set"]


@rule("mage_knight.sites.ruins-crystal-set")
def test_a_crystal_set_is_one_crystal_of_each_basic_colour() -> None:
    game = enter(AT_RUINS, ruins={WEST: "ruins-green-green"}, next_enemies=["diggers", "prowlers"], fame={0: 99})
    defeated(game, 0, 1)
    play(game, "next", "end-turn")
    assert crystals_of(game) == {"red": 1, "blue": 1, "green": 1, "white": 1}


@rule("mage_knight.sites.ruins-closed-once-conquered")
def test_conquered_ruins_cannot_be_entered_again() -> None:
    game = enter(AT_RUINS, ruins={WEST: PAIR}, next_enemies=["diggers", "minotaur"], fame={0: 99}, hand=MANY)
    defeated(game, 0, 1)
    game.play("next")
    assert shields_at(game, WEST) == [0]
    assert actions(visit(game, 1, AT_RUINS)) == []
    assert "ruin" not in seen(game, WEST)
