"""Bots on a Ray cluster: jobs go there, a dead one is an error at the start and is stood in for later.

`ray_stand_in` is the cluster here; the way there and back is the real one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from roundtable.kernel.errors import RoundtableError
from roundtable.server.config import Config
from roundtable.server.refused import Refused
from roundtable.server.service import open_service
from roundtable.server.work import on_ray
from roundtable.server.work.jobs import Check, Choose, Chosen, Sound
from roundtable.server.work.on_ray import RayPool
from roundtable.server.work.pool import Pool, WorkFailed
from roundtable.server.work.turns import For

from .conftest import sqlite
from .live import Live, config_for, eventually, pids
from .test_knowledge import opened

MODULES = ("tests.practice", "tests.server.weird_bots")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Give the file that is there as long as the cluster is."""
    there = tmp_path / "cluster"
    there.touch()
    stand_in = Path(__file__).with_name("ray_stand_in")
    monkeypatch.setenv("PYTHONPATH", f"{stand_in}:{Path.cwd()}")
    monkeypatch.setenv("CLUSTER", str(there))
    monkeypatch.setattr(on_ray, "AGAIN", 0.2)
    return there


def choice(bot: str = "random") -> Choose:
    """Give a decision that a bot has to make."""
    game = opened("tourney", 2, "ray").need_game()
    return Choose(bot=bot, seat=game.waiting[0], position=game.save(), luck="luck", seconds=1.0)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    while not holds():
        await asyncio.sleep(0.01)


def with_pool(work: Callable[[RayPool], Awaitable[None]]) -> None:
    """Do something with a pool that has joined, and close it."""

    async def run() -> None:
        pool = RayPool("bots", "auto", MODULES, Pool("bots", 1, 1024, MODULES))
        await pool.start()
        try:
            await work(pool)
        finally:
            await pool.close()
        assert pids(pool.here) == []

    asyncio.run(asyncio.wait_for(run(), 60))


def test_jobs_are_done_there_many_at_once(cluster: Path) -> None:
    async def work(pool: RayPool) -> None:
        jobs = [pool.run(choice(), Chosen, 20.0, For(str(number % 3))) for number in range(12)]
        options = {action.notation for action in opened("tourney", 2, "ray").need_game().options()}
        assert {chosen.action for chosen in await asyncio.gather(*jobs)} <= options
        assert (pool.done, pool.died, pool.here.done, pool.away) == (12, 0, 0, False)
        with pytest.raises(RoundtableError) as refused:
            await pool.run(Check(text="this is no record"), Sound, 20.0, For())
        assert refused.value.message.startswith("record")

    with_pool(work)


def test_what_takes_too_long_is_given_up_and_too_many_of_it_break_the_bridge(cluster: Path) -> None:
    async def work(pool: RayPool) -> None:
        for _ in range(on_ray.SILENT):
            with pytest.raises(WorkFailed):
                await pool.run(choice("sleeper"), Chosen, 0.05, For())
        await until(lambda: pool.away)
        assert pool.died == on_ray.SILENT

    with_pool(work)


def test_a_cluster_that_goes_away_is_stood_in_for_until_it_is_back(cluster: Path) -> None:
    async def work(pool: RayPool) -> None:
        cluster.unlink()
        await until(lambda: pool.away)
        assert (await pool.run(choice(), Chosen, 20.0, For())).action
        assert pool.here.done == 1
        cluster.touch()
        await until(lambda: not pool.away)
        assert (await pool.run(choice(), Chosen, 20.0, For())).action
        assert (pool.here.done, pool.done) == (1, 2)

    with_pool(work)


def test_a_server_plays_its_bots_there_and_does_not_start_without(cluster: Path, tmp_path: Path) -> None:
    config = config_for(sqlite(tmp_path), workers="ray", modules=MODULES)
    with Live(config) as live:
        ada = live.guest()
        ada.open("tourney", [{"kind": "bot", "bot": "random"}] * 2, start=True)
        workers = live.application.service.bot_workers
        assert isinstance(workers, RayPool)
        eventually(lambda: workers.done > 0, "a bot has moved")
        assert (workers.away, workers.here.done) == (False, 0)
    cluster.unlink()
    with pytest.raises(RoundtableError) as problem:
        asyncio.run(asyncio.wait_for(open_service(config), 30))
    assert problem.value.message == "arena-no-cluster"


@pytest.mark.parametrize("workers", ["0", "65", "many", "-1", ""])
def test_workers_are_a_number_or_ray(workers: str) -> None:
    if not workers:
        assert Config.read({"ROUNDTABLE_WORKERS": workers}).workers == "1"
        return
    with pytest.raises(Refused):
        Config.read({"ROUNDTABLE_WORKERS": workers})
