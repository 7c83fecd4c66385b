"""The bots people choose from, by the names they have in a person's language."""

from typing import Final

from rich.table import Table
from rich.text import Text

from roundtable.bots import LADDER
from roundtable.terminal.screen import printable
from roundtable.text import Words

# The name, the description and the thinking time of every level of the ladder.
SAYS: Final = (
    "bot-page",
    "bot-squire",
    "bot-knight",
    "bot-champion",
    "bot-companion",
    "bot-page-about",
    "bot-squire-about",
    "bot-knight-about",
    "bot-champion-about",
    "bot-companion-about",
    "bot-page-pace",
    "bot-squire-pace",
    "bot-knight-pace",
    "bot-champion-pace",
    "bot-companion-pace",
)
STAR: Final = "★"


def bot_name(id: str, words: Words) -> str:
    """Give a bot's name; one that is not on the ladder has only what it was registered under."""
    for level in LADDER:
        if level.id == id:
            return words.say(level.message)
    return id


def ladder(words: Words) -> Table:
    """Give a table of the levels, by the numbers under which they can be chosen."""
    grid = Table.grid(padding=(0, 2))
    for number, level in enumerate(LADDER, 1):
        name, about = words.say(level.message), f"{words.say(level.about)} · {words.say(level.pace)}"
        stars = Text(STAR * level.stars, "yellow")
        grid.add_row(Text(str(number), "bold cyan"), Text(printable(name), "bold"), stars, Text(printable(about)))
    return grid


def chosen(typed: str, words: Words) -> str:
    """Give the id of the level a person means by its number or name; what was typed if it is none."""
    text = typed.strip()
    for number, level in enumerate(LADDER, 1):
        if text.lower() in (str(number), level.id, words.say(level.message).lower()):
            return level.id
    return text
