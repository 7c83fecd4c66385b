"""The frozen evaluation: its deals are those they were, its games can be compared, and parts of it cannot."""

from functools import partial

import pytest

import roundtable as rt
from roundtable.arena import ArenaTrouble
from roundtable.arena.evaluation import SUITES, Evaluation, Suite, meet, suite_of
from roundtable.arena.runners import here, processes
from tests import practice

assert practice.BOXES
HASHES = {  # whoever must change one changes the name of the suite
    "merlin-2": "d81c71185e0c",
    "merlin-4": "b8c505edb5a6",
    "paladins-2": "138b57f12487",
    "paladins-1": "7b3fc7b63726",
    "mage_knight-1": "487fc720c857",
}
SMALL = Suite("small", "tourney", 2, 2, ("page", "random"))


@pytest.mark.parametrize("name", SUITES)
def test_a_suite_is_what_it_was(name: str) -> None:
    assert suite_of(name).hash() == HASHES[name]


def test_the_hash_tells_deals_opponents_and_settings_apart() -> None:
    suites = [
        SMALL,
        Suite("other", "tourney", 2, 2, ("page", "random")),
        Suite("small", "tourney", 2, 3, ("page", "random")),
        Suite("small", "tourney", 2, 2, ("page",)),
        Suite("small", "tourney", 3, 2, ("page", "random")),
    ]
    assert len({suite.hash() for suite in suites}) == len(suites)
    assert SMALL.hash() == Suite("small", "tourney", 2, 2, ("page", "random")).hash()


def test_every_opponent_is_met_on_the_same_deals_from_every_seat() -> None:
    evaluation = Evaluation(SMALL, "squire")
    meetings = evaluation.meetings()
    assert len(meetings) == 8
    assert [one.fixture for one in meetings[:4]] == [one.fixture for one in meetings[4:]]
    for meeting, result in here(partial(meet, evaluation.leagues), meetings):
        evaluation.standings[meeting.opponent].add(meeting.fixture, result)
    share, games = evaluation.share()
    assert games == 8
    assert share == pytest.approx(sum(one.tallies[0].victories for one in evaluation.standings.values()) / 8)


def test_only_the_whole_can_be_compared() -> None:
    assert Evaluation(SMALL, "squire").whole
    assert not Evaluation(SMALL, "squire", ["page"]).whole
    assert not Evaluation(SMALL, "squire", deals=1).whole


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ArenaTrouble, match="no-suite"):
        suite_of("chess")
    with pytest.raises(ArenaTrouble, match="no-opponent"):
        Evaluation(SMALL, "squire", ["dragon"])
    with pytest.raises(rt.BadSettings, match="unknown-bot"):
        Evaluation(SMALL, "dragon")


def test_other_processes_play_the_same_games() -> None:
    evaluation = Evaluation(SMALL, "random", ["page"], deals=1)
    work = partial(meet, evaluation.leagues)
    mine = {meeting: result.scores for meeting, result in here(work, evaluation.meetings())}
    theirs = processes(work, evaluation.meetings(), 1, (practice.__name__,))
    assert {meeting: result.scores for meeting, result in theirs} == mine
