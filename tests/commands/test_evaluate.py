"""`roundtable arena evaluate`: a number with its hash, or why there is none."""

from pathlib import Path

import pytest

from roundtable.arena.evaluation import SUITES, Suite
from roundtable.commands import arena_evaluate as command
from tests.commands.terminal import PRACTICE, Terminal

SMALL = Suite("small", "tourney", 2, 2, ("page", "random"))


def test_the_command_prints_the_number_with_its_hash_and_goes_on(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SUITES, "small", SMALL)
    argv = (
        "arena",
        "evaluate",
        "small",
        "squire",
        "--results",
        str(tmp_path / "kept.sqlite"),
        "--jobs",
        "1",
        *PRACTICE,
    )
    part = terminal.run(*argv, "--deals", "1", "--against", "page")
    assert part.code == 0
    assert "a part of suite small only" in part.out
    assert SMALL.hash() not in part.out
    whole = terminal.run(*argv)
    assert f"suite small, hash {SMALL.hash()}" in whole.out
    assert [line.split()[1] for line in whole.out.splitlines() if line.startswith(("Page", "random"))] == ["4", "4"]
    monkeypatch.setattr(command, "meet", int)  # which plays nothing: all was played
    assert terminal.run(*argv).out == whole.out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("chess", "page"), "There is no suite “chess”"),
        (("merlin-2", "dragon"), "There is no bot “dragon”"),
        (("merlin-2", "page", "--against", "dragon"), "“dragon” is no opponent"),
        (("merlin-2", "page", "--deals", "all"), "“all” is not a number."),
        (("merlin-2", "nowhere.npz"), "“nowhere.npz” is no file of weights"),
    ],
)
def test_what_cannot_be_is_said(terminal: Terminal, argv: tuple[str, ...], said: str) -> None:
    session = terminal.run("arena", "evaluate", *argv)
    assert session.code == 2
    assert said in session.err
