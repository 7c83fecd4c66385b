"""Reading and writing people: guests, accounts, their devices and recovery codes."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
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

    async def count(self) -> int:
        """Count everybody."""
        async with self._database.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(schema.players))).scalar_one())

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

    # ---- recovery codes ----

    async def keep_codes(self, player: str, codes: Sequence[str]) -> None:
        """Replace somebody's recovery codes, of which only hashes are kept."""
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.recovery).where(schema.recovery.c.player == player))
            await connection.execute(insert(schema.recovery), [{"code": code, "player": player} for code in codes])

    async def count_codes(self, player: str) -> int:
        """Count the codes somebody has left."""
        query = select(func.count()).where(schema.recovery.c.player == player)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def has_code(self, player: str, code: str) -> bool:
        """Say whether a code is one of somebody's."""
        column = schema.recovery.c
        query = select(column.code).where(column.code == code, column.player == player)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar() is not None

    async def use_code(self, player: str, code: str, password: str) -> bool:
        """Set a new password by a code, which is used up by it; False if it is none of theirs."""
        column = schema.recovery.c
        async with self._database.writing() as connection:
            used = await connection.execute(delete(schema.recovery).where(column.code == code, column.player == player))
            if not used.rowcount:
                return False
            change = update(schema.players).where(schema.players.c.id == player).values(password=password)
            await connection.execute(change)
        return True
