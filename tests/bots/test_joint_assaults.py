"""Bots and joint assaults: they propose what helps, agree to what they can do, and never ask for ever."""

from pathlib import Path

from roundtable.bots.bot import Bot
from roundtable.bots.knight_course import COURSE
from roundtable.bots.mage_knight import turn_of
from roundtable.bots.page import Page
from roundtable.bots.squire import Squire
from roundtable.bots.values import value_of
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.map import board
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.replay import replay
from tests.rules.mage_knight.arrange_joint import (
    PROPOSE,
    READY,
    agreed,
    beside_city,
    defenders_left,
    shields,
    win,
)
from tests.rules.mage_knight.arrange_scenario import GREEN
from tests.rules.mage_knight.look import play

ARMED = ("march", "rage", "rage", "determination")  # with blue mana a defender is blocked and defeated
DICE = ("red", "blue", "green", "white")


def armed() -> MageKnightTable:
    """Let two heroes stand beside the green city, each with cards for one of its two defenders."""
    return beside_city(hand={0: ARMED, 1: ARMED}, source=DICE)


def choice(game: MageKnightTable, kind: type[Squire] | type[Page] = Squire) -> str:
    """Give what a bot answers for the seat that is asked."""
    assert game.seat is not None
    bot: Bot = kind(Chance(key_of("first")))
    return bot.choose(Eyes(game, game.seat)).notation


def test_a_squire_proposes_what_is_better_done_together() -> None:
    game = armed()
    assert choice(game) == PROPOSE
    game.play(PROPOSE)
    assert choice(game) == "invite 1 1"
    game.play("invite 1 1")
    assert choice(game) == "done"


def test_a_squire_proposes_nothing_hopeless_and_nothing_twice() -> None:
    assert choice(beside_city(2, 4)) != PROPOSE  # four cards each are not enough for four defenders
    refused = armed()
    play(refused, PROPOSE, "invite 1 1", "done", "decline")
    assert choice(refused) != PROPOSE


def test_a_squire_agrees_with_cards_enough_for_its_share() -> None:
    game = beside_city()
    play(game, PROPOSE, "invite 1 1", "done")
    assert choice(game) == "accept"
    weak = beside_city(hand={0: READY, 1: ["march", "wound", "wound"]})
    play(weak, PROPOSE, "invite 1 1", "done")
    assert choice(weak) == "decline"


def test_a_squire_takes_on_no_defender_that_is_too_strong_for_it() -> None:
    dragons = beside_city(enemies={GREEN: ("fire-dragon", "fire-dragon")})
    assert choice(dragons) != PROPOSE
    play(dragons, PROPOSE, "invite 1 1", "done")
    assert choice(dragons) == "decline"


def test_a_squire_that_has_agreed_goes_in() -> None:
    game = agreed(hand={0: ["march", "stamina", "wound"], 1: ARMED})  # nothing to fight with
    assert choice(game) != "done"


def test_a_page_agrees() -> None:
    game = beside_city()
    play(game, PROPOSE, "invite 1 1", "done")
    assert choice(game, Page) == "accept"


def test_what_the_own_turn_brings_counts_while_another_member_fights() -> None:
    game = agreed()
    win(game)
    assert game.turn.seat == 1
    assert turn_of(game, 0).seat == 0
    assert COURSE.is_handed_over(game, 0)
    value = value_of("mage_knight")
    before = value.of(game, 0)
    turn_of(game, 0).rewards = (0,)
    assert value.of(game, 0) > before


def test_squires_carry_a_joint_assault_through() -> None:
    game = armed()
    bots: list[Bot] = [Squire(Chance(key_of("first"))), Squire(Chance(key_of("second")))]
    begun = False
    for _ in range(200):
        assert game.seat is not None
        game.play(bots[game.seat].choose(Eyes(game, game.seat)), game.seat)
        begun = begun or game.joint is not None
        if begun and game.joint is None:
            assert defenders_left(game) == 0
            assert sorted(shields(game)) == [0, 1]  # each has defeated one
            return
    raise AssertionError("there was no assault, or it does not end")


def test_squires_assault_a_city_together_in_a_game_of_theirs() -> None:
    """The stored game was played by three squires, Blitz Cooperation; it stops where the second one has its turn."""
    game = replay((Path(__file__).parent / "before_a_joint_assault.json").read_text())
    assert isinstance(game, MageKnightTable)
    conquered = len(board.conquered_cities(game))
    squires = [Squire(Chance(key_of(f"third {seat}"))) for seat in range(3)]  # others may not see it
    told: list[str] = []
    while game.joint is not None or "accept" not in told:
        assert game.seat is not None
        assert len(told) < 150
        answer = squires[game.seat].choose(Eyes(game, game.seat))
        told.append(answer.notation)
        game.play(answer, game.seat)
    assert told[:4] == ["propose 5,-8", "invite 2 1", "done", "accept"]
    assert told.count("go 5,-8") == 2  # both went in
    assert len(board.conquered_cities(game)) == conquered + 1
