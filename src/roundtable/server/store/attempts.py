"""Counting attempts to log in, before any of them is looked at: those sent at once are counted one by one."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .engine import Database
from .rows import Conflict

FORGOTTEN: Final = 3600.0  # seconds after the last wait by which older attempts no longer count
TRIES: Final = 20


class Counted(Struct, frozen=True, kw_only=True):
    """Under which name attempts are counted, how many are free, and how long the longest wait behind one is."""

    who: str
    free: int
    longest: float

    def wait(self, count: int) -> float:
        """Give the seconds until the next attempt, after so many."""
        return 0.0 if count < self.free else min(self.longest, 2.0 ** min(count - self.free, 30))


class Attempts:
    """The part of the store about attempts to log in."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def take(self, counted: Sequence[Counted], now: float) -> float:
        """Count an attempt under all names, or give the seconds until there may be one; then nothing is counted."""
        for _ in range(TRIES):
            try:
                return await self._take(counted, now)
            except IntegrityError:
                continue  # another process counted the first one at the same moment
        raise Conflict

    async def _take(self, counted: Sequence[Counted], now: float) -> float:
        column = schema.attempts.c
        query = select(schema.attempts).where(column.who.in_([one.who for one in counted])).order_by(column.who)
        async with self._database.writing() as connection:
            rows = (await connection.execute(query.with_for_update())).mappings().all()
            known = {str(row["who"]): (int(row["count"]), float(row["until"])) for row in rows}
            wait = max([until - now for _, until in known.values()], default=0.0)
            if wait > 0:
                return wait
            for one in counted:
                count, until = known.get(one.who, (0, 0.0))
                count = 1 if until + FORGOTTEN < now else count + 1
                values = {"count": count, "until": now + one.wait(count)}
                if one.who in known:
                    await connection.execute(update(schema.attempts).where(column.who == one.who).values(values))
                else:
                    await connection.execute(insert(schema.attempts).values(who=one.who, **values))
        return 0.0

    async def right(self, own: Sequence[Counted], shared: Sequence[Counted], now: float) -> None:
        """An attempt was right: forget one's own, and take back the one among those of many."""
        column = schema.attempts.c
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.attempts).where(column.who.in_([one.who for one in own])))
            these = column.who.in_([one.who for one in shared])
            less = {"count": column.count - 1, "until": now}
            await connection.execute(update(schema.attempts).where(these, column.count > 0).values(less))

    async def clean(self, now: float) -> int:
        """Forget attempts that no longer count; say how many."""
        old = schema.attempts.c.until < now - FORGOTTEN
        async with self._database.writing() as connection:
            return (await connection.execute(delete(schema.attempts).where(old))).rowcount
