"""What holds for the content files of every game."""

from pathlib import Path

import pytest

from roundtable.games import mage_knight

WIDEST = 160  # a line of a content file can be read without scrolling
FILES = sorted(Path(mage_knight.__file__).parents[1].glob("*/content/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_lines_fit_on_a_screen(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [number for number, line in enumerate(lines, 1) if len(line) > WIDEST] == []
