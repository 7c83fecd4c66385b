"""The questions before a game: which one, how many players, who of them is a person, and what else can be chosen."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from roundtable.bots import USUAL
from roundtable.kernel.errors import BadSettings, RoundtableError
from roundtable.kernel.rules import Box, Setting, Value
from roundtable.kernel.table import box_of, games
from roundtable.terminal.bot_names import bot_name, ladder
from roundtable.terminal.screen import Screen, Trouble, printable
from roundtable.terminal.seating import read_bots, read_people
from roundtable.terminal.speech import Speech

YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")


class Choosing:
    """A conversation; Enter takes what stands in brackets."""

    def __init__(self, screen: Screen, speech: Speech) -> None:
        self.screen: Final = screen
        self.speech: Final = speech
        self.words: Final = screen.words

    def game(self, last: str) -> str | None:
        """Let a person pick a game; None means to go on with the last one, which `last` describes."""
        names = games()
        if not names:
            raise Trouble(self.words.say("table-no-games"))
        self.screen.heading(self.words.say("table-which-game"))
        grid = Table.grid(padding=(0, 2))
        for number, name in enumerate(names, 1):
            box = box_of(name)
            players = self.words.say("table-for-players", seats=seat_counts(box), most=box.seats[-1])
            grid.add_row(
                Text(str(number), "bold cyan"),
                Text(printable(self.speech.title(name)), "bold"),
                Text(players),
                Text(name, "dim"),
            )
        resume = self.words.say("table-word-resume")
        self.screen.show(grid)
        if last:
            going = self.words.say("table-go-on", game=last)
            self.screen.show(Text.assemble(("0", "bold cyan"), "  ", printable(going)))
        while True:
            typed = self.screen.ask(self.bracket(self.words.say("table-number-or-name"), "1")).lower() or "1"
            if last and typed in ("0", "resume", resume):
                return None
            if typed.isdecimal() and 1 <= int(typed[:9]) <= len(names):
                return names[int(typed[:9]) - 1]
            if typed in names:
                return typed
            self.screen.complain(self.words.say("table-not-in-list", typed=typed))

    def seats(self, box: Box) -> int:
        """Let a person say how many play."""
        if len(box.seats) == 1:
            return box.seats[0]
        default = usual_seats(box)
        while True:
            question = self.words.say("table-how-many", seats=seat_counts(box))
            typed = self.screen.ask(self.bracket(question, str(default))) or str(default)
            if typed.isdecimal() and int(typed[:9]) in box.seats:
                return int(typed)
            self.screen.complain(self.words.error(BadSettings("seats", typed, seat_counts(box))))

    def people(self, seats: int) -> list[int]:
        """Let a person say which players are people."""
        if seats == 1:
            return [0]
        everybody = self.words.say("table-everybody")
        while True:
            question = self.words.say("table-which-people", seats=seats, everybody=everybody)
            typed = self.screen.ask(self.bracket(question, "1")) or "1"
            try:
                return read_people("all" if typed.lower() == everybody else typed, seats)
            except RoundtableError as problem:
                self.screen.complain(self.words.error(problem))

    def bots(self) -> list[str]:
        """Let a person say which bots take the other seats."""
        self.screen.show(ladder(self.words))
        while True:
            typed = self.screen.ask(self.bracket(self.words.say("table-which-bots"), bot_name(USUAL.id, self.words)))
            try:
                return read_bots(typed or USUAL.id, self.words)
            except RoundtableError as problem:
                self.screen.complain(self.words.error(problem))

    def settings(self, box: Box, seats: int, chosen: dict[str, object]) -> dict[str, object]:
        """Let a person change settings until they are content."""
        if not box.settings:
            return chosen
        self.screen.heading(self.words.say("table-settings"))
        self.screen.show(settings(box, seats, box.choose(seats, chosen), self.speech))
        while True:
            typed = self.screen.ask(f"{self.words.say('table-change-settings')} ")
            if not typed:
                return chosen
            values = box.choose(seats, chosen)
            if typed == "?":
                self.screen.show(explained(box, seats, values, self.speech))
                continue
            try:
                changed = changes(typed, box, seats, values, self.speech)
                values = box.choose(seats, {**box.fitting(seats, {**values, **changed}), **changed})
                self.screen.show(settings(box, seats, values, self.speech))
                chosen = {**values}
            except RoundtableError as problem:
                self.screen.complain(self.words.error(problem))

    def bracket(self, question: str, default: str) -> str:
        """Put the answer that Enter gives behind a question."""
        return f"{question} [{default}] "


def seat_counts(box: Box) -> str:
    """Give the numbers of players a game is for, such as 2–4."""
    first, last = box.seats[0], box.seats[-1]
    if len(box.seats) > 2 and list(box.seats) == list(range(first, last + 1)):
        return f"{first}–{last}"
    return ", ".join([str(count) for count in box.seats])


def usual_seats(box: Box) -> int:
    """Give how many play if nobody says: two, if that can be."""
    return 2 if 2 in box.seats else box.seats[0]


def open_settings(box: Box, seats: int, values: Mapping[str, Value]) -> list[tuple[str, Setting, tuple[Value, ...]]]:
    """Give the settings that leave a choice beside the others, with their numbers and what can be chosen."""
    numbered = [(str(at), one, box.allowed(one, seats, values)) for at, one in enumerate(box.settings, 1)]
    return [(number, setting, allowed) for number, setting, allowed in numbered if len(allowed) > 1]


def settings(box: Box, seats: int, values: Mapping[str, Value], speech: Speech) -> Table:
    """Give a table of what can be chosen and what is chosen, by the numbers under which it can be changed."""
    table = Table.grid(padding=(0, 2))
    for number, setting, allowed in open_settings(box, seats, values):
        every = [value_cell(box, setting, value, values[setting.name], speech) for value in allowed]
        name = Text(printable(speech.setting(box, setting)))
        table.add_row(Text(number, "bold cyan"), name, Text(" · ").join(every))
    return table


def explained(box: Box, seats: int, values: Mapping[str, Value], speech: Speech) -> Table:
    """Give a table of what can be chosen with what it is for."""
    table = Table.grid(padding=(0, 2))
    for number, setting, _ in open_settings(box, seats, values):
        name = Text(printable(speech.setting(box, setting)))
        about = printable(speech.value_about(box, setting, values[setting.name]))
        table.add_row(Text(number, "bold cyan"), name, Text(about, "dim"))
    return table


def value_cell(box: Box, setting: Setting, value: Value, chosen: Value, speech: Speech) -> Text:
    """Give one value, in brackets if it is the chosen one."""
    text = printable(speech.value(box, setting, value))
    return Text(f"[{text}]", "bold green") if value == chosen else Text(text)


def changes(typed: str, box: Box, seats: int, values: Mapping[str, Value], speech: Speech) -> dict[str, object]:
    """Read a change: `2` gives the second setting its next value, `2=yes` or `name=yes` a certain one."""
    number, equals, value = typed.partition("=")
    if not number.strip().isdecimal() or not 1 <= int(number.strip()[:9]) <= len(box.settings):
        return read_settings([typed], box, speech)
    setting = box.settings[int(number) - 1]
    if equals:
        return read_settings([f"{setting.name}={value}"], box, speech)
    allowed = box.allowed(setting, seats, values)
    return {setting.name: allowed[(allowed.index(values[setting.name]) + 1) % len(allowed)]}


def read_settings(pairs: Sequence[str], box: Box, speech: Speech) -> dict[str, object]:
    """Read `name=value` pairs; whether they are allowed is for the box to say."""
    known = {setting.name: setting for setting in box.settings}
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip()
        if not equals:
            raise BadSettings("no-value", pair.strip())
        setting = known.get(name)
        chosen[name] = value if setting is None else read_value(box, setting, value.strip(), speech)
    return chosen


def read_value(box: Box, setting: Setting, typed: str, speech: Speech) -> object:
    """Give the allowed value a text means; the text itself if it means none."""
    text = typed.lower()
    for value in setting.allowed:
        if isinstance(value, bool):
            if text in (YES if value else NO) or text == speech.words.flag(value).lower():
                return value
        elif text in (str(value).lower(), speech.value(box, setting, value).lower()):
            return value
    return typed
