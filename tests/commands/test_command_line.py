"""`roundtable` itself: version, help in every language, and commands that are not clear."""

import subprocess
import sys
from importlib.metadata import version

import pytest

from roundtable.text import LANGUAGES, Words
from tests.commands.terminal import Terminal


def test_the_version(terminal: Terminal) -> None:
    session = terminal.run("--version")
    assert (session.code, session.out) == (0, f"roundtable {version('roundtable')}\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "replay", "games", "rules"])
def test_help_is_in_the_language(terminal: Terminal, language: str, command: str) -> None:
    words = Words(language)
    session = terminal.run(command, "--help", "--lang", language)
    assert session.code == 0
    assert session.out.startswith(f"{words.say('cli-usage')} roundtable {command}")
    assert words.say("cli-help-help") in session.out
    assert f"{words.say('cli-options')}:" in session.out


def test_without_a_command_the_help_is_shown(terminal: Terminal) -> None:
    session = terminal.run()
    assert session.code == 2
    for command in ("play", "replay", "games", "rules"):
        assert f"    {command} " in session.out


@pytest.mark.parametrize("argv", [("dance",), ("play", "--loud"), ("replay",), ("play", "--seats")])
def test_a_command_that_is_not_clear(terminal: Terminal, argv: tuple[str, ...]) -> None:
    session = terminal.run(*argv)
    assert session.code == 2
    assert session.err.startswith("The command is not clear: ")
    assert "--help" in session.err
    assert session.out == ""


@pytest.mark.parametrize("argv", [["rules", "--unproven"], ["rules", "--json"]])
def test_a_reader_that_stops_reading_is_answered_with_silence(argv: list[str]) -> None:
    call = f"import sys; from roundtable.cli import main; sys.exit(main({argv}))"
    with subprocess.Popen([sys.executable, "-c", call], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.readline()
        writer.stdout.close()
        complaints = writer.stderr.read()
    assert writer.returncode in (0, 1, 141)  # 0 if everything was written before the reader left
    assert complaints == b""
