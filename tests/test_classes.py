"""The classes of tables fit the layouts they are made from, and the tool that makes them notices if they do not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import ROOT

FEUD = Path("tests") / "practice" / "feud"


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the tool of a checkout, on its sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(root / "tools" / "classes.py"), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Give a checkout with practice games of its own."""
    (tmp_path / "src").symlink_to(ROOT / "src")
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "classes.py", tmp_path / "tools")
    shutil.copytree(ROOT / "tests" / "practice", tmp_path / "tests" / "practice")
    (tmp_path / "tests" / "__init__.py").touch()
    return tmp_path


def test_every_class_fits_its_layout() -> None:
    done = run(ROOT, "check")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_new_field_is_noticed_and_written(checkout: Path) -> None:
    layout, classes = checkout / FEUD / "layout.py", checkout / FEUD / "classes.py"
    field = '    Many(Int("scars", -1, 5), 3, 3),  # of each fight\n    Cards("hand", CARD),\n'
    layout.write_text(layout.read_text(encoding="utf-8").replace('    Cards("hand", CARD),\n', field), encoding="utf-8")
    before = classes.read_text(encoding="utf-8")
    noticed = run(checkout, "check")
    assert noticed.returncode == 1
    assert "tests/practice/feud/classes.py does not fit its layout" in noticed.stdout
    assert classes.read_text(encoding="utf-8") == before
    assert run(checkout).returncode == 0
    written = set(classes.read_text(encoding="utf-8").splitlines()) - set(before.splitlines())
    assert {line.strip() for line in written} == {
        "scars: list[int]  # of each fight",
        "self.scars = [-1] * 3",
        "twin.scars = self.scars[:]",
        "tuple(self.scars),",
    }
    assert run(checkout, "check").returncode == 0


def test_classes_that_are_not_there_yet_are_made(checkout: Path) -> None:
    made = checkout / FEUD / "classes.py"
    made.unlink()
    assert run(checkout).returncode == 0
    assert made.read_text(encoding="utf-8") == (ROOT / FEUD / "classes.py").read_text(encoding="utf-8")
