"""The report: one page that needs nothing else, and what it is made of."""

import re
from functools import partial
from xml.etree import ElementTree

from roundtable.arena import League, Result, Results, play
from roundtable.arena.charts import Bar, bars, columns, dots, line, stacks
from roundtable.arena.insight import by_seat, by_source, lengths, what_wins
from roundtable.arena.report import Report
from roundtable.arena.runners import here
from roundtable.text import Words
from tests import practice

assert practice.BOXES


def game(seating: list[int], scores: list[int], choices: list[dict[str, int]], moves: int = 10) -> Result:
    """A game of which only some things count."""
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return Result(
        seating=seating,
        scores=scores,
        winners=best,
        moves=moves,
        decisions=[1, 1],
        seconds=[0.1, 0.1],
        slowest=[0.1, 0.1],
        sources=["a", "b"],
        sheet=[[points - 1, 1] for points in scores],
        choices=choices,
    )


def test_a_page_for_every_league_with_plots() -> None:
    with Results(":memory:") as results:
        for name in ("feud", "tourney"):
            league = League(name, ("random", "page"), 2, {}, seed=1)
            number = results.enter(league, f"roundtable arena {name} random page --seed <1>")
            for fixture, one in here(partial(play, league), league.fixtures(4)):
                results.add(number, fixture, one)
        results.enter(League("feud", ("random", "page"), 3, {}), "not begun")
        page = Report(results, Words("en")).page()
    assert page.count("<h2>") == 3
    assert "--seed &lt;1&gt;" in page
    assert not re.search(r"<(script|link|img)|src=|href=", page)
    drawn = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawn) >= 8
    for one in drawn:
        ElementTree.fromstring(one)


def test_plots_take_what_there_is() -> None:
    for drawn in (
        bars([Bar("a <b>", -3, told="x"), Bar("c", 4, 3, 5)], "t"),
        stacks(["a"], ["p", "q"], [[3.0, -1.0]], "t"),
        columns([0, 0], ["1", "2"], "t"),
        dots([(0.0, 1.0, "a"), (100.0, 2.0, "b")], "x", "y", "t"),
        line([(0, 2.0), (10, 2.0)], "x", "y", "t"),
    ):
        ElementTree.fromstring(drawn)


def test_seats_sources_and_lengths() -> None:
    found = [game([0, 1], [5, 3], [{}, {}], 10), game([1, 0], [5, 3], [{}, {}], 40)]
    assert by_seat(found) == [(1.0, 2), (0.0, 2)]
    assert by_source(found, 0) == [3.0, 1.0]
    counts, labels = lengths(found)
    assert sum(counts) == 2
    assert len(counts) == len(labels)


def test_what_wins_is_what_winners_do() -> None:
    found = [game([0, 1], [5, 3], [{"attack": 1}, {"wait": 2}]) for _ in range(30)]
    best, worst = what_wins(found)
    assert (best.notation, best.share, best.others) == ("attack", 1.0, 0.0)
    assert worst.notation == "wait"
    assert what_wins(found[:5]) == []
