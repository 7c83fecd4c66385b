"""docs/research.md tells the truth: its Python runs, its commands exist, its hashes are those of the suites."""

import re

import pytest

from roundtable.arena.evaluation import SUITES
from roundtable.cli import main
from tests.test_docs import blocks, page

pytest.importorskip("pyspiel")
pytest.importorskip("pyarrow")


@pytest.mark.parametrize("block", blocks("research.md", "python"), ids=lambda block: block.splitlines()[0])
def test_python_runs(block: str) -> None:
    exec(compile(block, "docs/research.md", "exec"), {"__name__": "research"})


def test_commands_exist(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.split() for block in blocks("research.md", "sh") for line in block.splitlines()]
    named = {" ".join(words[1:3]) if words[1] == "arena" else words[1] for words in lines if words[0] == "roundtable"}
    assert "arena evaluate" in named
    for name in named:
        with pytest.raises(SystemExit) as left:
            main([*name.split(), "--help"])
        assert left.value.code == 0
    assert "BOT" in capsys.readouterr().out


def test_the_suites_are_listed_with_their_hashes() -> None:
    listed = dict(re.findall(r"^\| `([\w-]+)` \|.*\| `(\w+)` \|$", page("research.md"), re.MULTILINE))
    assert listed == {name: suite.hash() for name, suite in SUITES.items()}
