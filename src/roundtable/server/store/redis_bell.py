"""The bell of Redis or Valkey: publish and subscribe, for those whose PostgreSQL has enough to do."""

import asyncio
import contextlib
from typing import Final

from roundtable.server.refused import Refused

from .bell import CONNECT, SILENCE, Heard, Rope, Roped

CHANNEL: Final = "roundtable"
SCHEMES: Final = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss"}


def redis_bell(name: str, address: str) -> Roped:
    """Give the bell at an address such as redis://host:6379; the client is a package of its own."""
    try:
        from redis.asyncio import Redis
    except ImportError as problem:
        raise Refused("server-bell-package", 400) from problem
    scheme, _, rest = address.partition("://")
    url = f"{SCHEMES[scheme]}://{rest}"

    class RedisRope:
        """Two connections: one that listens, one that tells."""

        def __init__(self, client: Redis, heard: Heard) -> None:
            self._client: Final = client
            self._listening: Final = client.pubsub(ignore_subscribe_messages=True)
            self._heard: Final = heard
            self._task: asyncio.Task[None] | None = None

        async def open(self) -> None:
            await self._listening.subscribe(CHANNEL)
            self._task = asyncio.create_task(self._listen(), name="redis")

        async def _listen(self) -> None:
            with contextlib.suppress(Exception):  # whatever ends it, the missing beat tells
                async for message in self._listening.listen():
                    if message["type"] == "message":
                        self._heard(message["data"])

        async def send(self, message: bytes) -> None:
            await self._client.publish(CHANNEL, message)

        async def close(self) -> None:
            if self._task is not None:
                self._task.cancel()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(SILENCE):
                    await self._listening.aclose()  # type: ignore[no-untyped-call]  # of the package
                    await self._client.aclose()

    async def hang(heard: Heard) -> Rope:
        client = Redis.from_url(url, socket_connect_timeout=CONNECT, socket_timeout=None, socket_keepalive=True)
        rope = RedisRope(client, heard)
        try:
            await rope.open()
        except BaseException:
            await rope.close()
            raise
        return rope

    return Roped(name, hang)
