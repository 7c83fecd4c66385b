"""How a typed line becomes one of the options, and how these are listed."""

import pytest
from rich.console import Console

from roundtable.kernel.action import Action
from roundtable.kernel.errors import IllegalAction
from roundtable.terminal.answers import Line, find, listing


def options(*notations: str) -> list[Action]:
    return [Action(number, 0, 0, 0, notation, ()) for number, notation in enumerate(notations)]


OPTIONS = options("die 1 knight", "die 12 knight", "die 1 merlin", "pass", "pass on", "done")


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("1", ["die 1 knight"]),
        ("6", ["done"]),
        ("die 12 knight", ["die 12 knight"]),
        ("  DIE   12 Knight ", ["die 12 knight"]),
        ("do", ["done"]),
        ("d 12", ["die 12 knight"]),
        ("d 1", ["die 1 knight", "die 1 merlin"]),
        ("die 1 k", ["die 1 knight"]),
        ("pass", ["pass"]),
        ("pas", ["pass", "pass on"]),
        ("p o", ["pass on"]),
        ("d", ["die 1 knight", "die 12 knight", "die 1 merlin", "done"]),
        ("pass on now", []),
        ("merlin", []),
    ],
)
def test_find(line: str, found: list[str]) -> None:
    assert [option.notation for option in find(line, OPTIONS, "")] == found


@pytest.mark.parametrize("line", ["0", "7", "123456789012345678901234567890"])
def test_a_number_without_an_option_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        find(line, OPTIONS, "some.rule")
    assert refusal.value.reason == "no-such-place"
    assert refusal.value.rule == "some.rule"


def shown(lines: list[Line], width: int) -> list[str]:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(listing(lines, width))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_few_answers_stand_one_below_the_other() -> None:
    lines = [Line(1, "Move the knight", "die 4 knight"), Line(2, "Pass", "pass")]
    assert shown(lines, 80) == ["1  Move the knight  die 4 knight", "2  Pass             pass"]


def test_many_short_answers_stand_in_columns_read_downwards() -> None:
    lines = [Line(number, f"Take {number}", f"take {number}") for number in range(1, 13)]
    rows = shown(lines, 80)
    assert len(rows) == 4
    assert rows[0].split("  ")[:3] == [" 1", "Take 1", "take 1"]
    assert "5  Take 5" in rows[0]
    assert "9  Take 9" in rows[0]
    assert all(f"Take {number} " in "\n".join(rows) for number in range(1, 13))


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("count", [1, 10, 11, 13, 29, 60])
def test_every_answer_is_listed_once_whatever_the_width(width: int, count: int) -> None:
    lines = [Line(number, f"Answer <{number}>", f"a {number}") for number in range(1, count + 1)]
    text = "\n".join(shown(lines, width))
    for number in range(1, count + 1):
        assert text.count(f"<{number}>") == 1
    assert max(len(line) for line in text.splitlines()) <= width
