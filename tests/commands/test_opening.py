"""Opening a table: the menu, settings, seats and bots, and what is said if something of it cannot be."""

import re
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.kernel.table import BOXES
from roundtable.text import Words
from tests.commands.terminal import PRACTICE, Session, Terminal
from tests.packages import ENTRIES, LANCES, packages


def number_of(terminal: Terminal, game: str) -> str:
    """The number of a game in the menu."""
    menu = terminal.play(typed=[]).out
    found = re.search(rf"^(\d+)  .*  {game} *$", menu, re.MULTILINE)
    assert found
    return found[1]


def test_enter_takes_what_is_usual(terminal: Terminal) -> None:
    session = terminal.play("--seed", "5", typed=[number_of(terminal, "tourney"), "", "", "", ""])
    record = terminal.game().record()
    assert (record.game, record.seats, record.settings) == ("tourney", 2, {"crowd": False})
    assert "▸ Player 1 (you)" in session.out
    assert "Player 2 (you)" not in session.out


def test_everything_can_be_chosen(terminal: Terminal) -> None:
    session = terminal.play(typed=["tourney", "3", "all", "1", ""])
    record = terminal.game().record()
    assert (record.game, record.seats, record.settings) == ("tourney", 3, {"crowd": True})
    assert "Player 1, it’s your turn." in session.out
    assert "[no] · yes" in session.out
    assert "no · [yes]" in session.out


def test_settings_can_be_named(terminal: Terminal) -> None:
    terminal.play(typed=["feud", "", "", "", "rounds=3", "2=no", "3=4", ""])
    assert terminal.game().record().settings == {"rounds": 3, "sieges": False}


def test_settings_are_explained(terminal: Terminal) -> None:
    about = Words("en").say("tourney-setting-crowd-about")
    asked = terminal.play(typed=["tourney", "", "", "", "?", ""])
    assert about in asked.out
    assert about not in terminal.play(typed=["tourney", "", "", "", ""]).out
    assert about in listed(terminal).out


def test_wrong_answers_are_asked_again(terminal: Terminal) -> None:
    session = terminal.play(
        typed=["chess", "tourney", "9", "2", "5", "2", "dragon", "page", "walls=yes", "crowd=perhaps", "crowd", ""]
    )
    record = terminal.game().record()
    assert (record.game, record.seats, record.settings) == ("tourney", 2, {"crowd": False})
    assert "“chess” is not in the list." in session.out
    assert "This game is not for 9 players" in session.out
    assert "There is no player “5”." in session.out
    assert "There is no bot “dragon”." in session.out
    assert "This game has no setting “walls”." in session.out
    assert "“crowd=perhaps” is not possible" in session.out
    assert "“crowd” names no value" in session.out
    assert "▸ Player 2 (you)" in session.out


def test_what_the_command_line_says_is_not_asked(terminal: Terminal) -> None:
    session = terminal.play(
        "--seats", "3", "--you", "2", "--setting", "crowd=yes", "--bots", "page", typed=["tourney", ""]
    )
    record = terminal.game().record()
    assert (record.seats, record.settings) == (3, {"crowd": True})
    assert "How many players" not in session.out
    assert "Which of the" not in session.out
    assert "Which bots" not in session.out
    assert "Player 2 (you)" in session.out


def test_the_last_game_is_offered(terminal: Terminal) -> None:
    terminal.play("tourney", "--seed", "5", typed=["1"])
    before = terminal.game()
    session = terminal.play(typed=["0"])
    assert f"resume the last game ({terminal.kept().stem})" in session.out
    assert terminal.game().save() == before.save()
    assert "Tourney · Player 1" in session.out


def test_leaving_the_menu_is_no_error(terminal: Terminal) -> None:
    assert terminal.play(typed=[]).code == 0


def test_it_is_said_in_words_if_there_is_no_game(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOXES, "brought", {})
    for games in (BOXES.places, BOXES.things):
        for name in list(games):
            monkeypatch.delitem(games, name)
    listed = terminal.run("games")
    played = terminal.run("play")
    assert "There is no game to play yet." in listed.out
    assert listed.code == 0
    assert "There is no game to play yet." in played.err
    assert played.code == 2


@pytest.mark.parametrize(
    ("argv", "answer"),
    [
        (("chess",), "There is no game “chess”."),
        (("tourney", "--seats", "9"), "This game is not for 9 players but for: 2, 3, 4."),
        (("tourney", "--seats", "two"), "“two” is not a number."),
        (("tourney", "--you", "3"), "There is no player “3”. The players are: 1, 2."),
        (("tourney", "--you", "me"), "There is no player “me”."),
        (("tourney", "--bots", "deep"), "There is no bot “deep”."),
        (("tourney", "--setting", "walls=yes"), "This game has no setting “walls”. It has: crowd."),
        (("tourney", "--setting", "crowd=7"), "“crowd=7” is not possible"),
        (("tourney", "--setting", "crowd"), "“crowd” names no value"),
        (("tourney", "--seed", "7" * 101), "A seed has at most 100 characters."),
        (("tourney", "--load", "x.json"), "--load and GAME don’t go together."),
        (("--resume", "--seats", "2"), "--resume and --seats don’t go together."),
        (("--resume",), "There is no game to resume."),
        (("--module", "no.such.module"), "The module “no.such.module” cannot be loaded"),
    ],
)
def test_what_cannot_be_is_refused_in_words(terminal: Terminal, argv: tuple[str, ...], answer: str) -> None:
    session = terminal.play(*argv, typed=["1"])
    assert session.code == 2
    assert answer in session.err
    assert "Traceback" not in session.out + session.err


def test_settings_of_the_command_line_reach_the_game(terminal: Terminal) -> None:
    terminal.play("feud", "--setting", "rounds=3", "--setting", "sieges=OFF", "--seed", "abc", typed=[])
    record = terminal.game().record()
    assert record.settings == {"rounds": 3, "sieges": False}
    assert record.seed == "abc"


def test_the_seed_decides_what_is_dealt(terminal: Terminal) -> None:
    same = [terminal.play("tourney", "--seed", "5", typed=[]).out.partition("\n\n")[0] for _ in range(2)]
    assert same[0] == same[1]
    assert terminal.play("tourney", "--seed", "6", typed=[]).out.partition("\n\n")[0] != same[0]


def listed(terminal: Terminal, *argv: str) -> Session:
    return terminal.run("games", *argv, *PRACTICE)


def test_the_games_are_listed_with_seats_and_settings(terminal: Terminal) -> None:
    session = listed(terminal)
    assert session.code == 0
    for name in ("tourney", "feud"):
        box = rt.box_of(name)
        line = next(line for line in session.out.splitlines() if line.endswith(f"{name} {box.version}"))
        assert f"{box.seats[0]}–{box.seats[-1]} players" in line
    assert "crowd=no|yes" in session.out
    assert "rounds=2|1|3" in session.out


def test_games_of_other_packages_need_no_module(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "packages"
    folder.mkdir()
    with packages(folder) as found:
        found.add("lances", LANCES, **ENTRIES)
        found.add("spears", "1 / 0", games="spears = spears:BOX")
        session = terminal.run("games")
        assert "lances 1" in session.out
        assert "cannot be loaded: ZeroDivisionError: division by zero" in " ".join(session.out.split())
        assert session.code == 0
        assert "lances everywhere" in terminal.run("play", "lances", typed=["1"]).out
        refused = terminal.run("play", "spears")
        assert refused.code == 2
        assert "“spears”, which another package brings, cannot be loaded: ZeroDivisionError" in refused.err
