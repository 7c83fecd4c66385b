"""The pool of worker processes: when it is closed, no process and no pipe is left, whatever they were doing."""

import asyncio
from pathlib import Path

import pytest

from roundtable.kernel.errors import RoundtableError
from roundtable.server.running import loop_factory
from roundtable.server.work.jobs import Check, Sound
from roundtable.server.work.pool import Pool, WorkFailed
from roundtable.server.work.turns import For

from .live import pids

JOB = Check(text="this is no record")


def there(pids: list[int]) -> list[int]:
    """The processes of these ids that still run."""
    return [pid for pid in pids if Path(f"/proc/{pid}").exists()]


def alone(pool: Pool, moments: int) -> type[BaseException] | None:
    """Give a pool a job, close it after so many turns of the loop; give how the job ended. Nothing may be left open."""

    async def close_soon() -> type[BaseException] | None:
        job = asyncio.create_task(pool.run(JOB, Sound, 30.0, For()))
        seen: set[int] = set()
        for _ in range(moments):
            await asyncio.sleep(0.005)
            seen.update(pids(pool))
        seen.update(pids(pool))
        await pool.close()
        assert there(sorted(seen)) == pids(pool) == []
        await asyncio.wait([job], timeout=20)
        problem = job.exception()
        return None if problem is None else type(problem)

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(close_soon())


@pytest.mark.parametrize("moments", [0, 1, 2, 4, 8, 16])
def test_a_pool_closed_while_it_works_leaves_nothing(moments: int) -> None:
    assert alone(Pool("test", 2, 512, ()), moments) in {WorkFailed, RoundtableError}


def test_jobs_that_wait_for_their_turn_are_told() -> None:
    async def crowd() -> list[BaseException | Sound]:
        pool = Pool("test", 1, 512, ())
        jobs = [asyncio.create_task(pool.run(JOB, Sound, 30.0, For())) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.wait_for(pool.close(), 20)
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    assert {type(end) for end in asyncio.run(crowd())} == {WorkFailed}
