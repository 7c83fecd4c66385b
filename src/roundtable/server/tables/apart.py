"""What tells a table apart from others in a list: who sits there, its settings, its round, and how it ended."""

import msgspec
from msgspec import Struct

from roundtable.kernel.rules import Value

from .chairs import BOT, PERSON
from .table import Table


class Sitting(Struct, frozen=True, kw_only=True):
    """A seat in a list: the name of who sits there, the bot that plays; neither where the seat is free."""

    name: str = ""
    bot: str | None = None
    taken: bool = False


class About(Struct, frozen=True, kw_only=True):
    """Who sits where, the settings that were chosen, and the round; none before the game or where it has no rounds.

    `ended` is when the game did, `won` says of the bots that played against people whether they won.
    """

    chairs: list[Sitting] = []
    settings: dict[str, Value] = {}
    round: int | None = None
    ended: float = 0.0
    won: dict[str, bool] = {}


def text_of(table: Table) -> str:
    """Give what is written down about a table."""
    found = getattr(table.game, "round", None)
    about = About(
        chairs=[
            Sitting(
                name=chair.name if chair.kind == PERSON else "",
                bot=chair.bot if chair.kind == BOT else None,
                taken=not chair.free,
            )
            for chair in table.chairs
        ],
        settings=table.setup.settings,
        round=found if isinstance(found, int) else None,
        ended=table.ended,
        won=against_people(table),
    )
    return msgspec.json.encode(about).decode()


def against_people(table: Table) -> dict[str, bool]:
    """Give the bots that won or lost against people in a game that has ended.

    Where people and bots won together, or neither did, nobody beat anybody; and who plays on for a person who has gone
    does not count.
    """
    winners = table.winners()
    people = {seat for seat, chair in enumerate(table.chairs) if chair.player is not None}
    found: dict[str, bool] = {}
    for bot in sorted({chair.bot for chair in table.chairs if chair.bot is not None and chair.player is None}):
        mine = {seat for seat, chair in enumerate(table.chairs) if chair.bot == bot and chair.player is None}
        sides = bool(mine & set(winners)), bool(people & set(winners))
        if people and sides[0] is not sides[1]:
            found[bot] = sides[0]
    return found


def read(text: str) -> About:
    """Read it again."""
    return msgspec.json.decode(text, type=About) if text else About()
