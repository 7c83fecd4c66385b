"""`python -m bench`: measure, print, save, compare. `make bench` calls it with everything set up."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench import report
from bench.checkout import HERE, Checkout, checkout
from bench.crew import Crew
from bench.result import Result, Sample, Subject, load, python_version


def main() -> None:
    """Do what the command line says."""
    args = arguments()
    console = Console()
    if args.compare:
        report.print_comparison(console, load(args.compare[0]), load(args.compare[1]))
        return
    earlier = [checkout(args.against)] if args.against else []
    *before, result = measure(console, args, [*earlier, HERE])
    report.print_result(console, result)
    for one in before:
        report.print_comparison(console, one, result)
    if args.save:
        result.save(args.save)
        console.print(f"saved in {args.save}")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="bench", description="Measure the speed of the games.")
    parser.add_argument("games", nargs="*", metavar="game", help="only these games")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats; may be repeated")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter samples, most seats only: a rough idea")
    parser.add_argument("--rounds", type=int, help="samples of each kind")
    parser.add_argument("--seconds", type=float, help="time per sample")
    parser.add_argument("--save", type=Path, metavar="FILE", help="also write the result to a file")
    parser.add_argument(
        "--against", metavar="CHECKOUT", help="measure another checkout in the same run: a folder or a revision"
    )
    parser.add_argument("--compare", type=Path, nargs=2, metavar="FILE", help="compare two saved results")
    args = parser.parse_args()
    args.rounds = args.rounds or (3 if args.quick else 9)
    args.seconds = args.seconds or (0.05 if args.quick else 0.1)
    return args


def measure(console: Console, args: argparse.Namespace, checkouts: list[Checkout]) -> list[Result]:
    """Run the crew over all subjects; one result for each checkout."""
    for one in checkouts:
        if "compiled" not in one.places():
            console.print("bench: nothing compiled is there (make bench compiles it), so interpreted only")
    crew = Crew(*checkouts)
    if crew.reference is None:
        console.print("bench: open_spiel is not installed (extra: bench), so absolute numbers only")
    subjects = chosen(crew.games(), args)
    samples: list[list[Sample]] = [[] for _ in checkouts]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=len(subjects) * args.rounds * crew.per_round())
        for subject in subjects:
            progress.update(task, description=f"{subject.game}, {subject.seats} seats")
            for side, sample in crew.rounds(subject, args.rounds, args.seconds):
                samples[side].append(sample)
                progress.advance(task)
    crew.dismiss()
    reference = "" if crew.reference is None else crew.reference.hello["name"]
    return [
        Result(one.revision(), python_version(), reference, args.seconds, taken)
        for one, taken in zip(checkouts, samples, strict=True)
    ]


def chosen(games: dict[str, list[int]], args: argparse.Namespace) -> list[Subject]:
    """Give what is to be measured: all games with all numbers of seats, unless something else is asked for."""
    for game in args.games:
        if game not in games:
            raise SystemExit(f"bench: no game {game}; there are {', '.join(games)}")
    subjects: list[Subject] = []
    for game in args.games or games:
        counts = [count for count in games[game] if not args.seats or count in args.seats]
        subjects += [Subject(game, count) for count in (counts[-1:] if args.quick else counts)]
    if not subjects:
        raise SystemExit("bench: no game with that number of seats")
    return subjects


if __name__ == "__main__":
    main()
