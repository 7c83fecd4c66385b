"""`roundtable schema` describes everything a saved position holds, in every language."""

import pytest

import roundtable as rt
from roundtable.cli import main
from roundtable.commands.schema import kind, layouts
from roundtable.kernel.layout import (
    ByName,
    Cards,
    Field,
    Flag,
    Int,
    Layout,
    Many,
    Marks,
    Maybe,
    Place,
    Seat,
    SomeByName,
    Word,
)
from roundtable.kernel.wording import Names
from roundtable.text import LANGUAGES, Words
from tests.practice import BOXES

METAL = Names("smith-metal", ("iron", "gold"))
BLADE = Layout("blades", object, Int("metal", names=METAL))


def described(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["schema", *arguments]) == 0
    return capsys.readouterr().out


def names_in(data: object) -> set[str]:
    """Give the names of all fields in position data; a zone counts as one."""
    if isinstance(data, list):
        return {name for one in data for name in names_in(one)}
    if not isinstance(data, dict) or set(data) == {"cards", "known", "since"}:
        return set()
    return {*data, *[name for one in data.values() for name in names_in(one)]}


@pytest.mark.parametrize("game", [box.name for box in BOXES])
def test_every_field_and_step_of_a_position_is_described(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    box = rt.box_of(game)
    text = described(game, "--lang", "en", capsys=capsys)
    missing = [name for name in names_in(rt.new(game, box.seats[0], 1).save()["state"]) if f"- `{name}`: " not in text]
    assert missing == []
    assert [name for name in box.steps if f'- `["{name}", seat' not in text] == []


def test_steps_show_their_fields_and_words_their_table(capsys: pytest.CaptureFixture[str]) -> None:
    text = described("tourney", "--lang", "en", capsys=capsys)
    assert '- `["Deed", seat, die]`' in text
    assert "- `crowd`: false | true" in text
    assert "## `tourney-stance`" in text


@pytest.mark.parametrize(
    ("field", "expected"),
    [
        (Int("a", 1, 6), "a whole number from 1 to 6"),
        (Int("a"), "a whole number, 0 or more"),
        (Int("a", names=METAL), "a word of `smith-metal`"),
        (Int("a", -1, names=METAL), "a word of `smith-metal`, or null"),
        (Place("a"), "a whole number, 0 or more, or null"),
        (Place("a", 0, 5), "a whole number from 0 to 5, or null"),
        (Flag("a"), "true or false"),
        (Word("a"), "a text"),
        (Maybe(Flag("a")), "true or false, or null"),
        (Many(Flag("a"), 3, 3), "a list of exactly 3 items: true or false"),
        (Many(Flag("a"), 0, 2), "a list of 0 to 2 items: true or false"),
        (Seat("a", 4), "a whole number from 0 to 3, or null"),
        (Seat("a", 4, METAL), "a whole number from 0 to 3, a word of `smith-metal`, or null"),
        (Marks("a", METAL), "a list of words of `smith-metal`, each once at most"),
        (ByName(Flag("a"), METAL), "an object with all words of `smith-metal`: true or false"),
        (SomeByName(Flag("a"), METAL, False), "an object with some words of `smith-metal`: true or false"),
        (
            ByName(Flag("a"), METAL, each=2),
            "an object with all words of `smith-metal`: a list of exactly 2 items: true or false",
        ),
        (Cards("a", METAL), "a zone with words of `smith-metal`"),
        (BLADE, "an object `blades`"),
    ],
)
def test_kinds_in_words(field: Field, expected: str) -> None:
    assert kind(field, Words("en")) == expected


def test_objects_inside_lists_and_objects_are_found_once() -> None:
    hilt = Layout("hilts", object, Maybe(BLADE))
    smithy = Layout("smithy", object, Many(hilt), BLADE)
    assert layouts(smithy) == [smithy, hilt, BLADE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    title = Words(language).say("schema-title", game="tourney")
    assert described("tourney", "--lang", language, capsys=capsys).startswith(f"# {title}\n")


def test_an_unknown_game_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "ludo", "--lang", "fr"]) == 2
    assert "ludo" in capsys.readouterr().err
