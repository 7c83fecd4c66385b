"""The pages of docs/ tell the truth: the game of adding-a-game.md works, and what notation.md shows can be read."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import dedent

import pytest

from tools.compile import ROOT

DOCS = ROOT / "docs"
NAMED = re.compile(r"^\*\*`(?P<path>[^`]+)`\*\*[^\n]*\n\n```\w+\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w+)\n(?P<body>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
CHECKOUT = ("pyproject.toml", "src", "tests", "tools")  # what a reader has before following the page


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    """Give the blocks of a page in one language, those of files to be made left out."""
    text = NAMED.sub("", page(name))
    return [dedent(found["body"]) for found in FENCE.finditer(text) if found["language"] == language]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a checkout in which somebody has followed adding-a-game.md to the letter."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in CHECKOUT:
        (folder / name).symlink_to(ROOT / name)
    for found in NAMED.finditer(page("adding-a-game.md")):
        path = folder / found["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") + "\n\n" if path.exists() else ""
        path.write_text(before + found["body"], encoding="utf-8")
    return folder


def run(checkout: Path, *command: str) -> str:
    """Run a command there, with nobody at the keyboard; give what it printed. It must succeed."""
    program = Path(sys.executable).with_name(command[0])
    environment = os.environ | {"XDG_DATA_HOME": str(checkout / "data"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [program, *command[1:]], cwd=checkout, env=environment, input="", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def commands() -> list[str]:
    return [line for block in blocks("adding-a-game.md", "sh") for line in block.splitlines()]


@pytest.mark.parametrize("command", commands())
def test_commands_for_a_new_game_work(checkout: Path, command: str) -> None:
    printed = run(checkout, *command.split())
    assert printed


@pytest.mark.parametrize("block", blocks("adding-a-game.md", "python"))
def test_examples_for_a_new_game_run(checkout: Path, block: str) -> None:
    run(checkout, "python", "-c", f"from nine_lances.game import *\n{block}")


def test_an_installed_game_needs_no_module(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (shown,) = [tomllib.loads(block) for block in blocks("adding-a-game.md", "toml")]
    name, version = shown["project"]["name"], shown["project"]["version"]
    shutil.copytree(checkout / "nine_lances", tmp_path / "nine_lances")
    about = tmp_path / f"nine_lances-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    groups = shown["project"]["entry-points"].items()
    entries = [f"[{group}]\n{game} = {place}\n" for group, places in groups for game, place in places.items()]
    (about / "entry_points.txt").write_text("".join(entries), encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")])))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert "Nine Lances" in run(elsewhere, "roundtable", "games", "--lang", "en")
    assert "Ride" in run(elsewhere, "roundtable", "play", "nine-lances", "--lang", "en")


def test_bots_of_ones_own_work(checkout: Path) -> None:
    script = "".join(blocks("bots.md", "python")) + "\nfrom roundtable.arena import League, play\n"
    script += "league = League('merlin', ('careful', 'random'), 2, {})\n"
    script += "print(*[len(play(league, one).scores) for one in league.fixtures(2)])"
    assert run(checkout, "python", "-c", script).split() == ["2", "2"]


def test_the_record_can_be_replayed_and_is_written_just_so(checkout: Path) -> None:
    record = blocks("notation.md", "json")[0]
    script = "import sys, roundtable as rt, nine_lances as n; rt.register(n.BOX); "
    script += "print(rt.replay(sys.argv[1]).record().text(), end='')"
    assert run(checkout, "python", "-c", script, record) == record


def test_the_position_can_be_loaded_and_is_the_one_of_the_record(checkout: Path) -> None:
    record, position = blocks("notation.md", "json")
    script = "import json, sys, roundtable as rt, nine_lances as n; rt.register(n.BOX); "
    script += "given = json.loads(sys.argv[2]); assert rt.load(given).save() == given; "
    script += "assert rt.replay(sys.argv[1], until=4).save() == given"
    run(checkout, "python", "-c", script, record, position)
