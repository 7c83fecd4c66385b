"""Limits count what clients use at all processes together; those that do little are never spoken of."""

import asyncio
import time
from collections.abc import Sequence

import msgspec
import pytest

from roundtable.server import limits, sharing
from roundtable.server.limits import AtOnce, Limit
from roundtable.server.refused import Refused
from roundtable.server.sharing import Sharing
from roundtable.server.store.bell import InProcess, Message, News, Used

from .live import Live, config_for, eventually
from .postgres import Postgres


class Clock:
    """A time that passes when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)


class Process:
    """The limits of one process: 10 a second, 60 at once, 20 sockets."""

    def __init__(self, members: list[InProcess]) -> None:
        self.told: list[Used] = []
        bell = InProcess(members)
        members.append(bell)
        self.requests, self.sockets = Limit(10, 60), AtOnce(20)
        self.sharing = Sharing(bell, {"requests": self.requests}, {"sockets": self.sockets})
        tell = bell.tell

        def noted(used: Sequence[Used]) -> None:
            self.told += used
            tell(used)

        bell.tell = noted  # type: ignore[method-assign]  # to see what is told

    def take(self, client: str, times: int) -> int:
        """Ask so often; give how often that was granted."""
        return len([1 for _ in range(times) if self.requests.wait(client) == 0])


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def three() -> list[Process]:
    members: list[InProcess] = []
    return [Process(members) for _ in range(3)]


def test_lasting_a_client_gets_from_all_what_one_would_give(clock: Clock, three: list[Process]) -> None:
    granted = 0
    for _ in range(400):  # 100 seconds
        clock.now += sharing.EVERY
        granted += sum([process.take("eve", 5) for process in three])
        for process in three:
            process.sharing.tell()
    assert granted <= 60 + 3 * 60 + 10 * 100 + 3 * 6
    assert granted >= 10 * 100 - 60, "nor much less"


def test_who_does_little_is_never_spoken_of(clock: Clock, three: list[Process]) -> None:
    for _ in range(3):
        assert three[0].take("ada", 1) == 1
        with three[0].sockets.doing("ada"):
            three[0].sharing.tell()
        clock.now += 1
    assert three[0].told == []
    three[0].take("eve", 30)
    three[0].sharing.tell()
    assert three[0].told == [Used("requests", "eve", 30)]
    assert three[1].take("eve", 60) == 30
    assert three[1].take("ada", 60) == 60


def test_nobody_owes_for_long(clock: Clock, three: list[Process]) -> None:
    for _ in range(10):
        three[0].requests.used_elsewhere("eve", 1000)
    clock.now += 60 / 10 + 0.2
    assert three[0].take("eve", 10) == 2


def test_sockets_at_all_processes_count_until_they_close_or_their_process_dies(
    clock: Clock, three: list[Process]
) -> None:
    here, there, _ = three
    with there.sockets.doing("eve"), there.sockets.doing("eve"):
        for _ in range(17):
            there.sockets._here["eve"] += 1  # nineteen now
        there.sockets._changed.add("eve")
        there.sharing.tell()
        with here.sockets.doing("eve"):
            assert here.sockets.full("eve")
            with pytest.raises(Refused), here.sockets.doing("eve"):
                pass
            clock.now += limits.AGAIN + 1
            there.sharing.tell()  # again, for those who came later
            clock.now += limits.LASTS - 1
            assert here.sockets.full("eve")
            clock.now += 2
            assert not here.sockets.full("eve"), "a process that died holds nothing"
            there.sharing.tell()
            assert here.sockets.full("eve")
        there.sockets._here["eve"] = 2
    there.sharing.tell()
    assert not here.sockets.full("eve")
    assert here.sockets._elsewhere == {}
    assert there.sockets.here == 0


def test_older_processes_understand_the_message() -> None:
    class Older(msgspec.Struct, frozen=True, array_like=True):
        process: str
        news: list[News]
        beat: int = 0

    text = msgspec.json.encode(Message("me", [News("t", 3)], used=[Used("requests", "eve", 6)]))
    assert msgspec.json.decode(text, type=Older).news == [News("t", 3)]
    assert msgspec.json.decode(msgspec.json.encode(Older("me", [])), type=Message).used == []


def test_two_servers_count_the_same_person_together(postgres: Postgres) -> None:
    few = {"requests_per_second": 0.1, "requests_at_once": 30, "sockets_each": 3}
    database = postgres.database()
    with Live(config_for(database, **few)) as one, Live(config_for(database, **few)) as two:
        person = one.guest()
        for _ in range(20):
            one.stranger_client().get("/api/games")

        def left() -> float:
            assert two.loop is not None
            return asyncio.run_coroutine_threadsafe(tokens(two, "address 127.0.0.1"), two.loop).result(10)

        eventually(lambda: left() < 15, "the other server hears of requests")
        with person.socket(), person.socket():
            there = two.application.service.sockets
            client = f"person {person.id}"
            eventually(
                lambda: sum([count for count, _ in there._elsewhere.get(client, {}).values()]) == 2, "and sockets"
            )


async def tokens(live: Live, client: str) -> float:
    """Give what a client has left at a server."""
    return live.application.service.requests._bucket(client).left
