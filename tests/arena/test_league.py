"""Leagues: who sits where, that any runner plays the same games, what is counted, and how sure the result is."""

import os
from functools import partial

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.arena import ArenaTrouble, Fixture, League, Result, Standings, Tally, interval, play
from roundtable.arena.league import lineups, period
from roundtable.arena.runners import here, processes
from roundtable.bots import Bot, RandomBot
from tests import practice

assert practice.BOXES
MODULES = (practice.__name__,)


def result(seating: list[int], scores: list[int], winners: list[int]) -> Result:
    """A game of which only the end is known."""
    zeros = [0] * len(seating)
    return Result(
        seating=seating,
        scores=scores,
        winners=winners,
        moves=1,
        decisions=zeros,
        seconds=[0.0] * len(seating),
        slowest=[0.0] * len(seating),
        sources=[],
        sheet=[],
        choices=[],
    )


def standings(league: League, games: int) -> Standings:
    """What a league comes to."""
    found = Standings(league.names)
    for fixture, one in here(partial(play, league), league.fixtures(games)):
        found.add(fixture, one)
    return found


def test_every_deal_is_played_from_every_seat() -> None:
    league = League("tourney", ("random", "page"), 2, {}, seed=3)
    assert list(league.fixtures(3)) == [Fixture(0, 0, 0), Fixture(0, 0, 1), Fixture(1, 0, 0), Fixture(1, 0, 1)]
    assert [league.seating(one) for one in league.fixtures(2)] == [(0, 1), (1, 0)]


def test_lineups() -> None:
    assert lineups(2, 4, False) == ((0, 1, 0, 1),)
    assert lineups(2, 4, True) == ((0, 1, 1, 1),)
    assert lineups(3, 2, False) == ((0, 1), (0, 2), (1, 2))
    assert lineups(2, 1, False) == ((0,), (1,))
    assert [period(one) for one in ((0, 1, 0, 1), (0, 1, 1, 1), (0,), (0, 0))] == [2, 4, 1, 1]


def test_all_points_and_victories_are_counted() -> None:
    found = standings(League("tourney", ("random", "page"), 2, {}, seed=3), 4)
    assert found.games == 4
    assert [tally.games for tally in found.tallies] == [4, 4]
    assert sum(tally.victories for tally in found.tallies) == pytest.approx(4)
    assert all(tally.decisions and tally.seconds >= tally.slowest > 0 for tally in found.tallies)


def test_a_bot_against_itself_comes_out_even() -> None:
    found = standings(League("feud", ("random", "random"), 2, {}), 6)
    assert [tally.share for tally in found.tallies] == [0.5, 0.5]
    assert found.lead() == (0.0, 0.0)
    assert found.ratings[0].mu == pytest.approx(found.ratings[1].mu, abs=1.0)


def test_the_same_seeds_give_the_same_games_in_other_processes() -> None:
    league = League("feud", ("random", "page"), 3, {}, seed="again")
    fixtures = list(league.fixtures(4))
    mine = dict(here(partial(play, league), fixtures))
    theirs = dict(processes(partial(play, league), fixtures, 2, MODULES))
    assert {key: one.scores for key, one in mine.items()} == {key: one.scores for key, one in theirs.items()}
    assert {key: one.choices for key, one in mine.items()} == {key: one.choices for key, one in theirs.items()}


def dies(item: str) -> str:
    """Kill the worker the first time: what is to be done names a file that is there afterwards."""
    if item and not os.path.exists(item):  # noqa: PTH110  # as plain as can be in a dying process
        with open(item, "w"):  # noqa: PTH123
            os._exit(1)
    return item


def test_what_a_dead_worker_had_in_hand_is_done_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    mark = str(tmp_path_factory.mktemp("dead") / "died")
    assert sorted(item for item, _ in processes(dies, ["", mark], 1)) == ["", mark]


def refuses(item: str) -> str:
    """Find out in the worker that something cannot be."""
    raise rt.BadSettings("other-table", item)


def test_what_a_worker_refuses_is_told_as_here() -> None:
    with pytest.raises(rt.RoundtableError) as told:
        list(processes(refuses, ["merlin"], 1))
    assert told.value.data() == rt.BadSettings("other-table", "merlin").data()


def always_dies(item: int) -> int:
    """Kill every worker."""
    os._exit(1)


def test_workers_that_always_die_end_it() -> None:
    with pytest.raises(ArenaTrouble, match="arena-worker-died"):
        list(processes(always_dies, [1], 1))


def test_bad_leagues_are_refused() -> None:
    with pytest.raises(rt.BadSettings, match="unknown-bot"):
        League("paladins", ("random", "dragon"), 2, {})
    with pytest.raises(rt.BadSettings, match="bad-variant"):
        League("paladins", ("random", "knight:many"), 2, {})
    with pytest.raises(rt.BadSettings, match="bad-variant"):
        League("paladins", ("random", "knight:5:hand:many"), 2, {})
    with pytest.raises(rt.BadSettings, match="bad-weights"):
        League("paladins", ("random", "knight:5:nowhere.json"), 2, {})
    with pytest.raises(ArenaTrouble, match="too-few-bots"):
        League("paladins", ("random",), 2, {})
    with pytest.raises(ArenaTrouble, match="bot-twice"):
        League("paladins", ("random", "page", "page"), 2, {})


def test_a_league_may_be_played_alone() -> None:
    found = standings(League("paladins", ("random",), 1, {}), 1)
    assert found.tallies[0].games == 1


def test_a_draw_is_half_a_victory() -> None:
    tally = Tally("page")
    for one in (result([0, 1], [5, 5], [0, 1]), result([1, 0], [1, 4], [1]), result([0, 1], [1, 4], [1])):
        tally.add(one, 0)
    assert (tally.games, tally.wins, tally.draws, tally.share) == (3, 1, 1, 0.5)
    assert tally.mean_points == pytest.approx(10 / 3)


def test_who_wins_is_rated_higher_and_leads() -> None:
    found = Standings(("a", "b"))
    for deal in range(3):
        found.add(Fixture(deal, 0, 0), result([0, 1], [9, 4 - deal], [0]))
    assert found.ratings[0].mu > 25 > found.ratings[1].mu
    mean, half = found.lead()
    assert mean == pytest.approx(6)
    assert 0 < half < 3


def test_the_interval_is_that_of_wilson() -> None:
    assert interval(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval(1.0, 400) == pytest.approx((0.990, 1.0), abs=0.001)
    assert interval(0.0, 0) == (0.0, 1.0)


def test_a_variant_searches_as_often_as_it_says() -> None:
    bot: Bot = bots.find("knight:7:hand")(rt.Chance(rt.key_of(1)))
    assert isinstance(bot, bots.Knight)
    assert bot.playouts == 7
    assert isinstance(bots.find("random")(rt.Chance(rt.key_of(1))), RandomBot)
