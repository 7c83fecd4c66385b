"""Mana of the Source: the die of the turn, more dice by effects, and depleted ones."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_course import BASIC_COLOURS, faces
from tests.rules.mage_knight.look import end_turn, mana_of, offered, options, play

ACTIONS = {"blue": "stamina", "green": "march", "white": "agility", "red": "improvisation"}

turn_of = partial(table, forced=False)


def pays(game: MageKnightTable) -> list[str]:
    """Give how the mana asked for may be paid."""
    return offered(game, "pay")


@rule("mage_knight.mana.one-source-die-per-turn")
def test_one_die_of_the_source_serves_in_a_turn() -> None:
    game = turn_of(hand={0: ["march", "stamina", "rage"], 1: ["march"]}, source=["green", "blue", "green"])
    assert set(offered(game, "power")) == {"march", "stamina"}
    play(game, "power march", "pay green-die green")
    assert (offered(game, "power"), faces(game)) == ([], ["blue", "green"])
    end_turn(game)
    game.source = (1, 2, 2)
    settle(game)
    assert (game.seat, offered(game, "power")) == (1, ["march"])  # everybody has one in the own turn


@rule("mage_knight.mana.one-source-die-per-turn")
def test_two_mana_of_one_cost_cannot_both_come_from_the_source() -> None:
    for crystals, castable in (([], False), (["black"], False), (["green"], True)):
        game = turn_of(
            hand={0: ["restoration"]}, source=["green", "black"], crystals={0: crystals}, mana={0: []}, night=True
        )
        assert ("power restoration" in options(game)) == castable


@rule("mage_knight.mana.source-die-gives-shown-colour")
@pytest.mark.parametrize("colour", BASIC_COLOURS)
def test_a_die_gives_one_mana_of_the_colour_it_shows(colour: str) -> None:
    hand = {0: [*ACTIONS.values(), "wound"]}
    game = turn_of(hand=hand, source=[colour])
    assert offered(game, "power") == [ACTIONS[colour]]
    game.play(f"power {ACTIONS[colour]}")
    assert pays(game) == [f"{colour}-die {colour}"]


@rule("mage_knight.mana.source-die-taken-when-used")
def test_a_die_leaves_the_source_only_when_its_mana_is_used() -> None:
    game = turn_of(hand={0: ["march", "rage"]}, source=["green", "red"])
    assert offered(game, "die") == []
    game.play("power march")
    assert sorted(faces(game)) == ["green", "red"]
    game.play("pay green-die green")
    assert (faces(game), game.turn.move, mana_of(game)) == (["red"], 4, {})
    unused = turn_of(hand={0: ["march"]}, source=["green", "red"])
    end_turn(unused)
    assert sorted(faces(unused)) == ["green", "red"]


@rule("mage_knight.mana.effect-dice-come-in-addition")
def test_a_further_die_by_an_effect_comes_on_top_of_the_usual_one() -> None:
    game = turn_of(hand={0: ["mana-draw", "march", "stamina", "agility"]}, source=["green", "blue", "white"])
    play(game, "play mana-draw", "power march", "pay green-die green")
    assert set(offered(game, "power")) == {"stamina", "agility"}
    play(game, "power stamina", "pay blue-die blue")
    assert offered(game, "power") == []


@rule("mage_knight.mana.effect-dice-come-in-addition")
def test_a_die_taken_by_an_effect_is_not_the_die_of_the_turn() -> None:
    game = turn_of(hand={0: ["mana-draw", "march"]}, crystals={0: ["white"]}, source=["red", "green"])
    play(game, "power mana-draw", "pay white-crystal white", "die red", "colour blue")
    assert mana_of(game) == {"blue": 2}
    assert offered(game, "power") == ["march"]  # with the usual die
    play(game, "power march", "pay green-die green")
    end_turn(game)
    assert len(game.source) == 2
    assert "blue" in faces(game)  # it goes back as it was set


@rule("mage_knight.mana.effect-dice-come-in-addition")
def test_only_the_extra_die_of_mana_pull_may_be_black_for_any_colour() -> None:
    game = turn_of(hand={0: ["mana-pull", "march", "stamina"]}, source=["black", "black"])
    assert offered(game, "power") == []
    game.play("play mana-pull")
    assert set(offered(game, "power")) == {"march", "stamina"}
    play(game, "power march", "pay black-die green")
    assert offered(game, "power") == []  # the usual die gives no black by day


@rule("mage_knight.mana.effect-dice-come-in-addition")
def test_two_black_dice_do_not_pay_a_cost_of_two_by_one_extra_die() -> None:
    for source, castable in ((["black", "black"], False), (["black", "blue"], True)):
        game = turn_of(hand={0: ["mana-pull", "pure-magic"]}, source=source)
        game.play("play mana-pull")
        assert ("power pure-magic" in options(game)) == castable


@rule("mage_knight.mana.black-dice-depleted-by-day", "mage_knight.mana.gold-dice-depleted-by-night")
@rule("mage_knight.mana.depleted-dice-unusable")
@pytest.mark.parametrize(("night", "depleted", "other"), [(False, "black", "gold"), (True, "gold", "black")])
def test_dice_of_the_wrong_time_are_depleted_and_cannot_be_used(night: bool, depleted: str, other: str) -> None:
    hand = {0: [*ACTIONS.values(), "restoration"]}
    game = turn_of(hand=hand, night=night, source=[depleted] * 3)
    assert [one for one in options(game) if one.startswith("power") or one == "play restoration"] == []
    usable = turn_of(hand=hand, night=night, source=[depleted, other], crystals={0: ["green"]})
    found = set(offered(usable, "power"))
    assert found == ({*ACTIONS.values()} if not night else {"march", "restoration"})


@rule("mage_knight.mana.black-dice-depleted-by-day", "mage_knight.mana.gold-dice-depleted-by-night")
@rule("mage_knight.mana.depleted-dice-set-apart")
@pytest.mark.parametrize(("night", "depleted", "other"), [(False, "black", "gold"), (True, "gold", "black")])
def test_depleted_dice_lie_apart(night: bool, depleted: str, other: str) -> None:
    game = turn_of(night=night, source=["red", depleted, other, depleted])
    for seat in (None, 0, 1):
        seen = game.sees(seat)
        assert (seen["source"], seen["depleted"]) == (["red", other], [depleted, depleted])


@rule("mage_knight.mana.black-dice-depleted-by-day")
def test_a_die_that_comes_back_black_by_day_is_depleted_at_once() -> None:
    found = False
    for seed in range(30):
        game = turn_of(seed=seed, hand={0: ["march"], 1: ["march"]}, source=["green"])
        play(game, "power march", "pay green-die green")
        end_turn(game)
        if faces(game) == ["black"]:
            found = True
            assert (game.seat, offered(game, "power"), game.sees(1)["depleted"]) == (1, [], ["black"])
    assert found


@rule("mage_knight.mana.depleted-dice-unusable")
def test_an_effect_may_make_a_depleted_die_usable() -> None:
    game = turn_of(hand={0: ["mana-storm", "march"]}, crystals={0: ["white"]}, night=True)
    game.source = (4, 4, 4, 4)
    settle(game)
    assert "power march" not in options(game)
    play(game, "power mana-storm", "pay white-crystal white")
    assert len(game.source) == 4
    game.source = (4, 4, 4, 4)  # all gold again
    settle(game)
    assert "power march" in options(game)


@rule("mage_knight.mana.returned-dice-not-checked")
def test_dice_that_come_back_during_a_round_stay_as_they_fall() -> None:
    basic = set()
    for seed in range(40):
        game = turn_of(seed=seed, hand={0: ["march"]}, source=["green", "gold", "gold", "black"])
        play(game, "power march", "pay green-die green")
        end_turn(game)
        rest = faces(game)
        for face in ("gold", "gold", "black"):
            rest.remove(face)  # never rolled again
        basic.add(len([face for face in faces(game) if face in BASIC_COLOURS]))
    assert basic == {0, 1}  # fewer than half
