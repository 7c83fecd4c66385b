"""Reading and writing webhook calls that are due."""

from typing import Final

from sqlalchemy import delete, select, update

from . import schema
from .engine import Database
from .rows import Call, made


class Calls:
    """The part of the store about webhook calls."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def claim(self, now: float, until: float, most: int) -> list[Call]:
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
