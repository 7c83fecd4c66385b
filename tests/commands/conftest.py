"""The terminal of the tests: English, 80 columns wide, with a folder of its own for kept games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from roundtable.kernel.table import BOXES
from tests.commands.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Terminal]:
    before = dict(BOXES.things)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    yield Terminal(tmp_path / "data", monkeypatch, capsys)
    BOXES.things.clear()  # games that a test brought along go with it
    BOXES.things.update(before)
