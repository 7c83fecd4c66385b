"""Matches: who sits where, what is counted, and how sure the result is."""

import pytest

import roundtable as rt
from roundtable.arena import Match, Tally, interval
from tests import practice

assert practice.BOXES


def test_every_seed_is_played_twice_with_the_seats_swapped() -> None:
    match = Match("tourney", ("random", "page"), 2, {}, seed=3)
    games = list(match.play(2))
    seeds = [game.record().seed for game in games]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert [tally.games for tally in match.tallies] == [4, 4]
    assert sum(tally.victories for tally in match.tallies) == pytest.approx(4)
    assert sum(tally.points for tally in match.tallies) == sum(sum(game.scores()) for game in games)
    assert all(tally.decisions and tally.seconds >= tally.slowest > 0 for tally in match.tallies)


def test_a_bot_against_itself_comes_out_even() -> None:
    match = Match("feud", ("random", "random"), 2, {})
    list(match.play(3))
    assert [tally.share for tally in match.tallies] == [0.5, 0.5]
    assert match.tallies[0].points == match.tallies[1].points


def test_the_same_seed_gives_the_same_match() -> None:
    texts = []
    for _ in range(2):
        match = Match("feud", ("random", "page"), 3, {}, seed="again")
        texts.append([game.record().text() for game in match.play(1)])
    assert texts[0] == texts[1]


def test_a_match_needs_two_seats_and_bots_that_exist() -> None:
    with pytest.raises(rt.BadSettings, match="seats"):
        Match("paladins", ("random", "page"), 1, {})
    with pytest.raises(rt.BadSettings, match="unknown-bot"):
        Match("paladins", ("random", "dragon"), 2, {})


def test_a_draw_is_half_a_victory() -> None:
    tally = Tally("page")
    tally.finished([0], [5, 5], [0, 1])
    tally.finished([1], [1, 4], [1])
    tally.finished([0], [1, 4], [1])
    assert (tally.games, tally.wins, tally.draws, tally.share) == (3, 1, 1, 0.5)
    assert tally.mean_points == pytest.approx(10 / 3)


def test_the_interval_is_that_of_wilson() -> None:
    assert interval(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval(1.0, 400) == pytest.approx((0.990, 1.0), abs=0.001)
    assert interval(0.0, 0) == (0.0, 1.0)
