"""`roundtable arena evaluate`: a bot against the ladder on fixed deals, as a table whose numbers can be compared."""

import argparse
import shlex
import sys
from functools import partial

from rich import box
from rich.table import Table
from rich.text import Text

from roundtable.arena import Result, Results, interval
from roundtable.arena.evaluation import SUITES, Evaluation, Meeting, meet, suite_of
from roundtable.arena.kept import MEMORY
from roundtable.commands.arena import add_runner_options, read_number, runner, watch
from roundtable.terminal.bot_names import bot_name
from roundtable.terminal.modules import bring_all
from roundtable.terminal.screen import Screen, printable
from roundtable.text import Words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `arena evaluate` to the commands."""
    about = words.say("evaluate-help")
    parser = subparsers.add_parser("arena evaluate", help=about, description=about)
    parser.add_argument("suite", help=words.say("evaluate-help-suite", suites=", ".join(SUITES)))
    parser.add_argument("bot", metavar="BOT", help=words.say("evaluate-help-bot"))
    parser.add_argument("--against", metavar="BOTS", default="", help=words.say("evaluate-help-against"))
    parser.add_argument("--deals", metavar="N", default="0", help=words.say("evaluate-help-deals"))
    parser.add_argument("--results", metavar="FILE", default=MEMORY, help=words.say("arena-help-results"))
    add_runner_options(parser, words)
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Play what is still to be played; Ctrl-C shows what it came to so far, and the same command goes on from there."""
    words: Words = args.words
    screen = Screen(words)
    bring_all(args, words)
    against = [name for name in args.against.split(",") if name]
    evaluation = Evaluation(suite_of(args.suite), args.bot, against, read_number(args.deals, words))
    with Results(args.results) as results:
        command = shlex.join(["roundtable", *sys.argv[1:]])
        numbers = {name: results.enter(league, command) for name, league in evaluation.leagues.items()}
        over = {Meeting(name, fixture) for name, number in numbers.items() for fixture in results.played(number)}
        meetings = evaluation.meetings()
        left = [meeting for meeting in meetings if meeting not in over]

        def keep(meeting: Meeting, result: Result) -> None:
            results.add(numbers[meeting.opponent], meeting.fixture, result)

        playing = runner(args, partial(meet, evaluation.leagues), left, words)
        finished = watch(playing, keep, len(meetings), len(meetings) - len(left), screen)
        wanted = set(meetings)
        for name, number in numbers.items():
            for fixture, result in results.games(number):
                if Meeting(name, fixture) in wanted:
                    evaluation.standings[name].add(fixture, result)
    show(evaluation, finished, screen, words)
    return 0


def show(evaluation: Evaluation, finished: bool, screen: Screen, words: Words) -> None:
    """Print the table, and the number that can be compared with its hash; or say why it cannot."""
    suite = evaluation.suite
    if not finished:
        screen.complain(words.say("arena-broken-off"))
    name = printable(bot_name(evaluation.bot, words))
    screen.line(words.say("evaluate-title", suite=suite.name, bot=name), "bold")
    screen.show(table_of(evaluation, words))
    if finished and evaluation.whole:
        share, games = evaluation.share()
        low, high = interval(share, games)
        span = f"{100 * low:.1f}–{100 * high:.1f}"
        told = words.say(
            "evaluate-overall", share=f"{100 * share:.1f}", interval=span, suite=suite.name, hash=suite.hash()
        )
        screen.unbroken(told, "bold")
    else:
        screen.line(words.say("evaluate-partial", suite=suite.name), "dim")


def table_of(evaluation: Evaluation, words: Words) -> Table:
    """Give a row for every opponent."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(words.say("evaluate-column-opponent"))
    for heading in (
        words.say("evaluate-column-games"),
        words.say("arena-column-share"),
        words.say("arena-column-interval"),
        words.say("arena-column-points"),
        words.say("evaluate-column-theirs"),
        words.say("evaluate-column-lead"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for name, standings in evaluation.standings.items():
        own, *others = standings.tallies
        low, high = interval(own.share, own.games)
        lead, half = standings.lead()
        table.add_row(
            Text(printable(bot_name(name, words)) if others else "–"),
            str(own.games),
            f"{100 * own.share:.1f}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{own.mean_points:.1f}",
            f"{others[0].mean_points:.1f}" if others else "–",
            f"{lead:+.1f} ± {half:.1f}" if others else f"± {half:.1f}",
        )
    return table
