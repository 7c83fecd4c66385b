"""The picture of a game that has none of its own: whatever its view holds, as lines and tables.

Lists with one entry per seat become columns of one table with the players side by side.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundtable.kernel.table import box_of
from roundtable.kernel.wording import Names
from roundtable.terminal.marks import HIDDEN, NOTHING
from roundtable.terminal.screen import printable
from roundtable.terminal.speech import Speech

UNKNOWN: Final = -1  # how a zone tells a card that the seat does not know
PER_SEAT: Final = ("points", "scores")  # plain numbers under these names belong to the players, too
LONG: Final = 8  # a table with more rows than this is folded
FEW: Final = 4  # of more things than this on one line, zeros are left out


class PlainPicture:
    """The picture of one view."""

    def __init__(self, view: Mapping[str, object], speech: Speech, whole: bool) -> None:
        self.view: Final = view
        self.speech: Final = speech
        self.whole: Final = whole  # show long tables, too
        self.game: Final = str(view["game"])
        self.names: Final = names_of(self.game)

    def draw(self) -> RenderableType:
        """Give the whole picture."""
        table = self.view["table"]
        if not isinstance(table, Mapping):
            return self.cell(table)
        owned = {name: value for name, value in table.items() if self.belongs_to_seats(name, value)}
        shared = {name: value for name, value in table.items() if name not in owned and not empty(value)}
        single = {name: value for name, value in shared.items() if not isinstance(value, Mapping | list | tuple)}
        parts: list[RenderableType] = []
        if single:
            fields = [f"{self.title(name)} {self.told(value)}" for name, value in single.items()]
            parts.append(Text(printable(" · ".join(fields))))
        if len(single) < len(shared):
            parts.append(self.lines({name: value for name, value in shared.items() if name not in single}))
        if owned:
            parts.append(self.players(owned))
        return Group(*parts)

    def belongs_to_seats(self, name: object, value: object) -> bool:
        """Say whether a list has one entry for each player: a list of lists or of objects is taken for that."""
        if not isinstance(value, list | tuple) or len(value) != self.view["seats"]:
            return False
        return name in PER_SEAT or all(isinstance(one, Mapping | list | tuple) for one in value)

    def lines(self, fields: Mapping[object, object]) -> Table:
        """Give a line for each field."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="cyan")
        grid.add_column()
        for name, value in fields.items():
            grid.add_row(self.title(name), self.block(value))
        return grid

    def players(self, fields: Mapping[object, object]) -> Table:
        """Give one table with a column for each player."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(style="cyan")
        seats = self.view["seats"]
        assert isinstance(seats, int)
        for seat in range(seats):
            table.add_column(self.player(seat), overflow="fold")
        for name, value in fields.items():
            assert isinstance(value, list | tuple)
            if all(isinstance(one, Mapping) for one in value):
                for key in {key: None for one in value for key in one}:
                    self.row(table, key, [one.get(key) for one in value])
            else:
                self.row(table, name, list(value))
        return table

    def row(self, table: Table, name: object, values: list[object]) -> None:
        """Add a row, unless there is nothing in it for anybody."""
        if not all(empty(value) for value in values):
            table.add_row(self.title(name), *[self.block(value) for value in values])

    def player(self, seat: int) -> Text:
        """Give a player's name, marked if it is the one who looks or the one who is asked."""
        words = self.speech.words
        name = words.seat(seat)
        waiting = self.view["waiting"]
        if isinstance(waiting, list) and seat in waiting:
            name = f"▸ {name}"
        if seat == self.view["you"]:
            return Text(words.say("table-player-you", name=name), "bold green")
        return Text(name, "bold")

    def title(self, name: object) -> Text:
        """Give the name of a field as a heading."""
        told = self.field(str(name))
        return Text(printable(told[:1].upper() + told[1:]))

    def field(self, name: str) -> str:
        """Give the name of a field in words; a thing of the game may be one."""
        return self.speech.name(*self.names[name]) if name in self.names else self.speech.field(self.game, name)

    def block(self, value: object) -> RenderableType:
        """Give a value that may take several lines."""
        if isinstance(value, Mapping):
            if any(isinstance(one, Mapping | list | tuple) for one in value.values()):
                return self.lines(value)
            return self.cell(value)
        if isinstance(value, list | tuple) and any(isinstance(one, Mapping | list | tuple) for one in value):
            return self.rows(value)
        return self.cell(value)

    def rows(self, things: Sequence[object]) -> RenderableType:
        """Give a row for each of several things; if they are many, only their number."""
        if len(things) > LONG and not self.whole:
            order = self.speech.words.say("table-word-look")
            return Text(self.speech.words.say("table-folded", count=len(things), order=order), "dim")
        objects = [thing for thing in things if isinstance(thing, Mapping)]
        if len(objects) < len(things):
            return self.lines(dict(enumerate(things, 1)))
        table = Table(box=None, pad_edge=False, header_style="dim")
        keys = list({key: None for thing in objects for key in thing})
        for key in keys:
            table.add_column(self.title(key), overflow="fold")
        for thing in objects:
            table.add_row(*[self.cell(thing.get(key)) for key in keys])
        return table

    def cell(self, value: object) -> Text:
        """Give a value on one line."""
        return Text(printable(self.told(value)))

    def told(self, value: object) -> str:
        """Give a value in words."""
        if isinstance(value, Mapping):
            told = {name: one for name, one in value.items() if one or (len(value) <= FEW and not empty(one))}
            parts = [f"{self.field(str(name))} {self.told(one)}" for name, one in told.items()]
            return " · ".join(parts) or NOTHING
        if isinstance(value, list | tuple):
            return ", ".join(shorten([self.member(one) for one in value])) or NOTHING
        if isinstance(value, bool):
            return self.speech.words.flag(value)
        if value is None:
            return NOTHING
        return self.name(value) if isinstance(value, str) else str(value)

    def member(self, value: object) -> str:
        """Give a member of a list; what stands for a hidden card is shown as one."""
        return HIDDEN if value is None or value == UNKNOWN else self.told(value)

    def name(self, word: str) -> str:
        """Give a word of the game as people read it."""
        found = self.names.get(word)
        return word if found is None else self.speech.name(*found)


def empty(value: object) -> bool:
    """Say whether there is nothing to be shown; zero and no are something."""
    return value is None or (isinstance(value, Mapping | list | tuple) and not value)


def names_of(game: str) -> dict[str, tuple[Names, int]]:
    """Give every word of a game's names that stands for one thing only."""
    found: dict[str, tuple[Names, int]] = {}
    twice: set[str] = set()
    for kind in box_of(game).names():
        for position, word in enumerate(kind.words):
            if word in found:
                twice.add(word)
            found[word] = (kind, position)
    return {word: thing for word, thing in found.items() if word not in twice}


def shorten(members: list[str]) -> list[str]:
    """Put hidden members that lie side by side together."""
    short: list[str] = []
    run = 0
    for member in [*members, ""]:
        if member == HIDDEN:
            run += 1
            continue
        if run > 2:
            short.append(f"{run} × {HIDDEN}")
        else:
            short += [HIDDEN] * run
        run = 0
        short.append(member)
    return short[:-1]
