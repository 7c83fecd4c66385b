"""What the reader of test files finds, and what it does not let count."""

from pathlib import Path
from textwrap import dedent

import pytest

from roundtable.rules.scan import Flaw, Mark, scan


def write(folder: Path, source: str, name: str = "test_sample.py") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(source), encoding="utf-8")
    return path


def only(folder: Path, source: str) -> Mark:
    write(folder, source)
    (mark,) = scan(folder)
    return mark


def test_marked_test_is_found_with_its_place(tmp_path: Path) -> None:
    source = """
        @rule("g.c.one", "g.c.two")
        @rule("g.c.three")
        def test_it():
            assert 1 + 1 == 2

        def test_unmarked():
            assert 1 + 1 == 2
    """
    mark = only(tmp_path, source)
    assert mark == Mark(tmp_path / "test_sample.py", 4, "test_it", ("g.c.one", "g.c.two", "g.c.three"))


def test_class_hands_its_mark_to_its_tests(tmp_path: Path) -> None:
    source = """
        @rule("g.c.outer")
        class TestAll:
            def helper(self):
                return 1

            def test_a(self):
                assert self.helper() == 1

            @rule("g.c.inner")
            async def test_b(self):
                assert self.helper() == 1

            class TestDeeper:
                def test_c(self):
                    assert self
    """
    write(tmp_path, source)
    assert [(mark.test, mark.ids, mark.flaw) for mark in scan(tmp_path)] == [
        ("TestAll.test_a", ("g.c.outer",), None),
        ("TestAll.test_b", ("g.c.outer", "g.c.inner"), None),
        ("TestAll.TestDeeper.test_c", ("g.c.outer",), None),
    ]


def test_mark_of_a_single_case_counts(tmp_path: Path) -> None:
    source = """
        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("g.c.two"))])
        def test_it(n):
            assert n > 0
    """
    assert only(tmp_path, source).ids == ("g.c.two",)


@pytest.mark.parametrize(
    "body",
    [
        "assert game.over",
        "with pytest.raises(IllegalAction): game.play('no')",
        "expect_scores(game, [3, 4])",
        "game.expect('die 4 knight')",
        "for seat in range(3):\n        if seat:\n            assert game.scores()[seat] == 0",
    ],
)
def test_test_that_expects_something_counts(body: str, tmp_path: Path) -> None:
    assert only(tmp_path, f"@rule('g.c.s')\ndef test_it(game):\n    {body}\n").flaw is None


@pytest.mark.parametrize("body", ["game.play('die 4 knight')", "assert True", "'assert game.over'", "expected = 3"])
def test_test_that_expects_nothing_does_not_count(body: str, tmp_path: Path) -> None:
    assert only(tmp_path, f"@rule('g.c.s')\ndef test_it(game):\n    {body}\n").flaw is Flaw.ASSERTS_NOTHING


@pytest.mark.parametrize("arguments", ["RULE", "f'g.c.{x}'", "*RULES", "'g.c.s' + x", "ids=['g.c.s']", ""])
def test_ids_must_be_plain_strings(arguments: str, tmp_path: Path) -> None:
    assert only(tmp_path, f"@rule({arguments})\ndef test_it():\n    assert RULE\n").flaw is Flaw.NOT_LITERAL


@pytest.mark.parametrize("mark", ["pytest.mark.skip", "pytest.mark.skip('later')", "pytest.mark.xfail(strict=True)"])
def test_skipped_test_does_not_count(mark: str, tmp_path: Path) -> None:
    assert only(tmp_path, f"@{mark}\n@rule('g.c.s')\ndef test_it(game):\n    assert game\n").flaw is Flaw.SKIPPED


def test_test_of_a_skipped_class_does_not_count(tmp_path: Path) -> None:
    source = """
        @pytest.mark.skip
        class TestAll:
            @rule("g.c.s")
            def test_it(self):
                assert self
    """
    assert only(tmp_path, source).flaw is Flaw.SKIPPED


def test_test_that_runs_under_a_condition_counts(tmp_path: Path) -> None:
    source = "@pytest.mark.skipif(not COMPILED, reason='')\n@rule('g.c.s')\ndef test_it(game):\n    assert game\n"
    assert only(tmp_path, source).flaw is None


@pytest.mark.parametrize(
    "source",
    [
        "@rule('g.c.s')\ndef check(game):\n    assert game\n",
        "@rule('g.c.s')\nclass Checks:\n    def test_it(self):\n        assert self\n",
        "class Checks:\n    @rule('g.c.s')\n    def test_it(self):\n        assert self\n",
        "pytestmark = rule('g.c.s')\n\ndef test_it(game):\n    assert game\n",
        "CASES = [pytest.param(1, marks=rule('g.c.s'))]\n",
    ],
)
def test_mark_anywhere_else_does_not_count(source: str, tmp_path: Path) -> None:
    assert only(tmp_path, source).flaw is Flaw.NOT_A_TEST


def test_call_inside_a_function_is_no_mark(tmp_path: Path) -> None:
    write(tmp_path, "def test_it(catalogue):\n    assert catalogue.rule('g.c.s')\n")
    assert scan(tmp_path) == ()


def test_only_files_that_pytest_collects_are_read(tmp_path: Path) -> None:
    source = "@rule('g.c.s')\ndef test_it(game):\n    assert game\n"
    for name in ("deep/er/test_a.py", "b_test.py", "helpers.py", "conftest.py"):
        write(tmp_path, source, name)
    assert [mark.path.name for mark in scan(tmp_path)] == ["b_test.py", "test_a.py"]


def test_file_with_a_syntax_error_is_named(tmp_path: Path) -> None:
    mark = only(tmp_path, "x = 1\n@rule('g.c.s'\ndef test_it(:\n")
    assert (mark.path.name, mark.flaw) == ("test_sample.py", Flaw.UNREADABLE)
