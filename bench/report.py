"""Results as tables for people."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.result import NUMBERS, Result, Spread, Subject


def print_result(console: Console, result: Result) -> None:
    """Print everything measured, beside the reference."""
    console.print(f"{result.python}, samples of {result.seconds:g} s; ± is how far half of the samples scatter")
    print_reference(console, result)
    for subject in result.subjects():
        console.print(subject_table(result, subject))


def print_reference(console: Console, result: Result) -> None:
    """Print what was measured of the reference."""
    decisions = result.reference_values("decisions")
    nodes = result.reference_values("nodes")
    games = result.reference_values("games")
    copy = result.reference_values("clone")
    if decisions is None or nodes is None or games is None or copy is None:
        return
    console.print(
        f"{result.reference}: {figure(decisions)} decisions/s, {figure(nodes)} with rolls of dice, "
        f"{figure(games)} games/s, clone {figure(copy)} µs"
    )
    console.print("× ref: how many times as fast as the reference did the like just before")


def subject_table(result: Result, subject: Subject) -> Table:
    """Lay out one game with one number of seats."""
    table = new_table(f"[bold]{title(subject)}[/]")
    for manner in result.manners():
        table.add_column(manner, justify="right", no_wrap=True)
        table.add_column("±", justify="right", no_wrap=True, style="dim")
        if result.reference:
            table.add_column("× ref", justify="right", no_wrap=True)
    both = len(result.manners()) == 2
    if both:
        table.add_column("gain", justify="right", no_wrap=True)
    for name, number in NUMBERS.items():
        cells = [cell for manner in result.manners() for cell in measured(result, subject, manner, name)]
        if any(cells):
            table.add_row(number.label, *cells, *([gain(result, subject, name)] * both))
    return table


def measured(result: Result, subject: Subject, manner: str, name: str) -> list[str]:
    """Give the cells of one number run in one manner."""
    found = result.values(subject, manner, name)
    cells = ["", ""] if found is None else [figure(found), percent(found)]
    if result.reference:
        ratio = result.times_reference(subject, manner, name)
        cells.append("" if ratio is None else f"{ratio.middle:.2f}")
    return cells


def gain(result: Result, subject: Subject, name: str) -> str:
    """Give how many times as fast compiled is as interpreted."""
    plain = result.speed(subject, "interpreted", name)
    fast = result.speed(subject, "compiled", name)
    return "" if plain is None or fast is None else f"{fast.middle / plain.middle:.1f}"


def print_comparison(console: Console, before: Result, after: Result) -> None:
    """Print how many times as fast the second result is as the first."""
    console.print(f"{before.revision or 'first'} → {after.revision or 'second'}")
    if before.reference and before.reference == after.reference:
        console.print("as fast: second as a multiple of first, each measured by the reference just before")
    else:
        console.print("as fast: second as a multiple of first; without a common reference other load falsifies it")
    console.print("noise: the middle halves of the samples overlap, so the difference may be chance")
    if before.python != after.python:
        console.print(f"[yellow]different Pythons: {before.python}, {after.python}[/]")
    pairs = [(subject, manner) for subject in before.subjects() for manner in before.manners()]
    tables = [comparison_table(before, after, subject, manner) for subject, manner in pairs]
    common = [table for table in tables if table.row_count]
    for table in common:
        console.print(table)
    if not common:
        console.print("the two have nothing in common")


def comparison_table(before: Result, after: Result, subject: Subject, manner: str) -> Table:
    """Lay out two results of one game with one number of seats, run in one manner."""
    table = new_table(f"[bold]{title(subject)}[/], {manner}")
    for heading in ("first", "second", "as fast"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for name, number in NUMBERS.items():
        first, second = before.values(subject, manner, name), after.values(subject, manner, name)
        if first is None or second is None:
            continue
        old, new = speeds(before, after, subject, manner, name)
        table.add_row(number.label, figure(first), figure(second), f"{new.middle / old.middle:.2f}", verdict(old, new))
    return table


def speeds(before: Result, after: Result, subject: Subject, manner: str, name: str) -> tuple[Spread, Spread]:
    """Give two speeds that can be compared: by the reference, if both runs have the same one."""
    if before.reference and before.reference == after.reference:
        old, new = before.speed(subject, manner, name), after.speed(subject, manner, name)
    else:
        old, new = before.raw_speed(subject, manner, name), after.raw_speed(subject, manner, name)
    if old is None or new is None:
        raise LookupError(name)
    return old, new


def verdict(old: Spread, new: Spread) -> str:
    """Say what the difference means."""
    if old.overlaps(new):
        return "[dim]noise[/]"
    return "[green]faster[/]" if new.middle > old.middle else "[red]slower[/]"


def new_table(heading: str) -> Table:
    """Begin a table with a column of labels."""
    table = Table(title=heading, title_justify="left", title_style="", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    return table


def title(subject: Subject) -> str:
    """Name a subject."""
    return f"{subject.game}, {subject.seats} seat{'s' * (subject.seats > 1)}"


def figure(found: Spread) -> str:
    """Write the median with three digits that count."""
    value = found.middle
    if value >= 100:
        scale = 10 ** (len(str(int(value))) - 3)
        return f"{round(value / scale) * scale:,}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def percent(found: Spread) -> str:
    """Write the noise."""
    return f"{found.noise * 100:.0f} %"
