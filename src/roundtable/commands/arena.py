"""`roundtable arena`: bots play a league, and a table says who is better and how sure that is."""

import argparse
import shlex
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from roundtable.arena import League, Results, Standings, interval, play
from roundtable.arena.kept import MEMORY
from roundtable.arena.on_ray import LOCAL, on_ray
from roundtable.arena.runners import Outcome, Thing, here, processes
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
    parser.add_argument("bots", nargs="+", metavar="BOT", help=words.say("arena-help-bots"))
    parser.add_argument("--games", metavar="N", default=str(GAMES), help=words.say("arena-help-games"))
    add_league_options(parser, words)
    parser.add_argument("--results", metavar="FILE", default=MEMORY, help=words.say("arena-help-results"))
    add_runner_options(parser, words)
    parser.set_defaults(run=run, words=words)


def add_league_options(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command say how its league is set up."""
    parser.add_argument("--seats", metavar="N", help=words.say("play-help-seats"))
    parser.add_argument("--seed", metavar="S", default="0", help=words.say("play-help-seed"))
    parser.add_argument("--setting", action="append", default=[], metavar="X=Y", help=words.say("play-help-setting"))
    parser.add_argument("--alone", action="store_true", help=words.say("arena-help-alone"))


def read_league(args: argparse.Namespace, words: Words) -> League:
    """Give the league that a command line describes."""
    played = box_of(args.game)
    seats = usual_seats(played) if args.seats is None else read_number(args.seats, words)
    settings = read_settings(args.setting, played, Speech(words))
    return League(args.game, args.bots, seats, settings, args.seed, args.alone)


def add_runner_options(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command say where its games are played."""
    parser.add_argument("--jobs", metavar="N", default="0", help=words.say("arena-help-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", nargs="?", const=LOCAL, help=words.say("arena-help-ray"))
    add_module_option(parser, words)


def runner(
    args: argparse.Namespace, work: Callable[[Thing], Outcome], items: list[Thing], words: Words
) -> Iterator[tuple[Thing, Outcome]]:
    """Do the work where the command line says."""
    jobs = read_number(args.jobs, words)
    if args.ray is not None:
        return on_ray(work, items, args.ray, args.module)
    return here(work, items) if jobs == 1 else processes(work, items, jobs, args.module)


def run(args: argparse.Namespace) -> int:
    """Play the league; Ctrl-C shows what it came to so far, and the same command goes on from there."""
    words: Words = args.words
    screen = Screen(words)
    bring_all(args, words)
    league = read_league(args, words)
    games = min(read_number(args.games, words), MOST_GAMES)
    with Results(args.results) as results:
        number = results.enter(league, shlex.join(["roundtable", *sys.argv[1:]]))
        over = results.played(number)
        fixtures = list(league.fixtures(games))
        left = [fixture for fixture in fixtures if fixture not in over]
        playing = runner(args, partial(play, league), left, words)
        keep = partial(results.add, number)
        if not watch(playing, keep, len(fixtures), len(fixtures) - len(left), screen):
            screen.complain(words.say("arena-broken-off"))
            if args.results != MEMORY:
                screen.line(words.say("arena-goes-on"), "dim")
        standings = standings_of(results, number, league)
    title = words.say("arena-title", game=Speech(words).title(args.game), seats=league.seats, count=standings.games)
    screen.line(title, "bold")
    screen.show(table_of(standings, words))
    if len(league.names) == 2 and league.seats > 1:
        lead, half = standings.lead()
        name = bot_name(league.names[0], words)
        screen.line(words.say("arena-lead", bot=printable(name), lead=f"{lead:+.1f}", half=f"{half:.1f}"))
    return 0


def watch(
    playing: Iterator[tuple[Thing, Outcome]],
    keep: Callable[[Thing, Outcome], None],
    total: int,
    done: int,
    screen: Screen,
) -> bool:
    """Keep everything that comes in, and show how long the rest will take; False after Ctrl-C."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=screen.console, transient=True) as progress:
            bar = progress.add_task("", total=total, completed=done)
            for item, outcome in playing:
                keep(item, outcome)
                progress.advance(bar)
    except KeyboardInterrupt:
        return False
    return True


def standings_of(results: Results, number: int, league: League) -> Standings:
    """Add up all games of a league, those of earlier runs too."""
    standings = Standings(league.names)
    for fixture, result in results.games(number):
        standings.add(fixture, result)
    return standings


def read_number(typed: str, words: Words) -> int:
    """Read how many."""
    if not typed.isdecimal():
        raise Trouble(words.say("table-not-a-number", typed=typed))
    return int(typed[:9])


def table_of(standings: Standings, words: Words) -> Table:
    """Give what the league came to; among more than two bots a rating says more than the number of draws."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(words.say("arena-column-bot"))
    rated = len(standings.tallies) > 2
    for heading in (
        words.say("arena-column-wins"),
        words.say("arena-column-rating") if rated else words.say("arena-column-draws"),
        words.say("arena-column-share"),
        words.say("arena-column-interval"),
        words.say("arena-column-points"),
        words.say("arena-column-mean"),
        words.say("arena-column-slowest"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for tally, rating in zip(standings.tallies, standings.ratings, strict=True):
        low, high = interval(tally.share, tally.games)
        table.add_row(
            Text(printable(bot_name(tally.name, words))),
            str(tally.wins),
            f"{rating.mu:.1f}" if rated else str(tally.draws),
            f"{100 * tally.share:.1f}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{tally.mean_points:.1f}",
            f"{tally.mean_milliseconds:.1f}",
            f"{1000 * tally.slowest:.1f}",
        )
    return table
