"""The README tells the truth: its Python runs, its commands exist."""

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools.compile import ROOT

README = ROOT / "README.md"
FENCE = re.compile(r"^```(?P<language>\w+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    line: int  # of the README, where the body begins
    body: str


def blocks(language: str) -> list[Block]:
    text = README.read_text(encoding="utf-8")
    found = [match for match in FENCE.finditer(text) if match["language"] == language]
    return [Block(text.count("\n", 0, match.start("body")) + 1, match["body"]) for match in found]


def commands() -> list[list[str]]:
    lines = [line for block in blocks("sh") for line in block.body.splitlines()]
    words = [line.partition("#")[0].split() for line in lines]
    return [command for command in words if command]


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))


def run_as_python(block: Block) -> None:
    """Run a block so that a traceback names the README's own line."""
    code = compile("\n" * (block.line - 1) + block.body, README, "exec")
    exec(code, {"__name__": "readme"})


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: f"line {block.line}")
def test_python_runs(block: Block) -> None:
    run_as_python(block)


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_command_exists(command: list[str]) -> None:
    match command:
        case ["make", *names]:
            assert set(names) <= targets()
        case ["roundtable", name, *_]:
            script = Path(sys.executable).with_name("roundtable")
            subprocess.run([script, name, "--help"], check=True, capture_output=True)
        case _:
            pytest.fail(f"nobody knows the command {command[0]}")


def test_readme_has_examples_of_both_kinds() -> None:
    assert blocks("python")
    assert ["make", "play"] in commands()
    assert ["make", "test"] in commands()
