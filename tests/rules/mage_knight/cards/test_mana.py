"""Mana: colours, pure mana and crystals, gold and black, and the dice of the Source."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import AFTER_ACTION, ASSIGN_DAMAGE, ATTACK_PHASE, BLOCK
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import BASIC_COLOURS, faces
from tests.rules.mage_knight.look import crystals_of, end_turn, mana_of, offered, options, play

turn_of = partial(table, forced=False)


def pays(game: MageKnightTable) -> list[str]:
    """Give how the mana asked for may be paid."""
    return offered(game, "pay")


def powers(game: MageKnightTable) -> set[str]:
    """Give the cards whose strong effects can be paid."""
    return set(offered(game, "power"))


def with_mana(*mana: str, night: bool = False, **more: object) -> MageKnightTable:
    """Give a turn with an Action of each colour, and mana tokens."""
    hand = {0: ["stamina", "march", "agility", "improvisation", "wound"]}
    return turn_of(**{"hand": hand, "mana": {0: mana}, "night": night, **more})  # type: ignore[arg-type]  # handed on


# ---- colours and forms ----


@rule("mage_knight.mana.four-basic-colours")
@pytest.mark.parametrize("colour", BASIC_COLOURS)
def test_each_basic_colour_powers_what_asks_for_it_and_nothing_else(colour: str) -> None:
    hand = {0: ["concentration", "stamina", "march", "agility", "improvisation", "wound"]}
    game = turn_of(hand=hand, mana={0: [colour]})
    of_colour = {
        "red": {"improvisation"},
        "blue": {"stamina"},
        "green": {"march", "concentration"},
        "white": {"agility"},
    }
    assert powers(game) == of_colour[colour]


@rule("mage_knight.mana.four-basic-colours", "mage_knight.mana.no-gold-or-black-crystals")
def test_a_crystal_of_choice_is_of_one_of_the_four_colours() -> None:
    game = turn_of(hand={0: ["crystallize"]}, mana={0: ["blue"]})
    play(game, "power crystallize", "pay blue-token blue")
    assert offered(game, "colour") == ["red", "blue", "green", "white"]


@rule("mage_knight.mana.no-gold-or-black-crystals")
@pytest.mark.parametrize(("night", "special"), [(False, "gold"), (True, "black")])
def test_gold_and_black_mana_never_become_crystals(night: bool, special: str) -> None:
    game = turn_of(hand={0: ["crystallize"]}, mana={0: [special]}, night=night)
    if night:
        assert "play crystallize" not in options(game)  # there is no basic mana to turn
        return
    play(game, "play crystallize")
    assert pays(game) == [f"gold-token {colour}" for colour in BASIC_COLOURS]
    play(game, "pay gold-token white")
    assert crystals_of(game) == {"white": 1}


@rule("mage_knight.mana.two-forms", "mage_knight.mana.pure-mana-is-die-or-token")
def test_mana_is_paid_with_a_token_a_die_or_a_crystal() -> None:
    game = turn_of(hand={0: ["march"]}, mana={0: ["green"]}, crystals={0: ["green"]}, source=["green"])
    game.play("power march")
    assert pays(game) == ["green-token green", "green-crystal green", "green-die green"]
    for form, token, crystal, die in (("token", 0, 1, 1), ("crystal", 1, 0, 1), ("die", 1, 1, 0)):
        game = turn_of(hand={0: ["march"]}, mana={0: ["green"]}, crystals={0: ["green"]}, source=["green"])
        play(game, "power march", f"pay green-{form} green")
        left = (mana_of(game).get("green", 0), crystals_of(game).get("green", 0), len(game.source))
        assert (left, game.turn.move) == ((token, crystal, die), 4)


@rule("mage_knight.mana.pure-mana-is-die-or-token", "mage_knight.mana.pure-mana-expires-at-turn-end")
def test_tokens_left_at_the_end_of_the_turn_are_lost_and_crystals_stay() -> None:
    game = turn_of(hand={0: ["march"]}, mana={0: ["green", "gold", "black"]}, crystals={0: ["red"]})
    end_turn(game)
    assert (mana_of(game), crystals_of(game)) == ({}, {"red": 1})


@rule("mage_knight.mana.pure-mana-expires-at-turn-end")
def test_a_crystal_turned_into_mana_is_lost_if_not_used() -> None:
    game = turn_of(hand={0: ["march"]}, crystals={0: ["red", "red"]})
    game.play("crystal red")
    assert (mana_of(game), crystals_of(game)) == ({"red": 1}, {"red": 1})
    end_turn(game)
    assert (mana_of(game), crystals_of(game)) == ({}, {"red": 1})


@rule("mage_knight.mana.crystals-in-inventory")
def test_a_crystal_gained_stays_with_its_owner_until_it_is_used() -> None:
    game = turn_of(hand={0: ["crystallize", "rage"], 1: ["rage"]}, mana={0: ["white"]})
    play(game, "play crystallize", "pay white-token white")
    for _ in range(2):
        assert (mana_of(game), crystals_of(game, 0), crystals_of(game, 1)) == ({}, {"white": 1}, {})
        end_turn(game)


@rule("mage_knight.mana.crystals-max-3-per-colour")
@pytest.mark.parametrize("colour", BASIC_COLOURS)
def test_an_inventory_holds_three_crystals_of_each_colour(colour: str) -> None:
    full = [one for one in BASIC_COLOURS for _ in range(3 if one != colour else 2)]
    game = turn_of(hand={0: ["crystallize", "crystallize"]}, mana={0: [colour, colour]}, crystals={0: full})
    play(game, "play crystallize", f"pay {colour}-token {colour}")
    assert crystals_of(game) == dict.fromkeys(BASIC_COLOURS, 3)
    play(game, "play crystallize", f"pay {colour}-token {colour}")
    assert crystals_of(game) == dict.fromkeys(BASIC_COLOURS, 3)


@rule("mage_knight.mana.crystal-to-pure-any-time-in-own-turn")
def test_crystals_become_mana_in_every_state_of_the_own_turn() -> None:
    tiles = {(0, 1): "countryside-01"}
    crystals = {0: ["red"], 1: ["blue"]}
    open_turn = turn_of(hand={0: ["march", "rage"]}, crystals=crystals)
    resting = turn_of(hand={0: ["march", "rage"]}, crystals=crystals)
    resting.play("rest")
    dealing = turn_of(tiles=tiles, at={0: (2, -3)}, hand={0: ["march"]}, crystals=crystals)
    dealing.play("interact")
    fighting = turn_of(
        tiles=tiles, at={0: (0, -3)}, enemies={(1, -4): ["prowlers"]}, hand={0: ["march"]}, crystals=crystals
    )
    fighting.play("challenge 1,-4")
    for game in (open_turn, resting, dealing, fighting):
        assert offered(game, "crystal") == ["red"]  # not those of others
        game.play("crystal red")
        assert (mana_of(game), crystals_of(game)) == ({"red": 1}, {})
    phases = set()
    fighting.players[0].crystals = (1, 0, 0, 0)
    while fighting.turn.phase != AFTER_ACTION:
        fighting.play(next(one for one in ("suffer", "next", "damage 0 0") if one in options(fighting)))
        if "crystal red" in options(fighting):
            phases.add(fighting.turn.phase)
    assert phases == {BLOCK, ASSIGN_DAMAGE, ATTACK_PHASE, AFTER_ACTION}


@rule("mage_knight.mana.crystal-to-pure-any-time-in-own-turn")
def test_crystals_stay_crystals_in_the_turn_of_others() -> None:
    game = turn_of(tiles={(0, 1): "countryside-01"}, at={1: (2, -3)}, hand={0: ["march"]}, crystals={1: ["red"]})
    end_turn(game)
    assert (game.seat, options(game)) == (1, ["plunder", "done"])
    game.play("done")
    assert "crystal red" in options(game)


@rule("mage_knight.mana.pure-to-crystal-only-by-effect")
def test_mana_becomes_a_crystal_only_by_an_effect() -> None:
    game = turn_of(hand={0: ["march"]}, mana={0: ["red", "blue"]}, source=["red"])
    assert [one for one in options(game) if "crystal" in one] == []
    game = turn_of(hand={0: ["crystallize"]}, mana={0: ["red", "blue"]})
    play(game, "play crystallize", "pay red-token red")
    assert (crystals_of(game), mana_of(game)) == ({"red": 1}, {"blue": 1})


# ---- gold and black ----


@rule("mage_knight.mana.special-colours-gold-and-black")
def test_dice_show_gold_and_black_besides_the_basic_colours() -> None:
    found = set()
    for seed in range(12):
        game = table(seed=seed, hand={0: ["mana-storm"]}, mana={0: ["white"]}, source=["red"] * 8, forced=False)
        play(game, "power mana-storm", "pay white-token white")
        found |= set(faces(game))
    assert found == {*BASIC_COLOURS, "gold", "black"}


@rule("mage_knight.mana.special-colours-gold-and-black")
def test_gold_and_black_have_a_use_at_one_time_only() -> None:
    spell = {0: ["restoration"]}
    for night, castable in ((False, {"play restoration"}), (True, {"play restoration", "power restoration"})):
        game = turn_of(hand=spell, mana={0: ["gold", "black"]}, crystals={0: ["green"] if night else []}, night=night)
        assert {one for one in options(game) if "restoration" in one and "sideways" not in one} == castable


@rule("mage_knight.mana.gold-by-day-is-any-basic")
def test_by_day_gold_is_any_basic_colour_of_choice_once() -> None:
    game = with_mana("gold")
    assert powers(game) == {"stamina", "march", "agility", "improvisation"}
    play(game, "power march")
    assert pays(game) == ["gold-token green"]
    play(game, "pay gold-token green")
    assert (mana_of(game), powers(game)) == ({}, set())


@rule("mage_knight.mana.gold-by-day-is-any-basic")
def test_by_day_gold_pays_for_spells_units_and_altars_too() -> None:
    spell = turn_of(hand={0: ["restoration"]}, mana={0: ["gold"]})
    assert "play restoration" in options(spell)
    tiles = {(0, 1): "countryside-10", (1, 0): "countryside-03"}
    altar = turn_of(tiles=tiles, at={0: (1, -2)}, ruins={(1, -2): "altar-blue"}, mana={0: ["gold", "gold", "blue"]})
    assert "tribute" in options(altar)


@rule("mage_knight.mana.gold-unusable-by-night")
def test_at_night_gold_is_of_no_use() -> None:
    game = with_mana("gold", night=True, source=["gold", "gold"])
    assert powers(game) == set()
    game = turn_of(hand={0: ["restoration", "crystallize"]}, mana={0: ["gold"]}, source=["gold"], night=True)
    assert [one for one in options(game) if one.startswith(("play", "power"))] == []


@rule("mage_knight.mana.black-unusable-by-day")
def test_by_day_black_is_of_no_use() -> None:
    game = with_mana("black", "black", source=["black"])
    assert powers(game) == set()
    game = turn_of(hand={0: ["restoration"]}, mana={0: ["green", "black"]}, source=["black"])
    assert [one for one in options(game) if one.startswith(("play", "power"))] == ["play restoration"]


@rule("mage_knight.mana.black-by-night-powers-effects")
def test_at_night_black_powers_the_strong_effect_of_a_spell() -> None:
    game = turn_of(hand={0: ["restoration"]}, mana={0: ["green", "black"]}, night=True)
    play(game, "power restoration")
    paid = []
    while pays(game):
        paid.append(pays(game)[0])
        game.play(f"pay {pays(game)[0]}")
    assert (sorted(paid), mana_of(game)) == (["black-token black", "green-token green"], {})
    without = turn_of(hand={0: ["restoration"]}, mana={0: ["green", "red"]}, night=True)
    assert [one for one in options(without) if "restoration" in one and "sideways" not in one] == ["play restoration"]


@rule("mage_knight.mana.black-is-no-basic-colour")
def test_at_night_black_stands_for_no_basic_colour() -> None:
    game = with_mana("black", "black", night=True, source=["black", "black"])
    assert powers(game) == set()
    spell = turn_of(hand={0: ["restoration"]}, mana={0: ["black", "black"]}, night=True)
    assert [one for one in options(spell) if one.startswith(("play", "power"))] == []
