"""`roundtable rules` on a small folder of tests, as a person or a program reads its answers."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console

from roundtable.commands import rules
from roundtable.commands.rules_output import Chapter, print_chapters
from roundtable.rules import Proofs, load
from roundtable.rules.catalogue import SCENARIO
from roundtable.text import LANGUAGES, Words

EXCHANGE = load().chapter("merlin", "exchange")
SOUND = """
from tests.proof import rule

@rule("merlin.turn.choose-die")
def test_die():
    assert 1 + 1 == 2
"""
FAULTY = """
from tests.proof import rule

@rule("merlin.turn.chose-die")
def test_typo():
    assert 1 + 1 == 2

@rule("merlin.turn.no-pass")
def test_empty():
    pass
"""


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Ask = Callable[..., Answer]


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """Run the command in an empty folder with its tests in `tests`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_sound.py").write_text(SOUND, encoding="utf-8")

    def run(*arguments: str, language: str = "en", tests: str = "tests") -> Answer:
        parser = argparse.ArgumentParser()
        rules.add_parser(parser.add_subparsers(), Words(language))
        where = ["--tests", tests] if tests else []
        args = parser.parse_args(["rules", *where, *arguments])
        code = args.run(args)
        return Answer(code, *capsys.readouterr())

    return run


def add(name: str, source: str) -> None:
    Path("tests", name).write_text(source, encoding="utf-8")


def row(answer: Answer, name: str) -> list[str]:
    """The cells of the table's row that begins with `name`."""
    lines = (line.strip("│ ").split("│") for line in answer.out.splitlines())
    (cells,) = ([cell.strip() for cell in cells] for cells in lines if cells[0].strip() == name)
    return cells


def prove_exchange() -> None:
    ids = ", ".join(f'"{statement.id}"' for statement in EXCHANGE)
    add("test_exchange.py", f"@rule({ids})\ndef test_exchange(game):\n    assert game\n")


def test_table_counts_the_chapters_of_a_game(ask: Ask) -> None:
    prove_exchange()
    answer = ask("merlin")
    assert answer.code == 0
    assert row(answer, "turn")[2:] == ["1 / 27", "3%"]
    assert row(answer, "exchange")[1:] == ["█" * 16, "8 / 8", "100% ✓"]
    assert row(answer, "Total")[2:] == ["9 / 361", "2%"]
    assert "paladins" not in answer.out


def test_table_of_all_games_ends_with_their_totals(ask: Ask) -> None:
    answer = ask()
    assert row(answer, "merlin")[2] == "1 / 361"
    assert row(answer, "paladins")[2] == "0 / 564"
    assert answer.out.splitlines()[-2].split("│")[3].strip() == "1 / 2413"


@pytest.mark.parametrize("arguments", [("merlin", "turn"), ("merlin.turn",)])
def test_table_of_one_chapter(ask: Ask, arguments: tuple[str, ...]) -> None:
    answer = ask(*arguments)
    assert row(answer, "turn")[2] == row(answer, "Total")[2] == "1 / 27"
    assert "setup" not in answer.out


def test_untestable_statements_count_as_settled() -> None:
    catalogue = load()
    chapters = (Chapter("merlin", "exchange", EXCHANGE), Chapter("merlin", "turn", catalogue.chapter("merlin", "turn")))
    reasons = dict.fromkeys([statement.id for statement in EXCHANGE], "the shape of a box")
    console = Console(width=120)
    with console.capture() as captured:
        print_chapters(console, Words("en"), chapters, Proofs({}, (), reasons))
    answer = Answer(0, captured.get(), "")
    assert row(answer, "exchange")[2:] == ["0 / 8", "100% ✓", "8"]
    assert row(answer, "turn")[2:] == ["0 / 27", "0%", "0"]


def test_complete_chapters_are_green(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    prove_exchange()
    lines = ask("merlin").out.splitlines()
    assert [line for line in lines if "\x1b[32m" in line] == [line for line in lines if "exchange" in line]


def test_unproven_statements_are_listed_one_per_line(ask: Ask) -> None:
    lines = ask("merlin", "turn", "--unproven").out.splitlines()
    left = [statement for statement in load().chapter("merlin", "turn") if statement.id != "merlin.turn.choose-die"]
    assert lines[:-1] == [f"{statement.id}  {statement.says}" for statement in left]
    assert lines[-1] == "26 statements are not proven yet."


def test_nothing_is_left_of_a_complete_chapter(ask: Ask) -> None:
    prove_exchange()
    assert ask("merlin", "exchange", "--unproven").out == "Every statement is proven.\n"


def test_statement_is_shown_with_its_proofs(ask: Ask) -> None:
    statement = load()["merlin.turn.choose-die"]
    answer = ask(statement.id)
    assert answer.code == 0
    for text in (statement.id, statement.says, statement.where, statement.kind):
        assert text in answer.out
    assert "002: French rulebook of Merlin" in answer.out
    assert "Proven by one test:" in answer.out
    assert f"{Path('tests', 'test_sound.py')}:5  test_die" in answer.out


def test_statement_without_proof_says_so(ask: Ask) -> None:
    answer = ask("merlin.component.terrain-borders")
    assert "No test proves it." in answer.out
    assert "MISSING" in answer.out  # its note


@pytest.mark.parametrize(
    ("arguments", "name", "near"),
    [
        (("merlyn",), "merlyn", "merlin"),
        (("xyz",), "xyz", "mage_knight"),
        (("merlin", "trun"), "merlin.trun", "merlin.turn"),
        (("merlin.trun",), "merlin.trun", "merlin.turn"),
        (("merlin.turn.chose-die",), "merlin.turn.chose-die", "merlin.turn.choose-die"),
        (("mage_knight", "--scope", "pvpp"), "pvpp", "pvp"),
    ],
)
def test_unknown_names_are_refused_with_the_nearest(ask: Ask, arguments: tuple[str, ...], name: str, near: str) -> None:
    answer = ask(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert f"“{name}”" in answer.err
    assert near in answer.err.splitlines()[1]


def test_missing_folder_of_tests_is_refused(ask: Ask) -> None:
    answer = ask(tests="nowhere")
    assert (answer.code, answer.out) == (2, "")
    assert "“nowhere”" in answer.err


def test_catalogue_can_be_read_where_there_are_no_tests(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "lib" / "site-packages" / "roundtable" / "commands" / "rules.py"
    elsewhere.parent.mkdir(parents=True)
    monkeypatch.setattr(rules, "__file__", str(elsewhere))
    monkeypatch.chdir(elsewhere.parent)
    answer = ask("merlin.turn.choose-die", tests="")
    assert answer.code == 0
    assert "No tests were found here" in answer.err
    assert load()["merlin.turn.choose-die"].says in answer.out


def test_scope_narrows_the_count(ask: Ask) -> None:
    def count(scope: str) -> int:
        return sum(statement.in_scope(scope) for statement in load().statements)

    assert row(ask("mage_knight", "--scope", "pvp"), "Total")[2] == f"0 / {count('pvp')}"
    both = ask("mage_knight", "--scope", "teams", "--scope", SCENARIO)
    assert row(both, "Total")[2] == f"0 / {count('teams') + count(SCENARIO)}"
    assert ask("merlin", "--scope", "pvp").out == "No statement is of that scope.\n"


def test_faults_are_shown_and_matter_only_when_strict(ask: Ask) -> None:
    assert ask("--strict").code == 0
    add("test_faulty.py", FAULTY)
    answer = ask("merlin")
    assert answer.code == 0
    assert "2 marks prove nothing:" in answer.out
    place = Path("tests", "test_faulty.py")
    typo = "the catalogue has no statement “merlin.turn.chose-die”. Nearest: merlin.turn.choose-die"
    assert f"{place}:5  test_typo: {typo}" in answer.out
    assert f"{place}:9  test_empty: the test asserts nothing." in answer.out
    assert row(answer, "turn")[2] == "1 / 27"
    assert ask("--strict").code == 1
    assert ask("--strict", "--json").code == 1


def test_json_of_chapters(ask: Ask) -> None:
    add("test_faulty.py", FAULTY)
    data = json.loads(ask("--json").out)
    assert (data["proven"], data["all"]) == (1, 2413)
    assert [game["game"] for game in data["games"]] == list(load().games)
    merlin = next(game for game in data["games"] if game["game"] == "merlin")
    chapter = next(chapter for chapter in merlin["chapters"] if chapter["chapter"] == "turn")
    assert (chapter["proven"], chapter["all"], len(chapter["unproven"])) == (1, 27, 26)
    assert "merlin.turn.choose-die" not in chapter["unproven"]
    assert [fault["flaw"] for fault in data["faults"]] == ["unknown", "asserts-nothing"]
    assert data["faults"][0]["nearest"][0] == "merlin.turn.choose-die"


def test_json_of_a_statement(ask: Ask) -> None:
    data = json.loads(ask("merlin.turn.choose-die", "--json").out)
    assert data["says"] == load()["merlin.turn.choose-die"].says
    assert data["tests"] == [{"place": f"{Path('tests', 'test_sound.py')}:5", "test": "test_die"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_exists_in_every_language(ask: Ask, language: str) -> None:
    add("test_faulty.py", FAULTY)
    for arguments in ((), ("merlin.turn.choose-die",), ("merlin", "--unproven"), ("merlin", "--scope", "pvp")):
        assert ask(*arguments, language=language).out
    assert ask("merlyn", language=language).err
    assert ask(tests="nowhere", language=language).err


def test_answers_speak_the_language_asked_for(ask: Ask) -> None:
    assert ask("merlin", language="fr").out.startswith("Énoncés prouvés par les tests\u00a0: merlin")
    assert "Nenhum teste o comprova." in ask("merlin.turn.no-pass", language="pt-BR").out
    assert "Nessun test lo dimostra." in ask("merlin.turn.no-pass", language="it").out


def test_tests_of_the_checkout_are_found_without_asking() -> None:
    found = rules.tests_directory()
    assert found is not None
    assert found.resolve() == Path(__file__).parents[1]
