"""What people at one screen, and those who read logs, may not see of each other."""

import re

import pytest

import roundtable as rt
from roundtable.kernel.journal import Event
from roundtable.terminal.course import Course
from roundtable.terminal.speech import Speech
from roundtable.text import Words
from tests.commands.terminal import Terminal, script

HAND_OVER = re.compile(r"Player (\d), it’s your turn\. Press Enter when only you can see the screen: \n")


def hand(game: rt.Game, seat: int) -> set[str]:
    """The tricks in a seat's hand."""
    table = game.view(seat)["table"]
    assert isinstance(table, dict)
    return set(table["knights"][seat]["hand"])


def private(course: Course, seat: int) -> list[Event]:
    """What only other seats than this one were told."""
    journal = course.game.journal
    assert journal is not None
    return [event for event in journal.events if not event.seen_by(seat)]


def test_the_screen_shows_only_the_hand_of_who_sits_before_it(terminal: Terminal) -> None:
    game = rt.new("tourney", 2, 3)
    first, second = hand(game, 0), hand(game, 1)
    assert first - second
    assert second - first
    pick = game.options()[0].notation
    session = terminal.play("tourney", "--seed", "3", "--you", "all", typed=["", pick, ""])
    parts = HAND_OVER.split(session.out)
    assert parts[1::2] == ["1", "2"]
    before, of_first, of_second = (part.lower() for part in parts[::2])
    assert not any(word in before for word in first | second)
    assert all(word in of_first for word in first)
    assert not any(word in of_first for word in second - first)
    assert all(word in of_second for word in second)
    assert not any(word in of_second for word in first - second)


def test_the_screen_is_wiped_before_somebody_else_comes(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # as on a real terminal
    lines = script(rt.new("tourney", 2, 3))
    session = terminal.play("tourney", "--seed", "3", "--you", "all", typed=lines)
    between = [set(re.findall(r"Tourney · (Player \d)", part)) for part in session.out.split("\x1b[3J")]
    assert max(len(players) for players in between) == 1
    assert len([players for players in between if players]) == lines.count("")


def test_nobody_is_asked_to_hand_over_to_bots(terminal: Terminal) -> None:
    session = terminal.play("tourney", "--seed", "3", "--you", "2", typed=["1"] * 30)
    assert "Player 2 (? for help)" in session.out
    assert "press Enter:" not in session.out


def test_only_enter_takes_over_the_screen(terminal: Terminal) -> None:
    game = rt.new("tourney", 2, 3)
    session = terminal.play("tourney", "--seed", "3", "--you", "all", typed=["1", "pick", "log", ""])
    before = session.out.rpartition("can see the screen: ")[0].lower()
    assert before.count("press enter when you are ready.") == 3
    assert not any(word in before for word in hand(game, 0))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_log_tells_only_what_the_seat_may_know(terminal: Terminal, seat: int) -> None:
    lines = script(rt.new("tourney", 2, 3), lambda game: game.record().rounds != [] and game.seat == seat)
    session = terminal.play("tourney", "--seed", "3", "--you", "all", typed=[*lines, "log all"])
    course = Course(terminal.game().record())
    speech = Speech(Words("en"))
    journal = course.game.journal
    assert journal is not None
    assert private(course, seat)
    listed = re.findall(r"^  (.*)$", session.out.rpartition("log all\n")[2], re.MULTILINE)
    assert listed == [speech.event(event) for event in journal.seen_by(seat)]


def test_the_summary_tells_only_what_the_seat_may_know(terminal: Terminal) -> None:
    session = terminal.play("tourney", "--seed", "3", "--you", "all", typed=script(rt.new("tourney", 2, 3)))
    course = Course(terminal.game().record())
    dealt = dict.fromkeys(range(2), 0)
    for part in re.split(r"(?=Player \d, it’s your turn\.)", session.out):
        found = HAND_OVER.match(part)
        if found:
            dealt[int(found[1]) - 1] += part.count("You are dealt")
    journal = course.game.journal
    assert journal is not None
    told = {seat: len([1 for event in journal.seen_by(seat) if not event.seen_by(1 - seat)]) for seat in range(2)}
    assert min(told.values()) > 0
    assert dealt == told
