"""Reading and writing the server's own secrets."""

from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .engine import Database


class Secrets:
    """The part of the store about secrets."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def find_or_keep(self, name: str, fresh: str) -> str:
        """Give a secret of the server; the first time, the fresh one is kept."""
        column = schema.secrets.c
        try:
            async with self._database.writing() as connection:
                found = (await connection.execute(select(column.value).where(column.name == name))).scalar()
                if found is None:
                    await connection.execute(insert(schema.secrets).values(name=name, value=fresh))
        except IntegrityError:
            return await self.find_or_keep(name, fresh)  # another process was faster
        return fresh if found is None else str(found)
