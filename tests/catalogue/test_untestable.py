"""The list of statements that cannot be tested stays short and honest."""

from collections import Counter
from pathlib import Path

import pytest

from roundtable.rules import BadCatalogue, gather
from roundtable.rules import load as load_catalogue
from roundtable.rules.untestable import load, read

TESTS = Path(__file__).parents[1]
SHARE = 0.02

ENTRY = '[[untestable]]\nid = "g.c.s"\nreason = "the shape of a box"\n'


def test_every_entry_is_in_the_catalogue() -> None:
    assert [rule for rule in load() if rule not in load_catalogue()] == []


def test_no_entry_is_proven_by_a_test() -> None:
    proven = gather(TESTS).tests
    assert [rule for rule in load() if rule in proven] == []


def test_they_are_few() -> None:
    catalogue = load_catalogue()
    sizes = Counter(statement.game for statement in catalogue.statements)
    listed = Counter(catalogue[rule].game for rule in load())
    assert [game for game in catalogue.games if listed[game] > SHARE * sizes[game]] == []


def test_entry_is_read_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "untestable.toml"
    file.write_text(ENTRY, encoding="utf-8")
    assert read(file) == {"g.c.s": "the shape of a box"}


@pytest.mark.parametrize(
    "source",
    [ENTRY.replace("the shape of a box", " "), '[[untestable]]\nid = "g.c.s"\n', '[[untestable]]\nreason = "so"\n'],
)
def test_entry_without_id_or_reason_is_refused(source: str, tmp_path: Path) -> None:
    file = tmp_path / "untestable.toml"
    file.write_text(source, encoding="utf-8")
    with pytest.raises(BadCatalogue, match="needs an id and a reason"):
        read(file)


def test_entry_given_twice_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "untestable.toml"
    file.write_text(ENTRY * 2, encoding="utf-8")
    with pytest.raises(BadCatalogue, match="twice"):
        read(file)
