"""`roundtable arena`: a match on the command line."""

import json
from pathlib import Path

import pytest

from roundtable.arena import Fixture, League, Result, play
from roundtable.commands import arena as command
from roundtable.text import LANGUAGES, Words
from tests.commands.terminal import PRACTICE, Session, Terminal


def fight(terminal: Terminal, *argv: str) -> Session:
    return terminal.run("arena", *argv, "--jobs", "1", *PRACTICE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_ends_with_a_table(terminal: Terminal, language: str) -> None:
    session = fight(terminal, "tourney", "page", "random", "--games", "3", "--seats", "3", "--lang", language)
    words = Words(language)
    assert session.code == 0
    assert words.say("arena-title", game=words.say("game-tourney"), seats=3, count=3) in session.out
    lines = session.out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith((words.say("bot-page"), "random"))]
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("chess", "page", "squire"), "There is no game “chess”"),
        (("tourney", "page", "dragon"), "There is no bot “dragon”"),
        (("tourney", "page"), "at least two bots"),
        (("tourney", "page", "squire", "--games", "many"), "“many” is not a number."),
        (("tourney", "page", "squire", "--seats", "9"), "This game is not for 9 players"),
        (("tourney", "page", "squire", "--setting", "walls=yes"), "no setting “walls”"),
    ],
)
def test_what_cannot_be_is_said(terminal: Terminal, argv: tuple[str, ...], said: str) -> None:
    session = fight(terminal, *argv)
    assert session.code == 2
    assert said in session.err


def test_a_league_of_three_shows_ratings(terminal: Terminal) -> None:
    session = fight(terminal, "tourney", "page", "random", "squire", "--games", "6", "--seats", "2")
    assert session.code == 0
    assert "Rating" in session.out
    assert "6 games" in session.out


def test_a_league_broken_off_goes_on_where_it_stopped(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Fixture] = []
    enough = 3

    def tired(league: League, fixture: Fixture) -> Result:
        if len(played) == enough:
            raise KeyboardInterrupt
        played.append(fixture)
        return play(league, fixture)

    file = str(tmp_path / "results.sqlite")
    argv = ("tourney", "page", "random", "--games", "6", "--results", file)
    monkeypatch.setattr(command, "play", tired)
    session = fight(terminal, *argv)
    assert session.code == 0
    assert "Interrupted" in session.out
    assert "3 games" in session.out
    first = list(played)
    played.clear()
    enough = 100
    session = fight(terminal, *argv)
    assert "6 games" in session.out
    assert len(played) == 3
    assert not set(first) & set(played)
    page = tmp_path / "page.html"
    session = terminal.run("arena", "report", file, "--out", str(page), *PRACTICE)
    assert session.code == 0
    assert "<svg" in page.read_text(encoding="utf-8")


def test_values_are_learned_from_games(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    argv = ("paladins", "--seats", "1", "--bot", "page", "--games", "10", "--jobs", "1", "--out", str(out))
    session = terminal.run("arena", "train", *argv)
    assert session.code == 0
    assert out.exists()
    assert out.with_suffix(".svg").exists()


def test_the_lead_over_the_other_seat_is_learned(terminal: Terminal, tmp_path: Path) -> None:
    argv = ("merlin", "--seats", "2", "--bot", "page", "--games", "10", "--jobs", "1")
    learned = []
    for name, more in (("points.json", ()), ("lead.json", ("--lead",))):
        assert terminal.run("arena", "train", *argv, *more, "--out", str(tmp_path / name)).code == 0
        learned.append(json.loads((tmp_path / name).read_text(encoding="utf-8"))["weights"])
    points, lead = learned
    assert points.keys() == lead.keys()
    assert all([row[0] == 0 for row in lead.values()])  # whoever is compared with its like is ahead of nobody
    assert any([row[0] != 0 for row in points.values()])


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("report", "nowhere.sqlite"), "cannot be opened as a file of results"),
        (("train", "paladins", "--games", "3"), "At least 10 games"),
        (("train", "tourney", *PRACTICE), "No value can be learned"),
        (("train", "paladins", "--seats", "1", "--lead"), "The lead can be learned only where"),
        (("train", "mage_knight", "--seats", "2", "--lead"), "The lead can be learned only where"),
        (("train", "paladins", "--bot", "dragon"), "There is no bot “dragon”"),
    ],
)
def test_what_cannot_be_learned_or_reported_is_said(terminal: Terminal, argv: tuple[str, ...], said: str) -> None:
    session = terminal.run("arena", *argv)
    assert session.code == 2
    assert said in session.err
