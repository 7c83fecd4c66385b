"""The texts of this project are complete, fit the code, and keep to the house's typography."""

import re
import shutil
from pathlib import Path

import pytest

from roundtable.games import GAMES
from roundtable.kernel.table import box_of
from roundtable.text import LANGUAGES
from roundtable.text.check import Fault, Problem, check
from roundtable.text.declared import Declarations
from roundtable.text.entries import read
from roundtable.text.folders import HOME, files
from tests.text.web_source import declare_web

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "roundtable"
WEB = ROOT / "web" / "src"
LINES = [
    (f"{language}/{path.name}:{number}", line)
    for language in LANGUAGES
    for path in files(language, HOME)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    if not line.startswith("#")
]


@pytest.fixture(scope="module")
def declared() -> Declarations:
    found = Declarations()
    found.add_source(SOURCE)
    declare_web(found, WEB, {entry.id: entry for path in files("en", HOME) for entry in read(path)})
    for name in GAMES:
        found.add_box(box_of(name))
    return found


def test_source_says_only_what_can_be_read(declared: Declarations) -> None:
    assert declared.unreadable == []


def test_every_message_is_there_and_fits_in_every_language(declared: Declarations) -> None:
    problems = [str(problem) for problem in check(declared.messages, HOME)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deleted_message_is_noticed(declared: Declarations, language: str, tmp_path: Path) -> None:
    for other in LANGUAGES:
        shutil.copytree(HOME / other, tmp_path / other)
    path = tmp_path / language / "refusals.ftl"
    kept = [line for line in path.read_text(encoding="utf-8").splitlines(True) if not line.startswith("refused-sealed")]
    path.write_text("".join(kept), encoding="utf-8")
    assert Problem(language, "refused-sealed", Fault.MISSING) in check(declared.messages, tmp_path)


def test_every_language_has_the_same_files() -> None:
    english = [path.name for path in files("en", HOME)]
    assert english
    for language in LANGUAGES:
        assert [path.name for path in files(language, HOME)] == english


def test_apostrophes_are_typographic() -> None:
    assert [place for place, line in LINES if "'" in line] == []


def test_french_punctuation_has_its_no_break_space() -> None:
    wrong = re.compile(r"[^\u00a0\s][!?;»]|\w:\s| [!?;:»]|«[^\u00a0]")
    lines = [(place, line.replace('(form: "plural")', "")) for place, line in LINES if place.startswith("fr/")]
    assert [place for place, line in lines if wrong.search(line)] == []


def test_no_invisible_marks() -> None:
    hidden = re.compile("[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\t]")
    assert [place for place, line in LINES if hidden.search(line)] == []
