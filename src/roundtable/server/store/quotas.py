"""How many tables one person may have, counted inside the transaction that adds one: the writer asks here."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundtable.server.refused import Refused

from . import schema

RUNNING = ("open", "playing")


class Quota(Struct, frozen=True, order=True):
    """What an owner may have at most: unfinished tables, or of these games going on in which only bots play."""

    owner: str
    bots: bool
    most: int


async def need_place(connection: AsyncConnection, quotas: Sequence[Quota]) -> None:
    """Refuse what was just added if it is too much. Other processes that add something wait for us meanwhile."""
    for quota in sorted(set(quotas)):
        await hold(connection, quota.owner)
        column = schema.tables.c
        mine = select(func.count()).where(column.owner == quota.owner)
        if quota.bots:
            seated = exists().where(schema.seats.c.table == column.id)
            mine = mine.where(column.status == "playing", ~seated)
        else:
            mine = mine.where(column.status.in_(RUNNING))
        if int((await connection.execute(mine)).scalar_one()) <= quota.most:
            continue
        if quota.bots:
            raise Refused("server-too-many-bot-tables", 409, most=quota.most)
        raise Refused("server-too-many-tables", 409, most=quota.most)


async def hold(connection: AsyncConnection, player: str) -> None:
    """Let nobody else count what this person has until the transaction is over; SQLite has one writer anyway."""
    query = select(schema.players.c.id).where(schema.players.c.id == player)
    await connection.execute(query.with_for_update())
