"""Reading and writing the rest: uploaded records, webhook calls that are due, secrets of the server."""

from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .engine import Database
from .rows import Call, made


class Shelves:
    """The part of the store about records, calls and secrets."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add_record(self, id: str, player: str, game: str, text: str, at: float) -> None:
        """Keep an uploaded record."""
        values = {"id": id, "player": player, "game": game, "text": text, "created": at}
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.records).values(values))

    async def record(self, id: str) -> str | None:
        """Give the text of an uploaded record."""
        query = select(schema.records.c.text).where(schema.records.c.id == id)
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else str(found)

    async def count_records(self, player: str) -> int:
        """Count the records somebody uploaded."""
        query = select(func.count()).where(schema.records.c.player == player)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def claim_calls(self, now: float, until: float, most: int) -> list[Call]:
        """Give the calls that are due, and put them off until then, so that no other process makes them too."""
        column = schema.calls.c
        async with self._database.writing() as connection:
            query = select(schema.calls).where(column.due <= now).order_by(column.due).limit(most)
            rows = (await connection.execute(query.with_for_update(skip_locked=True))).mappings().all()
            found = [made(Call, row) for row in rows]
            if found:
                ids = [call.id for call in found]
                await connection.execute(update(schema.calls).where(column.id.in_(ids)).values(due=until))
        return found

    async def put_off(self, call: str, attempts: int, due: float) -> None:
        """Try a call again later."""
        column = schema.calls.c
        async with self._database.writing() as connection:
            await connection.execute(
                update(schema.calls).where(column.id == call).values(attempts=attempts, due=due),
            )

    async def done(self, call: str) -> None:
        """Forget a call that was made, or given up."""
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.calls).where(schema.calls.c.id == call))

    async def secret(self, name: str, fresh: str) -> str:
        """Give a secret of the server; the first time, the fresh one is kept."""
        column = schema.secrets.c
        try:
            async with self._database.writing() as connection:
                found = (await connection.execute(select(column.value).where(column.name == name))).scalar()
                if found is None:
                    await connection.execute(insert(schema.secrets).values(name=name, value=fresh))
        except IntegrityError:
            return await self.secret(name, fresh)  # another process was faster
        return fresh if found is None else str(found)
