"""`roundtable arena export`: files that are whole, and what cannot be."""

import sys
from pathlib import Path

import pytest

from tests.commands.terminal import Terminal

pytest.importorskip("pyarrow")


def test_the_command_goes_on_and_refuses_what_it_did_not_make(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    argv = ("arena", "export", "paladins", "random", "--seats", "1", "--part", "1", "--jobs", "1", "--out", str(folder))
    first = terminal.run(*argv, "--games", "1")
    assert first.code == 0
    assert "1 file" in first.out
    made = (folder / "part-00000.parquet").stat().st_mtime_ns
    second = terminal.run(*argv, "--games", "2")
    assert "2 files" in second.out
    assert (folder / "part-00000.parquet").stat().st_mtime_ns == made
    assert [path.name for path in sorted(folder.iterdir())] == ["part-00000.parquet", "part-00001.parquet"]
    other = terminal.run(*argv, "--games", "2", "--seed", "1")
    assert other.code == 2
    assert "belongs to another data set" in other.err


def test_without_pyarrow_it_says_so(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "roundtable.gym.dataset", raising=False)
    session = terminal.run("arena", "export", "paladins", "random", "--seats", "1", "--out", str(tmp_path))
    assert session.code == 2
    assert "pip install roundtable[dataset]" in session.err
