"""Copies: independent of each other, and without history and journal."""

import random

import pytest

import roundtable as rt
from tests.kernel.arrange import feud, meeting, moves, play
from tests.practice import BOXES

TABLES = [(box.name, seats) for box in BOXES for seats in box.seats]


def test_a_clone_is_the_same_position() -> None:
    game = meeting(hands=["blade", "blade feint"])
    play(game, "attack 1", "full", "play blade")
    copy = game.clone()
    assert copy.save() == game.save()
    assert (copy.seat, copy.asks, copy.waiting) == (game.seat, game.asks, game.waiting)
    assert copy.options() == game.options()
    for seat in (None, 0, 1, 2):
        assert copy.view(seat) == game.view(seat)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_clone_and_its_original_do_not_touch_each_other(name: str, seats: int) -> None:
    """Now one and now the other goes on; what stands still must not change."""
    game: rt.Game = rt.new(name, seats, seed=4)
    chance = random.Random(seats)
    while not game.over:
        copy = game.clone()
        before = game.save()
        for _ in range(6):
            if not copy.over:
                copy.play(chance.choice(copy.options()))
        assert game.save() == before
        still = copy.save()
        game.play(chance.choice(game.options()))
        assert copy.save() == still


def test_original_and_clone_go_on_alike() -> None:
    game = rt.new("feud", 3, seed=9)
    copy = game.clone()
    chance = random.Random(1)
    while not game.over:
        action = chance.choice(game.options())
        game.play(action)
        copy.play(action)
    assert copy.save() == game.save()
    assert copy.over


def test_become_takes_over_everything() -> None:
    game, other = rt.new("feud", 3, seed=9), rt.new("feud", 3, seed=10)
    for _ in range(9):
        other.play_at(0)
    game.become(other)
    assert game.save() == other.save()
    before = other.save()
    game.play_at(0)
    assert other.save() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_layouts_copy_as_the_code_does_that_is_written_from_them(name: str, seats: int) -> None:
    game: rt.Game = rt.new(name, seats, seed=4)
    chance = random.Random(seats)
    while not game.over:
        twin = type(game)()
        twin.past, twin.journal = None, None
        rt.Game.become(twin, game)
        before = game.save()
        assert twin.save() == before
        twin.play(chance.choice(twin.options()))
        assert game.save() == before
        game.play(chance.choice(game.options()))


def test_a_clone_has_no_history_and_no_journal() -> None:
    game = feud(hands=["tithe march"])
    game.journal = rt.Journal()
    game.play("play tithe")
    copy = game.clone()
    assert (copy.past, copy.journal) == (None, None)
    copy.play("play march")
    assert len(game.journal.events) == 1
    assert moves(game) == ["play tithe"]


@pytest.mark.parametrize("how", ["back", "restart", "redo", "record"])
def test_a_clone_takes_nothing_back(how: str) -> None:
    game = feud(hands=["tithe march"])
    play(game, "play tithe", "play march", "<back>")
    copy = game.clone()
    before = copy.save()
    with pytest.raises(rt.IllegalAction) as refused:
        getattr(copy, how)()
    assert (refused.value.reason, refused.value.rule) == ("no-history", "feud.turn.act")
    assert copy.save() == before
    game.redo()
    assert moves(game)[-1] == "<redo>"


def test_imagined_tables_have_no_history_either_not_even_those_of_a_loaded_one() -> None:
    game = feud(hands=["tithe"])
    game.play("play tithe")
    for table in (game, rt.load(game.save())):
        with pytest.raises(rt.IllegalAction) as refused:
            table.imagine(0, rt.Chance(rt.key_of(1))).back()
        assert refused.value.reason == "no-history"


def test_the_original_can_be_taken_back_after_a_clone_went_on() -> None:
    game = feud(hands=["tithe march"])
    before = game.save()
    game.play("play tithe")
    copy = game.clone()
    play(copy, "play march", "choose move", "explore 1", "end")
    game.back()
    assert game.save() == before


def test_a_clone_of_a_table_with_forced_answers_gives_them_too() -> None:
    game = rt.new("feud", 2, seed=3, forced=True)
    chance = random.Random(5)
    while not game.over:
        assert len(game.options()) > 1
        game = game.clone()
        game.play(chance.choice(game.options()))
    assert game.winners()


def test_rules_are_shared_and_not_copied() -> None:
    game = feud()
    assert game.clone().rules is game.rules
    assert game.imagine(0, rt.Chance(rt.key_of(1))).rules is game.rules
