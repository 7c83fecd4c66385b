"""`roundtable play`: sit down at a table in the terminal."""

import argparse

from roundtable import bots
from roundtable.kernel.errors import RoundtableError
from roundtable.terminal import saves
from roundtable.terminal.modules import add_module_option, bring_all
from roundtable.terminal.opening import Opening
from roundtable.terminal.orders import Resume
from roundtable.terminal.screen import INTERRUPTED, Left, Screen, Trouble
from roundtable.terminal.table import Table
from roundtable.text import Words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `play` to the commands."""
    about = words.say("play-help")
    parser = subparsers.add_parser("play", help=about, description=about)
    parser.add_argument("game", nargs="?", help=words.say("play-help-game"))
    parser.add_argument("--seats", metavar="N", help=words.say("play-help-seats"))
    parser.add_argument("--you", metavar="1,3", help=words.say("play-help-you"))
    parser.add_argument("--bots", metavar="NAME", help=words.say("play-help-bots", names=", ".join(bots.names())))
    parser.add_argument("--seed", metavar="S", help=words.say("play-help-seed"))
    parser.add_argument("--setting", action="append", default=[], metavar="X=Y", help=words.say("play-help-setting"))
    parser.add_argument(
        "--forced", action=argparse.BooleanOptionalAction, default=False, help=words.say("play-help-forced")
    )
    parser.add_argument("--load", metavar="FILE", help=words.say("play-help-load"))
    parser.add_argument("--save", metavar="FILE", help=words.say("play-help-save"))
    parser.add_argument("--resume", action="store_true", help=words.say("play-help-resume"))
    add_module_option(parser, words)
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Play; 0 at the end of the game or of the input, 130 after Ctrl-C."""
    words: Words = args.words
    screen = Screen(words)
    bring_all(args, words)
    opening = Opening(args, screen)
    try:
        return stay(opening, opening.table())
    except Left as left:
        return left.code


def stay(opening: Opening, table: Table) -> int:
    """Play, perhaps at several tables one after the other, until a game is over or the person leaves."""
    while True:
        try:
            table.run()
            return 0
        except Resume as wish:
            table = change_tables(opening, table, wish.name)
        except Left as left:
            table.farewell()
            return left.code
        except KeyboardInterrupt:
            table.farewell()
            return INTERRUPTED


def change_tables(opening: Opening, table: Table, name: str) -> Table:
    """Open the table of a saved game; if that cannot be done, stay."""
    try:
        return opening.saved(saves.existing(name))
    except RoundtableError as problem:
        table.screen.complain(table.words.error(problem))
    except Trouble as trouble:
        table.screen.complain(str(trouble))
    return table
