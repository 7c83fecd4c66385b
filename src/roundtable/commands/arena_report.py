"""`roundtable arena report`: one page with plots of what a file of results says."""

import argparse
from pathlib import Path
from typing import Final

from roundtable.arena.report import Report
from roundtable.arena.results import existing
from roundtable.terminal.modules import add_module_option, bring_all
from roundtable.terminal.screen import Screen, Trouble
from roundtable.text import Words

PAGE: Final = "report.html"


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `arena report` to the commands."""
    about = words.say("report-help")
    parser = subparsers.add_parser("arena report", help=about, description=about)
    parser.add_argument("results", metavar="FILE", help=words.say("arena-help-results"))
    parser.add_argument("--out", metavar="PAGE", default=PAGE, help=words.say("report-help-out"))
    add_module_option(parser, words)
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Write the page and say where it is."""
    words: Words = args.words
    bring_all(args, words)
    with existing(args.results) as results:
        page = Report(results, words).page()
    try:
        Path(args.out).write_text(page, encoding="utf-8")
    except OSError as problem:
        raise Trouble(words.say("arena-not-kept", what=args.out, why=str(problem))) from problem
    Screen(words).unbroken(words.say("report-written", file=args.out))
    return 0
