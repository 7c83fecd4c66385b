"""The marker `@rule` as pytest sees it."""

from pathlib import Path

import pytest

from roundtable.rules import UnknownRule
from tests import proof

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[2]
INI = f"""
[pytest]
addopts = --strict-markers -p no:hypothesispytest
pythonpath = {ROOT}
markers = rule(*ids): proof
"""
CONFTEST = "from tests.proof import pytest_itemcollected\n"
SAMPLE = """
from tests.proof import rule

@rule("merlin.turn.choose-die", "merlin.turn.no-pass")
def test_turn():
    assert 1 + 1 == 2

@rule("merlin.flag.mirror-stays")
def test_flag():
    assert 1 + 1 == 2

def test_unmarked():
    assert 1 + 1 == 2
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini(INI)
    pytester.makeconftest(CONFTEST)
    return pytester


def test_mark_carries_the_ids() -> None:
    mark = proof.rule("merlin.turn.choose-die", "merlin.turn.no-pass").mark
    assert (mark.name, mark.args) == ("rule", ("merlin.turn.choose-die", "merlin.turn.no-pass"))


def test_mark_without_ids_is_refused() -> None:
    with pytest.raises(TypeError, match="at least one"):
        proof.rule()


def test_unknown_id_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownRule, match=r"merlin\.turn\.choos-die.*nearest: merlin\.turn\.choose-die"):
        proof.rule("merlin.turn.choos-die")


def test_unknown_id_stops_the_collection(project: pytest.Pytester) -> None:
    project.makepyfile(SAMPLE.replace("choose-die", "choos-die"))
    result = project.runpytest_inprocess()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*the catalogue has no 'merlin.turn.choos-die'; nearest: merlin.turn.choose-die*"])


@pytest.mark.parametrize(
    ("option", "value", "passed"),
    [
        ("-m", "rule", 2),
        ("-m", "not rule", 1),
        ("-k", "merlin.turn.choose-die", 1),
        ("-k", "merlin.turn.", 1),
        ("-k", "merlin.", 2),
        ("-k", "merlin.end.winner", 0),
    ],
)
def test_marked_tests_can_be_selected(project: pytest.Pytester, option: str, value: str, passed: int) -> None:
    project.makepyfile(SAMPLE)
    project.runpytest_inprocess(option, value).assert_outcomes(passed=passed, deselected=3 - passed)
