"""What tells a table apart from others in a list: who sits there, its settings, and its round."""

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
    """Who sits where, the settings that were chosen, and the round; none before the game or where it has no rounds."""

    chairs: list[Sitting] = []
    settings: dict[str, Value] = {}
    round: int | None = None


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
    )
    return msgspec.json.encode(about).decode()


def read(text: str) -> About:
    """Read it again."""
    return msgspec.json.decode(text, type=About) if text else About()
