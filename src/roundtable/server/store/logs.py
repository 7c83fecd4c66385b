"""Reading tables: their logs, and the lists made from them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Select, and_, or_, select

from . import schema
from .engine import Database
from .rows import Entry, Summary, made

MOST: Final = 200  # tables in a list
ENDED: Final = ("over", "closed")


class Logs:
    """The part of the store about tables."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Give the log of a table from a version on; empty if there is no such table."""
        column = schema.log.c
        query = select(schema.log).where(column.table == table, column.sequence > after).order_by(column.sequence)
        async with self._database.reading() as connection:
            return [made(Entry, row) for row in (await connection.execute(query)).mappings()]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Give the newest versions of some tables."""
        column = schema.tables.c
        query = select(column.id, column.version).where(column.id.in_(tables))
        async with self._database.reading() as connection:
            return {str(row[0]): int(row[1]) for row in (await connection.execute(query)).all()}

    async def lobby(self) -> list[Summary]:
        """Give public tables that people can join or watch, the liveliest first."""
        column = schema.tables.c
        joined = and_(column.status == "open", column.open > 0)
        watched = and_(column.status == "playing", column.spectators)
        wanted = and_(column.public, or_(joined, watched))
        return await self._summaries(select(schema.tables).where(wanted))

    async def of_player(self, player: str) -> list[Summary]:
        """Give the tables at which somebody sits or which they own."""
        column = schema.tables.c
        sits = select(schema.seats.c.table).where(schema.seats.c.player == player)
        return await self._summaries(select(schema.tables).where(or_(column.owner == player, column.id.in_(sits))))

    async def ids_of(self, player: str) -> list[str]:
        """Give the ids of all tables at which somebody sits or which they own, the oldest first."""
        column = schema.tables.c
        sits = select(schema.seats.c.table).where(schema.seats.c.player == player)
        query = select(column.id).where(or_(column.owner == player, column.id.in_(sits))).order_by(column.created)
        async with self._database.reading() as connection:
            return [str(row[0]) for row in (await connection.execute(query)).all()]

    async def all_versions(self) -> list[tuple[str, int]]:
        """Give all tables with the version that lists know of."""
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(schema.tables.c.id, schema.tables.c.version))).all()
        return [(str(row[0]), int(row[1])) for row in rows]

    async def seats_of(self, player: str) -> dict[str, list[int]]:
        """Give the seats of somebody, by table."""
        column = schema.seats.c
        query = select(column.table, column.seat).where(column.player == player).order_by(column.seat)
        found: dict[str, list[int]] = {}
        async with self._database.reading() as connection:
            for table, seat in (await connection.execute(query)).all():
                found.setdefault(str(table), []).append(int(seat))
        return found

    async def bots_wait(self, before: float) -> list[str]:
        """Give the tables at which a bot should have moved some time ago."""
        column = schema.tables.c
        query = select(column.id).where(column.status == "playing", column.bot_waits, column.updated < before)
        async with self._database.reading() as connection:
            return [str(row[0]) for row in (await connection.execute(query.limit(MOST))).all()]

    async def ended(self, after: tuple[float, str], until: float, most: int) -> list[Summary]:
        """Give tables that have ended, in the order of their last entries and ids: after these, up to a moment."""
        column = schema.tables.c
        behind = or_(column.updated > after[0], and_(column.updated == after[0], column.id > after[1]))
        found = select(schema.tables).where(column.status.in_(ENDED), behind, column.updated <= until)
        async with self._database.reading() as connection:
            rows = await connection.execute(found.order_by(column.updated, column.id).limit(most))
            return summaries(rows.mappings())

    async def _summaries(self, query: Select[Any]) -> list[Summary]:
        newest = query.order_by(schema.tables.c.updated.desc()).limit(MOST)
        async with self._database.reading() as connection:
            return summaries((await connection.execute(newest)).mappings())


def summaries(rows: Iterable[Mapping[Any, Any]]) -> list[Summary]:
    """Read rows of the list of tables."""
    return [made(Summary, row) for row in rows]
