"""The terminal table speaks four languages, and understands their words for its orders."""

import re

import pytest

from roundtable.terminal.orders import NAMES
from roundtable.text import LANGUAGES, Words
from tests.commands.terminal import ENOUGH, Terminal, moves

PROMPTS = {
    "en": "Player 1 (? for help) ›",
    "pt-BR": "Jogador 1 (? para ajuda) ›",
    "fr": "Joueur 1 (aide\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}?) ›",
    "it": "Giocatore 1 (? per l’aiuto) ›",
}
ENDINGS = {
    "en": "the game is over",
    "pt-BR": "fim da partida",
    "fr": "la partie est terminée",
    "it": "la partita è finita",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tourney", "feud"])
def test_a_whole_game_in_each_language(terminal: Terminal, language: str, game: str) -> None:
    typed = ["?", "log", "why", "nonsense", "0", *["1"] * ENOUGH]
    session = terminal.play(game, "--seats", "3", "--seed", "2", "--lang", language, typed=typed)
    assert session.code == 0
    assert PROMPTS[language] in session.out
    assert ENDINGS[language] in session.out
    assert Words("en").say("text-missing") not in session.out
    assert Words(language).say("text-missing") not in session.out
    assert not re.search(rf"\b{game}-[a-z]", session.out.replace(str(terminal.data), ""))  # no id of a message


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_in_the_language_and_in_english(terminal: Terminal, language: str) -> None:
    words = Words(language)
    local = [words.say(f"table-word-{name}") for name in NAMES]
    assert len(set(local)) == len(NAMES)
    assert all(len(word.split()) == 1 for word in local)
    own = terminal.play("tourney", "--seed", "5", "--lang", language, typed=[words.say("table-word-help")])
    english = terminal.play("tourney", "--seed", "5", "--lang", language, typed=["help"])
    for word in local:
        assert re.search(rf"^  {word} ", own.out, re.MULTILINE)
        assert re.search(rf"^  {word} ", english.out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_of_a_practice_game_is_hidden_by_an_order(terminal: Terminal, language: str) -> None:
    terminal.play("tourney", "--seed", "5", "--lang", language, typed=["pick whetstone"])
    assert moves(terminal.game())[0] == "pick whetstone"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_the_language_of_the_system_is_taken(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert PROMPTS[expected] in terminal.play("tourney", typed=[]).out


@pytest.mark.parametrize("wish", ["pt", "PT-br", "pt_BR"])
def test_a_language_can_be_named_loosely(terminal: Terminal, wish: str) -> None:
    assert PROMPTS["pt-BR"] in terminal.play("tourney", "--lang", wish, typed=[]).out
    assert PROMPTS["pt-BR"] in terminal.run("--lang", wish, "play", "tourney", typed=[]).out


def test_a_language_we_do_not_have_is_refused(terminal: Terminal) -> None:
    session = terminal.play("tourney", "--lang", "tlh", typed=[])
    assert session.code == 2
    assert "there is no language “tlh”; there are en, pt-BR, fr, it" in session.err
