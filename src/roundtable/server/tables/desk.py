"""Where tables are read, changed and stored: every change goes through `act`, one at a time per table."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from msgspec import Struct

from roundtable.kernel.errors import IllegalAction, RoundtableError
from roundtable.server.refused import Refused
from roundtable.server.store import Call, ChatLine, Conflict, Entry, Quota, Store, Summary, Unavailable, Write
from roundtable.server.store.patience import afterwards, in_time

from . import apart, kinds
from .chairs import OPEN, PERSON
from .kinds import Draft
from .orders import Order, need_paper
from .room import Room
from .table import Key, Table, fold, follow

TRIES: Final = 8

Changed = Callable[[Room], None]
Turned = Callable[[str, int, Sequence[str]], None]  # table, version, people
NeedHome = Callable[[str], Awaitable[bool]]
CallsFor = Callable[[Table, list[str]], tuple[Call, ...]]


class Sent(Struct, frozen=True, kw_only=True):
    """A request that its client may send again until it is acknowledged."""

    player: str
    key: str
    kind: str
    seat: int
    action: str = ""

    def again(self, known: Key) -> int:
        """Give the version of the request that was carried out under this key, if it was the same one."""
        action = " ".join(self.action.lower().split())
        if (self.kind, self.seat, action) != (known.kind, known.seat, known.action):
            raise Refused("server-key-used", 409, key=self.key)
        return known.version


class NotAtHome(Exception):
    """The table is at home in another process."""


class Most(Struct, frozen=True, kw_only=True):
    """What one person may own at most."""

    tables: int
    bot_tables: int

    def quota(self, table: Table, kind: str) -> Quota | None:
        """Give what is to be counted when an entry is stored; None if it adds nothing to what its owner has."""
        if kind == kinds.NEW:
            return Quota(table.owner, bots=False, most=self.tables)
        if kind == kinds.START and not table.people():
            return Quota(table.owner, bots=True, most=self.bot_tables)
        return None


class Desk:
    """All tables of this process. `after` hears of every change made here; `calls` makes webhook calls for a turn."""

    def __init__(self, store: Store, in_memory: int, most: Most, calls: CallsFor | None = None) -> None:
        self.store: Final = store
        self.in_memory: Final = in_memory
        self.most: Final = most
        self.calls: Final = calls
        self.after: Final[list[Changed]] = []
        self.turned: Final[list[Turned]] = []  # hear whose turn came at which table, at any process
        self.rooms: Final[dict[str, Room]] = {}

    @property
    def held(self) -> int:
        """How many tables are in memory."""
        return len(self.rooms)

    # ---- finding ----

    def room(self, id: str) -> Room:
        """Give the room of a table, which may be empty yet."""
        room = self.rooms.get(id)
        if room is None:
            self._make_place()
            room = self.rooms[id] = Room(id)
        room.used = time.monotonic()
        return room

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[tuple[Room, Table]]:
        """Give a table as it is stored by now, at whatever process; nobody here changes it meanwhile."""
        room = self.room(id)
        async with locked(room):
            table = await self.current(room)
            await self._catch_up(room, table)
            yield room, table

    async def current(self, room: Room) -> Table:
        """Give the table of a locked room, read as far as we know of it."""
        try:
            if room.table is None:
                entries = await self.store.logs.entries(room.id)
                if not entries:
                    self.rooms.pop(room.id, None)
                    raise Refused("server-no-such-table", 404)
                if room.lines is None:
                    room.lines = (await self.store.chat.newest([room.id])).get(room.id, 0)
                room.table = await fold(room.id, entries)
            elif room.newest > room.table.version:
                await self._look(room.table)
        except Unavailable as problem:
            room.table = None
            raise Refused("server-store-away", 503) from problem
        if room.published != room.table.version:
            room.publish()
        return room.table

    def wake(self) -> None:
        """Let nobody wait for news any longer."""
        for room in self.rooms.values():
            room.wake()

    async def spoken(self, room: Room, line: ChatLine) -> None:
        """Pass a line of chat on that was stored; before it those that somebody else stored just before."""
        if room.lines is not None and line.n > room.lines + 1 and room.watchers:
            await self.pass_on(room)
        room.said(line)

    async def pass_on(self, room: Room) -> None:
        """Pass on whatever was said and not passed on yet."""
        for said in await self.store.chat.lines(room.id, room.lines or 0):
            room.said(said)

    def drop(self, ids: Sequence[str]) -> None:
        """Forget tables that were erased."""
        for id in ids:
            self.rooms.pop(id, None)

    def _make_place(self) -> None:
        """Forget the tables unused for longest; they stand in the store."""
        if len(self.rooms) < self.in_memory:
            return
        idle = sorted([room for room in self.rooms.values() if room.idle], key=lambda room: room.used)
        for room in idle[: max(1, self.in_memory // 10)]:
            del self.rooms[room.id]

    # ---- changing ----

    async def open(self, draft: Draft, rules: str) -> str:
        """Set a table up and give its id."""
        id = secrets.token_urlsafe(9)
        room = self.room(id)
        async with locked(room):
            room.lines = 0
            table = Table(id)
            try:
                await asyncio.shield(self._store(room, table, draft, None, rules))
            except RoundtableError:
                self.rooms.pop(id, None)  # there is no such table
                raise
        return id

    async def act(self, id: str, order: Order) -> int:
        """Carry out an order and give the version it brought; the table is at home here from now on."""
        return await asyncio.shield(self._act(id, order, None, self._take_in))

    async def act_once(self, id: str, order: Order, sent: Sent) -> int:
        """Carry out an order that a client may send again under the same key: then give the same version again."""
        return await asyncio.shield(self._act(id, order, sent, self._take_in))

    async def act_here(self, id: str, order: Order, sent: Sent) -> int:
        """Do the same for another process, but only if the table is at home here."""
        return await asyncio.shield(self._act(id, order, sent, self._need_home))

    async def _act(self, id: str, order: Order, sent: Sent | None, home: NeedHome) -> int:
        for _ in range(TRIES):
            room = self.room(id)
            async with locked(room):
                table = await self.current(room)
                if self.store.homes.wanted:
                    await self._be_at_home(room, table, home)
                known = None if sent is None else table.keys.get((sent.player, sent.key))
                if known is not None and sent is not None:
                    return sent.again(known)
                try:
                    draft = order(table)
                except RoundtableError:
                    if not await self._catch_up(room, table):
                        raise
                    continue  # it may be allowed by now, or stand already under its key
                need_paper(table, draft)
                if await self._store(room, table, draft, None if sent is None else sent.key, table.rules):
                    return table.version
                self.store.homes.forget(id)
        raise Refused("server-busy", 503)

    async def _be_at_home(self, room: Room, table: Table, home: NeedHome) -> None:
        """See that a table is at home here; if it has just come, read what it has become elsewhere."""
        try:
            came = await home(room.id)
        except Unavailable as problem:
            raise Refused("server-store-away", 503) from problem
        if came:
            await self._catch_up(room, table)

    async def _need_home(self, id: str) -> bool:
        """Refuse what belongs elsewhere."""
        home = await self.store.homes.find(id)
        if home is None or not self.store.homes.is_here(home):
            raise NotAtHome
        return False

    async def _take_in(self, id: str) -> bool:
        """Take a table over, if it is at home elsewhere or nowhere; say whether it has come just now."""
        home = await self.store.homes.find(id)
        if home is not None and self.store.homes.is_here(home):
            return False
        await self.store.homes.take(id, home)
        return True

    def heard_of(self, id: str, version: int) -> None:
        """There is something newer at a table than we know."""
        room = self.rooms.get(id)
        if room is not None:
            room.newest = max(room.newest, version)

    async def _catch_up(self, room: Room, table: Table) -> bool:
        """Read what other processes wrote and we have not heard of; say whether there is anything."""
        try:
            new = await self._look(table)
        except Unavailable as problem:
            raise Refused("server-store-away", 503) from problem
        if new:
            room.publish()
        return new

    async def _look(self, table: Table) -> bool:
        """Look for entries that other processes wrote and we have not heard of; say whether there are any."""
        if self.store.database.sqlite:
            return False
        entries = await self.store.logs.entries(table.id, table.version)
        for entry in entries:
            follow(table, entry)
        return bool(entries)

    async def _store(self, room: Room, table: Table, draft: Draft, key: str | None, rules: str) -> bool:
        """Apply a draft and store it; False if another process was faster and the table must be read again."""
        waited = who_must_decide(table)
        entry = Entry(
            table=room.id,
            sequence=table.version + 1,
            kind=draft.kind,
            seat=draft.seat,
            player=draft.player,
            base=draft.base,
            data=kinds.encode(draft.data),
            rules=rules,
            key=key,
            mark=secrets.token_hex(8),
            at=time.time(),
            epoch=self.store.homes.epoch(room.id),
        )
        try:
            check = table.apply(entry)
        except IllegalAction:
            raise  # the rules refused, and nothing has changed
        except BaseException:
            room.table = None
            raise
        if check and isinstance(draft.data, kinds.Move):
            data = msgspec.structs.replace(draft.data, check=check)
            entry = msgspec.structs.replace(entry, data=kinds.encode(data))
        try:
            write = self._write(table, entry, waited)
            await self.store.append(write)
        except Conflict:
            room.table = None
            return False
        except Unavailable as problem:
            room.table = None
            raise Refused("server-store-away", 503) from problem
        except BaseException:
            room.table = None
            raise
        room.table = table
        room.newest = table.version
        room.publish()
        for changed in self.after:
            afterwards(changed, room)
        self.tell_turns(room.id, table.version, write.turns)
        return True

    def tell_turns(self, id: str, version: int, people: Sequence[str]) -> None:
        """Tell people that their turn has come."""
        for turned in self.turned if people else ():
            turned(id, version, people)

    def _write(self, table: Table, entry: Entry, waited: list[str]) -> Write:
        """Gather what is stored with an entry."""
        came = [player for player in who_must_decide(table) if player not in waited]
        moved = entry.kind not in kinds.MOVES
        return Write(
            entry=entry,
            summary=summary(table),
            sitting=sitting(table) if moved else None,
            calls=self.calls(table, came) if self.calls is not None and came else (),
            turns=tuple(came),
            quota=self.most.quota(table, entry.kind),
        )


@asynccontextmanager
async def locked(room: Room) -> AsyncIterator[None]:
    """Change a room alone; who has to wait too long for those before is told that the store is away."""
    if room.lock.locked():
        try:
            async with in_time():
                await room.lock.acquire()
        except TimeoutError as problem:
            raise Refused("server-store-away", 503) from problem
    else:
        await room.lock.acquire()  # at once
    try:
        yield
    finally:
        room.lock.release()


def who_must_decide(table: Table) -> list[str]:
    """Give the people whose decision a table waits for."""
    chairs = [table.chairs[seat] for seat in table.waiting()]
    return list(dict.fromkeys([chair.player for chair in chairs if chair.player and chair.kind == PERSON]))


def sitting(table: Table) -> tuple[tuple[int, str], ...]:
    """Give who sits where."""
    return tuple([(seat, chair.player) for seat, chair in enumerate(table.chairs) if chair.player is not None])


def summary(table: Table) -> Summary:
    """Give what lists say about a table."""
    waiting = 0
    for seat in table.waiting():
        waiting |= 1 << seat
    return Summary(
        id=table.id,
        game=table.setup.game,
        rules=table.rules,
        title=table.setup.title,
        owner=table.owner,
        status=table.status,
        public=table.setup.public,
        spectators=table.setup.spectators,
        seats=len(table.chairs),
        taken=len([chair for chair in table.chairs if not chair.free]),
        open=len([chair for chair in table.chairs if chair.kind == OPEN]),
        version=table.version,
        waiting=waiting,
        bot_waits=bool(table.bots_waiting()),
        created=table.created,
        updated=table.updated,
        about=apart.text_of(table),
    )
