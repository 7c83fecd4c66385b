"""`roundtable backup`: a copy of the tables while the server runs, and the drill that reads one."""

import argparse
from pathlib import Path

from roundtable.terminal.screen import Screen
from roundtable.text import Words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `backup` to the commands."""
    about = words.say("backup-help")
    parser = subparsers.add_parser("backup", help=about, description=about)
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("backup-help-file"))
    parser.add_argument("--database", metavar="URL", help=words.say("serve-help-database"))
    parser.add_argument("--check", action="store_true", help=words.say("backup-help-check"))
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Copy, unless a copy is only to be read; then read it."""
    from roundtable.server import backup  # only here: other commands need not wait for it to load
    from roundtable.server.config import Config
    from roundtable.server.work.worker import bring

    words: Words = args.words
    config = Config.read(database=args.database)
    bring(config.modules)
    if not args.check:
        backup.copy(config.url, args.file)
    found = backup.check(args.file)
    screen = Screen(words)
    screen.line(
        words.say("backup-found", tables=found.tables, entries=found.entries, people=found.people, older=found.older)
    )
    return 0
