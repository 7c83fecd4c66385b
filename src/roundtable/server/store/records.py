"""Reading and writing the records that people upload."""

from typing import Final

from sqlalchemy import func, insert, select

from roundtable.server.refused import Refused

from . import schema
from .engine import Database
from .quotas import hold


class Records:
    """The part of the store about uploaded records."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add(self, id: str, player: str, game: str, text: str, at: float, most: int) -> None:
        """Keep an uploaded record, if its owner does not have too many."""
        values = {"id": id, "player": player, "game": game, "text": text, "created": at}
        async with self._database.writing() as connection:
            await hold(connection, player)
            query = select(func.count()).where(schema.records.c.player == player)
            if int((await connection.execute(query)).scalar_one()) >= most:
                raise Refused("server-too-many-records", 409, most=most)
            await connection.execute(insert(schema.records).values(values))

    async def text(self, id: str) -> str | None:
        """Give the text of an uploaded record."""
        query = select(schema.records.c.text).where(schema.records.c.id == id)
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else str(found)

    async def ids_of(self, player: str) -> list[str]:
        """Give the ids of the records somebody uploaded."""
        query = select(schema.records.c.id).where(schema.records.c.player == player).order_by(schema.records.c.created)
        async with self._database.reading() as connection:
            return [str(row[0]) for row in (await connection.execute(query)).all()]

    async def count(self, player: str) -> int:
        """Count the records somebody uploaded."""
        query = select(func.count()).where(schema.records.c.player == player)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())
