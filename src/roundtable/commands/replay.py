"""`roundtable replay`: the course of a recorded game, move by move, and its position at any moment."""

import argparse
from typing import Final

from roundtable.kernel.errors import BadRecord
from roundtable.terminal import saves
from roundtable.terminal.modules import add_module_option, bring_all
from roundtable.terminal.replay import ReplayScreen
from roundtable.terminal.screen import Left, Screen, Trouble
from roundtable.terminal.seating import read_people
from roundtable.text import Words

DAMAGED: Final = 1


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `replay` to the commands."""
    about = words.say("replay-help")
    parser = subparsers.add_parser("replay", help=about, description=about)
    parser.add_argument("file", metavar="FILE", help=words.say("replay-help-file"))
    parser.add_argument("--seat", metavar="N", help=words.say("replay-help-seat"))
    parser.add_argument("--all", action="store_true", help=words.say("replay-help-all"))
    parser.add_argument("--until", metavar="N", help=words.say("replay-help-until"))
    parser.add_argument("--step", action="store_true", help=words.say("replay-help-step"))
    add_module_option(parser, words)
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Show the course; 1 if the record is damaged."""
    words: Words = args.words
    screen = Screen(words)
    bring_all(args, words)
    until = read_until(args.until, words)
    if args.seat is not None and args.all:
        raise Trouble(words.say("table-not-together", one="--seat", other="--all"))
    record = saves.read(saves.existing(args.file), words)
    try:
        showing = ReplayScreen(record, until, screen)
    except BadRecord as problem:
        screen.complain(words.error(problem))
        if problem.at > 0:
            screen.line(words.say("replay-sound-part", count=problem.at, option=f"--until {problem.at}"))
        return DAMAGED
    if args.all:
        showing.watch_all()
    elif args.seat is not None:
        showing.watch(read_people(args.seat, record.seats))
    if not args.step:
        showing.everything()
        return 0
    try:
        showing.walk()
    except Left as left:
        return left.code
    return 0


def read_until(typed: str | None, words: Words) -> int | None:
    """Read a number of moves."""
    if typed is None:
        return None
    if not typed.isdecimal():
        raise Trouble(words.say("table-not-a-number", typed=typed))
    return int(typed[:9])
