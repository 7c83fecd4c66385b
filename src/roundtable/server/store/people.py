"""Reading and writing people: guests, accounts, their devices, and log-ins that failed."""

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .engine import Database
from .rows import Conflict, Device, Player, made


class People:
    """The part of the store about people."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add(self, player: Player, device: Device) -> None:
        """Add a guest and the device they came with."""
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.players).values(msgspec.structs.asdict(player)))
            await connection.execute(insert(schema.devices).values(msgspec.structs.asdict(device)))

    async def add_device(self, device: Device) -> None:
        """Add a device."""
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.devices).values(msgspec.structs.asdict(device)))

    async def find(self, id: str) -> Player | None:
        """Find somebody by id."""
        return await self._one(schema.players.c.id == id)

    async def by_account(self, account: str) -> Player | None:
        """Find an account by its name as it is compared."""
        return await self._one(schema.players.c.account == account)

    async def _one(self, condition: ColumnElement[bool]) -> Player | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(schema.players).where(condition))).mappings().first()
        return None if row is None else made(Player, row)

    async def by_device(self, id: str) -> tuple[Player, Device] | None:
        """Find a device by the hash of its token, and whose it is."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(schema.devices).where(schema.devices.c.id == id))).mappings().first()
        if row is None:
            return None
        device = made(Device, row)
        player = await self.find(device.player)
        return None if player is None else (player, device)

    async def devices(self, player: str) -> list[Device]:
        """Give the devices of somebody, the last seen first."""
        column = schema.devices.c
        query = select(schema.devices).where(column.player == player).order_by(column.seen.desc())
        async with self._database.reading() as connection:
            return [made(Device, row) for row in (await connection.execute(query)).mappings()]

    async def forget_devices(self, player: str, ids: list[str]) -> None:
        """Forget devices of somebody."""
        column = schema.devices.c
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.devices).where(column.player == player, column.id.in_(ids)))

    async def seen(self, device: str, at: float) -> None:
        """Note when a device was last seen."""
        async with self._database.writing() as connection:
            await connection.execute(update(schema.devices).where(schema.devices.c.id == device).values(seen=at))

    async def change(self, id: str, **fields: str | None) -> None:
        """Change somebody; Conflict if the name of an account is taken."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(update(schema.players).where(schema.players.c.id == id).values(fields))
        except IntegrityError as problem:
            raise Conflict from problem

    async def with_webhooks(self) -> set[str]:
        """Give the people who want to be called when their turn has come."""
        query = select(schema.players.c.id).where(schema.players.c.webhook.is_not(None))
        async with self._database.reading() as connection:
            return {str(row[0]) for row in (await connection.execute(query)).all()}

    async def failures(self, who: str) -> tuple[int, float]:
        """Give how often a log-in failed in a row, and until when the next is refused."""
        query = select(schema.attempts).where(schema.attempts.c.who == who)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return (0, 0.0) if row is None else (int(row["count"]), float(row["until"]))

    async def failed(self, who: str, count: int, until: float) -> None:
        """Note a log-in that failed; a count of 0 forgets them."""
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.attempts).where(schema.attempts.c.who == who))
            if count:
                await connection.execute(insert(schema.attempts).values(who=who, count=count, until=until))
