"""Somebody goes for good: their seats lose their name, tables that were theirs alone go with them."""

import asyncio

from roundtable import bots

from .accounts import Accounts
from .store import Store
from .store.patience import unhurried
from .tables import orders
from .tables.desk import Desk


class Forgetting:
    """Forgets people: those who wish it, and guests who can never come back."""

    def __init__(self, store: Store, desk: Desk, accounts: Accounts) -> None:
        self._store = store
        self._desk = desk
        self._accounts = accounts
        self._turn = asyncio.Lock()  # one at a time: it writes much

    async def person(self, player: str) -> None:
        """Forget somebody. What only they had is erased; games of others go on with a nameless seat.

        It takes as long as it takes: who has much and is told to try again would never be gone.
        """
        with unhurried():
            await self._person(player)

    async def _person(self, player: str) -> None:
        async with self._turn:
            await self._leave_tables(player)
            await self._accounts.shut_out_all(player)
            await self._store.erasing.person(player)
            await self._leave_tables(player)  # where they sat down meanwhile
            self._accounts.forget()

    async def _leave_tables(self, player: str) -> None:
        while tables := await self._store.logs.of_player(player):  # which gives the newest of many
            alone: list[str] = []
            for table in tables:
                await self._desk.act(table.id, orders.forget(player, bots.USUAL.id))
                async with self._desk.reading(table.id) as (_, left):
                    if not any(chair.player for chair in left.chairs):
                        alone.append(table.id)
            await self.tables(alone)

    async def tables(self, ids: list[str]) -> None:
        """Erase tables, from memory as well."""
        if ids:
            await self._store.erasing.tables(ids)
            self._desk.drop(ids)
