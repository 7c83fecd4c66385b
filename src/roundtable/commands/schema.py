"""`roundtable schema`: the form of a game's positions, as `save` writes and `load` checks them, in Markdown."""

import argparse
import json
from collections.abc import Iterator

from roundtable.kernel.layout import (
    LARGEST,
    ByName,
    Cards,
    Field,
    Flag,
    Int,
    Layout,
    Many,
    Marks,
    Maybe,
    Place,
    Seat,
    SomeByName,
)
from roundtable.kernel.rules import Box
from roundtable.kernel.table import box_of
from roundtable.kernel.wording import Names
from roundtable.terminal.modules import add_module_option, bring_all
from roundtable.text import Words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `schema` to the commands; the parsed arguments carry `run` and `words`."""
    about = words.say("schema-help")
    parser = subparsers.add_parser("schema", help=about, description=about)
    parser.add_argument("game", help=words.say("schema-help-game"))
    add_module_option(parser, words)
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Print the schema."""
    words: Words = args.words
    bring_all(args, words)
    for line in page(box_of(args.game), words):
        print(line)
    return 0


def page(box: Box, words: Words) -> Iterator[str]:
    """Give the lines of the page: the state and the objects in it, the settings, the steps, the words."""
    yield f"# {words.say('schema-title', game=box.name)}"
    yield ""
    yield words.say("schema-about", version=box.version)
    state = box.table(box.seats[-1], box.choose(box.seats[-1], {})).layout()
    parts = layouts(state)
    for layout in parts:
        yield from section("state" if layout is state else layout.name)
        for field in layout.fields:
            yield f"- `{field.name}`: {kind(field, words)}"
    if box.settings:
        yield from section("settings")
        for setting in box.settings:
            yield f"- `{setting.name}`: {' | '.join(plain(value) for value in setting.allowed)}"
    yield from section("agenda")
    for name, step in box.steps.items():
        fields: tuple[str, ...] = getattr(step, "fields", ())
        yield f"- `[{', '.join([plain(name), 'seat', *fields])}]`"
    for names in names_of(parts):
        yield from section(names.id)
        yield ", ".join(f"`{word}`" for word in names.words)


def section(name: str) -> Iterator[str]:
    """Give the lines that open a section."""
    yield from ("", f"## `{name}`", "")


def plain(value: bool | int | str) -> str:
    """Write a value as it stands in a position."""
    return json.dumps(value, ensure_ascii=False)


def layouts(layout: Layout) -> list[Layout]:
    """Give a layout and those inside it, each once, outermost first."""
    found = [layout]
    for known in found:
        for field in known.fields:
            inner = innermost(field)
            if isinstance(inner, Layout) and inner not in found:
                found.append(inner)
    return found


def innermost(field: Field) -> Field:
    """Give what a field is a list of, or what it may be."""
    while isinstance(field, (ByName, Many, Maybe, SomeByName)):
        field = field.inner
    return field


def names_of(parts: list[Layout]) -> list[Names]:
    """Give the tables of words that layouts use, each once."""
    found: dict[str, Names] = {}
    for layout in parts:
        for field in layout.fields:
            for names in names_in(field):
                found[names.id] = names
    return list(found.values())


def names_in(field: Field) -> list[Names]:
    """Give the tables of words that a field uses."""
    match field:
        case Many() | Maybe():
            return names_in(field.inner)
        case ByName():
            return [*field.tables, *names_in(field.inner)]
        case SomeByName():
            return [field.names, *names_in(field.inner)]
        case Cards():
            return names_in(field.card)
        case Int() | Marks():
            return [] if field.names is None else [field.names]
        case Seat():
            return [] if field.others is None else [field.others]
        case _:
            return []


def kind(field: Field, words: Words) -> str:
    """Say in words what may stand in a field."""
    match field:
        case Place():
            return words.say("schema-or-null", kind=number(field, words))
        case Int():
            return number(field, words)
        case Flag():
            return words.say("schema-flag")
        case Maybe():
            return words.say("schema-or-null", kind=kind(field.inner, words))
        case Many():
            return many(field, words)
        case ByName():
            return by_name(field, words)
        case SomeByName():
            return words.say("schema-some-by-name", names=field.names.id, kind=kind(field.inner, words))
        case Seat():
            return seat(field, words)
        case Marks():
            return words.say("schema-marks", names=field.names.id)
        case Cards():
            return words.say("schema-zone", names=field.card.names.id if field.card.names else field.name)
        case Layout():
            return words.say("schema-object", name=field.name)
        case _:
            return words.say("schema-text")


def number(field: Int, words: Words) -> str:
    """Say which numbers or words may stand in a field."""
    if field.names is not None:
        named = words.say("schema-named", names=field.names.id)
        return words.say("schema-or-null", kind=named) if field.low < 0 else named
    if field.high == LARGEST:
        return words.say("schema-number-from", low=str(field.low))
    return words.say("schema-number", low=str(field.low), high=str(field.high))


def many(field: Many, words: Words) -> str:
    """Say how many of what may stand in a list."""
    inner = kind(field.inner, words)
    if field.least == field.most:
        return words.say("schema-list-exact", count=str(field.least), kind=inner)
    return words.say("schema-list", least=str(field.least), most=str(field.most), kind=inner)


def by_name(field: ByName, words: Words) -> str:
    """Say which words stand in an object, and in those inside it, with what."""
    told = kind(field.inner, words)
    if field.each:
        told = words.say("schema-list-exact", count=str(field.each), kind=told)
    for table in reversed(field.tables):
        told = words.say("schema-by-name", names=table.id, kind=told)
    return told


def seat(field: Seat, words: Words) -> str:
    """Say which seats may stand in a field, and who else."""
    told = words.say("schema-number", low="0", high=str(field.seats - 1))
    if field.others is None:
        return words.say("schema-or-null", kind=told)
    return words.say("schema-or-named", kind=told, names=field.others.id)
