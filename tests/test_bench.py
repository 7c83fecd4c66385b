"""The measurements can be taken and read. How fast anything is, no test says."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bench import doors, report
from bench.checkout import Checkout, checkout
from bench.measures import MEASURES, Tables
from bench.result import NUMBERS, Result, Sample, load
from tests.practice import BOXES

MOMENT = 0.001  # seconds
REFERENCE = "OpenSpiel backgammon"


def result(*decisions: float, clone: float = 2.0, beside: float = 100.0, reference: str = REFERENCE) -> Result:
    """Give a result with one compiled sample per number of decisions/s, each beside the same reference."""
    numbers = [{"decisions": one, "clone": clone} for one in decisions]
    like = {"decisions": beside, "clone": 4.0} if reference else {}
    samples = [Sample("tourney", 2, "compiled", one, like) for one in numbers]
    return Result("abc", "CPython 3.11", reference, 0.1, samples)


def printed(*parts: Result) -> str:
    told = StringIO()
    console = Console(width=120, file=told)
    if len(parts) == 1:
        report.print_result(console, parts[0])
    else:
        report.print_comparison(console, *parts)
    return told.getvalue()


def line(text: str, label: str) -> list[str]:
    return next(line for line in text.splitlines() if line.strip().startswith(label)).split()


@pytest.mark.parametrize("game", [box.name for box in BOXES])
def test_everything_can_be_measured(game: str) -> None:
    tables = Tables(game, 2)
    numbers: dict[str, float] = {}
    for measure in MEASURES.values():
        numbers |= measure(tables, MOMENT)
    assert numbers.keys() == NUMBERS.keys()
    assert min(numbers.values()) > 0


@pytest.mark.parametrize("game", doors.GAMES)
def test_the_doors_can_be_measured(game: str) -> None:
    doors_open = doors.Doors()
    assert doors_open.measure(game, 0, MOMENT) > 0
    assert doors_open.measure(game, 3, MOMENT) > 0


def test_the_doors_are_told_beside_chess() -> None:
    told = StringIO()
    console = Console(width=120, file=told)
    doors.print_aec(console, ["merlin"], lambda what: 1_000.0 if what == "chess" else 25_000.0, 3)
    doors.print_tables(console, ["merlin"], lambda what, count: 100_000.0 + count, 3)
    assert [one.strip(" │") for one in line(told.getvalue(), "│ merlin")[1::2]] == ["merlin", "25,000", "25.0", "20"]
    assert "101,000" in told.getvalue()


def test_medians_stand_beside_the_reference() -> None:
    text = printed(result(300, 900, 500))
    assert line(text, "decisions/s") == ["decisions/s", "500", "40", "%", "5.00"]
    assert line(text, "clone") == ["clone,", "µs", "2.00", "0", "%", "2.00"]


def test_without_a_reference_there_are_no_ratios() -> None:
    text = printed(result(500, reference=""))
    assert "ref" not in text
    assert line(text, "decisions/s") == ["decisions/s", "500", "0", "%"]


def test_a_comparison_allows_for_the_speed_of_the_machine() -> None:
    text = printed(result(500, 505, clone=2, beside=100), result(1000, 1010, clone=2, beside=200))
    assert line(text, "decisions/s")[-2:] == ["1.00", "noise"]
    assert line(text, "clone")[-2:] == ["0.50", "slower"]


def test_a_comparison_without_a_common_reference_takes_the_numbers_as_they_are() -> None:
    text = printed(result(500, 505), result(1000, 1010, clone=1, beside=200, reference=""))
    assert line(text, "decisions/s")[-2:] == ["2.00", "faster"]
    assert line(text, "clone")[-2:] == ["2.00", "faster"]
    assert "without a common reference" in text


def test_differences_within_the_scatter_are_noise() -> None:
    assert line(printed(result(400, 500, 600), result(450, 550, 650)), "decisions/s")[-2:] == ["1.10", "noise"]


def test_results_survive_being_saved(tmp_path: Path) -> None:
    measured = result(500, 600)
    measured.save(tmp_path / "bench.json")
    assert load(tmp_path / "bench.json") == measured


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "roundtable-bench-1"}'])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bench.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match="no result"):
        load(path)


def test_another_checkout_is_named_by_folder_or_revision() -> None:
    with pytest.raises(SystemExit, match="neither a folder nor a revision"):
        checkout("no-such-revision")
    with pytest.raises(SystemExit, match="no checkout of this project"):
        checkout(str(Path(__file__).parent))


def test_only_what_is_there_is_measured(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    assert Checkout(tmp_path).places() == {"interpreted": tmp_path / "src"}
