"""Games on disk: saved by name, kept by themselves, gone on with, and files that are no games."""

import io
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.cli import main
from tests.commands.terminal import ENOUGH, PRACTICE, Terminal, moves, script


def test_a_saved_game_goes_on_in_the_same_position(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    whole = terminal.play("tourney", "--seed", "5", typed=["1", "2", "1", f"save {file}", "look"])
    saved = rt.replay(file.read_text(encoding="utf-8"))
    question = whole.out.rsplit("look\n", 1)[1].partition("Player 1 (? for help)")[0]
    loaded = terminal.play("--load", str(file), typed=["look"])
    assert f"Saved: {file}" in whole.out
    assert len(moves(saved)) > 3
    assert terminal.game().save() == saved.save()
    assert question in loaded.out


def test_a_resumed_game_is_played_to_its_end(terminal: Terminal, tmp_path: Path) -> None:
    game = rt.new("feud", 2, 9)
    lines = script(game)
    half = len(lines) // 2
    terminal.play("feud", "--seed", "9", "--you", "all", typed=[*lines[:half], f"save {tmp_path / 'half.json'}"])
    at_half = terminal.game()
    rest = ["", *lines[half:]] if lines[half] else lines[half:]
    terminal.play("--load", str(tmp_path / "half.json"), "--you", "all", typed=rest)
    assert not at_half.over
    assert terminal.game().record().text() == game.record().text()


def test_the_file_without_an_ending_gets_one(terminal: Terminal, tmp_path: Path) -> None:
    terminal.play("tourney", "--seed", "5", typed=[f"save {tmp_path / 'mine'}"])
    assert rt.read_record((tmp_path / "mine.json").read_text(encoding="utf-8")).seed == 5
    assert terminal.play("--load", str(tmp_path / "mine"), typed=[]).code == 0
    (tmp_path / "mine.json").rename(tmp_path / "other")
    assert terminal.play("--load", str(tmp_path / "other"), typed=[]).code == 0


def test_nothing_is_lost_when_the_input_ends(terminal: Terminal) -> None:
    session = terminal.play("tourney", "--seed", "5", "--seats", "3", "--you", "1,2", typed=["", "1"])
    before = terminal.game()
    assert session.code == 0
    assert "To continue: roundtable play --resume --module tests.practice" in session.out
    resumed = terminal.play("--resume", typed=["", "notation"])
    assert len(moves(before)) == 1
    assert terminal.game().save() == before.save()
    assert resumed.out.count("can see the screen:") == 1  # it is remembered that two people share the screen
    assert "Player 2 (? for help)" in resumed.out


def test_ctrl_c_leaves_politely_and_keeps_the_game(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    class Keyboard(io.StringIO):
        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # as input() calls it
            line = super().readline()
            if not line:
                raise KeyboardInterrupt
            return line

    monkeypatch.setattr("sys.stdin", Keyboard("2\n"))
    code = main(["play", "tourney", "--seed", "5", *PRACTICE])
    out = terminal.capture.readouterr().out
    assert code == 130
    assert f"The game is kept: {terminal.kept()}" in out
    assert moves(terminal.game())[0] == "pick whetstone"


def test_quitting_offers_to_save_under_a_name(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    session = terminal.play("tourney", "--seed", "5", typed=["1", "quit", str(file), "1"])
    assert session.code == 0
    assert file.read_text(encoding="utf-8") == terminal.kept().read_text(encoding="utf-8")
    assert session.out.count("(? for help)") == 2


def test_another_game_is_loaded_in_the_middle_of_one(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "feud.json"
    terminal.play("feud", "--seed", "9", typed=[f"save {file}"])
    session = terminal.play("tourney", "--seed", "5", typed=["1", f"resume {file}"])
    assert session.out.index("Tourney · Player 1") < session.out.index("Feud · Player 1")
    assert terminal.game().rules.box.name == "feud"


def test_a_file_is_overwritten_only_after_a_yes(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "diary.json"
    file.write_text("dear diary", encoding="utf-8")
    refused = terminal.play("tourney", "--seed", "5", typed=[f"save {file}", "no"])
    assert "Not saved." in refused.out
    assert file.read_text(encoding="utf-8") == "dear diary"
    terminal.play("tourney", "--seed", "5", typed=[f"save {file}", "yes"])
    assert rt.read_record(file.read_text(encoding="utf-8")).game == "tourney"


def test_a_game_is_kept_in_the_file_that_was_named(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    terminal.play("tourney", "--seed", "5", "--save", str(file), typed=["2"])
    assert moves(rt.replay(file.read_text(encoding="utf-8")))[0] == "pick whetstone"
    again = terminal.play("tourney", "--seed", "5", "--save", str(file), typed=["1"])
    assert again.code == 2
    assert f"{file} already exists." in again.err
    assert moves(rt.replay(file.read_text(encoding="utf-8")))[0] == "pick whetstone"


def test_a_game_that_is_over_is_not_gone_on_with(terminal: Terminal) -> None:
    over = terminal.play("tourney", "--seed", "5", typed=["1"] * ENOUGH)
    session = terminal.play("--resume", typed=[])
    assert f"roundtable replay {terminal.kept()}" in over.out
    assert session.code == 2
    assert "There is no game to resume." in session.err


def test_a_disk_that_cannot_be_written_does_not_stop_the_game(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    session = terminal.play("tourney", "--seed", "5", typed=["1"] * ENOUGH)
    assert session.out.count("cannot be written") == 1
    assert "the game is over" in session.out


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "This is not a record."),
        ("{}", "The format of the record is not"),
        ("\x00\xff", "This is not a record."),
        ("[" * 100_000, "This is not a record."),
        ("{" + "x" * 5_000_000, "The record is too large"),
    ],
)
def test_a_file_that_is_no_game_is_refused_in_words(terminal: Terminal, tmp_path: Path, text: str, answer: str) -> None:
    file = tmp_path / "strange.json"
    file.write_bytes(text.encode("latin-1"))
    session = terminal.play("--load", str(file), typed=["1"])
    assert session.code == 2
    assert answer in session.err
    assert "Traceback" not in session.out + session.err


def test_a_folder_and_a_missing_file_are_refused_in_words(terminal: Terminal, tmp_path: Path) -> None:
    missing = terminal.play("--load", str(tmp_path / "none.json"))
    folder = tmp_path / "folder.json"
    folder.mkdir()
    unreadable = terminal.play("--load", str(folder))
    assert (missing.code, missing.err) == (2, f"There is no file {tmp_path / 'none.json'}.\n")
    assert (unreadable.code, unreadable.err.startswith(f"{folder} cannot be read: ")) == (2, True)


def test_a_damaged_save_says_where_it_departs(terminal: Terminal, tmp_path: Path) -> None:
    terminal.play("tourney", "--seed", "5", typed=["pick pact"])
    file = tmp_path / "damaged.json"
    file.write_text(terminal.kept().read_text(encoding="utf-8").replace("pick pact", "pick veil"), encoding="utf-8")
    session = terminal.play("--load", str(file), typed=["1"])
    assert session.code == 2
    assert "The record departs from the rules at move 0" in session.err
