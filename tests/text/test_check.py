"""The check finds every kind of fault in a folder of texts, here the toy game's."""

from pathlib import Path

import pytest

from roundtable.kernel.action import Vocabulary
from roundtable.kernel.rules import Box, Setting
from roundtable.text import LANGUAGES
from roundtable.text.check import Fault, check
from roundtable.text.declared import Declarations
from roundtable.text.folders import HOME

from .toy import toy_box, toy_folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return toy_folder(tmp_path)


def faults(folder: Path) -> list[tuple[str, str, Fault]]:
    declared = Declarations()
    declared.add_box(toy_box())
    return [(one.place, one.id, one.fault) for one in check(declared.messages, folder, beside=(HOME,))]


def rewrite(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_complete_folder_has_no_faults(folder: Path) -> None:
    assert faults(folder) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["toy-piece-queen", "toy-do-move", "toy-moved", "game-toy"])
def test_missing_message(folder: Path, language: str, id: str) -> None:
    rewrite(folder / language / "toy.ftl", f"{id} =", f"{id}-not =")
    assert (language, id, Fault.MISSING) in faults(folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_language(folder: Path, language: str) -> None:
    (folder / language / "toy.ftl").unlink()
    assert {id for place, id, fault in faults(folder) if (place, fault) == (language, Fault.MISSING)} == {
        "toy-piece-queen",
        "toy-piece-pawn",
        "toy-do-move",
        "toy-moved",
        "game-toy",
    }


@pytest.mark.parametrize(
    ("text", "id", "fault"),
    [
        ("toy-extra = Never said\n", "toy-extra", Fault.UNUSED),
        ("toy-do-move = Again\n", "toy-do-move", Fault.TWICE),
        ("toy-junk = { $open\n", "toy-junk = { $open", Fault.JUNK),
        ("-toy-word = { -toy-other }\n", "-toy-word", Fault.REFERENCE),
        ("-toy-word = { SHOUT($x) }\n", "-toy-word", Fault.FUNCTION),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_fault_in_another_file(folder: Path, language: str, text: str, id: str, fault: Fault) -> None:
    (folder / language / "xtra.ftl").write_text(text, encoding="utf-8")
    assert faults(folder) == [(f"{language}/xtra.ftl:1", id, fault)]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Muovi { $piece-the }", "Muovi { $count }", Fault.ARGUMENT),
        ("Muovi { $piece-the }", "Muovi { $piece-them }", Fault.ARGUMENT),
        ("Muovi { $piece-the }", "{ toy-moved }", Fault.ARGUMENT),
        ("Muovi { $piece-the }", '{ -merlin-merlin(form: "plural") }', Fault.ARGUMENT),
        ("Muovi { $piece-the }", "Muovi { -toy-nothing }", Fault.REFERENCE),
        ("Muovi { $piece-the }", "Muovi { toy-nothing }", Fault.REFERENCE),
        ("Muovi { $piece-the }", "Muovi { toy-piece-queen.of }", Fault.REFERENCE),
        ("Muovi { $piece-the }", "\n    .the = la mossa", Fault.EMPTY),
        ("Muovi { $piece-the }", "Muovi\n    .teh = la mossa", Fault.FORM),
        ("Muovi { $piece-the }", "Muovi\n    .gender = female", Fault.FORM),
    ],
)
def test_fault_inside_a_message(folder: Path, old: str, new: str, fault: Fault) -> None:
    rewrite(folder / "it" / "toy.ftl", old, new)
    assert {(id, found) for _, id, found in faults(folder)} == {("toy-do-move", fault)}


@pytest.mark.parametrize(
    "new",
    [
        "Muovi",
        "{ CAPITAL($piece-a) } { $piece-gender }",
        '{ -merlin-knight } { -merlin-knight(form: "plural") }',
        "{ toy-piece-queen.the } o { toy-helper }",
    ],
)
def test_what_a_language_may_do(folder: Path, new: str) -> None:
    rewrite(folder / "it" / "toy.ftl", "Muovi { $piece-the }", new)
    if "toy-helper" in new:
        (folder / "it" / "help.ftl").write_text("toy-helper = muovi { $piece }\n", encoding="utf-8")
    assert faults(folder) == []


def test_message_that_a_folder_beside_has_too(folder: Path) -> None:
    (folder / "en" / "xtra.ftl").write_text("seat-name = Place { $number }\n", encoding="utf-8")
    assert ("en/xtra.ftl:1", "seat-name", Fault.TWICE) in faults(folder)


def test_problem_tells_place_id_and_fault(folder: Path) -> None:
    rewrite(folder / "fr" / "toy.ftl", "{ $piece-the } : { $count }", "{ $pieces }")
    declared = Declarations()
    declared.add_box(toy_box())
    (problem,) = check(declared.messages, folder)
    assert str(problem) == "fr/toy.ftl:6: toy-moved uses an argument that nobody gives: pieces"


def test_title_and_settings_of_a_game_are_declared() -> None:
    settings = (Setting("quick_start", False, True), Setting("rounds", 3, 4), Setting("tiles", "as_printed", "mixed"))
    declared = Declarations()
    declared.add_box(Box("toy_box", "1", (2,), settings, Vocabulary("toy_box"), ()))
    assert set(declared.messages) == {
        "game-toy_box",
        "toy_box-setting-quick-start",
        "toy_box-setting-quick-start-about",
        "toy_box-setting-rounds",
        "toy_box-setting-rounds-about",
        "toy_box-setting-tiles",
        "toy_box-setting-tiles-about",
        "toy_box-setting-tiles-as-printed",
        "toy_box-setting-tiles-mixed",
    }
