"""`roundtable arena`: two bots play a match, and a table says who is better and how sure that is."""

import argparse
from typing import Final

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from roundtable.arena import Match, Tally, interval
from roundtable.kernel.table import box_of
from roundtable.terminal.bot_names import bot_name
from roundtable.terminal.choosing import read_settings, usual_seats
from roundtable.terminal.modules import add_module_option, bring_all
from roundtable.terminal.screen import Screen, Trouble, printable
from roundtable.terminal.speech import Speech
from roundtable.text import Words

GAMES: Final = 400
MOST_GAMES: Final = 1_000_000


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `arena` to the commands."""
    about = words.say("arena-help")
    parser = subparsers.add_parser("arena", help=about, description=about)
    parser.add_argument("game", help=words.say("arena-help-game"))
    parser.add_argument("bots", nargs=2, metavar="BOT", help=words.say("arena-help-bots"))
    parser.add_argument("--games", metavar="N", default=str(GAMES), help=words.say("arena-help-games"))
    parser.add_argument("--seats", metavar="N", help=words.say("play-help-seats"))
    parser.add_argument("--seed", metavar="S", default="0", help=words.say("play-help-seed"))
    parser.add_argument("--setting", action="append", default=[], metavar="X=Y", help=words.say("play-help-setting"))
    add_module_option(parser, words)
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Play the match; Ctrl-C shows what it came to so far."""
    words: Words = args.words
    screen = Screen(words)
    bring_all(args, words)
    played = box_of(args.game)
    seats = usual_seats(played) if args.seats is None else read_number(args.seats, words)
    settings = read_settings(args.setting, played, Speech(words))
    pairs = (min(read_number(args.games, words), MOST_GAMES) + 1) // 2
    match = Match(args.game, (args.bots[0], args.bots[1]), seats, settings, args.seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=screen.console, transient=True) as progress:
            bar = progress.add_task(" – ".join([printable(tally.name) for tally in match.tallies]), total=2 * pairs)
            for _ in match.play(pairs):
                progress.advance(bar)
    except KeyboardInterrupt:
        screen.complain(words.say("arena-broken-off"))
    count = match.tallies[0].games
    screen.line(words.say("arena-title", game=Speech(words).title(args.game), seats=seats, count=count), "bold")
    screen.show(results(match.tallies, words))
    return 0


def read_number(typed: str, words: Words) -> int:
    """Read how many."""
    if not typed.isdecimal():
        raise Trouble(words.say("table-not-a-number", typed=typed))
    return int(typed[:9])


def results(tallies: list[Tally], words: Words) -> Table:
    """Give what the match came to."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(words.say("arena-column-bot"))
    for heading in (
        words.say("arena-column-wins"),
        words.say("arena-column-draws"),
        words.say("arena-column-share"),
        words.say("arena-column-interval"),
        words.say("arena-column-points"),
        words.say("arena-column-mean"),
        words.say("arena-column-slowest"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for tally in tallies:
        low, high = interval(tally.share, tally.games)
        table.add_row(
            Text(printable(bot_name(tally.name, words))),
            str(tally.wins),
            str(tally.draws),
            f"{100 * tally.share:.1f}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{tally.mean_points:.1f}",
            f"{tally.mean_milliseconds:.1f}",
            f"{1000 * tally.slowest:.1f}",
        )
    return table
