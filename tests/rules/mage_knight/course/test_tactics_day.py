"""The Day Tactics, and From the Dusk: what each does when it is taken, or when it is used."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILL
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_course import (
    CHOOSE_TACTIC,
    TAKE_TURN,
    closing,
    everything,
    faces,
    fresh,
    held,
    next_round,
    unknown,
)
from tests.rules.mage_knight.look import deck_of, discard_of, end_turn, hand_of, offered, options, play

by_day = partial(table, forced=False)


# ---- Early Bird, From the Dusk ----


@pytest.mark.parametrize(("tactic", "night"), [("early-bird", False), ("from-the-dusk", True)])
@rule("mage_knight.tactics.on-take-instructions-resolve")
def test_the_first_tactics_give_nothing_but_the_first_turn(tactic: str, night: bool) -> None:
    game = next_round() if night else fresh()
    before = (game.source, hand_of(game, 1), deck_of(game, 1), game.players[1].crystals)
    game.play(f"tactic {tactic}")
    assert (game.source, hand_of(game, 1), deck_of(game, 1), game.players[1].crystals) == before
    game.play("tactic sparing-power" if night else "tactic the-right-moment")
    assert (game.order, game.seat) == ((1, 0), 1)
    assert "use-tactic" not in options(game)


# ---- Rethink ----


@rule("mage_knight.tactics.on-take-instructions-resolve")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_rethink_exchanges_up_to_three_cards_and_shuffles_the_discard_pile_in(count: int) -> None:
    game = fresh()
    hand, mine = hand_of(game, 1), everything(game, 1)
    top = deck_of(game, 1)[-count:] if count else []
    game.play("tactic rethink")
    for card in hand[:count]:
        assert (game.seat, game.asks != CHOOSE_TACTIC) == (1, True)
        game.play(f"card {card}")
    if count < 3:
        game.play("done")
    assert (game.seat, game.asks) == (0, CHOOSE_TACTIC)
    assert hand_of(game, 1) == sorted([*hand[count:], *top])  # those of the deck, before the others come into it
    assert (discard_of(game, 1), len(deck_of(game, 1))) == ([], 11)
    assert everything(game, 1) == mine
    assert unknown(game.players[1].deck, 2)


@rule("mage_knight.tactics.on-take-instructions-resolve")
def test_rethink_takes_wounds_too() -> None:
    game = next_round(night=True, discard={1: ["wound"] * 4 + ["rage"]})
    game.play("tactic rethink")
    assert offered(game, "card") == ["rage", "wound"]
    play(game, *["card wound"] * 3)
    assert (game.seat, hand_of(game, 1), sorted(deck_of(game, 1))) == (0, ["rage", "wound"], ["wound"] * 3)


# ---- Mana Steal ----


def stealing(source: str, *hand: str) -> MageKnightTable:
    """Give a turn of seat 0, whose Mana Steal holds a die; the Source shows another one."""
    game = by_day(tactic={0: "mana-steal", 1: "the-right-moment"}, hand={0: hand}, source=[source])
    game.players[0].tactic_die = 2  # green
    settle(game)
    return game


@rule("mage_knight.tactics.on-take-instructions-resolve")
def test_mana_steal_takes_a_basic_die_out_of_the_source() -> None:
    game = fresh()
    game.source = (0, 3, 4, 5)  # red, white, gold, black
    settle(game)
    game.play("tactic mana-steal")
    assert options(game) == ["die red", "die white"]
    game.play("die white")
    assert (faces(game), game.sees(0)["players"][1]["tactic_die"]) == (["red", "gold", "black"], "white")  # type: ignore[index]


@rule("mage_knight.tactics.on-take-instructions-resolve")
def test_mana_steal_finds_no_die_that_is_not_basic() -> None:
    game = fresh()
    game.source = (4, 4, 5, 5)
    settle(game)
    game.play("tactic mana-steal")
    assert (game.seat, game.asks, len(game.source)) == (0, CHOOSE_TACTIC, 4)


@rule("mage_knight.mana.effect-dice-come-in-addition")
def test_the_stolen_die_pays_once_besides_the_die_of_the_source() -> None:
    game = stealing("green", "march", "march", "march")
    play(game, "power march")
    assert options(game) == ["pay green-die green", "pay green-tactic green"]
    play(game, "pay green-tactic green", "power march")
    assert options(game) == ["pay green-die green"]
    play(game, "pay green-die green")
    assert (game.turn.move, "power march" in options(game)) == (8, False)
    end_turn(game)
    assert (len(game.source), game.players[0].tactic_die) == (2, -1)  # rolled and back


def test_the_stolen_die_waits_for_any_later_turn_of_the_day() -> None:
    game = stealing("red", "march", "march")
    play(game, "play march")
    end_turn(game)
    end_turn(game)
    assert (game.seat, faces(game), game.players[0].tactic_die) == (0, ["red"], 2)
    assert "power march" in options(game)


def test_the_stolen_die_is_none_of_the_source() -> None:
    game = stealing("red", "march", "rage")
    game.players[0].skills = (SKILL.at("tovak-who-needs-magic"),)
    settle(game)
    play(
        game,
        "power march",
        "pay green-tactic green",
        "use tovak-who-needs-magic",
        "turn-sideways rage move",
        "number 3",
    )
    assert game.turn.move == 4 + 3  # no die of the Source was used


@rule("mage_knight.mana.one-source-die-per-turn")
def test_who_needs_magic_shuts_the_source() -> None:
    game = by_day(skills={0: ["tovak-who-needs-magic"]}, hand={0: ["march", "rage"]}, source=["green"])
    assert "power march" in options(game)
    play(game, "use tovak-who-needs-magic", "turn-sideways rage move", "number 3")
    assert (game.turn.move, "power march" in options(game)) == (3, False)


# ---- Planning ----


@pytest.mark.parametrize(
    ("left", "cards"),
    [(["rage", "stamina"], 6), (["rage", "wound"], 6), (["rage"], 5), (["wound"], 5), ([], 5)],
)
def test_planning_raises_the_hand_limit_with_two_cards_in_hand(left: list[str], cards: int) -> None:
    for tactic, bonus in (("planning", cards - 5), ("early-bird", 0)):
        game = by_day(tactic={0: tactic, 1: "rethink"}, hand={0: ["march", *left]})
        play(game, "play march")
        end_turn(game)
        assert len(hand_of(game)) == 5 + bonus


def test_planning_counts_the_hand_after_discarding() -> None:
    game = by_day(tactic={0: "planning", 1: "rethink"}, hand={0: ["march", "rage", "stamina"]})
    play(game, "play march", "end-turn", "card rage", "done")
    assert len(hand_of(game)) == 5


# ---- Great Start ----


@rule("mage_knight.tactics.on-take-instructions-resolve")
def test_great_start_draws_two_cards() -> None:
    game = fresh()
    top = deck_of(game, 1)[-2:]
    hand = hand_of(game, 1)
    game.play("tactic great-start")
    assert (hand_of(game, 1), len(deck_of(game, 1))) == (sorted([*hand, *top]), 9)


# ---- The Right Moment ----


def test_the_right_moment_gives_a_second_turn_once() -> None:
    game = by_day(tactic={0: "the-right-moment"}, hand={0: ["march", "rage"]}, source=["green"])
    play(game, "power march", "pay green-die green", "use-tactic")
    assert (held(game, 0), "use-tactic" in options(game)) == ("the-right-moment down", False)
    end_turn(game)
    assert (game.seat, game.asks, len(hand_of(game)), game.turn.usual_die) == (0, TAKE_TURN, 5, False)
    assert (game.turn.move, "use-tactic" in options(game)) == (0, False)
    end_turn(game)
    assert (game.seat, game.players[0].turns) == (1, 2)


@rule("mage_knight.round.last-turn-draws-nothing")
def test_the_right_moment_in_the_last_turn_makes_the_extra_turn_the_last() -> None:
    game = closing(tactic={0: "the-right-moment"}, deck={1: []}, hand={1: ["march"]}, forced=False)
    game.play("announce")
    assert game.seat == 0
    play(game, "use-tactic", "end-turn")
    while game.seat == 0 and game.asks != TAKE_TURN:
        game.play(options(game)[0] if "done" not in options(game) else "done")
    assert (game.seat, game.asks, len(hand_of(game))) == (0, TAKE_TURN, 5)
    end_turn(game)
    assert (game.round, game.asks) == (2, CHOOSE_TACTIC)
