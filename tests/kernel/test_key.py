"""Keys of positions: equal for all that a seat cannot tell apart, and for nothing else."""

import random

import pytest

import roundtable as rt
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game
from tests.kernel.arrange import meeting
from tests.practice import BOXES

TABLES = [(box.name, max(box.seats)) for box in BOXES]
GAMES = [*TABLES, ("merlin", 3), ("paladins", 2), ("mage_knight", 2)]


def positions(name: str, seats: int, count: int = 12) -> list[rt.Game]:
    """Give positions from one random game."""
    chance = random.Random(3)
    game = rt.new(name, seats, seed=3).clone()
    found: list[rt.Game] = []
    for at in range(count * 9):
        if game.over:
            break
        if at % 9 == 0:
            found.append(game.clone())
        game.play_at(chance.randrange(len(game.options())))
    return found


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_copies_saved_positions_and_imagined_worlds_have_the_same_key(name: str, seats: int) -> None:
    for game in positions(name, seats):
        loaded = rt.load(game.save())
        for seat in range(seats):
            key = game.key(seat)
            assert hash(key) == hash(game.clone().key(seat))
            assert game.clone().key(seat) == loaded.key(seat) == key == Eyes(game, seat).key()
            for at in range(2):
                assert game.imagine(seat, rt.Chance(rt.key_of(at))).key(seat) == key


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_same_key_means_the_same_view_and_options(name: str, seats: int) -> None:
    """All answers to a question are tried, so that neighbours are compared that differ in little."""
    for game in positions(name, seats, 4):
        for seat in range(seats):
            seen: dict[object, object] = {}
            for at in range(len(game.options())):
                after = game.clone()
                after.play_at(at)
                shown = after.view(seat), after.options_of(seat)
                assert seen.setdefault(after.key(seat), shown) == shown


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_classes_tell_is_what_the_layout_says(name: str, seats: int) -> None:
    for game in positions(name, seats, 6):
        for seat in range(seats):
            assert game.facts(seat) == Game.facts(game, seat)


def test_chance_is_left_out() -> None:
    game = rt.new("feud", 3, seed=9)
    other = game.clone()
    other.chance = rt.Chance(rt.key_of("another"))
    assert other.key(0) == game.key(0)


def test_what_a_seat_knows_is_not_left_out() -> None:
    """The hand of a seat tells two positions apart for itself, and not for others."""
    one, other = meeting(hands=["blade", "blade feint"]), meeting(hands=["feint", "blade feint"])
    assert one.key(0) != other.key(0)
    assert one.key(2) == other.key(2)
