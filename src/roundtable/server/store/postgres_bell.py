"""The bell of PostgreSQL: LISTEN and NOTIFY over a connection of its own."""

import asyncio
from typing import Final

import asyncpg
from sqlalchemy.engine import make_url

from .bell import CONNECT, SILENCE, Heard, Rope, Roped

CHANNEL: Final = "roundtable"


class PostgresRope:
    """One connection that listens and tells."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection: Final = connection
        self._turn: Final = asyncio.Lock()

    async def send(self, message: bytes) -> None:
        """Tell everybody who listens."""
        async with self._turn:
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message.decode(), timeout=SILENCE)

    async def close(self) -> None:
        """Let go at once."""
        self._connection.terminate()


def postgres_bell(name: str, url: str) -> Roped:
    """Give the bell of a database."""
    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    async def hang(heard: Heard) -> Rope:
        connection = await asyncpg.connect(address, timeout=CONNECT)

        def told(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            heard(str(payload).encode())

        try:
            await connection.add_listener(CHANNEL, told)
        except BaseException:
            connection.terminate()
            raise
        return PostgresRope(connection)

    return Roped(name, hang)
