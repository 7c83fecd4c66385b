"""A pool of bots: another one in every game, and the same one for the same chance."""

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.arena import League, play


def kinds(name: str, seats: int = 40) -> list[str]:
    return [type(bots.find(name)(rt.Chance(rt.key_of(seat)))).__name__ for seat in range(seats)]


def test_all_are_drawn_and_always_the_same_ones() -> None:
    found = kinds("any:page+squire+knight:5:hand")
    assert set(found) == {"Page", "Squire", "Knight"}
    assert found == kinds("any:page+squire+knight:5:hand")


def test_who_is_named_twice_is_drawn_twice_as_often() -> None:
    assert 110 < kinds("any:page+page+random", 200).count("Page") < 160


def test_a_pool_sits_in_the_arena() -> None:
    league = League("merlin", ("any:page+random", "random"), 2, {})
    assert len(play(league, next(league.fixtures(1))).scores) == 2


def test_everybody_in_a_pool_must_exist() -> None:
    with pytest.raises(rt.BadSettings, match="unknown-bot"):
        bots.find("any:page+dragon")
    with pytest.raises(rt.BadSettings, match="unknown-bot"):
        bots.find("any:")
    with pytest.raises(rt.BadSettings, match="unknown-bot"):
        bots.find_named("any:page+secret.npz")
