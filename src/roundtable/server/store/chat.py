"""Reading and writing what people say at a table, and their private notes."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .bell import Bell, News
from .engine import Database
from .rows import ChatLine, Conflict, made

MOST: Final = 200  # lines given at once
TRIES: Final = 20


class Chats:
    """The part of the store about chat and notes."""

    def __init__(self, database: Database, bell: Bell) -> None:
        self._database: Final = database
        self._bell: Final = bell

    async def add(self, table: str, player: str, name: str, text: str, at: float) -> ChatLine:
        """Add a line; lines are numbered from 1."""
        column = schema.chat.c
        for _ in range(TRIES):
            try:
                async with self._database.writing() as connection:
                    query = select(func.max(column.n)).where(column.table == table)
                    n = int((await connection.execute(query)).scalar() or 0) + 1
                    line = ChatLine(n=n, player=player, name=name, text=text, at=at)
                    values = {"table": table, **msgspec.structs.asdict(line)}
                    await connection.execute(insert(schema.chat).values(values))
            except IntegrityError:
                continue  # another process said something at the same moment
            self._bell.ring([News(table, 0, n)])
            return line
        raise Conflict

    async def lines(self, table: str, since: int = 0) -> list[ChatLine]:
        """Give what was said after line `since`; if that is much, the newest."""
        column = schema.chat.c
        query = select(column.n, column.player, column.name, column.text, column.at)
        kept = column.text != ""  # who is gone has said nothing any more
        query = query.where(column.table == table, column.n > since, kept).order_by(column.n.desc()).limit(MOST)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [made(ChatLine, row) for row in reversed(rows)]

    async def newest(self, tables: Sequence[str]) -> dict[str, int]:
        """Give the number of the newest line of some tables, if there is one."""
        column = schema.chat.c
        query = select(column.table, func.max(column.n)).where(column.table.in_(tables)).group_by(column.table)
        async with self._database.reading() as connection:
            return {str(row[0]): int(row[1]) for row in (await connection.execute(query)).all()}

    async def said_by(self, table: str, player: str) -> list[ChatLine]:
        """Give all that somebody said at a table."""
        column = schema.chat.c
        query = select(column.n, column.player, column.name, column.text, column.at)
        query = query.where(column.table == table, column.player == player).order_by(column.n)
        async with self._database.reading() as connection:
            return [made(ChatLine, row) for row in (await connection.execute(query)).mappings()]

    async def note(self, table: str, player: str) -> str:
        """Give somebody's notes on a table."""
        column = schema.notes.c
        query = select(column.text).where(column.table == table, column.player == player)
        async with self._database.reading() as connection:
            return str((await connection.execute(query)).scalar() or "")

    async def write_note(self, table: str, player: str, text: str, at: float) -> None:
        """Replace somebody's notes on a table."""
        column = schema.notes.c
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.notes).where(column.table == table, column.player == player))
            await connection.execute(insert(schema.notes).values(table=table, player=player, text=text, at=at))

    async def hand_notes(self, player: str, to: str) -> None:
        """Give somebody's notes to somebody else, who keeps their own where they have some."""
        column = schema.notes.c
        own = select(column.table).where(column.player == to).scalar_subquery()
        theirs = update(schema.notes).where(column.player == player, column.table.not_in(own)).values(player=to)
        async with self._database.writing() as connection:
            await connection.execute(theirs)
