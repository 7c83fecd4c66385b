"""`roundtable replay`: the course of a game, to whom it is shown, and damaged records."""

import re
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.terminal.course import Course
from roundtable.text import Words
from tests.commands.terminal import PRACTICE, Session, Terminal, can_be_taken_back_by_another, script


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of two."""
    game = rt.new("tourney", 2, 3)
    script(game)
    file = tmp_path / "game.json"
    file.write_text(game.record().text(), encoding="utf-8")
    return file


def replay(terminal: Terminal, file: Path, *argv: str, typed: tuple[str, ...] = ()) -> Session:
    return terminal.run("replay", str(file), *argv, *PRACTICE, typed=typed)


def test_everything_is_shown_to_who_asks_for_it(terminal: Terminal, record: Path) -> None:
    session = replay(terminal, record, "--all")
    game = rt.replay(record.read_text(encoding="utf-8"))
    moves = game.record().moves
    told = re.findall(r"^(\d+)\. Player \d: (.*)$", session.out, re.MULTILINE)
    assert session.code == 0
    assert [move for _, move in told] == moves
    assert [int(number) for number, _ in told] == list(range(1, len(moves) + 1))
    assert Words("en").say("table-winners", count=1, names=f"Player {game.winners()[0] + 1}") in session.out
    assert f"After {len(moves)} moves · Player 1" in session.out
    assert f"After {len(moves)} moves · Player 2" in session.out


def test_a_spectator_sees_no_decision_and_no_hand(terminal: Terminal, record: Path) -> None:
    session = replay(terminal, record, "--until", "1")
    moves = rt.read_record(record.read_text(encoding="utf-8")).moves
    assert "1. Player 1 decides." in session.out
    assert moves[0] not in session.out
    assert "After 1 move · a spectator" in session.out
    assert re.search(r"^Hand +(\?, \?|3 × \?) +(\?, \?|3 × \?) *$", session.out, re.MULTILINE)


def test_a_seat_sees_its_own_decisions_and_what_it_was_told(terminal: Terminal, record: Path) -> None:
    course = Course(rt.read_record(record.read_text(encoding="utf-8")))
    first = next(move for move in course.moves if move.seat == 1)
    session = replay(terminal, record, "--seat", "2", "--until", str(first.end))
    assert "1. Player 1 decides." in session.out
    assert f"{first.end}. Player 2: {first.moves[0]}" in session.out
    assert "Player 1: " not in session.out
    everything = replay(terminal, record, "--all").out.count("You are dealt")
    one = replay(terminal, record, "--seat", "1").out.count("You are dealt")
    other = replay(terminal, record, "--seat", "2").out.count("You are dealt")
    assert 0 < one < everything
    assert one + other == everything
    assert replay(terminal, record).out.count("You are dealt") == 0


def test_who_takes_a_move_back_is_named(terminal: Terminal, tmp_path: Path) -> None:
    game = rt.new("feud", 2, 5)
    script(game, can_be_taken_back_by_another, choose=0)
    asked = game.seat
    game.back()
    assert game.seat != asked
    file = tmp_path / "back.json"
    file.write_text(game.record().text(), encoding="utf-8")
    session = replay(terminal, file)
    assert f"{len(game.record().moves)}. {Words('en').seat(game.seat or 0)}: <back>" in session.out


def test_the_position_at_any_move_is_shown(terminal: Terminal, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    early = replay(terminal, record, "--until", "4").out
    assert "4. Player" in early
    assert "5. Player" not in early
    assert rt.replay(text, 4).view(None)["table"] != rt.replay(text).view(None)["table"]
    assert "Round 1 ·" in early
    assert "Round 3 ·" in replay(terminal, record).out


def test_a_person_goes_forth_and_back_through_the_moves(terminal: Terminal, record: Path) -> None:
    session = replay(terminal, record, "--all", "--step", typed=("", "n", "p", "9", "-", "what", "9999", "q", "n"))
    steps = [int(at) for at in re.findall(r"Step (\d+) of", session.out)]
    assert session.code == 0
    assert steps == [0, 1, 2, 1, 9, 8, 8, 8]
    assert "n or Enter: next" in session.out
    assert "There is no step there." in session.out
    assert "After 9 moves · Player 1" in session.out


def test_the_end_of_the_input_ends_the_steps(terminal: Terminal, record: Path) -> None:
    assert replay(terminal, record, "--step", typed=("n",)).code == 0


def test_a_damaged_move_is_named(terminal: Terminal, record: Path) -> None:
    data = rt.read_record(record.read_text(encoding="utf-8"))
    data.moves[0] = "pick nonsense"
    record.write_text(data.text(), encoding="utf-8")
    session = replay(terminal, record)
    assert session.code == 1
    assert "The record departs from the rules at move 0 (counted from 0): “pick nonsense" in session.out


def test_the_sound_part_of_a_damaged_record_can_be_seen(terminal: Terminal, record: Path) -> None:
    data = rt.read_record(record.read_text(encoding="utf-8"))
    data.moves[7] = "die 6" if data.moves[7] != "die 6" else "train"
    record.write_text(data.text(), encoding="utf-8")
    session = replay(terminal, record)
    assert session.code == 1
    assert "at move 7" in session.out
    assert "--until 7 shows it" in session.out
    sound = replay(terminal, record, "--until", "7")
    assert sound.code == 0
    assert "7. Player" in sound.out


def test_other_scores_than_those_of_the_record_are_noticed(terminal: Terminal, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(re.sub(r'"scores": \[\d+', '"scores": [99', text), encoding="utf-8")
    session = replay(terminal, record)
    assert session.code == 1
    assert "the scores are" in session.out


@pytest.mark.parametrize(
    ("argv", "answer"),
    [
        (("--seat", "3"), "There is no player “3”. The players are: 1, 2."),
        (("--seat", "x"), "There is no player “x”."),
        (("--until", "soon"), "“soon” is not a number."),
        (("--seat", "1", "--all"), "--seat and --all don’t go together."),
    ],
)
def test_wrong_arguments_are_refused_in_words(
    terminal: Terminal, record: Path, argv: tuple[str, ...], answer: str
) -> None:
    session = replay(terminal, record, *argv)
    assert session.code == 2
    assert answer in session.err
