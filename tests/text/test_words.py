"""Messages become sentences, strictly or with English in place of what is missing."""

from pathlib import Path

import pytest

from roundtable.kernel.errors import BadSettings, IllegalAction
from roundtable.kernel.wording import Message, Names, Wording
from roundtable.text import LANGUAGES, MissingText, Words, add_folder, prompt_id

from .toy import MOVED, PIECE

QUEEN, PAWN = PIECE.at("queen"), PIECE.at("pawn")
ISOLATION = "\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana moves the queen by 3 spaces."),
        ("pt-BR", "A dama de Ana foi movida 3 casas."),
        ("fr", "Ana déplace la dame : 3."),
        ("it", "Ana muove la regina: 3."),
    ],
)
def test_message_has_seats_names_and_numbers(toy: Path, language: str, sentence: str) -> None:
    assert Words(language).message(Message(MOVED, (0, QUEEN, 3)), ["Ana", "Rui"]) == sentence


def test_gender_and_plural_choose_the_variant(toy: Path) -> None:
    assert Words("pt").message(Message(MOVED, (1, PAWN, 1)), ["Ana", "Rui"]) == "O peão de Rui foi movido uma casa."


@pytest.mark.parametrize("language", LANGUAGES)
def test_json_form_gives_the_same_sentence(toy: Path, language: str) -> None:
    words = Words(language)
    for seats in (["Ana", "Rui"], ["", ""], []):
        for piece in (QUEEN, PAWN):
            message = Message(MOVED, (1, piece, 2))
            assert words.data(message.data(), seats) == words.message(message, seats)


def test_forms_a_name_lacks_are_the_bare_noun(toy: Path) -> None:
    folder = toy / "pt-BR" / "more.ftl"
    folder.write_text("toy-forms = { $piece-a } { $piece-of } { $piece-plural } { $piece-gender }\n", encoding="utf-8")
    data = {"id": "toy-forms", "args": {"piece": {"message": "toy-piece-queen"}}}
    assert Words("pt-BR").data(data) == "dama dama dama f"
    (toy / "fr" / "more.ftl").write_text("toy-forms = { $piece-gender }\n", encoding="utf-8")
    assert Words("fr").data(data) == "other"


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Player 2"), ("pt-BR", "Jogador 2"), ("fr", "Joueur 2"), ("it", "Giocatore 2")]
)
def test_seat_without_a_name_is_called_by_its_number(language: str, name: str) -> None:
    words = Words(language)
    assert words.seat(1) == words.seat(1, ["Ana"]) == words.seat(1, ["Ana", ""]) == name
    assert words.seat(1, ["Ana", "Rui"]) == "Rui"
    assert words.seat(-1, ["Ana", "Rui"]) != "Rui"


def test_name_stands_alone(toy: Path) -> None:
    assert Words("it").name(PIECE, QUEEN) == "regina"


def test_flag_and_listing() -> None:
    assert [Words(language).flag(True) for language in LANGUAGES] == ["yes", "sim", "oui", "sì"]
    assert [Words(language).flag(False) for language in LANGUAGES] == ["no", "não", "non", "no"]
    assert Words("pt-BR").listing(["Ana", "Rui", "Eva"]) == "Ana, Rui e Eva"
    assert Words("fr").listing(["Ana"]) == "Ana"


@pytest.mark.parametrize("language", LANGUAGES)
def test_error_says_what_is_wrong_and_shows_no_id(language: str) -> None:
    words = Words(language)
    refused = words.error(IllegalAction("unknown-action", "toy.turn.move", "jump queen"))
    assert "jump queen" in refused
    assert "unknown-action" not in refused
    seats = words.error(BadSettings("seats", "9", "2, 3, 4"))
    assert "9" in seats
    assert "2, 3, 4" in seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_isolation_marks_reach_the_terminal(toy: Path, language: str) -> None:
    said = Words(language).message(Message(MOVED, (0, QUEEN, 2)), ["Ana"])
    assert not set(said) & set(ISOLATION)


def test_numbers_are_written_as_the_language_does() -> None:
    assert Words("en").say("seat-name", number=1234) == "Player 1,234"
    assert Words("it").say("seat-name", number=1234) == "Giocatore 1.234"


def test_strict_words_raise_for_an_unknown_id() -> None:
    with pytest.raises(MissingText, match=r"fr: no message no-such-message"):
        Words("fr").render("no-such-message", {})


def test_strict_words_raise_for_a_missing_argument() -> None:
    with pytest.raises(MissingText, match=r"it: seat-name: .*number"):
        Words("it").render("seat-name", {})


def test_strict_words_raise_for_a_missing_name(toy: Path) -> None:
    stranger = Names("toy-piece", ("dragon",))
    with pytest.raises(MissingText, match="toy-piece-dragon"):
        Words("en").name(stranger, 0)


def test_strict_words_raise_for_a_message_without_text(toy: Path) -> None:
    (toy / "en" / "more.ftl").write_text("toy-empty =\n    .the = the void\n", encoding="utf-8")
    with pytest.raises(MissingText, match="has no text"):
        Words("en").render("toy-empty", {})


def test_data_that_is_no_message_is_refused() -> None:
    with pytest.raises(MissingText):
        Words("en").data({"id": "seat-name", "args": 3})


def test_lenient_words_fall_back_to_english(toy: Path) -> None:
    (toy / "en" / "more.ftl").write_text("toy-new = Only { $count } here\n", encoding="utf-8")
    assert Words("fr", strict=False).render("toy-new", {"count": 1}) == "Only 1 here"
    with pytest.raises(MissingText):
        Words("fr").render("toy-new", {"count": 1})


def test_lenient_words_never_show_an_id() -> None:
    message = Message(Wording("no-such-message"))
    said = Words("it", strict=False).message(message)
    assert said == "(qui manca un testo)"


def test_unknown_language_is_refused() -> None:
    with pytest.raises(MissingText, match="de"):
        Words("de")


def test_folder_without_texts_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        add_folder(tmp_path)


def test_folder_is_added_once(toy: Path) -> None:
    add_folder(toy)
    assert Words("en").name(PIECE, PAWN) == "pawn"


def test_prompt_is_called_like_its_question() -> None:
    assert prompt_id("merlin.choose-die") == "merlin-asks-choose-die"
