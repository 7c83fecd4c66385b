"""The command `roundtable`: finds the language, hands over to one of the commands, and says what went wrong."""

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from importlib.metadata import version
from io import TextIOWrapper
from typing import Final, Never

from rich.console import Console

from roundtable.commands import (
    arena,
    arena_evaluate,
    arena_export,
    arena_report,
    arena_train,
    backup,
    games,
    play,
    replay,
    rules,
    schema,
    serve,
)
from roundtable.kernel.errors import RoundtableError
from roundtable.terminal.screen import INTERRUPTED, Trouble, printable
from roundtable.text import LANGUAGES, Words, find, pick

COMMANDS: Final = (
    play,
    serve,
    backup,
    replay,
    games,
    arena,
    arena_train,
    arena_report,
    arena_evaluate,
    arena_export,
    rules,
    schema,
)
TWO_WORDS: Final = ("arena train", "arena report", "arena evaluate", "arena export")
MISUSED: Final = 2
BROKEN_PIPE: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words(language(given), strict=False)
    whole = parser(words)
    args = whole.parse_args(joined(given))
    if "run" not in args:
        whole.print_help()
        return MISUSED
    try:
        code: int = args.run(args)
    except RoundtableError as problem:
        return complain(words.error(problem))
    except Trouble as trouble:
        return complain(str(trouble))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads what is still to be written
        return BROKEN_PIPE
    return code


def joined(argv: list[str]) -> list[str]:
    """Join the two words of a command that has two."""
    name = " ".join(argv[:2])
    return [name, *argv[2:]] if name in TWO_WORDS else argv


def complain(text: str) -> int:
    """Say what is wrong where errors belong."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(printable(text), style="red", markup=False)
    return MISUSED


def language(argv: Sequence[str]) -> str:
    """Find the language before anything is said: `--lang`, else that of the system."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--lang", nargs="?")
    wanted: str | None = early.parse_known_args(argv)[0].lang
    if wanted is not None and find(wanted) is not None:
        return wanted
    environment = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return pick([*os.environ.get("LANGUAGE", "").split(":"), *environment])


class Usage(argparse.HelpFormatter):
    """Help whose first word is in the person's language."""

    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.words: Final = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Begin with our word for it, unless there is to be none."""
        super().add_usage(usage, actions, groups, f"{self.words.say('cli-usage')} " if prefix is None else prefix)


def speaking(words: Words) -> type[argparse.ArgumentParser]:
    """Give a class of parsers that speak one language, as far as what they say is made of our words."""

    class Parser(argparse.ArgumentParser):
        """A parser of ours."""

        def __init__(self, prog: str, description: str) -> None:
            super().__init__(
                prog=prog,
                description=description,
                formatter_class=partial(Usage, words),
                add_help=False,
                allow_abbrev=False,
            )
            self._positionals.title = words.say("cli-arguments")
            self._optionals.title = words.say("cli-options")
            self.add_argument("-h", "--help", action="help", help=words.say("cli-help-help"))

        def error(self, message: str) -> Never:
            """Say that the command line is not clear."""
            complain(words.say("cli-misused", why=message, help=f"{self.prog} --help"))
            sys.exit(MISUSED)

    return Parser


def parser(words: Words) -> argparse.ArgumentParser:
    """Give the parser of the whole command line."""
    kind = speaking(words)
    whole = kind(prog="roundtable", description=words.say("cli-about"))
    about = words.say("cli-help-version")
    whole.add_argument("--version", action="version", version=f"roundtable {version('roundtable')}", help=about)
    chosen = whole.add_subparsers(title=words.say("cli-commands"), metavar="COMMAND", parser_class=kind)
    for command in COMMANDS:
        command.add_parser(chosen, words)
    about = words.say("cli-help-lang", languages=", ".join(LANGUAGES))
    for one in (whole, *chosen.choices.values()):
        one.add_argument("--lang", type=partial(known_language, words), metavar="LANG", help=about)
    return whole


def known_language(words: Words, tag: str) -> str:
    """Refuse a language that we do not have."""
    found = find(tag)
    if found is None:
        raise argparse.ArgumentTypeError(words.say("cli-no-language", tag=tag, languages=", ".join(LANGUAGES)))
    return found
