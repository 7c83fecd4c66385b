"""What a thing on the table of Paladins says when it can do nothing: specific, true, with its own rule."""

import random
from typing import Any

import pytest

import roundtable as rt
from roundtable.games.paladins.box import PaladinsTable
from roundtable.kernel.chance import Chance, key_of
from roundtable.server.tables.reasons import reasons_for
from roundtable.text import Words
from tests.machine.things import on_the_table
from tests.rules.paladins.arrange import play, table

GERIN: dict[str, Any] = {"paladin": {0: "gerin", 1: "oliver"}}  # raises neither Faith nor Strength
WORKERS = ["scout", "labourer", "cleric", "merchant", "fighter"]


def said(game: PaladinsTable, thing: str, seat: int = 0) -> list[tuple[str, str]]:
    """Give what a thing says, without what is asked instead."""
    found = reasons_for(game, seat, thing).reasons
    return [(Words("en").data(one.message), one.rule.removeprefix("paladins.")) for one in found[:-1]]


def test_an_action_says_all_that_it_lacks() -> None:
    game = table(workers={0: ["labourer"] * 3}, silver={0: 1}, **GERIN)
    assert said(game, "action:develop") == [("Develop: costs 4 Silver; you have 1.", "develop.cost")]
    assert said(game, "action:fortify") == [
        ("Fortify: costs 1 Provision; you have 0.", "fortify.provisions"),
        (
            "Fortify: takes a merchant, any worker and a scout; you have no scout, and no criminal to stand in.",
            "fortify.workers",
        ),
    ]
    assert said(game, "action:pray")[0] == ("Pray: costs 2 Silver; you have 1.", "pray.cost")


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        ("action:fortify", ("Fortify: needs Influence 3; you have 2.", "fortify.influence-values")),
        ("action:absolve", ("Absolve: needs Influence 3; you have 2.", "absolve.influence-on-jar")),
        (
            "action:garrison",
            ("Garrison: no free space is within reach of your Strength of 0.", "garrison.region-strength"),
        ),
        ("action:attack", ("Attack: no Outsider is within reach of Strength 0 and 0 Silver.", "attack.pay-missing")),
    ],
)
def test_an_attribute_that_is_too_low(thing: str, told: tuple[str, str]) -> None:
    game = table(workers={0: WORKERS}, influence={0: 2}, provisions={0: 9}, walls={0: ["01", "02"]}, jars={0: [0, 1]})
    assert told in said(game, thing)


def test_one_criminal_cannot_stand_in_for_two() -> None:
    game = table(workers={0: ["labourer", "labourer", "criminal"]}, provisions={0: 9})
    [(told, rule)] = said(game, "action:commission")
    assert told.endswith("; you have neither scout nor cleric, and one criminal cannot stand in for both.")
    assert rule == "commission.workers"


def test_a_space_says_what_each_piece_would_need() -> None:
    game = table(workers={0: WORKERS}, faith={0: 3}, strength={0: 0}, provisions={0: 1}, monks={1: ["r1-s1"]}, **GERIN)
    assert said(game, "space:r1-s1") == [("A monk stands here already.", "commission.free-space-needed")]
    assert said(game, "space:r3-s1") == [
        ("Commission: needs Faith 4; you have 3.", "commission.region-faith"),
        ("Garrison: needs Strength 5; you have 0.", "garrison.region-strength"),
    ]
    assert said(game, "space:r2-s1")[0] == ("Choose Commission first, then this.", "action.place-workers")


def test_an_outsider_says_what_silver_is_missing() -> None:
    game = table(workers={0: WORKERS}, strength={0: 4}, silver={0: 1}, **GERIN)
    last = game.view(0)["table"]["outsiders"][5]  # type: ignore[index]
    assert said(game, f"outsider:{last}") == [
        ("Attack: needs Strength 11; with your 4 it takes 4 Silver, and you have 1.", "attack.pay-missing"),
        ("Convert: needs Faith 10; you have 0.", "convert.faith-required"),
    ]


def test_while_an_action_is_taken_everything_else_waits() -> None:
    game = table(workers={0: ["labourer", "scout", "scout"]}, forced=False)
    play(game, "do hunt-two")
    play(game, "worker labourer")
    assert said(game, "worker:scout") == []
    assert said(game, "action:trade") == [
        ("You are taking Hunt with a scout: one action a turn.", "flow.one-action-per-turn")
    ]


def test_a_worker_says_where_it_may_stand() -> None:
    game = table(workers={0: ["labourer", "labourer", "scout"]}, forced=False)
    play(game, "do hunt-two")
    assert said(game, "worker:scout") == [("Needed on another place of Hunt with a scout.", "action.must-be-possible")]
    play(game, "worker labourer")
    assert said(game, "worker:labourer") == [("This place takes a scout or a criminal.", "action.labourer-clear-only")]


def test_seven_walls_are_all() -> None:
    game = table(workers={0: WORKERS}, influence={0: 12}, provisions={0: 9}, walls={0: [f"0{n}" for n in range(1, 8)]})
    assert said(game, "action:fortify") == [("Fortify: done 7 times already, the most there is.", "action.max-seven")]


def test_townsfolk_and_debts_say_when_their_time_comes() -> None:
    game = table(workers={0: ["labourer"]}, townsfolk={0: ["gatekeeper-silver", "squire-faith"]}, paid={0: 1})
    assert said(game, "own-townsfolk:gatekeeper-silver") == [
        ("The Gatekeeper works by itself after each Fortify.", "townsfolk.gatekeeper")
    ]
    assert said(game, "own-townsfolk:squire-faith") == [
        ("The Squire works when the Inquisition comes.", "townsfolk.squire")
    ]
    assert said(game, "debt") == [("All your Debts are paid, and stay so.", "debt.paid-final")]
    assert said(game, "suspicion") == [("You have no Suspicion card.", "reward.nothing-there")]


@pytest.mark.parametrize("seats", [1, 3])
def test_reasons_tell_no_more_than_the_seat_knows(seats: int) -> None:
    """In any world that the seat thinks possible, every thing says the same."""
    luck = random.Random(seats)
    game = rt.new("paladins", seats, seed=seats)
    for step in range(150):
        if game.over:
            break
        seat = luck.choice(game.waiting)
        if step % 10 == 0:
            dreamt = game.imagine(seat, Chance(key_of(step)))
            things = [f"favour:{word}" for word in ("labour", "outlaws", "mercy")] + on_the_table(game, seat)
            for thing in things:
                assert reasons_for(game, seat, thing) == reasons_for(dreamt, seat, thing)
        game.play(luck.choice(game.options_of(seat)), seat)


def test_workers_wait_for_the_target() -> None:
    game = table(workers={0: WORKERS}, provisions={0: 9})
    play(game, "do commission")
    assert said(game, "worker:cleric") == [
        ("First choose what Commission is aimed at; its workers follow.", "timing.requirement-first")
    ]
