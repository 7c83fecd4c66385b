"""Writes docs/fields.md: what each number of an observation and of an option's row is, taken from the encoders."""

import re
from collections.abc import Iterator
from pathlib import Path

import roundtable as rt
from roundtable.games import GAMES
from roundtable.gym.encoding import Encoder, Field, encoder_for

PAGE = Path(__file__).resolve().parent.parent / "docs" / "fields.md"
SHOWN = {"merlin": (2, {"kings_favour": True, "arthur": True}), "paladins": (1, {}), "mage_knight": (2, {})}
ALIKE = (
    (re.compile(r"map\(-?\d+,-?\d+\)"), "map(q,r)"),
    (re.compile(r"enemy\d+"), "enemyN"),
    (re.compile(r"attack\d+"), "attackN"),
    (re.compile(r"^seat\+\d+"), "seat+n"),
    (re.compile(r"^tile\.[^.]+"), "tile.name"),
)  # fields that differ only in this are told once
HEAD = """# The numbers of the encoders

Written by `make fields`, from what the encoders say of themselves; [research.md](research.md) is about their use.

A field that comes several times, such as one for each space around the hero, is told once: *place* is then that of the
first. A number of the game is divided by *unit*; the range is that of the vector. Fields with several numbers have one
for each word, place or card, in the order of the game's content; where no range is told, it is 1 for what is there.
"""


def text() -> str:
    """Give the page."""
    return "\n".join([HEAD, *[part for game in GAMES for part in parts(game)]])


def parts(game: str) -> Iterator[str]:
    """Give the parts of the page on one game."""
    seats, settings = SHOWN[game]
    encoder = encoder_for(rt.new(game, seats, 1, settings))
    chosen = ", ".join([f"{name}: {value}" for name, value in settings.items()])
    with_settings = f" ({chosen})" if chosen else ""
    yield f"## {game}_v{encoder.version}\n"
    yield f"With {seats} seat{'s' * (seats > 1)}{with_settings}: {counted(encoder)}.\n"
    yield from table("observation", encoder.fields)
    yield from table("row of an option", encoder.row_fields)


def counted(encoder: Encoder) -> str:
    """Say how large everything is."""
    rows = f"rows of {encoder.row_size} for at most {encoder.max_options} options"
    return f"{encoder.size} numbers, {encoder.actions} actions, {rows}"


def table(title: str, fields: tuple[Field, ...]) -> Iterator[str]:
    """Give a table of fields, those that are alike as one line."""
    found: dict[str, list[Field]] = {}
    for field in fields:
        found.setdefault(kind_of(field.name), []).append(field)
    yield f"| {title} | place | numbers | times | range | unit | |\n| --- | --: | --: | --: | --- | --: | --- |"
    for name, alike in found.items():
        first = alike[0]
        limits = "" if (first.low, first.high, first.unit) == (0, 1, 1) else f"{first.low:g} … {first.high:g}"
        times = str(len(alike)) if len(alike) > 1 else ""
        unit = str(first.unit) if first.unit > 1 else ""
        yield f"| `{name}` | {first.place} | {first.size} | {times} | {limits} | {unit} | {first.note} |"
    yield ""


def kind_of(name: str) -> str:
    """Give the name under which a field is told."""
    for pattern, instead in ALIKE:
        name = pattern.sub(instead, name)
    return name


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
