"""The example bot plays a whole game over HTTP, and stays short enough to be read."""

import subprocess
import sys
from pathlib import Path

import pytest

from .live import Live

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"


@pytest.mark.parametrize("game", ["tourney", "merlin"])
def test_it_plays_a_whole_game(quick: Live, game: str) -> None:
    command = [sys.executable, str(EXAMPLE), quick.url, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout


def test_it_is_short() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").partition('"""\n\nimport')[2].splitlines()
    assert len(lines) <= 40
