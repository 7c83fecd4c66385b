"""Who follows docs/games/mage_knight/adding-a-verb.md to the letter has a new verb, and a card that uses it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.compile import ROOT

PAGE = ROOT / "docs" / "games" / "mage_knight" / "adding-a-verb.md"
STEP = re.compile(
    r"^\*\*`(?P<path>[^`]+)`\*\*(?:, (?:below `(?P<below>[^`]+)`|(?P<end>at the end)))?\n\n```\w+\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
COMMAND = re.compile(r"^```sh\npython (.*)\n```$", re.MULTILINE)


def follow(folder: Path) -> int:
    """Do what the page says in a copy of the sources; give how many steps that were."""
    steps = list(STEP.finditer(PAGE.read_text(encoding="utf-8")))
    for step in steps:
        path = folder / step["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if step["below"]:
            line = f"{step['below']}\n"
            assert before.count(line) == 1, f"{step['path']} has no single line {line!r}"
            text = before.replace(line, line + step["body"])
        else:
            assert bool(before) == bool(step["end"]), step["path"]
            text = f"{before}\n{step['body']}" if before else step["body"]
        path.write_text(text, encoding="utf-8")
    return len(steps)


def test_a_verb_and_a_card_are_added_by_the_page(tmp_path: Path) -> None:
    for name in ("src", "tests", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "static", "golden"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    assert follow(tmp_path) == 14
    (command,) = COMMAND.findall(PAGE.read_text(encoding="utf-8"))
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "src"), "ROUNDTABLE_EXPECT": "interpreted"}
    done = subprocess.run(
        [sys.executable, *command.split(), "-p", "no:cacheprovider"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout
