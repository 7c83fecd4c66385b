"""Erasing: what a person leaves behind when they go, and tables that nobody needs any more.

The log is only ever added to, but for this: names are taken out of the entries of who is gone, and old tables go as
a whole.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .engine import Database
from .promise import Promise

MOST: Final = 200  # at a time
Data = dict[str, object]


class Erasing:
    """The part of the store that takes things away."""

    def __init__(self, database: Database, promise: Promise | None) -> None:
        self._database: Final = database
        self._promise: Final = promise

    async def person(self, player: str) -> None:
        """Erase all that is somebody's; their moves at tables of others stay, without a name."""
        async with self._database.writing() as connection:
            await _rewrite(connection, schema.log.c.player == player)
            await _rewrite(connection, schema.log.c.data.contains(f'"to":"{player}"', autoescape=True))
            said = update(schema.chat).where(schema.chat.c.player == player).values(name="", text="")
            await connection.execute(said)
            for table in (schema.notes, schema.devices, schema.calls, schema.recovery, schema.records):
                await connection.execute(delete(table).where(table.c.player == player))
            await connection.execute(delete(schema.players).where(schema.players.c.id == player))

    async def tables(self, ids: Sequence[str]) -> None:
        """Erase tables as a whole."""
        async with self._database.writing() as connection:
            for table in (schema.log, schema.seats, schema.homes, schema.chat, schema.notes, schema.calls):
                await connection.execute(delete(table).where(table.c.table.in_(ids)))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))
        if self._promise is not None:
            self._promise.forget(ids)

    async def devices(self, before: float) -> int:
        """Forget devices that were not seen since; say how many."""
        async with self._database.writing() as connection:
            return (await connection.execute(delete(schema.devices).where(schema.devices.c.seen < before))).rowcount

    # ---- what may go ----

    async def lost_guests(self, before: float) -> list[str]:
        """Give guests of old who have no device left and so can never come back."""
        column = schema.players.c
        device = exists().where(schema.devices.c.player == column.id)
        query = select(column.id).where(column.account.is_(None), column.created < before, ~device)
        return await self._ids(query.limit(MOST))

    async def silent(self, status: str, before: float) -> list[str]:
        """Give tables of a status at which nothing has happened since."""
        column = schema.tables.c
        return await self._ids(select(column.id).where(column.status == status, column.updated < before).limit(MOST))

    async def finished(self, before: float, never_begun: float) -> list[str]:
        """Give tables that ended so long ago; of those that never began, since when nobody needs them."""
        column = schema.tables.c
        began = exists().where(schema.log.c.table == column.id, schema.log.c.kind == "start")
        old = or_(column.updated < before, and_(column.updated < never_begun, ~began))
        return await self._ids(select(column.id).where(column.status.in_(("over", "closed")), old).limit(MOST))

    async def _ids(self, query: Select[tuple[str]]) -> list[str]:
        async with self._database.reading() as connection:
            return [str(row[0]) for row in (await connection.execute(query)).all()]


def _nameless(data: Data) -> Data:
    """Give an entry without what somebody wrote in it: a name, or a table as they set it up."""
    found: Data = {part: "" if part in ("name", "title") else value for part, value in data.items()}
    places = found.get("places")
    if isinstance(places, list):
        found["places"] = [{**place, "name": ""} for place in places]
    return found


async def _rewrite(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Take names out of entries of logs."""
    column = schema.log.c
    query = select(column.table, column.sequence, column.data).where(schema.NAMED, which)
    for table, sequence, text in (await connection.execute(query)).all():
        data = msgspec.json.encode(_nameless(msgspec.json.decode(text))).decode()
        here = and_(column.table == table, column.sequence == sequence)
        await connection.execute(update(schema.log).where(here).values(data=data))
