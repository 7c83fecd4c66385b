"""`roundtable games`: what can be played, by how many, and what can be chosen."""

import argparse

from rich.padding import Padding
from rich.text import Text

from roundtable.kernel.rules import Box, Setting, Value
from roundtable.kernel.table import BOXES, box_of, games
from roundtable.terminal.choosing import seat_counts
from roundtable.terminal.modules import add_module_option, bring_all
from roundtable.terminal.screen import Screen, printable
from roundtable.terminal.speech import Speech
from roundtable.text import Words


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `games` to the commands."""
    about = words.say("games-help")
    parser = subparsers.add_parser("games", help=about, description=about)
    add_module_option(parser, words)
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """List every game; no game at all is said in words."""
    words: Words = args.words
    screen = Screen(words)
    speech = Speech(words)
    bring_all(args, words)
    if not games():
        screen.line(words.say("table-no-games"))
    for name in games():
        box = box_of(name)
        players = words.say("table-for-players", seats=seat_counts(box), most=box.seats[-1])
        title = printable(speech.title(name))
        screen.show(Text.assemble((title, "bold"), f"  {players}  ", (f"{name} {box.version}", "dim")))
        for setting in box.settings:
            screen.show(described(box, setting, speech))
            for about in abouts(box, setting, speech):
                screen.show(Padding(Text(printable(about), "dim"), (0, 0, 0, 4)))
    for name, why in BOXES.faults.items():
        screen.complain(words.say("package-broken", game=name, why=why))
    return 0


def abouts(box: Box, setting: Setting, speech: Speech) -> list[str]:
    """Say what a setting is for, and what those of its values are about that say so themselves."""
    values = [value for value in setting.allowed if setting.explained and isinstance(value, str)]
    each = [f"{value}: {speech.value_about(box, setting, value)}" for value in values]
    return [about for about in [speech.about(box, setting), *each] if about]


def described(box: Box, setting: Setting, speech: Speech) -> Text:
    """Give a setting on one line: as it is typed, the usual value first, and what it is."""
    values = "|".join([typed(value) for value in setting.allowed])
    line = Text.assemble("  ", (f"{setting.name}={values}", "cyan"), "  ", printable(speech.setting(box, setting)))
    if setting.needs:
        line.append("  " + speech.words.say("games-needs", names=", ".join(setting.needs)), "dim")
    return line


def typed(value: Value) -> str:
    """Give a value as it is typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
