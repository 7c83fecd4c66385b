"""Three processes on one imagined database, with an imagined clock: whatever happens when, nothing is lost or doubled.

Desks, homes and forwarding are the real ones. The database, the lines between processes and the time are not, so
that Hypothesis can let processes sleep, answers get lost and bells fall silent wherever it likes, in no time.
"""

import asyncio
import random
import selectors
from collections.abc import Coroutine, Sequence
from typing import Any, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundtable.kernel.errors import RoundtableError
from roundtable.server.forwarding import SILENCE, Answer, Forwarding
from roundtable.server.refused import Refused, status_of
from roundtable.server.store import Conflict, Entry, Store, Unavailable, Write
from roundtable.server.store.bell import Hear, InProcess, Missed, News
from roundtable.server.store.homes import Home, Homes
from roundtable.server.store.patience import in_time
from roundtable.server.tables import orders
from roundtable.server.tables.asked import Asked
from roundtable.server.tables.chairs import PERSON
from roundtable.server.tables.desk import Desk, Most
from roundtable.server.tables.kinds import Place
from roundtable.server.tables.neighbours import Neighbours
from roundtable.server.tables.room import Room
from roundtable.server.tables.table import fold
from roundtable.server.work.worker import bring

from .history.record import History, faults
from .history.views import digest, untrue, view_in

bring(("tests.practice",))
PROCESSES: Final = 3
ADA: Final = "ada"


class Clock(selectors.SelectSelector):
    """Waits in no time: whoever waits for a moment is there at once."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += max(0.0, timeout or 0.0)
        return []


def in_no_time(work: Coroutine[Any, Any, None]) -> None:
    """Run something on an imagined clock."""
    clock = Clock()
    loop = asyncio.SelectorEventLoop(clock)
    loop.time = lambda: clock.now  # type: ignore[method-assign]  # that is the point
    try:
        loop.run_until_complete(work)
    finally:
        loop.close()


class World:
    """The imagined database, and the lines to it."""

    def __init__(self, luck: random.Random) -> None:
        self.luck: Final = luck
        self.logs: Final[dict[str, list[Entry]]] = {}
        self.homes: Final[dict[str, Home]] = {}
        self.members: Final[list[InProcess]] = []
        self.processes: Final[list[Process]] = []


class Process:
    """A process, which may sleep whenever it waits for something. It is its own store, as far as desks need one."""

    sqlite = False  # as a database

    def __init__(self, world: World, name: str) -> None:
        self.world: Final = world
        self.name: Final = name
        self.awake: Final = asyncio.Event()
        self.awake.set()
        self.loses = 0  # answers of the database that will be lost
        self.fails = 0  # entries that it will not store
        self.deaf = False
        self.bell: Final = InProcess(world.members)
        self.homes: Final = ImaginedHomes(self)
        self.desk: Final = Desk(cast("Store", self), 100, Most(tables=100, bot_tables=100))
        self.forwarding: Final = ImaginedForwarding(self)
        self.neighbours: Final = Neighbours(self.desk)
        world.processes.append(self)

    @property
    def database(self) -> "Process":
        return self

    @property
    def logs(self) -> "Process":
        return self

    @property
    def chat(self) -> "Process":
        return self

    async def trip(self) -> None:
        """One way to the database or to another process."""
        await asyncio.sleep(self.world.luck.choice((0.0, 0.001, 0.01, 0.3)))
        await self.awake.wait()

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        await self.trip()
        found = self.world.logs.get(table, [])[after:]
        await self.trip()
        return found

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        await self.trip()
        return {table: len(self.world.logs[table]) for table in tables if table in self.world.logs}

    async def newest(self, _tables: Sequence[str]) -> dict[str, int]:
        return {}

    async def append(self, write: Write) -> None:
        try:
            async with in_time():
                await self.trip()
                if self.fails:
                    self.fails -= 1
                    raise Unavailable
                self.commit(write.entry)
                await self.trip()
        except TimeoutError as problem:
            raise Unavailable from problem
        if self.loses:
            self.loses -= 1
            raise Unavailable

    def commit(self, entry: Entry) -> None:
        log = self.world.logs.setdefault(entry.table, [])
        home = self.world.homes.get(entry.table)
        keys = {known.key for known in log if known.key is not None}
        if entry.epoch != (0 if home is None else home.epoch) or entry.sequence != len(log) + 1 or entry.key in keys:
            raise Conflict
        log.append(entry)
        self.bell.ring([News(entry.table, entry.sequence)])

    async def listen(self, hear: Hear, missed: Missed) -> None:
        await self.bell.start(lambda news: None if self.deaf else hear(news), missed)


class ImaginedHomes(Homes):
    """Homes that are kept in the imagined database."""

    def __init__(self, process: Process) -> None:
        super().__init__(cast("Any", process), process.name)
        self.process: Final = process

    async def _read(self, table: str) -> Home | None:
        await self.process.trip()
        return self.process.world.homes.get(table)

    async def _replace(self, home: Home) -> bool:
        await self.process.trip()
        known = self.process.world.homes.get(home.table)
        won = (0 if known is None else known.epoch) == home.epoch - 1
        if won:
            self.process.world.homes[home.table] = home
        await self.process.trip()
        return won


class ImaginedForwarding(Forwarding):
    """Forwarding over imagined lines."""

    def __init__(self, process: Process) -> None:
        super().__init__(process.desk)
        self.process: Final = process

    async def _pass(self, home: Home, asked: Asked) -> Answer | None:
        (there,) = [one for one in self.process.world.processes if one.name == home.process]
        work = asyncio.ensure_future(self._there(there, asked))
        try:
            async with asyncio.timeout(SILENCE):
                return await asyncio.shield(work)  # it goes on there, whoever waits
        except TimeoutError:
            return None

    async def _there(self, there: Process, asked: Asked) -> Answer:
        await there.trip()
        answer = await there.forwarding._answer(asked)
        await there.trip()
        return answer


class Client:
    """Somebody who moves at a table, through any process, and asks again until it is known what became of it."""

    def __init__(self, world: World, history: History, table: str) -> None:
        self.world, self.history, self.table = world, history, table
        self.moves = 0
        self.tasks: Final[list[asyncio.Task[None]]] = []

    def begin(self, at: int) -> None:
        """Make a move, and let it take its time."""
        self.moves += 1
        self.tasks.append(asyncio.ensure_future(self.move(at, f"k{self.moves}")))

    async def move(self, at: int, key: str) -> None:
        """Look, choose, and send it until there is an answer, each time through another process."""
        asked: Asked | None = None
        for attempt in range(50):
            process = self.world.processes[(at + attempt) % PROCESSES]
            try:
                if asked is None:
                    async with process.desk.reading(self.table) as (room, table):
                        self.look(room, table.version)
                        if table.status != "playing" or not table.waiting():
                            return
                        seat, version = table.waiting()[0], table.version
                        choice = self.world.luck.choice(table.need_game().options_of(seat)).notation
                    asked = Asked(
                        table=self.table, player=ADA, kind="play", seat=seat, version=version, key=key, action=choice
                    )
                    self.history.sent(key, self.table, asyncio.get_running_loop().time())
                got = await process.forwarding.carry_out(asked)
                self.history.acknowledged(key, got, asyncio.get_running_loop().time())
                return
            except (RoundtableError, Unavailable) as problem:
                if isinstance(problem, RoundtableError) and status_of(problem) != 503:
                    if asked is None:
                        raise
                    self.history.refused(key, problem.message, asyncio.get_running_loop().time())
                    return
                await asyncio.sleep(0.5)
        raise AssertionError("there is never an answer")

    def look(self, room: Room, version: int) -> None:
        """Look at a table through any eyes; of its events at those since any version."""
        seat, since = self.world.luck.randrange(2), self.world.luck.randrange(version + 1)
        view = view_in(room.shown(seat, since))
        self.history.saw(ADA, self.table, seat, 0, version, digest(view))


Step = tuple[str, int, float]
STEPS: Final = st.lists(
    st.tuples(
        st.sampled_from(["move", "move", "move", "sleep", "lose", "fail", "deafen", "leave", "wait"]),
        st.integers(0, PROCESSES - 1),
        st.sampled_from([0.0, 0.2, 1.0, 5.0, 20.0]),
    ),
    min_size=3,
    max_size=25,
)


async def begun(world: World) -> str:
    """Start all processes and a game; give its table."""
    for number in range(PROCESSES):
        process = Process(world, f"p{number}")
        await process.neighbours.start()
    places = [Place(kind=PERSON, name="Ada"), Place(kind=PERSON, name="Bea", hot=True)]
    draft, rules = orders.set_up(ADA, "tourney", {}, places, "", public=True, spectators=True, forced=False)
    table = await world.processes[0].desk.open(draft, rules)
    await world.processes[0].desk.act(table, orders.start(ADA))
    return table


async def play(steps: list[Step], seed: int) -> list[str]:
    """Do what the steps say; give what is wrong afterwards."""
    world = World(random.Random(seed))
    history = History()
    table = await begun(world)
    client = Client(world, history, table)
    sleepers: list[asyncio.Task[None]] = []
    for what, number, seconds in steps:
        process = world.processes[number]
        if what == "move":
            client.begin(number)
        elif what == "sleep":
            process.awake.clear()
            sleepers.append(asyncio.ensure_future(wake(process, seconds)))
        elif what == "lose":
            process.loses += 1
        elif what == "fail":
            process.fails += 1
        elif what == "deafen":
            process.deaf = not process.deaf
        elif what == "leave":
            sleepers.append(asyncio.ensure_future(come_and_go(process, table)))
        await asyncio.sleep(seconds if what == "wait" else world.luck.choice((0.0, 0.0, 0.01)))
    await asyncio.gather(*sleepers, *client.tasks)
    await asyncio.sleep(10)
    entries = world.logs[table]
    found = faults(history, table, entries) + await untrue(history, table, entries)
    whole = await fold(table, entries)
    for process in world.processes:
        process.deaf = False
        async with process.desk.reading(table) as (_, shown):
            if (shown.version, shown.status, shown.waiting()) != (whole.version, whole.status, whole.waiting()):
                found.append(f"{process.name} shows something else")
        await process.neighbours.stop()
    return found + history.wrong


async def wake(process: Process, seconds: float) -> None:
    await asyncio.sleep(seconds)
    process.awake.set()


async def come_and_go(process: Process, table: str) -> None:
    """Give orders that are not passed on, but take the table over."""
    for order in (orders.leave(ADA), orders.come_back(ADA)):
        try:
            await process.desk.act(table, order)
        except (Refused, RoundtableError):
            return


@settings(max_examples=25, deadline=None)
@given(steps=STEPS, seed=st.integers(0, 2**32 - 1))
def test_nothing_is_lost_or_doubled_whatever_happens_when(steps: list[Step], seed: int) -> None:
    found: list[str] = []

    async def work() -> None:
        found.extend(await play(steps, seed))

    in_no_time(work())
    assert found == []


def test_a_move_that_could_not_be_stored_is_never_shown() -> None:
    async def work() -> None:
        world = World(random.Random(1))
        id = await begun(world)
        process, history = world.processes[0], History()
        client = Client(world, history, id)
        for _ in range(20):
            async with process.desk.reading(id) as (room, table):
                client.look(room, table.version)
            seat = table.waiting()[0]
            order = orders.play(ADA, seat, table.need_game().options_of(seat)[0].notation, table.version)
            process.fails = 1
            with pytest.raises(Refused, match="server-store-away"):
                await process.desk.act(id, order)
        assert history.wrong + await untrue(history, id, world.logs[id]) == []
        for one in world.processes:
            await one.neighbours.stop()

    in_no_time(work())


def test_the_model_notices_a_sleeper_that_is_not_fenced_off(monkeypatch: pytest.MonkeyPatch) -> None:
    def commit(process: Process, entry: Entry) -> None:
        log = process.world.logs.setdefault(entry.table, [])
        log[entry.sequence - 1 :] = [entry]  # whoever writes last wins

    monkeypatch.setattr(Process, "commit", commit)
    steps: list[Step] = [("move", number % PROCESSES, 0.0) for number in range(12)]
    steps += [("sleep", 0, 5.0), *steps, ("leave", 1, 0.0), ("wait", 0, 5.0), *steps]
    found: list[str] = []

    async def work() -> None:
        for seed in range(10):  # the seed of the game itself is always another one
            if not found:
                found.extend(await play(steps, seed))

    in_no_time(work())
    assert found != []
