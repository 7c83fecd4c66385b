"""Games from outside: a module named on the command line is imported, and what it brings can be played."""

import argparse
import importlib
import sys
from pathlib import Path

from roundtable.kernel.rules import Box
from roundtable.kernel.table import register
from roundtable.terminal.screen import Trouble
from roundtable.text import Words


def add_module_option(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command bring games from outside."""
    parser.add_argument("--module", action="append", default=[], metavar="M", help=words.say("cli-help-module"))


def bring_all(args: argparse.Namespace, words: Words) -> None:
    """Import every module named on the command line."""
    for name in args.module:
        bring(name, words)


def bring(name: str, words: Words) -> None:
    """Import a module, also from the current folder. It registers its games itself, or has its box as `BOX`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(name)
    except (ImportError, ValueError, TypeError) as problem:
        raise Trouble(words.say("table-no-module", module=name, why=str(problem))) from problem
    box: object = getattr(module, "BOX", None)
    if isinstance(box, Box):
        register(box)
