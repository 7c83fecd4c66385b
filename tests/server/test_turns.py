"""Who is next when more jobs wait than there are workers."""

import asyncio

from roundtable.server.work.turns import NOBODY, PEOPLE, For, Turns


async def job(turns: Turns, whom: For, seconds: float, done: list[str]) -> None:
    """Have a worker for so long."""
    async with turns.turn(whom):
        await asyncio.sleep(seconds)
        done.append(whom.owner)


def order(wanted: list[tuple[For, float]], workers: int = 1) -> list[str]:
    """Give the owners of jobs in the order in which they were done; all are asked for at once."""

    async def main() -> list[str]:
        turns, done = Turns(workers), list[str]()
        await asyncio.gather(*[job(turns, whom, seconds, done) for whom, seconds in wanted])
        await turns.rest()
        assert turns.waiting == 0
        return done

    return asyncio.run(main())


def test_who_asks_for_much_does_not_come_before_who_asks_for_little() -> None:
    assert order([(For("eve"), 0.01)] * 10 + [(For("ada"), 0.01)]).index("ada") == 1


def test_owners_share_time_and_not_numbers() -> None:
    done = order([(For("slow"), 0.08)] * 3 + [(For("quick"), 0.01)] * 6)
    assert done[0] == "slow"
    assert done[1:7].count("quick") >= 5


def test_bots_among_themselves_wait_for_those_who_have_people() -> None:
    assert order([(For("eve", NOBODY), 0.01)] * 3 + [(For("ada", PEOPLE), 0.01)] * 2) == [
        "eve",
        "ada",
        "ada",
        "eve",
        "eve",
    ]


def test_one_of_several_workers_is_left_to_people() -> None:
    async def main() -> None:
        turns = Turns(2)
        done: list[str] = []
        alone = [asyncio.create_task(job(turns, For("eve", NOBODY), 0.2, done)) for _ in range(2)]
        await asyncio.sleep(0.01)
        await asyncio.wait_for(job(turns, For("ada"), 0, done), 0.1)
        await asyncio.gather(*alone)
        assert done == ["ada", "eve", "eve"]

    asyncio.run(main())


def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    async def main() -> None:
        turns = Turns(1)
        done: list[str] = []
        first = asyncio.create_task(job(turns, For("first"), 0.02, done))
        await asyncio.sleep(0)
        gone = [asyncio.create_task(job(turns, For("gone"), 5, done)) for _ in range(3)]
        last = asyncio.create_task(job(turns, For("last"), 0, done))
        await asyncio.sleep(0.001)
        for one in gone:
            one.cancel()
        await asyncio.wait_for(asyncio.gather(first, last), 1)
        await asyncio.wait_for(turns.rest(), 1)
        assert done == ["first", "last"]

    asyncio.run(main())


def test_there_is_rest_once_all_who_wait_have_given_up() -> None:
    async def main() -> None:
        turns = Turns(1)
        async with turns.turn(For("ada")):
            late = asyncio.create_task(job(turns, For("eve", NOBODY), 0, []))
            await asyncio.sleep(0)
        late.cancel()
        await asyncio.wait_for(turns.rest(), 2)
        assert turns.waiting == 0

    asyncio.run(main())
