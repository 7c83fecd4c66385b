"""How `roundtable rules` looks: tables of chapters, lists of what is left, one statement, and the same as JSON."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from roundtable.rules import Fault, Mark, Proofs, Statement, Tally
from roundtable.text import Words

BAR = 16
# The numbers that `where` gives the rulebooks, and what the texts call these.
BOOKS = {"000": "merlin-pt", "001": "paladins-pt", "002": "merlin-fr", "003": "arthur-it", "004": "mage-knight-pt"}


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as far as it is asked for."""

    game: str
    name: str
    statements: tuple[Statement, ...]


def print_chapters(console: Console, words: Words, chapters: tuple[Chapter, ...], proofs: Proofs) -> None:
    """A table per game with a row per chapter, then a table of the games if there are several."""
    games = _by_game(chapters)
    for game, parts in games.items():
        tallies = {part.name: proofs.tally(part.statements) for part in parts}
        title, first = words.say("rules-title", game=game), words.say("rules-column-chapter")
        console.print(_table(words, title, first, tallies, proofs.tally(_statements(parts))))
    if len(games) > 1:
        tallies = {game: proofs.tally(_statements(parts)) for game, parts in games.items()}
        title, first = words.say("rules-title-all"), words.say("rules-column-game")
        console.print(_table(words, title, first, tallies, proofs.tally(_statements(chapters))))


def print_unproven(console: Console, words: Words, chapters: tuple[Chapter, ...], proofs: Proofs) -> None:
    """One line per statement that no test proves, so that other programs can read them too."""
    unproven = proofs.tally(_statements(chapters)).unproven
    for statement in unproven:
        console.print(Text.assemble((statement.id, "bold"), "  ", statement.says), soft_wrap=True)
    console.print(Text(words.say("rules-left", count=len(unproven)), "yellow" if unproven else "green"))


def print_statement(console: Console, words: Words, statement: Statement, proofs: Proofs) -> None:
    """Everything known about one statement, and the tests that prove it."""
    console.print(Text(statement.id, "bold"))
    grid = Table.grid(padding=(0, 2))
    for label, value in (
        (words.say("rules-label-says"), statement.says),
        (words.say("rules-label-where"), statement.where),
        ("", _books(words, statement.where)),
        (words.say("rules-label-kind"), statement.kind),
        (words.say("rules-label-scope"), statement.scope),
        (words.say("rules-label-note"), statement.note),
        (words.say("rules-label-untestable"), proofs.untestable.get(statement.id, "")),
    ):
        if value:
            grid.add_row(Text(label, "cyan"), Text(value))
    console.print(grid)
    tests = proofs.tests.get(statement.id, ())
    console.print(Text(words.say("rules-proven-by", count=len(tests)), "green" if tests else "yellow"))
    for mark in tests:
        console.print(Text(f"  {_place(mark)}  {mark.test}"), soft_wrap=True)


def print_faults(console: Console, words: Words, faults: tuple[Fault, ...]) -> None:
    """The marks that prove nothing, each with its place and the reason."""
    if not faults:
        return
    console.print(Text(words.say("rules-faults", count=len(faults)), "bold red"))
    for fault in faults:
        reason = words.say("rules-flaw", flaw=fault.flaw.value, rule=fault.rule)
        if fault.nearest:
            reason += " " + words.say("rules-nearest", names=", ".join(fault.nearest))
        console.print(Text(f"  {_place(fault.mark)}  {fault.mark.test}: {reason}"), soft_wrap=True)


def as_json(statement: Statement | None, chapters: tuple[Chapter, ...], proofs: Proofs) -> dict[str, object]:
    """The same answer as data."""
    faults = [_fault(fault) for fault in proofs.faults]
    if statement:
        tests = [_test(mark) for mark in proofs.tests.get(statement.id, ())]
        reason = proofs.untestable.get(statement.id)
        return {**asdict(statement), "untestable": reason, "tests": tests, "faults": faults}
    games = [
        {"game": game, **_counts(proofs.tally(_statements(parts))), "chapters": [_chapter(p, proofs) for p in parts]}
        for game, parts in _by_game(chapters).items()
    ]
    return {**_counts(proofs.tally(_statements(chapters))), "games": games, "faults": faults}


def _table(words: Words, title: str, first: str, tallies: dict[str, Tally], total: Tally) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(first)
    table.add_column("", width=BAR)
    table.add_column(words.say("rules-column-proven"), justify="right")
    table.add_column("", justify="right")
    if total.untestable:
        table.add_column(words.say("rules-column-untestable"), justify="right")
    for name, tally in tallies.items():
        _row(table, words, name, tally)
    table.add_section()
    _row(table, words, words.say("rules-total"), total)
    return table


def _row(table: Table, words: Words, name: str, tally: Tally) -> None:
    filled = BAR * tally.percent // 100
    share = words.say("rules-percent", percent=tally.percent)
    cells = (
        name,
        "█" * filled + "░" * (BAR - filled),
        f"{tally.proven} / {tally.total}",
        f"{share} ✓" if tally.complete else share,
        str(tally.untestable),
    )
    # The last column is there only if something is untestable.
    table.add_row(*cells[: len(table.columns)], style="green" if tally.complete else "")


def _books(words: Words, where: str) -> str:
    named = (words.say("rules-book", number=number, book=book) for number, book in BOOKS.items() if number in where)
    return "\n".join(named)


def _by_game(chapters: tuple[Chapter, ...]) -> dict[str, tuple[Chapter, ...]]:
    return {game: tuple(parts) for game, parts in groupby(chapters, key=lambda chapter: chapter.game)}


def _statements(chapters: Iterable[Chapter]) -> tuple[Statement, ...]:
    return tuple(statement for chapter in chapters for statement in chapter.statements)


def _place(mark: Mark) -> str:
    path = mark.path.resolve()
    here = Path.cwd()
    return f"{path.relative_to(here) if path.is_relative_to(here) else path}:{mark.line}"


def _counts(tally: Tally) -> dict[str, object]:
    return {"proven": tally.proven, "untestable": tally.untestable, "all": tally.total}


def _chapter(chapter: Chapter, proofs: Proofs) -> dict[str, object]:
    tally = proofs.tally(chapter.statements)
    return {"chapter": chapter.name, **_counts(tally), "unproven": [statement.id for statement in tally.unproven]}


def _test(mark: Mark) -> dict[str, object]:
    return {"place": _place(mark), "test": mark.test}


def _fault(fault: Fault) -> dict[str, object]:
    data = {"flaw": fault.flaw.value, **_test(fault.mark)}
    if fault.rule:
        data |= {"rule": fault.rule, "nearest": list(fault.nearest)}
    return data
