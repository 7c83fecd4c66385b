"""`roundtable rules`: how much of the rulebooks the tests prove, what is left, and what a statement says."""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from roundtable.rules import Catalogue, Proofs, Statement, UnknownRule, gather, load
from roundtable.rules.catalogue import SCENARIO, nearest
from roundtable.text import Words

from .rules_output import Chapter, as_json, print_chapters, print_faults, print_statement, print_unproven

ANSWERED, FAULTY, MISUSED = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked for: one statement, or chapters with the statements in scope."""

    statement: Statement | None
    chapters: tuple[Chapter, ...]


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `rules` to the commands; the parsed arguments carry `run` and `words`."""
    about = words.say("rules-help")
    parser = subparsers.add_parser("rules", help=about, description=about)
    parser.add_argument("game", nargs="?", help=words.say("rules-help-game"))
    parser.add_argument("chapter", nargs="?", help=words.say("rules-help-chapter"))
    parser.add_argument("--unproven", action="store_true", help=words.say("rules-help-unproven"))
    parser.add_argument("--scope", action="append", metavar="SCOPE", help=words.say("rules-help-scope"))
    parser.add_argument("--tests", type=Path, metavar="DIR", help=words.say("rules-help-tests"))
    parser.add_argument("--json", action="store_true", help=words.say("rules-help-json"))
    parser.add_argument("--strict", action="store_true", help=words.say("rules-help-strict"))
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Answer on the terminal; 1 only with `--strict` and a mark that proves nothing, 2 for a wrong argument."""
    words: Words = args.words
    complaints = Console(stderr=True, soft_wrap=True, highlight=False)
    try:
        request = choose(load(), args.game, args.chapter, tuple(args.scope or ()))
    except UnknownRule as error:
        complaints.print(words.say("rules-unknown", name=error.name), markup=False)
        if error.nearest:
            complaints.print(words.say("rules-nearest", names=", ".join(error.nearest)), markup=False)
        return MISUSED
    if args.tests and not args.tests.is_dir():
        complaints.print(words.say("rules-tests-missing", path=str(args.tests)), markup=False)
        return MISUSED
    tests = args.tests or tests_directory()
    if tests is None:
        complaints.print(words.say("rules-no-tests"), markup=False)
    proofs = gather(tests) if tests else Proofs({}, (), {})
    if args.json:
        json.dump(as_json(request.statement, request.chapters, proofs), sys.stdout, indent=2, ensure_ascii=False)
        print()
    else:
        answer(request, proofs, words, unproven=args.unproven)
    return FAULTY if args.strict and proofs.faults else ANSWERED


def answer(request: Request, proofs: Proofs, words: Words, *, unproven: bool) -> None:
    """Print what is asked for, and always what is wrong with the marks."""
    console = Console(highlight=False)
    if request.statement:
        print_statement(console, words, request.statement, proofs)
    elif not request.chapters:
        console.print(words.say("rules-nothing"))
    elif unproven:
        print_unproven(console, words, request.chapters, proofs)
    else:
        print_chapters(console, words, request.chapters, proofs)
    print_faults(console, words, proofs.faults)


def choose(catalogue: Catalogue, game: str | None, chapter: str | None, scopes: tuple[str, ...]) -> Request:
    """Read `merlin`, `merlin turn`, `merlin.turn` or `merlin.turn.choose-die`; nothing means all games."""
    check_scopes(catalogue, scopes)
    if game and game.count(".") >= 2:
        return Request(catalogue[game], ())
    if game and "." in game:
        game, chapter = game.split(".")
    games = (game,) if game else catalogue.games
    chosen = []
    for name in games:
        for title in (chapter,) if chapter else catalogue.chapters(name):
            statements = catalogue.chapter(name, title)
            if scopes:
                statements = tuple(s for s in statements if any(s.in_scope(scope) for scope in scopes))
            if statements:
                chosen.append(Chapter(name, title, statements))
    return Request(None, tuple(chosen))


def check_scopes(catalogue: Catalogue, scopes: tuple[str, ...]) -> None:
    """`UnknownRule` for a scope that no statement has."""
    known = (*catalogue.scopes, SCENARIO)
    for scope in scopes:
        if scope not in known:
            raise UnknownRule(scope, nearest(scope, known) or known)


def tests_directory() -> Path | None:
    """The tests of the checkout this file lies in, else those of the current directory."""
    candidates = (Path(__file__).parents[3] / "tests", Path("tests"))
    return next((path for path in candidates if path.is_dir()), None)
