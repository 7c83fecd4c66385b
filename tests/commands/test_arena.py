"""`roundtable arena`: a match on the command line."""

import pytest

from roundtable import arena
from roundtable.text import LANGUAGES, Words
from tests.commands.terminal import PRACTICE, Session, Terminal


def fight(terminal: Terminal, *argv: str) -> Session:
    return terminal.run("arena", *argv, *PRACTICE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_ends_with_a_table(terminal: Terminal, language: str) -> None:
    session = fight(terminal, "tourney", "page", "random", "--games", "3", "--seats", "3", "--lang", language)
    words = Words(language)
    assert session.code == 0
    assert words.say("arena-title", game=words.say("game-tourney"), seats=3, count=4) in session.out
    lines = session.out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith((words.say("bot-page"), "random"))]
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("chess", "page", "squire"), "There is no game “chess”"),
        (("tourney", "page", "dragon"), "There is no bot “dragon”"),
        (("tourney", "page", "squire", "--games", "many"), "“many” is not a number."),
        (("tourney", "page", "squire", "--seats", "9"), "This game is not for 9 players"),
        (("tourney", "page", "squire", "--setting", "walls=yes"), "no setting “walls”"),
    ],
)
def test_what_cannot_be_is_said(terminal: Terminal, argv: tuple[str, ...], said: str) -> None:
    session = fight(terminal, *argv)
    assert session.code == 2
    assert said in session.err


def test_a_match_broken_off_shows_what_it_came_to(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = arena.Match.play_one

    def tired(self: arena.Match, pair: int, first: int) -> object:
        if pair == 1:
            raise KeyboardInterrupt
        return whole(self, pair, first)

    monkeypatch.setattr(arena.Match, "play_one", tired)
    session = fight(terminal, "tourney", "page", "random", "--games", "100")
    assert session.code == 0
    assert "Interrupted" in session.out
    assert "2 games" in session.out
