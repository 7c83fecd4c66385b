"""`roundtable arena export`: games of bots as a data set in Parquet."""

import argparse
from typing import TYPE_CHECKING, Final

from roundtable.arena import ArenaTrouble, League
from roundtable.commands.arena import add_league_options, add_runner_options, read_league, read_number, runner, watch
from roundtable.terminal.modules import bring_all
from roundtable.terminal.screen import Screen
from roundtable.text import Words

if TYPE_CHECKING:
    from roundtable.gym.dataset import Dataset

GAMES: Final = 1000
EACH: Final = 100


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `arena export` to the commands."""
    about = words.say("export-help")
    parser = subparsers.add_parser("arena export", help=about, description=about)
    parser.add_argument("game", help=words.say("arena-help-game"))
    parser.add_argument("bots", nargs="+", metavar="BOT", help=words.say("arena-help-bots"))
    parser.add_argument("--out", metavar="FOLDER", required=True, help=words.say("export-help-out"))
    parser.add_argument("--games", metavar="N", default=str(GAMES), help=words.say("export-help-games"))
    parser.add_argument("--part", metavar="N", default=str(EACH), help=words.say("export-help-part"))
    parser.add_argument("--rows", action="store_true", help=words.say("export-help-rows"))
    add_league_options(parser, words)
    add_runner_options(parser, words)
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Write the files that are not there yet; each is whole or not there."""
    words: Words = args.words
    screen = Screen(words)
    bring_all(args, words)
    league = read_league(args, words)
    dataset = dataset_of(args.out, league, read_number(args.games, words), read_number(args.part, words), args.rows)
    parts, done = dataset.parts(), dataset.done()
    playing = runner(args, dataset.write, [part for part in parts if part not in done], words)
    if not watch(playing, lambda part, decisions: None, len(parts), len(done), screen):
        screen.complain(words.say("export-broken-off"))
    told = words.say("export-written", decisions=dataset.decisions(), files=len(dataset.done()), folder=args.out)
    screen.unbroken(told)
    return 0


def dataset_of(folder: str, league: League, games: int, each: int, rows: bool) -> "Dataset":
    """Give the data set; it needs an extra."""
    try:
        from roundtable.gym.dataset import Dataset
    except ImportError as problem:
        raise ArenaTrouble("no-pyarrow", "pyarrow", str(problem)) from problem
    return Dataset(folder, league, games, each, rows)
