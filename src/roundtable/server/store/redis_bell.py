"""The bell of Redis or Valkey: publish and subscribe, for those whose PostgreSQL has enough to do."""

import asyncio
import contextlib
import importlib
from typing import Final

from roundtable.server.refused import Refused

from .bell import CONNECT, SILENCE, Heard, Rope, Roped

CHANNEL: Final = "roundtable"
SCHEMES: Final = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss"}


def redis_bell(name: str, address: str) -> Roped:
    """Give the bell at an address such as redis://host:6379; the client is a package of its own."""
    try:
        redis = importlib.import_module("redis.asyncio")
    except ImportError as problem:
        raise Refused("server-bell-package", 400) from problem
    scheme, _, rest = address.partition("://")
    url = f"{SCHEMES[scheme]}://{rest}"

    class RedisRope:
        """Two connections: one that listens, one that tells."""

        def __init__(self, heard: Heard) -> None:
            kept = {"socket_connect_timeout": CONNECT, "socket_timeout": None, "socket_keepalive": True}
            self._client: Final = redis.Redis.from_url(url, **kept)
            self._listening: Final = self._client.pubsub(ignore_subscribe_messages=True)
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
                    await self._listening.aclose()
                    await self._client.aclose()

    async def hang(heard: Heard) -> Rope:
        rope = RedisRope(heard)
        try:
            await rope.open()
        except BaseException:
            await rope.close()
            raise
        return rope

    return Roped(name, hang)
