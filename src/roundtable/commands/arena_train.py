"""`roundtable arena train`: games are played to learn from, and the weights of a value are written to a file."""

import argparse
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Final

from roundtable import bots
from roundtable.arena.fitting import leads
from roundtable.arena.kept import MEMORY
from roundtable.arena.lessons import Course, Lessons, lesson
from roundtable.arena.runners import here, processes
from roundtable.arena.training import drawn, learn, write
from roundtable.commands.arena import read_number, watch
from roundtable.kernel.table import box_of, new
from roundtable.terminal.choosing import read_settings, usual_seats
from roundtable.terminal.modules import add_module_option, bring_all
from roundtable.terminal.screen import Screen, Trouble
from roundtable.terminal.speech import Speech
from roundtable.text import Words

GAMES: Final = 1000
FEWEST: Final = 10  # from fewer games nothing can be learned


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `arena train` to the commands."""
    about = words.say("train-help")
    parser = subparsers.add_parser("arena train", help=about, description=about)
    parser.add_argument("game", help=words.say("arena-help-game"))
    parser.add_argument("--seats", metavar="N", help=words.say("play-help-seats"))
    parser.add_argument("--setting", action="append", default=[], metavar="X=Y", help=words.say("play-help-setting"))
    parser.add_argument("--games", metavar="N", default=str(GAMES), help=words.say("train-help-games"))
    parser.add_argument("--bot", metavar="BOT", default="varied", help=words.say("train-help-bot"))
    parser.add_argument("--mend", metavar="FILE", help=words.say("train-help-mend"))
    parser.add_argument("--lead", action="store_true", help=words.say("train-help-lead"))
    parser.add_argument("--seed", metavar="S", default="0", help=words.say("play-help-seed"))
    parser.add_argument("--lessons", metavar="FILE", default=MEMORY, help=words.say("train-help-lessons"))
    parser.add_argument("--jobs", metavar="N", default="0", help=words.say("arena-help-jobs"))
    parser.add_argument("--out", metavar="FILE", help=words.say("train-help-out"))
    add_module_option(parser, words)
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Play what is still to be played, then learn from all of it; Ctrl-C leaves what was played for another time."""
    words: Words = args.words
    screen = Screen(words)
    bring_all(args, words)
    played = box_of(args.game)
    seats = usual_seats(played) if args.seats is None else read_number(args.seats, words)
    settings = read_settings(args.setting, played, Speech(words))
    games, jobs = read_number(args.games, words), read_number(args.jobs, words)
    if games < FEWEST:
        raise Trouble(words.say("train-too-few", least=FEWEST))
    played.choose(seats, settings)
    if args.lead and (seats < 2 or bots.value_of(args.game).course() is not None):
        raise Trouble(words.say("train-no-lead"))
    bots.find(args.bot)
    before = bots.value_in(args.mend).rows if args.mend else None
    course = Course(args.game, seats, settings, args.bot, args.seed)
    with Lessons(args.lessons, course) as lessons:
        left = [number for number in range(games) if number not in lessons.done()]
        work = partial(lesson, course)
        playing = here(work, left) if jobs == 1 else processes(work, left, jobs, args.module)
        if not watch(playing, lessons.add, games, games - len(left), screen):
            screen.complain(words.say("train-broken-off"))
            return 0
        rows = leads(lessons.rows()) if args.lead else lessons.rows()
        data, curve = learn(course, rows, shlex.join(["roundtable", *sys.argv[1:]]), before)
    variant = bots.need_features(args.game).variant(new(args.game, seats, 0, settings))
    out = Path(args.out or f"{args.game}-{seats}{variant}.json")
    picture = write(out, data, drawn(curve, words.say("train-curve-across"), words.say("train-curve-up")))
    screen.line(words.say("train-learned", before=f"{curve[0].error:.2f}", learned=f"{curve[-1].error:.2f}"), "bold")
    screen.unbroken(words.say("train-written", file=str(out), picture=str(picture)))
    return 0
